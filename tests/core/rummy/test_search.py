"""The search for tiles to lay: as many as HiGHS finds, by lawful actions."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from core.errors import RuleError
from core.rummy.draft import Draft, faults
from core.rummy.moves import Join, Split, Take
from core.rummy.solver.arrange import arrangements
from core.rummy.solver.search import Laying, lay, most, openings, played
from core.rummy.solver.sweep import Nodes, OutOfNodes
from core.rummy.tiles import JOKER, is_joker, value
from tests.core.rummy.random_tables import random_draft
from tests.core.rummy.reference import least_kept
from tests.core.rummy.table import ONE, PLUS, drawing, hand, melds, play, position, refused, table, tiles
from tests.examples import examples
from tests.present import present

ENOUGH = 10**7
SIZES = [
    (60, 15, 2, examples(6, long=24)),
    (60, 12, 4, examples(3, long=8)),
    (30, 12, 3, examples(18, long=70)),
    (14, 12, 2, examples(30, long=110)),
    (0, 14, 3, examples(30, long=100)),
]


def drafted(drawn: str, held: str, *, opened: bool = True) -> Draft:
    return Draft(tiles(held), melds(drawn), (), opened)


def assert_lays(draft: Draft, found: Laying) -> Draft:
    """Assert that the actions are lawful, leave a lawful table and take tiles from the hand only."""
    after = played(draft, found.actions, ONE)
    assert not faults(after)
    assert (Counter(draft.hand) - Counter(after.hand)) == Counter(found.tiles)
    assert not real(draft) - real(after)
    assert Counter(draft.hand) + everything(draft) == Counter(after.hand) + everything(after)
    assert {meld.letter: meld.owner for meld in after.melds if meld.owner} == {
        meld.letter: meld.owner for meld in draft.melds if meld.owner
    }
    return after


def laid(draft: Draft, wanted: str) -> Laying:
    """A way to lay these tiles, which there has to be."""
    found = present(lay(draft, tiles(wanted), seat=ONE))
    assert_lays(draft, found)
    return found


def real(draft: Draft) -> Counter[str]:
    return Counter(piece for meld in draft.melds for piece in meld.pieces if not is_joker(piece))


def everything(draft: Draft) -> Counter[str]:
    return Counter(JOKER if is_joker(piece) else piece for meld in draft.melds for piece in meld.pieces)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "held", "jokers", "count"), SIZES)
def test_as_few_tiles_stay_in_the_hand_as_highs_finds(size: int, held: int, jokers: int, count: int) -> None:
    rng, laid = Random(size + held), 0
    for _ in range(count):
        draft = random_draft(rng, table=size, hand=held, jokers=jokers)
        best = next(arrangements(draft, (), Nodes(ENOUGH), may=draft.hand, spend=True))
        assert best.kept == least_kept(draft, draft.hand), (drawing(draft.melds), draft.hand)
        found = most(draft, draft.hand, seat=ONE, nodes=ENOUGH)
        after = assert_lays(draft, found) if found else draft
        assert len(after.hand) == best.kept, (drawing(draft.melds), draft.hand)
        laid += len(draft.hand) - len(after.hand)
    assert laid > count


@pytest.mark.slow
@pytest.mark.parametrize(("size", "held", "jokers", "count"), SIZES)
def test_what_is_asked_for_is_laid_exactly_where_highs_finds_a_way(
    size: int, held: int, jokers: int, count: int
) -> None:
    rng, laid = Random(size * held), 0
    for _ in range(count // 2):
        draft = random_draft(rng, table=size, hand=held, jokers=jokers)
        wanted = rng.sample([tile for tile in draft.hand if tile != JOKER], rng.choice((1, 1, 2, 3)))
        found = lay(draft, wanted, seat=ONE, nodes=ENOUGH)
        assert (found is not None) == (least_kept(draft, wanted, must=wanted) is not None)
        if found:
            assert_lays(draft, found)
            assert not Counter(wanted) - Counter(found.tiles)
            assert Counter(found.tiles)[JOKER] == 0 or JOKER in wanted
            laid += 1
    assert laid or not size


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(examples(10, long=30)))
def test_before_opening_a_meld_comes_from_the_hand_first(seed: int) -> None:
    rng = Random(seed)
    draft = random_draft(rng, table=20, hand=14, jokers=2, opened=False)
    found = most(draft, draft.hand, seat=ONE)
    assert (found is None) == (next(openings(draft.hand), None) is None)
    if found:
        assert_lays(draft, found)
        some = present(lay(draft, found.tiles, seat=ONE))
        assert_lays(draft, some)


@pytest.mark.parametrize(
    ("drawn", "held", "wanted", "typed", "after"),
    [
        ("A R4 R5 R6", "R7 R8 B1", "R7 R8", "add R7 A; add R8 A", "A R4 R5 R6 R7 R8"),
        ("A R4 R5 R6 R7 R8", "R6 B1", "R6", "add R6 A", "A R4 R5 R6\nB R6 R7 R8"),
        ("", "R5 B5 K5 B1", "R5 B5 K5", "meld R5 B5 K5", "A R5 B5 K5"),
        ("A R4 J=R5 R6", "R5 B1", "R5", "release A R5", "A R4 R5 R6"),
        ("A R12 R13 R1", "R2 R11", "R2 R11", "add R2 A; add R11 A", "A R11 R12 R13 R1 R2"),
        ("A R9 B9 Y9 J | 2", "K9 B1", "K9", "release A K9", "A R9 B9 Y9 K9 | 2"),
        (
            "A R6 B6 Y6 K6\nB R7 R8 R9",
            "B7 B8 K1",
            "B7 B8",
            "take B6 A; meld B6 B7 B8",
            "A R6 Y6 K6\nB R7 R8 R9\nC B6 B7 B8",
        ),
    ],
)
def test_tiles_are_laid_by_few_actions(drawn: str, held: str, wanted: str, typed: str, after: str) -> None:
    draft = drafted(drawn, held)
    found = laid(draft, wanted)
    assert drawing(played(draft, found.actions, ONE).melds) == after
    now = position(drawn, held)
    assert table(now, typed) == after
    assert len(found.actions) == len(typed.split(";"))


def test_a_released_joker_is_used_or_kept() -> None:
    kept = position("A R4 J=R5 R6", "R5 B1 B2")
    assert hand(play(kept, "lay R5").position) == "B1 B2 J"
    used = position("A R4 J=R5 R6", "R5 B1 B3")
    after = play(used, "lay R5 B1 B3").position
    assert hand(after) == ""


def test_a_joker_is_freed_by_a_tile_of_the_table() -> None:
    laid(drafted("A R4 J=R5 R6\nB R5 B5 Y5 K5", "B8 Y8 B1"), "B8 Y8")


def test_what_the_jokers_of_a_claim_free_comes_back() -> None:
    draft = drafted("A R9 B9 Y9 J | 2\nB K8 K9 K10 K11", "B1 B2", opened=True)
    assert lay(draft, tiles("B1 B2"), seat=ONE) is None
    laid(drafted("A R9 B9 Y9 J | 2\nB K9 K10 K11 K12", "B1 B2", opened=True), "B1 B2")


def test_a_group_is_filled_up_before_its_joker_is_free() -> None:
    draft = drafted("A R6 B6 J", "Y6 K6 Y1 Y2")
    assert lay(draft, tiles("Y1 Y2"), seat=ONE) is None
    laid(draft, "Y6 K6 Y1 Y2")


@pytest.mark.parametrize(
    ("drawn", "held"),
    [
        ("A R1 K1 J\nB J R1 Y1 B1\nC K2 R2 B2 Y2", "R6 R7"),  # B gives A two tiles, and needs two more itself then
        ("A J=B6 B7 B8 J=B9\nB B4 B5 B6 J=B7 B8", "R2 R3"),  # each run has the tile the other waits for
        ("A J=R4 R5 R6\nB R13 R1 R2 R3 R4 J=R5", "K9 K10"),
    ],
)
def test_a_release_that_spoils_another_one_makes_up_for_it(drawn: str, held: str) -> None:
    assert laid(drafted(drawn, held), held).exact


def test_p8_groups_of_one_number_are_put_together_to_free_a_joker() -> None:
    draft = drafted("A R6 B6 J\nB R6 Y6 J\nC R7 R8 R9", "K1 K2")
    found = laid(draft, "K1 K2")
    assert drawing(played(draft, found.actions, ONE).melds) == "A K1 K2 J=K3\nB Y6 R6 B6 J\nC R6 R7 R8 R9"


def test_p8_one_tile_of_the_hand_frees_a_joker_of_a_run_and_then_one_of_a_claim() -> None:
    draft = drafted("A K8 J=K9 K10\nB R9 B9 Y9 J | 2\nC R8 B8 Y8\nD R10 B10 Y10", "K9 B1 B2 R3 R4")
    found = present(most(draft, draft.hand, seat=ONE))
    assert assert_lays(draft, found).hand == ()


@pytest.mark.parametrize(
    ("drawn", "held", "wanted"),
    [
        (  # groups that need each other's tiles, and a run with the tile both wait for
            "A R4 J K4 / B R7 Y7 K7 / C J Y4 B4 / D K3 J=K4 K5 K6 K7 / F Y3 K3 B3 / G B10 K10 Y10 R10",
            "B8 K1 K2 J",
            "B8",
        ),
        ("A R8 R9 R10 / B J=K3 J=K4 K5 K6 / D Y10 B10 K10 / E K2 K3 K4 J=K5 K6 / F B6 B7 B8 B9", "K2 K12", "K2 K12"),
        ("A R8 K8 B8 J / C J Y4 J / D Y11 Y12 Y13 / F B4 J K4 R4 / G K5 K6 K7", "K11 R2", "K11"),
        ("B J K3 R3 / C J Y3 B3 / D J Y4 R4 K4 / A Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11", "Y11 J", "Y11"),
        ("A R3 B3 J / B J K8 J J / C K3 B3 R3 / E R4 R5 R6 R7 R8", "Y8 R4", "Y8"),
        ("A J B6 Y6 J / B R12 R13 R1 / C R1 R2 R3 / E R6 K6 J", "B2 R5", "B2"),
    ],
)
def test_every_arrangement_of_entangled_jokers_is_reached(drawn: str, held: str, wanted: str) -> None:
    assert laid(drafted(drawn.replace(" / ", "\n"), held), wanted).exact


def test_jokers_cut_off_with_what_follows_them() -> None:
    laid(drafted("A R3 R4 R5 J=R6", "R7 R8 B2 B3 B4"), "R7 R8 B2 B3 B4")


@pytest.mark.untraced
def test_a_search_that_runs_out_says_what_it_found() -> None:
    draft = random_draft(Random(3), table=60, hand=15, jokers=2)
    found = present(lay(draft, draft.hand, seat=ONE, nodes=1))
    assert not found.exact
    assert_lays(draft, found)
    best = present(most(draft, draft.hand, seat=ONE, nodes=1))
    assert best == found


def test_nodes_are_used_up() -> None:
    nodes = Nodes(1)
    nodes.use()
    with pytest.raises(OutOfNodes):
        nodes.use()


def test_nothing_to_lay() -> None:
    assert lay(drafted("", "R1"), (), seat=ONE) is None
    assert most(drafted("", "R1 R3 R5"), tiles("R1 R3 R5"), seat=ONE) is None


def test_lay_is_one_step() -> None:
    now = position("A R6 B6 Y6 K6", "B7 B8 K1")
    after = play(now, "lay B7 B8").position
    assert len(after.drafts) == 1
    assert PLUS.view(after, ONE).private.actions == ("take B6 A", "meld B6 B7 B8")  # type: ignore[union-attr]
    assert table(after, "undo") == "A R6 B6 Y6 K6"


def test_what_is_asked_for_and_cannot_be_is_refused() -> None:
    now = position("A R6 B6 Y6", "B9 B8 K1")
    assert refused(now, "lay K1 B8") == ("lay-none", {"tiles": "B8 K1", "count": 2})
    assert refused(now, "lay K2") == ("not-in-hand", {"tiles": "K2", "count": 1})
    assert refused(position("", "R1 R2 R4", closed=(ONE,)), "lay R1 R2") == (
        "lay-not-opened",
        {"tiles": "R1 R2", "count": 2},
    )
    assert refused(position("", "R1 R2 R3", waiting=True), "lay R1 R2 R3") == ("draw-first", {"action": "draw"})


@pytest.mark.parametrize(
    ("drawn", "held", "code"),
    [
        ("A R6 B6 J", "Y6 K1", "lay-none"),  # no joker ever comes to the hand
        ("A R6 B6 J", "Y6 K6 K1", "lay-none-swap"),
        ("A R6 B6 Y6", "K1 J", "lay-none-swap"),
        ("A R6 B6 Y6 K6 | 2\nB R9 B9 Y9 K9 | 1", "K1 J", "lay-none-claim"),
    ],
)
def test_p9_c3_what_is_not_searched_is_said(drawn: str, held: str, code: str) -> None:
    assert refused(position(drawn, held), "lay K1") == (code, {"tiles": "K1", "count": 1})


def test_p8_jokers_side_by_side_in_a_group_are_not_parted_and_lay_says_so() -> None:
    now = position("A R8 J J\nB B5 B6 B7 B8", "B8 R8 K1")
    assert refused(now, "lay B8 R8") == ("lay-unreached-best", {"tiles": "R8 B8", "count": 2, "best": "B8"})


def test_what_runs_out_of_time_is_refused_with_the_best_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.rummy.solver.search.NODES", 0)
    now = position("A R6 B6 Y6", "K6 B1")
    code, facts = refused(now, "lay K6 B1")
    assert (code, facts) == ("lay-time-best", {"tiles": "B1 K6", "count": 2, "best": "K6"})
    assert refused(now, "lay B1") == ("lay-time", {"tiles": "B1", "count": 1})


def test_tiles_set_aside_lie_again() -> None:
    now = play(position("A R4 R5 R6 R7\nB Y9 K9 B9", "R8 B1"), "take R7 A").position
    assert table(now, "lay R8") == "A R4 R5 R6 R7 R8\nB Y9 K9 B9"


@pytest.mark.parametrize(
    ("drawn", "held", "line", "after"),
    [
        (
            "A R6 B6 Y6 J\nB R3 R4 R5",
            "R7 B1",
            "take R6 A; take B6 A; take Y6 A; lay R7",
            "A J B6 Y6\nB R3 R4 R5 R6 R7",
        ),
        ("A R6 B6 J", "Y6 B1", "take R6 A; take B6 A; lay Y6", "A J R6 B6 Y6"),
        ("A Y1 J=Y2 J=Y3", "Y4 B1", "split A Y3; take Y1 A; lay Y4", "B Y1 J=Y2 J=Y3 Y4"),
        ("A R4 J=R5 R6", "R5 B1", "split A R6; lay R5", "A R4 R5 R6"),
        ("A R4 J=R5 R6\nB R7 R8 R9", "R5 B1", "split A R6; join C B; lay R5", "A R4 R5 R6 R7 R8 R9"),
    ],
)
def test_a_table_out_of_order_is_put_in_order_before_its_jokers_are_freed(
    drawn: str, held: str, line: str, after: str
) -> None:
    assert table(position(drawn, held), line) == after


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(examples(15, long=40)), 123, 206])
def test_what_can_be_laid_can_be_laid_from_a_table_taken_apart_too(seed: int) -> None:
    rng = Random(seed)
    whole = random_draft(rng, table=24, hand=10, jokers=4)
    apart = whole
    for _ in range(20):
        pieces = [(meld.letter, value(piece)) for meld in apart.melds for piece in meld.pieces]
        letter, tile = rng.choice(pieces)
        other, _ = rng.choice(pieces)
        action = rng.choice((Take(tile, letter), Split(letter, tile), Join(letter, other)))
        with suppress(RuleError):
            apart = played(apart, (action,), ONE)
    wanted = rng.sample([tile for tile in whole.hand if tile != JOKER], rng.choice((1, 2)))
    found = lay(apart, wanted, seat=ONE, nodes=ENOUGH)
    assert bool(found) == bool(lay(whole, wanted, seat=ONE, nodes=ENOUGH))
    if found:
        after = played(apart, found.actions, ONE)
        assert not faults(after)
        assert Counter(whole.hand) + everything(whole) == Counter(after.hand) + everything(after)


def test_what_was_found_in_time_is_laid_although_the_search_ran_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.rummy.solver.search.NODES", 0)
    assert table(position("A R6 B6 Y6\nB R1 R2 R3", "K6 R4 B1"), "lay K6 R4") == "A R6 B6 Y6 K6\nB R1 R2 R3 R4"
    shut = position("A R6 B6 Y6", "R1 R2 R3 K6 B1", closed=(ONE,))
    assert table(shut, "lay R1 R2 R3 K6") == "A R6 B6 Y6 K6\nB R1 R2 R3"
    assert refused(shut, "lay R1 R2 R3 K6 B1")[1]["best"] == "R1 R2 R3 K6"
    assert most(drafted("", "R1 R2 B5", opened=False), tiles("R1 R2 B5"), seat=ONE, nodes=1) is None
