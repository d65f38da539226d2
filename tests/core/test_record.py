"""Game records: reading, writing, and the line at which a wrong one is refused."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.registry import load
from core.errors import Fact
from core.fair import commitment
from core.game import CHANCE, CLOCK, Seat
from core.record import CODES, Record, RecordError, RecordLine, check, format, from_log, parse, result
from core.replay import CODES as REPLAY_CODES
from core.replay import History, LogEntry, Replay, ReplayError, advance, begin
from tests.conformance.games import registered, toy
from tests.conformance.playing import MIX, SEED, played
from tests.core.golden import kept

summy = registered("summy")

SHORT = """\
[Game "summy"]
[Seats "2"]
[Result "1:0 2:11"]
[Ending "abandoned"]
[Annotator "nobody"] ; an unknown tag

; the deal
* first 2
* deal 1 1 1 1 1 1 1 1 1
* deal 2 2 x 3 6 4 4 4 4

2 J13> 2x3(=)6 | 11 11 ; the opening of the book
* refill 2 5 5 5 5
"""


def refused(text: str) -> tuple[int, str, dict[str, Fact]]:
    with pytest.raises(RecordError) as caught:
        check(parse(text), toy() if '[Game "toy"]' in text else summy())
    assert caught.value.code in CODES | REPLAY_CODES | summy().codes | toy().codes
    return caught.value.line, caught.value.code, caught.value.facts


def test_a_record_is_read_with_its_comments_left_out() -> None:
    record = parse("\ufeff" + SHORT.replace("\n", "\r\n"))
    assert (record.game, record.seats, dict(record.options)) == ("summy", 2, {})
    assert record.tags["Annotator"] == "nobody"
    assert record.lines[3:] == (RecordLine("2", "J13> 2x3(=)6", 11, 11), RecordLine("*", "refill 2 5 5 5 5"))
    assert [line.number for line in record.lines] == [8, 9, 10, 12, 13]
    assert check(record, summy()).plies == 5


def test_options_are_words() -> None:
    record = Record({"Game": "kakuro", "Seats": "2", "Options": "expert strict=no time=3"}, ())
    assert dict(record.options) == {"expert": "yes", "strict": "no", "time": "3"}
    made = from_log("summy", summy(), 2, {"b": "2", "a": "yes"}, (), {})
    assert made.tags["Options"] == "a=yes b=2"
    assert dict(parse(format(made)).options) == {"a": "yes", "b": "2"}


TAGS = st.dictionaries(st.from_regex("[A-Z][A-Za-z]{0,8}", fullmatch=True), st.text(max_size=12), max_size=4)
LINES = st.builds(RecordLine, st.sampled_from(["*", "1", "12"]), st.sampled_from(["first 1", "J13> 2x3(=)6", "done"]))
COUNTED = st.builds(RecordLine, st.just("1"), st.just("done"), st.integers(-99, 99), st.integers(-99, 999))


@given(TAGS, st.lists(LINES | COUNTED, max_size=5))
def test_parse_is_the_inverse_of_format(tags: dict[str, str], lines: list[RecordLine]) -> None:
    record = Record(tags | {"Game": "summy", "Seats": "2"}, tuple(lines))
    assert parse(format(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ('[Game "summy"]\n', "", 1, "tag-missing"),
        ('[Seats "2"]\n', "", 1, "tag-missing"),
        ('"2"]', '"two"]', 2, "bad-seats"),
        ('"2"]', '"7"]', 2, "wrong-seats"),
        ('[Ending "abandoned"]', "[Ending abandoned]", 4, "bad-tag"),
        ('[Ending "abandoned"]', '[Seats "2"]', 4, "tag-twice"),
        ('[Ending "abandoned"]', '[Ending "finished"]', 4, "wrong-ending"),
        ("1:0 2:11", "1:11 2:0", 3, "wrong-result"),
        ("* first 2", "first 2", 8, "bad-line"),
        ("* first 2", "* first 3", 8, "wrong-seat"),
        ("* first 2", "* begin 2", 8, "unreadable"),
        ("4 4 4 4", "4 4 4", 10, "wrong-count"),
        ("* first 2", '* first 2\n[Date "today"]', 9, "tag-late"),
        ("| 11 11", "| 12 11", 12, "wrong-points"),
        ("| 11 11", "| 11 12", 12, "wrong-sum"),
        ("| 11 11", "| 11", 12, "bad-line"),
        ("2 J13>", "1 J13>", 12, "not-your-turn"),
        ("* refill 2 5 5 5 5", "* refill 2 = = = = =", 13, "wrong-count"),
        ("* refill 2 5 5 5 5", "1 resign | 0 0", 13, "no-points"),
        ("* refill 2 5 5 5 5", "* stop | 0 0", 13, "no-points"),
        ('"nobody"]', '"nobody"]\n[Commit "12"]', 6, "bad-commit"),
        ('"nobody"]', '"nobody"]\n[Seed "xy"]', 6, "bad-seed"),
        ('"nobody"]', f'"nobody"]\n[Seed "00"]\n[Commit "{commitment(b"1")}"]', 7, "wrong-commit"),
        ('"nobody"]', '"nobody"]\n[Seed "00"]', 9, "wrong-draw"),
    ],
)
def test_the_first_wrong_line_is_named(old: str, new: str, line: int, code: str) -> None:
    assert old in SHORT
    assert refused(SHORT.replace(old, new, 1))[:2] == (line, code)


def test_figures_that_differ_are_both_told() -> None:
    assert refused(SHORT.replace("| 11 11", "| 12 11"))[2] == {"stands": "12", "counted": "11"}
    assert refused(SHORT.replace("abandoned", "stopped"))[2] == {"stands": "stopped", "due": "abandoned"}


def test_a_seed_vouches_for_the_draws() -> None:
    one = played("toy", 2)
    tags = {"Seed": SEED.hex(), "Mix": MIX.decode(), "Commit": commitment(SEED)}
    text = format(from_log("toy", toy(), 2, {}, one.log, tags))
    assert check(parse(text), toy()) == one.last
    first = one.log[0].text
    other = "roll 1" if first != "roll 1" else "roll 2"
    assert refused(text.replace(f"* {first}", f"* {other}", 1))[1] == "wrong-draw"


TOY = """\
[Game "toy"]
[Seats "2"]
* roll 4
1 pick 3
* time
* roll 6
1 pick 2
1 done
2 pick 5
"""


def test_a_star_is_the_clock_where_it_strikes_and_chance_where_a_draw_is_due() -> None:
    replay = check(parse(TOY), toy())
    assert replay.position.scores == (3, 0)
    assert refused(TOY.replace("* time", "* roll 1"))[:2] == (5, "not-your-turn")
    assert refused(TOY.replace("* roll 4", "* time"))[:2] == (3, "not-your-turn")
    assert check(parse(TOY + "* stop"), toy()).position.ending == "stopped"


def test_a_game_without_running_totals_has_no_points_and_no_result_before_its_end() -> None:
    assert refused(TOY.replace("1 pick 3", "1 pick 3 | 0 0"))[:2] == (4, "no-points")
    assert refused('[Result "1:3 2:0"]\n' + TOY)[:2] == (1, "wrong-result")
    assert result(toy(), check(parse(TOY), toy()).position) is None
    assert "Result" not in from_log("toy", toy(), 2, {}, (), {}).tags
    over = check(parse('[Result "1:3 2:0"]\n[Ending "resigned"]\n' + TOY + "2 resign"), toy())
    assert result(toy(), over.position) == "1:3 2:0"


GAMES = Path(__file__).parent
LISTED = re.compile(r"(deal|refill|draw|black) (\d+) (.+)|(exchange|black|meld) (.+)|(.+ turn) (.+)")


def listed_differently(record: Record) -> Record:
    """The record with every unordered list reversed."""
    game, lines = load(record.game, record.options).game, []
    history = History(game, record.seats, seed=None, client_seed=b"")
    for line in record.lines:
        lines.append(line if ordered(history.now.position, line) else replace(line, text=turned(line.text)))
        seat = CHANCE if line.seat == "*" else Seat(int(line.seat))
        seat = CLOCK if line.text == "time" else seat
        history.add(LogEntry(seat, line.text))
    return replace(record, lines=tuple(lines))


def ordered(position: Any, line: RecordLine) -> bool:
    """P5, P8: the new stock is drawn from before the old one; a joker has its place, and a group is split as it lies."""
    if line.text.startswith("meld"):
        return "J" in line.text or len({tile[0] for tile in line.text.split()[1:]}) > 1
    return line.text.startswith("draw") and line.seat == "*" and position.due > len(position.new)


def turned(text: str) -> str:
    found = LISTED.fullmatch(text)
    if found is None:
        return text
    *head, listed = [part for part in found.groups() if part]
    return " ".join([*head, *reversed(listed.split())])


@pytest.mark.untraced
@pytest.mark.parametrize("path", sorted(GAMES.glob("*/games/*.game")), ids=lambda path: path.stem)
def test_what_the_rules_know_no_order_of_is_listed_in_any(path: Path) -> None:
    text = path.read_text("utf-8")
    record = listed_differently(parse(text))
    assert record != parse(text)
    game = load(record.game, record.options).game
    assert result(game, check(record, game).position) == result(game, kept(path).replay.position)
    unsealed = replace(record, tags={tag: value for tag, value in record.tags.items() if tag != "Seed"})
    check(unsealed, game)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("summy/games/two_resigned", "deal"),
        ("summy/games/two_resigned", "refill"),
        ("kakuro/games/two_resigned", "deal"),
        ("rummy/games/pur_4_abandoned", "deal"),
        ("rummy/games/pur_4_abandoned", "draw"),
    ],
)
def test_a_list_in_another_order_still_has_to_be_what_the_seed_gives(name: str, kind: str) -> None:
    text = (GAMES / f"{name}.game").read_text("utf-8")
    first, second = [line for line in text.splitlines() if line.startswith(f"* {kind} ")][:2]
    mine, theirs = first.split(), second.split()
    at = next((n, m) for n in range(3, len(mine)) for m in range(3, len(theirs)) if mine[n] != theirs[m])
    other = " ".join([*mine[: at[0]], theirs[at[1]], *mine[at[0] + 1 :]])
    record = parse(text.replace(first, other, 1))
    with pytest.raises(RecordError) as caught:
        check(record, load(record.game, record.options).game)
    assert caught.value.code == "wrong-draw"


def test_a_draw_out_of_place_is_refused_with_a_seed() -> None:
    one = played("toy", 2)
    with pytest.raises(ReplayError) as caught:
        advance(toy(), one.moments[1].replay, LogEntry(CHANCE, "roll 1"), seed=SEED, client_seed=MIX)
    assert caught.value.code == "no-draw-due"


def test_a_log_begins_before_any_draw() -> None:
    fresh = begin(summy(), 3)
    assert fresh == Replay(summy().setup(3), 0, 0)
    after, events = advance(summy(), fresh, LogEntry(Seat(2), "resign"), seed=SEED, client_seed=MIX)
    assert (after.plies, after.drawn, [event.code for event in events]) == (1, 0, ["resigned"])


def test_a_record_may_say_under_which_rules_it_was_played() -> None:
    text = '[Game "summy"]\n[Seats "2"]\n{}\n'
    assert parse(text.format("")).version is None
    assert parse(text.format('[Rules "12"]')).version == 12
    with pytest.raises(RecordError) as wrong:
        _ = parse(text.format('[Rules "new"]')).version
    assert (wrong.value.code, wrong.value.line, wrong.value.facts) == ("bad-rules", 3, {"rules": "new"})
