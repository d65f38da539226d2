"""Buttons below messages of a tournament act on that tournament only, and disappear once they have no use."""

import pytest

from bot.chat.port import Address, Author, Message, Rich
from bot.tournaments.tournament import Stage as Life
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Recorder, Stage, only, reference, to, words
from tests.bot.test_tournament_setup import press
from tests.bot.test_tournaments import all_over, opened, tournament


class Removing(Recorder):
    """A chat that can remove buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.removed: list[str] = []

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        self.removed.append(reference)


async def between_rounds(stage: Stage, *, rounds: int = 3) -> Message:
    """The standings after the first round of a tournament led by Ann, in which she and Ben play."""
    await opened(stage, ANN, BEN, rounds=rounds)
    await stage.say(ANN, "/tournament start")
    return (await all_over(stage))[-1]


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def test_n4_a_tournament_closed_between_two_rounds_leaves_no_buttons_that_continue_it(toy: Stage) -> None:
    toy.chat = toy.chats["web"] = chat = Removing()
    shown = await between_rounds(toy)
    assert labels(shown) == ["Next round", "Join"]
    copy = only(await toy.say(CARA, "/tournament"))
    assert reference(shown) in chat.removed, "the newest message has the buttons"
    assert labels(copy) == ["Next round", "Join"]
    end = only(await toy.say(ANN, "/tournament close"))
    assert reference(copy) in chat.removed
    assert labels(end) == ["Another tournament"]
    assert reference(end) not in chat.removed


@pytest.mark.parametrize("asked_for", [False, True])
@pytest.mark.parametrize(("who", "label"), [(CARA, "Join"), (ANN, "Next round")])
async def test_a_button_of_an_earlier_tournament_does_nothing_in_another(
    toy: Stage, who: Author, label: str, asked_for: bool
) -> None:
    shown = await between_rounds(toy)
    if asked_for:
        shown = only(await toy.say(DAN, "/tournament"))
    await toy.say(ANN, "/tournament close")
    assert "no tournament going on" in words(only(await press(toy, who, shown, label)))
    await opened(toy, DAN, rounds=1, game="kakuro")
    pressed = only(await press(toy, who, shown, label))
    assert words(pressed) == (
        "That button belongs to an earlier tournament. /tournament shows the one that goes on here."
    )
    now = await tournament(toy)
    assert (now.game, now.stage, [one.name for one in now.entrants]) == ("kakuro", Life.OPEN, ["Dan"])
    await toy.say(who, "/tournament join")
    assert len((await tournament(toy)).people) == 2, "a typed line means the newest"


async def test_a_button_to_start_belongs_to_its_tournament_too(toy: Stage) -> None:
    setup = only(await toy.say(ANN, "/tournament new toy rounds=1"))
    await toy.say(ANN, "/tournament close")
    await opened(toy, ANN, BEN)
    assert "belongs to an earlier tournament" in words(only(await press(toy, ANN, setup, "Start")))
    assert (await tournament(toy)).stage is Life.OPEN


@pytest.mark.parametrize("asked_for", [False, True])
async def test_another_tournament_is_one_like_that_below_which_the_button_stands(toy: Stage, asked_for: bool) -> None:
    await between_rounds(toy)
    end = only(await toy.say(ANN, "/tournament close"))
    if asked_for:
        end = only(await toy.say(DAN, "/tournament"))
    await opened(toy, CARA, game="kakuro")
    await toy.say(ANN, "/tournament close")
    shown = to(await press(toy, DAN, end, "Another tournament"), LOBBY)[-1]
    assert words(shown).startswith("A tournament at Toy")
    assert words(shown).endswith("In again, Ann and Ben?")
    await toy.say(DAN, "/tournament close")
    await opened(toy, CARA, game="kakuro")
    await toy.say(ANN, "/tournament close")
    assert "A tournament at Kakuro" in words(to(await toy.say(DAN, "/tournament again"), LOBBY)[-1])
