"""Weak players: one tries random actions, most of them wrong; the other plays whole turns with a few random actions."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from core.errors import RuleError
from core.rummy.draft import Draft, act, faults
from core.rummy.melds import LEAST, Kind, Meld
from core.rummy.moves import (
    Action,
    Add,
    Claim,
    Discard,
    Done,
    Draw,
    Form,
    Join,
    Move,
    Release,
    Split,
    Swap,
    Take,
    Unclaim,
    Undo,
)
from core.rummy.tiles import COLOURS, FACES, JOKER, Tile, following, is_joker, joker_as, value
from core.rummy.view import Own, View
from tests.present import present


def anything(view: View, rng: Random) -> Action:
    """Any action about tiles and melds that are there."""
    own = present(view.private)
    if not own.melds or rng.random() < 0.25:
        return _form(own, rng)
    meld, other = rng.choice(own.melds), rng.choice(own.melds)
    tile, mine = _tile(meld, rng), _mine(own, rng)
    return rng.choice(
        (
            Add(joker_as(_near(meld, rng)) if mine == JOKER and rng.random() < 0.7 else mine, meld.letter),
            Take(tile, meld.letter, rng.choice((1, 1, 2))),
            Split(meld.letter, tile, rng.choice((1, 1, 2))),
            Join(meld.letter, other.letter),
            Release(meld.letter, rng.choice((tile, mine, rng.choice(FACES))).replace(JOKER, "R1")),
            Swap(meld.letter, tile, rng.choice((1, 1, 2))),
            Claim(meld.letter),
            Unclaim(meld.letter),
        )
    )


def _form(own: Own, rng: Random) -> Form:
    """Some tiles of one number or of one colour, in hand order; often too few, sometimes with a joker."""
    tiles = [tile for tile in (*own.aside, *own.hand) if tile != JOKER]
    if not tiles:
        return Form((JOKER,))
    start = rng.choice(tiles)
    same = [tile for tile in dict.fromkeys(tiles) if tile[1:] == start[1:] or (rng.random() < 0.1)]
    run = [tile for tile in dict.fromkeys(tiles) if tile[0] == start[0]]
    at = run.index(start)
    chosen = same if rng.random() < 0.5 else run[at : at + rng.randint(1, 4)]
    if JOKER in own.hand and rng.random() < 0.4:
        chosen.insert(rng.randint(0, len(chosen)), JOKER)
    return Form(tuple(chosen[:5]), group=rng.random() < 0.1)


def _tile(meld: Meld, rng: Random) -> Tile:
    piece = rng.choice(meld.pieces)
    return value(piece) or rng.choice(FACES)


def _near(meld: Meld, rng: Random) -> Tile:
    tile = _tile(meld, rng)
    at = FACES.index(tile)
    return FACES[(at + rng.choice((-1, 1))) % len(FACES)]


def _mine(own: Own, rng: Random) -> Tile:
    have = (*own.aside, *own.hand)
    tile = rng.choice(have) if have else rng.choice(FACES)
    return JOKER if is_joker(tile) else tile


def choose(view: View, rng: Random) -> tuple[Move, ...]:
    """A whole turn: a draw; or melds of the hand, a few random actions, additions to the table, and a discard."""
    own = present(view.private)
    if not view.drawn:
        return (Draw(rng.choice(view.old)) if view.old and rng.random() < 0.3 else Draw(),)
    turn = _Turn(view, own, Draft(own.hand, own.melds, (), own.opened))
    for form in _whole(own):
        turn.play(form)
    turn.try_anything(rng)
    for tile in own.hand:
        for meld in turn.draft.melds:
            if tile != JOKER and turn.play(Add(tile, meld.letter)):
                break
    if turn.draft.opened and set(turn.draft.hand) == {JOKER}:
        turn.lay_jokers()
    if not turn.draft.hand:
        return (*turn.moves, *_way_out(turn, rng))
    tiles = [tile for tile in turn.draft.hand if tile != JOKER]
    return (*turn.moves, Discard(rng.choice(tiles or [JOKER])))


class _Turn:
    """A draft in the making, with the moves that led to it."""

    def __init__(self, view: View, own: Own, draft: Draft) -> None:
        self.view, self.own, self.draft = view, own, draft
        self.moves: list[Action | Undo] = []

    def play(self, action: Action) -> bool:
        """Play an action if it is lawful."""
        try:
            self.draft = act(self.draft, action, seat=self.own.seat, claims=self.view.claims)
        except RuleError:
            return False
        self.moves.append(action)
        return True

    def try_anything(self, rng: Random) -> None:
        """Try random actions a few times; those that leave the table out of order are undone."""
        for _ in range(3):
            before = self.draft
            seen = replace(self.own, hand=before.hand, melds=before.melds, aside=before.aside)
            for _ in range(6):
                if self.draft == before or faults(self.draft):
                    now = replace(seen, hand=self.draft.hand, melds=self.draft.melds, aside=self.draft.aside)
                    self.play(anything(replace(self.view, private=now), rng))
            while faults(self.draft):
                self.moves.append(Undo())
                self.draft = self._again()

    def lay_jokers(self) -> None:
        """Add a joker to the end of every run and to every group of three, while there are any."""
        for meld in self.draft.melds:
            after = value(meld.pieces[-1])
            self.play(Add(joker_as(following(after)) if meld.kind is Kind.RUN else JOKER, meld.letter))

    def _again(self) -> Draft:
        """The draft after the moves so far; each `undo` takes one back."""
        stack = [Draft(self.own.hand, self.own.melds, (), self.own.opened)]
        for move in self.moves:
            if isinstance(move, Undo):
                stack.pop()
            else:
                stack.append(act(stack[-1], move, seat=self.own.seat, claims=self.view.claims))
        return stack[-1]


def _way_out(turn: _Turn, rng: Random) -> tuple[Move, ...]:
    """P10: nothing more, or a tile of a group of four given away."""
    for meld in turn.draft.melds if rng.random() < 0.5 else ():
        tile = meld.pieces[-1]
        if meld.owner is None and len(meld.pieces) > LEAST and not is_joker(tile):
            nth = meld.pieces.count(tile)
            return Take(tile, meld.letter, nth), Discard(tile)
    return (Done(),)


def _whole(own: Own) -> Iterator[Form]:
    """Runs and groups of three that the hand holds, the first with a joker if there is no other."""
    have = list(dict.fromkeys(tile for tile in own.hand if tile != JOKER))
    runs = [(tile, following(tile), following(following(tile))) for tile in have]
    groups = [tuple(f"{one}{tile[1:]}" for one in COLOURS if f"{one}{tile[1:]}" in have) for tile in have]
    yield from (Form(one) for one in (*groups, *runs) if len(one) >= LEAST)
    if not own.opened and JOKER in own.hand:
        yield from (Form((tile, following(tile), JOKER)) for tile in have if following(tile) in have)
