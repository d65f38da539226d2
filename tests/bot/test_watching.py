"""Channels that watch a table: who may have one do so, what is told there and when, and how it ends."""

from pathlib import Path

import pytest

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Author, Channel, Ephemeral, Message, Unreachable
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.tables.table import Phase, Watchable
from bot.tables.watching import DELAY, EACH, MOST_WATCHERS
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, EVE, LOBBY, Stage, mentioned, only, reference, staged, to, words
from tests.bot.test_places import DORA, GROUP, SERVER, invited, say
from tests.bot.test_recovery import tamper
from tests.bot.timed import passes
from tests.chosen import chosen

CLUB = Channel("web", "club")


async def watched(stage: Stage, here: Channel = GROUP, *, who: Author = ANN, options: str = "") -> list[Message]:
    """Ann and Ben play in the lobby, and another channel watches."""
    await stage.begin(options=options)
    return await say(stage, who, "/watch #1", here)


async def move(stage: Stage, number: int = 1) -> list[Message]:
    """Let the player on turn play; returns what is said meanwhile."""
    return await say(stage, await stage.on_turn(number), f"/play #{number} {await stage.move(number)}")


async def everybody_plays(stage: Stage, number: int) -> list[Message]:
    """Let all who may act do so, until something new begins."""
    before, sent = await stage.table(number), []
    while (loaded := await stage.load(number)).table.since == before.since:
        seat, game = min(loaded.table.turn), loaded.engine.game
        moves = chosen(game, game.view(loaded.replay.position, seat), Level.BEGINNER, number)
        who = next(one for one in (ANN, BEN, CARA) if one.account == loaded.table.player(seat).account)
        sent += await say(stage, who, f"/play #{number} {'; '.join(moves)}")
    return sent


async def test_n6_a_player_has_another_chat_watch_and_the_others_are_told(everywhere: Stage) -> None:
    sent = await watched(everywhere)
    board = only(to(sent, GROUP))
    assert "This chat now watches Summy at table #1: Ann, Ben." in words(board)
    assert board.picture is not None
    assert [button.label for button in board.buttons] == ["Stop watching"]
    assert "Ann has another chat on Telegram watch table #1. /unwatch #1 stops that." in words(only(to(sent, LOBBY)))
    assert (await everywhere.table()).places == (LOBBY,), "it is no place"


async def test_n6_every_move_is_told_once_and_notifies_nobody(everywhere: Stage) -> None:
    await watched(everywhere, ELSEWHERE)
    for _ in range(4):
        sent = await move(everywhere)
        there, home = only(to(sent, ELSEWHERE)), only(to(sent, LOBBY))
        assert words(there).splitlines()[0] == words(home).splitlines()[1], "the move: it is nobody's turn there"
        assert mentioned(home)
        assert not mentioned(there)
        assert "it is your turn" not in words(there)
        assert " is to move" in words(there)
        assert there.silent
        assert (there.buttons, there.table) == ((), None), "nothing to press, and no board to tap"
        assert there.picture is not None
        assert home.picture is not None
        assert there.picture.areas == ()
        assert home.picture.areas
    sent = await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "Ben wins" in words(only(to(sent, ELSEWHERE)))
    assert only(to(sent, ELSEWHERE)).buttons == ()


async def test_n6_a_stranger_watches_only_what_the_players_allow_and_learns_nothing_else(everywhere: Stage) -> None:
    refused = await watched(everywhere, who=DORA)
    nothing = await say(everywhere, DORA, "/watch #77", GROUP)
    assert words(only(refused)) == words(only(nothing)).replace("77", "1"), "no number tells whether there is a game"
    alone = await everywhere.begin_alone(CARA)
    for who in (DORA, CARA):
        answer = only(await say(everywhere, who, f"/watch #{alone}", GROUP))
        assert words(answer) == words(only(nothing)).replace("77", str(alone))
    await everywhere.begin(first=CARA, second=EVE, options="watch=yes")
    sent = await say(everywhere, DORA, "/watch #3", GROUP)
    assert "This chat now watches" in words(only(sent)), "all have agreed to it, and nobody is told"


