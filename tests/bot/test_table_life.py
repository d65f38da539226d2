"""The numbers of `docs/table-life.md`: every one has a test, and code and tests name no other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NUMBERS = frozenset(re.findall(r"^- \*\*([A-Z]\d+)\*\*", (ROOT / "docs" / "table-life.md").read_text(), re.MULTILINE))
LETTERS = "BINTV"
"""The letters that no rule book of a game has for rules of people, time, notices, takebacks or learning."""
AROUND = ("bot", "adapters", "web", "crash")
"""The folders of the tests of what happens around games; elsewhere P and R are rules of Rummy and Summa Summarum."""


def named_by_tests() -> set[str]:
    """The numbers in the names of tests, such as N2 and T4 in `test_n2_t4_…`."""
    named = set[str]()
    for file in (ROOT / "tests").rglob("*.py"):
        around = file.relative_to(ROOT / "tests").parts[0] in AROUND
        for name in re.findall(r"def test_((?:[a-z]\d+_)+)", file.read_text()):
            numbers = name.upper().rstrip("_").split("_")
            named.update(number for number in numbers if around or number[0] in LETTERS)
    return named


def test_every_number_has_a_test_that_names_it() -> None:
    assert {"I1", "V5"} <= NUMBERS
    assert NUMBERS - named_by_tests() == set()


def test_code_and_tests_name_no_number_that_is_explained_nowhere() -> None:
    lists = (
        found
        for file in (ROOT / "bot").rglob("*.py")
        for found in re.findall(r"\(([A-Z]\d+(?:, [A-Z]\d+)*)\)", file.read_text())
    )
    named = named_by_tests() | {number for found in lists for number in found.split(", ")}
    assert {number for number in named if number[0] in LETTERS} - NUMBERS == set()
