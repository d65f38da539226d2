"""V2: a player looks back on a game of theirs, and its most expensive turns are puzzles."""

from pathlib import Path
from typing import Any

import pytest

from bot.chat.port import Account, Message
from bot.commands.review_attempts import ReviewAttempt
from bot.games import registry
from bot.games.opponents import Opponents
from bot.messages import review_messages
from bot.tables.table import Phase, Table
from core.game import Level
from core.review import Decision, Reviewed, most_expensive
from core.valuation import Choice, Valuation
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, private_chat, staged, to, words
from tests.bot.timed import passes
from tests.chosen import chosen
from tests.present import present

PEOPLE = {one.account: one for one in (ANN, BEN, CARA, DAN)}


async def over(stage: Stage, game: str = "kakuro", *, turns: int = 20, level: Level = Level.BEGINNER) -> int:
    """A game that Ann has played with others, badly unless the level says otherwise, and that was then ended."""
    number = await stage.begin(game=game, options="pace=none")
    for turn in range(turns):
        table = await stage.table(number)
        if table.phase is not Phase.RUNNING:
            return number
        loaded, seat = await stage.load(number), min(table.turn)
        rules = loaded.engine.game
        moves = chosen(rules, rules.view(loaded.replay.position, seat), level, turn)
        account = present(table.player(seat).account)
        await stage.say(PEOPLE[account], f"/play #{number} {';'.join(moves)}", private=True)
    await stage.say(CARA, f"/close #{number}", moderator=True)
    return number


async def reviewed_turns(stage: Stage, number: int, account: Account = ANN.account) -> tuple[Reviewed[Any], ...]:
    """The turns of somebody."""
    table = await stage.table(number)
    seat = present(table.seat_of(await stage.store.person(account)))
    log = await stage.store.log(number)
    return await stage.services.opponents.review(table.rules, len(table.players), log, seat)


async def puzzles(stage: Stage, number: int, account: Account = ANN.account) -> tuple[Reviewed[Any], ...]:
    """The turns of somebody that become puzzles."""
    return most_expensive(await reviewed_turns(stage, number, account), 3)


async def no_better(stage: Stage, number: int, turn: Reviewed[Any]) -> list[str]:
    """Answers to a puzzle that are as good as what was played; that comes first."""
    table, view, played = await stage.table(number), turn.decision.view, turn.valuation.played
    found = [chosen(table.engine.game, view, Level.BEGINNER, seed) for seed in range(40)]
    value, same = stage.services.opponents.value, [played.moves]
    for moves in dict.fromkeys(found):
        each = await value(table.rules, view, moves)
        if each and each.loss and abs(each.played.value - played.value) <= each.margin:
            same.append(moves)
    return [*dict.fromkeys(map(typed, same))]


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


def typed(moves: tuple[str, ...]) -> str:
    return "; ".join(moves)


async def test_v2_a_game_is_looked_back_on_in_private_with_its_course(stage: Stage) -> None:
    number = await over(stage)
    for line, private in (("/review", False), (f"/review #{number}", True), (f"/review {number}", False)):
        sent = await stage.say(ANN, line, private=private)
        said = only(to(sent, private_chat(ANN)))
        elsewhere = [words(one) for one in sent if one.to != private_chat(ANN)]
        assert elsewhere == ([] if private else ["I am sending you a look back on table #1 in our private chat."])
        assert said.secret
        assert words(said).startswith("Table #1, as you played it: ")
        assert "points a turn on average; computers: beginner 1" in words(said)
        assert labels(said) == ["Puzzle 1", "Puzzle 2", "Puzzle 3"]
        assert said.picture is not None
        assert said.picture.alt == words(said)


