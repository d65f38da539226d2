"""One table in several chats: how it gets there, who is told what where, and how it leaves again."""

import re
from dataclasses import replace

import pytest

from bot.chat.port import Account, Author, Channel, Incoming, Message, Private, Style
from bot.tables.invitation import CODE_LASTS, WRONG_CODES, WRONG_CODES_COUNT
from bot.tables.table import Phase
from core.fair import commitment
from tests.bot.stage import ANN, BEN, CARA, EVE, LOBBY, Stage, mentioned, only, private_chat, to, words

GROUP = Channel("telegram", "-100")
SERVER = Channel("discord", "500", "7")
DEN = Channel("web", "den")
TINA = Author(Account("telegram", "1001"), "Tina", "tina")
DORA = Author(Account("discord", "2002"), "Dora", "dora")


async def say(stage: Stage, who: Author, text: str, here: Channel | None = None, **how: object) -> list[Message]:
    """Type a line, in private without a channel, and wait for all that follows."""
    stage.lines += 1
    before = len(stage.chat.sent)
    channel = here or Channel(who.account.platform, f"@{who.account.id}")
    line = Incoming(
        f"line:{stage.lines}", channel, who, text, private=here is None, addressed=text.startswith("/"), locale="en"
    )
    await stage.service.handle(replace(line, **how))  # type: ignore[arg-type]
    await stage.settle()
    return stage.chat.sent[before:]


