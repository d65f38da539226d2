"""The laws every game keeps, whatever its rules."""

import pickle
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest

from core.errors import MoveError, RuleError
from core.game import CHANCE, CLOCK, OVER, Event, Outcome, Seat
from core.record import check, format, from_log, parse
from core.replay import LogEntry, Replay, ReplayError, advance, cached_view, draws, fold
from tests.conformance.games import GAMES, AnyGame
from tests.conformance.playing import MIX, SEED, Played, played

CASES = [(name, seats) for name, game in GAMES.items() for seats in range(game().seats[0], game().seats[1] + 1)]


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def some(request: pytest.FixtureRequest) -> Played:
    name, seats = request.param
    return played(name, seats)


def seats_of(one: Played) -> list[Seat]:
    return [Seat(number) for number in range(1, one.seats + 1)]


def refusal(act: Callable[[], object]) -> str:
    """The code of the MoveError that this raises."""
    with pytest.raises(MoveError) as caught:
        act()
    return caught.value.code


def assert_known(game: AnyGame, events: Iterable[Event]) -> None:
    for event in events:
        assert event.code in game.events
        assert all(isinstance(fact, str | int) for fact in event.facts.values())


@pytest.mark.untraced
def test_a_log_replays_to_the_position_it_came_from(some: Played) -> None:
    assert fold(some.game, some.seats, some.log, seed=SEED, client_seed=MIX) == some.last
    taken = fold(some.game, some.seats, some.log, seed=None, client_seed=b"")
    assert taken.position == some.last.position
    assert taken.plies == len(some.log)


def test_replay_is_apply(some: Played) -> None:
    for moment in some.moments:
        step = some.game.apply(moment.replay.position, moment.entry.seat, moment.move)
        after, events = advance(some.game, moment.replay, moment.entry, seed=None, client_seed=b"")
        assert (after.position, events) == (step.position, step.events)


def test_another_seed_gives_other_draws(some: Played) -> None:
    with pytest.raises(ReplayError) as caught:
        fold(some.game, some.seats, some.log, seed=SEED[::-1], client_seed=MIX)
    assert caught.value.code == "wrong-draw"
    with pytest.raises(ReplayError):
        fold(some.game, some.seats, some.log, seed=SEED, client_seed=b"other luck")


def test_a_draw_that_is_not_possible_is_the_wrong_one(some: Played) -> None:
    for moment in some.moments:
        if moment.entry.seat == CHANCE:
            with pytest.raises(ReplayError) as caught:
                advance(some.game, moment.replay, LogEntry(CHANCE, "no draw"), seed=SEED, client_seed=MIX)
            assert caught.value.code == "wrong-draw"


def test_several_seats_may_act_only_where_all_play_at_once(some: Played) -> None:
    for replay in some.replays():
        assert len(some.game.turn(replay.position)) <= 1 or some.game.is_simultaneous(replay.position)


def test_text_and_moves_are_inverses(some: Played) -> None:
    game = some.game
    for moment in some.moments:
        text = game.format(moment.move)
        assert text == moment.entry.text
        assert game.read(text) == moment.move
        if moment.entry.seat > 0:
            view = game.view(moment.replay.position, moment.entry.seat)
            assert game.resolve(view, game.parse(text)) == moment.move
            assert game.resolve(view, game.parse(f"  {text.upper()} ")) == moment.move
            assert not game.needs_search(game.parse(text)), "what was found once is not looked for again"


def test_any_move_can_be_a_draft_and_be_tapped_on(some: Played) -> None:
    """No two of its tiles take the same place, and all of its other meanings can be read."""
    game = some.game
    for moment in some.moments:
        if moment.entry.seat <= 0:
            continue
        view, text = game.view(moment.replay.position, moment.entry.seat), moment.entry.text
        places = [place for place, _ in game.placed(view, game.parse(text)) if place]
        assert len(set(places)) == len(places)
        for choice in game.choices(view, text):
            game.parse(choice)
        assert game.tapped(view, f"what about {text}", " A1 ") is None


def test_a_refused_move_changes_nothing(some: Played) -> None:
    game = some.game
    for moment in some.moments:
        position = moment.replay.position
        before = repr(position)
        for seat in (CHANCE, CLOCK, *seats_of(some), Seat(99)):
            if seat == moment.entry.seat or seat in game.turn(position):
                continue
            assert refusal(partial(game.apply, position, seat, moment.move)) in game.codes
        assert repr(position) == before


