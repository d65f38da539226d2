"""Every move and word that a text names in a language can be typed in it: in every text, game and language."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from bot.chat.facts import FactValue
from bot.chat.port import Rich, Style
from bot.games import registry
from bot.games.move_words import localized_move, typed_words
from bot.games.rulebook import load as load_rules
from bot.games.rulebook import to_rich
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.command_types import Play, Try
from bot.settings import DATA, FALLBACK
from core.errors import Fact, MoveError, MoveText, NumberText
from core.game import Event, Seat
from core.replay import RESIGN, TAKEBACK
from tests.bot.test_text_files import ALL, Sentence
from tests.conformance.games import AnyGame
from tests.conformance.playing import played
from tests.conformance.test_registered_games import RECORDS
from tests.core.golden import kept
from tests.texts import TEXTS, missing

pytestmark = pytest.mark.untraced

LANGUAGES = TEXTS.locales
OTHERS = [language for language in LANGUAGES if language != FALLBACK]
GAMES = tuple(registry.GAMES)
SANE: Mapping[str, FactValue] = {
    **dict.fromkeys(("tiles", "best"), "R8 B8"),
    **dict(zip(("tile", "meld", "other", "front", "end"), ("R6", "A", "B", "J=R3", "J=R7"), strict=True)),
}
"""Facts that make the moves proposed by a sentence readable."""

PART = re.compile(r"[0-9]+(\.[0-9]+|\+[0-9]+/[0-9]+)")
WORD = re.compile(r"\b[^\W\d_]+\b")


def code_spans(rich: Rich) -> list[str]:
    return [span.text for span in rich if span.style is Style.CODE]


def codes(rich: Rich) -> Iterator[str]:
    """The texts of code spans, to be typed as they are; of a command, the move that it plays or tries."""
    for code in code_spans(rich):
        if not code.startswith("/"):
            yield code
        elif move := commanded(code):
            yield move


def commanded(code: str) -> str:
    """The move of a command to play or try one; empty for any other."""
    try:
        command = parse(code)
    except CommandError:
        return ""
    return command.move if isinstance(command, Play | Try) else ""


def meaning(name: str, text: str) -> str | None:
    """The move that a text reads as, or the meaning of bare words; None if it is no part of a move."""
    try:
        return repr(registry.load(name).game.parse(text))
    except MoveError:
        words, said = typed_words(registry.prefix(name)), text.lower()
        known = {*words.canonical, *words.canonical.values()} & set(WORD.findall(said))
        return WORD.sub(lambda found: words.canonical.get(found[0], found[0]), said) if known else None


def taught(name: str, text: Rich) -> dict[str, str]:
    """The moves and words that a text teaches: their meanings, and how they are typed there."""
    found = {meaning(name, code): code for code in codes(text)}
    return {meant: code for meant, code in found.items() if meant is not None}


def differences(english: Mapping[str, str], other: Mapping[str, str], where: str) -> Iterator[str]:
    """What a text teaches differently from English, as it is typed."""
    if lacks := [f"`{english[meant]}`" for meant in english if meant not in other]:
        yield f"{where}: nothing means the same as {', '.join(lacks)} in English"
    if more := [f"`{other[meant]}`" for meant in other if meant not in english]:
        yield f"{where}: {', '.join(more)} means nothing that is said in English"


def ways(sentence: Sentence) -> Iterator[dict[str, FactValue]]:
    """Facts for every variant of a sentence, with tiles and cells that exist."""
    chosen = {name for name, _ in sentence.selectors}
    for facts in islice(sentence.samples, 0, 120, 3):
        yield {name: fact if name in chosen else SANE.get(name, "…") for name, fact in facts.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_teaches_the_same_moves_in_every_language(name: str, language: str) -> None:
    own = {key: one for key, one in ALL[FALLBACK].items() if one.file == f"{registry.prefix(name)}.ftl"}
    assert missing(own, language) == ""
    moves, wrong = 0, dict[str, None]()
    for key, sentence in own.items():
        for facts in ways(sentence):
            first, other = (taught(name, TEXTS.format(key, locale, facts)) for locale in (FALLBACK, language))
            wrong |= dict.fromkeys(differences(first, other, f"{language}/{sentence.file}: {key}"))
            moves += len(first)
    assert not wrong, "\n".join(wrong)
    assert moves > 2


@pytest.mark.parametrize("language", OTHERS)
def test_the_sentences_of_all_games_show_the_same_moves_in_every_language(language: str) -> None:
    moves, wrong = 0, dict[str, None]()
    for key, sentence in ALL[FALLBACK].items():
        for facts in ways(sentence):
            first, other = (
                {
                    f"{meaning(name, move)}": move
                    for move in filter(None, map(commanded, code_spans(text)))
                    for name in GAMES
                }
                for text in (TEXTS.format(key, locale, facts) for locale in (FALLBACK, language))
            )
            wrong |= dict.fromkeys(differences(first, other, f"{language}/{sentence.file}: {key}"))
            moves += len(first)
    assert not wrong, "\n".join(wrong)
    assert moves > 2


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_book_teaches_the_same_moves_in_every_language(name: str, language: str) -> None:
    first, other = (load_rules(DATA / "rules", locale, name) for locale in (FALLBACK, language))
    assert [*other.rules] == [*first.rules], f"data/rules/{language}/{name}.md"
    pairs = {"the part before the rules": (first.opening(), other.opening())}
    pairs |= {id: (first.rule(id), other.rule(id)) for id in first.rules}
    wrong = list[str]()
    for part, both in pairs.items():
        english, own = (taught(name, to_rich(text)) for text in both)
        wrong += differences(english, own, f"{language}/{name}.md, {part}")
    assert not wrong, "\n".join(wrong)
    assert len(taught(name, to_rich(first.opening()))) > 2


def labels(language: str) -> dict[str, str]:
    """The labels of buttons without facts, by their keys; `web-dock-turn` is a heading."""
    return {
        key: TEXTS.plain(key, language)
        for key, sentence in ALL[FALLBACK].items()
        if re.match(r"(\w+-)?button-|web-(?!dock-turn)", key) and not sentence.variables
    }


def bold(rich: Rich) -> set[str]:
    return {span.text for span in rich if span.style is Style.BOLD}


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_names_buttons_by_their_labels(language: str) -> None:
    english, own = labels(FALLBACK), labels(language)
    both = (FALLBACK, language)
    texts = [
        (f"{language}/{sentence.file}: {key}", [bold(TEXTS.format(key, each, facts)) for each in both])
        for key, sentence in ALL[FALLBACK].items()
        for facts in ways(sentence)
    ]
    books = {name: [load_rules(DATA / "rules", each, name).opening() for each in both] for name in GAMES}
    texts += [(f"{language}/{name}.md", [bold(to_rich(book)) for book in same]) for name, same in books.items()]
    named, wrong = 0, dict[str, None]()
    for where, (words, others) in texts:
        for word in words & set(english.values()):
            named += 1
            right = {own[key] for key, label in english.items() if label == word}
            if not right & others:
                wrong[f"{where}: **{word}** of English is the button **{'** or **'.join(sorted(right))}**"] = None
    assert not wrong, "\n".join(wrong)
    assert named > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_move_of_a_golden_record_is_read_as_it_is_written_in_a_language(file: Path, language: str) -> None:
    one = kept(file)
    for entry in one.log:
        if entry.seat > 0 and entry.text not in (RESIGN, TAKEBACK):
            said = localized_move(registry.prefix(one.name), entry.text, language)
            assert one.game.parse(said) == one.game.parse(entry.text), said


@cache
def facts_of(name: str) -> tuple[Fact, ...]:
    """All facts told of games between computers and of the endings of golden games."""
    game, facts = registry.load(name).game, list[Fact]()
    for ended in (kept(file) for file in RECORDS if file.parts[-3] == registry.prefix(name)):
        view, outcome = game.view(ended.replay.position, Seat(1)), ended.outcome
        told = (*game.describe(view), *game.recap(view), *(outcome.counted if outcome else ()))
        facts += (fact for event in told for fact in event.facts.values())
    for seats in range(game.seats[0], game.seats[1] + 1):
        one = played(name, seats)
        events: list[Event] = [event for moment in one.moments for event in moment.events]
        for replay in list(one.replays())[::4]:
            for seat in (None, *map(Seat, range(1, seats + 1))):
                view = game.view(replay.position, seat)
                events += (*game.recap(view), *game.describe(view), *game.draft(view))
        facts += (fact for event in events for fact in event.facts.values())
    return tuple({(type(fact), fact): fact for fact in facts}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_fact_with_words_of_a_move_says_that_it_is_one(name: str, language: str) -> None:
    game, folder, moves = registry.load(name).game, registry.prefix(name), 0
    for fact in facts_of(name):
        if isinstance(fact, MoveText):
            moves += 1
            for part in re.split(r"; |…; ", fact):
                assert part == "…" or game.parse(localized_move(folder, part, language)) == game.parse(part)
        elif isinstance(fact, str) and not isinstance(fact, NumberText):
            assert localized_move(folder, fact, language) == fact
            assert not PART.fullmatch(fact), "a number that need not be whole"
    assert moves or folder == "summa", "nothing of a move is told"


@cache
def tapped(name: str) -> frozenset[str]:
    """All texts that taps type on the boards and tiles of games between computers."""
    engine, found = registry.load(name), set[str]()
    for seats in range(engine.game.seats[0], engine.game.seats[1] + 1):
        for replay in list(played(name, seats).replays())[::4]:
            for seat in (None, *map(Seat, range(1, seats + 1))):
                view = engine.game.view(replay.position, seat)
                areas = engine.pictures.areas(view)
                if seat is not None and view.private is not None:
                    areas += engine.pictures.rack_areas(view)
                found |= {text for area in areas for text in (area.text, area.again)}
    return frozenset(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_tap_types_the_same_in_every_language(name: str, language: str) -> None:
    engine = registry.load(name)
    for text in tapped(name):
        said = localized_move(engine.folder, text, language)
        lines = [(before, after) for before in ("", "E6 y5") for after in ("", "C2", "A")]
        read = [_read(engine.game, f"{before}{text}{after}") for before, after in lines]
        assert any(read) or said == text, f"{text!r} is a word of no move"
        assert [_read(engine.game, f"{before}{said}{after}") for before, after in lines] == read


def _read(game: AnyGame, text: str) -> object:
    try:
        return game.parse(text)
    except MoveError:
        return None
