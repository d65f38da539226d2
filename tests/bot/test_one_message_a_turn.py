"""N4: a turn adds at most one new message to a channel; whatever else happens in it is an edit of that one."""

from collections.abc import Awaitable, Callable

import pytest

from bot.chat.port import Author, Channel, Message, RateLimited, Unreachable
from bot.games.registry import GAMES, prefix
from bot.grammar.seconds import DAY
from bot.tables.table import Phase
from core.game import Level
from core.replay import TAKEBACK, cached_view
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    DAN,
    ELSEWHERE,
    EVE,
    LOBBY,
    Stage,
    author,
    mentioned,
    only,
    private_chat,
    reference,
    to,
    words,
)
from tests.bot.test_places import code_in
from tests.bot.test_reminders import Deleting
from tests.bot.timed import pass_time, passes
from tests.chosen import chosen
from tests.examples import LONG

PEOPLE = (ANN, BEN, CARA, DAN)

PLAYED = tuple(GAMES) if LONG else ("summy", "summa", "rummy-pur")
"""The games: in `make test` one in turns, one in rounds, and one in turns of several moves."""


async def players(stage: Stage) -> tuple[list[Author], list[Author]]:
    """The players who may act, and the other ones."""
    table = await stage.table()
    seats = {player.account: n for n, player in enumerate(table.players, 1) if player.level is None}
    playing = [who for who in PEOPLE if who.account in seats]
    acting = [who for who in playing if seats[who.account] in table.turn]
    return acting, [who for who in playing if who not in acting]


async def moves(stage: Stage) -> None:
    """Let somebody who may act do all they have to in their turn."""
    loaded, (mover, *_) = await stage.load(), (await players(stage))[0]
    game, seat = loaded.engine.game, loaded.table.seat_of(await stage.store.person(mover.account))
    assert seat is not None
    line = ";".join(chosen(game, cached_view(game, loaded.replay, seat), Level.BEGINNER, loaded.table.plies))
    said = await stage.say(mover, f"/play #1 {line}", private=True)
    assert len(new(said, LOBBY)) <= 1, [words(one) for one in said]
    assert (await stage.table()).plies > loaded.table.plies


async def asks_to_take_back(stage: Stage) -> None:
    acting, waiting = await players(stage)
    author, *others = (*waiting, *acting)
    await stage.say(author, "/takeback #1")
    for who in others[:1]:
        await stage.say(who, "/takeback #1 no")


async def takes_back(stage: Stage) -> None:
    acting, waiting = await players(stage)
    author, *others = (*waiting, *acting)
    await stage.say(author, "/takeback #1")
    for who in others:
        await stage.say(who, "/takeback #1 yes")


async def pauses(stage: Stage) -> None:
    acting, waiting = await players(stage)
    for who in (*acting, *waiting):
        await stage.say(who, "/pause #1")
    await stage.say(acting[0], "/resume #1")


async def asks_for_a_pause(stage: Stage) -> None:
    await stage.say((await players(stage))[0][0], "/pause #1")
    await moves(stage)
    await stage.say((await players(stage))[0][0], "/resume #1")


async def is_away(stage: Stage) -> None:
    acting, _ = await players(stage)
    await stage.say(acting[0], "/away 1d")
    await stage.say(acting[0], "/back")


async def runs_out_of_time(stage: Stage) -> None:
    acting, waiting = await players(stage)
    await stage.say((*waiting, *acting)[0], "/nudge #1")
    told = await passes(stage)
    assert any("no time left" in words(one) for one in told), [words(one) for one in told]
    if waiting:
        await stage.say(waiting[0], "/time #1 +2d")


async def lets_a_computer_play_on(stage: Stage) -> None:
    acting, waiting = await players(stage)
    await passes(stage)
    await stage.say((*waiting, *acting)[0], "/claim #1 computer")
    for who in acting:
        await stage.say(who, "/back #1")