async def test_v2_the_end_of_a_game_offers_it(stage: Stage) -> None:
    number = await over(stage, turns=2)
    end = next(said for said in reversed(stage.chat.sent) if "Replay" in labels(said))
    assert labels(end)[-2:] == ["Replay", "Review"]
    assert end.buttons[-1].command == f"/review #{number}"
    said = only(await stage.say(CARA, f"/review #{number}"))
    assert "not" in words(said)
    assert said.picture is None


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.GAMES)
async def test_v2_a_puzzle_shows_what_its_player_saw_and_the_best_move_solves_it(stage: Stage, game: str) -> None:
    for _ in range(10):  # some games are too small to have a mistake in each
        number = await over(stage, game, turns=20)
        if found := await puzzles(stage, number):
            break
    assert found
    shown = only(await stage.say(ANN, f"/review #{number} 1", private=True))
    assert words(shown).startswith(f"Puzzle 1 of {len(found)}: your ")
    assert "You have 3 tries" in words(shown)
    tapped, best = not (await stage.table(number)).engine.game.plays_in_steps, found[0].valuation.best.moves
    assert bool(present(shown.picture).areas) == ("tap a move together" in words(shown)) == tapped
    assert not tapped or len(best) == 1 + (best[-1] == "done"), "more cannot be put together by tapping"
    solved = only(await stage.say(ANN, typed(best), private=True))
    assert words(solved).startswith("That is it!")
    assert solved.picture is not None
    assert labels(solved) == ["Puzzle 2" if len(found) > 1 else "Rematch", "Review"]
    assert (await stage.table(number)).phase is Phase.OVER


async def test_v2_three_tries_then_the_answer_and_why(stage: Stage) -> None:
    number = await over(stage)
    found = (await puzzles(stage, number))[0]
    turn, wrong = found.valuation, await no_better(stage, number, found)
    await stage.say(ANN, f"/review #{number} 1", private=True)
    for line, left in zip(wrong, ("You have 2 tries", "One try is left"), strict=False):
        said = only(await stage.say(ANN, line, private=True))
        assert "No better than what you played." in words(said)
        assert left in words(said)
        assert labels(said) == ["Show the answer"]
    last = only(await stage.say(ANN, wrong[2], private=True))
    assert words(last).startswith("That was the last try. The answer:\n")
    assert f"brings {turn.best.points} points where yours brought {turn.played.points}" in words(last)
    assert typed(turn.best.moves) in words(last)
    for _ in range(2):
        after = only(await stage.say(ANN, typed(turn.played.moves), private=True))
        assert words(after) == "You are done with this puzzle already."
        assert labels(after) == ["Review"]
    await stage.say(ANN, "/help", private=True)
    after = only(await stage.say(ANN, typed(turn.played.moves), private=True))
    assert "not playing anywhere" in words(after), "the puzzle is over: a move needs a game again"


async def test_v2_a_move_that_is_refused_costs_no_try(stage: Stage) -> None:
    number = await over(stage)
    await stage.say(ANN, f"/review #{number} 1", private=True)
    for line, buttons in (("A1 y99", []), ("no such move", ["Show the answer"]), ("Z9 y1", [])):
        said = only(await stage.say(ANN, line, private=True))
        assert said.secret
        assert labels(said) == buttons, "nothing that plays a move"
    turn = (await puzzles(stage, number))[0].valuation
    assert "You have 2 tries" in words(only(await stage.say(ANN, typed(turn.played.moves), private=True)))


async def test_v2_talk_is_told_that_a_puzzle_is_still_open(stage: Stage) -> None:
    number = await over(stage)
    shown = only(await stage.say(ANN, f"/review #{number} 1", private=True))
    said = only(await stage.say(ANN, "that was fun", private=True))
    assert f"Puzzle 1 from your game of Kakuro at table #{number} is still open" in words(said)
    assert f"/review #{number} leads back to it." in words(said)
    assert [button.command for button in said.buttons] == [f"/review #{number} 1 answer"]
    german = only(await stage.say(ANN, "das war schön", private=True, locale="de"))
    assert f"/rückblick #{number} führt zu ihr zurück." in words(german)
    again = only(await stage.say(ANN, f"/review #{number} 1", private=True))
    assert words(again) == words(shown), "it costs no try"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["summy", "kakuro", "summa", "rummy-pur"])
