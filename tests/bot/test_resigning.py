"""Whoever gives up a game that others play as well, or one in which they have moved, is asked first."""

import pytest

from bot.chat.port import Author, Ephemeral, Message
from bot.chat.text import plain_text, with_description
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_forgetting import deleting

TO_ONE: tuple[tuple[str, str, str], ...] = (
    (
        "en",
        "/resign",
        "Do you want to give up Summy at table #1? That cannot be undone, and it counts for your rating.",
    ),
    (
        "de",
        "/aufgeben",
        "Möchtest du Summy an Tisch #1 aufgeben? Das lässt sich nicht rückgängig machen, und es zählt für deine Wertung.",
    ),
)
LABELS = {"en": ["Give up", "Go on playing"], "de": ["Aufgeben", "Weiterspielen"]}


async def press(stage: Stage, who: Author, asked: Message, label: str = "Give up", locale: str = "en") -> list[Message]:
    """Press a button of a question in the channel."""
    (command,) = (button.command for button in asked.buttons if button.label == label)
    return await stage.say(who, command, reply_to=reference(asked), pressed=True, locale=locale)


@pytest.mark.parametrize(("locale", "line", "question"), TO_ONE)
@pytest.mark.parametrize("moved", [True, False])
@pytest.mark.parametrize("number", ["", " #1"])
async def test_a_game_with_others_is_given_up_only_once_it_is_confirmed(
    stage: Stage, locale: str, line: str, question: str, number: str, moved: bool
) -> None:
    who, other = await stage.begin_two()
    await stage.play()
    who = who if moved else other
    asked = only(await stage.say(who, f"{line}{number}", locale=locale))
    assert words(asked) == question
    assert [button.label for button in asked.buttons] == LABELS[locale]
    assert [button.command for button in asked.buttons] == ["/resign #1 yes", "/resign #1 no"]
    assert (await stage.table()).phase is Phase.RUNNING
    sent = await press(stage, who, asked, LABELS[locale][0], locale)
    assert f"{who.name} resigns" in words(only(to(sent, LOBBY)))
    [done] = [message for message in sent if message.replaces == reference(asked)]
    gone = {"en": "You have given up Summy at table #1.", "de": "Du hast Summy an Tisch #1 aufgegeben."}
    assert (words(done), done.buttons) == (gone[locale], ())
    assert (await stage.table()).phase is Phase.OVER


@pytest.mark.parametrize(
    ("moved", "locale", "labels"),
    [
        (False, "en", ["Rematch", "Another game", "Replay"]),
        (True, "de", ["Revanche", "Anderes Spiel", "Wiederholung", "Rückblick"]),
    ],
)
async def test_whoever_gives_up_in_private_finds_there_what_can_follow(
    stage: Stage, moved: bool, locale: str, labels: list[str]
) -> None:
    who, other = await stage.begin_two()
    await stage.play()
    who, other = (who, other) if moved else (other, who)
    asked = only(await stage.say(who, "/resign #1", private=True, locale=locale))
    [yes, _] = asked.buttons
    sent = await stage.say(who, yes.command, reply_to=reference(asked), pressed=True, private=True, locale=locale)
    [done] = to(sent, private_chat(who))
    assert [button.label for button in done.buttons] == labels
    await stage.say(who, done.buttons[0].command, reply_to=reference(done), pressed=True, private=True, locale=locale)
    assert {player.name for player in (await stage.table(2)).players} == {who.name, other.name}
    assert (await stage.table(2)).channel == LOBBY


async def test_whoever_leaves_a_game_in_private_that_goes_on_has_nothing_to_press(stage: Stage) -> None:
    await stage.begin(third=CARA)
    asked = only(await stage.say(ANN, "/resign #1", private=True))
    sent = await stage.say(ANN, "/resign #1 yes", reply_to=reference(asked), pressed=True, private=True)
    assert [message.buttons for message in to(sent, private_chat(ANN))] == [()]


async def test_what_does_not_count_for_a_rating_says_nothing_of_it(stage: Stage) -> None:
    await stage.begin(options="rated=no")
    asked = only(await stage.say(ANN, "/resign"))
    assert words(asked) == "Do you want to give up Summy at table #1? That cannot be undone."


@pytest.mark.parametrize(("line", "locale"), [("/resign yes", "en"), ("/resign #1 yes", "en"), ("/aufgeben ja", "de")])
async def test_whoever_says_that_they_are_sure_is_not_asked(stage: Stage, line: str, locale: str) -> None:
    await stage.begin()
    await stage.say(ANN, line, locale=locale)
    assert (await stage.table()).phase is Phase.OVER


@pytest.mark.parametrize(
    ("line", "label", "locale", "kept"),
    [
        ("/resign no", "Go on playing", "en", "All right, you play on."),
        ("/aufgeben nein", "Weiterspielen", "de", "Gut, du spielst weiter."),
    ],
)
async def test_whoever_plays_on_is_told_so_and_keeps_no_button(
    stage: Stage, line: str, label: str, locale: str, kept: str
) -> None:
    await stage.begin()
    resign = {"en": "/resign", "de": "/aufgeben"}[locale]
    asked = only(await stage.say(ANN, resign, locale=locale))
    after = only(await press(stage, ANN, asked, label, locale))
    assert (words(after), after.replaces, after.buttons) == (kept, reference(asked), ())
    asked = only(await stage.say(ANN, resign, private=True, locale=locale))
    chat = deleting(stage)
    typed = only(await stage.say(ANN, line, private=True, locale=locale))
    assert (words(typed), chat.without_buttons) == (kept, [(private_chat(ANN), reference(asked))])
    pressed = only(await stage.press(ANN, asked, LABELS[locale][0]))
    assert len(pressed.buttons) == 2, "an old button asks again"
    assert (await stage.table()).phase is Phase.RUNNING


