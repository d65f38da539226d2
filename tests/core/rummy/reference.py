"""The reference for the arrangement search: the same problem as an integer program over all melds, solved by HiGHS."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import highspy

from core.rummy.draft import Draft
from core.rummy.melds import Meld
from core.rummy.tiles import COLOURS, FACES, NUMBERS, Tile

LONGEST = 7
"""Every run falls into runs of three to five tiles, or of seven at most where up to four jokers lie side by side."""

MANY = 8


@dataclass
class Program:
    """Integer variables with bounds, a linear objective, and linear rows."""

    upper: list[int] = field(default_factory=list)
    price: list[float] = field(default_factory=list)
    rows: list[tuple[float, float, dict[int, float]]] = field(default_factory=list)

    def variable(self, upper: int, price: float = 0.0) -> int:
        """Add a variable from 0 to `upper`; returns its index."""
        self.upper.append(upper)
        self.price.append(price)
        return len(self.upper) - 1

    def row(self, low: float, high: float, *terms: tuple[int, float]) -> None:
        """Demand that the sum of the terms is from `low` to `high`; a term is a variable and its factor."""
        factors: dict[int, float] = defaultdict(float)
        for variable, factor in terms:
            factors[variable] += factor
        self.rows.append((low, high, dict(factors)))


def least_kept(draft: Draft, hand: Sequence[Tile], *, must: Sequence[Tile] = ()) -> int | None:
    """The fewest of these tiles and of the released jokers that stay in the hand; None if `must` cannot all be laid."""
    kept = solved(*build(draft, hand, must=must))
    return None if kept is None else kept + hand.count("J")


def build(draft: Draft, hand: Sequence[Tile], *, must: Sequence[Tile] = ()) -> tuple[Program, list[int]]:
    """The program, its variables that count laid tiles and, last, the one that counts released jokers."""
    program = Program()
    lies = Counter(piece for meld in draft.melds if meld.owner is None for piece in meld.pieces if piece[0] != "J")
    tiles = {face: count for face, count in Counter(hand).items() if face != "J"}
    use = {face: program.variable(tiles.get(face, 0), -1.0) for face in FACES}
    jokers = hand.count("J") + sum(piece[0] == "J" for meld in draft.melds for piece in meld.pieces)
    laid = program.variable(jokers, -1.0)
    freed: dict[str, list[int]] = defaultdict(list)  # by face in runs, by number in groups
    bound: dict[str, int] = Counter()
    absorbed: dict[str, list[int]] = defaultdict(list)
    for meld in draft.melds:
        _releases(program, meld, lies, use, freed, bound, absorbed)
    _from_groups(program, lies, use, freed, bound)
    every = [one for some in (*freed.values(), *absorbed.values()) for one in some]
    free = program.variable(jokers, 1.0)
    program.row(0, 0, (free, 1.0), *((one, -1.0) for one in every))
    program.row(-MANY, hand.count("J"), (laid, 1.0), (free, -1.0))
    spent = [(laid, -1.0)]
    real = _runs(program, jokers, bound, freed, spent)
    grouped = _groups(program, jokers, bound, freed, spent)
    for face, count in Counter(must).items():
        program.row(count, MANY, (use[face], 1.0))
    for face in FACES:
        taken = [(one, 1.0) for one in (*grouped[face], *absorbed[face])]
        program.row(lies[face], lies[face], (real[face], 1.0), (use[face], -1.0), *taken)
    program.row(0, 0, *spent)
    return program, [*use.values(), laid, free]


def _releases(
    program: Program,
    meld: Meld,
    lies: Mapping[str, int],
    use: Mapping[str, int],
    freed: dict[str, list[int]],
    bound: dict[str, int],
    absorbed: dict[str, list[int]],
) -> None:
    """P8: how many jokers of a meld may be released, by tiles that lie elsewhere or are laid."""
    jokers = [piece for piece in meld.pieces if piece[0] == "J"]
    tiles = [piece for piece in meld.pieces if piece[0] != "J"]
    if meld.owner is not None:
        for one in (f"{colour}{tiles[0][1:]}" for colour in COLOURS if jokers):
            if one not in tiles:
                absorbed[one].append(program.variable(1))
        return
    for face in [piece[2:] for piece in jokers if piece != "J"]:
        bound[face] += 1
        out = program.variable(1)
        program.row(-MANY, lies[face], (out, 1.0), (use[face], -1.0))
        freed[face].append(out)
    if "J" in jokers:
        bound[tiles[0][1:]] += jokers.count("J")


def _from_groups(
    program: Program,
    lies: Mapping[str, int],
    use: Mapping[str, int],
    freed: dict[str, list[int]],
    bound: Mapping[str, int],
) -> None:
    """P8: how many jokers of the groups of a number may be released, however these groups are joined.

    To release a joker while n are left takes a group of four that holds n of them, and a tile of another colour: 5 - n colours
    have to be there. A group never holds more than three jokers.
    """
    for number in map(str, range(1, NUMBERS + 1)):
        there = [program.variable(1) for _ in COLOURS]
        for colour, one in zip(COLOURS, there, strict=True):
            program.row(-MANY, lies[colour + number], (one, 1.0), (use[colour + number], -1.0))
        for left in range(bound[number], 0, -1):
            out = program.variable(1)
            program.row(0, MANY, *((one, 1.0) for one in there), (out, -float(5 - min(left, 3))))
            freed[number].append(out)


def _runs(
    program: Program,
    jokers: int,
    bound: Mapping[str, int],
    freed: Mapping[str, list[int]],
    spent: list[tuple[int, float]],
) -> dict[str, int]:
    """Add all possible runs; returns the variables for the real tiles in them."""
    real = {face: program.variable(2) for face in FACES}
    runs: dict[str, list[int]] = defaultdict(list)
    for faces in windows(LONGEST if jokers > 2 else 5):
        run = program.variable(MANY)
        for face in faces:
            runs[face].append(run)
        if len(faces) <= jokers:  # P8: without a real tile for any of its cells, the run would be made of jokers alone
            program.row(-MANY * MANY, 0, (run, 1.0), *((real[face], -float(MANY)) for face in faces))
    for face in FACES:
        wild = program.variable(jokers)
        spent.append((wild, 1.0))
        covered = [(run, -1.0) for run in runs[face]]
        out = [(one, -1.0) for one in freed[face]]
        program.row(-bound[face], -bound[face], (real[face], 1.0), (wild, 1.0), *covered, *out)
    return real


def _groups(
    program: Program,
    jokers: int,
    bound: Mapping[str, int],
    freed: Mapping[str, list[int]],
    spent: list[tuple[int, float]],
) -> dict[str, list[int]]:
    """Add all possible groups; returns the variables of those that hold a tile."""
    grouped: dict[str, list[int]] = defaultdict(list)
    for number in map(str, range(1, NUMBERS + 1)):
        wild = program.variable(jokers)
        spent.append((wild, 1.0))
        bare = []
        for size in range(1, len(COLOURS) + 1):
            for colours in combinations(COLOURS, size):
                for more in range(max(0, 3 - size), min(4 - size, jokers) + 1):
                    group = program.variable(MANY)
                    bare.append((group, float(more)))
                    for colour in colours:
                        grouped[colour + number].append(group)
        out = [(one, 1.0) for one in freed[number]]
        program.row(bound[number], bound[number], *((one, more) for one, more in bare if more), (wild, -1.0), *out)
    return grouped


def windows(longest: int) -> Iterator[list[str]]:
    """The tiles of every run up to this length."""
    for colour in COLOURS:
        for start in range(NUMBERS):
            for length in range(3, longest + 1):
                yield [f"{colour}{(start + at) % NUMBERS + 1}" for at in range(length)]


def model(program: Program) -> highspy.Highs:
    """The program as HiGHS takes it, all at once."""
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(program.upper), len(program.rows)
    lp.col_cost_ = program.price
    lp.col_lower_ = [0.0] * lp.num_col_
    lp.col_upper_ = [float(upper) for upper in program.upper]
    lp.integrality_ = [highspy.HighsVarType.kInteger] * lp.num_col_
    lp.row_lower_ = [float(low) for low, _, _ in program.rows]
    lp.row_upper_ = [float(high) for _, high, _ in program.rows]
    starts = [0]
    index: list[int] = []
    value: list[float] = []
    for _, _, factors in program.rows:
        index += factors.keys()
        value += factors.values()
        starts.append(len(index))
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_, lp.a_matrix_.index_, lp.a_matrix_.value_ = starts, index, value
    highs = highspy.Highs()  # type: ignore[no-untyped-call]
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.passModel(lp)
    return highs


def solved(program: Program, counted: Sequence[int]) -> int | None:
    """The optimum: the tiles that could be laid and are not, plus the released jokers."""
    *laid, free = counted
    highs = model(program)
    highs.run()
    if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        return None
    solution = highs.getSolution().col_value
    return round(sum(program.upper[one] - solution[one] for one in laid[:-1]) - solution[laid[-1]] + solution[free])
