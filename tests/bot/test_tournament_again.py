"""The next tournament like the last one: by one press below the final standings, or by one line."""

import pytest

from bot.chat.port import Message
from bot.tournaments.tournament import AS_FITS
from bot.tournaments.tournament import Stage as Life
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, mentioned, only, reference, to, words
from tests.bot.test_tournaments import tournament

SETTINGS = "/tournament new toy rounds=1 pace=2d+6h/4d away=no"


async def finished(stage: Stage, line: str = SETTINGS) -> Message:
    """The final standings of a tournament led by Ann, in which Ben, Cara and Dan have played."""
    await stage.say(ANN, line)
    for one in (BEN, CARA, DAN):
        await stage.say(one, "/tournament join")
    await stage.say(ANN, "/tournament start")
    while (now := await tournament(stage)).stage is Life.RUNNING:
        for match in now.waiting:
            end = to(await stage.say(ANN, f"/tournament end #{match.table}"), LOBBY)
        await stage.say(ANN, "/tournament next")
    return end[-1]


async def test_below_the_final_standings_one_press_sets_up_the_next_tournament(toy: Stage) -> None:
    end = await finished(toy)
    assert [button.label for button in end.buttons] == ["Another tournament"]
    sent = await toy.say(BEN, end.buttons[0].command, reply_to=reference(end), pressed=True)
    (shown,) = (one for one in sent if words(one))
    assert words(shown).splitlines()[:3] == [
        "A tournament at Toy, one round; Ben is the director.",
        "Time: 2 days for each player, 6 hours more for each move, 4 days at most.",
        "/away does not stop clocks in this tournament.",
    ]
    assert words(shown).endswith("In again, Cara and Dan?")
    assert mentioned(shown) == [CARA.account, DAN.account], "not whoever asks"
    joined = only(await toy.say(CARA, "/tournament join"))
    assert "Taking part (1): Cara" in words(joined)
    before, now = end, await tournament(toy)
    assert now.id == 2
    assert "already leads" in words(only(await toy.say(CARA, before.buttons[0].command, pressed=True)))


async def test_the_standings_asked_for_later_offer_it_as_well(toy: Stage) -> None:
    await finished(toy)
    shown = only(await toy.say(CARA, "/tournament"))
    assert [button.command for button in shown.buttons] == ["/tournament again"]


async def test_as_many_rounds_as_fit_do_so_again(toy: Stage) -> None:
    await finished(toy, "/tournament new toy")
    assert (await tournament(toy)).rounds > 1
    await toy.say(ANN, "/tournament again")
    assert (await tournament(toy)).rounds == AS_FITS


async def test_as_many_rounds_as_fit_do_so_again_though_somebody_came_late(toy: Stage) -> None:
    await toy.say(ANN, "/tournament new toy")
    for one in (BEN, CARA):
        await toy.say(one, "/tournament join")
    await toy.say(ANN, "/tournament start")
    await toy.say(DAN, "/tournament join")
    for number in (1, 2):
        await toy.say(ANN, f"/tournament end #{number}")
        await toy.say(ANN, "/tournament next")
    assert (await tournament(toy)).stage is Life.OVER
    again = only(await toy.say(ANN, "/tournament again"))
    assert words(again).startswith("A tournament at Toy, as many rounds as fit those who take part;")


async def test_a_number_of_rounds_that_was_chosen_stays_though_it_would_have_fitted(toy: Stage) -> None:
    await finished(toy, "/tournament new toy rounds=3")
    again = only(await toy.say(ANN, "/tournament again"))
    assert words(again).startswith("A tournament at Toy, 3 rounds;")
    await toy.say(ANN, "/tournament close")
    await toy.say(ANN, "/tournament again")
    assert (await tournament(toy)).rounds == 3, "also after one that was called off"


@pytest.mark.parametrize("line", ["/tournament again", "/turnier nochmal", "/tournament rematch"])
async def test_without_an_earlier_one_it_asks_for_the_game(toy: Stage, line: str) -> None:
    asked = only(await toy.say(ANN, line))
    assert "Toy" in [button.label for button in asked.buttons]


async def test_whoever_has_won_is_told(toy: Stage) -> None:
    end = await finished(toy)
    won = next(line for line in words(end).splitlines() if line.startswith("The tournament is over."))
    names = [one.name for one in (BEN, CARA, DAN) if one.name in won]
    assert [account.id for account in mentioned(end)] == [name.lower() for name in names]
