"""`/forget me`: no byte of any file tells the name any more, and the games are kept."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.facts import Mention
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Participant
from bot.chat.port import Account, Author
from bot.store.change import Change
from bot.store.sqlite import SCHEMA, SqliteStore
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, words
from tests.bot.toys import begin

NAME, HANDLE = "Annabella Quux", "bella.quux"
BELLA = Author(Account("web", "77f3a9c0"), NAME, HANDLE)
NICK = Author(Account("web", "quuxine"), "Quuxine", "quuxine")
"""Somebody who came in when ids of the web chat were still nicknames."""


def told(path: Path, *names: str) -> list[str]:
    """The files of the database that tell one of these names, in whatever case."""
    return [
        file.name
        for file in sorted(path.parent.iterdir())
        if file.name.startswith(path.name) and any(name.lower().encode() in file.read_bytes().lower() for name in names)
    ]


async def play_a_game(stage: Stage, who: Author) -> None:
    """Somebody challenges, plays, leads a tournament, is named by others and leaves again."""
    named = {who.handle: who.account}
    await stage.say(who, "/challenge @ben toy", aliases=named)
    await stage.say(BEN, "/accept #1")
    await stage.say(who, "pick 1", private=True)
    await stage.say(who, "/theme dark", private=True)
    await stage.say(who, "/resign")  # asks first
    await stage.say(who, "/resign #1 yes")
    await stage.say(BEN, f"/challenge @{who.handle} toy")
    await stage.say(BEN, "/cancel #2")
    await stage.say(who, "/challenge alone patience", private=True)
    await stage.say(who, "/resign #3", private=True)
    await stage.say(who, "/tournament new toy rounds=1")
    for one in (who, BEN):
        await stage.say(one, "/tournament join")
    await stage.say(who, "/tournament close")


@pytest.mark.parametrize("who", [BELLA, NICK], ids=["random id", "nickname as id"])
async def test_no_byte_of_the_files_tells_a_name_that_was_forgotten(toy: Stage, who: Author) -> None:
    await play_a_game(toy, who)
    assert told(toy.path, who.name)
    before = toy.sql("SELECT table_id, ply, seat, text FROM log")
    done = only(await toy.say(who, "/forget me yes", id=f"web:{who.account.id}:client-0001"))
    assert "name is erased" in words(done)
    assert told(toy.path, who.name, who.handle) == [], "while the program runs"
    assert toy.sql("SELECT table_id, ply, seat, text FROM log") == before
    assert [player.name for player in (await toy.table(1)).players] == ["N. N.", "Ben"]
    record = only(await toy.say(BEN, "/export #1")).document
    assert record is not None
    assert who.name not in record.text
    toy.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    assert told(toy.path, who.name, who.handle) == [], "and when the -wal file is empty"


async def test_nothing_in_a_channel_tells_what_somebody_was_asked_or_shown_who_was_forgotten(toy: Stage) -> None:
    await play_a_game(toy, BELLA)
    for line in ("/challenge toy", "/tournament new", "/settings", "/stats", "/unlink"):
        assert await toy.say(BELLA, line, aliases={BELLA.handle: BELLA.account})
    await begin(toy)
    asked = "SELECT slot FROM shown WHERE slot LIKE '%' || ?"
    assert len(toy.sql(asked, BELLA.account.id)) > 3
    await toy.say(BELLA, "/forget me yes")
    assert toy.sql(asked, BELLA.account.id) == []


async def test_what_is_still_owed_to_others_names_nobody_who_was_forgotten(toy: Stage) -> None:
    await begin(toy)
    await toy.say(ANN, "/challenge @ben toy")
    await toy.delivery.close()  # nothing is sent any more
    line = "/resign #1 yes"
    await toy.say(replace(BEN, name=NAME), "/decline #2")
    await toy.say(BEN, line)
    await toy.say(BEN, "/challenge @cara toy")
    await toy.say(BEN, "/cancel #3")
    turn = (Sentence("turn", {"player": Mention("Ben", BEN.account)}),)
    owed = OutboxMessage(private_chat(ANN), (), "en", settled=turn, asked_in=LOBBY, asked_by="Ben")
    await toy.store.commit(Change(messages=(owed,)))
    assert "Ben" in "".join(row[0] for row in toy.sql("SELECT message FROM outbox"))
    messages = len(toy.sql("SELECT message FROM outbox"))
    await toy.store.commit(Change(forget=Participant(await toy.store.person(BEN.account), BEN.account, NAME, "Ben")))
    left = toy.sql("SELECT message FROM outbox")
    assert len(left) == messages
    assert not [message for (message,) in left if '"Ben' in message or NAME in message]
    assert len(await toy.store.outbox()) == messages, "all of them can still be read"


async def test_a_file_of_before_is_rewritten_without_what_was_deleted(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for file in sorted(SCHEMA.glob("*.sql"))[:4]:
            db.executescript(file.read_text("utf-8"))
        db.execute("PRAGMA user_version = 4")
        db.execute("PRAGMA secure_delete = OFF")
        rows = [(f"web:{number}", f'{{"to":"{NAME}"}}' * 50) for number in range(100)]
        db.executemany("INSERT INTO outbox (note) VALUES (?)", [(message,) for _, message in rows])
        db.execute("DELETE FROM outbox")
    assert told(path, NAME), "deleted, but not overwritten"
    store = await SqliteStore.open(path)
    await store.close()
    assert told(path, NAME) == []


async def test_an_invitation_that_still_waits_for_a_name_is_kept(toy: Stage) -> None:
    await toy.say(ANN, f"/challenge @{HANDLE} toy", channel=LOBBY)
    await toy.say(BELLA, "/forget me yes")
    table = await toy.table(1)
    assert table.phase is Phase.OPEN
    assert table.players[1].name == HANDLE
