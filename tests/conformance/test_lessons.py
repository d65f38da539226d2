"""Every game of the registry has a lesson: its moves are lawful and good, can be tapped, and are explained."""

from typing import Any

import pytest

from bot.chat.outbox_message import fits_button
from bot.games import lessons, registry
from bot.games.lessons import LEARNER
from core.game import Outcome
from core.record import check, parse
from tests.conformance.games import AnyGame
from tests.texts import TEXTS, missing

TURNS = 3
"""The turns of the learner that are coached."""

every_game = pytest.mark.parametrize("name", registry.GAMES)


def engine(name: str) -> registry.Engine:
    """The game under the options of its lesson."""
    return registry.load(name, lessons.lesson(name).options)


def starts(lesson: lessons.Lesson) -> list[int]:
    """The plies at which a step begins."""
    mine = [entry.seat == LEARNER for entry in lesson.entries]
    return [ply for ply, here in enumerate(mine) if here and not (ply and mine[ply - 1])]


@every_game
def test_a_lesson_is_a_record_of_the_newest_rules_whose_seed_gives_every_draw(name: str) -> None:
    record = parse(lessons.path(name).read_text("utf-8"))
    assert (record.game, record.version) == (name, engine(name).game.version)
    assert check(record, engine(name).game).position == lessons.lesson(name).positions[-1]
    assert "Mix" not in record.tags


@every_game
def test_the_learner_has_three_turns_and_is_on_turn_again_behind_them(name: str) -> None:
    lesson, game = lessons.lesson(name), engine(name).game
    assert lesson.steps >= TURNS
    assert LEARNER in game.turn(lesson.positions[-1])
    assert len({*map(repr, lesson.positions)}) == len(lesson.positions), "a position tells how far the lesson has come"
    assert len(starts(lesson)) == lesson.steps
    assert game.seats[0] == lesson.seats, "the fewest players: a newcomer follows one opponent more easily than several"


@pytest.mark.parametrize("locale", TEXTS.locales)
@every_game
def test_there_is_a_sentence_for_every_step(name: str, locale: str) -> None:
    assert missing(sentences(name), locale) == ""


def sentences(name: str) -> list[str]:
    """The keys of all that a lesson says."""
    said = (*range(1, lessons.lesson(name).steps + 1), "play")
    return [f"{registry.prefix(name)}-lesson-{one}" for one in said]


@every_game
def test_a_step_is_as_good_as_a_hint_or_nearly_so(name: str) -> None:
    lesson, game = lessons.lesson(name), engine(name).game
    for ply in starts(lesson):
        before, moves = lesson.positions[ply], lesson.moves(ply, LEARNER)
        after = lesson.positions[ply + len(moves)]
        hint = game.hint(game.view(before, LEARNER)).move
        if hint == moves[0]:
            continue
        gained = gain(game, before, after)
        if gained is None:
            assert place(game, after) <= place(game, before), (name, moves)
        else:
            view = game.view(before, LEARNER)
            hinted = gain(game, before, game.apply(before, LEARNER, game.resolve(view, game.parse(hint))).position)
            assert hinted is not None
            assert 2 * gained >= hinted, (name, moves, hint)


def test_whoever_has_learned_summy_finds_sums_in_the_first_turn_of_their_own() -> None:
    game, behind = engine("summy").game, lessons.lesson("summy").positions[-1]
    view = game.view(behind, LEARNER)
    found = game.apply(behind, LEARNER, game.resolve(view, game.parse(game.hint(view).move))).position
    gained = gain(game, behind, found)
    assert gained is not None
    assert gained >= 10


def gain(game: AnyGame, before: Any, after: Any) -> int | None:
    """The points that the learner has gained; None in a game that counts none move by move."""
    had, has = game.points(before, LEARNER), game.points(after, LEARNER)
    return None if had is None or has is None else has - had


def place(game: AnyGame, position: Any) -> int:
    """The place of the learner if the game were stopped now."""
    outcome: Outcome | None = game.outcome(game.stop(position).position)
    assert outcome is not None
    return outcome.places[LEARNER - 1]


@every_game
def test_a_step_fits_the_button_that_plays_it(name: str) -> None:
    lesson = lessons.lesson(name)
    for ply in starts(lesson):
        assert fits_button(f"/play #{10**9} {';'.join(lesson.moves(ply, LEARNER))}")


@every_game
def test_what_has_a_ring_is_all_that_has_to_be_tapped(name: str) -> None:
    """Tapping the parts of a move one after the other puts it together; a bare word has a button."""
    lesson, game, pictures = lessons.lesson(name), engine(name).game, engine(name).pictures
    for ply in starts(lesson):
        view, move = game.view(lesson.positions[ply], LEARNER), lesson.moves(ply, LEARNER)[0]
        words = lessons.parts_named(game, view, move)
        if not words:
            assert move in game.quick_actions(view)
            continue
        public = game.view(lesson.positions[ply], None)
        ringed = [
            area.text
            for areas in (pictures.areas(public), pictures.rack_areas(view))
            for area in lessons.areas_named(areas, words)
        ]
        laid = game.placed(view, game.parse(move))
        order = ends(laid) if laid and len(move.split()) == 2 else move.split()
        draft = ""
        for word in order:
            tap = next((text for text in ringed if text.rstrip(" >v").split()[:1] == [word]), None)
            if tap is None:  # the taps before it imply it
                continue
            ringed.remove(tap)
            draft = game.tapped(view, draft, tap) or f"{draft} {tap}"
        assert game.format(game.resolve(view, game.parse(draft))) == move


def test_what_the_cells_alone_say_has_no_ring() -> None:
    lesson = lessons.lesson("summa")
    view = lesson.game.view(lesson.positions[0], LEARNER)
    words = lessons.parts_named(lesson.game, view, lesson.moves(0, LEARNER)[0])
    ringed = lessons.areas_named(engine("summa").pictures.rack_areas(view), words)
    assert sorted(area.text.strip() for area in ringed) == ["A4", "C2", "D5", "F6"]


def ends(laid: tuple[tuple[object, str], ...]) -> list[str]:
    """The first and the last cell of a row of tiles, and the tiles."""
    return [str(laid[0][0]), str(laid[-1][0]), *(face for _, face in laid)]


@every_game
def test_a_game_drawn_from_another_seed_is_no_lesson(name: str) -> None:
    lesson = lessons.lesson(name)
    assert lessons.drawn_from(name, lesson.seed) is lesson
    assert lessons.drawn_from(name, bytes(32)) is None
    assert lessons.ahead(name, bytes(32), lesson.positions[0], LEARNER) == ()
    stopped = lesson.game.stop(lesson.positions[-1]).position
    assert lessons.ahead(name, lesson.seed, stopped, LEARNER) == ()
