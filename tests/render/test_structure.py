"""The drawing code uses the public interface of Pillow alone, and shares its type of areas with the chats."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import render
from bot.chat import port
from render import areas

SOURCES = sorted(Path(render.__path__[0]).rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(render.__path__[0])))
def test_no_private_part_of_pillow_is_used(path: Path) -> None:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert "im" not in attributes, "`Image.im` is Pillow's core image"
    modules = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert not [name for name in modules if name.startswith("PIL.") and "._" in name]


def test_areas_are_one_type_for_pictures_and_chats() -> None:
    assert port.Area is areas.Area


def test_the_chat_port_does_not_load_pillow() -> None:
    """The type of areas is all it needs of the drawing code."""
    code = "import sys, bot.chat.port; sys.exit('PIL' in sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], cwd=Path(render.__path__[0]).parent, check=False)
    assert loaded.returncode == 0
