"""Secrets stay hidden: nothing public depends on them, and no message carries them."""

import logging
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.outbox_message import OutboxMessage, outbox_message_to_json
from bot.chat.port import Author, Ephemeral, Message, Private
from bot.chat.text import Texts
from bot.commands.changes import change_after_move as announced
from bot.games.registry import GAMES, load
from bot.store.change import Change
from bot.tables.playing import LoadedTable, discloses, play, preview
from bot.tables.table import Answer, Phase, Table
from core.game import Seat
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, everything, private_chat, reference, staged
from tests.bot.toys import LIMIT, AtOnce, begin
from tests.company import fewest
from tests.conformance.games import HIDE
from tests.conformance.playing import MIX, SEED, Moment
from tests.conformance.playing import played as computers_game
from tests.examples import examples
from tests.people import player
from tests.texts import TEXTS

PEOPLE = (ANN, BEN, CARA)
LISTED = 5
"""The listing of a rack of this many tiles or more cannot be mistaken for other text."""


def moments(name: str, seats: int, number: int) -> list[Moment]:
    """Every moment of a game at which a seat moves, except those at which all seats show their entries at once."""
    game = load(name).game
    is_simultaneous = len(game.turn(game.setup(seats))) > 1

    def shows(one: Moment) -> bool:
        after = game.apply(one.replay.position, one.entry.seat, one.move).position
        return is_simultaneous and not any(seat > 0 for seat in game.turn(after))

    every = computers_game(name, seats, number, plies=20).moments
    return [one for one in every if one.entry.seat > 0 and not shows(one)]


async def public(stage: Stage, loaded: LoadedTable, seat: Seat, text: str) -> tuple[object, ...]:
    """All that others may read of a table and of one more move: pictures, captions, announcements."""
    table, game = loaded.table, loaded.engine.game
    stage.positions.keep(table, loaded.replay)
    said: list[object] = []
    for picture in ("board", "board full", "board own"):
        message = OutboxMessage(LOBBY, (), "en", table.id, table.game, picture=picture, ply=table.plies)
        scene = await stage.drawing.scene(message)
        assert scene is not None
        said += [await stage.drawing.draw(scene, locale="en", tappable=True), scene.lines]
    result = play(loaded, seat, text, at=1.0)
    answered = await announced(stage.services, loaded, result)
    mine = Private(PEOPLE[seat - 1].account)
    said += [outbox_message_to_json(message) for message in answered.change.messages if message.to != mine]
    after = LoadedTable(answered.change.table or table, loaded.engine, result.replay)
    said += [game.view(after.replay.position, None), game.describe(game.view(after.replay.position, None))]
    return tuple(said)