HAPPENINGS: tuple[Callable[[Stage], Awaitable[None]], ...] = (
    asks_to_take_back, pauses, is_away, runs_out_of_time, takes_back, asks_for_a_pause, lets_a_computer_play_on,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
async def test_n4_a_whole_game_with_all_that_may_happen_adds_one_message_a_turn(stage: Stage, game: str) -> None:
    await stage.say(ANN, "/settings reminders=on", moderator=True)
    await stage.begin(game=game, options="rated=no pace=daily")
    code = code_in(await stage.say(ANN, "/invite #1"))
    await stage.say(BEN, f"/join {code}", channel=ELSEWHERE)
    stage.chat.trouble = lambda message: Unreachable() if is_reminder(message) else None
    before, happened = len(stage.chat.sent), 0
    while (await stage.table()).phase is Phase.RUNNING:
        await HAPPENINGS[happened % len(HAPPENINGS)](stage)
        happened += 1
        stage.now += DAY
        for _ in range(2):
            if (await stage.table()).phase is Phase.RUNNING:
                await moves(stage)
    assert happened >= len(HAPPENINGS)
    said = stage.chat.sent[before:]
    assert any(entry.text == TAKEBACK for entry in await stage.store.log(1))
    for place in (LOBBY, ELSEWHERE):
        *turns, ending = new(said, place)
        slots = [await stage.store.slot_shown(place, reference(one)) for one in turns]
        assert all(slot.startswith("turn/1/") for slot in slots), [words(one) for one in turns]
        assert len(set(slots)) == len(slots)
        assert "Rematch" in [button.label for button in ending.buttons]


async def test_n4_what_was_said_in_a_turn_is_told_though_the_turn_is_over(stage: Stage) -> None:
    mover, other = await stage.begin_two(options="rated=no")
    await passes(stage)

    async def until_the_computer_has_moved(_: float) -> None:
        await stage.service.computers.idle()
        stage.chat.trouble = lambda _: None

    stage.chat.trouble, stage.wait = lambda _: RateLimited(1.0), until_the_computer_has_moved
    told, board = to(await stage.say(other, "/claim #1 computer"), LOBBY)
    assert words(told).startswith(f"A computer plays on for {mover.name} at table #1.")
    assert board.replaces is None
    assert f"{other.name}, it is your turn." in words(board)


async def test_n4_what_an_earlier_turn_asked_has_no_buttons_any_more(stage: Stage) -> None:
    stage.chat = stage.chats["web"] = chat = Deleting()
    await stage.begin()
    await stage.say(ANN, "/watch #1", channel=ELSEWHERE)
    await stage.play()
    assert chat.without_buttons == [], "nothing was asked"
    board = to(chat.sent, LOBBY)[-1]
    _, other = await stage.seated()
    await stage.say(other, "/pause")
    await stage.play()
    again = to(chat.sent, LOBBY)[-1]
    labels = [button.label for button in again.buttons]
    assert labels == ["My tiles", "Agree to pause", "Decline pause", "No pause after all"], "the newest message asks"
    assert chat.without_buttons == [(LOBBY, reference(board))], "where the game is watched nothing was to be pressed"
    await stage.say(other, "/resign #1 yes")
    assert chat.without_buttons[1:] == [(LOBBY, reference(again))], "nor once the game is over"


async def test_n4_the_first_board_tells_how_to_move_also_once_its_question_is_over(stage: Stage) -> None:
    stage.chat = stage.chats["web"] = chat = Deleting()
    _, other = await stage.begin_two()
    begins, turn, *_ = words(to(chat.sent, LOBBY)[-1]).splitlines()
    await stage.say(other, "/pause")
    await stage.play()
    typed = (
        "Your move is a start, a direction and the whole sum: J13> 2x3=6."  # where messages can be changed, nobody taps
    )
    assert chat.reworded[-1].splitlines() == [begins, turn, typed]


async def test_n4_an_earlier_turn_no_longer_asks_what_was_asked_in_it(stage: Stage) -> None:
    stage.chat = stage.chats["web"] = chat = Deleting()
    await stage.begin()
    await stage.play()
    mover, other = await stage.seated()
    lines = words(to(chat.sent, LOBBY)[-1]).splitlines()
    for asks, words_of_it in (("/takeback", "take their last turn back"), ("/pause", "pause the game")):
        await stage.say(other, asks)
        assert words_of_it in words(to(chat.sent, LOBBY)[-1])
        await stage.play()
        before, lines = lines, words(to(chat.sent, LOBBY)[-1]).splitlines()
        assert chat.reworded[-1].splitlines() == plain_turn(before)
        mover, other = other, mover
    await pass_time(stage, 8 * DAY)
    assert "has lost on time" in words(to(chat.sent, LOBBY)[-1])
    assert chat.reworded[-1].splitlines() == plain_turn(lines), "nor that somebody has no time left"


@pytest.mark.parametrize("game", GAMES)
async def test_n4_a_round_opens_each_of_its_tables_with_one_message(stage: Stage, game: str) -> None:
    people = (ANN, BEN, CARA, DAN, EVE, author("Fay"))
    await stage.say(ANN, f"/tournament new {game} rounds=1 pace=daily")
    for who in people:
        await stage.say(who, "/tournament join")
    setup, begun, *opening = to(await stage.say(ANN, "/tournament start"), LOBBY)
    found = await stage.store.tournaments.newest(LOBBY)
    assert found is not None
    tables = [match.table for match in found.waiting]
    assert setup.replaces is not None
    assert begun.replaces is None
    assert len(opening) == len(tables) > 1
    for number, message in zip(tables, opening, strict=True):
        assert message.replaces is None
        assert message.picture is not None
        assert f"begins at table #{number}: " in words(message)
        assert "Time: " not in words(message), "the tournament tells it for all"
        table = await stage.table(number)
        assert set(mentioned(message)) == {table.player(seat).account for seat in table.turn}
    moves = stage.services.texts.format(
        f"{prefix(game)}-how-to-move", "en", {"seats": 3, "private": "no", "taps": "yes"}
    )
    how = words(Message(LOBBY, moves, ""))
    told = [how in words(one) for one in (begun, *opening)]
    assert told in ([True] + [False] * len(tables), [False] + [True] * len(tables)), "how to move stays to be read"
    asked = only(to(await stage.say(people[0], "/pause"), LOBBY))
    assert asked.replaces in [reference(message) for message in opening]
    assert "begins at table" in words(asked)


def plain_turn(lines: list[str]) -> list[str]:
    """The lines of a turn without clocks and what is asked."""
    return [line for line in lines if "Ann: " not in line and "would like to" not in line]


def is_reminder(message: Message) -> bool:
    return message.to == private_chat(ANN) and words(message).startswith("⏰")


def new(messages: list[Message], place: Channel) -> list[Message]:
    """The messages that a place did not have before."""
    return [message for message in to(messages, place) if message.replaces is None]
