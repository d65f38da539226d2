"""The turns of the levels, and the hint at each stage of a turn."""

from random import Random

import pytest

from core.game import Hint, Level
from core.rummy.draft import Draft
from core.rummy.game import Rummy
from core.rummy.moves import Claim, Discard, Done, Draw, Form, Move, Reset
from core.rummy.notation import format_move
from core.rummy.position import Position
from core.rummy.solver.claims import arranged, candidates, from_hand, groups
from core.rummy.solver.sweep import OutOfNodes
from core.rummy.tiles import JOKER
from tests.core.rummy.table import ONE, PLUS, PUR, TWO, melds, play, position, tiles


def chosen(now: Position, level: Level, seed: int = 1, of: Rummy = PLUS) -> tuple[Move, ...]:
    assert now.on_turn is not None
    return tuple(of.choose(of.view(now, now.on_turn), level, Random(seed)))


def typed(now: Position, level: Level, seed: int = 1, of: Rummy = PLUS) -> str:
    return "; ".join(map(format_move, chosen(now, level, seed, of)))


def hint(now: Position) -> Hint:
    assert now.on_turn is not None
    found = PLUS.hint(PLUS.view(now, now.on_turn))
    assert found.code in PLUS.events
    return found


def test_a_beginner_draws_blindly_and_others_take_what_makes_a_meld() -> None:
    now = position("", "R5 B5 K1 K3", "B1", old="Y5 B12", waiting=True)
    assert chosen(now, Level.BEGINNER) == (Draw(),)
    assert chosen(now, Level.CLUB) == (Draw("Y5"),)
    run = position("", "R5 R6 K1 K3", "B1", old="R7 B12", waiting=True)
    assert chosen(run, Level.CLUB) == (Draw("R7"),)
    gap = position("", "R5 R7 K1 K3", "B1", old="R6 B12", waiting=True)
    assert chosen(gap, Level.MASTER) == (Draw("R6"),)
    nothing = position("", "R5 B6 K1 K3", "B1", old="Y9 B12", waiting=True)
    assert chosen(nothing, Level.MASTER) == (Draw(),)
    joker = position("", "R5 B6 K1 K3", "B1", old="J B12", waiting=True)
    assert chosen(joker, Level.CLUB) == (Draw("J"),)


@pytest.mark.parametrize(
    ("old", "drawn"),
    [("R7 B12", "R7"), ("R3 R7", "R7"), ("R7 R3", "R7"), ("B3 R3", "R3"), ("B3 B12", ""), ("R7 J", "J"), ("", "")],
)
def test_a_master_draws_the_old_tile_with_which_it_can_lay_the_most(old: str, drawn: str) -> None:
    """With R7 the R8 is laid too; of Rummy-Pur, where a tile goes as well to what lies there."""
    now = position("A R4 R5 R6", "R8 B1 K3", "B1", old=old, waiting=True)
    assert chosen(now, Level.MASTER, of=PUR) == (Draw(drawn),)


@pytest.mark.parametrize(
    ("claims", "old", "drawn"), [(1, "R7 B12", "R7"), (0, "R7 B12", ""), (1, "R7 Y6", "Y6"), (0, "R7 Y6", "Y6")]
)
def test_where_groups_are_claimed_a_master_does_so_once_it_leads(claims: int, old: str, drawn: str) -> None:
    """A tile that brings a claim comes first."""
    claimed = "\nC R2 B2 Y2 K2 | 1" * claims
    now = position(f"A R4 R5 R6\nB R6 B6 K6{claimed}", "R8 B1 K3", "B1 B9", old=old, waiting=True)
    assert chosen(now, Level.MASTER) == (Draw(drawn),)


def test_a_beginner_moves_nothing_that_lies_and_a_club_player_does() -> None:
    now = position("A R6 B6 Y6 K6", "B7 B8 K1 K13", "B1")
    assert not any(isinstance(move, Form) for move in chosen(now, Level.BEGINNER))
    pur = PUR.choose(PUR.view(now, ONE), Level.CLUB, Random(1))
    assert "; ".join(map(format_move, pur)).startswith("take B6 A; meld B6 B7 B8; discard K")