@pytest.mark.parametrize("name", GAMES)
@settings(
    max_examples=examples(16, long=200),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(seats=st.integers(2, 3), number=st.integers(0, 2), at=st.integers(0, 9), shuffle=st.integers(0, 2**32))
async def test_nothing_public_depends_on_hidden_tiles(
    stage: Stage, caplog: pytest.LogCaptureFixture, name: str, seats: int, number: int, at: int, shuffle: int
) -> None:
    seats = max(seats, fewest(name))
    moment = moments(name, seats, number)[at]
    engine = load(name)
    table = Table(
        id=await stage.store.new_table(),
        channel=LOBBY,
        game=name,
        players=tuple(player(who.name, who.account, answer=Answer.ACCEPTED) for who in PEOPLE[:seats]),
        seed=SEED[number:] + SEED[:number],
        client_seed=MIX.decode(),
        phase=Phase.RUNNING,
        plies=moment.replay.plies,
        turn=engine.game.turn(moment.replay.position),
        revision=1,
    )
    await stage.store.commit(Change(table=replace(table, revision=0)))
    hidden = HIDE[name](moment.replay.position, moment.entry.seat, Random(shuffle))
    told, logged = [], []
    for position in (moment.replay.position, hidden):
        caplog.clear()
        with caplog.at_level(logging.DEBUG):
            told.append(
                await public(
                    stage,
                    LoadedTable(table, engine, replace(moment.replay, position=position)),
                    moment.entry.seat,
                    moment.entry.text,
                )
            )
        logged.append([record.getMessage() for record in caplog.records if record.name.startswith("bot")])
    assert told[0] == told[1]
    assert logged[0] == logged[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_hidden_tiles_do_differ(name: str) -> None:
    """The property above would hold of anything if shuffling changed nothing."""
    moment, game = moments(name, fewest(name), 0)[4], load(name).game
    other = next(seat for seat in (Seat(1), Seat(2)) if seat != moment.entry.seat)
    hidden = HIDE[name](moment.replay.position, moment.entry.seat, Random(1))
    assert game.view(hidden, other) != game.view(moment.replay.position, other)


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_shows_nothing_of_the_draw(name: str) -> None:
    """`try` stops before chance has its say: the tiles to come are not seen early."""
    moment = moments(name, fewest(name), 0)[3]
    engine = load(name)
    players = tuple(player(who.name, who.account, answer=Answer.ACCEPTED) for who in PEOPLE[: fewest(name)])
    table = Table(1, LOBBY, name, players, SEED, client_seed=MIX.decode(), phase=Phase.RUNNING)
    seat = moment.entry.seat
    seen = []
    for shuffle in (1, 2):
        position = HIDE[name](moment.replay.position, seat, Random(shuffle))
        before = LoadedTable(table, engine, replace(moment.replay, position=position))
        result = preview(before, seat, moment.entry.text)
        seen.append((result.events, engine.game.view(result.replay.position, seat)))
    assert seen[0] == seen[1]
    assert all(entry.seat > 0 for entry in result.entries)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_preview_may_show_depends_on_nothing_the_others_hide(name: str) -> None:
    """R11: a preview that would, as the game ends or all seats show their entries at once, is known by `discloses`."""
    engine, seats = load(name), fewest(name)
    players = tuple(player(who.name, who.account, answer=Answer.ACCEPTED) for who in PEOPLE[:seats])
    kept = []
    for moment in computers_game(name, seats, 0, plies=40).moments:
        seat = moment.entry.seat
        if seat <= 0:
            continue
        turn = engine.game.turn(moment.replay.position)
        table = Table(1, LOBBY, name, players, SEED, client_seed=MIX.decode(), phase=Phase.RUNNING, turn=turn)
        views = []
        for position in (moment.replay.position, HIDE[name](moment.replay.position, seat, Random(1))):
            before = LoadedTable(table, engine, replace(moment.replay, position=position))
            after = preview(before, seat, moment.entry.text).replay
            kept.append(discloses(engine.game, position, after.position))
            views.append(engine.game.view(after.position, seat))
        assert kept[-1] or views[0] == views[1], moment.entry
    assert kept.count(False) > 20


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
            "/board after turn 1 in words",
            "/verify",
            "/tables",
            f"/try {move}",
            "/play J13> 9",
        ):
            await stage.say(who, line, locale="de" if who is BEN else "en")
        await stage.say(who, "/board words", private=True)
    await stage.say(mover, "/replay")
    await stage.say(mover, f"/try exchange {' '.join(racks[seat])}", private=True)
    await stage.say(mover, f"/try exchange {' '.join(racks[seat])}")


async def test_no_message_shows_a_rack_to_anybody_but_its_owner(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await stage.begin(third=CARA, options="hints=yes")
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
                mine = message.to in (private_chat(PEOPLE[seat - 1]), Ephemeral(LOBBY, PEOPLE[seat - 1].account))
                told = reveals(message, rack) or reveals(message, racks_after[seat])
                shown += told
                assert mine or not told, (message.to, everything(message))
                assert message.secret or not told
        logged = [record for record in caplog.records if record.name.partition(".")[0] in ("bot", "core", "render")]
        assert not any(" ".join(rack) in record.getMessage() for rack in racks.values() for record in logged)
    assert shown > 9, "owners did see their racks, so the search finds them"


@pytest.mark.parametrize("locale", TEXTS.locales)
async def test_what_is_for_one_is_marked_secret(stage: Stage, locale: str) -> None:
    mover, _ = await stage.begin_two(options="hints=yes")
    for line in ("/rack", "/hint", f"/try {await stage.move()}", "/play J13> 99", "/try J13> 99"):
        (said,) = await stage.say(mover, line, locale=locale)
        assert said.secret, line
        assert said.to in (private_chat(mover), Ephemeral(LOBBY, mover.account))


# --- rounds in which everybody acts in secret, at the same time

QUIETLY = (
    "pick 0",
    "pick 3",
    "undo",
    "pick 9",
    "done please",
    "/rack",
    "/try pick 5",
    "/board words",
    "pick 0; pick 1; undo",
)
"""What somebody may type into a draft; a `pick 0` after it makes it worth nothing."""


async def round_of_secrets(stage: Stage, rng: Random) -> None:
    """Everybody drafts something, then is done; Cara forgets to say so, and the clock closes the round."""
    for who in (BEN, ANN, CARA):
        for line in rng.choices(QUIETLY, k=rng.randrange(6)):
            await stage.say(who, line, private=True)
        await stage.say(who, "pick 0", private=True)
    await stage.say(BEN, "done", private=True)
    await stage.say(ANN, "/board")
    await stage.say(ANN, "/tables")
    await stage.say(ANN, "done", private=True)
    stage.now += LIMIT
    await stage.service.on_deadline(1)
    await stage.settle()


def overheard(messages: list[Message], by: Author) -> list[object]:
    """All that reaches the channel, and this person in answer to what they type there."""
    theirs = [message for message in messages if message.to in (LOBBY, Ephemeral(LOBBY, by.account))]
    places = {place: at for at, place in enumerate(dict.fromkeys(map(reference, theirs)))}
    return [
        (message.to, places[reference(message)], message.text, message.picture, message.buttons, message.document)
        for message in theirs
    ]


async def secret_game(
    path: Path, texts: Texts, seed: int, caplog: pytest.LogCaptureFixture
) -> tuple[list[object], list[str]]:
    caplog.clear()
    async with staged(path / f"{seed}.sqlite3", AtOnce(), texts=texts) as stage:
        with caplog.at_level(logging.DEBUG):
            await begin(stage, three=True)
            rng = Random(seed)
            for _ in range(3):
                await round_of_secrets(stage, rng)
        assert (await stage.table()).phase is Phase.OVER
        assert (await stage.table()).plies > 15
        logged = [one.getMessage() for one in caplog.records if one.name.partition(".")[0] in ("bot", "core", "render")]
        return overheard(stage.chat.sent, ANN), logged


@pytest.mark.slow
async def test_nothing_of_a_running_round_can_be_told_from_outside(
    tmp_path: Path, toy_registered: None, toy_texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    """Two fillings that are worth the same: the channel, its pictures, what others are answered and the logs are the same."""
    first, *others = [await secret_game(tmp_path, toy_texts, seed, caplog) for seed in range(6)]
    assert len(first[0]) > 15
    for other in others:
        for mine, theirs in zip(first[0], other[0], strict=True):
            assert theirs == mine
        assert other[1] == first[1]


async def test_secret_drafts_do_differ_and_reach_their_player(toy: Stage) -> None:
    """The test above would hold of anything if nobody had drafted anything."""
    await begin(toy)
    for who, line in ((ANN, "pick 5"), (BEN, "pick 6")):
        (said,) = await toy.say(who, line, private=True)
        assert (said.to, said.secret) == (private_chat(who), True)
        assert f"Drafted: {line[-1]}." in everything(said)
    for who in (ANN, BEN):
        for line in ("/board", "/board words", "/tables", "/verify"):
            for said in await toy.say(who, line):
                assert "Drafted" not in everything(said)
