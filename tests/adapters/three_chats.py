"""One conversation in all three chats: real clients in front of a stage, which has a clock that tests set."""

import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from bot.chat.port import Channel
from bot.games.opponents import Opponents
from bot.grammar.words import parse_command
from bot.serving.chats import ChatMaker
from bot.serving.fronts import PlatformChat
from tests.adapters.discord.back_end import BUTTON, People, Shown
from tests.adapters.everywhere import Platforms, platforms
from tests.adapters.four_people import unmarked
from tests.adapters.telegram.adapter import FREELY
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.stand_in import Chat
from tests.adapters.telegram.stand_in import StandIn as Telegram
from tests.adapters.web_client import Browser, Page
from tests.adapters.web_client import text_of as entry_text
from tests.adapters.web_stage import in_web_chat
from tests.bot.stage import Stage, staged
from tests.texts import TEXTS

CLUB = "#club"
"""The channel of the web chat; the first person to open it leads it."""

FREELY_TYPED = (1_000, 1.0)
"""The lines of a person that the web chat takes at once, and the seconds for each further one."""


@dataclass(frozen=True)
class Seen:
    """A message as somebody sees it: its text without marks, the labels of its buttons and the name of its file.

    A newer one has a greater `id`.
    """

    id: int
    text: str
    labels: tuple[str, ...]
    file: str
    message: Any


