"""Tournaments through crossing lines, restarts, moved channels and forgotten names: nothing is lost or counted twice."""

import asyncio
from pathlib import Path

from bot.chat.port import Channel, Incoming
from bot.chat.text import Texts
from tests.bot import toys
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, staged, to, words
from tests.bot.test_tournaments import BY_PERSON, FIVE, opened, over, tournament


async def test_lines_delivered_twice_or_at_once_begin_one_round(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    same = Incoming("same", LOBBY, ANN, "/tournament start", addressed=True)
    other = Incoming("other", LOBBY, ANN, "/tournament start", addressed=True)
    await asyncio.gather(*map(toy.service.handle, (same, other, same)))
    await toy.settle()
    assert toy.sql("SELECT count(*) FROM game_table") == [(1,)]
    assert len((await tournament(toy)).played) == 1


async def test_all_who_join_at_once_take_part(toy: Stage) -> None:
    await opened(toy)
    lines = [Incoming(f"at-once:{one.name}", LOBBY, one, "/tournament join", addressed=True) for one in FIVE]
    await asyncio.gather(*map(toy.service.handle, lines))
    await toy.settle()
    assert len((await tournament(toy)).entrants) == 5


async def test_all_who_leave_at_once_are_out(toy: Stage) -> None:
    await opened(toy, *FIVE)
    await toy.say(ANN, "/tournament start")
    lines = [Incoming(f"at-once:{one.name}", LOBBY, one, "/tournament leave yes", addressed=True) for one in FIVE]
    lines += [Incoming(f"end:{n}", LOBBY, ANN, f"/tournament end #{n}", addressed=True) for n in (1, 2)]
    await asyncio.gather(*map(toy.service.handle, lines))
    await toy.settle()
    after = await tournament(toy)
    assert (after.here, after.finished) == ((), 1)
    assert not any("please try again" in words(message) for message in toy.chat.sent)


async def test_games_that_end_at_once_all_count(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA, DAN)
    await toy.say(ANN, "/tournament start")
    lines = []
    for match in (await tournament(toy)).waiting:
        account = (await toy.table(match.table)).players[0].account
        assert account is not None
        lines.append(
            Incoming(f"end:{match.table}", LOBBY, BY_PERSON[account], f"/resign #{match.table} yes", addressed=True)
        )
    await asyncio.gather(*map(toy.service.handle, lines))
    await toy.settle()
    assert (await tournament(toy)).finished == 1
    assert sum("The tournament after round 1" in words(message) for message in toy.chat.sent) == 1


async def test_a_restart_in_the_middle_of_a_round_loses_nothing(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, toys.AtOnce(), texts=toy_texts) as before:
        await opened(before, *FIVE, rounds=1)
        await before.say(ANN, "/tournament start")
        await over(before, 1)
        stored = await tournament(before)
    async with staged(path, toys.AtOnce(), texts=toy_texts) as after:
        assert await tournament(after) == stored
        end = (await over(after, 2))[-1]
        assert "The tournament is over." in words(end)
        assert end.picture is not None
        await opened(after)
        assert (await tournament(after)).id == stored.id + 1


async def test_a_game_that_can_no_longer_be_read_does_not_hold_the_round_up(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, toys.AtOnce(), texts=toy_texts) as before:
        await opened(before, ANN, BEN, rounds=2)
        await before.say(ANN, "/tournament start")
        before.sql("DROP TRIGGER log_is_never_changed")
        before.sql("UPDATE log SET text = 'roll 99'")
    async with staged(path, toys.AtOnce(), texts=toy_texts, errors=1) as after:
        assert "set aside" in words(only(await after.say(ANN, "/tournament end #1")))
        said = await after.say(ANN, "/tournament end #1")
        assert words(said[0]).startswith("Nothing came of the game at table #1")
        assert "1. Ann: 0" in words(said[1])
        assert "#2" in words((await after.say(ANN, "/tournament next"))[1])


async def test_a_tournament_goes_along_when_its_channel_moves(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    new = Channel("web", "new")
    await toy.service.move_channel(LOBBY, new)
    said = to(await toy.say(ANN, "/tournament start", channel=new), new)
    assert any("Round 1 of 2" in words(message) for message in said)


async def test_a_name_is_forgotten_in_tournaments_too_but_not_while_they_go_on(toy: Stage) -> None:
    await opened(toy, BEN, CARA, rounds=1)
    assert "/tournament leave" in words(only(await toy.say(ANN, "/forget me")))
    await toy.say(ANN, "/tournament start")
    await over(toy, 1)
    await toy.say(ANN, "/forget me yes")
    await toy.say(BEN, "/forget me yes")
    said = words(only(await toy.say(CARA, "/tournament")))
    assert "N. N." in said
    assert "Ben" not in said
    assert (await tournament(toy)).director.name == "N. N."