def test_v5_a_club_player_rearranges_one_meld_at_a_time() -> None:
    table = "A R6 R7 R8 R9\nB B9 B10 B11 B12"
    with_one, with_two = (position(table, held, "B1") for held in ("Y9 K9 B1 K13", "Y9 B1 K13 K3"))
    assert typed(with_one, Level.CLUB, of=PUR).startswith("take R9 A; meld R9 Y9 K9; discard")
    assert [len(chosen(with_two, level, of=PUR)) for level in (Level.CLUB, Level.MASTER)] == [1, 4]


def test_v5_a_club_player_goes_on_with_another_meld() -> None:
    now = position("A R6 R7 R8 R9\nB B2 B3 B4 B5", "Y9 K9 Y2 K2 K13 K12", "B1")
    turn = typed(now, Level.CLUB, of=PUR)
    assert turn.count("take") == turn.count("meld") == 2


def test_v5_jokers_of_other_melds_stay_where_they_are() -> None:
    now = position("A R9 J J\nB J5 R6 R7\nC Y1 B1 K1 J | 2\nD R2 R3 R4", "R5 B13 K11", "B1")
    after = play(now, typed(now, Level.CLUB, of=PUR)).position
    assert after.melds[:3] == now.melds[:3]
    assert after.melds[3].pieces == ("R2", "R3", "R4", "R5")


def test_v5_where_groups_are_claimed_a_club_player_makes_them_with_one_meld() -> None:
    table = "A R6 R7 R8 R9\nB B9 B10 B11 B12"
    with_one, with_two = (position(table, held, "K1") for held in ("B9 Y9 K9 Y1 K13", "Y9 K9 Y1 K13"))
    assert typed(with_one, Level.CLUB).startswith("take R9 A; ")
    assert any(isinstance(move, Claim) for move in chosen(with_one, Level.CLUB))
    assert len(chosen(with_two, Level.CLUB)) == 1
    assert any(isinstance(move, Claim) for move in chosen(with_two, Level.MASTER))


def test_v5_where_groups_are_claimed_a_club_player_keeps_tiles_until_it_is_ahead() -> None:
    for claimed, laid in (("", 0), ("\nB R2 B2 Y2 K2 | 1\nC R3 B3 Y3 K3 | 2", 0), ("\nB R2 B2 Y2 K2 | 1", 3)):
        now = position(f"A R4 R5 R6{claimed}", "R7 R8 R9 B1 B9 K13", "B1")
        after = play(now, typed(now, Level.CLUB)).position
        assert len(now.hands[0]) - len(after.hands[0]) == laid + 1


@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
def test_v5_whoever_opens_claims_at_once_rather_than_lay_a_run_for_all(level: Level) -> None:
    now = position("A R2 B2 Y2 K2 | 2", "R5 R6 R7 R9 B9 Y9 K9 K1 K13", "B1", closed=(ONE,))
    assert typed(now, level).startswith("meld R9 B9 Y9 K9; claim B; discard ")


def test_v5_a_club_player_claims_rather_than_lays_two_tiles() -> None:
    now = position("A R6 B6 Y6 K6", "B7 B8 K1 K13", "B1")
    assert Claim("A") in chosen(now, Level.CLUB)


def test_whoever_lays_all_tiles_is_out() -> None:
    now = position("A R4 R5 R6", "R7 R8", "B1")
    for level in Level:
        assert isinstance(chosen(now, level)[-1], Done)


@pytest.mark.parametrize(("held", "begun"), [("R9 B1", "take R4 A"), ("R7 B1", "add R7 A"), ("R7 R8", "lay R7 R8")])
def test_a_draft_that_somebody_else_began_is_taken_back_first(held: str, begun: str) -> None:
    now = play(position("A R4 R5 R6", held, "K1"), begun).position
    assert [chosen(now, level) for level in Level] == [(Reset(),)] * len(Level)


def test_groups_of_four_are_claimed() -> None:
    now = position("A R6 B6 Y6 K6", "R9 B2 K13", "B1")
    assert Claim("A") in chosen(now, Level.CLUB)
    assert Claim("A") in chosen(now, Level.MASTER)
    assert {Claim("A") in chosen(now, Level.BEGINNER, seed) for seed in range(9)} == {True, False}
    pur = PUR.choose(PUR.view(now, ONE), Level.MASTER, Random(1))
    assert not any(isinstance(move, Claim) for move in pur)