def code_in(sent: list[Message]) -> str:
    return str(re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", words(only(sent)))[0])


async def invited(stage: Stage, who: Author = ANN, number: int = 1, here: Channel = LOBBY) -> str:
    return code_in(await say(stage, who, f"/invite #{number}", here))


async def on_turn(stage: Stage) -> Author:
    """The player on turn, Ann or Tina."""
    table = await stage.table()
    (seat,) = table.turn
    return ANN if table.player(seat).account == ANN.account else TINA


async def over_three_places(stage: Stage) -> None:
    """Ann on the web plays Tina on Telegram; a channel on Discord watches."""
    await say(stage, ANN, "/challenge anyone summy", LOBBY)
    await say(stage, TINA, f"/join {await invited(stage)}", GROUP)
    await say(stage, DORA, f"/join {await invited(stage)}", SERVER)
    assert (await stage.table()).phase is Phase.RUNNING


# --- P1


async def test_p1_a_code_brings_a_table_to_another_chat_with_a_seat_that_is_free(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge anyone summy players=3", LOBBY)
    sent = await say(everywhere, TINA, f"/join {(await invited(everywhere)).lower().replace('-', '')}", GROUP)
    table = await everywhere.table()
    assert table.places == (LOBBY, GROUP)
    assert tuple(table.owners) == (ANN.account, TINA.account)
    assert "Tina has brought table #1 to another chat on Telegram." in [words(one) for one in to(sent, LOBBY)]
    challenge = only(to(sent, GROUP))
    assert "Ann" in words(challenge)
    labels = [button.label for button in challenge.buttons]
    assert labels == ["Join", "Invite another chat", "Start without waiting", "Cancel challenge"]


async def test_p1_without_a_free_seat_the_chat_watches(everywhere: Stage) -> None:
    number = await everywhere.begin()
    sent = await say(everywhere, DORA, f"/join {await invited(everywhere)}", SERVER)
    assert tuple((await everywhere.table(number)).owners) == (ANN.account, BEN.account)
    board = only(to(sent, SERVER))
    assert "is played in this chat too now (table #1): Ann, Ben." in words(board)
    assert board.picture is not None
    told = only(to(sent, LOBBY))
    assert words(told).startswith(
        "Dora has brought table #1 to another chat on Discord.\nSummy begins at table #1: Ann, Ben."
    )
    assert told.replaces is not None, "N4: in the message of the turn"


async def test_p1_an_open_table_without_a_seat_for_them_is_watched(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge @ben summy", LOBBY, mentions={"ben": BEN.account})
    sent = await say(everywhere, DORA, f"/join {await invited(everywhere)}", SERVER)
    assert any("No seat is free at table #1" in words(one) for one in sent)
    assert "will you play" in words(only(to(sent, SERVER)))
    assert tuple((await everywhere.table()).owners) == (ANN.account, BEN.account)


async def test_p1_in_private_a_code_gives_a_seat_and_no_place(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge anyone summy", LOBBY)
    code = await invited(everywhere)
    sent = await say(everywhere, TINA, f"/join {code}")
    table = await everywhere.table()
    assert table.places == (LOBBY,)
    assert tuple(table.owners) == (ANN.account, TINA.account)
    assert [one.picture is not None for one in to(sent, Private(TINA.account))].count(True) == 2, "board and tiles"
    assert "No seat is free" in words(only(await say(everywhere, DORA, f"/join {code}")))
    assert "You already have a seat" in words(only(await say(everywhere, TINA, f"/join {code}")))
    mover = await on_turn(everywhere)
    told = await say(everywhere, mover, await everywhere.move())
    assert to(told, Private(TINA.account)), "who reads along in no place is told in private"
    await say(everywhere, TINA, f"/join {code}", GROUP)
    assert not any(player.apart for player in (await everywhere.table()).players)


async def test_p1_a_table_has_four_places_at_most(everywhere: Stage) -> None:
    await everywhere.begin()
    code = await invited(everywhere)
    for channel in (GROUP, SERVER, DEN):
        assert to(await say(everywhere, EVE, f"/join {code}", channel), channel)
    sent = await say(everywhere, EVE, f"/join {code}", Channel("web", "attic"))
    assert "is in 4 chats already" in words(only(sent))
    again = only(await say(everywhere, EVE, f"/join {code}", DEN))
    assert "is in this chat already" in words(again)
    assert again.picture is not None


async def test_p1_a_code_is_for_who_sits_there_and_for_games_with_others(everywhere: Stage) -> None:
    await everywhere.begin()
    assert "You are not playing" in words(only(await say(everywhere, CARA, "/invite #1", LOBBY)))
    assert "You have no seat here" in words(only(await say(everywhere, CARA, "/invite", LOBBY)))
    await say(everywhere, ANN, "/challenge @cara summy", LOBBY)
    asked = only(await say(everywhere, CARA, "/invite #2", LOBBY))
    assert "table #2, which waits for your answer" in words(asked)
    assert [button.label for button in asked.buttons] == ["Accept", "Decline"]
    number = await everywhere.begin_alone(CARA)
    assert "on your own" in words(only(await say(everywhere, CARA, f"/invite #{number}")))
    assert "Who is to play" in words(only(await say(everywhere, CARA, "/invite summy", LOBBY))), "as ever"


async def test_p1_a_code_holds_for_a_day_and_as_long_as_the_game_goes_on(everywhere: Stage) -> None:
    await everywhere.begin()
    code = await invited(everywhere)
    everywhere.now += CODE_LASTS
    assert "is not valid" in words(only(await say(everywhere, DORA, f"/join {code}", SERVER)))
    code = await invited(everywhere)
    await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "is over" in words(only(await say(everywhere, DORA, f"/join {code}", SERVER)))


async def test_p1_codes_are_kept_as_hashes_and_guesses_are_counted_over_restarts(everywhere: Stage) -> None:
    await everywhere.begin()
    code = await invited(everywhere)
    kept = everywhere.sql("SELECT * FROM invitation") + everywhere.sql("SELECT message FROM outbox")
    assert code not in str(kept)
    for _ in range(WRONG_CODES):
        assert "is not valid" in words(only(await say(everywhere, DORA, "/join AAAA-AAAA", SERVER)))
    assert everywhere.sql("SELECT count(*) FROM wrong_invitation") == [(WRONG_CODES,)], "a file that any run reads"
    assert "in an hour" in words(only(await say(everywhere, DORA, f"/join {code}", SERVER)))
    await say(everywhere, DORA, "/forget me yes")
    assert "in an hour" in words(only(await say(everywhere, DORA, f"/join {code}", SERVER))), "no new tries"
    everywhere.now += WRONG_CODES_COUNT
    assert to(await say(everywhere, DORA, f"/join {code}", SERVER), SERVER)


async def test_p1_a_handle_is_asked_on_its_own_platform_alone(everywhere: Stage) -> None:
    """A person with the same handle on another platform does not get the seat."""
    await say(everywhere, TINA, "/challenge @dora summy", GROUP)
    await say(everywhere, DORA, f"/join {await invited(everywhere, TINA, here=GROUP)}", SERVER)
    assert tuple((await everywhere.table()).owners) == (TINA.account,)
    telegram_dora = Author(Account("telegram", "9"), "Dora", "dora")
    await say(everywhere, telegram_dora, "/accept", GROUP)
    assert tuple((await everywhere.table()).owners) == (TINA.account, telegram_dora.account)


# --- P2


async def test_p2_every_public_message_is_told_once_a_place_and_the_same_everywhere(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    for _ in range(3):
        mover = await on_turn(everywhere)
        sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
        told = [words(only(to(sent, place))) for place in (LOBBY, GROUP, SERVER)]
        assert len(set(told)) == 1
    sent = await say(everywhere, TINA, "/resign #1 yes", GROUP)
    assert len({words(only(to(sent, place))) for place in (LOBBY, GROUP, SERVER)}) == 1
    assert (await everywhere.table()).phase is Phase.OVER


async def test_p2_only_who_has_an_account_there_is_notified(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    while (await on_turn(everywhere)) is not ANN:
        await say(everywhere, TINA, f"/play #1 {await everywhere.move()}")
    sent = await say(everywhere, ANN, f"/play #1 {await everywhere.move()}", LOBBY)
    assert mentioned(only(to(sent, GROUP))) == [TINA.account]
    for place in (LOBBY, SERVER):
        assert "Tina" in words(only(to(sent, place)))
        assert not [span for span in only(to(sent, place)).text if span.style is Style.MENTION]


async def test_p2_each_place_has_its_language_and_its_theme(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    await say(everywhere, DORA, "/language de", SERVER)
    await say(everywhere, TINA, "/theme dark", GROUP)
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    german, english, dark = (only(to(sent, place)) for place in (SERVER, LOBBY, GROUP))
    assert "du bist am Zug" in words(german)
    assert "it is your turn" in words(english)
    assert dark.picture is not None
    assert english.picture is not None
    assert dark.picture.png != english.picture.png


async def test_p2_a_place_keeps_the_language_in_which_the_table_was_brought_there(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge anyone summy", LOBBY)
    begun = await say(everywhere, TINA, f"/mitspielen {await invited(everywhere)}", GROUP, locale="de")
    assert "beginnt" in words(to(begun, GROUP)[-1])
    await say(everywhere, DORA, f"/mitspielen {await invited(everywhere)}", SERVER, locale="de")
    await say(everywhere, EVE, "/board #1", SERVER, locale="en")
    sent = await say(everywhere, await on_turn(everywhere), f"/play #1 {await everywhere.move()}")
    for place, turn in ((GROUP, "am Zug"), (SERVER, "am Zug"), (LOBBY, "turn")):
        assert turn in words(only(to(sent, place)))


# --- P3


async def test_p3_commands_about_a_table_work_in_all_its_places(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    for place in (LOBBY, GROUP, SERVER):
        assert "#1" in words(only(await say(everywhere, EVE, "/tables", place)))
        assert only(to(await say(everywhere, EVE, "/board", place), place)).picture
    while (await on_turn(everywhere)) is ANN:
        await say(everywhere, ANN, await everywhere.move(), LOBBY)
    assert to(await say(everywhere, TINA, await everywhere.move(), GROUP), SERVER), "a bare move in a place"
    await say(everywhere, TINA, "/resign #1 yes", GROUP)
    asked = await say(everywhere, TINA, "/rematch", GROUP)
    for place in (LOBBY, GROUP, SERVER):
        assert "Tina" in words(only(to(asked, place)))
    await say(everywhere, ANN, "/accept", LOBBY)
    again = await everywhere.table(2)
    assert (again.phase, again.places) == (Phase.RUNNING, (LOBBY, GROUP, SERVER))


async def test_p2_who_reads_along_in_private_does_so_in_the_rematch_they_ask_for(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge anyone summy", LOBBY)
    await say(everywhere, TINA, f"/join {await invited(everywhere)}")
    await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    await say(everywhere, TINA, "/rematch #1")
    begun = await say(everywhere, ANN, "/accept", LOBBY)
    assert any(message.picture and not message.secret for message in to(begun, private_chat(TINA))), "the board"
    ended = await say(everywhere, ANN, "/resign #2 yes", LOBBY)
    assert "Tina wins" in " ".join(map(words, to(ended, private_chat(TINA))))


async def test_p3_luck_comes_from_every_place_and_the_seal_is_told_in_each(everywhere: Stage) -> None:
    await say(everywhere, ANN, "/challenge anyone summy players=3 luck=rose", LOBBY)
    sent = await say(everywhere, TINA, f"/join {await invited(everywhere)} luck=tulip", GROUP)
    seal = commitment((await everywhere.table()).seed)
    assert all(seal in words(to(sent, place)[-1]) for place in (LOBBY, GROUP))
    begun = await say(everywhere, DORA, f"/join {await invited(everywhere)} luck=lily", SERVER)
    table = await everywhere.table()
    assert table.phase is Phase.RUNNING
    assert all(luck in table.client_seed for luck in ("rose", "tulip", "lily"))
    assert seal in words(to(begun, SERVER)[0])


async def test_p3_only_moderators_of_the_home_close_a_table(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    sent = await say(everywhere, DORA, "/close #1", SERVER, moderator=True)
    assert "has its home in another chat" in words(only(sent))
    await say(everywhere, ANN, "/close #1", LOBBY, moderator=True)
    assert (await everywhere.table()).phase is Phase.OVER


@pytest.mark.parametrize(("who", "moderator"), [(DORA, False), (EVE, True)])
async def test_p3_moderators_of_a_place_and_who_added_it_take_it_out(
    everywhere: Stage, who: Author, moderator: bool
) -> None:
    await over_three_places(everywhere)
    refused = await say(everywhere, CARA, "/part #1", SERVER)
    assert "Only whoever leads this channel" in words(only(refused))
    sent = await say(everywhere, who, "/part #1", SERVER, moderator=moderator)
    assert "is no longer shown in this chat" in words(only(to(sent, SERVER)))
    assert words(only(to(sent, LOBBY))).startswith(f"{who.name} has taken table #1 out of a chat on Discord")
    assert (await everywhere.table()).places == (LOBBY, GROUP)
    assert "There is no table" in words(only(await say(everywhere, who, "/part", SERVER, moderator=True)))


async def test_p3_a_player_whose_place_goes_plays_on_in_private(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    sent = await say(everywhere, TINA, "/part #1")
    assert "is no longer shown in this chat" in words(only(to(sent, GROUP)))
    while (await on_turn(everywhere)) is TINA:
        await say(everywhere, TINA, await everywhere.move())
    sent = await say(everywhere, ANN, await everywhere.move(), LOBBY)
    assert any("it is your turn" in words(one) for one in to(sent, Private(TINA.account)))
    assert not to(sent, GROUP)


async def test_p3_the_home_is_not_parted_from(everywhere: Stage) -> None:
    await everywhere.begin()
    assert "has its home here" in words(only(await say(everywhere, ANN, "/part #1", LOBBY, moderator=True)))


async def test_places_move_with_their_channels(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    new = Channel("telegram", "-200")
    await everywhere.service.move_channel(GROUP, new)
    assert (await everywhere.table()).places == (LOBBY, new, SERVER)
    await everywhere.service.move_channel(new, LOBBY)
    assert (await everywhere.table()).places == (LOBBY, SERVER), "nobody is told twice"


async def test_p1_a_table_of_a_tournament_comes_to_other_chats_and_the_tournament_stays(everywhere: Stage) -> None:
    for who, line in ((ANN, "new summy rounds=1"), (ANN, "join"), (BEN, "join"), (ANN, "start")):
        await say(everywhere, who, f"/tournament {line}", LOBBY)
    await say(everywhere, DORA, f"/join {await invited(everywhere)}", SERVER)
    sent = await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "For the tournament: Ben 4" in words(only(to(sent, SERVER))), "what the game counts for is told with its end"
    assert len(to(sent, LOBBY)) == 2, "the standings are told at home alone"


async def test_p2_what_is_hidden_reaches_no_place(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    racks = set((await everywhere.racks()).values())
    for who in (ANN, TINA):
        await say(everywhere, who, "/rack", GROUP if who is TINA else LOBBY)
    await say(everywhere, await on_turn(everywhere), f"/try {await everywhere.move()}", LOBBY)
    public = [one for one in everywhere.chat.sent if isinstance(one.to, Channel)]
    assert public
    assert not [
        one for one in public for rack in racks if rack in words(one) or (one.picture and rack in one.picture.alt)
    ]


async def test_p2_a_linked_player_is_notified_by_the_account_they_have_in_each_place(everywhere: Stage) -> None:
    """Tina has an account on the web too: there she is notified by that one, and on Discord her name is plain text."""
    offered = only(await say(everywhere, TINA, "/link"))
    phrase = next(span.text for span in offered.text if span.style is Style.CODE)
    await say(everywhere, CARA, phrase)
    await say(everywhere, CARA, "/link yes")
    await over_three_places(everywhere)
    while (await on_turn(everywhere)) is not ANN:
        await say(everywhere, TINA, f"/play #1 {await everywhere.move()}")
    sent = await say(everywhere, ANN, f"/play #1 {await everywhere.move()}", LOBBY)
    assert [mentioned(only(to(sent, place))) for place in (LOBBY, GROUP, SERVER)] == [
        [CARA.account],
        [TINA.account],
        [],
    ]


async def test_p1_a_person_holds_one_seat_whichever_account_comes_by_a_code(everywhere: Stage) -> None:
    offered = only(await say(everywhere, ANN, "/link"))
    phrase = next(span.text for span in offered.text if span.style is Style.CODE)
    await say(everywhere, TINA, phrase)
    await say(everywhere, TINA, "/link yes")
    await say(everywhere, ANN, "/challenge anyone summy", LOBBY)
    code = await invited(everywhere)
    assert "You already have a seat" in words(only(await say(everywhere, TINA, f"/join {code}")))
    await say(everywhere, TINA, f"/join {code}", GROUP)
    table = await everywhere.table()
    assert table.places == (LOBBY, GROUP), "the game comes to their other chat"
    assert [player.is_open for player in table.players] == [False, True]
    await say(everywhere, ANN, f"/part #{table.id}")
    assert (await everywhere.table()).places == (LOBBY,), "whichever account has added it"
