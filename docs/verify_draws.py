"""Verify the draws of a game record with Python's standard library alone: python verify_draws.py RECORD"""

import hashlib
import hmac
import re
import sys
from itertools import combinations, permutations
from pathlib import Path


def verify(text):
    """Raise AssertionError unless the seed fits its seal and gives every draw of the record."""
    tags = {name: re.sub(r"\\(.)", lambda s: {"n": "\n", "r": "\r"}.get(s[1], s[1]), value)
            for name, value in re.findall(r'(?m)^\[(\w+) "((?:[^"\\]|\\.)*)"\]', text)}  # fmt: skip
    assert {"Seed", "Commit"} <= tags.keys(), "no seed: this record says nothing about its draws"
    seed, mix, counter = bytes.fromhex(tags["Seed"]), tags.get("Mix", "").encode(), 0
    assert hashlib.sha256(seed).hexdigest() == tags["Commit"], "the seal"

    def below(bound):  # a number from 0 to bound - 1 (a block this would favour is left out: once in 2**57)
        nonlocal counter
        block = hmac.new(seed, mix + counter.to_bytes(8, "big"), "sha256").digest()
        counter += 1
        return int.from_bytes(block[:8], "big") % bound

    def sample(pool, number):  # drawn without putting back: the last one moves up into the gap
        rest, drawn = list(pool), []
        for _ in range(number):
            at = below(len(rest))
            rest[at], rest[-1] = rest[-1], rest[at]
            drawn.append(rest.pop())
        return drawn

    pool, old, there, game = [*POOLS[tags["Game"]]], [], [*range(1, int(tags["Seats"]) + 1)], tags["Game"]
    stands = []  # the lines that hold, each with what was there before it
    for line in re.findall(r"(?m)^((?:\*|\d+) [^|;\n]*[^|;\s])", text):
        who, kind, *words = line.split()
        stands.append((who, counter, [*pool], [*old]))
        if kind == "takeback" and game != "summa":  # back to where that player's last turn began, also in the stream
            stands.pop()
            first = next(at for at in reversed(range(len(stands))) if begins(stands, at, who))
            _, counter, pool, old = stands[first]
            del stands[first:]
        if who != "*":  # what players do to the old stock of Rummy
            if game.startswith("rummy") and kind == "discard":
                old += words
            elif game.startswith("rummy") and kind == "draw" and words:
                old.remove(words[0])
            elif kind in ("resign", "lost"):  # given up, or lost on time
                there.remove(int(who))
        elif kind == "first":
            assert there[below(len(there))] == int(words[0]), line
        elif kind == "roll":
            assert ["LXXVII"[below(6)] for _ in words] == words, line
        elif kind == "black":
            assert sorted(BLACK[below(len(BLACK))]) == sorted(words[1:]), line
        elif kind in ("board", "deal", "refill", "draw"):
            tiles = words[1::2] if kind == "board" else words[1:]
            fresh = min(len(pool), len(tiles))
            drawn = sample(pool, fresh) + sample(old, len(tiles) - fresh)
            assert (drawn == tiles) if kind == "board" else (sorted(drawn) == sorted(tiles)), line
            pool = without(pool, drawn[:fresh])
            if fresh < len(tiles):  # the old stock is turned over
                pool, old = sorted(without(old, drawn[fresh:]), key=ORDER.index), []


def without(tiles, taken):
    """Take these tiles out of a list; returns it."""
    for tile in taken:
        tiles.remove(tile)
    return tiles


def begins(lines, at, who):
    """Whether a turn of this player begins at this line."""
    before = [one for one, *_ in lines[:at] if one != "*"]
    return lines[at][0] == who and (not before or before[-1] != who)


RUMMY = [f"{colour}{number}" for colour in "RBYK" for number in range(1, 14) for _ in "12"]
ORDER = [*RUMMY, "J"]
POOLS = {
    "summy": [tile for tile in "0123456789+-x:=" for _ in range(8 if tile.isdigit() else 18 if tile == "=" else 7)],
    "kakuro": [digit for digit in "123456789" for _ in range(8)],
    "summa": [],
    "rummy-pur": list(RUMMY),
    "rummy-plus": list(RUMMY),
}
BLACK = [
    [f"{'ABCDEF'[column]}{row + 1}" for column, row in zip(columns, rows, strict=True)]
    for rows in combinations(range(6), 4)
    for columns in permutations(range(6), 4)
    if not any(rows[n + 1] - rows[n] == 1 == abs(columns[n + 1] - columns[n]) for n in range(3))
]

if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    for name in sys.argv[1:]:
        verify(Path(name).read_text("utf-8"))
        print(f"{name}: the seed fits its seal and gives every draw")  # noqa: T201
