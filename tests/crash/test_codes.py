"""Guessing codes: how many wrong ones were typed is known after a kill, to a new process on the same files."""

import re
from pathlib import Path

import pytest

from bot.chat.phrases import new_phrase
from bot.commands.accounts import MOST_WRONG, WORDS
from bot.tables.invitation import WRONG_CODES
from tests.adapters.web_client import Browser, Page, text_of
from tests.crash.program import Program
from tests.present import present


class Typist:
    """Somebody who types in private, and reads what they are answered."""

    def __init__(self, page: Page, lines: int = 0) -> None:
        self.page = page
        self.lines = lines

    async def ask(self, line: str, answer: str) -> str:
        """Type a line; the answer, which has to have these words."""
        self.lines += 1
        await self.page.line(line, room=self.page.own, id_=f"client-{self.lines:04}")
        entry = {"from": self.page.person}
        while entry["from"] is not None or entry["room"] != self.page.own:
            entry = (await self.page.next("entry"))["entry"]
        said = text_of(entry)
        assert answer in said
        return said


@pytest.mark.slow
async def test_i2_p1_wrong_codes_of_both_kinds_count_over_a_kill(tmp_path: Path) -> None:
    program = await Program.launch(tmp_path / "codes.sqlite3")
    address = present(await program.ready())
    async with Browser(address) as browser:
        ann, ben = Typist(await browser.enter("Ann")), Typist(await browser.enter("Ben"))
        cara = await browser.enter("Cara")
        await ann.page.line("/challenge anyone summy", id_="client-0000")
        while "wants to play" not in await ann.page.next_text():
            pass
        phrase = re.findall(r"/link ((?:[a-z]+ ){5}[a-z]+)", await ann.ask("/link", "works once"))[0]
        code = re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", await ann.ask("/invite #1", "Your invitation"))[0]
        for _ in range(MOST_WRONG):
            await ben.ask(f"/link {new_phrase(WORDS)}", "does not work")
        for _ in range(WRONG_CODES):
            await ben.ask("/join AAAA-AAAA", "is not valid")
        program.kill()
        await program.gone()

        program = await Program.launch(tmp_path / "codes.sqlite3")
        address = present(await program.ready())
        async with Browser(address, browser) as again:
            ben = Typist(await again.open("ben"), ben.lines)
            await ben.ask(f"/link {phrase}", "too many wrong codes")
            await ben.ask(f"/join {code}", "too often the wrong code")
            other = Typist(await again.open(cara.nick))
            await other.ask(f"/link {phrase}", "Are both accounts yours")
            await other.ask(f"/join {code}", "Cara is in")
        await program.stop()
