"""Rummy at the table: a draft outlives the program, and a game with steps taken back is exported and found right."""

from pathlib import Path
from random import Random

from bot.chat.text import plain_text, with_description
from bot.games.check import check_file
from bot.games.opponents import Opponents
from bot.tables.playing import typed_moves
from bot.tables.table import Phase
from core.bag import spaced
from core.game import Level, Seat
from core.private_side import private_side
from core.rummy.solver.search import draft_of, lay, most
from tests.bot.stage import BEN, LOBBY, Stage, only, private_chat, reference, staged, to, words
from tests.texts import TEXTS


async def drafted(stage: Stage) -> Seat:
    """Play until somebody has drawn and laid tiles, with the turn not over; returns their seat."""
    while True:
        loaded = await stage.load()
        (seat,) = loaded.table.turn
        game, own = loaded.engine.game, loaded.replay.position
        moves = [game.format(one) for one in game.choose(game.view(own, seat), Level.CLUB, Random(loaded.table.plies))]
        mover, _ = await stage.seated()
        if len(moves) > 1:
            await stage.say(mover, moves[0], private=True)
            return seat
        await stage.say(mover, f"/play {moves[0]}", private=True)


async def test_a_restart_in_the_middle_of_a_draft_loses_nothing(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin(game="rummy-plus")
        seat = await drafted(stage)
        loaded = await stage.load()
        drawn = loaded.engine.game.view(loaded.replay.position, seat)
        assert drawn.private.actions, "something is begun"
    async with staged(path, opponents) as stage:
        loaded = await stage.load()
        assert loaded.engine.game.view(loaded.replay.position, seat) == drawn
        mover, _ = await stage.seated()
        await stage.say(mover, "undo", private=True)
        loaded = await stage.load()
        assert loaded.engine.game.view(loaded.replay.position, seat).private.actions == (), (
            "what was begun can be taken back"
        )


async def test_what_was_laid_by_lay_and_taken_back_is_exported_and_found_right(stage: Stage, tmp_path: Path) -> None:
    await stage.begin(game="rummy-plus")
    needs_search = taken_back = 0
    while (await stage.table()).phase is Phase.RUNNING:
        mover, _ = await stage.seated()
        loaded = await stage.load()
        (seat,), game = loaded.table.turn, loaded.engine.game
        view = game.view(loaded.replay.position, seat)
        draft = draft_of(private_side(view))
        found = most(draft, draft.hand, seat=seat) if view.drawn else None
        if found and (again := lay(draft, found.tiles, seat=seat)) and again.exact:
            await stage.say(mover, f"lay {spaced(found.tiles)}", private=True)
            needs_search += " / " in (await stage.store.log(1))[-1].text
            await stage.say(mover, "undo", private=True)
            taken_back += game.view((await stage.load()).replay.position, seat).private == view.private
        moves = game.choose(view, Level.BEGINNER, Random(loaded.table.plies))
        await stage.say(mover, ";".join(map(game.format, moves)), private=True)
        assert (await stage.table()).plies > loaded.table.plies
    assert needs_search
    assert taken_back
    (said,) = await stage.say(BEN, "/export #1")
    assert said.document is not None
    assert " / " not in said.document.text, "a record holds single actions"
    file = tmp_path / "played.game"
    file.write_text(said.document.text, encoding="utf-8")
    right, line = check_file(file, TEXTS, "en")
    assert right, line


async def test_after_the_draw_its_player_is_told_in_private_how_to_go_on(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus")
    (drawn,) = to(await stage.say(mover, "draw", private=True), private_chat(mover))
    assert "To end your turn, tap a tile, discard, Play" in words(drawn)
    await stage.say(mover, "/language de", private=True)
    again = only(await stage.say(mover, "/rack", private=True))
    assert "Zum Beenden: einen Stein antippen, abwerfen, Spielen" in words(again)


async def test_a_draft_is_told_once_also_where_the_picture_is_described_below_the_text(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    seat = await drafted(stage)
    mover, _ = await stage.seated()
    loaded = await stage.load()
    own = loaded.engine.game.view(loaded.replay.position, seat).private
    shown = to(stage.chat.sent, private_chat(mover))[-1]
    assert shown.picture is not None
    caption = plain_text(with_description(shown.text, shown.picture.alt)).splitlines()
    assert caption[1].startswith("The table is in order"), "what counts comes first"
    assert caption[2].startswith("So far")
    laid = {one.letter for one in own.lit}
    assert laid
    for meld in own.melds:
        if meld.letter in laid:
            assert sum(spaced(meld.pieces) in line for line in caption[3:]) == 1, caption


async def test_a_move_before_the_draw_is_answered_with_a_button_that_draws(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus")
    (seat,) = (await stage.load()).table.turn
    tile = (await stage.load()).replay.position.hands[seat - 1][0]
    for line in (f"discard {tile}", f"lay {tile}", f"/try discard {tile}"):
        refused = only(await stage.say(mover, line, private=True))
        assert words(refused).startswith("Draw first")
        assert [button.label for button in refused.buttons] == ["Draw"]
    await stage.press(mover, refused, "Draw")
    assert len((await stage.load()).replay.position.drawn) == 2


async def test_a_tile_alone_is_answered_without_a_button_that_would_give_it_away(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    mover = await stage.on_turn()
    answer = only(await stage.say(mover, "K7", private=True))
    assert "discard K7 ends your turn" in words(answer)
    assert answer.buttons == ()


async def test_n4_who_takes_from_the_old_stock_is_told_behind_the_move_before(stage: Stage) -> None:
    mover, other = await stage.begin_two(game="rummy-plus")
    (seat,) = (await stage.load()).table.turn
    await stage.say(mover, "draw", private=True)
    tile = (await stage.load()).replay.position.hands[seat - 1][0]
    turn, *_ = to(await stage.say(mover, f"discard {tile}", private=True), LOBBY)
    edited = only(to(await stage.say(other, f"draw {tile}", private=True), LOBBY))
    assert edited.replaces == reference(turn), "one message a turn"
    assert f"{mover.name} gives {tile} to the old stock" in words(edited)
    assert words(edited).index(tile) < words(edited).index(f"{other.name} takes {tile} from the old stock")
    again = only(to(await stage.say(other, "/pause", private=True), LOBBY))
    assert f"{mover.name} gives {tile} to the old stock" in words(again), "whatever else happens in the turn"


async def test_a_turn_typed_on_several_lines_is_played(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    while True:
        loaded = await stage.load()
        (seat,), game = loaded.table.turn, loaded.engine.game
        view = game.view(loaded.replay.position, seat)
        moves = [game.format(one) for one in game.choose(view, Level.CLUB, Random(loaded.table.plies))]
        mover, _ = await stage.seated()
        await stage.say(mover, "\n".join(moves), private=True)
        assert (await stage.table()).plies > loaded.table.plies, moves
        if len(moves) > 1:
            break


async def test_two_tiles_to_discard_are_no_new_meld(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus")
    await stage.say(mover, "draw", private=True)
    loaded = await stage.load()
    (seat,), before = loaded.table.turn, loaded.table.plies
    tiles = " ".join([tile for tile in loaded.view(seat).private.hand if tile != "J"][:2])
    for line in (f"lege {tiles} ab", f"/lege {tiles} ab"):
        assert "I cannot read that as a move" in words(only(await stage.say(mover, line, private=True))), line
    assert (await stage.table()).plies == before


async def test_two_melds_on_two_lines_are_two_moves(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    game = (await stage.load()).game
    assert typed_moves(game, "B1 K1 Y1\nR3 R4 R5") == ("B1 K1 Y1", "R3 R4 R5")
    assert typed_moves(game, "draw; B1 K1 Y1\nR3 R4 R5") == ("draw", "B1 K1 Y1", "R3 R4 R5")
    assert typed_moves(game, "R3 R4\nR5 R6") == ("R3 R4\nR5 R6",)
    assert typed_moves(game, "R3\nB4\nK9") == ("R3\nB4\nK9",)


async def test_who_discards_without_a_tile_is_asked_which(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus")
    await stage.say(mover, "draw", private=True)
    for line, locale, told in (
        ("discard", "en", "Say which tile you discard, as in discard K4"),
        ("abwerfen", "de", "Sag, welchen Stein du abwirfst"),
    ):
        assert told in words(only(await stage.say(mover, line, private=True, locale=locale)))
