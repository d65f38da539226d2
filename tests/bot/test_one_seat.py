"""I6: a person never holds two seats, in whatever order people link, unlink, join, accept, play and enter tournaments."""

import asyncio
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from bot.chat.person import Person
from bot.chat.port import Author
from bot.games.opponents import Opponents
from bot.store.change import Change, Stale
from bot.store.sqlite import SqliteStore
from bot.tables.table import Answer, Phase, Player, Table
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, staged_on, words
from tests.bot.test_accounts import ANNIE, link, linked, new_code, say
from tests.examples import examples
from tests.present import present
from tests.stores import PostgresPlace

WHO = st.sampled_from((ANN, BEN, CARA, ANNIE))
TABLE = st.integers(1, 4)
TROUBLE = ("went wrong", "Somebody was faster")


class Accounts(RuleBasedStateMachine):
    """Four accounts, one of them elsewhere, that do whatever may give somebody a second seat.

    The database, which would refuse one, is told not to: the commands alone have to see to it.
    """

    loop: asyncio.AbstractEventLoop
    opponents: Opponents

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.stage: Stage = self.run(self._begin())

    async def _begin(self) -> Stage:
        path = Path(self.folder.name) / "store.sqlite3"
        self.context = staged_on(await SqliteStore.open(path), self.opponents, path=path)
        stage = await self.context.__aenter__()
        stage.chats["telegram"] = stage.chat
        stage.seconds_per_line = 60.0  # limits are not what this is about
        stage.sql("DROP INDEX seat_by_person")
        stage.sql("DROP INDEX entrant_by_person")
        return stage

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.context.__aexit__(None, None, None))
        self.folder.cleanup()

    def say(self, who: Author, text: str, *, private: bool = False) -> None:
        sent = self.run(say(self.stage, who, text, channel=None if private else LOBBY))
        assert not [one for one in sent if any(trouble in words(one) for trouble in TROUBLE)], text

    @rule(who=WHO, other=st.sampled_from(("@ben", "@annie", "@ann @ben", "anyone", "@ann anyone")))
    def challenge(self, who: Author, other: str) -> None:
        self.say(who, f"/challenge {other} kakuro players=3")

    @rule(
        who=WHO,
        table=TABLE,
        act=st.sampled_from(("accept", "decline", "join", "leave", "begin", "cancel", "resign", "resign yes")),
    )
    def act(self, who: Author, table: int, act: str) -> None:
        command, *sure = act.split()
        self.say(who, " ".join((f"/{command} #{table}", *sure)))

    @rule(who=WHO, table=TABLE)
    def rematch(self, who: Author, table: int) -> None:
        self.say(who, f"/rematch #{table}")

    @rule(first=WHO, second=WHO)
    def link(self, first: Author, second: Author) -> None:
        code = self.run(new_code(self.stage, first))
        self.say(second, f"/link {code}", private=True)
        self.say(second, "/link yes", private=True)
        self.stage.now += 3_600.0

    @rule(who=WHO)
    def unlink(self, who: Author) -> None:
        self.say(who, "/unlink yes", private=True)

    @rule(who=WHO, table=TABLE, guest=WHO, private=st.booleans())
    def join_by_code(self, who: Author, table: int, guest: Author, private: bool) -> None:
        answer = words(self.run(say(self.stage, who, f"/invite #{table}", channel=LOBBY))[-1])
        if code := re.search(r"[2-9A-Z]{4}-[2-9A-Z]{4}", answer):
            self.say(guest, f"/join {code[0]}", private=private)

    @rule(who=WHO, act=st.sampled_from(("new kakuro rounds=1", "join", "leave", "start", "close")))
    def tournament(self, who: Author, act: str) -> None:
        self.say(who, f"/tournament {act}")

    @invariant()
    def nobody_has_two_seats(self) -> None:
        for table, key in (("seat", "table_id"), ("entrant", "tournament_id")):
            seats = self.stage.sql(f"SELECT {key}, person FROM {table} WHERE person IS NOT NULL")
            assert [held for held, number in Counter(seats).items() if number > 1] == []

    @invariant()
    def a_seat_is_held_by_an_account_of_its_person(self) -> None:
        query = "SELECT 1 FROM seat JOIN account ON account.platform = seat.platform AND id = account"
        assert self.stage.sql(f"{query} WHERE account.person <> seat.person") == []


def test_i6_a_person_never_holds_two_seats(opponents: Opponents) -> None:
    with asyncio.Runner() as runner:
        Accounts.loop, Accounts.opponents = runner.get_loop(), opponents
        many = settings(max_examples=examples(6, long=150), stateful_step_count=30, deadline=None)
        run_state_machine_as_test(Accounts, settings=many)


async def test_i6_accounts_that_are_linked_while_they_take_seats_hold_one(stage: Stage) -> None:
    """The question is answered and the challenge accepted at the same moment: one of the two is refused."""
    for number in (1, 2, 3):
        await stage.say(ANN, "/challenge @ben summy")
        await stage.say(BEN, f"/link {await new_code(stage, ANN)}", private=True)
        await asyncio.gather(
            stage.say(BEN, "/link yes", private=True),
            stage.say(BEN, f"/accept #{number}"),
            stage.say(ANN, "/challenge @ben kakuro"),
        )
        table = await stage.table(number)
        assert not await linked(stage, ANN, BEN)
        assert len(set(table.people)) == len(table.people) == 2


@pytest.mark.postgres
async def test_i6_a_process_that_has_not_heard_of_a_link_gives_nobody_a_second_seat(
    database: PostgresPlace, opponents: Opponents
) -> None:
    async with (
        staged_on(await database.open(), opponents) as here,
        staged_on(await database.open(), opponents) as there,
    ):
        here.chats["telegram"] = there.chats["telegram"] = here.chat
        there.lines = 1_000
        before = await there.store.person(ANNIE.account)
        await link(here, ANN, ANNIE)
        await here.say(ANN, "/challenge @ben anyone kakuro players=3")
        table = present(await there.store.table(1))
        sits = Player("Annie", before, ANNIE.account, answer=Answer.ACCEPTED)
        with pytest.raises(Stale):
            await there.store.commit(Change(table=_with(table, sits)))
        with pytest.raises(Stale):
            await there.store.commit(Change(table=_with(table, Player("Annie", Person.new(), ANNIE.account))))
        await say(there, ANNIE, "/join #1", channel=LOBBY)
        assert (await there.store.table(1)) == table, "they sit there already, with their other account"
        await say(there, ANNIE, "/cancel #1", channel=LOBBY)
        now = present(await here.store.table(1))
        assert now.phase is Phase.OFF, "and the challenge is theirs"


def _with(table: Table, player: Player) -> Table:
    """The table with somebody on its last seat."""
    return replace(table, players=(*table.players[:-1], player))
