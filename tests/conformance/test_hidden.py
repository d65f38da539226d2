"""What is hidden stays hidden: redealt, it changes no view of others, no event and no answer to a move."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any, TypeAlias

import pytest

from bot.tables.playing import discloses
from core.errors import Fact, NotationError, RuleError
from core.fair import FairRandom
from core.game import CHANCE, CLOCK, Event, Seat, Step
from core.replay import RESIGN
from tests.conformance import toy as toys
from tests.conformance.differences import demand_none, differences
from tests.conformance.games import GAMES, HIDE, Hide
from tests.conformance.playing import Played, played
from tests.conformance.test_laws import seats_of, some
from tests.present import present

__all__ = ["some"]

Do: TypeAlias = Callable[[Any], Step[Any]]
"""A move or the like: the step that it makes from a position; raises RuleError where it is not allowed."""

REDEALS, ENOUGH = 250, 40
"""How often a position is redealt at the most, and the number of moves that are enough if the game goes on as it did.

Mostly it cannot, because the tiles laid are not in the new hand; where all play at once, `ENOUGH` redeals are.
"""
TRIED = 60
"""The number of moves that are tried in every position, lawful there or not."""
PARTS = re.compile(r"[^\W\d]+|\d+|\s+|.")
"""The words, numbers and signs of a move."""


def kind(part: str) -> str:
    """Whether a part of a move is a word, a number or a sign; spaces are signs."""
    return "word" if part.isalpha() else "number" if part.isdigit() else "sign"


def tried(some: Played, rng: Random, *, secret: bool = False) -> list[Any]:
    """Moves to be tried anywhere: those of the game, and others that are shorter or differ in words, numbers and signs.

    With `secret` only those whose text others may not read, and several times as many.
    """
    game, moves = some.game, {}
    made = [moment.entry.text for moment in some.moments if moment.entry.seat > 0]
    parts = [part for text in made for part in PARTS.findall(text)]
    texts = [text for text in made if not secret or game.is_secret(game.parse(text))]
    most = TRIED * 5 if secret else TRIED
    for _ in range(4 * most if texts else 0):
        changed = PARTS.findall(rng.choice(texts))
        changed = changed[: rng.randint(1, 2 * len(changed))]
        at = rng.randrange(len(changed))
        changed[at] = rng.choice([part for part in parts if kind(part) == kind(changed[at])])
        texts.append("".join(changed))
    for text in texts:
        try:
            if game.is_secret(game.parse(text)) or not secret:
                moves[text] = game.read(text)
        except NotationError:
            continue
    return rng.sample([*moves.values()], min(most, len(moves)))


def blamed(some: Played, did: str, found: Iterable[str]) -> str:
    """The game, what was done and the differences found after it; empty if there are none."""
    said = "; ".join(found)
    return said and f"{some.name} for {some.seats}: {did}: {said}"


def test_every_game_says_what_it_hides() -> None:
    assert HIDE.keys() == GAMES.keys()


@pytest.mark.untraced
def test_what_is_hidden_changes_no_view_of_others(some: Played) -> None:
    rng, game, changed, faults = Random(1), some.game, 0, list[str]()
    for moment in some.replays():
        for keep in (None, *seats_of(some)):
            other = HIDE[some.name](moment.position, keep, rng)
            changed += other != moment.position
            for seat in {None, keep}:
                seen, now = (game.view(position, seat) for position in (moment.position, other))
                whose = f"the view of seat {seat}" if seat else "the public view"
                faults.append(blamed(some, f"redealt for {keep or 'the public'}", differences(seen, now, whose)))
    demand_none("what `hide` of hidden.py changes is in no view: as it was and then redealt", faults)
    assert changed


def test_a_draw_tells_nothing_of_what_is_hidden(some: Played) -> None:
    """A draw without events changes nothing that the public sees, and an event tells only what the board shows then."""
    demand_none("a draw that the board does not show has the same events as any other", told_by_draws(some))


def told_by_draws(some: Played) -> Iterator[str]:
    """What draws tell of the tiles that they give to a seat, in words."""
    game = some.game
    for moment in some.moments:
        position = moment.replay.position
        if moment.entry.seat != CHANCE:
            continue
        step = game.apply(position, CHANCE, moment.move)
        public = game.view(step.position, None)
        for number in range(3):
            drawn = game.draw(position, FairRandom(bytes([number])))
            other = game.apply(position, CHANCE, drawn)
            seen = game.view(other.position, None)
            found = [] if step.events else [*differences(public, seen, "the public view")]
            if (game.describe(public), public.turn) == (game.describe(seen), seen.turn):
                found += differences(without_seats(step), without_seats(other), "events")
            yield blamed(some, f"{moment.entry.text!r} or {game.format(drawn)!r}", found)


def without_seats(step: Step[Any]) -> tuple[Event, ...]:
    """The events of a step; who begins is told before the board shows it."""
    return tuple(replace(event, seat=None) for event in step.events)


@dataclass(frozen=True)
class Act:
    """A move or the like in a position, in words, and what everybody sees of it.

    `shows` is true if it shows what was hidden because the rules say so: it ends the game, or a round played at once.
    """

    did: str
    do: Do
    step: Step[Any]
    public: Any
    shows: bool


def act(some: Played, position: Any, seat: Seat, did: str, do: Do) -> Act | None:
    """An act; None if it is not allowed."""
    try:
        step = do(position)
    except RuleError:
        return None
    # the clock ends a round even if the same seats play the next one, and one seat alone has nobody to hide it from
    shows = some.game.is_simultaneous(position) and (seat == CLOCK or some.seats == 1)
    shows = shows or discloses(some.game, position, step.position)
    return Act(did, do, step, some.game.view(step.position, None), shows)


def moving(some: Played, seat: Seat, move: Any) -> tuple[Seat, str, Do]:
    """The act of making a move."""
    who = f"seat {seat}" if seat > 0 else "the clock" if seat == CLOCK else "chance"
    return seat, f"{who} {some.game.format(move)!r}", lambda position: some.game.apply(position, seat, move)


def leaving(some: Played, seat: Seat) -> tuple[Seat, str, Do]:
    """The act of leaving."""
    return seat, f"seat {seat} {RESIGN!r}", lambda position: some.game.withdraw(position, seat)


def undrafted(some: Played) -> Iterator[int]:
    """The moments at which a seat moves and no move before is still its secret, which a later one may show.

    Where all play at once that does not matter: only the end of the round shows such moves.
    """
    game, drafting = some.game, set[Seat]()
    for at, moment in enumerate(some.moments):
        position, seat = moment.replay.position, moment.entry.seat
        if seat <= 0:
            continue
        if not drafting or game.is_simultaneous(position):
            yield at
        after = game.apply(position, seat, moment.move).position
        secret = game.view(after, None) == game.view(position, None)
        (drafting.add if secret else drafting.discard)(seat)


@pytest.mark.untraced
def test_events_tell_nothing_of_what_is_hidden(some: Played) -> None:
    """The mover's own tiles included; excepted is what the rules show, by the end of a game or of a round played at once."""
    faults = told_by_acts(some, HIDE[some.name])
    assert len(faults) > len(some.moments) or some.seats == 1
    demand_none("a move has the same events and public view whatever is hidden: as it was and then redealt", faults)


