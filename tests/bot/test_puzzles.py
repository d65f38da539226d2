"""V4: puzzles of the collection, answered in private, and the ratings of those who solve them."""

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from random import Random

import pytest

from bot.chat.drafting import Tap
from bot.chat.person import Person
from bot.chat.port import Author, Channel, Message
from bot.commands.puzzle_attempts import ATTEMPTS, Attempts
from bot.games.opponents import Opponents
from bot.games.puzzles import PuzzleName, games, names, of_day, posed, puzzle, rating
from bot.games.registry import GAMES, load
from bot.ratings.model import MU, SIGMA, Rating
from bot.ratings.puzzles import KNOWN, NEVER, PuzzleResult, rated, streak
from bot.store.change import Change
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, Stage, only, private_chat, staged_on, to, words
from tests.bot.test_accounts import link
from tests.bot.test_reviews import over, typed
from tests.bot.test_reviews import puzzles as puzzles_of
from tests.present import present
from tests.stores import Place

TODAY = date(1970, 1, 1)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def at(stage: Stage, who: Author = ANN) -> PuzzleName:
    """The puzzle that somebody is at."""
    now = present(Attempts.read((await stage.store.preference(private_chat(who))).settings[ATTEMPTS]).now)
    return now.name


@cache
def weak(name: PuzzleName, before: int = 0) -> str:
    """A turn that is not the best one, nor one of those `before` it."""
    position = posed(name)
    game = position.engine.game
    view = game.view(position.replay.position, position.seat)
    others = {puzzle(name).best, *(weak(name, other) for other in range(before))}
    played = (game.format(game.choose(view, Level.BEGINNER, Random(n))[0]) for n in range(99))
    return next(text for text in played if text not in others)


