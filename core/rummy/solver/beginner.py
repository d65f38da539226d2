"""The actions of a beginner: melds from the hand, and single tiles added to melds on the table (P6, P7)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from core.errors import RuleError
from core.game import Seat
from core.rummy.draft import Draft, act
from core.rummy.melds import LEAST, Kind
from core.rummy.moves import Action, Add, Form
from core.rummy.tiles import COLOURS, JOKER, Tile, following, is_joker, joker_as, number, preceding, value


def laid(draft: Draft, *, seat: Seat) -> tuple[Action, ...]:
    """Actions for every meld in the hand and every tile that fits the table."""
    actions: list[Action] = []
    while step := _next(draft, seat):
        draft, action = step
        actions.append(action)
    return tuple(actions)


def _next(draft: Draft, seat: Seat) -> tuple[Draft, Action] | None:
    for action in (*_melds(draft.hand), *(_additions(draft) if draft.opened else ())):
        try:
            return act(draft, action, seat=seat), action
        except RuleError:
            continue
    return None


def _melds(hand: Sequence[Tile]) -> Iterator[Form]:
    """Runs and groups in the hand; those with a joker come last."""
    have = Counter(hand)
    faces = [tile for tile in dict.fromkeys(hand) if tile != JOKER]
    for tile in faces:
        run = [tile]
        while have[after := following(run[-1])] and after not in run:
            run.append(after)
        if len(run) >= LEAST and not have[preceding(tile)]:
            yield Form(tuple(run))
        group = [same for one in COLOURS if have[same := f"{one}{number(tile)}"]]
        if len(group) >= LEAST and group[0] == tile:
            yield Form(tuple(group))
    if have[JOKER]:
        yield from (Form((tile, following(tile), JOKER)) for tile in faces if have[following(tile)])


def _additions(draft: Draft) -> Iterator[Add]:
    """Tiles of the hand, and jokers once only they are left, added to unclaimed melds."""
    for tile in dict.fromkeys(draft.hand):
        for meld in draft.open:
            if tile != JOKER:
                yield Add(tile, meld.letter)
            elif all(map(is_joker, draft.hand)) and meld.kind is Kind.RUN:
                yield Add(joker_as(following(value(meld.pieces[-1]))), meld.letter)
