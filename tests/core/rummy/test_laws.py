"""Laws that hold for every action: no tile is lost or made, undo undoes, refusals change nothing, replay is play."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import RuleError
from core.game import Level, Seat
from core.replay import LogEntry, Replay, begin, draws, fold
from core.rummy.draft import faults
from core.rummy.melds import fits, is_valid
from core.rummy.moves import Undo
from core.rummy.position import Position, draft_of
from core.rummy.tiles import tile_of
from tests.core.rummy.player import anything
from tests.core.rummy.table import PLUS
from tests.examples import examples

SEED = bytes(range(32))


def everything(position: Position, seat: Seat) -> Counter[str]:
    """All tiles there are, with the table and hand of the seat as its draft would have them."""
    draft = draft_of(position, seat)
    others = [hand for at, hand in enumerate(position.hands, start=1) if at != seat]
    laid = [tile_of(piece) for meld in draft.melds for piece in meld.pieces]
    return Counter(
        [*draft.hand, *draft.aside, *laid, *position.new, *position.old, *position.gone]
        + [tile for hand in others for tile in hand]
    )


def lawful(position: Position, seat: Seat) -> None:
    """Assert what holds for every draft."""
    draft = draft_of(position, seat)
    assert all(meld.pieces and fits(meld.pieces) for meld in draft.melds)
    assert len({meld.letter for meld in draft.melds}) == len(draft.melds)
    assert all(is_valid(meld.pieces) for meld in draft.melds if meld.owner)
    assert all(is_valid(meld.pieces) for meld in position.melds)
    assert draft.opened or (draft.melds == position.melds and not draft.aside)
    if not faults(draft):
        assert all(is_valid(meld.pieces) for meld in draft.melds)
        assert not draft.aside


def play_at_random(replay: Replay[Position], seat: Seat, rng: Random, tries: int) -> list[LogEntry]:
    """Try `tries` random moves; returns those that were played."""
    played, position = [], replay.position
    start = everything(position, seat)
    for _ in range(tries):
        before, was = position, repr(position)
        view = PLUS.view(position, seat)
        action = anything(view, rng)
        try:
            position = PLUS.apply(position, seat, action).position
        except RuleError as wrong:
            refused = wrong.code
        else:
            refused = ""
        assert refused in PLUS.codes | {""}
        assert repr(before) == was
        if refused:
            continue
        played.append(LogEntry(seat, PLUS.format(action)))
        assert PLUS.read(PLUS.format(action)) == action
        assert everything(position, seat) == start
        assert PLUS.apply(position, seat, Undo()).position == before
        assert PLUS.view(position, None) == PLUS.view(before, None)
        lawful(position, seat)
    return played


@pytest.mark.slow
@settings(max_examples=examples(10, long=60), deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_p1_no_tile_is_lost_or_made_whatever_is_tried(number: int, seats: int) -> None:
    rng = Random(number)
    replay, log, _ = draws(PLUS, begin(PLUS, seats), seed=SEED, client_seed=b"")
    entries = list(log)
    total = everything(replay.position, Seat(1))
    assert sum(total.values()) == 104 + seats
    for _ in range(12):
        if not PLUS.turn(replay.position):
            break
        (seat,) = PLUS.turn(replay.position)
        view = PLUS.view(replay.position, seat)
        if view.drawn:
            entries += play_at_random(replay, seat, rng, tries=40)
            tried = fold(PLUS, seats, entries, seed=SEED, client_seed=b"")
            entries += [LogEntry(seat, "reset")] if tried.position.drafts else []
        entries += [LogEntry(seat, PLUS.format(move)) for move in PLUS.choose(view, Level.CLUB, rng)]
        replay = fold(PLUS, seats, entries, seed=SEED, client_seed=b"")
        replay, drawn, _ = draws(PLUS, replay, seed=SEED, client_seed=b"")
        entries += drawn
        assert everything(replay.position, seat) == total
    assert fold(PLUS, seats, entries, seed=SEED, client_seed=b"").position == replay.position


KINDS = {"meld", "add", "take", "split", "join", "release", "swap", "claim", "unclaim"}
REFUSALS = {
    *("not-opened", "opening-short", "not-in-hand", "not-in-meld", "not-a-meld"),
    *("does-not-fit", "group-full", "joker-is-bare", "release-instead"),
    *("split-at-front", "same-meld", "not-joinable", "no-joker-there", "not-released"),
    *("release-three", "swap-last-tile", "claim-not-four", "already-claimed", "not-claimed", "claim-fixed"),
}


@pytest.mark.slow
def test_every_refusal_of_an_action_is_found_by_trying() -> None:
    """The random player breaks nearly every rule: a rule that it never breaks would not be tested."""
    met: set[str] = set()
    kinds: set[str] = set()
    for number in range(60):
        if met >= REFUSALS and kinds >= KINDS:
            break
        rng = Random(number)
        replay, _, _ = draws(PLUS, begin(PLUS, 2), seed=bytes([number] * 32), client_seed=b"")
        for _ in range(10):
            if not PLUS.turn(replay.position):
                break
            (seat,) = PLUS.turn(replay.position)
            position = replay.position
            for _ in range(60 if PLUS.view(position, seat).drawn else 0):
                action = anything(PLUS.view(position, seat), rng)
                try:
                    position = PLUS.apply(position, seat, action).position
                    kinds.add(action.verb)
                except RuleError as wrong:
                    met.add(wrong.code)
            for move in PLUS.choose(PLUS.view(replay.position, seat), Level.BEGINNER, rng):
                replay = Replay(PLUS.apply(replay.position, seat, move).position, replay.drawn, replay.plies + 1)
            replay, _, _ = draws(PLUS, replay, seed=bytes([number] * 32), client_seed=b"")
    assert kinds == KINDS
    assert met >= REFUSALS, REFUSALS - met


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_survives_a_restart_in_the_middle(seats: int) -> None:
    rng = Random(seats)
    replay, log, _ = draws(PLUS, begin(PLUS, seats), seed=SEED, client_seed=b"")
    (seat,) = PLUS.turn(replay.position)
    drawn = fold(PLUS, seats, (*log, LogEntry(seat, "draw")), seed=SEED, client_seed=b"")
    replay, more, _ = draws(PLUS, drawn, seed=SEED, client_seed=b"")
    entries = [*log, LogEntry(seat, "draw"), *more]
    entries += play_at_random(replay, seat, rng, tries=200)
    again = fold(PLUS, seats, entries, seed=SEED, client_seed=b"")
    assert again.position.drafts
    assert again == fold(PLUS, seats, entries, seed=SEED, client_seed=b"")