class Person(ABC):
    """Somebody in one chat: what they do there, and what they are shown."""

    def __init__(self, stage: Stage, name: str, locale: str) -> None:
        self.stage = stage
        self.name = name
        self.locale = locale

    async def say(self, line: str) -> None:
        """Type a line in the channel, on Discord by its menu."""
        self.stage.pass_time_between_lines()
        await self._say(line)

    async def tell(self, line: str) -> None:
        """Type a line in private."""
        self.stage.pass_time_between_lines()
        await self._tell(line)

    async def press(self, words: str, label: str) -> None:
        """Press a button below the newest message with these words, wherever they see it."""
        self.stage.pass_time_between_lines()
        await self._press(await self._newest(words, self.everything, label), label)

    async def press_alone(self, words: str, label: str) -> None:
        """Press a button below the newest message to them alone with these words."""
        self.stage.pass_time_between_lines()
        await self._press(await self._newest(words, self.own, label), label)

    async def is_asked_alone(self, words: str, label: str) -> None:
        """Wait for a message to them alone with these words and a button with this label."""
        await self._newest(words, self.own, label)

    async def is_told_alone(self, words: str, became: str) -> None:
        """Wait until the newest message to them alone with these words also says what became of it, without buttons."""
        await self.until(
            lambda: (
                became in (newest := [one for one in self.own() if words in one.text][-1]).text and not newest.labels
            )
        )

    async def sees(self, words: str) -> Seen:
        """The newest message in the channel with these words; waits for one."""
        return await self._newest(words, self.channel)

    async def reads(self, words: str) -> Seen:
        """The newest message with these words, also one for their eyes alone; waits for one."""
        return await self._newest(words, self.everything)

    async def sees_more_than(self, count: int) -> Seen:
        """The newest message in the channel; waits until there are more than `count`."""
        await self.until(lambda: len(self.channel()) > count)
        return self.channel()[-1]

    async def reads_on(self, words: str, label: str) -> None:
        """Wait until the newest message with these words has no button with this label any more."""
        await self.until(lambda: label not in [one for one in self.everything() if words in one.text][-1].labels)

    async def _newest(self, words: str, where: Callable[[], list[Seen]], label: str = "") -> Seen:
        def found() -> list[Seen]:
            return [one for one in where() if words in one.text and (not label or label in one.labels)]

        try:
            await self.until(found)
        except TimeoutError as error:
            shown = "\n---\n".join(f"{one.text} {one.labels}" for one in where()[-6:])
            raise AssertionError(f"{self.name} does not see {words!r} {label!r} but:\n{shown}") from error
        return found()[-1]

    def everything(self) -> list[Seen]:
        """All they see of the bot, the newest last."""
        return sorted([*self.channel(), *self.own()], key=lambda one: one.id)

    @abstractmethod
    def channel(self) -> list[Seen]:
        """The messages of the bot that stand in the channel."""

    @abstractmethod
    def own(self) -> list[Seen]:
        """The messages of the bot to them alone."""

    async def record(self, number: int) -> str:
        """The newest record of the game at a table that they were sent; waits for one."""

        def found() -> list[Seen]:
            return [one for one in self.own() if one.file.endswith(f"-{number}.game")]

        await self.until(found)
        return await self._text(found()[-1])

    @abstractmethod
    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until a condition on what they see holds."""

    @abstractmethod
    async def _say(self, line: str) -> None: ...

    @abstractmethod
    async def _tell(self, line: str) -> None: ...

    @abstractmethod
    async def _press(self, seen: Seen, label: str) -> None: ...

    @abstractmethod
    async def _text(self, seen: Seen) -> str:
        """The file of a message."""


class OnTelegram(Person):
    """Somebody in a group on Telegram, in private chat with the bot as well."""

    def __init__(self, stage: Stage, name: str, locale: str, telegram: Telegram, group: Chat) -> None:
        super().__init__(stage, name, locale)
        self.telegram, self.group = telegram, group
        self.someone = telegram.person(name, language=locale)

    def channel(self) -> list[Seen]:
        return list(map(_on_telegram, self.group.by_bot()))

    def own(self) -> list[Seen]:
        return list(map(_on_telegram, self.someone.chat.by_bot()))

    async def until(self, holds: Callable[[], object]) -> None:
        await self.telegram.until(holds)

    async def _say(self, line: str) -> None:
        await self.someone.say(self.group, line)

    async def _tell(self, line: str) -> None:
        await self.someone.tell(line)

    async def _press(self, seen: Seen, label: str) -> None:
        await self.someone.press(seen.message, label)

    async def _text(self, seen: Seen) -> str:
        return self.telegram.files[seen.message["document"]["file_id"]].decode()


def _on_telegram(message: dict[str, Any]) -> Seen:
    file = message.get("document", {}).get("file_name", "")
    return Seen(message["message_id"], unmarked(text_of(message)), tuple(labels(message)), file, message)


class OnDiscord(Person):
    """Somebody in a channel on Discord."""

    def __init__(self, stage: Stage, name: str, locale: str, people: People, here: int) -> None:
        super().__init__(stage, name, locale)
        self.people, self.here = people, here
        self.back_end: Any = people.back_end
        self.tokens: dict[str, int] = {}  # where each menu and button was used

    def channel(self) -> list[Seen]:
        return self._seen(self.back_end.seen(self.here))

    def own(self) -> list[Seen]:
        private = self.back_end.seen(self.back_end.dm_channel(self.name))
        answers = [one for token in self.tokens for one in self.back_end.answer(token).said]
        return self._seen({one.id: one for one in (*private, *answers)}.values())

    async def until(self, holds: Callable[[], object]) -> None:
        await self.people.transport.until(holds)

    async def _say(self, line: str) -> None:
        typed, _, rest = line.removeprefix("/").partition(" ")
        command = str(parse_command(typed))
        known = next(one for one in self.back_end.commands if one["name"] == command)["options"]
        fields: dict[str, Any] = {}
        if found := re.match(r"#(\d+) ?", rest):
            fields["table"], rest = found[1], rest[found.end() :]
        if rest and command in ("challenge", "settings", "watch"):  # typed by a mention, as its fields are many or none
            self.back_end.say(self.name, self.here, f"<@{self.back_end.me}> {line.removeprefix('/')}")
            return
        if rest:
            fields[next(one["name"] for one in known if one["name"] != "table")] = rest
        self.tokens[self.people.pick(self.name, self.here, command, locale=self._client, **fields)] = self.here

    async def _tell(self, line: str) -> None:
        self.back_end.say(self.name, self.back_end.dm_channel(self.name), line)

    async def _press(self, seen: Seen, label: str) -> None:
        data = {"custom_id": seen.message.buttons[label], "component_type": 2}
        answers = {one.id: place for token, place in self.tokens.items() for one in self.back_end.answer(token).said}
        place = self.here if any(one.id == seen.id for one in self.channel()) else answers.get(seen.id)
        if place is None:
            place = self.back_end.dm_channel(self.name)
        pressed = self.back_end.interact(self.name, place, BUTTON, data, message=seen.id, locale=self._client)
        self.tokens[pressed] = place
        await self.people.answered(pressed)

    async def _text(self, seen: Seen) -> str:
        return bytes(seen.message.data[0]).decode()

    @property
    def _client(self) -> str:
        return {"en": "en-US"}.get(self.locale, self.locale)

    def _seen(self, messages: Iterable[Shown]) -> list[Seen]:
        mention = f"<@{self.back_end.person(self.name)}>"
        return [
            Seen(
                one.id,
                unmarked(one.text.replace(mention, self.name)),
                tuple(one.buttons),
                "".join(name for name, _ in one.files),
                one,
            )
            for one in messages
            if one.author == "summarum"
        ]


class OnTheWeb(Person):
    """Somebody in a channel of the web chat."""

    def __init__(self, stage: Stage, name: str, locale: str, browser: Browser, page: Page) -> None:
        super().__init__(stage, name, locale)
        self.browser, self.page = browser, page
        self.entries: dict[int, dict[str, Any]] = {}
        self.lines = 0

    def channel(self) -> list[Seen]:
        return self._seen(lambda one: one["room"] == CLUB and not one.get("only"))

    def own(self) -> list[Seen]:
        return self._seen(lambda one: one["room"] == self.page.own or bool(one.get("only")))

    async def until(self, holds: Callable[[], object]) -> None:
        while not holds():
            entry = (await self.page.next("entry"))["entry"]
            self.entries[entry["id"]] = entry

    async def _say(self, line: str) -> None:
        await self._type(line, CLUB)

    async def _tell(self, line: str) -> None:
        await self._type(line, self.page.own)

    async def _press(self, seen: Seen, label: str) -> None:
        command = next(command for name, command, *_ in seen.message["buttons"] if name == label)
        await self._type(command, seen.message["room"], button=True, reply=seen.message["id"])

    async def _text(self, seen: Seen) -> str:
        async with self.browser.http.get(
            f"{self.browser.at(self.page.nick)}{seen.message['document']['src']}"
        ) as answer:
            return await answer.text()

    async def _type(self, line: str, room: str, **more: object) -> None:
        self.lines += 1
        await self.page.line(line, room=room, id_=f"client-{self.lines:04}", **more)

    def _seen(self, wanted: Callable[[dict[str, Any]], bool]) -> list[Seen]:
        return [
            Seen(
                *(id, unmarked(entry_text(one)), tuple(name for name, *_ in one.get("buttons", ()))),
                *((one.get("document") or {}).get("name", ""), one),
            )
            for id, one in sorted(self.entries.items())
            if one["from"] is None and wanted(one)
        ]


@dataclass(frozen=True)
class ThreeChats:
    """Ann in a group on Telegram, Ben in a channel on Discord, Cara in a channel of the web chat; each moderates there."""

    stage: Stage
    there: Platforms
    ann: OnTelegram
    ben: OnDiscord
    cara: OnTheWeb

    @property
    def people(self) -> tuple[Person, ...]:
        """All three, in the order of their seats."""
        return self.ann, self.ben, self.cara

    async def told(self, words: str) -> list[Seen]:
        """Wait until all three channels show these words; the newest message with them in each."""
        return [await one.sees(words) for one in self.people]


@asynccontextmanager
async def three_chats(folder: Path, opponents: Opponents, locale: str) -> AsyncIterator[ThreeChats]:
    """Three people who speak this language, each in front of their own client."""
    failures: list[str] = []
    async with (
        staged(folder / "bot.sqlite3", opponents) as stage,
        platforms(folder) as there,
        in_web_chat(stage, folder, line_rate=FREELY_TYPED) as web,
        Browser(web.address) as browser,
    ):
        known = replace(stage.services, platforms=frozenset({"telegram", "discord", "web"}), link=partial(_link, stage))
        stage.services = stage.service.services = known
        maker = ChatMaker(there.settings, stage.service, TEXTS, failures.append, FREELY)
        for front in ("telegram", "discord"):
            stage.chats[front] = maker.make(front, stage.service.handle, None, failures.append)
        try:
            for front in ("telegram", "discord"):
                await _platform_chat(stage, front).start()
            await there.transport.until(lambda: there.back_end.commands and there.transport.identified)
            yield await _come_in(stage, there, browser, locale)
            await stage.settle()
        finally:
            for front in ("telegram", "discord"):
                await _platform_chat(stage, front).stop()
    assert not failures


async def _come_in(stage: Stage, there: Platforms, browser: Browser, locale: str) -> ThreeChats:
    """The three people, each known to their chat by name and language."""
    ann = OnTelegram(stage, "Ann", locale, there.telegram, there.telegram.group())
    there.telegram.admins.add(ann.someone.user["id"])
    ben = OnDiscord(stage, "Ben", locale, People(there.back_end, there.transport), there.back_end.channel("club"))
    await browser.claim("Cara", language=locale)
    page = await browser.open("cara")
    await page.open(CLUB)
    return ThreeChats(stage, there, ann, ben, OnTheWeb(stage, "Cara", locale, browser, page))


def _platform_chat(stage: Stage, front: str) -> PlatformChat:
    chat: Any = stage.chats[front]
    return chat  # type: ignore[no-any-return]


def _link(stage: Stage, channel: Channel, reference: str) -> str:
    return _platform_chat(stage, channel.platform).link(channel, reference)
