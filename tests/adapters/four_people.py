"""A table over three chats with four people, played through all real clients."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.tables.table import Phase
from tests.adapters.everywhere import Everywhere, everywhere
from tests.adapters.telegram.app import text_of
from tests.adapters.web_client import Page
from tests.adapters.web_client import text_of as entry_text


class FourPeople:
    """Ann in a group on Telegram, Ben and Dan in a channel on Discord, Cara in the lobby of the web chat."""

    def __init__(self, all_: Everywhere, cara: Page) -> None:
        self.all = all_
        self.ann, self.group = all_.telegram.person("Ann"), all_.telegram.group()
        self.here = all_.discord.back_end.channel("lobby")
        self.cara = cara
        self.entries: dict[Any, dict[str, Any]] = {}
        self.heard: list[dict[str, Any]] = []
        self.lines = 0
        self._typed = "", ""

    # --- how a table comes to all chats

    async def begin(self, game: str, *options: str) -> None:
        await self.ann.say(self.group, " ".join(("/challenge anyone", game, "players=4", *options)))
        await self.telegram("wants to play")
        code = await self.code()
        await self.all.discord.slash("Ben", self.here, "join", code=code)
        await self.all.discord.press("Dan", self.here, "Join")
        await self.web_line(f"/join {code.lower()}")
        await self.seen_everywhere("begins at table #1")

    async def code(self) -> str:
        """An invitation, which comes to Ann in private."""
        await self.ann.say(self.group, "/invite #1")
        await self.all.telegram.until(lambda: any("Your invitation" in text_of(one) for one in self.ann.chat.by_bot()))
        [code] = re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", text_of(self.ann.chat.by_bot()[-1]))[:1]
        return str(code)

    async def again(self) -> None:
        """Ben asks for a rematch on Discord, and the others accept where they are."""
        await self.all.discord.press("Ben", self.here, "Rematch")
        challenge = await self.telegram("table #2")
        await self.ann.press(challenge, "Accept")
        await self.all.discord.press("Dan", self.here, "Accept")
        await self.web("table #2")
        await self.web_line("/accept #2")
        await self.seen_everywhere("begins at table #2")

    # --- what people do

    async def play(self, number: int = 1) -> str:
        """Let the person who may act play in their own chat; returns their name."""
        name, text, private = self.due(number)
        await self.line(name, text, number, private=private)
        return name

    def due(self, number: int = 1) -> tuple[str, str, bool]:
        """The name of the person who may act, a good move of theirs as a line, and whether it has to be typed in private."""
        table, _ = self.all.ledger.table(number)
        player, move = table.player(min(table.turn)), self.all.ledger.best(number, 1)
        return player.name, f"/play #{number} {move}", self.all.ledger.secret(number, move)

    async def line(self, name: str, text: str, number: int, *, private: bool = False) -> None:
        """Type a line that changes the log of a table, and wait until it has."""
        plies = self.plies(number)
        token, said = await self.type(name, text, private=private), ""
        if token:
            said = (await self.all.discord.answered(token)).text
        elif name == "Ann":
            await self.all.telegram.until(lambda: self.plies(number) > plies)
        while name == "Cara" and self.plies(number) == plies:
            await self.next_entry()
        assert self.plies(number) > plies, f"{text} of {name} was refused: {said}"

    async def type(self, name: str, text: str, *, private: bool = False) -> str:
        """Type a line; on Discord it is a command, whose token is returned."""
        if name == "Ann":
            await (self.ann.tell(text) if private else self.ann.say(self.group, text))
        elif name == "Cara":
            await self.web_line(text, private=private)
        else:
            command, _, rest = text.removeprefix("/").partition(" ")
            place = self.all.discord.back_end.dm_channel(name) if private else self.here
            table, _, more = rest.partition(" ")
            field = "sure" if command == "resign" else "move"
            fields: dict[str, Any] = {"table": table.removeprefix("#")} | ({field: more} if more else {})
            return self.all.discord.pick(name, place, command, **fields)
        return ""

    def plies(self, number: int) -> int:
        return self.all.ledger.plies(number)

    def running(self, number: int = 1) -> bool:
        return self.all.ledger.phase(number) is Phase.RUNNING

    async def web_line(self, text: str, *, private: bool = False) -> None:
        self.lines += 1
        self._typed = text, self.cara.own if private else "#lobby"
        await self._send()

    async def _send(self) -> None:
        text, room = self._typed
        await self.cara.line(text, room=room, id_=f"client-{self.lines:04}")

    # --- what people see

    async def telegram(self, words: str) -> dict[str, Any]:
        """The newest message in the group with these words; waits for one."""

        def found() -> list[dict[str, Any]]:
            return [one for one in self.group.by_bot() if words in plain(text_of(one))]

        await self.all.telegram.until(found)
        return found()[-1]

    async def web(self, words: str) -> dict[str, Any]:
        """The newest entry in the lobby with these words; waits for one."""
        while not (found := [one for one in self.entries.values() if words in plain(entry_text(one))]):
            await self.next_entry()
        return found[-1]

    async def next_entry(self) -> None:
        """Wait for an entry that Cara is shown; keep it as an entry of the lobby if everybody there sees it."""
        said = await self.cara.next("entry", "refused")
        if said["type"] == "refused":  # Cara plays faster than a page may send
            assert said["code"] in {"fast", "busy"}, said
            await asyncio.sleep(said["wait"])
            await self._send()
            return
        entry: dict[str, Any] = said["entry"]
        self.heard.append(entry)
        if entry["room"] == "#lobby" and entry["from"] is None and not entry.get("only"):
            self.entries[entry["id"]] = entry

    async def seen_everywhere(self, words: str) -> None:
        """Wait until all chats show these words."""
        await self.telegram(words)
        await self.all.discord.transport.until(lambda: any(words in one for one in self.told()["discord"]))
        await self.web(words)

    def sent(self) -> dict[str, str]:
        """Everything sent to each platform, unchanged, text files included."""
        telegram = [str(given) for _, given in self.all.server.requests]
        files = [file for file in self.all.telegram.files.values() if file.startswith(b"[")]
        discord = [f"{call.json} {list(call.files)}" for call in self.all.discord.transport.calls]
        return {
            "telegram": "\n".join(telegram + [file.decode() for file in files]),
            "discord": "\n".join(discord),
            "web": "\n".join(map(str, self.heard)),
        }

    def ids(self) -> dict[str, set[str]]:
        """The ids of the people on each platform."""
        back_end = self.all.discord.back_end
        return {
            "telegram": {str(self.ann.user["id"])},
            "discord": {str(back_end.person(name)) for name in ("Ben", "Dan")},
            "web": {self.cara.person},
            "nowhere": {id for (id,) in self.all.ledger.rows("SELECT id FROM person")},
        }

    def told(self) -> dict[str, list[str]]:
        """All that the bot has said in each chat, as it reads now."""
        back_end = self.all.discord.back_end
        names = {f"<@{back_end.person(name)}>": name for name in ("Ben", "Dan")}
        seen = [one.text for one in back_end.seen(self.here) if one.author == "summarum"]
        return {
            "telegram": [plain(text_of(one)) for one in self.group.by_bot()],
            "discord": [plain(re.sub("<@[0-9]+>", lambda found: names[found[0]], text)) for text in seen],
            "web": [plain(entry_text(one)) for one in self.entries.values()],
        }


def unmarked(text: str) -> str:
    """The text without marks and empty lines, which each chat writes in its own way."""
    lines = re.sub("[\u2060*`\\\\]", "", text).splitlines()
    return "\n".join(line.rstrip() for line in lines if line.strip())


def plain(text: str) -> str:
    """The same without the time that is left, which each chat shows in its best form."""
    return "\n".join(line for line in unmarked(text).splitlines() if "⏳" not in line)


@asynccontextmanager
async def four_people(folder: Path) -> AsyncIterator[FourPeople]:
    async with everywhere(folder) as all_:
        yield FourPeople(all_, await all_.browser.enter("Cara"))
