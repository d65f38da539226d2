"""Secrets reach no place of a table and no watcher: if the hidden tiles are redealt, all of them are told the same."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Account, Address, Channel, Private, platform_of
from bot.commands.changes import change_after_move
from bot.games.registry import GAMES, load
from bot.messages.people import addressed
from bot.messages.wording import Wording
from bot.store.change import Change
from bot.tables.playing import LoadedTable, play
from bot.tables.table import Answer, Phase, Place, Table
from tests.bot.stage import ELSEWHERE, LOBBY, Stage
from tests.bot.test_secrets import moments
from tests.company import fewest
from tests.conformance.games import HIDE
from tests.conformance.playing import MIX, SEED, Moment
from tests.examples import examples
from tests.people import player
from tests.texts import TEXTS

EXAMPLES = examples(30, long=2_000)
"""The positions of each game: ten thousand of all five in `make long`."""

GAMES_PLAYED = examples(3, long=60)

HOME, GROUP, SERVER = LOBBY, Channel("telegram", "-100"), Channel("discord", "500", "7")
PEOPLE = (Account("web", "ann"), Account("telegram", "1001"), Account("discord", "2002"))
APART = PEOPLE[1]
"""A person who reads in private what the places are told."""


async def begun(stage: Stage, name: str, seats: int, number: int, moment: Moment) -> Table:
    """A table over three platforms that stands where a game stood before a move."""
    players = tuple(
        player(account.id, account, answer=Answer.ACCEPTED, apart=account == APART) for account in PEOPLE[:seats]
    )
    table = Table(
        id=await stage.store.new_table(),
        channel=HOME,
        game=name,
        players=players,
        seed=SEED[number:] + SEED[:number],
        client_seed=MIX.decode(),
        phase=Phase.RUNNING,
        plies=moment.replay.plies,
        turn=load(name).game.turn(moment.replay.position),
        further=(Place(GROUP, None), Place(SERVER, None)),
        watchers=(Place(ELSEWHERE, None),),
        revision=1,
    )
    await stage.store.commit(Change(table=replace(table, revision=0)))
    return table


async def told(stage: Stage, table: Table, moment: Moment, position: object) -> dict[Address, list[object]] | None:
    """The answers to a move in each place, as they would be sent: words, buttons, picture and its description.

    None for a move that ends the game, which discloses what was hidden.
    """
    engine = load(table.game)
    loaded = LoadedTable(table, engine, replace(moment.replay, position=position))
    result = play(loaded, moment.entry.seat, moment.entry.text, at=1.0)
    if engine.game.outcome(result.replay.position) is not None:
        return None
    answered = await change_after_move(stage.services, loaded, result)
    after = answered.change.table
    assert after is not None
    stage.positions.keep(after, result.replay)
    await stage.store.commit(Change(table=after))
    heard: dict[Address, list[object]] = {}
    for message in answered.change.messages:
        if isinstance(message.to, Channel) or (message.to == Private(APART) and "rack" not in message.picture):
            heard.setdefault(message.to, []).append(await _as_sent(stage, message))
    return heard


async def _as_sent(stage: Stage, message: OutboxMessage) -> tuple[object, ...]:
    wording = Wording(TEXTS)
    lines = await addressed((*message.lines, *message.own), platform_of(message.to), stage.store, stage.now)
    buttons = [wording.button(one, message.game, message.locale) for one in message.buttons]
    scene = await stage.drawing.scene(message)
    if scene is None:
        return (wording.rich(lines, message.locale), buttons)
    described = None if scene.described is None else wording.plain(scene.described(), message.locale)
    return (wording.rich(lines, message.locale), buttons, scene, wording.plain(scene.lines, message.locale), described)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    seats=st.integers(2, 3),
    number=st.integers(0, GAMES_PLAYED - 1),
    at=st.integers(0, 39),
    shuffle=st.integers(0, 2**32),
)
async def test_p2_n6_what_is_hidden_reaches_no_place_and_nobody_who_watches(
    stage: Stage, name: str, seats: int, number: int, at: int, shuffle: int
) -> None:
    seats = max(seats, fewest(name))
    every = moments(name, seats, number)
    moment = every[at % len(every)]
    hidden = HIDE[name](moment.replay.position, moment.entry.seat, Random(shuffle))
    table = await begun(stage, name, seats, number, moment)
    first = await told(stage, table, moment, moment.replay.position)
    again = await stage.table(table.id)
    await stage.store.commit(Change(table=replace(table, revision=again.revision)))
    second = await told(stage, await stage.table(table.id), moment, hidden)
    assert first == second
    assert first is None or not first or set(first) >= {HOME, GROUP, SERVER, ELSEWHERE}
