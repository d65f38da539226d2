"""What is hidden stays hidden: the public side of the house does not depend on it, and no message carries it."""

import logging
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.port import Aside, Message, Private
from bot.commands.outcome import played as announced
from bot.note import Note, note_to_json
from bot.positions import Live
from bot.registry import load
from bot.store.port import Change
from bot.table import Answer, Phase, Player, Table, play, preview
from core.game import Seat
from tests.bot.stage import ANN, BEN, CARA, LOBBY, TEXTS, Stage, everything, home
from tests.conformance.games import HIDE
from tests.conformance.playing import MIX, SEED, Moment
from tests.conformance.playing import played as computers_game

PEOPLE = (ANN, BEN, CARA)
LISTED = 5
"""A rack of so many tiles or more is told from other text by its listing alone."""


def moments(seats: int, number: int) -> list[Moment]:
    """Every moment of a game at which a seat moves."""
    return [one for one in computers_game("summy", seats, number, plies=10).moments if one.entry.seat > 0]


async def public(stage: Stage, live: Live, text: str) -> tuple[object, ...]:
    """All that others may read of a table and of one more move: pictures, captions, announcements."""
    table, game = live.table, live.loaded.game
    stage.positions.keep(table, live.replay)
    said: list[object] = []
    for picture in ("board", "board full"):
        scene = await stage.drawing.scene(Note(LOBBY, (), "en", table.id, table.game, picture, table.plies))
        assert scene is not None
        said += [await stage.drawing.draw(scene), scene.lines]
    (seat,) = table.turn
    turnout = play(table, live.replay, game, seat, text, at=1.0)
    answered = await announced(stage.house, live, turnout)
    mine = Private(PEOPLE[seat - 1].person)
    said += [note_to_json(note) for note in answered.change.notes if note.to != mine]
    said += [note.to for note in answered.change.notes]
    after = Live(answered.change.table or table, live.loaded, turnout.replay)
    said += [game.view(after.replay.position, None), game.describe(game.view(after.replay.position, None))]
    return tuple(said)


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seats=st.integers(2, 3), number=st.integers(0, 2), at=st.integers(0, 9), shuffle=st.integers(0, 2**32))
async def test_nothing_public_depends_on_hidden_tiles(
    stage: Stage, caplog: pytest.LogCaptureFixture, seats: int, number: int, at: int, shuffle: int
) -> None:
    moment = moments(seats, number)[at]
    loaded = load("summy")
    table = Table(
        id=await stage.store.new_table(),
        channel=LOBBY,
        game="summy",
        players=tuple(Player(who.name, who.person, answer=Answer.ACCEPTED) for who in PEOPLE[:seats]),
        seed=SEED[number:] + SEED[:number],
        mix=MIX.decode(),
        phase=Phase.RUNNING,
        plies=moment.replay.plies,
        turn=frozenset({moment.entry.seat}),
        revision=1,
    )
    await stage.store.commit(Change(table=replace(table, revision=0)))
    hidden = HIDE["summy"](moment.replay.position, moment.entry.seat, Random(shuffle))
    told, logged = [], []
    for position in (moment.replay.position, hidden):
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            told.append(
                await public(stage, Live(table, loaded, replace(moment.replay, position=position)), moment.entry.text)
            )
        logged.append([record.getMessage() for record in caplog.records if record.name.startswith("bot")])
    assert told[0] == told[1]
    assert logged[0] == logged[1]


def test_the_hidden_tiles_do_differ() -> None:
    """The property above would hold of anything if shuffling changed nothing."""
    moment = moments(2, 0)[4]
    hidden = HIDE["summy"](moment.replay.position, moment.entry.seat, Random(1))
    assert hidden.racks != moment.replay.position.racks
    assert hidden.stock != moment.replay.position.stock


def test_a_preview_shows_nothing_of_the_draw() -> None:
    """`try` stops before chance has its say: the tiles to come are not seen early."""
    moment = moments(2, 0)[3]
    loaded = load("summy")
    players = tuple(Player(who.name, who.person, answer=Answer.ACCEPTED) for who in PEOPLE[:2])
    table = Table(1, LOBBY, "summy", players, SEED, mix=MIX.decode(), phase=Phase.RUNNING)
    seat = moment.entry.seat
    seen = []
    for shuffle in (1, 2):
        position = HIDE["summy"](moment.replay.position, seat, Random(shuffle))
        turnout = preview(table, replace(moment.replay, position=position), loaded.game, seat, moment.entry.text)
        seen.append((turnout.events, loaded.game.view(turnout.replay.position, seat)))
    assert seen[0] == seen[1]
    assert all(entry.seat > 0 for entry in turnout.entries)


def reveals(message: Message, rack: str) -> bool:
    """Whether a message lists these tiles, in whatever way racks are listed."""
    text = everything(message)
    return any(listing in text for listing in (" ".join(rack), rack, ", ".join(rack)))


async def look_around(stage: Stage, racks: dict[Seat, str]) -> None:
    """Everybody types everything that shows something."""
    (seat,) = (await stage.table()).turn
    mover = PEOPLE[seat - 1]
    move = await stage.move()
    for who in PEOPLE:
        for line in (
            "/rack",
            "/hint",
            "/board words",
            "/board full",
            "/verify",
            "/tables",
            f"/try {move}",
            "/play J13> 9",
        ):
            await stage.say(who, line, locale="de" if who is BEN else "en")
        await stage.say(who, "/board words", private=True)
    await stage.say(mover, f"/try exchange {' '.join(racks[seat])}", private=True)
    await stage.say(mover, f"/try exchange {' '.join(racks[seat])}")


async def test_no_message_shows_a_rack_to_anybody_but_its_owner(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await stage.say(ANN, "/challenge @ben @cara summy hints=yes")
    await stage.say(BEN, "/accept")
    await stage.say(CARA, "/accept")
    shown = 0
    for turn in range(9):
        racks = {seat: rack for seat, rack in (await stage.racks()).items() if len(rack) >= LISTED}
        assert len(racks) == 3
        stage.chat.sent.clear()
        caplog.clear()
        if turn % 3 == 0:
            await look_around(stage, racks)
        (seat,) = (await stage.table()).turn
        await stage.say(PEOPLE[seat - 1], await stage.move(), private=True)
        racks_after = await stage.racks()
        for message in stage.chat.sent:
            for seat, rack in racks.items():
                mine = message.to in (home(PEOPLE[seat - 1]), Aside(LOBBY, PEOPLE[seat - 1].person))
                told = reveals(message, rack) or reveals(message, racks_after[seat])
                shown += told
                assert mine or not told, (message.to, everything(message))
                assert message.secret or not told
        logged = [record for record in caplog.records if record.name.partition(".")[0] in ("bot", "core", "render")]
        assert not any(" ".join(rack) in record.getMessage() for rack in racks.values() for record in logged)
    assert shown > 9, "owners did see their racks, so the search finds them"


@pytest.mark.parametrize("locale", TEXTS.locales)
async def test_what_is_for_one_is_marked_secret(stage: Stage, locale: str) -> None:
    await stage.begin(options="hints=yes")
    mover, _ = await stage.seated()
    for line in ("/rack", "/hint", f"/try {await stage.move()}", "/play J13> 99", "/try J13> 99"):
        (said,) = await stage.say(mover, line, locale=locale)
        assert said.secret, line
        assert said.to in (home(mover), Aside(LOBBY, mover.person))
