"""Moves through the bot: which table is meant, which lines are moves, what is kept from others."""

import pytest

from bot.chat.port import Ephemeral
from bot.tables.table import Phase
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    ELSEWHERE,
    LOBBY,
    Stage,
    everything,
    mentioned,
    only,
    private_chat,
    reference,
    to,
    words,
)
from tests.bot.timed import passes
from tests.people import on_turn, seat_of


async def test_a_move_goes_to_the_channel_and_new_tiles_to_their_owner(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    move = await stage.move()
    said = await stage.say(mover, f"/play {move}")
    board = only(to(said, LOBBY))
    assert f"{mover.name} lays {move}" in words(board)
    assert board.picture is not None
    assert mentioned(board) == [other.account], "who is on turn is mentioned once, nobody else is"
    assert [message.to for message in said if message.to != LOBBY] == [private_chat(mover)]
    assert (await stage.seated())[0] == other


async def test_every_message_of_a_game_mentions_who_is_on_turn_once(stage: Stage) -> None:
    await stage.begin()
    for _ in range(6):
        mover, other = await stage.seated()
        said = await stage.play()
        assert [mentioned(message) for message in said if mentioned(message)] == [[other.account]]
        for line in ("/board", "/board words", "/tables", "/rack", "/verify"):
            for message in await stage.say(mover, line):
                assert mentioned(message) == [], line


async def test_a_bare_move_is_played_where_its_author_is_on_turn(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    move = await stage.move()
    assert await stage.say(other, move) == [], "silence: not their turn"
    assert await stage.say(CARA, move) == [], "silence: not her game"
    assert await stage.say(mover, move, channel=ELSEWHERE) == [], "silence: no game there"
    assert (await stage.table()).plies == 3
    await stage.say(mover, move)
    assert (await stage.seated())[0] == other


@pytest.mark.parametrize(
    "talk",
    [
        "hello",
        "What a board!",
        "good luck :)",
        "12",
        "1+1=2 obviously",
        "see https://example.org/a?b=c",
        "exchange",
        "Brett",
    ],
)
async def test_talk_in_a_channel_is_met_with_silence(stage: Stage, talk: str) -> None:
    mover, other = await stage.begin_two()
    for who in (mover, other, CARA):
        assert await stage.say(who, talk) == []
    assert (await stage.table()).plies == 3


async def test_a_line_that_comes_near_a_move_is_answered(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    start, run = (move := await stage.move()).split(" ", 1)
    said = only(await stage.say(mover, f"{start[1:-1]}{start[0]}{start[-1]} {run}"))
    assert f"Did you mean {move}?" in words(said)
    assert said.to == Ephemeral(LOBBY, mover.account)
    assert [button.command for button in said.buttons] == [f"/play #1 {move}"]
    said = only(await stage.say(mover, "Z13> 2x3=6"))
    assert "Z13 is off the board" in words(said)


@pytest.mark.parametrize("private", [True, False])
async def test_what_comes_near_a_move_that_cannot_be_played_is_told_why(stage: Stage, *, private: bool) -> None:
    mover, other = await stage.begin_two()
    said = only(await stage.say(mover, "13J> 2x3=6", private=private))
    assert words(said) == "If you mean J13> 2x3=6:\nYou lack these tiles: 2 3 x."
    assert (said.secret, said.buttons) == (True, ())
    out_of_turn = words(only(await stage.say(other, "13J> 2x3=6", private=True)))
    assert out_of_turn.startswith("If you mean J13> 2x3=6:\nIt is not your turn")


async def test_a_single_word_is_a_move_only_as_a_reply(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    assert await stage.say(mover, "exchange") == []
    said = only(await stage.say(mover, "exchange", reply_to="r-n3", addressed=True))
    assert "which tiles you want to exchange" in words(said)


async def test_who_asks_what_now_in_a_game_alone_has_a_hint_and_the_rules_at_hand(stage: Stage) -> None:
    number = await stage.begin_alone()
    unread = only(await stage.say(ANN, "what now?", private=True))
    assert {button.label: button.command for button in unread.buttons} == {
        "Hint": f"/hint #{number}",
        "How to play Summy": "/rules summy",
    }


async def test_every_private_line_is_answered(stage: Stage) -> None:
    assert "not playing anywhere" in words(only(await stage.say(ANN, "how nice", private=True)))
    mover, other = await stage.begin_two()
    unread = only(await stage.say(mover, "how nice", private=True))
    assert "I cannot read that as a move" in words(unread)
    assert [button.label for button in unread.buttons] == ["How to play Summy"]
    assert "not your turn" in words(only(await stage.say(other, await stage.move(), private=True)))
    assert "for your eyes only" in words(only(await stage.say(mover, "rack", private=True))), (
        "a command needs no slash here"
    )
    said = await stage.say(mover, await stage.move(), private=True)
    assert len(to(said, LOBBY)) == 1, "the move is shown where the game is played"


async def test_an_exchange_is_not_taken_where_others_read_it(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    rack = (await stage.racks())[next(iter((await stage.table()).turn))]
    line = f"exchange {rack[0]} {rack[1]}"
    for typed in (line, f"/play {line}", f"/try {line}"):
        said = only(await stage.say(mover, typed))
        assert "send it to me in private" in words(said)
        assert said.secret
        assert said.to == Ephemeral(LOBBY, mover.account)
    assert (await stage.table()).plies == 3
    board = only(to(await stage.say(mover, line, private=True), LOBBY))
    assert f"{mover.name} exchanges 2 tiles" in words(board)
    assert line not in everything(board)


async def test_a_refused_move_changes_nothing_and_is_explained_to_its_author(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    before = await stage.table()
    for line, why in (
        ("/play A1> 1+1=2", ""),
        ("J13> 99", ""),
        ("/play Z99> 4", "off the board"),
        ("/play", "Write your move"),
    ):
        said = only(await stage.say(mover, line))
        assert why in words(said)
        assert said.to == Ephemeral(LOBBY, mover.account)
    assert await stage.table() == before


async def test_try_is_secret_and_plays_nothing(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    before, move = await stage.table(), await stage.move()
    said = only(await stage.say(mover, f"/try {move}"))
    assert said.secret
    assert said.to == Ephemeral(LOBBY, mover.account)
    assert said.picture is not None
    assert "nothing has been played" in words(said)
    assert "points" in words(said)
    assert await stage.table() == before
    assert "not your turn" in words(only(await stage.say(other, f"/try {move}")))


async def test_rack_comes_in_private_wherever_it_was_asked_for(stage: Stage) -> None:
    await stage.begin()
    for who, seat in ((ANN, 1), (BEN, 2)):
        for private in (False, True):
            said = only(await stage.say(who, "/rack", private=private))
            assert said.to == private_chat(who)
            assert said.secret
            assert said.picture is not None
            rack = (await stage.racks())[seat_of(await stage.table(), who.account)]
            assert " ".join(rack) in said.picture.alt, seat
    assert "not playing in this channel" in words(only(await stage.say(CARA, "/rack")))
    assert "not playing at table" in words(only(await stage.say(CARA, "/rack #1")))


async def test_hints_between_people_must_have_been_agreed(stage: Stage) -> None:
    plain, agreed = await stage.begin(), await stage.begin(options="with hints")
    mover, other = await stage.seated(plain)
    assert "agreed on, by with hints in the challenge" in words(only(await stage.say(mover, f"/hint #{plain}")))
    german = only(await stage.say(mover, f"/tipp #{plain}", private=True, locale="de"))
    assert "in der Herausforderung mit Tipps stehen" in words(german)
    mover, other = await stage.seated(agreed)
    said = only(await stage.say(mover, f"/hint #{agreed}"))
    assert said.secret
    assert "would score" in words(said)
    assert "not your turn" in words(only(await stage.say(other, f"/hint #{agreed}")))


async def test_against_the_computer_hints_are_free_and_can_be_played(stage: Stage) -> None:
    number = await stage.begin_alone()
    said = only(await stage.say(ANN, "/hint", private=True))
    move = next(span.text for span in said.text if span.style.value == "code")
    before = await stage.table(number)
    sent = await stage.say(ANN, move, private=True)
    after = await stage.table(number)
    assert after.plies >= before.plies + 2
    assert on_turn(after, ANN.account), "the computer has answered"
    assert {message.to for message in sent} == {private_chat(ANN)}


async def test_board_in_part_in_full_and_in_words(stage: Stage) -> None:
    await stage.begin()
    part = only(await stage.say(CARA, "/board"))
    full = only(await stage.say(CARA, "/board full"))
    said = only(await stage.say(CARA, "/board words"))
    assert part.picture is not None
    assert full.picture is not None
    assert part.to == full.to == LOBBY
    assert part.picture.png != full.picture.png
    assert said.picture is None
    assert "M13" in words(said) or "Row 13" in words(said)
    assert "Ann" in words(said)


async def test_resigning_ends_a_game_of_two(stage: Stage) -> None:
    await stage.begin()
    assert "not playing" in words(only(await stage.say(CARA, "/resign")))
    mover, other = await stage.seated()
    said = only(await stage.say(other, "/resign yes"))
    assert f"{other.name} resigns" in words(said)
    assert mentioned(said) == [mover.account], "whose game it ends without their doing"
    assert (await stage.table()).phase is Phase.OVER
    assert "is over" in words(only(await stage.say(ANN, "/play #1 J13> 2x3=6")))
    assert "is over" in words(only(await stage.say(ANN, "/rack #1")))


async def test_with_three_the_others_go_on_when_one_resigns(stage: Stage) -> None:
    await stage.begin(third=CARA)
    before = await stage.table()
    mover = next(who for who in (ANN, BEN, CARA) if on_turn(before, who.account))
    said = only(to(await stage.say(mover, "/resign yes"), LOBBY))
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    following = table.player(next(iter(table.turn)))
    assert mentioned(said) == [following.account]
    assert "already left" in words(only(await stage.say(mover, "/resign #1")))


async def test_n4_who_resigns_between_two_turns_of_theirs_is_told_of_in_the_message_of_the_turn(stage: Stage) -> None:
    await stage.begin(third=CARA)
    await stage.say(await stage.on_turn(), f"/play {await stage.move()}")
    board, mover = to(stage.chat.sent, LOBBY)[-1], await stage.on_turn()
    waiting = next(who for who in (ANN, BEN, CARA) if who is not mover)
    said = only(to(await stage.say(waiting, "/resign #1 yes"), LOBBY))
    assert said.replaces == reference(board), "nobody else is on turn now"
    assert words(said).splitlines()[0] == words(board).splitlines()[0], "what was told before still stands there"
    assert f"{waiting.name} resigns." in words(said)
    assert mentioned(said) == [], "they know"
    asked = only(to(await stage.say(mover, "/pause"), LOBBY))
    assert f"{waiting.name} resigns." in words(asked), "until the turn is over"


async def test_n4_who_has_lost_on_time_has_not_resigned_when_more_is_told_in_the_turn(stage: Stage) -> None:
    await stage.begin(third=CARA)
    late = await stage.on_turn()
    await passes(stage)
    claimed = to(await stage.say(next(who for who in (ANN, BEN) if who is not late), "/claim"), LOBBY)[-1]
    assert f"{late.name} has lost on time." in words(claimed)
    asked = only(to(await stage.say(await stage.on_turn(), "/pause"), LOBBY))
    assert f"{late.name} has lost on time." in words(asked)
    assert "resigns" not in words(asked)


async def test_a_table_one_has_left_is_not_meant_any_more(stage: Stage) -> None:
    await stage.begin(third=CARA)
    await stage.say(CARA, "/resign yes")
    assert "not playing in this channel" in words(only(await stage.say(CARA, "/rack")))
    assert not any(message.picture for message in await stage.say(CARA, "/start", private=True)), "nothing waits"
    assert "name is erased" in words(only(await stage.say(CARA, "/forget me yes")))
    assert [player.name for player in (await stage.table()).players] == ["Ann", "Ben", "N. N."]
    await stage.begin(first=CARA)
    assert "Summy with Ben (#2)" in words(only(await stage.say(CARA, "/rack"))), "on turn there or not"


async def test_alone_with_computers_the_game_ends_with_the_person(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=beginner computer=beginner summy")
    await stage.say(ANN, "/resign yes")
    assert (await stage.table()).phase is Phase.OVER


async def test_the_table_meant_is_the_one_where_i_am_on_turn(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    first, second = [(await stage.seated(number))[0] for number in (1, 2)]
    if first == second:
        await stage.play(2)
        second = (await stage.seated(2))[0]
    move = await stage.move(1)
    before = await stage.table(2)
    await stage.say(first, f"/play {move}")
    assert (await stage.table(1)).plies > 3
    assert await stage.table(2) == before


async def test_on_turn_at_several_tables_one_must_say_which(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    if (await stage.seated(1))[0] != (await stage.seated(2))[0]:
        await stage.play(2)
    mover = (await stage.seated(1))[0]
    move = await stage.move(1)
    before = [await stage.table(number) for number in (1, 2)]
    for private in (False, True):
        said = only(await stage.say(mover, f"/play {move}", private=private))
        assert "Which table" in words(said)
        assert "#1" in words(said)
        assert "#2" in words(said)
        assert said.to == (private_chat(mover) if private else Ephemeral(LOBBY, mover.account))
    assert [await stage.table(number) for number in (1, 2)] == before
    shown = next(m for m in stage.chat.sent if m.to == LOBBY and m.picture and "table #2" in words(m))
    await stage.say(mover, await stage.move(2), reply_to=f"r-{shown.nonce}")
    assert (await stage.table(2)).plies > before[1].plies
    assert await stage.table(1) == before[0]
    await stage.say(mover, f"/play #1 {move}")
    assert (await stage.table(1)).plies > before[0].plies


async def test_a_table_is_named_by_its_number_only_where_it_is_played_or_by_who_plays(stage: Stage) -> None:
    await stage.begin()
    for line in ("/board #1", "/rack #1", "/play #1 J13> 1", "/resign #1"):
        assert "no table #1 here" in words(only(await stage.say(CARA, line, channel=ELSEWHERE)))
    assert "no table #7 here" in words(only(await stage.say(ANN, "/board #7")))
    assert "for your eyes only" in words(only(await stage.say(ANN, "/rack #1", channel=ELSEWHERE)))


async def test_a_game_not_begun_cannot_be_played(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    assert "has not begun" in words(only(await stage.say(ANN, "/play #1 J13> 1")))
    assert "has not begun" in words(only(await stage.say(ANN, "/board #1")))
    await stage.say(ANN, "/cancel")
    assert "came to nothing" in words(only(await stage.say(ANN, "/board #1")))


async def test_moderators_close_tables_of_their_own_channel_only(stage: Stage) -> None:
    await stage.begin()
    assert "Only whoever leads this channel" in words(only(await stage.say(ANN, "/close #1")))
    said = only(await stage.say(ANN, "/close #1", channel=ELSEWHERE, moderator=True))
    assert "no table #1 here" in words(said)
    assert (await stage.table()).phase is Phase.RUNNING
    said = only(await stage.say(CARA, "/close", moderator=True))
    assert "stopped before its end" in words(said)
    assert (await stage.table()).phase is Phase.OVER
    await stage.say(ANN, "/challenge @ben summy")
    assert "no game at table #2" in words(only(await stage.say(CARA, "/close #2", moderator=True)))
    assert (await stage.table(2)).phase is Phase.OFF
