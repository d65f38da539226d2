"""Refusals, events and drafts of Rummy as the engine makes them, put into words."""

from functools import partial

import pytest

from bot.chat.port import Style
from bot.games.registry import load
from core.game import Seat
from core.record import check, parse
from tests.bot import sentences
from tests.bot.sentences import lacking, refusal
from tests.core.rummy.table import PUR, play, position
from tests.crash.program import ROOT
from tests.texts import TEXTS

words, said = partial(sentences.words, "rummy"), partial(sentences.said, "rummy")
GAME = load("rummy-plus").game
TABLE = """
A R4 R5 R6 J=R7 R8
B B9 Y9 J
C K11 K12 K13 K1 K2
F R13 B13 J K13 | 1
G R2 B2 Y2 K2 | 2
"""
HAND = "R1 R7 B1 K9 K3 Y5 J"


@pytest.mark.parametrize(
    ("line", "code", "parts"),
    [
        ("hello there", "unreadable", ("R7 B7 K7",)),
        ("K9", "one-tile", ("K9 A", "discard K9")),
        ("add R14 A", "not-a-tile", ("R14", "13")),
        ("take R5", "take-from-where", ("R5 A", "draw R5")),
        ("meld", "incomplete", ("R7 B7 K7",)),
        ("add R1", "incomplete", ("R8 A",)),
        ("take A", "incomplete", ("R4 A",)),
        ("split A", "incomplete", ("A R6",)),
        ("join A", "incomplete", ("A B",)),
        ("release A", "incomplete", ("A R5",)),
        ("swap A", "incomplete", ("A R5",)),
        ("claim", "incomplete", (" A",)),
        ("unclaim", "incomplete", (" A",)),
        ("lay R1-B4", "not-a-run", ("R1-B4", "R1-R4", "R1 R2 R3 R4")),
        ("draw", "drawn-already", ()),
        ("meld R5 R6 R7", "not-in-hand", ("R5 R6",)),
        ("meld R1 R7", "not-a-meld", ("R1 R7", "R7")),
        ("meld J", "jokers-alone", ("J",)),
        ("add R1 Z", "no-such-meld", ("Z", "A B C F G")),
        ("add Y5 A", "does-not-fit", ("Y5", "A", "R4 R5 R6 J=R7 R8")),
        ("add R7 A", "release-instead", (" A R7",)),
        ("add J A", "joker-needs-value", ("J=R3 A", "J=R9 A")),
        ("take R9 A", "not-in-meld", ("R9", "A")),
        ("take R7 A", "only-joker-there", ("R7", "A")),
        ("split A R4", "split-at-front", ("R4", "A")),
        ("join A C", "not-joinable", ("R4 R5 R6 J=R7 R8", "K11 K12 K13 K1 K2")),
        ("release C K3", "no-joker-there", ("C", "K11 K12 K13 K1 K2")),
        ("release A R1", "not-released", ("R1", "A", "R7")),
        ("release B K9", "release-three", ("B", "R9 K9")),
        ("claim B", "claim-not-four", ("B", "B9 Y9 J")),
        ("claim G", "already-claimed", ("G", "Cara")),
        ("take R2 G", "claim-fixed", ("G", "Cara")),
        ("swap G R2", "claim-other", ("G", "Cara")),
        ("swap F R13", "claim-second-joker", ("F",)),
        ("unclaim C", "not-claimed", ("C",)),
        ("undo", "nothing-to-undo", ()),
        ("take R8 A; discard K3", "tile-aside", ("R8",)),
        ("meld B1; discard K3", "melds-short", ("D",)),
        ("done", "discard-needed", ("7",)),
        ("lay B1", "lay-none-claim", ("B1",)),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where(line: str, code: str, parts: tuple[str, ...]) -> None:
    wrong = refusal(play, position(TABLE, HAND), line)
    assert wrong.code == code
    both = words(code, wrong.facts, player="Cara")
    assert len(set(both)) == 2
    assert lacking(both, parts) == []


def test_the_variant_without_claims_says_so() -> None:
    unclaimed = position(TABLE.replace("| 1", "").replace("| 2", ""), HAND, "R1", "R2")
    wrong = refusal(play, unclaimed, "claim F", PUR)
    assert words(wrong.code, wrong.facts)[0].endswith("Rummy-Pur-Plus has them.")


def test_new_melds_are_told_without_their_tiles_a_second_time() -> None:
    new = play(position("A R4 R5 R6", "R7 R8 R9 B1 B2"), "meld R7 R8 R9; discard B1")
    assert said(new.events) == [
        "Cara lays 3 tiles: B R7 R8 R9. Cara gives B1 to the old stock.",
        "Cara legt 3 Steine: B R7 R8 R9. Cara gibt B1 in den alten Vorrat.",
    ]
    added = play(position("A R4 R5 R6", "R7 B9 Y9 K9 B1"), "add R7 A; meld B9 Y9 K9; discard B1")
    assert said(added.events)[0].startswith(
        "Cara lays 4 tiles: R7 B9 Y9 K9. New or changed, 2 melds: A R4 R5 R6 R7, B "
    )


def test_a_turn_is_told_with_all_that_it_changed() -> None:
    step = play(position(TABLE, HAND), "release A R7; add K3 C; discard B1")
    assert said(step.events) == [
        "Cara lays 2 tiles: R7 K3. Cara takes J from the table into the hand. New or changed, 2 melds: A R4 R5 R6 R7 R8, "
        "C K11 K12 K13 K1 K2 K3. Cara gives B1 to the old stock.",
        "Cara legt 2 Steine: R7 K3. Cara nimmt J vom Tisch auf die Hand. Neu oder verändert sind 2 Kombinationen: "
        "A R4 R5 R6 R7 R8, C K11 K12 K13 K1 K2 K3. Cara gibt B1 in den alten Vorrat.",
    ]


def test_a_draft_names_what_is_missing() -> None:
    now = play(position(TABLE, HAND), "take K13 C; add K9 B").position
    assert said(GAME.draft(GAME.view(now, Seat(1)))) == [
        "C has only 2 tiles; three are needed. D has only 2 tiles; three are needed. "
        "K13 is set aside and has to be laid again. "
        "So far, 2 steps: take K13 C; add K9 B. B, a group: B9 Y9 J K9. C, not a whole meld yet: K11 K12. "
        "D, not a whole meld yet: K1 K2.",
        "C hat nur 2 Steine; drei müssen es sein. D hat nur 2 Steine; drei müssen es sein. "
        "K13 liegt beiseite und muss wieder auf den Tisch. "
        "Bisher 2 Schritte: take K13 C; add K9 B. B, eine Gruppe: B9 Y9 J K9. C, noch unvollständig: K11 K12. "
        "D, noch unvollständig: K1 K2.",
    ]


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("key", ["draft-none", "draft-ready", "how-to-move"])
def test_what_is_to_be_tapped_after_a_tile_cannot_be_pressed_in_its_place(key: str, locale: str) -> None:
    """A pressed word of a message replaces the draft: the tile tapped before it would be lost."""
    told = TEXTS.format(f"rummy-{key}", locale, {"taps": "yes", "private": "yes"})
    typed = [span.text for span in told if span.style is Style.CODE and not span.text.startswith("/")]
    assert typed == []


def test_a_tile_alone_is_answered_with_what_can_be_done_once_one_has_drawn() -> None:
    wrong = refusal(play, position("", "K9 R1", waiting=True), "K9")
    en, de = words(wrong.code, wrong.facts)
    assert "once you have drawn" in en
    assert "Nach dem Ziehen" in de


def test_every_event_of_whole_games_can_be_said() -> None:
    codes = set()
    for file in sorted((ROOT / "tests" / "core" / "rummy" / "games").glob("*.game")):
        record = parse(file.read_text(encoding="utf-8"))
        game = load(record.game, record.options).game
        end = check(record, game).position
        for seat in (None, Seat(1)):
            view = game.view(end, seat)
            events = (*game.recap(view), *game.describe(view), *game.draft(view))
            codes |= {event.code for event in events}
            assert all(len(sentence) > 5 for sentence in said(events))
    assert codes >= {
        "out",
        "given",
        "laid",
        "over-finished",
        "over-exhausted",
        "over-resigned",
        "over-stopped",
        "seat-left",
    }
    assert codes >= {"standing", "hand", "run", "group", "claim", "old", "new", "seat"}


def test_a_hint_says_what_to_type() -> None:
    hint = GAME.hint(GAME.view(position(TABLE, HAND, waiting=True), Seat(1)))
    assert all(hint.move in sentence for sentence in words(hint.code, hint.facts, move=hint.move))


def test_v2_a_joker_kept_is_told_as_the_reason() -> None:
    facts = {
        "move": "discard K13",
        "points": 3,
        "tiles": "J R4",
        "your-points": 6,
        "your-tiles": "K13",
        "reason": "joker",
    }
    en, de = (sentence.replace("`", "") for sentence in words("review-why", facts))
    assert en == "discard K13 lays 3 where you laid 6; it keeps a joker for a later turn."
    assert de == "discard K13 legt 3, du hast 6 gelegt; er behält einen Joker für später."


def test_p11_an_end_names_no_winner_by_the_tiles_alone() -> None:
    """Claims count as well: two claims and three tiles have won against one tile."""
    for key in ("over-exhausted", "over-stopped"):
        en, de = words(key, {})
        assert en.lower().endswith("the fewer tiles in hand, the better the rank.")
        assert de.lower().endswith("je weniger steine auf der hand, desto besser der rang.")