async def test_n6_a_challenge_says_who_may_watch(everywhere: Stage) -> None:
    for option, said in (("yes", "Other chats may watch."), ("delay", "Other chats may watch, two turns behind.")):
        sent = await say(everywhere, ANN, f"/challenge anyone summy watch={option}", LOBBY)
        assert said in words(only(to(sent, LOBBY)))
    assert "may watch" not in words(only(await say(everywhere, ANN, "/challenge anyone summy watch=no", LOBBY)))
    refused = await say(everywhere, ANN, "/challenge anyone summy watch=maybe", LOBBY)
    assert "no, yes, delay" in words(only(refused))
    private = await say(everywhere, ANN, "/challenge computer=club summy watch=yes", LOBBY)
    assert "played in private" in words(only(private))
    german = await say(everywhere, ANN, "/herausfordern @ben summy zuschauer=verzögert", LOBBY, locale="de")
    assert "Andere Chats dürfen zusehen, zwei Züge später." in words(only(german))
    found = await everywhere.table(4)
    assert found.watch is Watchable.DELAY


async def test_n6_with_a_delay_a_chat_is_two_turns_behind(everywhere: Stage) -> None:
    begun = only(await watched(everywhere, who=DORA, options="watch=delay"))
    assert "two turns behind" in words(begun)
    assert begun.picture is None
    home: list[str] = []
    for turn in range(1, 6):
        sent = await move(everywhere)
        home.append(words(only(to(sent, LOBBY))).splitlines()[1])
        if turn <= DELAY:
            assert not to(sent, GROUP)
            continue
        late = only(to(sent, GROUP))
        assert f"Table #1 after turn {turn - DELAY} of {turn}" in words(late)
        assert home[turn - DELAY - 1] in words(late)
        assert not [line for line in home[turn - DELAY :] if line in words(late)]
        asked = only(await say(everywhere, ANN, f"/board #1 {turn - DELAY}"))
        assert asked.picture is not None
        assert late.picture is not None
        assert late.picture.in_words() == asked.picture.in_words()
    sent = await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "Ben wins" in words(only(to(sent, GROUP))), "the end helps nobody"


async def test_n6_who_begins_to_watch_with_a_delay_sees_the_board_of_two_turns_ago(everywhere: Stage) -> None:
    await everywhere.begin(options="watch=delay")
    for _ in range(3):
        await move(everywhere)
    look = only(await say(everywhere, DORA, "/watch #1", GROUP))
    assert "Table #1 after turn 1 of 3" in words(look)
    asked = only(await say(everywhere, ANN, "/board #1 1"))
    assert look.picture is not None
    assert asked.picture is not None
    assert look.picture.in_words() == asked.picture.in_words()
    for line in ("/board #1", "/board #1 words", "/replay #1"):
        shown = only(await say(everywhere, ANN, line, GROUP))
        assert shown.secret, "a player who looks there sees it alone"
        assert shown.to == Ephemeral(GROUP, ANN.account)


async def test_n6_with_a_delay_a_round_played_at_once_is_shown_two_rounds_later(everywhere: Stage) -> None:
    number = await everywhere.begin(game="summa", options="watch=delay")
    await say(everywhere, DORA, f"/watch #{number}", GROUP)
    assert not to(await everybody_plays(everywhere, number), GROUP), "black cells are no turn"
    for turn in range(1, DELAY + 3):
        late = to(await everybody_plays(everywhere, number), GROUP)
        if turn <= DELAY:
            assert not late
        else:
            assert f"after round {turn - DELAY} of {turn}" in words(only(late))


@pytest.mark.parametrize("name", GAMES)
async def test_n6_with_a_delay_nothing_newer_is_shown_or_drawn_in_any_game(everywhere: Stage, name: str) -> None:
    number = await everywhere.begin(game=name, options="watch=delay")
    await say(everywhere, DORA, f"/watch #{number}", GROUP)
    for _ in range(4):
        await everybody_plays(everywhere, number)
        loaded = await everywhere.load(number)
        now = len((await everywhere.positions.turns(loaded)).after)
        there = to(everywhere.chat.sent, GROUP)[1:]
        assert len(there) == max(0, now - DELAY)
        for turn, late in enumerate(there, 1):
            asked = only(await say(everywhere, ANN, f"/board #{number} {turn}"))
            assert late.picture is not None
            assert asked.picture is not None
            assert late.picture.in_words() == asked.picture.in_words()
        for picture in ("board", "board now", "board full", "replay", f"turn {now - 1}", f"turn {now}"):
            message = OutboxMessage(GROUP, (), "en", number, name, picture=picture)
            assert await everywhere.drawing.scene(message) is None, picture