async def test_v2_the_same_wrong_answer_costs_one_try(stage: Stage, game: str) -> None:
    for _ in range(10):  # some games are too small to have a mistake in each
        number = await over(stage, game)
        if found := await puzzles(stage, number):
            break
    turn = found[0].valuation
    await stage.say(ANN, f"/review #{number} 1", private=True)
    wrong = typed(turn.played.moves)
    assert "You have 2 tries" in words(only(await stage.say(ANN, wrong, private=True)))
    for line, locale, told in (
        (wrong, "en", "You have tried that already, so it costs nothing: you still have 2 tries."),
        (f" {wrong.lower()} ", "de", "Das hast du schon versucht, also kostet es nichts: Du hast noch 2 Versuche."),
    ):
        said = only(await stage.say(ANN, line, private=True, locale=locale))
        about, answer = words(said).split("\n")
        assert answer == told
        assert f"(#{number})" in about
        assert not said.buttons, "the puzzle in the web chat stays in sight"
    assert words(only(await stage.say(ANN, typed(turn.best.moves), private=True))).startswith("That is it!")
    await stage.say(ANN, f"/review #{number} 1", private=True)
    assert "You have 2 tries" in words(only(await stage.say(ANN, wrong, private=True))), "the puzzle begins anew"


def test_v2_tries_stored_without_their_moves_are_read() -> None:
    assert ReviewAttempt.read("12 3 1") == ReviewAttempt(12, 3, 1)
    attempt = ReviewAttempt(12, 3, 2, ("draw;meld R5 B5 K5;discard K7", "F5 y3"))
    assert ReviewAttempt.read(str(attempt)) == attempt
    assert ReviewAttempt.read("") is None


async def test_v2_after_a_refused_answer_the_puzzle_is_still_meant(stage: Stage) -> None:
    number = await over(stage, "rummy-plus", turns=24)
    other = await stage.begin_alone()
    best = (await puzzles(stage, number))[0].valuation.best.moves
    await stage.say(ANN, f"/review #{number} 1", private=True)
    before = (await stage.table(other)).plies
    first = next(move for move in best if move.split()[0] != "discard")
    for line, told in (("A1 y99", "no tile Y99"), (first, "not a whole turn yet"), (typed(best), "That is it!")):
        assert told in words(only(await stage.say(ANN, line, private=True)))
    assert (await stage.table(other)).plies == before


async def test_v2_a_turn_that_is_not_whole_costs_no_try(stage: Stage) -> None:
    number = await over(stage, "rummy-plus", turns=24)
    found = (await puzzles(stage, number))[0]
    await stage.say(ANN, f"/review #{number} 1", private=True)
    first = next(move for move in found.valuation.best.moves if move.split()[0] != "discard")
    said = only(await stage.say(ANN, first, private=True))
    assert "not a whole turn yet" in words(said)
    solved = only(await stage.say(ANN, typed(found.valuation.best.moves), private=True))
    assert words(solved).startswith("That is it!")


