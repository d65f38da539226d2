"""Lines of blanks that nobody types by accident: reading one takes as long as it is long, and keeps nobody else waiting."""

import subprocess
import sys

import pytest

PATIENCE = 60
"""Seconds; read once for each blank, such a line would take minutes or days, and takes less than a tenth of a second."""


@pytest.mark.parametrize(
    "reading",
    [
        "from core.summy.tapping import choices; choices(None, line + '$')",
        "from core.summy.tapping import choices; choices(None, 'A1>' + line + '$')",
        "from core.kakuro.tapping import tapped; tapped(line + '$', 'A1', expert=False)",
        "from core.kakuro.tapping import tapped; tapped('A1' + line + '$', 'A1', expert=False)",
        "from core.kakuro.tapping import tapped; tapped('A1 y1' + line + '$', 'A1', expert=False)",
        "from bot.grammar.command import parse; parse('a' + line + 'b')",
    ],
)
def test_a_line_of_blanks_is_read_at_once(reading: str) -> None:
    subprocess.run([sys.executable, "-c", f"line = '\\u2003' * 300_000; {reading}"], check=True, timeout=PATIENCE)