def test_a_master_makes_groups_to_claim_and_keeps_the_joker_for_one() -> None:
    now = position("A R6 B6 Y6\nB K3 K4 K5 K6 K7 K8 K9", "R9 B2 K13 J", "B1")
    after = play(now, typed(now, Level.MASTER)).position
    assert [meld.owner for meld in after.melds].count(ONE) == 1
    assert after.hands[0].count("J") == 1
    with_joker = position("A R6 B6 Y6", "R9 B2 K13 J", "B1")
    after = play(with_joker, typed(with_joker, Level.MASTER)).position
    assert [meld.owner for meld in after.melds] == [ONE]


@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
def test_the_joker_is_kept_until_it_is_enough_to_go_out(level: Level) -> None:
    """Rummy-Pur: on the table it is bound, in the hand it goes with any two tiles that fit later (P8)."""
    for held, goes_out in (("R7 B1 B9 K13 J", False), ("R7 B1 J", True), ("R7 J", True)):
        now = position("A R4 R5 R6", held, "B1 B2 B3 B4")
        for move in PUR.choose(PUR.view(now, ONE), level, Random(1)):
            now = PUR.apply(now, ONE, move).position
        assert (not now.hands[0]) == goes_out
        assert ("J" in now.hands[0]) == (not goes_out)
        assert "R7" not in now.hands[0]


@pytest.mark.parametrize("level", [Level.CLUB, Level.MASTER])
def test_the_joker_is_laid_once_another_seat_may_go_out(level: Level) -> None:
    now = position("A R4 R5 R6", "R7 B1 B9 K13 J", "B1 B2 B3")
    for move in PUR.choose(PUR.view(now, ONE), level, Random(1)):
        now = PUR.apply(now, ONE, move).position
    assert len(now.hands[0]) == 2, "P12: a joker is a tile as well"
    assert "J" not in now.hands[0]


def test_a_master_opens_with_the_joker_if_nothing_else_will_do() -> None:
    now = position("", "R6 R7 B1 B9 K13 J", "B1", closed=(ONE,))
    for move in PUR.choose(PUR.view(now, ONE), Level.MASTER, Random(1)):
        now = PUR.apply(now, ONE, move).position
    assert len(now.melds) == 1
    assert len(now.hands[0]) == 2


def test_a_master_opens_for_it() -> None:
    now = position("A R6 B6 Y6", "R1 R2 R3 K6 B12 Y9", "B1", closed=(ONE,))
    after = play(now, typed(now, Level.MASTER)).position
    assert [meld.owner for meld in after.melds].count(ONE) == 1
    shut = position("A R6 B6 Y6", "R1 R2 Y3 K6 B12", "B1", closed=(ONE,))
    assert isinstance(chosen(shut, Level.MASTER)[0], Discard)


def test_only_a_beginner_goes_out_to_lose() -> None:
    behind = "A R6 B6 Y6 | 2\nB R4 R5 R6\nC R2 B2 Y2 K2 | 2\nD R3 B3 Y3 K3 | 2".replace("Y6 |", "Y6 K6 |")
    now = position(behind, "R7 R8", "B1 B2")
    for level in Level:
        assert bool(PLUS.outcome(play(now, typed(now, level)).position)) == (level is Level.BEGINNER)


@pytest.mark.parametrize(
    ("drawn", "held", "line", "code", "move"),
    [
        ("A R4 R5 R6", "R7 B1 B12", "", "hint-keep", "discard"),
        ("A R4 R5 R6", "R7 B1", "", "hint-lay", "lay R7"),
        ("A R6 B6 Y6 K6", "R9 B1", "", "hint-claim", "claim A"),
        ("A R6 B6 Y6 | 2", "R9 B1", "", "hint-discard", "discard"),
        ("A R4 R5 R6", "R7", "add R7 A", "hint-done", "done"),
    ],
)
def test_the_hint_goes_on_from_where_the_turn_is(drawn: str, held: str, line: str, code: str, move: str) -> None:
    drawn = drawn.replace("Y6 |", "Y6 K6 |")
    now = position(drawn, held, "B2")
    now = play(now, line).position if line else now
    found = hint(now)
    assert found.code == code
    assert found.move.startswith(move)
    assert play(now, found.move)


