"""Threads in the stand-in: how they begin, are archived and deleted."""

from typing import TYPE_CHECKING, Final

from tests.adapters.discord.transport import Json, Refused

if TYPE_CHECKING:
    from tests.adapters.discord.stand_in import StandIn

CREATE_PUBLIC_THREADS: Final = 1 << 35
_PUBLIC: Final = 11


def fields(parent: int, owner: int) -> Json:
    """The fields that a thread has and a channel does not."""
    meta = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2024-01-01T00:00:00+00:00"}
    counts = {"message_count": 0, "member_count": 1}
    return {"parent_id": str(parent), "owner_id": str(owner), "thread_metadata": meta, **counts}


def begin(server: "StandIn", channel: Json, message: str, body: Json, *, owner: int) -> Json:
    """Begin a thread at a message; it gets the id of the message."""
    thread = {**channel, "id": message, "type": _PUBLIC, "name": body["name"], **fields(int(channel["id"]), owner)}
    thread["thread_metadata"]["auto_archive_duration"] = body["auto_archive_duration"]
    server.channels[body["name"]] = thread
    server.messages[int(message)] = []
    server.feed("THREAD_CREATE", thread)
    return thread


def archive(server: "StandIn", id: int) -> None:
    """Archive a thread, as if nobody had written in it for long."""
    _set_archived(server, _thread(server, str(id)), archived=True)


def delete(server: "StandIn", id: int) -> None:
    """Delete a thread, as a moderator may."""
    (name,) = [name for name, one in server.channels.items() if one["id"] == str(id)]
    gone = server.channels.pop(name)
    server.feed("THREAD_DELETE", {key: gone[key] for key in ("id", "guild_id", "parent_id", "type")})


def wake(server: "StandIn", id: str) -> None:
    """Open an archived thread again, as every message sent to it does."""
    thread = _thread(server, id)
    if thread["thread_metadata"]["archived"]:
        _set_archived(server, thread, archived=False)


def demand_awake(server: "StandIn", id: str) -> None:
    """Raise Refused for an archived thread: nothing can be edited there."""
    if _thread(server, id)["thread_metadata"]["archived"]:
        raise Refused(400, 50083, "Thread is archived")


def _thread(server: "StandIn", id: str) -> Json:
    awake: Json = {"thread_metadata": {"archived": False}}
    return next((one for one in server.channels.values() if one["id"] == id and "thread_metadata" in one), awake)


def _set_archived(server: "StandIn", thread: Json, *, archived: bool) -> None:
    thread["thread_metadata"] |= {"archived": archived}
    server.feed("THREAD_UPDATE", thread)
