"""Every command there is has a function that carries it out."""

import ast
from pathlib import Path
from typing import get_args

from bot.commands import dispatch
from bot.grammar.command_groups import Command


def test_every_command_is_carried_out_once_and_none_falls_through() -> None:
    tree = ast.parse(Path(dispatch.__file__).read_text("utf-8"))
    matches = [node for node in ast.walk(tree) if isinstance(node, ast.Match)]
    cases = [case.pattern for match in matches for case in match.cases]
    assert all(isinstance(pattern, ast.MatchClass) for pattern in cases)
    named = [
        ast.unparse(pattern.cls).removeprefix("types.") for pattern in cases if isinstance(pattern, ast.MatchClass)
    ]
    assert sorted(named) == sorted(kind.__name__ for kind in get_args(Command))
    lines = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    assert lines.count("assert_never(command)") == len(matches), "the type checker finds one that is left out"