def test_the_hint_lays_tiles_so_that_the_group_can_be_claimed() -> None:
    """Elsewhere they would be laid as well, but make no group of four."""
    now = position("A B1 B2 B3", "R9 B9 K9 J R4 K2", "B12")
    found = hint(now)
    assert (found.move, found.code) == ("meld R9 B9 K9 J", "hint-lay")
    assert hint(play(now, found.move).position).move == "claim B"


def test_the_hint_frees_a_joker_that_stays_in_the_hand() -> None:
    found = hint(now := position("A R5 B5 Y5 J", "K5 R9 B1 K13 Y2", "B1"))
    assert (found.move, found.code, found.facts) == ("release A K5", "hint-lay", {"tiles": "K5", "count": 1})
    own = PLUS.view(play(now, found.move).position, ONE).private
    assert own is not None
    assert JOKER in own.hand


def test_the_hint_says_how_to_draw() -> None:
    assert hint(position("", "R5 B6 K1", "B1", waiting=True)) == Hint("draw", "hint-draw")
    now = position("", "R5 B5 K1", "B1", old="Y5", waiting=True)
    assert hint(now) == Hint("draw Y5", "hint-draw-old", {"tile": "Y5"})
    fits = position("A R4 R5 R6", "R8 B1 K3", "B1", old="R7 B12", waiting=True)
    assert PUR.hint(PUR.view(fits, ONE)).move == "draw R7", "as a master draws"
    claims = position("A R6 B6 Y6", "B1 K3", "B1", old="K6 B12", waiting=True)
    assert hint(claims).move == "draw K6"


def test_the_hint_starts_anew_where_nothing_leads_on() -> None:
    now = play(position("A R4 R5 R6\nB R1 B1 J", "B9 K12", "B2"), "take R1 B; take B1 B").position
    assert hint(now).code == "hint-reset"


def test_the_hint_gives_the_tile_away_that_was_taken_for_it() -> None:
    now = play(position("A R4 R5 R6\nB R9 B9 Y9 K9", "R7", "B2"), "add R7 A; take K9 B").position
    assert hint(now) == Hint("discard K9", "hint-discard", {"tile": "K9"})
    assert PLUS.outcome(play(now, "discard K9").position)
    short = play(position("A R4 R5 R6\nB R9 B9 Y9", "R7", "B2"), "add R7 A; take Y9 B").position
    assert hint(short).code == "hint-reset"


def test_groups_that_cannot_stand_together_are_left() -> None:
    draft = Draft(tiles("R6 B9"), melds("A B6 Y6 K6\nB R1 R2 R3"))
    assert groups(draft) == (("R6", "B6", "Y6", "K6"),)
    bound = Draft(tiles("R6 B9"), melds("A B5 B6 B7\nB Y6 Y7 Y8\nC K6 K7 K8"))
    assert groups(bound) == ()
    twice = Draft(tiles("R6 R6 B6 B6 Y6 Y6 K6 K6"), ())
    assert len(groups(twice)) == 2
    assert from_hand(twice, [("R1", "B1", "Y1", "K1")]) is None
    assert arranged(twice, [("R1", "B1", "Y1", "K1")], (), seat=TWO) is None
    assert ("R6", "B6", "Y6", "J") in set(candidates(Draft(tiles("R6 B6 Y6 J"), ())))


def test_a_group_whose_search_runs_out_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = Draft(tiles("R6 B9"), melds("A B6 Y6 K6\nB R1 R2 R3"))
    monkeypatch.setattr("core.rummy.solver.claims.NODES", 0)
    assert groups(draft) == ()
    monkeypatch.setattr("core.rummy.solver.claims.ALL", 0)
    assert arranged(draft, (), tiles("R6"), seat=ONE) is None
    assert issubclass(OutOfNodes, Exception)