async def test_v4_a_puzzle_is_put_together_by_taps_as_in_a_game(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle kakuro", private=True)
    name = await at(stage)
    cell, card, *_ = puzzle(name).best.split()
    tapped = present(await stage.draft(ANN, f"{cell} ", 0, Tap(f" {card} ")))
    assert (tapped.text.split(), tapped.placed) == ([cell, card], ((cell, card),))
    assert await stage.draft(BEN, f"{cell} ", 0, Tap(f" {card} ")) is None


async def results(stage: Stage, who: Author = ANN) -> tuple[PuzzleResult, ...]:
    return await stage.store.puzzles.results(await stage.store.person(who.account))


@pytest.mark.parametrize("game", games())
async def test_v4_a_puzzle_is_shown_in_private_and_solved_by_typing_the_best_move(stage: Stage, game: str) -> None:
    shown = only(await stage.say(ANN, f"/puzzle {game}", private=True))
    name = await at(stage)
    assert name.game == game
    assert shown.to == private_chat(ANN)
    assert "You are on turn. One move brings clearly more points than any other: which?" in words(shown)
    assert "You have 3 tries" in words(shown)
    assert labels(shown) == ["Show the answer"]
    assert shown.picture is not None
    assert shown.picture.areas, "a move can be put together by tapping"
    assert puzzle(name).best not in f"{words(shown)}{shown.picture.alt}"
    solved = only(await stage.say(ANN, puzzle(name).best, private=True))
    assert words(solved).startswith("That is it!")
    assert f"brings {puzzle(name).points} points; the next best move brings {puzzle(name).second}." in words(solved)
    assert labels(solved) == ["Another puzzle"]
    assert solved.picture is not None
    assert f"for {puzzle(name).points} points" in solved.picture.alt


async def test_v4_three_tries_then_the_answer(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    for before, left in enumerate(("You have 2 tries", "One try is left")):
        said = only(await stage.say(ANN, weak(name, before), private=True))
        assert "There is more." in words(said)
        assert left in words(said)
        assert labels(said) == ["Show the answer"]
    last = only(await stage.say(ANN, weak(name, 2), private=True))
    assert words(last).startswith("That was the last try. The answer:\n")
    assert f"brings {puzzle(name).points} points" in words(last)
    for line, locale, sentence in (
        (weak(name), "en", "You are done with this puzzle already."),
        (f"/play {weak(name)}", "de", "Mit dieser Aufgabe bist du schon fertig."),
    ):
        after = only(await stage.say(ANN, line, private=True, locale=locale))
        assert words(after) == sentence
        assert [button.command for button in after.buttons] == ["/puzzle"]
    nothing = only(await stage.say(ANN, "/puzzle answer", private=True))
    assert "You have no puzzle before you" in words(nothing)
    assert labels(nothing) == ["Solve a puzzle"]
    assert "not playing anywhere" in words(only(await stage.say(ANN, weak(name), private=True)))


@pytest.mark.parametrize(
    ("word", "locale", "told"),
    [
        ("solution?", "en", "The answer:"),
        ("Lösung!", "de", "Die Lösung:"),
        ("/resign", "en", "The answer:"),
        ("aufgeben!", "de", "Die Lösung:"),
        ("I give up.", "en", "The answer:"),
        ("ich gebe auf!", "de", "Die Lösung:"),
    ],
)
async def test_v4_the_answer_may_be_asked_for_in_few_words(stage: Stage, word: str, locale: str, told: str) -> None:
    before = only(await stage.say(ANN, word, private=True, locale=locale))
    assert told not in words(before), "there is no puzzle"
    await stage.say(ANN, "/puzzle kakuro", private=True, locale=locale)
    assert words(only(await stage.say(ANN, word, private=True, locale=locale))).startswith(told)


async def test_v4_whoever_gives_up_while_a_game_goes_on_gives_up_that(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/puzzle kakuro", private=True)
    await stage.say(ANN, "/resign yes", private=True)
    assert (await stage.table()).phase is Phase.OVER


async def test_v4_a_move_that_is_refused_costs_no_try(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    for line, buttons in (("A1> 1+1=3", []), ("no such move", ["Show the answer"]), ("Z99 y1", [])):
        said = only(await stage.say(ANN, line, private=True))
        assert said.secret
        assert [button.label for button in said.buttons] == buttons, "nothing that plays a move"
        assert said.table is None
    assert "You have 2 tries" in words(only(await stage.say(ANN, weak(name), private=True)))


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        (
            "are you there?",
            "en",
            "Your puzzle of {} is still open: type a move, or answer to be done with it. /puzzle {} shows it once more.",
        ),
        (
            "keine Ahnung",
            "de",
            "Deine Aufgabe zu {} ist noch offen: Tippe einen Zug, oder lösung, um sie abzuschließen."
            " /aufgabe {} zeigt sie noch einmal.",
        ),
    ],
)
@pytest.mark.parametrize("game", [*games(), ""])
async def test_v4_talk_is_told_that_a_puzzle_is_still_open(
    stage: Stage, game: str, line: str, locale: str, told: str
) -> None:
    shown = only(await stage.say(ANN, f"/puzzle {game or TODAY}", private=True))
    name = await at(stage)
    said = only(await stage.say(ANN, line, private=True, locale=locale))
    assert words(said).partition(". ")[2] == told.format(load(name.game).title, game or TODAY)
    assert [button.command for button in said.buttons] == ["/puzzle answer"]
    again = only(await stage.say(ANN, f"/puzzle {game or TODAY}", private=True))
    assert words(again) == words(shown), "it costs no try"
    await stage.say(ANN, line, private=True, locale=locale)
    word, solution = {"en": ("answer", "The answer:"), "de": ("lösung", "Die Lösung:")}[locale]
    assert words(only(await stage.say(ANN, word, private=True, locale=locale))).startswith(solution)


@pytest.mark.parametrize("game", games())
async def test_v4_the_same_wrong_answer_costs_one_try(stage: Stage, game: str) -> None:
    await stage.say(ANN, f"/puzzle {game}", private=True)
    name = await at(stage)
    first, second = weak(name), weak(name, 1)
    await stage.say(ANN, first, private=True)
    for line, locale, told in (
        (first, "en", "You have tried that already, so it costs nothing: you still have 2 tries."),
        (f"  {first.lower()} ", "de", "Das hast du schon versucht, also kostet es nichts: Du hast noch 2 Versuche."),
    ):
        said = only(await stage.say(ANN, line, private=True, locale=locale))
        about, answer = words(said).split("\n")
        assert answer == told
        assert about == f"{load(game).title}, {'puzzle' if locale == 'en' else 'Aufgabe'} {name.number}"
        assert not said.buttons, "the puzzle in the web chat stays in sight"
    assert "One try is left" in words(only(await stage.say(ANN, second, private=True)))
    await stage.say(ANN, f"/puzzle {game}", private=True)
    for line in (first, second):
        assert words(only(await stage.say(ANN, line, private=True))).endswith("nothing: you still have one try.")
    solved = only(await stage.say(ANN, puzzle(name).best, private=True))
    assert words(solved).startswith("That is it!")
    assert [(one.tries, one.solved) for one in await results(stage)] == [(3, True)]


async def test_v4_after_a_refused_or_repeated_answer_the_puzzle_is_still_meant(stage: Stage) -> None:
    number = await stage.begin_alone()
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    for line in (weak(name), weak(name), "no such move", "A1> 1+1=3"):
        await stage.say(ANN, line, private=True)
    before = (await stage.table(number)).plies
    assert words(only(await stage.say(ANN, puzzle(name).best, private=True))).startswith("That is it!")
    assert (await stage.table(number)).plies == before


def test_v4_tries_stored_without_their_moves_are_read() -> None:
    stored = '[["summy/3", 1, "1970-01-01", ["web", "lobby", ""]], [["kakuro/2", 2, "", []]]]'
    attempts = Attempts.read(stored)
    assert attempts.now is not None
    assert (attempts.now.tries, attempts.now.tried, attempts.now.channel) == (1, (), Channel("web", "lobby"))
    assert attempts.at_puzzle(PuzzleName("kakuro", 2), None).tries == 2
    assert str(attempts) == stored


async def test_v4_asking_again_shows_the_same_puzzle_and_gives_no_new_tries(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    await stage.say(ANN, weak(name), private=True)
    assert "You have 2 tries" in words(only(await stage.say(ANN, "/puzzle", private=True)))
    assert await at(stage) == name


async def test_v4_leaving_a_puzzle_for_another_gives_no_new_tries(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle kakuro", private=True)
    name = await at(stage)
    await stage.say(ANN, weak(name), private=True)
    assert "You have 3 tries" in words(only(await stage.say(ANN, "/puzzle summy", private=True)))
    await stage.say(ANN, puzzle(await at(stage)).best, private=True)
    assert "done with this puzzle" in words(only(await stage.say(ANN, weak(name), private=True))), "the other is left"
    assert "You have 2 tries" in words(only(await stage.say(ANN, "/puzzle kakuro", private=True)))
    assert await at(stage) == name
    await stage.say(ANN, puzzle(name).best, private=True)
    assert [(one.tries, one.solved) for one in await results(stage)] == [(1, True), (2, True)]


async def test_v4_of_a_puzzle_and_one_from_a_review_the_one_shown_last_is_answered(stage: Stage) -> None:
    number = await over(stage)
    turn = (await puzzles_of(stage, number))[0].valuation
    await stage.say(ANN, "/puzzle kakuro", private=True)
    name = await at(stage)
    await stage.say(ANN, f"/review #{number} 1", private=True)
    assert "what you played" in words(only(await stage.say(ANN, typed(turn.played.moves), private=True)))
    await stage.say(ANN, "/puzzle kakuro", private=True)
    assert "There is more." in words(only(await stage.say(ANN, weak(name), private=True)))
    await stage.say(ANN, f"/review #{number} 1", private=True)
    assert words(only(await stage.say(ANN, typed(turn.best.moves), private=True))).startswith("That is it!")
    assert await at(stage) == name


async def test_v4_asked_for_in_a_channel_it_comes_in_private_all_the_same(stage: Stage) -> None:
    said = await stage.say(ANN, "/puzzle")
    assert [one.picture is None for one in to(said, private_chat(ANN))] == [False]
    name = await at(stage)
    there = next(one for one in said if one.to != private_chat(ANN))
    assert "I am sending you the puzzle in our private chat." in words(there)
    assert there.picture is None
    assert await stage.say(ANN, puzzle(name).best) == [], "a move in a channel answers nothing"
    assert words(only(await stage.say(ANN, puzzle(name).best, private=True))).startswith("That is it!")


async def test_v4_a_game_without_puzzles_says_which_have_some(stage: Stage) -> None:
    for game in GAMES.keys() - set(games()):
        said = words(only(await stage.say(ANN, f"/puzzle {game}", private=True)))
        assert said.endswith("but there are some of Summy and Kakuro.")
    assert "You have no puzzle before you" in words(only(await stage.say(ANN, "/puzzle answer", private=True)))


async def test_v4_a_game_that_runs_gets_its_moves_unless_the_puzzle_was_shown_last(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    number = await stage.begin_alone()
    assert await stage.on_turn(number) == ANN
    before = (await stage.table(number)).plies
    await stage.say(ANN, await stage.move(number), private=True)
    assert (await stage.table(number)).plies > before
    await stage.say(ANN, "/puzzle", private=True)
    assert words(only(await stage.say(ANN, puzzle(name).best, private=True))).startswith("That is it!")


async def test_v4_a_puzzle_outlasts_a_restart(place: Place, opponents: Opponents) -> None:
    async with staged_on(await place.open(), opponents) as stage:
        await stage.say(ANN, "/puzzle", private=True)
        name = await at(stage)
        await stage.say(ANN, weak(name), private=True)
    async with staged_on(await place.open(), opponents) as stage:
        assert "you still have 2 tries" in words(only(await stage.say(ANN, weak(name), private=True)))
        assert "One try is left" in words(only(await stage.say(ANN, weak(name, 1), private=True)))
        assert words(only(await stage.say(ANN, puzzle(name).best, private=True))).startswith("That is it!")
    async with staged_on(await place.open(), opponents) as stage:
        (one,) = await results(stage)
        assert (one.puzzle, one.tries, one.solved, one.day) == (str(name), 3, True, None)


async def test_v4_who_solves_a_puzzle_is_rated_higher_and_the_puzzle_lower(stage: Stage) -> None:
    await stage.say(ANN, "/puzzle", private=True)
    name = await at(stage)
    assert abs(rating(name) - MU) < 20, "somebody new gets a puzzle that fits somebody new"
    solved = only(await stage.say(ANN, puzzle(name).best, private=True))
    (one,) = await results(stage)
    expected = rated(Rating(), Rating(rating(name), KNOWN), tries=1, solved=True)
    assert (one.person_rating, one.puzzle_rating) == expected
    told = f"Rating in puzzles: {one.person_rating.shown}? ± {one.person_rating.margin} – ?: still uncertain"
    assert told in words(solved)
    assert words(only(await stage.say(ANN, "/rating", private=True))).splitlines()[1:] == [told]
    assert one.person_rating.mu > MU
    assert one.puzzle_rating.mu < rating(name)
    await stage.say(BEN, f"/puzzle {name.game}", private=True)
    last = present(await stage.store.puzzles.last(str(name)))
    assert last.puzzle_rating == one.puzzle_rating
    await stage.say(ANN, "/puzzle", private=True)
    following = await at(stage)
    stage.now += 1
    assert following != name, "nobody gets a puzzle twice"
    await stage.say(ANN, "/puzzle answer", private=True)
    assert (await results(stage))[-1].person_rating.mu < one.person_rating.mu


def test_v4_solved_late_counts_less_than_at_once_and_more_than_never() -> None:
    new = Rating(), Rating(MU, KNOWN)
    at_once, late, never = (
        rated(*new, tries=tries, solved=solved)[0].mu for tries, solved in ((1, True), (3, True), (3, False))
    )
    assert at_once > late > never
    assert abs(late - MU) < 1.0
    assert at_once - MU < SIGMA


def test_v4_a_streak_is_days_in_a_row() -> None:
    def on(day: int, *, solved: bool = True) -> PuzzleResult:
        rating, ended = Rating(), day * 86_400.0
        return PuzzleResult(Person("p"), f"summy/{day}", TODAY + timedelta(days=day), 1, solved, ended, rating, rating)

    before = [on(0), on(2), on(3), on(5, solved=False), on(6)]
    assert [streak(before, TODAY + timedelta(days=day)) for day in range(8)] == [1, 0, 1, 2, 0, 0, 1, 0]
    missed = (TODAY + timedelta(days=1), TODAY + timedelta(days=4))
    assert [streak(before, TODAY + timedelta(days=day), missed) for day in (0, 2, 3, 5, 6)] == [1, 2, 3, 0, 1]


@pytest.mark.slow
async def test_v4_the_puzzle_of_a_coming_day_is_nobodys_other_puzzle_nor_shown_before(stage: Stage) -> None:
    coming = {of_day(TODAY + timedelta(days=day)) for day in range(30)}
    person = await stage.store.person(ANN.account)
    free = [name for name in names() if name not in coming]
    for n, name in enumerate(free[:-40]):
        result = PuzzleResult(person, str(name), None, 1, solved=True, ended=float(n), account=ANN.account)
        result = replace(result, since=(n - 1.0, NEVER))
        await stage.store.commit(Change(puzzle=result))
    said = words(only(await stage.say(ANN, "/puzzle", private=True)))
    given = set()
    while "You have had all the puzzles there are" not in said:
        given.add(await at(stage))
        await stage.say(ANN, "/puzzle answer", private=True)
        said = words(only(await stage.say(ANN, "/puzzle", private=True)))
    assert given <= set(free[-40:])
    assert len(given) >= 39, "one may be that of the day before"
    assert "still a secret" in words(only(await stage.say(ANN, "/puzzle 1970-01-03", private=True)))
    assert "You have 3 tries" in words(only(await stage.say(ANN, "/puzzle 1970-01-01", private=True)))


async def test_v4_linked_accounts_share_their_results(two: Stage) -> None:
    for who in (ANN, BEN):
        await two.say(who, "/puzzle kakuro", private=True)
        await two.say(who, puzzle(await at(two, who)).best, private=True)
        two.now += 1
    await two.say(BEN, "/puzzle kakuro", private=True)
    await two.say(BEN, "/puzzle answer", private=True)
    own, others = await results(two, ANN), await results(two, BEN)
    assert own[0].puzzle == others[0].puzzle
    two.now += 10_000
    await link(two, ANN, BEN)
    united = await results(two, ANN)
    assert [one.puzzle for one in united] == [own[0].puzzle, others[1].puzzle]
    assert united == await results(two, BEN)


async def test_v4_in_german(stage: Stage) -> None:
    shown = only(await stage.say(ANN, "/aufgabe kakuro", private=True, locale="de"))
    assert "Ein Zug bringt deutlich mehr Punkte als alle anderen: welcher?" in words(shown)
    assert [button.typed for button in shown.buttons] == ["/aufgabe antwort"]
    name = await at(stage)
    said = only(await stage.say(ANN, weak(name), private=True, locale="de"))
    assert "Es geht noch mehr." in words(said)
    solved = only(await stage.say(ANN, puzzle(name).best, private=True, locale="de"))
    assert words(solved).startswith("Gefunden!")
    assert f"bringt {puzzle(name).points} Punkte, der nächstbeste Zug {puzzle(name).second}." in words(solved)
    assert [button.typed for button in solved.buttons] == ["/aufgabe kakuro"]
