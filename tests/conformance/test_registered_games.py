"""Every game of the registry has pictures, sentences, rule books, an example and golden records."""

import re
from io import BytesIO
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Channel
from bot.games import registry
from bot.games.rulebook import load as load_rules
from bot.grammar import command, vocabulary
from bot.grammar.command_error import CommandError
from bot.grammar.command_types import Challenge
from bot.grammar.vocabulary import fold
from bot.messages.announce import HOW_TO_MOVE
from bot.messages.drawing import Drawing
from bot.messages.painting import paint
from bot.settings import DATA
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.tables.options import agreed, every_word
from core.errors import OptionError
from core.game import Seat
from core.record import format, from_log, parse
from render.areas import Area
from render.theme import THEMES
from tests.conformance.playing import played
from tests.core.golden import kept
from tests.examples import LONG
from tests.texts import TEXTS, missing

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted(
    file
    for folder in {kind.folder for kind in registry.GAMES.values()}
    for file in (ROOT / "tests" / "core" / folder / "games").glob("*.game")
)
WIDTH = 2000
"""No picture is wider or higher than this many pixels, so that every chat takes it."""


def names(seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in range(1, seats + 1))


def drawn(png: bytes) -> Image.Image:
    picture = Image.open(BytesIO(png))
    picture.load()
    assert picture.format == "PNG"
    assert max(picture.size) <= WIDTH
    assert len(picture.getcolors(256) or range(256)) > 2
    return picture


LOOKS = tuple(product(THEMES, (False, True)))
"""The ways to draw a board: the theme, and whether it is drawn whole."""


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_picture_for_every_view(name: str) -> None:
    """One random look at each view of some positions; at more of them all looks in `make long`."""
    engine, rng = registry.load(name), Random(name)
    for seats in range(engine.game.seats[0], engine.game.seats[1] + 1):
        for replay in list(played(name, seats).replays())[:: 3 if LONG else 8]:
            for seat in (None, *map(Seat, range(1, seats + 1))):
                view = engine.game.view(replay.position, seat)
                for theme, whole in LOOKS if LONG else (rng.choice(LOOKS),):
                    drawn(engine.pictures.picture(view, THEMES[theme], names=names(seats), whole=whole))
                    if seat is not None and view.private is not None:
                        drawn(engine.pictures.rack(view, THEMES[theme], names=names(seats)))


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
def test_positions_and_views_are_values_and_can_be_keys(name: str) -> None:
    game = registry.load(name).game
    for replay in played(name, game.seats[1]).replays():
        views = [game.view(replay.position, seat) for seat in (None, Seat(1), Seat(2))]
        again = [game.view(replay.position, seat) for seat in (None, Seat(1), Seat(2))]
        assert [hash(replay.position), *map(hash, views)] == [hash(replay.position), *map(hash, again)]


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_no_private_picture_for_the_public(name: str) -> None:
    engine = registry.load(name)
    public = engine.game.view(played(name, engine.game.seats[0]).last.position, None)
    for show in (engine.pictures.rack_areas, lambda view: engine.pictures.rack(view, THEMES["light"])):
        with pytest.raises(ValueError, match="public"):
            show(public)


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
def test_what_can_be_tapped_lies_in_the_picture_side_by_side(name: str) -> None:
    engine = registry.load(name)
    seats = engine.game.seats[1]
    for replay in list(played(name, seats).replays())[::5]:
        for seat in (None, Seat(1)):
            view = engine.game.view(replay.position, seat)
            beside(engine.pictures.areas(view))
            if seat is not None and view.private is not None:
                beside(engine.pictures.rack_areas(view))
    beside(engine.pictures.areas(engine.game.view(played(name, seats).last.position, None), whole=True))


def beside(areas: tuple[Area, ...]) -> None:
    """Assert that the areas do not overlap, and that each has a text."""
    for one in areas:
        assert one.text.strip()
        assert one.left >= 0
        assert one.top >= 0
        assert one.left + one.width <= 1
        assert one.top + one.height <= 1
    hair = 1e-6
    for one, other in combinations(areas, 2):
        across = one.left + one.width <= other.left + hair or other.left + other.width <= one.left + hair
        down = one.top + one.height <= other.top + hair or other.top + other.height <= one.top + hair
        assert across or down


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_sentence_for_every_code(name: str, locale: str) -> None:
    game = registry.load(name).game
    said = (*sorted(game.codes | game.events), "button-yours", HOW_TO_MOVE.removeprefix("-"))
    assert missing([f"{registry.prefix(name)}-{one}" for one in said], locale) == ""
    for taps, private in product(("yes", "no"), repeat=2):
        assert TEXTS.plain(
            f"{registry.prefix(name)}{HOW_TO_MOVE}", locale, {"seats": 2, "private": private, "taps": taps}
        )


@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_tip_for_every_task(name: str) -> None:
    """Where turns are of several kinds, every seat that is on turn has a task."""
    game = registry.load(name).game
    on_turn = [
        game.task(game.view(replay.position, Seat(seat)))
        for replay in played(name, game.seats[0]).replays()
        for seat in game.turn(replay.position)
        if seat > 0
    ]
    assert on_turn
    tasks = {*on_turn} - {""}
    assert not tasks or all(on_turn)
    keys = [f"web-dock-tip-{name}-{task}" for task in sorted(tasks)]
    assert [missing(keys, locale) for locale in TEXTS.locales] == [""] * len(TEXTS.locales)


