"""Of several tables the one that is meant is found, or asked for with a button each."""

import pytest

from bot.chat.port import Author
from bot.messages import slots
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, ELSEWHERE, LOBBY, Stage, only, reference, words


async def test_the_question_has_a_button_for_each_table(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    for line, private in (("/resign", True), ("resign", True), ("/BRETT", False)):
        said = only(await stage.say(ANN, line, private=private))
        assert ("Which game do you want to give up?" if private else "Which table do you mean?") in words(said)
        shown = {button.label: button.command for button in said.buttons}
        name = "resign" if private else "board"
        assert shown == {"#1 Summy": f"/{name} #1", "#2 Kakuro": f"/{name} #2"}, line
    asked = only(await stage.press(ANN, only(await stage.say(ANN, "/resign", private=True)), "#2 Kakuro"))
    told = await stage.press(ANN, asked, "Give up")
    assert any(words(one) == "You have given up Kakuro at table #2." for one in told)
    assert (await stage.table(2)).phase is Phase.OVER
    assert (await stage.table(1)).phase is Phase.RUNNING


async def test_in_a_channel_nobody_gives_up_by_the_button_of_another(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    said = only(await stage.say(ANN, "/resign"))
    assert "Which game do you want to give up?" in words(said)
    assert said.buttons == ()


async def test_what_follows_the_command_stays_behind_the_number(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    for line, commands in (
        ("/board full", ["/board #1 full", "/board #2 full"]),
        ("/time +1d", ["/time #1 +1d", "/time #2 +1d"]),
        ("/BRETT ganz", ["/board #1 ganz", "/board #2 ganz"]),
    ):
        said = only(await stage.say(ANN, line))
        assert "Which table" in words(said), line
        assert [button.command for button in said.buttons] == commands
    full = only(await stage.say(ANN, "/board #2 full"))
    assert (only(await stage.say(ANN, "/board #2 ganz")).picture, "#2" in words(full)) == (full.picture, True)


@pytest.mark.parametrize(
    ("line", "locale", "private", "example"),
    [
        ("/board full", "en", False, "as in /board #1 full."),
        ("/BRETT  ganz", "de", False, "etwa /brett #1 ganz."),
        ("/time@summarum_bot +1d", "en", False, "as in /time #1 +1d."),
        ("/hint", "en", True, "as in /hint #1."),
        ("tipp", "de", True, "etwa /tipp #1."),
        ("/resign", "en", False, "as in /resign #1."),
        ("aufgeben", "de", True, "etwa /aufgeben #1."),
        ("/play exchange 1", "en", True, "put the number first: /play #1 exchange 1."),
        ("tausche 1", "de", True, "stell die Nummer voran: /spiele #1 tausche 1."),
    ],
)
async def test_the_example_is_the_line_that_was_typed_for_the_first_of_the_tables(
    stage: Stage, line: str, locale: str, private: bool, example: str
) -> None:
    mover = await two_of_a_kind(stage)
    assert example in words(only(await stage.say(mover, line, private=private, locale=locale)))


async def two_of_a_kind(stage: Stage) -> Author:
    """Begin two games of Summy in the lobby; returns the player on turn at both."""
    for _ in range(2):
        await stage.begin()
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    return await stage.on_turn(1)


async def test_a_move_that_fits_two_games_is_played_by_a_button(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    move = await stage.move(2)
    for line in (move, f"/play {move}"):
        said = only(await stage.say(mover, line))
        assert "This may be a move at each of them" in words(said), line
        assert {button.label: button.command for button in said.buttons} == {
            "#1 Summy": f"/play #1 {move}",
            "#2 Summy": f"/play #2 {move}",
        }
    german = words(only(await stage.say(mover, move, locale="de")))
    assert "Das kann an jedem davon ein Zug sein" in german
    before = (await stage.table(1)).plies
    await stage.say(mover, said.buttons[1].command, reply_to=reference(said), pressed=True)
    assert await stage.on_turn(2) != mover
    assert (await stage.table(1)).plies == before


@pytest.mark.parametrize("named", ["#2 ", "#2: ", "table 2 ", "Tisch #2, ", "/play #2: ", "/play table 2 "])
@pytest.mark.parametrize("private", [True, False])
async def test_a_move_may_begin_with_its_table(stage: Stage, named: str, *, private: bool) -> None:
    mover = await two_of_a_kind(stage)
    before = (await stage.table(1)).plies
    await stage.say(mover, named + await stage.move(2), private=private)
    assert await stage.on_turn(2) != mover
    assert (await stage.table(1)).plies == before


async def test_a_line_with_its_table_first_is_answered_for_that_table(stage: Stage) -> None:
    mover, lawful = await two_of_a_kind(stage), await stage.move(2)
    move = lawful.replace(">", "").replace("v", "")
    said = only(await stage.say(mover, f"#2 {move}", private=True))
    assert [button.command for button in said.buttons] == [f"/play #2 {lawful.replace('v', '>')}"], (
        "the number is no tile"
    )
    assert "no table #77" in words(only(await stage.say(mover, f"#77 {move}", private=True)))
    assert "#1 #2 is not a table" in words(only(await stage.say(mover, f"/play #1 #2 {move}", private=True)))


async def test_talk_about_a_table_in_a_channel_is_no_move(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    for line in ("#2 is a good game", "table 2 please", "#2", "#3 J13> 6+1=7"):
        assert await stage.say(mover, line) == [], line


async def two_hands(stage: Stage) -> Author:
    """Begin two games of Rummy-Pur-Plus with the same player on turn at both, who has drawn; returns the player."""
    for channel in (LOBBY, ELSEWHERE):
        await stage.begin(first=ANN, second=BEN, game="rummy-plus", channel=channel)
    while await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover = await stage.on_turn(1)
    for number in (1, 2):
        await stage.say(mover, f"/play #{number} draw", private=True)
    return mover


async def test_a_move_that_begins_with_the_word_of_a_command_stays_a_move(stage: Stage) -> None:
    mover = await two_hands(stage)
    for move in ("claim A", "join A B", "undo", "löse A R6", "verbinde A B", "zurück", "neu R5 B5 K5"):
        for line in (move, f"/play {move}"):
            said = only(await stage.say(mover, line, private=True))
            assert f"put the number first: /play #1 {move}." in words(said), line
            assert [button.command for button in said.buttons] == [f"/play #1 {move}", f"/play #2 {move}"]
    other = BEN if mover == ANN else ANN
    said = only(await stage.say(other, "claim A", private=True))
    assert words(said).startswith("It is not your turn in any of your games")
    assert said.buttons == ()


async def test_the_question_names_only_the_games_that_can_read_the_move(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    await stage.begin(game="kakuro")
    if await stage.on_turn(3) != mover:
        await stage.play(3)
    said = only(await stage.say(mover, await stage.move(2)))
    assert [button.label for button in said.buttons] == ["#1 Summy", "#2 Summy"]
    assert "Kakuro" not in words(said)


async def test_the_buttons_for_a_move_are_those_of_whoever_made_it(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    asked = only(await stage.say(mover, await stage.move(2)))
    before = [(await stage.table(number)).plies for number in (1, 2)]
    other = BEN if mover == ANN else ANN
    said = only(await stage.say(other, asked.buttons[1].command, reply_to=reference(asked), pressed=True))
    assert words(said) == "Those buttons are for the person who made the move."
    assert [(await stage.table(number)).plies for number in (1, 2)] == before


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "who typed the command."), ("de", "die den Befehl geschrieben hat.")]
)
@pytest.mark.parametrize("line", ["/board", "/time +1d"])
async def test_the_buttons_for_a_command_are_those_of_whoever_typed_it(
    stage: Stage, line: str, locale: str, said: str
) -> None:
    await two_of_a_kind(stage)
    asked = only(await stage.say(ANN, line))
    before = [await stage.table(number) for number in (1, 2)]
    command, at = asked.buttons[0].command, reference(asked)
    refused = only(await stage.say(BEN, command, reply_to=at, pressed=True, locale=locale))
    assert words(refused).endswith(said)
    assert [await stage.table(number) for number in (1, 2)] == before
    assert "for the person" not in words((await stage.say(ANN, command, reply_to=at, pressed=True))[0])


async def test_a_move_too_long_for_a_button_is_typed(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    said = only(await stage.say(mover, f"/play {'J13> 1+1=2; ' * 6}"))
    assert "put the number first: /play #12" in words(said)
    assert said.buttons == ()


async def test_a_move_in_private_goes_to_the_game_that_reads_it(stage: Stage) -> None:
    first = {}
    for game in ("summy", "kakuro"):
        number = await stage.begin(game=game)
        first[game] = (await stage.seated(number))[0]
    if first["summy"] != first["kakuro"]:
        await stage.play(2)
    mover = await stage.on_turn(1)
    assert mover == await stage.on_turn(2)
    await stage.say(mover, await stage.move(1), private=True)
    assert [(await stage.on_turn(number)) == mover for number in (1, 2)] == [False, True]
    assert {ANN, BEN} == {await stage.on_turn(1), await stage.on_turn(2)}


async def test_what_is_meant_as_a_command_is_not_taken_for_a_move(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    for line in ("theme drak", "/theme drak"):
        assert "drak" in words(only(await stage.say(mover, line, private=True)))
        assert "Which table" not in words(only(await stage.say(mover, line, private=True)))


@pytest.mark.parametrize(("locale", "unread"), [("en", "in any of your games"), ("de", "in keiner deiner Partien")])
async def test_talk_in_private_is_no_move_at_any_of_several_games(stage: Stage, locale: str, unread: str) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover = await stage.on_turn(1)
    for line in ("how nice", "/play hello there"):
        said = only(await stage.say(mover, line, private=True, locale=locale))
        assert unread in words(said), line
        assert [button.command for button in said.buttons] == ["/rules summy", "/rules kakuro"]
    nearly = only(await stage.say(mover, "j13 2 x 3 = 6", private=True))
    assert "If you mean J13> 2x3=6:" in words(nearly), "it can only be one of Summy"


async def test_talk_at_two_games_of_a_kind_is_told_what_a_move_looks_like(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    said = only(await stage.say(mover, "how nice", private=True))
    assert "I cannot read that as a move: write where the sum starts" in words(said)


async def test_who_waits_in_several_games_is_told_for_whom(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    waits = BEN if mover == ANN else ANN
    for line in (await stage.move(1), "bye for now"):
        said = words(only(await stage.say(waits, line, private=True)))
        assert "not your turn in any of your games" in said
        assert said.count(f"(on turn: {mover.name})") == 2


async def test_a_reply_to_the_board_of_another_game_is_a_move_of_the_one_that_reads_it(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover, board = await stage.on_turn(1), await stage.store.shown_at(LOBBY, slots.turn(await stage.table(1)))
    move, plies = await stage.move(2), (await stage.table(1)).plies
    await stage.say(mover, move, reply_to=board, addressed=True)
    assert await stage.on_turn(2) != mover
    assert (await stage.table(1)).plies == plies
    said = only(await stage.say(mover, "j13 2 x 3 = 6", reply_to=board, addressed=True))
    assert "If you mean J13> 2x3=6:" in words(said), (
        "what comes near a move of the board it replies to is meant for that"
    )


async def test_a_board_names_its_game_where_others_run_as_well(stage: Stage) -> None:
    await stage.begin()
    [alone] = [said for said in await stage.play() if said.picture and said.to == LOBBY]
    assert "table #1" not in words(alone)
    await stage.begin(game="kakuro")
    [beside] = [said for said in await stage.play() if said.picture and said.to == LOBBY]
    assert words(beside).startswith("Summy, table #1\n")
    [other] = [said for said in await stage.play(2) if said.picture and said.to == LOBBY]
    assert words(other).startswith("Kakuro, table #2\n")
    await stage.say(await stage.on_turn(2), "/resign #2 yes")
    [left] = [said for said in await stage.play() if said.picture and said.to == LOBBY]
    assert "table #1" not in words(left)


async def test_a_line_that_only_another_game_can_read_is_for_that_game(stage: Stage) -> None:
    """Also if its author has nothing to do there, but is on turn at a game that cannot read it."""
    await stage.begin(game="kakuro")
    await stage.begin()
    mover = await stage.on_turn(2)
    if await stage.on_turn(1) != mover:
        await stage.play(1)
    move = await stage.move(2)
    await stage.play(2)
    for line in (move, f"/play {move}"):
        said = only(await stage.say(mover, line, private=True))
        assert "not your turn" in words(said), line
    said = only(await stage.say(mover, "/play exchange 1", private=False))
    assert "not your turn" in words(said), "whoever has to wait is told so first"


async def test_so_it_is_while_several_games_wait_for_its_author(stage: Stage) -> None:
    for game in ("summy", "kakuro", "rummy-plus"):
        await stage.begin(first=ANN, second=BEN, game=game)
    waits = BEN if await stage.on_turn(3) == ANN else ANN
    for number in (1, 2):
        if await stage.on_turn(number) != waits:
            await stage.play(number)
    for line in ("neu R5 B5 K5", "/play neu R5 B5 K5"):
        said = only(await stage.say(waits, line, private=True))
        assert words(said).startswith("It is not your turn"), line
        assert "#3" in words(said)


async def test_the_game_in_view_is_meant_by_a_line_that_names_none(stage: Stage) -> None:
    mover = await two_of_a_kind(stage)
    for number in (1, 2):
        board = only(await stage.say(mover, "/board", private=True, in_view=number))
        assert f"#{number}" in words(board)
        sure = only(await stage.say(mover, "/resign", private=True, in_view=number))
        assert f"#{number}" in words(sure)
    move, plies = await stage.move(2), (await stage.table(1)).plies
    await stage.say(mover, move, private=True, in_view=2)
    assert await stage.on_turn(2) != mover
    board = only(await stage.say(mover, "/board", private=True, in_view=2))
    assert "#2" in words(board), "also while others are on turn there"
    assert (await stage.table(1)).plies == plies
    assert "#1" in words(only(await stage.say(mover, "/board #1", private=True, in_view=2))), "a number wins"


async def test_a_line_that_no_game_can_read_is_answered_for_the_game_in_view(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover = await stage.on_turn(1)
    for number, game in ((1, "summy"), (2, "kakuro")):
        said = only(await stage.say(mover, "K4 to K5", private=True, in_view=number))
        assert [button.command for button in said.buttons] == [f"/rules {game}"]


async def test_a_move_is_completed_for_the_game_in_view(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover = await stage.on_turn(1)
    both = [set(await stage.suggest(mover, "/play ", in_view=number)) for number in (1, 2)]
    assert all(both)
    assert not both[0] & both[1]


async def test_what_only_another_game_can_read_is_for_that_one_whatever_is_in_view(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    if await stage.on_turn(1) != await stage.on_turn(2):
        await stage.play(2)
    mover, move = await stage.on_turn(1), await stage.move(1)
    await stage.say(mover, move, private=True, in_view=2)
    assert await stage.on_turn(1) != mover


async def test_a_game_in_view_that_is_not_played_where_the_line_was_typed_does_not_count(stage: Stage) -> None:
    await stage.begin()
    await stage.begin(channel=ELSEWHERE)
    mover = await stage.on_turn(1)
    assert "#1" in words(only(await stage.say(mover, "/board", in_view=2)))