@pytest.mark.untraced
def test_a_move_out_of_place_is_played_whole_or_refused_and_changes_nothing(some: Played) -> None:
    game, refused = some.game, []
    for moment in some.moments[::3]:
        before = repr(moment.replay)
        for other in some.moments:
            for seat in game.turn(moment.replay.position):
                try:
                    advance(game, moment.replay, LogEntry(seat, other.entry.text), seed=None, client_seed=b"")
                except MoveError as wrong:
                    refused.append(wrong.code)
        assert repr(moment.replay) == before
    assert refused
    assert set(refused) <= game.codes


def test_a_refused_move_is_shown_as_its_seat_sees_the_game_or_not_at_all(some: Played) -> None:
    game, refused = some.game, 0
    made = [moment for moment in some.moments if moment.entry.seat > 0]
    for moment, other in product(made[::3], made):
        position, seat = moment.replay.position, moment.entry.seat
        view = game.view(position, seat)
        try:
            game.apply(position, seat, other.move)
        except RuleError as error:
            refused += 1
            shown = game.with_errors_marked(view, other.move, error)
            assert shown is None or shown.private is not None
            assert shown is None or (shown.turn, shown.scores) == (view.turn, view.scores)
    assert refused


@pytest.mark.untraced
def test_events_and_refusals_are_codes_and_facts(some: Played) -> None:
    for moment in some.moments:
        assert_known(some.game, moment.events)
    for replay in some.replays():
        for seat in (None, *seats_of(some)):
            view = some.game.view(replay.position, seat)
            assert_known(some.game, (*some.game.recap(view), *some.game.describe(view), *some.game.draft(view)))


def test_private_lines_are_those_that_only_the_description_for_the_seat_has(some: Played) -> None:
    game = some.game
    for replay in some.replays():
        public = game.view(replay.position, None)
        told = game.describe(public)
        assert game.describe_private(public) == ()
        for seat in seats_of(some):
            view = game.view(replay.position, seat)
            alone = tuple(event for event in game.describe(view) if event not in told)
            said_of_it = tuple(event for event in told if event.seat == seat)
            assert game.describe_private(view) == (alone if alone or game.turn(replay.position) else said_of_it)


def test_the_public_has_no_unfinished_turn(some: Played) -> None:
    for replay in some.replays():
        public = some.game.view(replay.position, None)
        assert some.game.draft(public) == ()
        assert some.game.quick_actions(public) == ()


def test_every_quick_action_can_be_played_and_only_by_a_seat_that_may_act(some: Played) -> None:
    game = some.game
    for replay, seat in product(some.replays(), seats_of(some)):
        view = game.view(replay.position, seat)
        words, last = game.quick_actions(view), game.last_word(view)
        assert len(set(words)) == len(words)
        assert seat in game.turn(replay.position) or not words
        assert last in ("", *words)
        for word in words:
            after = game.apply(replay.position, seat, game.resolve(view, game.parse(word))).position
            assert word != last or seat not in game.turn(after), "the last word ends the turn"


def test_a_view_has_a_private_part_for_its_own_seat_only(some: Played) -> None:
    for replay in some.replays():
        public = some.game.view(replay.position, None)
        assert public.private is None
        assert public.turn == some.game.turn(replay.position)
        assert len(public.scores) in (0, some.seats)
        for seat in seats_of(some):
            view = some.game.view(replay.position, seat)
            assert view.private is not None
            assert (view.turn, view.scores) == (public.turn, public.scores)


def test_a_cached_view_is_the_one_its_seat_sees(some: Played) -> None:
    for moment in some.moments[::5]:
        replay = replace(moment.replay)
        assert not replay.views
        looks = [None, *seats_of(some)]
        for seat in (*looks, *reversed(looks)):
            assert cached_view(some.game, replay, seat) == some.game.view(replay.position, seat)
        assert cached_view(some.game, replay, None) is cached_view(some.game, replay, None)
        assert replay == moment.replay


@pytest.mark.untraced
def test_a_view_travels_to_another_process_and_is_the_same_there(some: Played) -> None:
    for replay in some.replays():
        for seat in (None, *seats_of(some)):
            view = cached_view(some.game, replay, seat)
            assert pickle.loads(pickle.dumps(view)) == view
            assert view == some.game.view(replay.position, seat)


def test_a_game_has_an_outcome_exactly_when_nobody_is_on_turn(some: Played) -> None:
    for replay in some.replays():
        assert (some.game.outcome(replay.position) is None) == bool(some.game.turn(replay.position))