@pytest.mark.slow
async def test_v2_what_the_sand_glass_has_written_is_no_turn_of_ones_own(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summa")
    await stage.say(BEN, "/accept #1")
    for who in (ANN, BEN):
        await stage.say(who, "/play #1 black C2 A4 D5 F6", private=True)
    while (await stage.table()).phase is Phase.RUNNING:
        await passes(stage)
    for locale, told in (("en", "0 points by one turn of your own."), ("de", "0 Punkte durch einen eigenen Zug.")):
        await stage.say(ANN, f"/language {locale}", private=True)
        assert told in words(only(await stage.say(ANN, "/review", private=True)))


@pytest.mark.slow
async def test_v2_a_round_of_summa_needs_no_word_at_its_end(stage: Stage) -> None:
    number = await over(stage, "summa", turns=12)
    found = next(at for at, one in enumerate(await puzzles(stage, number), 1) if len(one.valuation.best.moves) > 1)
    best = (await puzzles(stage, number))[found - 1].valuation.best
    await stage.say(ANN, f"/review #{number} {found}", private=True)
    pairs = best.moves[0].split()
    assert "Place every symbol" in words(only(await stage.say(ANN, " ".join(pairs[:2]), private=True)))
    assert words(only(await stage.say(ANN, best.moves[0], private=True))).startswith("That is it!")


async def test_v2_the_answer_can_be_asked_for(stage: Stage) -> None:
    number = await over(stage)
    shown = only(await stage.say(ANN, f"/review #{number} 2", private=True))
    said = only(await stage.press(ANN, shown, "Show the answer"))
    assert words(said).startswith("The answer:\n")
    assert labels(said) == ["Puzzle 3", "Review"]
    shown = only(await stage.press(ANN, said, "Puzzle 3"))
    assert words(shown).startswith("Puzzle 3 of 3: ")
    said = only(await stage.say(ANN, "answer", private=True))
    assert words(said).startswith("The answer:\n")
    assert labels(said) == ["Rematch", "Review"]
    assert not words(only(await stage.say(ANN, "answer", private=True))).startswith("The answer:"), "it was given"
    assert words(only(await stage.press(ANN, said, "Review"))).startswith("Table #1, as you played it: ")


async def test_v2_who_played_best_is_told_so_and_has_no_puzzles(stage: Stage) -> None:
    number = await over(stage, level=Level.CLUB)
    said = only(await stage.say(ANN, f"/review #{number}", private=True))
    assert "No turn of yours was clearly worse than the best: well played!" in words(said)
    assert not said.buttons
    assert "There are no puzzles" in words(only(await stage.say(ANN, f"/review #{number} 1", private=True)))


async def test_v2_there_is_nothing_to_look_back_on_before_the_end(stage: Stage) -> None:
    said = words(only(await stage.say(ANN, "/review")))
    assert "no finished game" in said
    assert "/games finished lists yours in all chats" in said
    number = await stage.begin()
    assert "not over yet" in words(only(await stage.say(ANN, f"/review #{number}")))
    await stage.say(CARA, f"/close #{number}", moderator=True)


async def test_v2_whoever_took_no_turn_is_told_so(stage: Stage) -> None:
    number = await stage.begin()
    await stage.say(CARA, f"/close #{number}", moderator=True)
    for line in (f"/review #{number}", f"/review #{number} 1"):
        said = only(await stage.say(ANN, line))
        assert words(said) == f"There is no turn of yours at table #{number} to look back on."
        assert (said.picture, said.buttons) == (None, ())
    german = only(await stage.say(ANN, "/rückblick", private=True, locale="de"))
    assert words(german) == f"An Tisch #{number} gibt es keinen Zug von dir, auf den du zurückblicken könntest."


async def test_v2_who_did_not_play_is_led_to_the_replay(stage: Stage) -> None:
    number = await stage.begin()
    await stage.play(number)
    await stage.say(ANN, f"/resign #{number} yes")
    said = only(await stage.say(CARA, f"/review #{number}"))
    assert words(said).startswith(f"You did not play at table #{number}. /replay #{number} shows")
    assert [button.command for button in said.buttons] == [f"/replay #{number}"]


async def test_v2_a_game_that_runs_gets_its_moves_unless_the_puzzle_was_shown_last(stage: Stage) -> None:
    number = await over(stage)
    turn = (await puzzles(stage, number))[0].valuation
    await stage.say(ANN, f"/review #{number} 1", private=True)
    other = await stage.begin_alone()
    assert await stage.on_turn(other) == ANN
    before = (await stage.table(other)).plies
    await stage.say(ANN, await stage.move(other), private=True)
    assert (await stage.table(other)).plies > before
    await stage.say(ANN, f"/review #{number} 1", private=True)
    said = only(await stage.say(ANN, typed(turn.best.moves), private=True))
    assert words(said).startswith("That is it!")


@pytest.mark.parametrize("tappable", [True, False])
async def test_v2_a_press_in_a_channel_leads_to_the_private_chat(stage: Stage, *, tappable: bool) -> None:
    number = await over(stage)
    stage.chat.tappable = tappable
    for line in (f"/review #{number}", f"/review #{number} 1"):
        [where] = [said for said in await stage.say(ANN, line, pressed=True) if said.to != private_chat(ANN)]
        assert labels(where) == (["Private chat"] if tappable else []), "a window that answers a press has no buttons"


async def test_v2_a_move_in_a_channel_answers_no_puzzle(stage: Stage) -> None:
    number = await over(stage)
    turn = (await puzzles(stage, number))[0].valuation
    sent = await stage.say(ANN, f"/review #{number} 1")
    assert words(only(to(sent, private_chat(ANN)))).startswith("Puzzle 1 of ")
    [where] = [said for said in sent if said.to != private_chat(ANN)]
    assert words(where) == "I am sending you the puzzle in our private chat. Answer there, so that nobody reads it."
    assert await stage.say(ANN, typed(turn.best.moves)) == []
    assert words(only(await stage.say(ANN, typed(turn.best.moves), private=True))).startswith("That is it!")


async def test_v2_a_puzzle_is_answered_by_the_command_for_moves_as_well(stage: Stage) -> None:
    number = await over(stage)
    turn = (await puzzles(stage, number))[0].valuation
    await stage.say(ANN, f"/review #{number} 1", private=True)
    told = only(await stage.say(ANN, f"/play #{number} {typed(turn.best.moves)}", private=True))
    assert "is over" in words(told)
    assert {"Rematch", "Replay", "Review"} <= set(labels(told))
    assert "not playing" in words(only(await stage.say(ANN, f"/play {typed(turn.best.moves)}")))
    solved = only(await stage.say(ANN, f"/play {typed(turn.best.moves)}", private=True))
    assert words(solved).startswith("That is it!")


async def test_v2_a_puzzle_outlasts_a_restart(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        number = await over(stage)
        found = (await puzzles(stage, number))[0]
        turn, wrong = found.valuation, await no_better(stage, number, found)
        await stage.say(ANN, f"/review #{number} 1", private=True)
        await stage.say(ANN, wrong[0], private=True)
    async with staged(path, opponents) as stage:
        assert "tried that already" in words(only(await stage.say(ANN, wrong[0], private=True)))
        said = only(await stage.say(ANN, wrong[1], private=True))
        assert "One try is left" in words(said)
        assert words(only(await stage.say(ANN, typed(turn.best.moves), private=True))).startswith("That is it!")


async def test_v2_in_german(stage: Stage) -> None:
    number = await over(stage)
    turn = (await puzzles(stage, number))[0].valuation
    said = only(await stage.say(ANN, "/rückblick", private=True, locale="de"))
    assert words(said).startswith("Tisch #1, wie du gespielt hast: ")
    assert [button.typed for button in said.buttons] == [f"/rückblick #1 {n}" for n in (1, 2, 3)]
    shown = only(await stage.say(ANN, "/rückblick #1 1", private=True, locale="de"))
    assert "Du hast 3 Versuche" in words(shown)
    assert [button.typed for button in shown.buttons] == ["/rückblick #1 1 antwort"]
    wrong = only(await stage.say(ANN, typed(turn.played.moves), private=True, locale="de"))
    assert "Nicht besser als dein Zug." in words(wrong)
    solved = only(await stage.say(ANN, "/rückblick #1 1 antwort", private=True, locale="de"))
    assert f"bringt {turn.best.points} Punkte, deiner brachte {turn.played.points}" in words(solved)


async def test_v2_everybody_gets_their_own(stage: Stage) -> None:
    number = await over(stage)
    for who in (ANN, BEN):
        seat = present((await stage.table(number)).seat_of(await stage.store.person(who.account)))
        final = (await stage.load(number)).replay.position.scores[seat - 1]
        said = only(await stage.say(who, f"/review #{number}", private=True))
        assert f"as you played it: {final} points" in words(said)


@pytest.mark.parametrize(
    ("better", "reason"),
    [
        (Choice(("a",), 9, 0.0), "points"),
        (Choice(("a",), 6, 4.0), "kept"),
        (Choice(("a",), 5, 0.0, opens=-3.0), "opens"),
        (Choice(("a",), 5, 6.0, merits=("out", "claim")), "claim"),
        (Choice(("a",), 5, 6.0, merits=("out",)), "kept"),
        (Choice(("a",), 9, 1.0, counted=False), "kept"),
    ],
)
def test_v2_the_reason_is_what_differs_most(better: Choice, reason: str) -> None:
    played = Choice(("b",), 5, 0.0, merits=("out",))
    turn = Reviewed(Decision(3, None, ("b",)), Valuation(played, better, played, 0.5))  # type: ignore[type-var]
    table = Table(id=1, channel=LOBBY, game="rummy-plus", players=(), seed=b"")
    said = review_messages.answer(table, (turn,), 1)
    assert said.lines[-1].facts["reason"] == reason
    assert said.picture == "seen 3 a"
