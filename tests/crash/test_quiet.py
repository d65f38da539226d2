"""The log of the program at its lowest level."""

from pathlib import Path

from tests.adapters.web_client import Browser
from tests.crash.program import Program


async def test_what_is_said_in_private_is_never_logged(tmp_path: Path) -> None:
    """R11: the line that fills a grid is private at every LOG_LEVEL."""
    program = await Program.launch(tmp_path / "quiet.sqlite3", cold=True, LOG_LEVEL="DEBUG")
    try:
        address = await program.ready()
        assert address is not None
        async with Browser(address) as browser:
            page = await browser.enter("Ann")
            await page.line("/challenge alone summa time=off", room=page.own, id_="client-0001")
            await page.line("black A1 B3 C5 E2", room=page.own, id_="client-0002")
            while "Ann has chosen" not in await page.next_text():
                pass
    finally:
        logged = await program.stop()
    assert "DEBUG" in logged
    assert "A1 B3 C5 E2" not in logged
