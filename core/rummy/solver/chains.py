"""The state of the runs of one colour during a sweep round the ring, number by number (P3, P4, P8).

A sweep begins at some number and goes round once. Later numbers depend on the earlier ones only through a small state: the
length of each open run (three is as good as more), whether it holds a real tile, and which runs touch the seam where the
sweep began, since those may continue runs at its end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

ENOUGH: Final = 3
"""P4: the least length of a complete run."""


class Run(NamedTuple):
    """A run so far: its length, at most three; whether it holds a real tile; whether it touches the seam.

    A complete run from the seam is kept as two independent runs: an open one like others, and one from the seam that has
    ended.
    """

    length: int
    real: bool
    seam: bool = False

    @property
    def stands(self) -> bool:
        """P4, P8: whether it is complete and may end here."""
        return self.real and self.length == ENOUGH


@dataclass(frozen=True, slots=True)
class Chains:
    """The open runs of a colour, and the ended ones that began at the seam; both sorted."""

    open: tuple[Run, ...] = ()
    ended: tuple[Run, ...] = ()
    begun: bool = False


START: Final = Chains()
"""The state before the first number."""


@cache
def after(before: Chains, reals: int, fixed: int, free: int) -> tuple[Chains, ...]:
    """The possible states after the tiles of one more number.

    A new run begins only if all open ones continue, since its tile could as well continue one of those. No free joker
    begins a run, as it can as well be at the end.
    """
    found: dict[Chains, None] = {}
    for taken in takings(before.open, reals, fixed + free):
        new = reals - taken.count("R"), fixed + free - taken.count("J")
        if not (any(new) and "" in taken) and (new[1] <= fixed or not before.begun):
            found[_grown(before, taken, "R" * new[0] + "J" * new[1])] = None
    return tuple(found)


def takings(runs: Sequence[Run], reals: int, jokers: int) -> Iterator[tuple[str, ...]]:
    """The choices of what each open run takes: R a real tile, J a joker, or "" nothing, if it may end."""
    if not runs:
        yield ()
        return
    run, rest = runs[0], runs[1:]
    if reals:
        yield from (("R", *others) for others in takings(rest, reals - 1, jokers))
    if jokers:
        yield from (("J", *others) for others in takings(rest, reals, jokers - 1))
    if run.seam or run.stands:
        yield from (("", *others) for others in takings(rest, reals, jokers))


def longer(run: Run, kind: str) -> Run:
    """The run with one more tile."""
    return Run(min(run.length + 1, ENOUGH), run.real or kind == "R", run.seam)


def _grown(before: Chains, taken: tuple[str, ...], new: str) -> Chains:
    pairs = list(zip(before.open, taken, strict=True))
    grown = [longer(run, kind) for run, kind in pairs if kind]
    grown += [Run(1, kind == "R", not before.begun) for kind in new]
    ended = [run for run, kind in pairs if run.seam and not kind] + [run for run in grown if run.seam and run.stands]
    grown = [Run(run.length, run.real) if run.stands else run for run in grown]
    return Chains(tuple(sorted(grown)), tuple(sorted((*before.ended, *ended))), begun=True)


@cache
def closes(chains: Chains) -> bool:
    """Whether the sweep may end: open runs and runs from the seam are complete, joined where necessary."""
    return seams(chains.open, (*chains.ended, *(run for run in chains.open if run.seam))) is not None


def seams(runs: Sequence[Run], fronts: Sequence[Run]) -> tuple[int | None, ...] | None:
    """For each run open at the end the run from the seam that continues it, or None if it ends there: the first choice that
    makes all runs complete; None if there is no such choice.
    """
    needy = [at for at, run in enumerate(runs) if not run.stands]
    return _matched(runs, fronts, (None,) * len(runs), needy)


def _matched(
    runs: Sequence[Run], fronts: Sequence[Run], chosen: tuple[int | None, ...], needy: Sequence[int]
) -> tuple[int | None, ...] | None:
    """The finished choice: first the incomplete runs get a run from the seam, then incomplete runs from the seam get a run."""
    left = [at for at in range(len(fronts)) if at not in chosen]
    if needy:
        pairs = [(needy[0], front) for front in left]
    else:
        short = next((at for at in left if not fronts[at].stands), None)
        if short is None:
            return chosen
        pairs = [(run, short) for run, front in enumerate(chosen) if front is None]
    tried = set()
    for run, front in pairs:
        if (runs[run], fronts[front]) not in tried and _join(runs[run], fronts[front]).stands:
            tried.add((runs[run], fronts[front]))
            found = _matched(runs, fronts, (*chosen[:run], front, *chosen[run + 1 :]), needy[1:])
            if found is not None:
                return found
    return None


def _join(run: Run, front: Run) -> Run:
    return Run(min(run.length + front.length, ENOUGH), run.real or front.real)