async def test_n6_a_turn_taken_back_and_played_again_is_shown_in_its_message(everywhere: Stage) -> None:
    await watched(everywhere, who=DORA, options="watch=delay")
    for _ in range(3):
        await move(everywhere)
    mover, other = await everywhere.seated()
    assert not to(await say(everywhere, other, "/takeback", LOBBY), GROUP)
    assert not to(await say(everywhere, mover, "/takeback yes", LOBBY), GROUP)
    again = only(to(await move(everywhere), GROUP))
    assert "after turn 1 of 3" in words(again)
    assert again.replaces is not None


async def test_n6_nobody_plays_in_a_chat_that_watches(everywhere: Stage) -> None:
    await watched(everywhere, options="watch=delay")
    for line in ("/rack #1", "/replay #1", "/invite #1", "/export #1"):
        assert "This chat only watches table #1." in words(only(await say(everywhere, DORA, line, GROUP)))
    assert "only watched" not in words(only(await say(everywhere, DORA, "/tables", GROUP)))
    listed = words(only(await say(everywhere, DORA, "/tables", GROUP)))
    assert listed == "This chat watches #1 Summy: Ann and Ben. /unwatch #1 ends that."
    assert to(await say(everywhere, await everywhere.on_turn(), f"/play #1 {await everywhere.move()}", GROUP), LOBBY)


@pytest.mark.parametrize("who", [DORA, EVE, ANN])
async def test_n6_watching_is_stopped_by_who_began_it_moderators_and_players(everywhere: Stage, who: Author) -> None:
    await watched(everywhere, who=DORA, options="watch=yes")
    refused = await say(everywhere, CARA, "/unwatch #1", GROUP)
    assert "Only whoever leads this channel, the players" in words(only(refused))
    sent = await say(everywhere, who, "/unwatch", GROUP, moderator=who is EVE)
    assert words(only(sent)) == "This chat no longer watches Summy at table #1."
    assert not to(await move(everywhere), GROUP)
    assert "watches no game" in words(only(await say(everywhere, DORA, "/unwatch", GROUP)))


async def test_n6_watching_is_stopped_once_the_game_is_over_too(everywhere: Stage) -> None:
    await watched(everywhere, who=DORA, options="watch=yes")
    await say(everywhere, BEN, "/resign #1 yes", LOBBY)
    assert "is over" in words(only(await say(everywhere, DORA, "/watch #1", GROUP)))
    assert "watch" not in words(only(await say(everywhere, ANN, "/watch #1", LOBBY))).partition(".")[2]
    assert "no longer watches Summy" in words(only(await say(everywhere, DORA, "/unwatch #1", GROUP)))


async def test_n6_players_and_moderators_of_the_home_stop_all_who_watch(everywhere: Stage) -> None:
    await watched(everywhere, who=DORA, options="watch=yes")
    await say(everywhere, DORA, "/watch #1", SERVER)
    shown = only(await say(everywhere, CARA, "/watch #1", LOBBY))
    assert "and 2 other chats watch it; /unwatch #1 stops that." in words(shown)
    assert "Only the players" in words(only(await say(everywhere, CARA, "/unwatch", LOBBY)))
    assert "no table #1" in words(only(await say(everywhere, CARA, "/unwatch #1", CLUB, moderator=True)))
    sent = await say(everywhere, BEN, "/unwatch #1")
    for place in (GROUP, SERVER):
        assert words(only(to(sent, place))) == "Summy at table #1 is no longer shown to other chats."
    assert (await everywhere.table()).watchers == ()
    assert "No other chat watches" in words(only(await say(everywhere, BEN, "/unwatch #1")))
    await say(everywhere, DORA, "/watch #1", GROUP)
    sent = await say(everywhere, EVE, "/unwatch #1", LOBBY, moderator=True)
    assert to(sent, GROUP)
    assert "and no other chat watches it" in words(only(await say(everywhere, CARA, "/watch #1", LOBBY)))


async def test_n6_a_moderator_of_another_place_stops_only_what_is_watched_there(everywhere: Stage) -> None:
    await watched(everywhere)
    await say(everywhere, DORA, f"/join {await invited(everywhere)}", SERVER)
    sent = await say(everywhere, EVE, "/unwatch #1", SERVER, moderator=True)
    assert "Only the players" in words(only(sent))
    assert (await everywhere.table()).watchers


