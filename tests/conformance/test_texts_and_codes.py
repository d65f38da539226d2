"""A game reads or refuses any text; its lists have exactly the codes of its refusals and events."""

import ast
import inspect
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import MoveError, NotationError
from tests.conformance.games import GAMES
from tests.conformance.playing import played
from tests.examples import examples


def codes_in(files: Iterable[Path]) -> tuple[set[str], set[str]]:
    """The codes of refusals and of events in these source files."""
    refused, told = set[str](), set[str]()
    for node in chain.from_iterable(ast.walk(ast.parse(file.read_text("utf-8"))) for file in files):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            found = {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
            codes = {code for code in found if isinstance(code, str)}
            if node.func.id in {"RuleError", "NotationError"}:
                refused |= codes
            elif node.func.id == "Event":
                told |= codes
    return refused, told


@pytest.mark.parametrize("name", GAMES)
def test_every_code_in_the_source_is_listed_and_the_other_way_round(name: str) -> None:
    game = GAMES[name]()
    source = Path(inspect.getfile(type(game)))
    refused, told = codes_in([source] if source.name != "game.py" else source.parent.rglob("*.py"))
    shared, _ = codes_in(Path(inspect.getfile(MoveError)).parent.glob("*.py"))
    assert refused <= game.codes
    assert game.codes - refused - shared <= {"off-board"}
    assert {code for code in told if not code.endswith("-")} <= game.events


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=examples(60, long=400), deadline=None)
@given(data=st.data())
def test_any_text_is_read_or_refused_and_what_is_proposed_can_be_read(name: str, data: st.DataObject) -> None:
    game = GAMES[name]()
    typed = "".join(moment.entry.text for moment in played(name, game.seats[1]).moments if moment.entry.seat > 0)
    text = data.draw(st.text(max_size=60) | st.text(sorted({*typed, *typed.lower(), *" ,;.()"}), max_size=40))
    refusals = []
    for read in (game.parse, game.read):
        try:
            read(text)
        except NotationError as wrong:
            refusals.append(wrong)
    assert {refusal.code for refusal in refusals} <= game.codes
    for refusal in refusals:
        if "nearest" in refusal.facts:
            assert game.parse(str(refusal.facts["nearest"]))
