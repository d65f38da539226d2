"""Time is told, given, stopped and claimed alike in every game and language (T3, T4, T6, T8)."""

import pytest

from bot.chat.port import Author
from bot.games.registry import GAMES
from bot.grammar.seconds import DAY
from bot.tables.table import Answer, Phase
from core.game import Seat
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, reference, to, words
from tests.bot.timed import left, passes
from tests.company import fewest
from tests.texts import TEXTS

LINES = {
    "en": ("/challenge", "pace=daily", "/accept", "/clock #1", "/time #1 +1d", "/pause #1", "/resume #1", "/claim #1"),
    "de": ("/herausfordern", "bedenkzeit=täglich", "/annehmen", "/uhr #1", "/zeit #1 +1t", "/pause #1", "/weiter #1",
           "/reklamieren #1"),
}  # fmt: skip


@pytest.mark.parametrize("locale", LINES)
@pytest.mark.parametrize("game", GAMES)
async def test_t3_t4_t6_t8_the_time_of_a_turn_is_told_in_its_message(stage: Stage, game: str, locale: str) -> None:
    challenge, pace, accept, clock, give, pause, resume, claim = LINES[locale]
    people = (ANN, BEN, CARA, DAN)[: max(2, fewest(game))]

    async def say(who: Author, line: str) -> str:
        """Say a line; returns the message of the turn then, or else the answer to its author."""
        said = await stage.say(who, line, locale=locale)
        told = to(said, LOBBY)
        assert all(one.replaces == reference(board) for one in told), "N4: in the message of the turn"
        return words(only(told) if told else only(said))

    def text(key: str, **facts: str) -> str:
        return TEXTS.plain(key, locale, {"table": "1", **facts}).replace("*", "")

    handles = " ".join(f"@{one.handle}" for one in people[1:])
    await stage.say(ANN, f"{challenge} {handles} {game} {pace}", locale=locale)
    for who in people[1:]:
        await stage.say(who, accept, locale=locale)
    board = to(stage.chat.sent, LOBBY)[-1]
    table = await stage.table()
    seats = {player.account: n for n, player in enumerate(table.players, 1)}
    late = [who for who in people if seats[who.account] in table.turn]
    other = next((who for who in people if who not in late), late[-1])
    names = [who.name for who in people]

    told = await say(other, clock)
    assert all(f"{name}: 3 {'days' if locale == 'en' else 'Tage'}" in told for name in names)
    assert other.name in await say(other, give)
    for who in late:
        assert await left(stage, who) == (4 if who is not other else 3) * DAY
    for who in people:
        told = await say(who, pause)
    assert told.startswith(text("paused"))
    assert text("pause-on") == await say(other, pause)
    assert (await stage.table()).due is None
    assert told.count("⏸") == len(people)
    assert (await say(other, resume)).startswith(text("resumed", player=other.name))
    zero = (await passes(stage))[0]
    assert zero.replaces == reference(board)
    assert [button.label for button in zero.buttons][-3:] == [
        text("button-claim"), text("button-give-time"), text("button-computer-plays"),
    ]  # fmt: skip
    gone = [one for one in late if await left(stage, one) == 0]
    claimer = next(who for who in people if who not in gone)
    assert words(zero).splitlines()[0].startswith(", ".join(one.name for one in gone))
    said = to(await stage.say(claimer, claim, locale=locale), LOBBY)
    assert all(text("lost-on-time", player=one.name) in "\n".join(map(words, said)) for one in gone)
    after = await stage.table()
    assert [after.player(Seat(seats[one.account])).answer for one in gone] == [Answer.LEFT] * len(gone)
    assert (after.phase is Phase.OVER) == (len(people) - len(gone) == 1)
