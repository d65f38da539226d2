"""A line typed in private about a table of a channel is answered there: what was done, or which table may be meant."""

import pytest

from bot.chat.port import Ephemeral
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, to, words

IN = {
    "en": (
        "/resign",
        "yes",
        "You have given up at table #1 (Summy). The others see it there.",
        "Which game do you want to give up?",
        "/pause",
        "The others at table #1 (Summy) have been asked.",
        "The game is over by now.",
    ),
    "de": (
        "/aufgeben",
        "ja",
        "Du hast an Tisch #1 (Summy) aufgegeben. Die anderen sehen es dort.",
        "Welche Partie möchtest du aufgeben?",
        "/pause",
        "Die anderen an Tisch #1 (Summy) sind gefragt.",
        "Das Spiel ist inzwischen vorbei.",
    ),
}


@pytest.mark.parametrize("locale", IN)
async def test_giving_up_in_private_is_answered_there_and_told_at_the_table(stage: Stage, locale: str) -> None:
    resign, yes, given_up, _, pause, done, over = IN[locale]
    await stage.say(BEN, f"/language {locale}", private=True)
    await stage.begin()
    asked = await stage.say(ANN, pause, private=True, locale=locale)
    assert words(only(to(asked, private_chat(ANN)))) == done
    said = await stage.say(ANN, f"{resign} {yes}", private=True, locale=locale)
    assert words(only(to(said, private_chat(ANN)))) == given_up
    became = only(to(said, private_chat(BEN)))
    assert (became.replaces, became.buttons) == (reference(only(to(asked, private_chat(BEN)))), ()), "of the pause"
    assert words(became).endswith(f"\n{over}")
    assert len(to(said, LOBBY)) == 1


async def test_whoever_asks_the_others_is_told_so_and_whoever_agrees_that_it_is_done(stage: Stage) -> None:
    first, other = await stage.begin_two()
    await stage.play()
    stage.now += 120
    asked = await stage.say(first, "/takeback", private=True)
    assert "The others" not in words(only(to(asked, private_chat(first)))), "a request of its own sentence"
    done = await stage.say(other, "/takeback yes", private=True)
    assert "have been asked" not in words(to(done, private_chat(other))[-1])
    asked = await stage.say(first, "/pause", private=True)
    assert words(only(to(asked, private_chat(first)))) == "The others at table #1 (Summy) have been asked."
    done = await stage.say(other, "/pause", private=True)
    assert "have been asked" not in words(to(done, private_chat(other))[-1])
    done = await stage.say(first, "/resume", private=True)
    assert words(only(to(done, private_chat(first)))) == "Done. Everybody sees it at table #1 (Summy)."


@pytest.mark.parametrize("locale", IN)
async def test_of_several_games_none_is_given_up_before_one_is_chosen(stage: Stage, locale: str) -> None:
    """Not even if somebody is on turn at one of them alone: giving up cannot be undone."""
    resign, yes, given_up, which, *_ = IN[locale]
    await stage.begin()
    await stage.begin(game="kakuro")
    for who in (ANN, BEN):
        asked = only(await stage.say(who, resign, private=True, locale=locale))
        assert words(asked).startswith(which)
        assert [button.label for button in asked.buttons] == ["#1 Summy", "#2 Kakuro"]
        assert [button.typed for button in asked.buttons] == [f"{resign} #1", f"{resign} #2"]
    said = await stage.say(ANN, f"{asked.buttons[0].typed} {yes}", private=True, locale=locale)
    assert words(only(to(said, private_chat(ANN)))) == given_up
    assert only(to(said, LOBBY))
    said = await stage.say(BEN, f"{resign} {yes}", private=True, locale=locale)
    assert "#2 (Kakuro)" in words(only(to(said, private_chat(BEN)))), "the only one that is left"


async def test_the_end_of_a_game_is_answered_where_its_last_line_was_typed(stage: Stage) -> None:
    _, other = await stage.begin_two(options="rated=no")
    table = await stage.table()
    assert table.clocks is not None
    stage.now += 3 * 24 * 60 * 60 + 1
    await stage.service.on_deadline(1)
    said = await stage.say(other, "/claim", private=True)
    assert words(only(to(said, private_chat(other)))) == (
        "The game at table #1 (Summy) is over. You find the result there."
    )


async def test_a_moderator_who_had_left_closes_the_table_and_does_not_give_it_up_again(stage: Stage) -> None:
    await stage.begin(third=CARA, game="kakuro")
    await stage.say(ANN, "/settings threads=yes", moderator=True, has_threads=True)
    await stage.say(ANN, "/resign #1 yes")
    said = await stage.say(ANN, "/close #1", moderator=True, has_threads=True, unseen=True)
    told = words(only(to(said, Ephemeral(LOBBY, ANN.account))))
    assert told == "The game at table #1 (Kakuro) is over. You find the result there."
