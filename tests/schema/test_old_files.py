"""Files of every version so far, written by those versions (`record.py`): games begun then go on."""

import sqlite3
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from bot.adapters.discord.unanswered import SCHEMA as DISCORD_SCHEMA
from bot.adapters.discord.unanswered import Unanswered
from bot.adapters.web.database import SCHEMA as WEB_SCHEMA
from bot.app import Shared, serving
from bot.chat.port import Author
from bot.games.opponents import Opponents
from bot.operations.backup import back_up, restore
from bot.operations.doctor import look
from bot.settings import Settings
from bot.store.sqlite import SCHEMA
from bot.tables.table import Phase
from core.game import Level
from tests.adapters.web_client import Browser
from tests.bot.stage import Stage, staged
from tests.chosen import chosen
from tests.crash.ledger import Ledger
from tests.shared import opponents, shared

__all__ = ["opponents", "shared"]


def numbers(name: str) -> tuple[int, int]:
    """The versions of the schemas of both files."""
    main, web = name.removeprefix("main").split("-web")
    return int(main), int(web)


HERE = Path(__file__).resolve().parent
RECORDED = sorted((path.name for path in HERE.iterdir() if (path / "main.sql").exists()), key=numbers)
STEPS = {"main2-web1": 2, "main3-web1": 3}
"""No program ever stopped at these versions, so none are recorded: they are made from the first one by its next steps."""

OF_THEN = ("summy", "kakuro", "summa", "rummy-pur", "rummy-plus")
"""The games that all files but the oldest hold; a later game is in later files alone."""

TO_THE_END = dict(zip((*RECORDED, *STEPS), cycle(OF_THEN), strict=False))
"""The game that is played to its end in the files of each version; Summy if none is named."""

MOST_MOVES = 400
"""A game that has not ended after this many moves hangs."""


def restored(folder: Path, name: str) -> Settings:
    """The files of a version in a folder."""
    settings = Settings(database=folder / "games.sqlite3", web_port=0)
    source = "main1-web1" if name in STEPS else name
    for target, file in ((settings.database, "main.sql"), (settings.web_database, "web.sql")):
        with closing(sqlite3.connect(target)) as db:
            db.executescript((HERE / source / file).read_text("utf-8"))
    with closing(sqlite3.connect(settings.database)) as db:
        for number in range(2, STEPS.get(name, 1) + 1):
            [step] = SCHEMA.glob(f"{number:04}_*.sql")
            db.executescript(f"{step.read_text('utf-8')}; PRAGMA user_version = {number};")
    return settings


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


async def test_commands_on_discord_kept_before_files_had_versions_are_still_there(tmp_path: Path) -> None:
    path = tmp_path / "discord.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((HERE / "discord.sql").read_text("utf-8"))
    unanswered = Unanswered(path)
    assert [(left.id, left.locale, left.owed) for left in await unanswered.open()] == [("discord:i:1", "de", True)]
    await unanswered.close()
    assert version(path) == len(list(DISCORD_SCHEMA.glob("*.sql")))


def test_there_are_files_of_every_version() -> None:
    recorded = [numbers(name) for name in (*RECORDED, *STEPS)]
    for at, schema in enumerate((SCHEMA, WEB_SCHEMA)):
        assert {pair[at] for pair in recorded} == set(range(1, len(list(schema.glob("*.sql"))) + 1))


@pytest.mark.parametrize("name", [*RECORDED, *STEPS])
async def test_the_program_takes_up_what_an_older_one_left(tmp_path: Path, shared: Shared, name: str) -> None:
    """The older program was killed while a line waited and an answer was owed."""
    settings, (main, web) = restored(tmp_path, name), numbers(name)
    database, chat = settings.database, settings.web_database
    newest = [len(list(schema.glob("*.sql"))) for schema in (SCHEMA, WEB_SCHEMA)]
    owed, waiting = rows(database, "SELECT id FROM outbox"), rows(chat, "SELECT seq FROM waiting")
    assert owed
    assert waiting
    said = rows(chat, "SELECT max(seq) FROM entry")
    async with (
        serving(settings, shared=shared) as now,
        Browser(now.chats["web"].how_to_find.split()[1]) as browser,
    ):
        page = await browser.enter("Dan")  # the nicknames of earlier visitors are taken
        assert (await browser.claim("Ann"))[0] == 409
        await page.line("/rules summy", room=page.own)
        while not (await page.next("entry"))["entry"].get("picture"):  # it is drawn after the answer that was owed
            pass
    assert [version(path) for path in (database, chat)] == newest
    assert rows(chat, "SELECT max(seq) FROM entry") > said
    assert not {*waiting} & {*rows(chat, "SELECT seq FROM waiting")}
    assert not {*owed} & {*rows(database, "SELECT id FROM outbox")}
    assert rows(database, "SELECT count(*) FROM game_table WHERE phase = 'aside'") == [(0,)]
    for path, before, current in ((database, main, newest[0]), (chat, web, newest[1])):
        copy = path.with_name(f"{path.name}.version-{before}")
        assert copy.exists() == (before < current), "a copy is kept of what is changed"
        assert not copy.exists() or version(copy) == before


@pytest.mark.parametrize("name", [*RECORDED, *STEPS])
async def test_files_of_an_older_program_are_looked_at_backed_up_and_restored(tmp_path: Path, name: str) -> None:
    settings, archive = restored(tmp_path, name), tmp_path / "backup.zip"
    for path in (settings.database, settings.web_database):
        path.chmod(0o600)
    assert [finding.line async for finding in look(settings) if finding.mend] == []
    back_up(settings, archive)
    restore(settings, archive)
    assert [version(path) for path in (settings.database, settings.web_database)] == [*numbers(name)]


@pytest.mark.parametrize("name", [*RECORDED, *STEPS])
async def test_games_begun_under_an_older_program_are_played_on(
    tmp_path: Path, opponents: Opponents, name: str
) -> None:
    settings = restored(tmp_path, name)
    async with staged(settings.database, opponents) as stage:
        await stage.settle()
        await stage.delivery.close()  # its messages are tested elsewhere
        ledger = Ledger(settings.database)
        running = ledger.running()
        games = {number: ledger.table(number)[0].game for number in running}
        assert set(games.values()) >= ({"summy"} if numbers(name) < (4, 0) else set(OF_THEN))
        for number in running:
            await play(stage, number)
        number = next((one for one, game in games.items() if game == TO_THE_END[name]), 1)
        for _ in range(MOST_MOVES):
            if (await stage.table(number)).phase is not Phase.RUNNING:
                break
            await play(stage, number)
        assert (await stage.table(number)).phase is Phase.OVER
        assert ledger.played_out(number)


async def play(stage: Stage, number: int) -> None:
    """A lawful move of somebody who may act."""
    loaded = await stage.load(number)
    table, game, position = loaded.table, loaded.engine.game, loaded.replay.position
    seat = min(seat for seat in game.turn(position) if table.player(seat).person)
    moves = chosen(game, game.view(position, seat), Level.BEGINNER, table.plies)
    player = table.player(seat)
    assert player.account is not None
    await stage.say(Author(player.account, player.name), f"/play #{number} {';'.join(moves)}", private=True)
    assert (await stage.table(number)).plies > table.plies