async def test_n6_a_reply_to_a_board_names_its_table(everywhere: Stage) -> None:
    number = await everywhere.begin(options="watch=yes")
    other = await everywhere.begin(first=CARA, second=EVE, options="watch=yes")
    for one in (number, other):
        await say(everywhere, DORA, f"/watch #{one}", GROUP)
    several = only(await say(everywhere, DORA, "/unwatch", GROUP))
    assert "#1" in words(several)
    assert "#2" in words(several)
    board = only(to(await move(everywhere, other), GROUP))
    sent = await say(everywhere, DORA, "/unwatch", GROUP, reply_to=f"r-{board.nonce}")
    assert "table #2" in words(only(sent))


async def test_n6_so_many_chats_watch_a_table_and_a_chat_so_many_tables(everywhere: Stage) -> None:
    await watched(everywhere, options="watch=yes")
    for n in range(MOST_WATCHERS - 1):
        await say(everywhere, DORA, "/watch #1", Channel("web", f"room {n}"))
    assert "8 chats watch" in words(only(await say(everywhere, DORA, "/watch #1", SERVER)))
    for n in range(EACH):
        number = await everywhere.begin(options="watch=yes", channel=Channel("web", f"hall {n}"))
        sent = await say(everywhere, DORA, f"/watch #{number}", GROUP)
    assert "watches 5 games already" in words(only(sent))
    await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "now watches" in words(only(await say(everywhere, DORA, f"/watch #{number}", GROUP))), "that one is over"


async def test_n6_what_cannot_be_watched_is_refused_with_one_sentence(everywhere: Stage) -> None:
    await watched(everywhere)
    assert "in the channel that is to watch" in words(only(await say(everywhere, ANN, "/watch #1")))
    assert "Say which table" in words(only(await say(everywhere, ANN, "/watch", GROUP)))
    for who in (ANN, DORA):
        assert "watches table #1 already" in words(only(await say(everywhere, who, "/watch #1", GROUP)))
    await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    assert "no game at table #1" in words(only(await say(everywhere, ANN, "/watch #1", SERVER)))


async def test_n6_a_chat_that_watched_plays_along_once_it_is_invited(everywhere: Stage) -> None:
    await watched(everywhere)
    await say(everywhere, DORA, f"/join {await invited(everywhere)}", GROUP)
    table = await everywhere.table()
    assert (table.places, table.watchers) == ((LOBBY, GROUP), ())
    assert only(to(await move(everywhere), GROUP)).buttons


async def test_n6_a_rematch_is_watched_only_where_that_is_asked_for(everywhere: Stage) -> None:
    await watched(everywhere, who=DORA, options="watch=yes")
    await say(everywhere, ANN, "/resign #1 yes", LOBBY)
    await say(everywhere, ANN, "/rematch", LOBBY)
    await say(everywhere, BEN, "/accept", LOBBY)
    again = await everywhere.table(2)
    assert (again.phase, again.watch, again.watchers) == (Phase.RUNNING, Watchable.YES, ())


async def test_n6_a_chat_out_of_reach_delays_nobody_and_nobody_is_told(everywhere: Stage) -> None:
    await watched(everywhere, SERVER)
    everywhere.chats["discord"].trouble = lambda _: Unreachable()  # type: ignore[attr-defined]
    for _ in range(2):
        sent = await move(everywhere)
        assert only(to(sent, LOBBY)).picture
        assert not [one for one in sent if "cannot write" in words(one)]
    everywhere.chats["discord"].trouble = lambda _: None  # type: ignore[attr-defined]
    assert only(to(await move(everywhere), SERVER)).picture


async def test_n6_who_watches_is_told_in_their_language(everywhere: Stage) -> None:
    await say(everywhere, DORA, "/language de", SERVER)
    sent = await watched(everywhere, SERVER, options="watch=yes")
    assert "Dieser Chat sieht jetzt bei Summy an Tisch #1 zu: Ann, Ben." in words(only(to(sent, SERVER)))
    assert "ist am Zug" in words(only(to(await move(everywhere), SERVER)))
    sent = await say(everywhere, ANN, "/wegsehen #1", SERVER)
    assert words(only(sent)) == "Dieser Chat sieht bei Summy an Tisch #1 nicht mehr zu."


async def test_n6_what_is_hidden_is_seen_by_nobody_who_watches(everywhere: Stage) -> None:
    await watched(everywhere)
    racks = set((await everywhere.racks()).values())
    for _ in range(3):
        await move(everywhere)
        racks |= set((await everywhere.racks()).values())
    there = to(everywhere.chat.sent, GROUP)
    assert there
    assert not [one for one in there for rack in racks if rack in words(one) or rack in one.picture.alt]  # type: ignore[union-attr]


