"""A player's own message in private: rewritten while it is in sight, and without buttons once a turn is over."""

from random import Random

import pytest

from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.toys import begin, pick


async def test_what_other_answers_have_pushed_up_is_shown_anew(toy: Stage) -> None:
    await begin(toy)
    own = only(to(toy.chat.sent, private_chat(ANN)))
    assert only(await toy.say(ANN, "pick 3", private=True)).replaces == reference(own)
    assert "help" in words(only(await toy.say(ANN, "/help", private=True)))
    anew = only(await toy.say(ANN, "pick 5", private=True))
    assert anew.replaces is None
    assert "Drafted: 3 5." in words(anew)
    assert only(await toy.say(ANN, "undo", private=True)).replaces == reference(anew)


async def test_the_message_of_a_turn_that_is_over_has_nothing_left_to_press(stage: Stage) -> None:
    mover, _ = await stage.begin_two(game="rummy-plus")
    asked = to(stage.chat.sent, private_chat(mover))[-1]
    assert [button.label for button in asked.buttons] == ["Draw"]
    drawn = only(await stage.press(mover, asked, "Draw"))
    assert (drawn.replaces, drawn.buttons) == (reference(asked), ())


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Summy with Ben, Cara, and Dan (#1), for your eyes only:"),
        ("de", "Summy mit Ben, Cara und Dan (#1), nur für dich:"),
    ],
)
async def test_ones_own_tiles_are_titled_with_the_game_and_the_others(stage: Stage, locale: str, told: str) -> None:
    await stage.say(ANN, "/challenge @ben @cara @dan summy", locale=locale)
    for one in (BEN, CARA, DAN):
        await stage.say(one, "/accept")
    own = to(stage.chat.sent, private_chat(ANN))[-1]
    assert words(own).splitlines()[0] == told
    assert len(own.text) == 1, "the web page leaves the line out where it shows the tiles themselves"


async def test_the_message_of_a_draft_that_is_played_asks_for_nothing_any_more(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    while True:
        mover, other = await stage.seated()
        loaded = await stage.load()
        (seat,) = loaded.table.turn
        game = loaded.engine.game
        first, *others = map(
            game.format, game.choose(game.view(loaded.replay.position, seat), Level.CLUB, Random(loaded.table.plies))
        )
        said = to(await stage.say(mover, first, private=True), private_chat(mover))
        if others:
            break
    asked = said[-1]
    assert [button.label for button in asked.buttons] == ["Undo", "Start over"]
    last = only(to(await stage.say(mover, ";".join(others), private=True), private_chat(mover)))
    assert last.replaces == reference(asked)
    assert words(last) == f"Rummy-Pur-Plus with {other.name} (#1), for your eyes only:"
    assert not last.buttons


async def test_a_hand_is_not_shown_again_for_what_others_lay(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    while not (await stage.load()).replay.position.melds:
        mover, other = await stage.seated()
        loaded = await stage.load()
        (seat,) = loaded.table.turn
        game = loaded.engine.game
        moves = game.choose(game.view(loaded.replay.position, seat), Level.CLUB, Random(1))
        said = await stage.say(mover, ";".join(map(game.format, moves)), private=True)
    assert [button.label for message in to(said, private_chat(other)) for button in message.buttons] == ["Draw"]
    drawn = await stage.say(other, "draw", private=True)
    assert to(drawn, private_chat(mover)) == []


async def test_a_game_ends_in_a_message_of_its_own(toy: Stage) -> None:
    await begin(toy)
    for _ in range(2):
        await pick(toy, ANN, "done")
        await pick(toy, BEN, "done")
    told = [to(toy.chat.sent, private_chat(who))[-1] for who in (ANN, BEN)]
    await pick(toy, ANN, "pick 1", "done")
    said = await toy.say(BEN, "done", private=True)
    over = only(to(said, LOBBY))
    assert over.replaces is None
    assert "The game is over." in words(over)
    assert "1. " in words(over)
    assert (await toy.table()).phase is Phase.OVER
    for who, own in ((ANN, told[0]), (BEN, told[1])):
        last = only(to(said, private_chat(who)))
        assert last.replaces == reference(own), "it asks for nothing any more"
        assert words(last) == f"Toy with {BEN.name if who is ANN else ANN.name} (#1), for your eyes only:"
        assert not last.buttons
        assert last.picture is not None


async def test_at_the_end_what_other_answers_have_pushed_up_is_closed_where_it_stands(toy: Stage) -> None:
    await begin(toy)
    for _ in range(2):
        await pick(toy, ANN, "done")
        await pick(toy, BEN, "done")
    await pick(toy, ANN, "pick 1")
    own = to(toy.chat.sent, private_chat(ANN))[-1]
    assert "help" in words(only(await toy.say(ANN, "/help", private=True)))
    await pick(toy, BEN, "done")
    assert only(to(await toy.say(ANN, "done", private=True), private_chat(ANN))).replaces == own.replaces
    assert (await toy.table()).phase is Phase.OVER


@pytest.mark.parametrize(("locale", "label"), [("en", "Also waiting: "), ("de", "Wartet auch: ")])
async def test_n1_after_a_move_ones_own_tiles_lead_to_the_most_urgent_other_game(
    everywhere: Stage, locale: str, label: str
) -> None:
    stage = everywhere
    stage.chat.tappable = False
    first = await stage.begin()
    mover, other = await stage.seated(first)
    said = await stage.say(mover, f"/play #{first} {await stage.move(first)}", private=True)
    assert only(to(said, private_chat(mover))).buttons == (), "no other game waits"
    urgent = await stage.begin(first=other, second=mover, game="kakuro", options="pace=2h", channel=ELSEWHERE)
    relaxed = await stage.begin(first=other, second=mover, options="pace=slow", channel=ELSEWHERE)
    for number in (urgent, relaxed):
        if await stage.on_turn(number) != other:
            await stage.play(number)
    await stage.say(other, f"/language {locale}", private=True)
    said = await stage.say(other, await stage.move(first), addressed=True)
    told = to(said, LOBBY)
    assert len(told) == 1
    assert not any("#" in button.label for button in told[0].buttons), "the channel is told nothing of other games"
    (button,) = only(to(said, private_chat(other))).buttons
    assert button.label == f"{label}#{urgent} Kakuro ({mover.name})"
    shown = only(await stage.say(other, button.command, private=True, pressed=True, locale=locale))
    assert shown.picture is not None
    assert f"#{urgent}" in words(shown)
