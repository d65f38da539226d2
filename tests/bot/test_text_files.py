"""Every sentence there is: in every language, with the same facts, formatted without a complaint."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from bot.chat.facts import FactValue, Mention
from bot.chat.port import Account, Style
from bot.chat.text import plain_text, read_file
from bot.games.registry import GAMES, load
from bot.grammar import command_error, words
from bot.grammar.command import parse
from bot.settings import DATA, FALLBACK
from tests.texts import TEXTS, missing

FOLDER = DATA / "text"
LOCALES = sorted(path.name for path in FOLDER.iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NASTY = "`x` **y** @everyone <b>&amp;</b> { $z } \ue000\u202e"
YOU = TEXTS.plain("puzzle-you", FALLBACK)
SEEN = "`x` **y** @everyone <b>&amp;</b> { $z } "


@dataclass(frozen=True)
class Sentence:
    """A message or attribute: the file it stands in, its variables, and the variants of those that select."""

    file: str
    variables: frozenset[str]
    selectors: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def samples(self) -> Iterator[dict[str, FactValue]]:
        """Facts for every way through the sentence."""
        ways: dict[str, list[FactValue]] = {}
        for name, variants in self.selectors:
            counted = all(variant in PLURALS or variant.isdigit() for variant in variants)
            ways[name] = [0, 1, 2, 5, 1234] if counted else [*variants, "something-else"]
        rest = sorted(self.variables - ways.keys())
        for values in islice(product(*ways.values()), 500):
            for text in (NASTY, Mention(NASTY, Account("web", "ben"), notify=True), ""):
                yield dict(zip(ways, values, strict=True)) | dict.fromkeys(rest, text)


class Reader(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "sentences select on facts alone"
        names = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.selectors.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def sentences(locale: str) -> dict[str, Sentence]:
    found = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in read_file(path).body:
            if isinstance(entry, ast.Message):
                parts = {entry.id.name: entry.value} if entry.value else {}
                parts |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
                for key, pattern in parts.items():
                    reader = Reader()
                    reader.visit(pattern)
                    selectors = tuple((name, tuple(sorted(names))) for name, names in reader.selectors.items())
                    found[key] = Sentence(path.name, frozenset(reader.variables), selectors)
    return found


ALL = {locale: sentences(locale) for locale in LOCALES}


OTHERS = [locale for locale in LOCALES if locale != FALLBACK]


def in_both(locale: str) -> Iterator[tuple[str, Sentence, Sentence]]:
    """Every sentence of English that a language has too: where it stands, the English one, and its own."""
    for key, sentence in ALL[FALLBACK].items():
        if key in ALL[locale]:
            yield f"{locale}/{ALL[locale][key].file}: {key}", sentence, ALL[locale][key]


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_sentences_in_the_same_files(locale: str) -> None:
    english, own = ALL[FALLBACK], ALL[locale]
    wrong = [f"{locale}/{one.file} lacks {key}" for key, one in english.items() if key not in own]
    wrong += [f"{locale}/{one.file}: English has no {key}" for key, one in own.items() if key not in english]
    wrong += [f"{place} belongs into {one.file}" for place, one, other in in_both(locale) if one.file != other.file]
    assert not wrong, "\n".join(wrong)
    assert len(english) > 100


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_uses_the_same_facts(locale: str) -> None:
    wrong = [
        f"{place} {'lacks' if fact in one.variables else 'has, but English has not,'} {{ ${fact} }}"
        for place, one, other in in_both(locale)
        for fact in sorted(one.variables ^ other.variables)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_counts_and_chooses_by_the_same_facts(locale: str) -> None:
    def kinds(sentence: Sentence) -> dict[str, bool]:
        return {name: set(variants) <= PLURALS | {"0", "1"} for name, variants in sentence.selectors}

    def agree(one: Sentence, other: Sentence) -> bool:
        """Whether they do. Whoever solves a puzzle may have no variant: other letters than a to z cannot name one."""
        solving = [name for name, variants in one.selectors if YOU in variants]
        unnamed = {name: False for name in solving if (name, ("other",)) in other.selectors}
        return kinds(one) == kinds(other) | unnamed

    wrong = [
        f"{place} chooses its variants by other facts than in English, or counts other facts"
        for place, one, other in in_both(locale)
        if not agree(one, other)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_variant_of_a_language_can_be_chosen(locale: str) -> None:
    """Variants have the names that they have in English, or of plural forms; whoever solves a puzzle is named by a text."""
    own = TEXTS.plain("puzzle-you", locale)
    named = {YOU: own} if re.fullmatch("[A-Za-z-]+", own) else {}
    wrong = []
    for place, one, other in in_both(locale):
        known = {name: {named.get(variant, variant) for variant in variants} for name, variants in one.selectors}
        for name, variants in other.selectors:
            strange = {variant for variant in variants if not variant.isdigit()} - PLURALS - known.get(name, set())
            wrong += [f"{place} has a variant [{variant}] that is never chosen" for variant in sorted(strange)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_can_be_formatted_whatever_the_facts(locale: str) -> None:
    for key, sentence in ALL[locale].items():
        for facts in sentence.samples:
            rich = TEXTS.format(key, locale, facts)
            said = plain_text(rich)
            assert said.strip() or "" in facts.values(), f"{locale}/{sentence.file}: {key} is empty"
            assert not any(0xE000 <= ord(sign) < 0xF900 for sign in said), key
            ours = said.replace(SEEN, "").replace(SEEN.strip(), "")
            left = set("`{}*\u2068\u2069") & set(ours)
            assert not left, f"{locale}/{sentence.file}: {key} shows {' '.join(left)}, perhaps one of two: {ours}"


@pytest.mark.parametrize("locale", LOCALES)
def test_people_are_mentioned_only_where_a_person_is_meant(locale: str) -> None:
    for key, sentence in ALL[locale].items():
        for facts in sentence.samples:
            spans = [span for span in TEXTS.format(key, locale, facts) if span.style is Style.MENTION]
            mentions = [fact for fact in facts.values() if isinstance(fact, Mention)]
            assert len(spans) >= (1 if mentions and not sentence.selectors else 0), key
            assert not spans or mentions, key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_of_a_command_error_has_a_sentence(locale: str) -> None:
    assert missing([f"command-{code}" for code in sorted(command_error.CODES)], locale) == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_what_all_games_say_alike_stands_once(locale: str) -> None:
    """No game repeats a sentence all games share, and no three games have the same one."""
    taken = {key for key, sentence in ALL[locale].items() if sentence.file != "game.ftl"}  # game-begins is of a table
    said: dict[str, list[str]] = {}
    for folder in ("game", *{spec.folder for spec in GAMES.values()}):
        for entry in read_file(FOLDER / locale / f"{folder}.ftl").body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                code = entry.id.name.removeprefix(f"{folder}-")
                sentence = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), entry.value))
                said.setdefault(code, []).extend([sentence] * (2 if folder == "game" else 1))
    repeated = {code for code, own in said.items() if any(own.count(sentence) > 2 for sentence in own)}
    assert {code for code in repeated if f"game-{code}" not in taken} == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_shared_sentence_is_one_of_a_game(locale: str) -> None:
    codes = {code for name in GAMES for code in load(name).game.codes | load(name).game.events}
    shared = [key.removeprefix("game-") for key, sentence in ALL[locale].items() if sentence.file == "game.ftl"]
    assert len(shared) > 10
    assert [code for code in shared if code not in codes] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_has_help_whose_usage_is_that_command(locale: str) -> None:
    for name in words.COMMANDS:
        usage, _, sentence = TEXTS.plain(f"help-{name}", locale).partition("\n")
        assert sentence.strip(), f"{locale}: help-{name} has no second line"
        spans = [span for span in TEXTS.format(f"help-{name}", locale) if span.style is Style.CODE]
        lines = [span.text for span in spans if span.text in usage and span.text.startswith("/")]
        assert lines, f"{locale}: the first line of help-{name} has no `/command`"
        for line in lines:
            meant = words.parse_command(line.removeprefix("/").split()[0])
            assert meant == name, f"{locale}: help-{name} says {line}, which is no word for {name}"
            parse(line, games={"summy": "summy"})


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_all_commands_has_every_command(locale: str) -> None:
    spans = [span.text for span in TEXTS.format("help-overview", locale) if span.style is Style.CODE]
    named = {words.parse_command(text.removeprefix("/").split()[0]) for text in spans}
    left_out = {"start", "help"}  # a chat sends the one, and the list answers the other
    assert set(words.COMMANDS) - left_out == named, f"help-overview in {locale}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_a_sentence_proposes_can_be_typed(locale: str) -> None:
    sane = {
        "table": "12",
        "page": "2",
        "name": "summy",
        "rule": "S5",
        "nearest": "help",
        "typed": "rack",
        "command": "/rack #12",
        "code": "K7QF-2M9X",
    }
    proposed = []
    own = {word for by in words.COMMANDS.values() for word in by[locale]} | {"help", "rack"}
    for key, sentence in ALL[locale].items():
        facts: dict[str, FactValue] = next(iter(sentence.samples)) | {
            name: fact for name, fact in sane.items() if name in sentence.variables
        }
        spans = TEXTS.format(key, locale, facts)
        proposed += [(key, span.text) for span in spans if span.style is Style.CODE and re.match(r"/\w", span.text)]
    strange = [f"{ALL[locale][key].file}: {key}: {line}" for key, line in proposed if line.split()[0][1:] not in own]
    assert not strange, f"these are no commands of the language {locale}:\n" + "\n".join(strange)
    for _, line in proposed:
        if len(line.split()) > 1:
            parse(line, games={"summy": "summy"})
    assert len(proposed) > 30


@pytest.mark.parametrize("locale", LOCALES)
def test_help_tells_of_words_for_the_draws_wherever_they_can_be_given(locale: str) -> None:
    luck = words.format_key("luck", locale)
    for name in ("accept", "rematch", "tournament"):
        codes = [span.text for span in TEXTS.format(f"help-{name}", locale) if span.style is Style.CODE]
        assert any(getattr(parse(code), "client_seed", "") for code in codes if code.startswith("/")), name
        assert f"{luck}=" in codes, f"{locale}: help-{name} does not say `{luck}=`"


def test_german_calls_a_game_that_is_played_by_one_name() -> None:
    """*Spiel* is what Summy is; what is played at a table is a *Partie*, as `/partien` lists them."""
    other = re.compile(
        r"[Ss]piele?n? an Tisch|[Gg]ewertete[nrs]? Spiel|Meine Spiele|eigenen Spiele|eigenes Spiel|beendete[ns]? Spiel"
    )
    told = {path.name: other.findall(path.read_text("utf-8")) for path in (FOLDER / "de").iterdir()}
    assert not any(told.values()), told
