"""A small stand-in for Discord: one server with channels, private conversations, messages, commands and interactions."""

import re
from collections.abc import Callable
from typing import Any

from tests.adapters.discord import threads
from tests.adapters.discord.back_end import Answer, Shown, shown
from tests.adapters.discord.transport import Json, Refused, Upload

EVERYTHING = (1 << 52) - 1
MEMBER_MAY = (1 << 10) | (1 << 11) | (1 << 15) | (1 << 31) | (1 << 38)
EPHEMERAL = 64
ATTACH_FILES = 1 << 15
SERVER = 500
FAR = SERVER + (1 << 22)
"""A server that belongs to another shard, where there are several."""


class StandIn:
    """A small Discord; people and channels are identified by name."""

    def __init__(self) -> None:
        self.feed: Callable[[str, Json], None] = lambda *_: None
        self._next = 1_200_000_000_000_000_000
        self.application = self._id()
        self.bot = self._user(self.application, "summarum", bot=True)
        self.me = self.application
        self.users: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[int, list[Json]] = {}
        self.private: dict[int, int] = {}
        self.servers = [SERVER]
        self.commands: list[Json] = []
        self.interactions: dict[str, Json] = {}
        self.bot_may = EVERYTHING
        self.member = True
        self._nonces: dict[tuple[int, str], Json] = {}

    def _id(self) -> int:
        self._next += 4_194_304
        return self._next

    def _user(self, id: int, name: str, *, bot: bool = False) -> Json:
        return {
            "id": str(id), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None, "bot": bot,
        }  # fmt: skip

    # --- people

    def person(self, name: str) -> int:
        return int(self._known_user(name)["id"])

    def _known_user(self, name: str) -> Json:
        """The user with this name, who exists from now on."""
        if name not in self.users:
            self.users[name] = self._user(self._id(), name)
        return self.users[name]

    def moderates(self, name: str) -> None:
        """Nothing to do: in their commands everybody moderates."""

    def channel(self, name: str, *, thread: bool = False, server: int = SERVER) -> int:
        if server not in self.servers:
            self.servers.append(server)
        if name not in self.channels:
            id = self._id()
            found: Json = {
                "id": str(id),
                "type": 11 if thread else 0,
                "name": name,
                "guild_id": str(server),
                "position": 1,
            }
            found |= {"permission_overwrites": [], "parent_id": None, "topic": None, "last_message_id": None}
            if thread:
                found |= threads.fields(self.channel("parent"), self.person("Host"))
            self.channels[name] = found
            self.messages[id] = []
            self.feed("THREAD_CREATE" if thread else "CHANNEL_CREATE", found)
        return int(self.channels[name]["id"])

    def dm_channel(self, name: str) -> int:
        return self._dm_channel(self.person(name))

    def _dm_channel(self, user: int) -> int:
        if user not in self.private:
            self.private[user] = self._id()
            self.messages[self.private[user]] = []
        return self.private[user]

    def say(self, name: str, channel: int, text: str, *, reply_to: int | None = None, ping: bool = True) -> int:
        message = self._message(channel, self._known_user(name), text, reply_to=reply_to, ping=ping)
        self.feed("MESSAGE_CREATE", self._sent(message))
        return int(message["id"])

    def edit(self, channel: int, id: int, text: str) -> None:
        """Let the author of a message change its text."""
        message = next(one for one in self.messages[channel] if one["id"] == str(id))
        seconds = 1 + int((message["edited_timestamp"] or "2024-01-01T00:00:00+00:00")[17:19])
        message |= {"content": text, "edited_timestamp": f"2024-01-01T00:00:{seconds:02}+00:00"}
        self.feed("MESSAGE_UPDATE", self._sent(message))

    def interact(
        self, name: str, channel: int, kind: int, data: Json, *, message: int | None = None, locale: str = "en-US"
    ) -> str:
        user = self._known_user(name)
        here = next((one for one in self.channels.values() if int(one["id"]) == channel), None)
        id = self._id()
        token = f"token-{id}"
        payload: Json = {
            "id": str(id), "application_id": str(self.application), "type": kind, "token": token, "version": 1,
            "data": data, "channel_id": str(channel), "locale": locale, "entitlements": [], "attachment_size_limit": 1 << 23,
            "app_permissions": str(self.bot_may), "context": 0 if here else 1,
            "channel": here or {"id": str(channel), "type": 1},
        }  # fmt: skip
        if here:
            owners = {"0": here["guild_id"]} if self.member else {"1": user["id"]}
            payload |= {"guild_id": here["guild_id"], "guild_locale": "en-US", "member": self._member(user)}
            payload["authorizing_integration_owners"] = owners
        else:
            payload |= {"user": user, "authorizing_integration_owners": {"0": "0"}}
        if message is not None:
            unseen = (one for found in self.interactions.values() for one in found["said"])
            there = (*self.messages[channel], *unseen)
            payload["message"] = next(one for one in there if one["id"] == str(message))
        self.interactions[token] = {"id": id, "channel": channel, "acknowledged": None, "said": [], "gone": False}
        self.feed("INTERACTION_CREATE", payload)
        return token

    def expire(self, token: str) -> None:
        """Let a command fail that nobody has acknowledged, as Discord does after three seconds."""
        found = self.interactions[token]
        found["expired"] = found["acknowledged"] is None

    # --- what people see

    def seen(self, channel: int) -> list[Shown]:
        return [shown(message) for message in self.messages.get(channel, ())]

    def answer(self, token: str) -> Answer:
        found = self.interactions[token]
        said = tuple(shown(message) for message in found["said"])
        return Answer(found["acknowledged"] is not None, said, found["gone"], tuple(found.get("choices", ())))

    # --- what the transport asks for

    def greeting(self, intents: int) -> list[tuple[str, Json]]:
        servers = self.servers if self.member else []
        ready = {
            "v": 10, "user": self.bot, "guilds": [{"id": str(one), "unavailable": True} for one in servers],
            "shard": [0, 1], "application": {"id": str(self.application), "flags": 0},
        }  # fmt: skip
        return [("READY", ready), *(("GUILD_CREATE", self._server(one)) for one in servers)]

    def shaped(self, event: str, payload: Json, intents: int) -> Json | None:
        """The event; without the intent for message content, only messages to the bot have content."""
        if event == "MESSAGE_CREATE" and not intents & (1 << 15):
            mine = payload["author"]["id"] == self.bot["id"] or "guild_id" not in payload
            if not mine and all(user["id"] != self.bot["id"] for user in payload["mentions"]):
                return payload | {"content": "", "attachments": [], "embeds": [], "components": []}
        return payload

    def request(self, method: str, path: str, body: Any, params: Json, files: list[Upload]) -> Any:
        for verb, pattern, act in self._routes():
            found = re.fullmatch(pattern, path) if verb == method else None
            if found:
                return act(body, files, *found.groups())
        raise AssertionError(f"the stand-in has no {method} {path}")

    def _routes(self) -> list[tuple[str, str, Callable[..., Any]]]:
        return [
            ("GET", "/users/@me", lambda *_: self.bot),
            ("GET", "/users/@me/guilds", self._servers),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", r"/applications/\d+/commands", lambda *_: self.commands),
            ("PUT", r"/applications/\d+/commands", self._register),
            ("POST", "/users/@me/channels", self._open),
            ("POST", r"/channels/(\d+)/messages", self._sender),
            ("POST", r"/channels/(\d+)/typing", lambda *_: None),
            ("POST", r"/channels/(\d+)/messages/(\d+)/threads", self._begin_thread),
            ("GET", r"/channels/(\d+)", lambda _body, _files, id: self._known(id)),
            ("PATCH", r"/channels/(\d+)/messages/(\d+)", self._edit),
            ("DELETE", r"/channels/(\d+)/messages/(\d+)", self._delete),
            ("PUT", r"/channels/(\d+)/messages/(\d+)/reactions/(.+)/@me", self._react),
            ("POST", r"/interactions/(\d+)/(.+)/callback", self._acknowledge),
            ("PATCH", r"/webhooks/\d+/(.+)/messages/@original", self._say),
            ("DELETE", r"/webhooks/\d+/(.+)/messages/@original", self._unsay),
            ("PATCH", r"/webhooks/\d+/(.+)/messages/(\d+)", self._resay),
            ("POST", r"/webhooks/\d+/([^/]+)", self._say_more),
        ]

    def _application(self, *_: object) -> Json:
        return {
            "id": str(self.application), "name": "Summarum", "description": "", "bot_public": True, "icon": None,
            "bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": self.bot, "team": None,
        }  # fmt: skip

    def _servers(self, *_: object) -> list[Json]:
        own = {"id": str(SERVER), "name": "Server", "icon": None, "owner": False, "permissions": str(self.bot_may)}
        return [own] if self.member else []

    def _register(self, body: list[Json], *_: object) -> list[Json]:
        self.commands = [one | {"id": str(self._id()), "application_id": str(self.application)} for one in body]
        return self.commands

    def _open(self, body: Json, *_: object) -> Json:
        user = next(one for one in self.users.values() if one["id"] == str(body["recipient_id"]))
        return {"id": str(self._dm_channel(int(user["id"]))), "type": 1, "recipients": [user], "last_message_id": None}

    def _sender(self, body: Json, files: list[Upload], channel: str) -> Json:
        place = int(channel)
        self._demand_right(place, files)
        threads.wake(self, channel)
        nonce = (place, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces:
            return self._nonces[nonce]
        reply = (body.get("message_reference") or {}).get("message_id")
        message = self._message(place, self.bot, body.get("content") or "", reply_to=reply)
        self._dress(message, body, files)
        if body.get("nonce"):
            self._nonces[nonce] = message
        self.feed("MESSAGE_CREATE", self._sent(message))
        return message

    def _edit(self, body: Json, files: list[Upload], channel: str, id: str) -> Json:
        self._demand_right(int(channel), files)
        threads.demand_awake(self, channel)
        message = next((one for one in self.messages[int(channel)] if one["id"] == id), None)
        if message is None:
            raise Refused(404, 10008, "Unknown Message")
        self._dress(message, body, files)
        self.feed("MESSAGE_UPDATE", self._sent(message))
        return message

    def _delete(self, body: Any, files: list[Upload], channel: str, id: str) -> None:
        self.messages[int(channel)] = [one for one in self.messages[int(channel)] if one["id"] != id]

    def _react(self, body: Any, files: list[Upload], channel: str, id: str, emoji: str) -> None:
        message = next(one for one in self.messages[int(channel)] if one["id"] == id)
        shown: Json = {"emoji": {"id": None, "name": emoji}, "count": 1, "me": True, "burst_colors": []}
        message.setdefault("reactions", []).append(shown | {"count_details": {"burst": 0, "normal": 1}})

    def _begin_thread(self, body: Json, files: list[Upload], channel: str, message: str) -> Json:
        if all(one["id"] != message for one in self.messages[int(channel)]):
            raise Refused(404, 10008, "Unknown Message")
        if not self.bot_may & threads.CREATE_PUBLIC_THREADS:
            raise Refused(403, 50013, "Missing Permissions")
        if any(one["id"] == message for one in self.channels.values()):
            raise Refused(400, 160004, "A thread has already been created for this message")
        return threads.begin(self, self._known(channel), message, body, owner=self.application)

    def _known(self, channel: str) -> Json:
        """A channel or thread of the server; raises Refused if there is none."""
        found = next((one for one in self.channels.values() if one["id"] == channel), None)
        if found is None:
            raise Refused(404, 10003, "Unknown Channel")
        return found

    def _demand_right(self, channel: int, files: list[Upload]) -> None:
        """Raise Refused unless the channel exists, and the files may be sent: outside private channels by permission only."""
        if channel not in self.private.values():
            self._known(str(channel))
        if files and channel not in self.private.values() and not self.bot_may & ATTACH_FILES:
            raise Refused(403, 50013, "Missing Permissions")

    def _acknowledge(self, body: Json, files: list[Upload], id: str, token: str) -> Json | None:
        found = self.interactions[token]
        if found.get("expired"):
            raise Refused(404, 10062, "Unknown interaction")
        if found["acknowledged"] is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        found["acknowledged"] = body["type"]
        if body["type"] == 8:
            found["choices"] = [choice["value"] for choice in body["data"]["choices"]]
            found["gone"] = True
        else:
            found["private"] = found["channel"] in self.private.values()
            # In private an answer can be edited like any other message.
            assert body == {"type": 5, **({} if found["private"] else {"data": {"flags": EPHEMERAL}})}, body
        return {"interaction": {"id": id, "type": 2, "response_message_loading": True}}

    def _say(self, body: Json, files: list[Upload], token: str) -> Json:
        found = self.interactions[token]
        if found["acknowledged"] is None:
            raise Refused(404, 10015, "Unknown Webhook")
        if found["gone"]:
            raise Refused(404, 10008, "Unknown Message")
        if not found["said"]:
            found["said"].append(self._bare(found["channel"], self.bot, ""))
            found["said"][0]["flags"] = 0 if found["private"] else EPHEMERAL
            if found["private"]:
                self.messages[found["channel"]] += found["said"]
        self._dress(found["said"][0], body, files)
        said: Json = found["said"][0]
        return said

    def _resay(self, body: Json, files: list[Upload], token: str, id: str) -> Json:
        message: Json = next(one for one in self.interactions[token]["said"][1:] if one["id"] == id)
        self._dress(message, body, files)
        return message

    def _unsay(self, body: Any, files: list[Upload], token: str) -> None:
        self.interactions[token]["gone"] = True

    def _say_more(self, body: Json, files: list[Upload], token: str) -> Json:
        """A follow-up; the client gets it as an event like a private message, and its `nonce` is ignored."""
        found = self.interactions[token]
        message = self._bare(found["channel"], self.bot, "")
        assert bool(body.get("flags", 0) & EPHEMERAL) is not found["private"], body
        self._dress(message, body, files)
        if found["private"]:
            self.messages[found["channel"]].append(message)
        message |= {
            "flags": body.get("flags", 0),
            "webhook_id": str(self.application),
            "application_id": str(self.application),
        }
        message["interaction_metadata"] = {
            "id": str(found["id"]), "type": 2, "user": self.bot, "authorizing_integration_owners": {},
            "original_response_message_id": found["said"][0]["id"],
        }  # fmt: skip
        found["said"].append(message)
        self.feed("MESSAGE_CREATE", {key: value for key, value in message.items() if key not in {"files", "pinged"}})
        return message

    # --- messages

    def _bare(self, channel: int, author: Json, text: str) -> Json:
        return {
            "id": str(self._id()), "channel_id": str(channel), "author": author, "content": text, "type": 0,
            "timestamp": "2024-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "components": [],
            "flags": 0,
        }  # fmt: skip

    def _message(
        self, channel: int, author: Json, text: str, *, reply_to: int | str | None = None, ping: bool = True
    ) -> Json:
        message = self._bare(channel, author, text)
        people = [*self.users.values(), self.bot]
        named = set(re.findall(r"<@!?(\d+)>", text))
        if reply_to is not None:
            answered = next((one for one in self.messages[channel] if one["id"] == str(reply_to)), None)
            message |= {"type": 19, "message_reference": {"message_id": str(reply_to), "channel_id": str(channel)}}
            message["referenced_message"] = answered
            if answered is not None and author is not self.bot and ping:
                named.add(answered["author"]["id"])
        message["mentions"] = [user for user in people if user["id"] in named]
        self.messages[channel].append(message)
        return message

    def _dress(self, message: Json, body: Json, files: list[Upload]) -> None:
        if len(body.get("content") or "") > 2000:
            raise Refused(400, 50035, "Invalid Form Body")
        message |= {key: body[key] for key in ("content", "components") if body.get(key) is not None}
        allowed = {str(id) for id in (body.get("allowed_mentions") or {}).get("users", [])}
        message["pinged"] = [id for id in re.findall(r"<@(\d+)>", message["content"]) if id in allowed]
        if files or "attachments" in body:
            message["attachments"] = [
                {"id": str(self._id()), "filename": one.filename, "size": len(one.data), "url": "http://127.0.0.1/x",
                 "proxy_url": "http://127.0.0.1/x", "description": one.description}
                for one in files
            ]  # fmt: skip
            message["files"] = [one.data.hex() for one in files]

    def _sent(self, message: Json) -> Json:
        """The message as a gateway event."""
        told = {key: value for key, value in message.items() if key not in {"files", "pinged"}}
        here = next((one for one in self.channels.values() if one["id"] == message["channel_id"]), None)
        if here is not None:
            told |= {"guild_id": here["guild_id"], "member": {k: v for k, v in self._member({}).items() if k != "user"}}
        return told

    def _member(self, user: Json) -> Json:
        return {
            "user": user, "roles": [], "joined_at": "2024-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0,
            "permissions": str(EVERYTHING),
        }  # fmt: skip

    def _server(self, id: int) -> Json:
        everyone = {
            "id": str(id), "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
            "permissions": str(MEMBER_MAY), "mentionable": False, "flags": 0, "colors": {"primary_color": 0},
        }  # fmt: skip
        inside = [one for one in self.channels.values() if one["guild_id"] == str(id)]
        plain = [one for one in inside if one["type"] == 0]
        threads = [one for one in inside if one["type"] != 0]
        return {
            "id": str(id), "name": "Server", "owner_id": self.bot["id"], "roles": [everyone], "emojis": [],
            "channels": plain, "threads": threads, "members": [self._member(self.bot)], "member_count": 3,
            "features": [], "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "preferred_locale": "en-US", "afk_timeout": 300,
            "system_channel_flags": 0, "large": False, "unavailable": False, "joined_at": "2024-01-01T00:00:00+00:00",
            "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [], "stickers": [],
            "soundboard_sounds": [], "premium_progress_bar_enabled": False,
        }  # fmt: skip
