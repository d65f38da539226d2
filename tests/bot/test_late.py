"""Players who have no time left: claimed, given more, or played on by a computer (T3, T4)."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.chat.port import Author, Incoming, Message
from bot.games.opponents import Opponents
from bot.games.registry import RuleSet
from bot.grammar.seconds import DAY
from bot.tables.table import Answer, Due, Phase
from bot.tables.timekeeping import GRACE, UNCLAIMED
from core.game import Level
from core.replay import LOST_ON_TIME
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, staged, to, words
from tests.bot.timed import ending, left, passes


async def test_t3_zero_is_told_once_and_the_late_player_may_still_move(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    message = only(await passes(stage))
    assert message.replaces is not None, "N4: in the message of the turn"
    assert f"{mover.name} has no time left at table #1" in words(message)
    offered = message.buttons[1:]
    assert [button.label for button in offered] == ["Claim", "Give time", "Let a computer play on"]
    assert {button.readers for button in offered} == {frozenset({other.account})}, "they are for the others"
    await stage.service.on_deadline(1)
    await stage.settle()
    assert to(stage.chat.sent, LOBBY)[-1] is message, "it is said once"
    await stage.play()
    assert await left(stage, mover) == DAY
    for label in ("Claim", "Give time", "Let a computer play on"):
        assert "Nobody else is out of time" in words(only(await stage.press(other, message, label))), "N4: politely"
    assert (await stage.table()).phase is Phase.RUNNING


async def told_in_private(stage: Stage, who: Author) -> list[Message]:
    """What somebody is told in private of a clock at zero."""
    told = to(stage.chat.sent, private_chat(who))
    return [one for one in told if "no time left" in words(one) and one.replaces is None]


async def test_t3_who_waits_is_told_once_in_private_with_what_they_can_do(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    await passes(stage)
    message = only(await told_in_private(stage, other))
    assert words(message) == (
        f"{mover.name} has no time left in Summy at table #1: now you decide, or wait for a move. "
        "If nobody decides for 14 days, the game is stopped and does not count."
    )
    assert [button.label for button in message.buttons] == ["Claim", "Give time", "Let a computer play on"]
    assert not message.silent
    assert not await told_in_private(stage, mover)
    board = to(stage.chat.sent, LOBBY)[-1]
    assert board.table is not None
    assert (board.table.late, board.table.awaited) == (frozenset({mover.account}), mover.name), "for the line above it"
    await stage.press(other, message, "Give time")
    board = to(stage.chat.sent, LOBBY)[-1]
    assert board.table is not None
    assert board.table.late == frozenset()
    await passes(stage)
    assert len(await told_in_private(stage, other)) == 2, "the time that was given is over as well"
    await stage.press(other, message, "Claim")
    assert (await stage.table()).phase is Phase.OVER


async def three_of_whom_one_is_late(stage: Stage) -> tuple[list[Author], Message, Message]:
    """The three players in their order of play, and what the channel and the last of them are told of the first being late."""
    await stage.begin(third=CARA, options="rated=no")
    accounts = [player.account for player in (await stage.table()).players]
    players = sorted((ANN, BEN, CARA), key=lambda one: accounts.index(one.account))
    assert await stage.on_turn() == players[0]
    public = only(await passes(stage))
    return players, public, only(await told_in_private(stage, players[2]))


async def move(stage: Stage, who: Author) -> list[Message]:
    return await stage.say(who, f"/play #1 {await stage.move()}", private=True)


@pytest.mark.parametrize("private", [False, True])
async def test_n4_a_button_about_one_late_player_decides_nothing_about_the_next(stage: Stage, private: bool) -> None:
    (first, second, third), *told = await three_of_whom_one_is_late(stage)
    await move(stage, first)
    assert f"{second.name} has no time left" in words((await passes(stage))[-1])
    before = await stage.table()
    for label in ("Claim", "Give time", "Let a computer play on"):
        (command,) = (button.command for button in told[private].buttons if button.label == label)
        below = reference(told[private])
        said = words(only(await stage.say(third, command, private=private, pressed=True, reply_to=below)))
        assert said == "That question is over: the game at table #1 has gone on."
    assert await stage.table() == before
    await stage.press(third, (await told_in_private(stage, third))[-1], "Claim")
    assert (await stage.table()).turn == {3}, "the newest message is about the player who is late now"


async def test_n4_the_private_choice_closes_once_nobody_is_late(stage: Stage) -> None:
    (first, second, third), _, asked = await three_of_whom_one_is_late(stage)
    gone = only(to(await stage.say(second, "/time #1 1h"), private_chat(third)))
    assert (gone.replaces, gone.buttons, gone.silent) == (reference(asked), (), True)
    given = f"{second.name} gives 1 hour to {first.name} at table #1."
    assert words(gone) == f"{first.name} had no time left in Summy at table #1.\n{given}"
    await passes(stage)
    again = (await told_in_private(stage, third))[-1]
    assert again is not asked
    gone = only(to(await move(stage, first), private_chat(third)))
    assert gone.replaces == reference(again)
    assert words(gone).endswith("The game has gone on meanwhile.")
    await passes(stage)
    await stage.say(third, "/claim #1")
    await passes(stage)
    await stage.say(first, "/language de", private=True)
    gone = only([one for one in to(await stage.say(first, "/claim #1"), private_chat(first)) if one.replaces])
    assert words(gone) == f"{third.name} hatte in Summy an Tisch #1 keine Zeit mehr.\nDas Spiel ist inzwischen vorbei."


async def test_n4_of_several_late_players_the_choice_names_those_who_still_are(stage: Stage) -> None:
    await stage.begin(third=CARA, game="summa", options="pace=daily rated=no")
    await stage.play_round(ANN)
    await passes(stage)
    both = only(await told_in_private(stage, ANN))
    assert words(both).startswith("Ben and Cara have no time left")
    await stage.play_round(BEN)
    told = {who.name: (await told_in_private(stage, who))[-1] for who in (ANN, BEN)}
    assert all(words(one).startswith("Cara has no time left") for one in told.values())
    assert (told["Ann"].silent, told["Ben"].silent) == (True, False), "Ben waits only now"
    assert "That question is over" in words(only(await stage.press(ANN, both, "Claim")))
    assert "Cara has lost on time." in "".join(map(words, await stage.press(ANN, told["Ann"], "Claim")))


async def test_t3_in_a_rated_game_who_waits_is_told_when_it_is_claimed(stage: Stage) -> None:
    _, other = await stage.begin_two()
    await stage.say(other, "/language de", private=True)
    await passes(stage)
    said = words(to(stage.chat.sent, private_chat(other))[-1])
    assert "keine Zeit mehr: Jetzt entscheidest du, oder du wartest auf einen Zug. In 1 Tag verliert" in said


async def test_t3_in_a_rated_game_the_time_is_claimed_after_the_grace(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    assert "In 1 day they lose on time." in words(only(await passes(stage)))
    due = (await stage.table()).dues[Due.CLOCK]
    told = only(await passes(stage))
    assert due == stage.now == 1_000.0 + 3 * DAY + GRACE
    assert f"{mover.name} has lost on time." in words(told)
    assert f"{other.name}" in words(told)
    assert (await stage.table()).phase is Phase.OVER


async def test_t3_what_nobody_claims_ends_as_stopped(stage: Stage) -> None:
    mover, _ = await stage.begin_two(options="rated=no")
    await passes(stage)
    told = only(await passes(stage))
    assert stage.now == 1_000.0 + 3 * DAY + UNCLAIMED
    assert await ending(stage) == "stopped"
    assert "lost on time" not in words(told)
    assert words(told).startswith(f"{mover.name} has had no time left for 14 days, and nobody has claimed the game.")


async def test_t3_where_all_are_late_nobody_wins_by_it(stage: Stage) -> None:
    await stage.begin(game="summa", options="pace=daily")
    assert "Ann and Ben have no time left" in words(only(await passes(stage)))
    told = await passes(stage)
    assert await ending(stage) == "stopped"
    assert words(told[-1]).startswith("No player had any time left.")


async def test_t4_a_claim_makes_the_late_seat_leave_as_lost_on_time(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    assert "Nobody else is out of time" in words(only(await stage.say(other, "/claim")))
    message = only(await passes(stage))
    told = to(await stage.press(other, message, "Claim"), LOBBY)
    assert f"{mover.name} has lost on time." in words(told[-1])
    seat = 1 if other is not ANN and mover is ANN else 2
    assert [entry.text for entry in await stage.store.log(1) if entry.seat == seat][-1] == LOST_ON_TIME
    said = words(only(await stage.say(mover, f"/play #1 {'J13> 1'}")))
    assert "you have lost on time" in said


async def test_t4_who_is_late_cannot_claim_their_own_time(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    await passes(stage)
    own = "You have no time left at table #1 yourself: play your move before somebody else decides."
    assert words(only(await stage.say(mover, "/claim #1"))) == own
    assert words(only(await stage.say(mover, "/time #1 +1d"))) != own, "they may not know whom time would be given to"
    assert "not playing at table #1" in words(only(await stage.say(CARA, "/claim #1")))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_t6_in_a_pause_nobody_claims_and_whoever_is_late_loses_nothing(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    offered = only(await passes(stage))
    await stage.say(mover, "/pause #1")
    paused = only(to(await stage.say(other, "/pause #1"), LOBBY))
    assert "no time left at table" not in words(paused), "nobody may still move"
    assert [button.label for button in paused.buttons if button.command != "/rack #1"] == ["Go on"]
    for label in ("Claim", "Let a computer play on"):
        refused = only(await stage.press(other, offered, label))
        assert words(refused) == (
            "The game at table #1 is paused, so nobody's time can be claimed there. /resume #1 goes on."
        )
        assert [button.label for button in refused.buttons] == ["Go on"]
    assert "An Tisch #1 ist Pause" in words(only(await stage.say(other, "/reklamieren #1", locale="de", private=True)))
    gone_on = only(to(await stage.press(mover, paused, "Go on"), LOBBY))
    assert f"{mover.name} has no time left at table #1" in words(gone_on)
    await stage.press(other, gone_on, "Claim")
    assert (await stage.table()).phase is Phase.OVER


async def test_t4_of_a_move_and_a_claim_at_once_exactly_one_counts(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    move = await stage.move()
    before = len(stage.chat.sent)
    await asyncio.gather(stage.say(other, "/claim #1"), stage.say(mover, f"/play #1 {move}"))
    said = "\n".join(map(words, stage.chat.sent[before:]))
    over = (await stage.table()).phase is Phase.OVER
    assert over == ("you have lost on time" in said)
    assert over != ("Nobody else is out of time" in said)


@pytest.mark.parametrize("rated", ["yes", "no"])
async def test_r1_only_of_a_game_that_counted_a_computer_says_that_it_no_longer_does(stage: Stage, rated: str) -> None:
    _, other = await stage.begin_two(options=f"rated={rated}")
    await passes(stage)
    told = words(to(await stage.say(other, "/claim #1 computer"), LOBBY)[0])
    assert ("The game is unrated from now on." in told) == (rated == "yes")
    assert "counts" not in told


async def test_t4_in_a_round_each_gets_what_they_can_have(stage: Stage) -> None:
    await stage.begin(third=CARA, game="summa", options="pace=1d+1d/2d rated=no")
    await stage.say(ANN, "/time +12h")
    told = words(only(to(await stage.say(BEN, "/time +1d"), LOBBY))).splitlines()
    assert told[:2] == ["Ben gives 1 day to Ann at table #1.", "Ben gives 12 hours to Cara at table #1."]


async def test_t4_a_computer_plays_on_until_the_player_is_back(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    message = only(await passes(stage))
    told = to(await stage.press(other, message, "Let a computer play on"), LOBBY)
    assert f"A computer plays on for {mover.name}" in words(told[0])
    table = await stage.table()
    seat = table.seat_of(await stage.store.person(mover.account))
    assert seat is not None
    assert table.player(seat).level is Level.CLUB
    assert table.became_unrated
    assert seat not in table.turn, "it has moved at once"
    await stage.play()
    assert "A computer plays for you" in words((await stage.say(mover, "/play #1 J13> 1"))[-1])
    assert f"{mover.name} is back" in words(to(await stage.say(mover, "/back #1"), LOBBY)[0])
    now = await stage.table()
    assert (now.player(seat).level, now.player(seat).person) == (None, table.player(seat).person)
    await stage.play()
    assert "No computer plays for you" in words(only(await stage.say(mover, "/back #1")))
    assert (await stage.table()).phase is Phase.RUNNING


class Slow(Opponents):
    """Computers that move once they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.may_move = asyncio.Event(), asyncio.Event()

    async def choose(self, rules: RuleSet, view: Any, level: Level) -> tuple[str, ...]:
        self.asked.set()
        await self.may_move.wait()
        return await super().choose(rules, view, level)