async def test_n6_a_channel_that_moves_goes_on_watching(everywhere: Stage) -> None:
    await watched(everywhere)
    new = Channel("telegram", "-200")
    await everywhere.service.move_channel(GROUP, new)
    sent = await move(everywhere)
    assert to(sent, new)
    assert not to(sent, GROUP)


async def test_n6_a_log_that_does_not_replay_is_told_there_too(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await watched(stage, ELSEWHERE)
    tamper(path, 1)
    async with staged(path, opponents, errors=1) as stage:
        sent = await stage.say(ANN, "/board #1")
        assert "set aside" in words(only(to(sent, ELSEWHERE)))


async def test_n6_those_who_watch_see_how_the_table_stands(everywhere: Stage) -> None:
    await watched(everywhere, options="rated=no")
    mover, other = await everywhere.seated()
    board = only(to(await move(everywhere), GROUP))
    mover, other = other, mover
    asked = only(to(await say(everywhere, mover, "/pause #1", LOBBY), GROUP))
    assert asked.replaces == reference(board), "N4: in the message of the turn"
    assert words(asked).startswith(f"{mover.name} would like to pause the game at table #1.\n{other.name} lays")
    assert "do you agree" not in words(asked)
    paused = only(to(await say(everywhere, other, "/pause #1", LOBBY), GROUP))
    assert words(paused).startswith("The game at table #1 is paused")
    resumed = only(to(await say(everywhere, other, "/resume #1", LOBBY), GROUP))
    assert words(resumed).startswith(f"{other.name} goes on")
    before = len(everywhere.chat.sent)
    await passes(everywhere)
    late = only(to(everywhere.chat.sent[before:], GROUP))
    assert f"{mover.name} has no time left at table #1" in words(late)
    for one in (asked, paused, resumed, late):
        assert (one.replaces, one.buttons, one.silent) == (reference(board), (), True)
        assert not mentioned(one)
    plays_on, moved = to(await say(everywhere, other, "/claim #1 computer", LOBBY), GROUP)
    assert words(plays_on).startswith(f"A computer plays on for {mover.name}")
    assert moved.replaces is None, "a turn begins"


async def test_n6_with_a_delay_how_the_table_stands_is_told_above_a_board_two_turns_old(everywhere: Stage) -> None:
    await watched(everywhere, who=DORA, options="watch=delay rated=no")
    early = only(to(await say(everywhere, ANN, "/pause #1", LOBBY), GROUP))
    assert (words(early), early.picture) == ("Ann would like to pause the game at table #1.", None)
    paused = only(to(await say(everywhere, BEN, "/pause #1", LOBBY), GROUP))
    assert paused.replaces == reference(early)
    await say(everywhere, BEN, "/resume #1", LOBBY)
    home = [words(to(await move(everywhere), LOBBY)[-1]).splitlines()[1] for _ in range(DELAY)]
    late = only(to(await move(everywhere), GROUP))
    told = only(to(await say(everywhere, ANN, "/pause #1", LOBBY), GROUP))
    assert told.replaces == reference(late)
    assert words(told) == f"Ann would like to pause the game at table #1.\n{words(late)}"
    assert home[0] in words(told)
    assert home[1] not in words(told), "no newer move is told"
    assert told.picture is not None
    assert late.picture is not None
    assert told.picture.png == late.picture.png


async def test_n6_those_who_watch_read_what_is_asked_of_others_in_german_too(everywhere: Stage) -> None:
    await everywhere.begin()
    await say(everywhere, ANN, "/language de", GROUP)
    await say(everywhere, ANN, "/zusehen #1", GROUP)
    asked = only(to(await say(everywhere, ANN, "/pause #1", LOBBY), GROUP))
    assert words(asked).startswith("Ann möchte an Tisch #1 eine Pause machen.\n")
    await say(everywhere, BEN, "/pause #1", LOBBY)
    await say(everywhere, BEN, "/resume #1", LOBBY)
    mover, other = await everywhere.seated()
    await move(everywhere)
    wish = only(to(await say(everywhere, mover, "/takeback #1", LOBBY), GROUP))
    assert f"○ {other.name} hat noch nicht geantwortet" in words(wish)