def told_by_acts(some: Played, hide: Hide) -> list[str]:
    """What moves and leaving tell of hidden tiles, in words: an item for each that is possible after a redeal too."""
    game, rng, faults = some.game, Random(f"{some.name} {some.seats}"), list[str]()
    moves = tried(some, rng)
    log = [present(act(some, one.replay.position, *moving(some, one.entry.seat, one.move))) for one in some.moments]
    for at in undrafted(some):
        position = some.moments[at].replay.position
        turn = sorted(game.turn(position))
        doing = [moving(some, seat, move) for seat in turn for move in rng.sample(moves, len(moves) // len(turn))]
        doing += [leaving(some, seat) for seat in seats_of(some)]
        alone = [one for one in (act(some, position, *each) for each in doing) if one is not None]
        went_on = list[str]()
        for number in range(ENOUGH if game.is_simultaneous(position) else REDEALS):
            other = hide(position, None, rng)
            went_on += going_on(some, log[at:], other)
            for one in rng.sample(alone, min(2, len(alone))) if number < ENOUGH else ():
                faults += going_on(some, [one], other)
            if min(len(went_on), number) >= ENOUGH:
                break
        faults += went_on
    return faults


def going_on(some: Played, line: Iterable[Act], position: Any) -> Iterator[str]:
    """What acts tell of hidden tiles, for each act of a line as far as they are possible from this position."""
    for one in line:
        try:
            step = one.do(position)
        except RuleError:
            return
        if one.shows:
            return
        found = [*differences(one.step.events, step.events, "events")]
        found += differences(one.public, some.game.view(step.position, None), "the public view")
        yield blamed(some, one.did, found)
        if found:  # what follows may differ for the same reason
            return
        position = step.position


@pytest.mark.untraced
def test_events_tell_nothing_of_secret_moves(some: Played) -> None:
    demand_none("secret moves that the board does not show have the same events", told_of_secret_moves(some))


def told_of_secret_moves(some: Played) -> Iterator[str]:
    """What events and the public view tell of secret moves after which the board is the same in words."""
    game = some.game
    moves = tried(some, Random(f"{some.name} {some.seats}"), secret=True)
    for position in (moment.replay.position for moment in some.moments):
        for seat in game.turn(position) - {CHANCE}:
            first: list[tuple[object, Act]] = []
            for one in (act(some, position, *moving(some, seat, move)) for move in moves):
                if one is None or one.shows:
                    continue
                board = (game.describe(one.public), one.public.turn)
                other = next((act for seen, act in first if seen == board), None)
                if other is None:
                    first.append((board, one))
                    continue
                found = [*differences(other.step.events, one.step.events, "events")]
                found += differences(other.public, one.public, "the public view")
                yield blamed(some, f"{other.did} or {one.did}", found)


@pytest.mark.untraced
def test_refusals_tell_nothing_of_what_is_hidden(some: Played) -> None:
    faults, refused = told_by_refusals(some, HIDE[some.name])
    assert refused
    demand_none("whether and why a move is refused depends on what its seat sees: as it was and then redealt", faults)


def told_by_refusals(some: Played, hide: Hide) -> tuple[list[str], int]:
    """What refusals tell of tiles that the seat refused does not see, in words, and the number of refusals."""
    rng, faults, refused = Random(f"{some.name} {some.seats}"), list[str](), 0
    moves = tried(some, rng)
    for moment, seat in product(some.moments, seats_of(some)):
        position = moment.replay.position
        other = hide(position, seat, rng)
        for move in moves:
            _, did, do = moving(some, seat, move)
            (code, facts), (now, said) = (answer(do, each) for each in (position, other))
            found = [*differences(code or "none", now or "none", "the refusal")]
            found = found or [*differences(facts, said, f"the refusal {code}")]
            faults.append(blamed(some, did, found))
            refused += bool(code)
    return faults, refused


def answer(do: Do, position: Any) -> tuple[str, Mapping[str, Fact]]:
    """The code and the facts of a refusal; an empty code if the move is played."""
    try:
        do(position)
    except RuleError as wrong:
        return wrong.code, wrong.facts
    return "", {}


class TellsDrafts(toys.Toy):
    """The toy with a fault: whoever is done tells the numbers drafted."""

    def apply(self, position: toys.State, seat: Seat, move: toys.Move) -> Step[toys.State]:
        step = super().apply(position, seat, move)
        told = Event("try", seat, {"number": repr(position.drafts[seat - 1])})
        return step.after(told) if move == toys.Word("done") else step


class TellsPicks(toys.Toy):
    """The toy with a fault: everybody hears the number picked."""

    def apply(self, position: toys.State, seat: Seat, move: toys.Move) -> Step[toys.State]:
        step = super().apply(position, seat, move)
        return step.after(Event("try", seat, {"number": move.number})) if isinstance(move, toys.Pick) else step


class RefusesDrafted(toys.Toy):
    """The toy with a fault: no number can be picked that another seat has drafted."""

    def apply(self, position: toys.State, seat: Seat, move: toys.Move) -> Step[toys.State]:
        others = [draft for at, draft in enumerate(position.drafts, start=1) if at != seat]
        if isinstance(move, toys.Pick) and any(move.number in draft for draft in others):
            raise RuleError("too-high")
        return super().apply(position, seat, move)


def test_a_game_that_tells_what_is_hidden_breaks_the_law() -> None:
    one = played("toy", 3)
    told = told_by_acts(replace(one, game=TellsDrafts()), toys.hide)
    assert any(fault.startswith("toy for 3: seat 1 'done': events[0] try.facts[number] is '(") for fault in told)
    two = r"toy for 3: seat 1 'pick (.)' or seat 1 'pick (.)': events\[0\] try.facts\[number\] is \1 and then \2"
    assert any(re.fullmatch(two, fault) for fault in told_of_secret_moves(replace(one, game=TellsPicks())))


def test_a_game_that_refuses_by_what_is_hidden_breaks_the_law() -> None:
    faults, _ = told_by_refusals(replace(played("toy", 3), game=RefusesDrafted()), toys.hide)
    assert "toy for 3: seat 1 'pick 2': the refusal is 'none' and then 'too-high'" in faults


@pytest.mark.untraced
def test_a_leaver_keeps_nothing_hidden(some: Played) -> None:
    told, faults = leavers_views(some, HIDE[some.name])
    assert told, "seats do hold something hidden, so the search finds it"
    demand_none("what a leaver had is hidden from the leaver as well: as it was and then redealt", faults)


def test_a_game_whose_leavers_keep_their_tiles_breaks_the_law() -> None:
    one = played("toy", 3)
    assert any(leavers_views(replace(one, game=KeepsDrafts()), toys.hide)[1])


class KeepsDrafts(toys.Toy):
    """The toy with a fault: a leaver's drafts stay theirs."""

    def withdraw(self, position: toys.State, seat: Seat) -> Step[toys.State]:
        step = super().withdraw(position, seat)
        return replace(step, position=replace(step.position, drafts=position.drafts))


def leavers_views(some: Played, hide: Hide) -> tuple[int, list[str]]:
    """How often a seat's private view shows hidden facts while it plays; and, in words, where it does after it has left."""
    game, rng, told, faults = some.game, Random(2), 0, list[str]()
    for replay in some.replays():
        other = hide(replay.position, None, rng)
        for seat in seats_of(some) if game.turn(replay.position) else ():
            views = [game.view(position, seat).private for position in (replay.position, other)]
            left = [game.withdraw(position, seat).position for position in (replay.position, other)]
            told += views[0] != views[1]
            seen, now = (game.view(position, seat).private for position in left)
            faults.append(blamed(some, f"seat {seat} {RESIGN!r}", differences(seen, now, "the private view")))
    return told, faults