async def test_the_question_is_asked_in_a_tournament_as_well(toy: Stage) -> None:
    await toy.say(CARA, "/tournament new toy rounds=1")
    for one in (ANN, BEN):
        await toy.say(one, "/tournament join")
    await toy.say(CARA, "/tournament start")
    asked = only(await toy.say(ANN, "/resign"))
    assert "give up" in words(asked)
    assert (await toy.table()).phase is Phase.RUNNING
    await press(toy, ANN, asked)
    assert (await toy.table()).phase is Phase.OVER


async def test_without_other_people_only_who_has_moved_and_named_no_table_is_asked(stage: Stage) -> None:
    unmoved, named, meant = await stage.begin_alone(), await stage.begin_alone(), await stage.begin_alone()
    await stage.say(ANN, f"/resign #{unmoved}", private=True)
    assert (await stage.table(unmoved)).phase is Phase.OVER
    for number in (named, meant):
        await stage.say(ANN, f"/play #{number} {await stage.move(number)}", private=True)
    await stage.say(ANN, f"/resign #{named}", private=True)
    assert (await stage.table(named)).phase is Phase.OVER
    asked = only(await stage.say(ANN, "/resign", private=True))
    assert (await stage.table(meant)).phase is Phase.RUNNING
    await stage.press(ANN, asked, "Give up")
    assert (await stage.table(meant)).phase is Phase.OVER


async def test_nobody_gives_up_by_the_button_of_another(stage: Stage) -> None:
    ann, ben = await stage.begin_two()
    asked = only(await stage.say(ann, "/resign"))
    for other in (ben, CARA):
        for label in LABELS["en"]:
            assert "Only the person who was asked" in words(only(await press(stage, other, asked, label)))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_a_button_that_proposes_to_resign_asks_whoever_presses_it(stage: Stage) -> None:
    ann, ben = await stage.begin_two()
    proposal = only(await stage.say(ann, "/quit"))
    assert "/resign" in [button.command for button in proposal.buttons]
    asked = only(await stage.say(ben, "/resign", reply_to=reference(proposal), pressed=True))
    assert words(asked).startswith("Do you want to give up")
    await press(stage, ben, asked)
    assert (await stage.table()).phase is Phase.OVER


async def test_a_button_elsewhere_that_says_to_be_sure_asks_all_the_same(stage: Stage) -> None:
    await stage.begin()
    asked = only(await stage.say(ANN, "/resign #1 yes", pressed=True))
    assert words(asked).startswith("Do you want to give up")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_the_button_that_names_one_of_several_games_asks_before_it_is_given_up(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    which = only(await stage.say(ANN, "/resign", private=True))
    asked = only(await stage.press(ANN, which, "#2 Summy"))
    assert words(asked).startswith("Do you want to give up Summy at table #2?")
    assert (await stage.table(2)).phase is Phase.RUNNING
    await stage.press(ANN, asked, "Give up")
    assert (await stage.table(2)).phase is Phase.OVER


async def test_only_the_newest_question_keeps_its_buttons(stage: Stage) -> None:
    await stage.begin()
    first = only(await stage.say(ANN, "/resign", private=True))
    chat = deleting(stage)
    await stage.say(ANN, "/resign", private=True)
    assert chat.without_buttons == [(private_chat(ANN), reference(first))]


async def test_a_question_of_a_game_that_has_ended_meanwhile_is_answered(stage: Stage) -> None:
    await stage.begin()
    asked = only(await stage.say(ANN, "/resign"))
    await stage.say(ANN, "/resign #1 yes")
    assert "is over" in words(only(await press(stage, ANN, asked)))


async def test_the_move_before_is_not_told_again_where_the_picture_is_described_below_the_text(stage: Stage) -> None:
    await stage.begin()
    told = (await stage.play())[-1]
    assert told.picture is not None
    (move,) = (line for line in words(told).splitlines() if " lays " in line or " exchanges " in line)
    assert move in told.picture.alt.splitlines()
    _, other = await stage.seated()
    board = only(await stage.say(other, "/board"))
    assert board.picture is not None
    assert move in board.picture.alt, "whoever asks for the board is told of it"
    await stage.say(other, "/resign #1 yes")
    (end,) = (one for one in stage.chat.sent if "resigns" in words(one))
    assert end.picture is not None
    caption = plain_text(with_description(end.text, end.picture.alt))
    assert "wins" in caption
    assert move not in caption


async def test_whoever_gives_up_a_private_game_in_a_channel_is_told_so_there(stage: Stage) -> None:
    number = await stage.begin_alone()
    said = await stage.say(ANN, f"/resign #{number}")
    assert (await stage.table(number)).phase is Phase.OVER
    told = only([message for message in said if message.to != private_chat(ANN)])
    assert words(told) == f"You have given up Summy at table #{number}."
    assert told.to == Ephemeral(LOBBY, ANN.account), "nobody else sees it"
