"""A draft on which actions are tried one after the other, to find those that lead somewhere (P7)."""

from collections import Counter
from collections.abc import Sequence

from core.game import Seat
from core.rummy.draft import Draft, act
from core.rummy.melds import Meld
from core.rummy.moves import Action, Take
from core.rummy.solver.layout import Pieces
from core.rummy.tiles import Tile, is_joker


class Stuck(Exception):
    """No action leads on from here."""


class Trial:
    """A draft on which actions are tried, the actions so far, and the tiles that the hand is still to lay, jokers aside."""

    def __init__(self, draft: Draft, seat: Seat, wanted: Sequence[Pieces]) -> None:
        self.draft = draft
        self.actions: list[Action] = []
        self.seat = seat
        there = Counter(piece for meld in self.open() for piece in meld.pieces) + Counter(draft.aside)
        self.due = Counter(piece for pieces in wanted for piece in pieces if not is_joker(piece)) - there

    def do(self, action: Action) -> None:
        """Play an action; raises RuleError."""
        self.draft = act(self.draft, action, seat=self.seat, claims=False)
        self.actions.append(action)

    def open(self) -> list[Meld]:
        """The melds that are no claims."""
        return [meld for meld in self.draft.melds if meld.owner is None]

    def meld(self, letter: str) -> Meld:
        """The meld that carries this letter; raises Stuck where none does."""
        for meld in self.draft.melds:
            if meld.letter == letter:
                return meld
        raise Stuck

    def newest(self, before: Draft) -> str:
        """The letter that has come since."""
        (letter,) = {meld.letter for meld in self.draft.melds} - {meld.letter for meld in before.melds}
        return letter

    def reaches(self, tile: Tile, *, but: str) -> bool:
        """Whether a tile lies aside, is to be laid by the hand, or can be taken from a meld other than this one."""
        return tile in self.draft.aside or self.due[tile] > 0 or bool(self._donors(tile, but))

    def reach(self, tile: Tile, *, but: str) -> None:
        """Have such a tile at hand: set it aside if it lies, best in a long meld without jokers; raises Stuck."""
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
        return [meld for meld in self.open() if tile in meld.pieces and meld.letter != but]
