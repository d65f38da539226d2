"""What the house owes every game of the registry: pictures, sentences, rule books, an example and golden records."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot import registry
from bot.chat.port import Channel
from bot.chat.text import Texts
from bot.drawing import Drawing, paint
from bot.note import Note
from bot.positions import Positions
from bot.registry import DATA
from bot.rulebook import load as load_rules
from bot.store.sqlite import SqliteStore
from core.game import Seat
from core.record import check, parse
from render.theme import THEMES
from tests.conformance.playing import played

ROOT = DATA.parent
TEXTS = Texts.load(DATA / "text", strict=True)
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


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_picture_for_every_view(name: str, theme: str) -> None:
    loaded = registry.load(name)
    for seats in range(loaded.game.seats[0], loaded.game.seats[1] + 1):
        for replay in list(played(name, seats).replays())[::3]:
            for seat in (None, *map(Seat, range(1, seats + 1))):
                view = loaded.game.view(replay.position, seat)
                drawn(loaded.picture(view, THEMES[theme], names=names(seats)))
                drawn(loaded.picture(view, THEMES[theme], names=names(seats), whole=True))
                if seat is not None and view.private is not None:
                    drawn(loaded.rack(view, THEMES[theme]))


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_sentence_for_every_code(name: str, locale: str) -> None:
    game = registry.load(name).game
    missing = [code for code in sorted(game.codes | game.events) if not TEXTS.has(f"{name}-{code}", locale)]
    assert missing == []
    assert TEXTS.has(f"{name}-how-to-move", locale)


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("name", registry.GAMES)
def test_the_rule_book_has_every_rule_the_engine_names(name: str, locale: str) -> None:
    sources = (ROOT / "core" / registry.GAMES[name].folder).glob("*.py")
    book = load_rules(DATA / "rules", locale, name)
    letter = next(iter(book.rules))[0]
    named = {rule for file in sources for rule in re.findall(rf"\b{letter}\d+\b", file.read_text("utf-8"))}
    assert named
    assert named <= set(book.rules)


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_rule_has_a_test_that_names_it(name: str) -> None:
    book = load_rules(DATA / "rules", "en", name)
    tests = "\n".join(
        file.read_text("utf-8") for file in (ROOT / "tests" / "core" / registry.GAMES[name].folder).glob("test_*.py")
    )
    untested = [rule for rule in book.rules if not re.search(rf"def test_{rule.lower()}_", tests)]
    assert untested == []


@pytest.mark.parametrize("name", registry.GAMES)
async def test_the_rule_book_has_an_example_with_a_picture(name: str, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "empty.sqlite3")
    scene = await Drawing(store, Positions(store)).scene(
        Note(Channel("stub", "lobby"), (), "en", game=name, picture="example")
    )
    await store.close()
    assert scene is not None
    drawn(paint(scene.game, scene.view, scene.theme, scene.names, whole=scene.whole))
    assert scene.lines


@pytest.mark.parametrize("name", registry.GAMES)
def test_there_is_a_golden_record_for_every_ending_and_number_of_seats(name: str) -> None:
    files = sorted((ROOT / "tests" / "core" / registry.GAMES[name].folder / "games").glob("*.game"))
    records = [parse(file.read_text("utf-8")) for file in files]
    for record in records:
        check(record, registry.load(record.game, record.options).game)
    mine = [record for record in records if record.game == name]
    low, high = registry.load(name).game.seats
    assert {"finished", "resigned", "stopped", "abandoned"} <= {record.tags["Ending"] for record in mine}
    assert {record.seats for record in mine if record.tags["Ending"] == "finished"} == set(range(low, high + 1))
