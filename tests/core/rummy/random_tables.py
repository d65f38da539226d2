"""Tables and hands drawn at random: lawful melds of any kind, jokers and claims among them."""

from collections import Counter
from random import Random

from core.game import Seat
from core.rummy.draft import Draft
from core.rummy.melds import Meld, letter_at
from core.rummy.tiles import COLOURS, FACES, JOKER, NUMBERS, is_joker, joker_as, sort_tiles

LENGTHS = (3, 3, 3, 4, 4, 5, 6, 8)
PATIENCE = 300


def random_draft(rng: Random, *, table: int, hand: int, jokers: int, opened: bool = True) -> Draft:
    """A table of at least `table` tiles, if there are enough, and a hand; both together hold `jokers` jokers at most."""
    left, melds, laid, misses = Counter(FACES * 2), list[Meld](), 0, 0
    while laid < table and misses < PATIENCE:
        group = rng.random() < 0.45
        names = _group(rng) if group else _run(rng)
        if any(not left[name] for name in names):
            misses += 1
            continue
        pieces = list(names)
        for at in rng.sample(range(len(names)), len(names)):
            if jokers and rng.random() < 0.15 and sum(map(is_joker, pieces)) < len(pieces) - 1:
                pieces[at] = JOKER if group else joker_as(pieces[at])
                jokers -= 1
        left -= Counter(piece for piece in pieces if not is_joker(piece))
        claimed = len(pieces) == len(COLOURS) and group and pieces.count(JOKER) < 2 and rng.random() < 0.4
        melds.append(Meld(letter_at(len(melds)), tuple(pieces), Seat(rng.choice((1, 2))) if claimed else None))
        laid += len(pieces)
    held = rng.sample(sorted(left.elements()), hand) + [JOKER] * rng.randint(0, min(jokers, 2))
    return Draft(sort_tiles(held), tuple(melds), (), opened)


def _run(rng: Random) -> list[str]:
    colour, start = rng.choice(COLOURS), rng.randrange(NUMBERS)
    return [f"{colour}{(start + at) % NUMBERS + 1}" for at in range(rng.choice(LENGTHS))]


def _group(rng: Random) -> list[str]:
    number = rng.randint(1, NUMBERS)
    return [f"{colour}{number}" for colour in rng.sample(COLOURS, rng.choice((3, 3, 4)))]
