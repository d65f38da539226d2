"""V3: a replay shows nothing that is hidden, whatever the game."""

from random import Random
from typing import Any

import pytest

from bot.games import registry
from bot.messages.painting import Scene, animate
from core.game import CHANCE, Event
from core.replay import Replay, advance, begin
from core.turns import public_turns
from tests.company import fewest
from tests.conformance.games import GAMES, HIDE
from tests.conformance.playing import Played, played

NAMES = ("Ann", "Ben", "Cara")


def settled(some: Played) -> list[Replay[Any]]:
    """Every position in which no draw is due."""
    return [replay for replay in some.replays() if CHANCE not in some.game.turn(replay.position)]


@pytest.fixture(params=GAMES, scope="module")
def some(request: pytest.FixtureRequest) -> Played:
    """A game between computers; of the toy, too."""
    return played(request.param, fewest(request.param) if request.param in registry.GAMES else 2)


def test_v3_every_frame_is_what_everybody_saw_at_that_moment(some: Played) -> None:
    turns = public_turns(some.game, some.seats, some.log)
    shown = iter([some.game.view(replay.position, None) for replay in settled(some)])
    assert turns.after
    for frame in turns.after:
        assert frame in shown, "in this order"
        assert frame.private is None
    assert turns.frames[-1] == turns.now == some.game.view(some.last.position, None)
    assert 0 <= len(turns.frames) - len(turns.after) <= 1


def test_n6_each_event_belongs_to_the_turn_that_ended_next(some: Played) -> None:
    turns = public_turns(some.game, some.seats, some.log)
    every: list[Event] = []
    count: list[int] = []
    replay = begin(some.game, some.seats)
    for entry in some.log:
        replay, events = advance(some.game, replay, entry, seed=None, client_seed=b"")
        every += events
        count += [len(every)] * (CHANCE not in some.game.turn(replay.position))
    assert len(turns.events) == len(turns.after)
    told = [event for turn in turns.events for event in turn]
    assert told == every[: len(told)]
    assert len(told) in count, "with the draws behind it"


@pytest.mark.untraced
def test_v3_no_frame_depends_on_hidden_tiles(some: Played) -> None:
    """All that is hidden, redealt at every frame: the same views, and the same GIF to the last byte."""
    frames = public_turns(some.game, some.seats, some.log).frames
    anew: list[Any] = []
    rng, changed = Random(3), 0
    for replay in settled(some):
        if len(anew) < len(frames) and some.game.view(replay.position, None) == frames[len(anew)]:
            hidden = HIDE[some.name](replay.position, None, rng)
            changed += hidden != replay.position
            anew.append(some.game.view(hidden, None))
    assert changed, "something was hidden"
    assert tuple(anew) == frames
    if some.name in registry.GAMES:
        shown = [Scene(some.name, views[-1], "dark", (), NAMES, frames=tuple(views[-4:])) for views in (frames, anew)]
        assert animate(shown[0]) == animate(shown[1])
