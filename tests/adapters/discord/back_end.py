"""The acts of people on Discord and what they see there, for either back-end."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tests.adapters.discord.transport import Json, Transport, Upload

SLASH, BUTTON, TYPING = 2, 3, 4
USER = 6
"""The type of a field in which somebody picks a person."""


@dataclass(frozen=True)
class Shown:
    """A message as people see it: text, ids of buttons by label, files with descriptions, and the people it notifies.

    `reactions` are the emoji below it.
    """

    id: int
    author: str
    text: str
    buttons: dict[str, str]
    files: tuple[tuple[str, str], ...]
    pings: tuple[str, ...] = ()
    reply_to: int | None = None
    data: tuple[bytes, ...] = ()
    reactions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer:
    """The answer to a command as its author sees it: whether it was acknowledged, its messages, and whether it was deleted."""

    acknowledged: bool
    said: tuple[Shown, ...]
    gone: bool
    choices: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        """Whether the command is answered, or its acknowledgement deleted."""
        return self.gone or bool(self.said)

    @property
    def text(self) -> str:
        """The texts of all messages."""
        return "\n".join(one.text for one in self.said)


class BackEnd(Protocol):
    """A Discord with one server."""

    feed: Callable[[str, Json], None]
    commands: list[Json]

    @property
    def me(self) -> int:
        """The id of the bot."""
        ...

    def person(self, name: str) -> int:
        """The id of a person, who is created if new."""
        ...

    def moderates(self, name: str) -> None:
        """Let a person moderate the server."""
        ...

    def channel(self, name: str, *, thread: bool = False) -> int:
        """The id of a channel, which is created if new."""
        ...

    def dm_channel(self, name: str) -> int:
        """The id of a person's private channel with the bot."""
        ...

    def say(self, name: str, channel: int, text: str, *, reply_to: int | None = None) -> int:
        """Let a person type a message; returns its id."""
        ...

    def interact(
        self, name: str, channel: int, kind: int, data: Json, *, message: int | None = None, locale: str = "en-US"
    ) -> str:
        """Let a person use a command, a button or a field; returns the token of the interaction."""
        ...

    def seen(self, channel: int) -> list[Shown]:
        """The messages in a channel."""
        ...

    def answer(self, token: str) -> Answer:
        """The answer to an interaction so far."""
        ...

    def request(self, method: str, path: str, body: Any, params: Json, files: list[Upload]) -> Any:
        """Carry out a request of the bot; raises Refused."""
        ...

    def greeting(self, intents: int) -> list[tuple[str, Json]]:
        """The events that begin a gateway session."""
        ...

    def shaped(self, event: str, payload: Json, intents: int) -> Json | None:
        """The event as a session with these intents gets it; None if it gets none."""
        ...


