"""Names in pictures: the fonts cannot write every one, and nobody may stay without a name."""

from typing import Any

from bot.chat.person import Person
from bot.chat.port import Channel
from bot.games.registry import load
from bot.messages import scenes
from bot.tables.pace import LIVE
from bot.tables.table import Phase, Player, Table
from bot.tables.timekeeping import started
from render.summa import picture
from render.theme import LIGHT
from tests.texts import TEXTS

NAMES = ("محمد", "Ben")
TABLE = Table(
    1,
    Channel("web", "lobby"),
    "summa",
    tuple(Player(name, Person(name)) for name in NAMES),
    b"seed",
    phase=Phase.RUNNING,
    clocks=started(LIVE, 2, 0.0),
)


def test_a_name_that_the_fonts_cannot_write_is_the_number_of_the_seat_on_a_clock() -> None:
    assert [clock.name for clock in scenes.clocks(TABLE, 0.0, TEXTS, "en")] == ["#1", "Ben"]


def test_a_name_that_the_fonts_cannot_write_is_the_number_of_the_seat_in_the_course_of_a_game() -> None:
    shown: Any = scenes.course(TABLE, "1:0,5 2:0,3 0:0,7", "light", (), "best").view
    assert [line.name for line in shown.lines] == ["#1", "Ben", "best"]


def test_a_name_that_the_fonts_cannot_write_is_the_number_of_the_seat_above_a_grid() -> None:
    game = load("summa").game
    view = game.view(game.setup(2), None)
    assert picture(view, LIGHT, names=NAMES) == picture(view, LIGHT, names=("#1", "Ben"))
