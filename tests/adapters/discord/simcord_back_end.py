"""simcord as a back-end: an independent imitation of Discord, served over HTTP and WebSocket."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.gateway import FakeGateway
from simcord.http import router

from tests.adapters.discord.back_end import Answer, Shown, shown
from tests.adapters.discord.transport import Json, Refused, Upload

EPHEMERAL = 64
LOADING = 128


class _Parsers(dict[str, Callable[[Json], None]]):
    """Keeps the events that simcord's gateway would hand to a client."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[Json] = []

    def __getitem__(self, event: str) -> Callable[[Json], None]:
        return self.kept.append


class _State:
    def __init__(self, intents: int) -> None:
        self.intents = discord.Intents._from_value(intents)
        self.parsers = _Parsers()


class Simcord:
    """The back-end of simcord with one server."""

    def __init__(self) -> None:
        assert simcord.__version__.startswith("3.2."), "the bridge touches simcord's inside"
        self.backend = Backend()
        self.backend.bot_user.name = "summarum"
        self.backend.users[self.backend.application_id] = self.backend.bot_user
        self.server = self.backend.create_guild("Server")
        self.feed: Callable[[str, Json], None] = lambda *_: None
        self.backend.subscribers.append(lambda event, payload: self.feed(event, dict(payload)))
        self._people: dict[str, int] = {}
        self._channels: dict[str, int] = {}

    @property
    def me(self) -> int:
        return self.backend.bot_user.id

    @property
    def commands(self) -> list[Json]:
        return list(self.backend.commands.get(None, {}).values())

    # --- people

    def person(self, name: str) -> int:
        if name not in self._people:
            user = self.backend.make_user(name.lower(), global_name=name)
            self.backend.add_member(self.server.id, user.id)
            self._people[name] = user.id
        return self._people[name]

    def moderates(self, name: str) -> None:
        allowed = discord.Permissions(manage_messages=True).value
        role = self.backend.create_role(self.server.id, "Moderators", permissions=allowed)
        self.backend.add_member_role(self.server.id, self.person(name), role.id)

    def channel(self, name: str, *, thread: bool = False) -> int:
        if name not in self._channels:
            if thread:
                made = self.backend.create_thread(self.channel("parent"), name, self.person("Host"))
            else:
                made = self.backend.create_channel(self.server.id, name)
            self._channels[name] = made.id
        return self._channels[name]

    def dm_channel(self, name: str) -> int:
        return self.backend.get_dm_channel(self.person(name)).id

    def say(self, name: str, channel: int, text: str, *, reply_to: int | None = None) -> int:
        reference = None
        if reply_to is not None:
            asked = {"channel_id": str(channel), "message_id": str(reply_to)}
            reference = self.backend.normalize_message_reference(channel, asked)
        return self.backend.create_message(channel, self.person(name), text, reference=reference).id

    def interact(
        self, name: str, channel: int, kind: int, data: Json, *, message: int | None = None, locale: str = "en-US"
    ) -> str:
        guild = self.backend.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=channel, guild_id=guild, user_id=self.person(name), data=data
        )
        payload["locale"] = locale
        if message is not None:
            stored = self.backend.get_message(channel, message)
            payload["message"] = dict(serializers.message_payload(self.backend, stored))
            record.source_message_id = message
        self.backend.emit("INTERACTION_CREATE", payload)
        return record.token

    # --- what people see

    def seen(self, channel: int) -> list[Shown]:
        there = self.backend.messages.get(channel, {})
        return [shown(self._payload(one)) for one in there.values() if not one.flags & EPHEMERAL]

    def answer(self, token: str) -> Answer:
        record = self.backend.interactions[self.backend.interaction_tokens[token]]
        choices = tuple(str(one["value"]) for one in record.autocomplete_choices or ())
        there = self.backend.messages[record.channel_id]
        ids = [id for id in (record.message_id, *record.followup_ids) if id is not None and id in there]
        said = tuple(shown(self._payload(there[id])) for id in ids if not there[id].flags & LOADING)
        gone = record.message_id is not None and record.message_id not in there
        return Answer(record.responded, said, gone or record.autocomplete_choices is not None, choices)

    # --- what the transport asks for

    def request(self, method: str, path: str, body: Any, params: Json, files: list[Upload]) -> Any:
        try:
            return router.dispatch(
                self.backend, method, path, json=body, params=params, files=files, message_content_access=False
            )
        except (router.RouteNotImplemented, router.UnsupportedField):
            raise
        except BackendError as error:
            raise Refused(error.status, error.code, str(error)) from error

    def greeting(self, intents: int) -> list[tuple[str, Json]]:
        ready = {
            "v": 10, "user": dict(serializers.user_payload(self.backend.bot_user)), "shard": [0, 1],
            "guilds": [{"id": str(self.server.id), "unavailable": True}],
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }  # fmt: skip
        return [("READY", ready), ("GUILD_CREATE", dict(serializers.guild_create_payload(self.backend, self.server)))]

    def shaped(self, event: str, payload: Json, intents: int) -> Json | None:
        state = _State(intents)
        FakeGateway(self.backend, state).feed(event, payload)
        return state.parsers.kept[0] if state.parsers.kept else None

    def _payload(self, message: Any) -> Json:
        payload: Mapping[str, Any] = serializers.message_payload(self.backend, message)
        files = [(self.backend.cdn.get(one["url"]) or b"").hex() for one in payload.get("attachments", ())]
        return {**payload, "pinged": [user["id"] for user in payload["mentions"]], "files": files}