class People:
    """The people on Discord."""

    def __init__(self, back_end: BackEnd, transport: Transport) -> None:
        self.back_end = back_end
        self.transport = transport
        self.nicks: dict[str, str] = {}
        """The names of people on the server, if they have other ones there."""

    async def slash(
        self, name: str, place: int, command: str, *, people: tuple[str, ...] = (), locale: str = "en-US", **fields: str
    ) -> Answer:
        """Pick a command and wait until it is done."""
        token = self.pick(name, place, command, people=people, locale=locale, **fields)
        return await self.answered(token)

    def pick(
        self, name: str, place: int, command: str, *, people: tuple[str, ...] = (), locale: str = "en-US", **fields: str
    ) -> str:
        """Pick a command without waiting."""
        return self.back_end.interact(name, place, SLASH, self._data(command, people, fields), locale=locale)

    async def typing(
        self, name: str, place: int, command: str, field: str, typed: str, **fields: str
    ) -> tuple[str, ...]:
        """The completions of a field."""
        data = self._data(command, (), fields)
        data["options"].append({"name": field, "type": 3, "value": typed, "focused": True})
        token = self.back_end.interact(name, place, TYPING, data)
        await self.transport.until(lambda: self.back_end.answer(token).acknowledged)
        return self.back_end.answer(token).choices

    async def press(self, name: str, place: int, label: str, *, message: Shown | None = None) -> Answer:
        """Press the newest button with this label."""

        def newest() -> Shown | None:
            return next((one for one in reversed(self.back_end.seen(place)) if label in one.buttons), None)

        found = message or await self.transport.until(newest)
        assert isinstance(found, Shown)
        data = {"custom_id": found.buttons[label], "component_type": 2}
        return await self.answered(self.back_end.interact(name, place, BUTTON, data, message=found.id))

    async def pick_person(self, name: str, place: int, label: str, person: str, *, message: Shown) -> Answer:
        """Pick a person from the menu with this label."""
        id = str(self.back_end.person(person))
        data = {
            "custom_id": message.buttons[label],
            "component_type": 5,
            "values": [id],
            "resolved": self._resolved(person),
        }
        return await self.answered(self.back_end.interact(name, place, BUTTON, data, message=message.id))

    async def answered(self, token: str) -> Answer:
        """Wait until an interaction is answered; returns the answer."""
        await self.transport.until(lambda: self.back_end.answer(token).done)
        return self.back_end.answer(token)

    async def newest(self, place: int, *words: str) -> Shown:
        """The bot's newest message with all these words; waits until there is one."""

        def found() -> Shown | None:
            mine = (one for one in reversed(self.back_end.seen(place)) if one.author == "summarum")
            return next((one for one in mine if all(word in one.text for word in words)), None)

        shown = await self.transport.until(found)
        assert isinstance(shown, Shown)
        return shown

    def _data(self, command: str, people: tuple[str, ...], fields: dict[str, str]) -> Json:
        registered = next(one for one in self.back_end.commands if one["name"] == command)
        known = {option["name"] for option in registered["options"]}
        assert set(fields) <= known, f"/{command} has no such field"
        options: list[Json] = [{"name": name, "type": 3, "value": value} for name, value in fields.items()]
        fields_for_people = [option["name"] for option in registered["options"] if option["type"] == USER]
        for field, name in zip(fields_for_people, people, strict=False):
            id = str(self.back_end.person(name)) if name else str(self.back_end.me)
            options.append({"name": field, "type": USER, "value": id})
        data: Json = {"id": registered["id"], "name": command, "type": 1, "options": options}
        return data | ({"resolved": self._resolved(*people)} if people else {})

    def _resolved(self, *people: str) -> Json:
        """The people whom an interaction names, or the bot for an empty name: their accounts, and their membership in part."""
        users: dict[str, Json] = {}
        members: dict[str, Json] = {}
        for name in people:
            id = str(self.back_end.person(name) if name else self.back_end.me)
            users[id] = {
                "id": id, "username": name.lower() or "summarum", "global_name": name or None, "discriminator": "0",
                "avatar": None,
            }  # fmt: skip
            members[id] = {
                "nick": self.nicks.get(name), "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "permissions": "0",
                "flags": 0, "pending": False, "avatar": None,
            }  # fmt: skip
        return {"users": users, "members": members}


def shown(message: Json) -> Shown:
    """A message in JSON as people see it; Discord shows a countdown as `in 2 hours`, so none may follow another *in*."""
    assert not re.search(r"(?i)\bin <t:\d+:R>", message["content"]), message["content"]
    rows = message.get("components") or []
    return Shown(
        id=int(message["id"]),
        author=message["author"]["username"],
        text=message["content"],
        buttons={one.get("label") or one["placeholder"]: one["custom_id"] for row in rows for one in row["components"]},
        files=tuple((one["filename"], one.get("description") or "") for one in message.get("attachments", ())),
        pings=tuple(str(id) for id in message.get("pinged", ())),
        reply_to=int((message.get("message_reference") or {}).get("message_id") or 0) or None,
        data=tuple(bytes.fromhex(one) for one in message.get("files", ())),
        reactions=tuple(one["emoji"]["name"] for one in message.get("reactions", ())),
    )