def assert_over(some: Played, position: Any) -> Outcome:
    """Assert that the game is over and refuses every act; returns its outcome."""
    game, seats = some.game, some.seats
    outcome = game.outcome(position)
    assert outcome is not None
    assert game.turn(position) == frozenset()
    assert len(outcome.places) == len(outcome.points) == seats
    assert len(outcome.match_points) in (0, seats)
    assert all(points >= 0 for points in outcome.match_points)
    assert min(outcome.places) == 1
    assert max(outcome.places) <= seats
    assert game.limit(position) is None
    told = [event.code for event in game.recap(game.view(position, None)) if event.code.startswith(OVER)]
    assert told == [code for code in told if code.startswith(f"{OVER}{outcome.ending}")], "the end, as it was"
    assert len(told) == 1, "said once"
    assert [event.seat for event in outcome.counted] in ([], seats_of(some))
    assert_known(game, outcome.counted)
    acts = [partial(game.stop, position), *(partial(game.withdraw, position, seat) for seat in seats_of(some))]
    acts += [partial(game.apply, position, moment.entry.seat, moment.move) for moment in some.moments]
    assert {refusal(act) for act in acts} == {"game-over"}
    return outcome


@pytest.mark.untraced
def test_a_game_may_be_stopped_at_any_time(some: Played) -> None:
    for replay in some.replays():
        if some.game.turn(replay.position):
            after, events = advance(some.game, replay, LogEntry(CHANCE, "stop"), seed=SEED, client_seed=MIX)
            assert_known(some.game, events)
            assert events == (Event("stopped"),)
            assert assert_over(some, after.position).ending == "stopped"
            assert after.drawn == replay.drawn


def test_a_seat_may_leave_at_any_time_and_the_others_go_on(some: Played) -> None:
    game = some.game
    for at, replay in enumerate(some.replays()):
        if game.turn(replay.position):
            order = seats_of(some)
            Random(at).shuffle(order)
            left, over = all_but_one_leave(some, replay, order)
            outcome = assert_over(some, over.position)
            assert (outcome.ending == "resigned") == (len(left) >= some.seats - 1)
            assert [outcome.places[seat - 1] for seat in left] == list(range(some.seats, 0, -1))[: len(left)]


def all_but_one_leave(some: Played, replay: Replay[Any], order: list[Seat]) -> tuple[list[Seat], Replay[Any]]:
    """The seats that leave, in this order, until the game is over, and its replay."""
    game = some.game
    for number, seat in enumerate(order, start=1):
        replay, events = advance(game, replay, LogEntry(seat, "resign"), seed=SEED, client_seed=MIX)
        assert_known(game, events)
        assert (events[0].code, events[0].seat) == ("resigned", seat)
        if not game.turn(replay.position):
            return order[:number], replay
        assert number < some.seats - 1
        assert seat not in game.turn(replay.position)
        assert refusal(partial(game.withdraw, replay.position, seat)) == "already-left"
        for nobody in (Seat(0), Seat(some.seats + 1)):
            assert refusal(partial(game.withdraw, replay.position, nobody)) == "no-such-seat"
        replay, _, _ = draws(game, replay, seed=SEED, client_seed=MIX)
        assert CHANCE not in game.turn(replay.position)
    raise AssertionError("everybody has left, and the game goes on")


@pytest.mark.untraced
def test_a_hint_can_be_played(some: Played) -> None:
    """Of those who play at once another one each time, as their hints take long."""
    game = some.game
    for number, moment in enumerate(some.moments[:: len(some.moments) // 4]):
        turn = sorted(game.turn(moment.replay.position) - {CHANCE})
        for seat in turn[number % len(turn) :][:1] if turn else ():
            view = game.view(moment.replay.position, seat)
            hint = game.hint(view)
            assert hint.code in game.events
            assert game.apply(moment.replay.position, seat, game.resolve(view, game.parse(hint.move)))


def test_the_clock_moves_only_under_a_limit(some: Played) -> None:
    game = some.game
    for replay in some.replays():
        if game.limit(replay.position) is None:
            assert refusal(partial(game.expire, replay.position)) == "no-limit"
            continue
        text = game.format(game.expire(replay.position))
        after, events = advance(game, replay, LogEntry(CLOCK, text), seed=SEED, client_seed=MIX)
        assert_known(game, events)
        assert after.drawn == replay.drawn
        with pytest.raises(ReplayError) as wrong:
            advance(game, replay, LogEntry(CLOCK, f"{text} "), seed=SEED, client_seed=MIX)
        assert wrong.value.code == "wrong-clock"


def test_a_record_holds_the_game(some: Played) -> None:
    tags = {"Seed": SEED.hex(), "Mix": MIX.decode(), "Players": 'Ann "A\\"; Ben\nBo'}
    record = from_log(some.name, some.game, some.seats, {}, some.log, tags)
    again = parse(format(record))
    assert again == record
    assert again.tags["Players"] == tags["Players"]
    assert check(again, some.game) == some.last


def test_no_more_seats_than_the_rules_have() -> None:
    for game in (make() for make in GAMES.values()):
        for seats in (game.seats[0] - 1, game.seats[1] + 1):
            assert refusal(partial(game.setup, seats)) in game.codes