async def test_t4_whoever_is_back_while_the_computer_thinks_plays_themselves(tmp_path: Path) -> None:
    slow = Slow()
    try:
        async with staged(tmp_path / "games.sqlite3", slow) as stage:
            mover, other = await stage.begin_two()
            await passes(stage)
            thinking = asyncio.create_task(stage.say(other, "/claim #1 computer"))
            await slow.asked.wait()
            before = await stage.table()
            await stage.service.handle(Incoming("back", LOBBY, mover, "/back #1", addressed=True))
            slow.may_move.set()
            await thinking
            assert (await stage.table()).plies == before.plies
            assert (await stage.seated())[0] == mover
            await stage.play()
    finally:
        slow.close()


async def test_t4_whoever_is_back_between_their_turns_plays_from_the_next_one_on(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await passes(stage)
    await stage.say(other, "/claim #1 computer")
    said = await stage.say(mover, "/back #1", private=True)
    assert [
        f"{mover.name} is back at table #1 and plays again from the next turn on." in words(one) for one in said
    ] == [
        True,
        True,
    ], "in the message of the turn, and to who has asked in private"
    await stage.play()
    assert (await stage.seated())[0] == mover


async def test_t4_whoever_resigns_while_a_computer_plays_on_takes_no_seat_back(stage: Stage) -> None:
    number = await stage.begin(third=CARA)
    mover = await stage.on_turn()
    other = next(one for one in (ANN, BEN) if one is not mover)
    await passes(stage)
    await stage.say(other, f"/claim #{number} computer")
    offered = to(stage.chat.sent, private_chat(mover))[-1]
    await stage.say(mover, f"/resign #{number} yes")
    before = await stage.table()
    refused = words(only(await stage.press(mover, offered, "Take my seat back")))
    assert refused == f"No computer plays for you at table #{number}."
    assert "You are not away" in words(only(await stage.say(mover, "/back", private=True)))
    assert await stage.table() == before
    seat = before.seat_of(await stage.store.person(mover.account))
    assert seat is not None
    assert (before.player(seat).answer, before.player(seat).level) == (Answer.LEFT, None)


async def test_t4_any_other_player_gives_time_to_who_is_on_turn(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    told = only(to(await stage.say(other, "/time #1 +1d"), LOBBY))
    assert f"{other.name} gives 1 day to {mover.name}" in words(told)
    assert await left(stage, mover) == 4 * DAY
    assert "Nobody else is on turn" in words(only(await stage.say(mover, "/time #1 1d")))
    told = only(to(await stage.say(other, "/time #1 5d"), LOBBY))
    assert f"{other.name} gives 3 days to {mover.name}" in words(told), "more than they can have is not given"
    assert await left(stage, mover) == 7 * DAY
    assert "the most this game allows" in words(only(await stage.say(other, "/time #1 1d")))
    message = only(await passes(stage))
    await stage.press(other, message, "Give time")
    assert await left(stage, mover) == DAY
    assert (await stage.table()).dues[Due.CLOCK] == stage.now + DAY
