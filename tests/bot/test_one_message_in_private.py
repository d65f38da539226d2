"""In private, a game against the computer is told in one message a move, where pictures are not tapped."""

import asyncio

import pytest

from bot.chat.port import Message, Private, RateLimited, Unreachable
from bot.games.registry import GAMES
from bot.messages import merging
from bot.runtime.tasks import cancel
from bot.tables.table import Phase
from tests.bot.stage import ANN, LOBBY, Stage, everything, only, private_chat, reference, to, words
from tests.people import seat_of
from tests.texts import TEXTS


@pytest.fixture(autouse=True)
def _not_tapped(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage.chat, "tappable", False)


async def moved(stage: Stage) -> list[Message]:
    """Let Ann play and the computer answer; returns what is said of both."""
    return await stage.say(ANN, await stage.move(), private=True)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No computer thinks too long for its answer to go along with the move."""
    monkeypatch.setattr(merging, "FOLLOWS", 60.0)


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every computer thinks too long for its answer to go along with the move."""
    monkeypatch.setattr(merging, "FOLLOWS", 0.0)


async def tiles(stage: Stage) -> str:
    """The text of Ann's tiles at table 1."""
    loaded = await stage.load()
    seat = seat_of(loaded.table, ANN.account)
    assert seat is not None
    game = loaded.engine.game
    (event,) = game.describe_private(game.view(loaded.replay.position, seat))
    return TEXTS.plain(f"summy-{event.code}", "en", event.facts)


@pytest.mark.usefixtures("at_once")
async def test_a_move_and_its_answer_are_one_message(stage: Stage) -> None:
    await stage.begin_alone()
    for _ in range(2):
        before = len(stage.chat.tried)
        told = only(await moved(stage))
        assert stage.chat.tried[before:] == [told]
        assert (told.replaces, told.silent) == (None, True)
        assert words(told).startswith("Ann ")
        assert "Computer " in words(told)
        assert "Ann, it is your turn" in words(told)
        assert await stage.store.outbox() == ()


@pytest.mark.slow
@pytest.mark.parametrize("wait", [60.0, 0.0])
async def test_the_end_is_told_once(stage: Stage, monkeypatch: pytest.MonkeyPatch, wait: float) -> None:
    monkeypatch.setattr(merging, "FOLLOWS", wait)
    for seed in range(40):  # until the computer makes a last move
        stage.seeds = 100 * seed
        number, said = await stage.begin_alone(), list[Message]()
        while (await stage.table(number)).phase is Phase.RUNNING:
            said = await stage.say(ANN, f"/play #{number} {await stage.move(number)}", private=True)
        told = [message for message in said if "The game is over" in everything(message)]
        assert len(told) == 1
        assert len([message for message in said if message.replaces is None]) == 1
        if "Computer " in words(told[0]).partition("The game is over")[0] and words(told[0]).startswith("Ann "):
            return
    pytest.fail("the computer never made the last move")


@pytest.mark.usefixtures("at_once")
async def test_the_answer_of_the_computer_answers_the_line(stage: Stage) -> None:
    await stage.begin_alone()
    told = only(await stage.say(ANN, await stage.move(), private=True, id="mine"))
    assert told.answers == "mine"


@pytest.mark.usefixtures("at_once")
async def test_after_a_crash_it_still_answers_the_line(stage: Stage) -> None:
    """Where a command waits for its answer, such as on Discord, it would wait for ever."""
    await stage.begin_alone()
    waits = asyncio.Event()

    async def wait(_: float) -> None:
        waits.set()
        await asyncio.Event().wait()

    stage.wait = wait
    stage.chat.trouble = lambda _: RateLimited(60.0)
    saying = asyncio.create_task(stage.say(ANN, await stage.move(), private=True, id="mine"))
    await waits.wait()
    (left,) = await stage.store.outbox()
    assert left.message.takes
    assert left.message.answers == "mine"
    await cancel([saying])


@pytest.mark.usefixtures("late")
async def test_the_answer_goes_into_the_message_of_the_move(stage: Stage) -> None:
    await stage.begin_alone()
    mine, answer = await moved(stage)
    assert mine.to == answer.to == private_chat(ANN)
    assert (mine.replaces, answer.replaces) == (None, reference(mine))
    assert mine.silent
    assert words(answer).startswith(words(mine).splitlines()[0]), "what Ann did is not lost"
    assert "Ann, it is your turn" in words(answer)
    again, _ = await moved(stage)
    assert again.replaces is None, "another move, another message"


@pytest.mark.usefixtures("at_once")
async def test_board_and_own_tiles_are_one_picture(stage: Stage) -> None:
    await stage.begin_alone()
    answer = only(await moved(stage))
    assert answer.picture is not None
    assert await tiles(stage) in answer.picture.alt
    assert [button.label for button in answer.buttons] == ["Hint"], "the tiles are there already"


async def test_who_cannot_be_written_to_is_told_once_and_their_tiles_never_reach_the_channel(stage: Stage) -> None:
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    said = await stage.say(ANN, "/challenge computer=beginner summy")
    told = [one for one in to(said, LOBBY) if "cannot write to you in private" in words(one)]
    assert len([one for one in told if one.replaces is None]) == 1
    for _ in range(3):
        said = await stage.say(ANN, f"/play {await stage.move()}")
        boards = to(said, LOBBY)
        assert all(board.picture is not None for board in boards), "and nothing about being unreachable"
        assert not [
            board for board in boards if "Your tiles" in everything(board) or await tiles(stage) in everything(board)
        ]
        assert [button.label for button in boards[-1].buttons] == ["My tiles", "Hint"]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_begins_with_the_board_and_ones_own_tiles(name: str, stage: Stage) -> None:
    said = await stage.say(ANN, f"/challenge computer=beginner {name}", private=True)
    begun = only(said)
    assert begun.to == private_chat(ANN)
    assert begun.picture is not None
    assert "begins at table #1" in words(begun)
    assert "Seal of the draw" in words(begun)
    assert "Your" in everything(begun), "the tiles are there"
    assert "Ann, it is your turn" in words(begun), "and where the computer begins, its move"
    assert "is to move" not in words(begun)


@pytest.mark.parametrize("wait", [60.0, 0.0])
@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("summy", ["J13> 3+4(=)7"]),
        ("kakuro", ["E2 y8"]),
        ("rummy-pur", ["draw", "meld R7 R8 R9", "discard K13"]),
        ("rummy-plus", ["draw", "K7 K8 K9", "discard K3"]),
    ],
)
async def test_what_the_coach_says_of_a_move_stays_when_the_computer_answers(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, wait: float, game: str, lines: list[str]
) -> None:
    monkeypatch.setattr(merging, "FOLLOWS", wait)
    await stage.say(ANN, f"/learn {game}", private=True)
    for line in lines:
        said = words((await stage.say(ANN, line, private=True))[-1])
    before, _, after = said.partition("A move of your own, very good")
    assert before.startswith("Ann ")
    assert "Computer " in after
    assert "Ann, it is your turn" in after
    assert "very good" not in words((await stage.say(ANN, await stage.move(), private=True))[-1])


async def test_a_turn_half_put_together_has_a_hint_for_the_rest(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=beginner rummy-plus", private=True)
    hand = (await stage.say(ANN, "draw", private=True))[-1]
    assert hand.picture is not None
    assert "Drawn in this turn" in everything(hand)
    assert "Hint" in [button.label for button in hand.buttons]


async def test_a_board_asked_for_is_the_board_alone(stage: Stage) -> None:
    await stage.begin_alone()
    assert "Your tiles" not in everything(only(await stage.say(ANN, "/board", private=True)))
