"""A draft on which actions are tried one after the other (P7)."""

from collections import Counter
from collections.abc import Sequence

from core.game import Seat
from core.rummy.draft import Draft, act
from core.rummy.melds import Meld
from core.rummy.moves import Action, Take
from core.rummy.solver.layout import Pieces
from core.rummy.tiles import Tile, is_joker


class Stuck(Exception):
    """There is no action to continue with."""


class Trial:
    """A draft, the actions tried on it so far, and in `due` the real tiles that still have to come from the hand."""

    def __init__(self, draft: Draft, seat: Seat, wanted: Sequence[Pieces]) -> None:
        self.draft = draft
        self.actions: list[Action] = []
        self.seat = seat
        there = Counter(piece for meld in draft.open for piece in meld.pieces) + Counter(draft.aside)
        self.due = Counter(piece for pieces in wanted for piece in pieces if not is_joker(piece)) - there

    def do(self, action: Action) -> None:
        """Play an action; raises RuleError."""
        self.draft = act(self.draft, action, seat=self.seat)
        self.actions.append(action)

    def meld(self, letter: str) -> Meld:
        """The meld of this letter; raises Stuck if there is none."""
        for meld in self.draft.melds:
            if meld.letter == letter:
                return meld
        raise Stuck

    def newest(self, before: Draft) -> str:
        """The one letter that is new since `before`."""
        (letter,) = {meld.letter for meld in self.draft.melds} - {meld.letter for meld in before.melds}
        return letter

    def reaches(self, tile: Tile, *, but: str) -> bool:
        """Whether a tile is set aside, due from the hand, or in a meld other than `but`."""
        return tile in self.draft.aside or self.due[tile] > 0 or bool(self._donors(tile, but))

    def reach(self, tile: Tile, *, but: str) -> None:
        """Make a tile available: set it aside if it is in a meld, best in a long one without jokers; raises Stuck."""
        if tile in self.draft.aside:
            return
        if self.due[tile]:
            self.due[tile] -= 1
            return
        donors = self._donors(tile, but)
        if not donors:
            raise Stuck
        donor = min(donors, key=lambda meld: (any(map(is_joker, meld.pieces)), -len(meld.pieces)))
        self.do(Take(tile, donor.letter))

    def _donors(self, tile: Tile, but: str) -> list[Meld]:
        return [meld for meld in self.draft.open if tile in meld.pieces and meld.letter != but]