@pytest.mark.untraced
@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_label_for_every_quick_action(name: str, locale: str) -> None:
    game = registry.load(name).game
    words = {
        word
        for seats in range(game.seats[0], game.seats[1] + 1)
        for replay in played(name, seats).replays()
        for seat in map(Seat, range(1, seats + 1))
        for word in game.quick_actions(game.view(replay.position, seat))
    }
    assert missing([f"button-{word}" for word in sorted(words)], locale) == ""


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_sentence_for_every_option(name: str, locale: str) -> None:
    options = registry.load(name).game.options
    assert missing([f"{registry.prefix(name)}-option-{option}" for option in options], locale) == ""


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_every_option_has_a_typed_word_that_means_nothing_else_in_a_challenge(name: str, locale: str) -> None:
    for option in registry.load(name).game.options:
        for form in vocabulary.forms_of_game(registry.prefix(name), "options")[option][locale]:
            wrong = f"{locale}/{registry.prefix(name)}.toml: [options] {option}: {form!r} is no single word of its own"
            try:
                typed = command.parse(f"/challenge computer {name} {form}", games={name: name}, options=every_word())
            except CommandError as error:
                raise AssertionError(wrong) from error
            assert isinstance(typed, Challenge)
            assert (typed.options, typed.computers) == ({fold(form): "yes"}, (None,)), wrong
            chosen = {fold(form): registry.load(name).game.options[option][0]}
            engine, options = agreed(locale, name, chosen, more=(), usual={})
            assert (engine.name, list(options)) == (name, [option])


@pytest.mark.parametrize("name", registry.GAMES)
def test_options_take_the_values_proposed_and_no_nonsense(name: str) -> None:
    options = registry.load(name).game.options
    for option, values in options.items():
        assert values
        for value in values:
            assert registry.load(name, {option: value}).game.options == options
        with pytest.raises(OptionError) as caught:
            registry.load(name, {option: "non-sense"})
        assert (caught.value.code, caught.value.facts) == ("bad-option", {"option": option, "value": "non-sense"})
    with pytest.raises(OptionError) as caught:
        registry.load(name, {"no-such-option": "yes"})
    assert (caught.value.code, caught.value.facts) == ("unknown-option", {"option": "no-such-option"})


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_the_rule_book_has_every_rule_the_engine_names(name: str, locale: str) -> None:
    sources = (ROOT / "core" / registry.GAMES[name].folder).rglob("*.py")
    book = load_rules(DATA / "rules", locale, name)
    letter = next(iter(book.rules))[0]
    named = {rule for file in sources for rule in re.findall(rf"\b{letter}\d+\b", file.read_text("utf-8"))}
    assert named
    assert sorted(named - set(book.rules)) == [], f"missing in data/rules/{locale}/{name}.md"


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_rule_has_a_test_that_names_it(name: str) -> None:
    book = load_rules(DATA / "rules", "en", name)
    tests = "\n".join(
        file.read_text("utf-8") for file in (ROOT / "tests" / "core" / registry.GAMES[name].folder).glob("test_*.py")
    )
    untested = [rule for rule in book.rules if not re.search(rf"def test_{rule.lower()}_", tests)]
    assert untested == []


@pytest.mark.untraced
@pytest.mark.parametrize("name", registry.GAMES)
async def test_the_rule_book_has_an_example_with_a_picture_and_so_may_every_rule(name: str, tmp_path: Path) -> None:
    rules = [file.stem for file in (DATA / "rules" / name).glob("*")]
    assert set(rules) <= set(load_rules(DATA / "rules", "en", name).rules)
    assert all(registry.example(name, rule).is_file() for rule in rules)
    store = await SqliteStore.open(tmp_path / "empty.sqlite3")
    drawing = Drawing(store, Positions(store), TEXTS)
    for picture in ("example", *(f"example {rule}" for rule in rules)):
        scene = await drawing.scene(OutboxMessage(Channel("stub", "lobby"), (), "en", game=name, picture=picture))
        assert scene is not None
        shown = paint(scene)
        drawn(shown.png)
        assert shown.areas == ()
        assert scene.lines
    await store.close()


@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_golden_record_for_every_ending_and_number_of_seats(name: str) -> None:
    records = [one for file in RECORDS if (one := parse(file.read_text("utf-8"))).game == name]
    low, high = registry.load(name).game.seats
    assert {"finished", "resigned", "stopped", "abandoned"} <= {one.tags["Ending"] for one in records}
    assert {one.seats for one in records if one.tags["Ending"] == "finished"} == set(range(low, high + 1))


@pytest.mark.untraced
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_golden_record_checks_and_is_written_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    record, one = parse(text), kept(file)
    assert one.replay.plies == len(record.lines)
    assert format(record) == text
    extra = {name: record.tags[name] for name in ("Commit", "Seed", "Mix", "Ending") if name in record.tags}
    assert from_log(one.name, one.game, one.seats, one.options, one.log, extra) == record
