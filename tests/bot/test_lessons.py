"""The lesson in a game: a prepared game whose first moves a coach proposes."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.drafting import Tap
from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Message, Private, Style, Unreachable
from bot.chat.text import plain_text
from bot.games import lessons, strengths
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.grammar.words import localized
from bot.messages.painting import paint
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, Stage, everything, only, private_chat, staged, to, words
from tests.conformance.test_lessons import sentences
from tests.people import accounts, on_turn
from tests.present import present
from tests.texts import TEXTS, missing


async def learn(stage: Stage, game: str, locale: str = "en") -> Message:
    """Let Ann begin the lesson in a game in private; returns the first message of the coach."""
    return coach(await stage.say(ANN, f"/{localized('commands', 'learn', locale)} {game}", private=True, locale=locale))


def coach(messages: list[Message]) -> Message:
    """The message of the coach about the next step."""
    steps = [message for message in messages if message.text[0].text[:2] in {f"{step}/" for step in range(1, 9)}]
    lacking = [missing(sentences(game), locale) for game in GAMES for locale in TEXTS.locales]
    assert steps, "\n".join(
        ["the coach tells no step; missing is", *filter(None, lacking), "but", *map(words, messages)]
    )
    return steps[0]


def move(message: Message) -> str:
    """The move that the coach says can be typed."""
    return [span.text for span in message.text if span.style is Style.CODE][-1]


def done(game: str, locale: str = "en") -> str:
    return plain_text(TEXTS.format("lesson-done", locale, {"name": game}))


def own_way(game: str) -> str:
    return plain_text(TEXTS.format("lesson-own-way", "en", {"name": game}))


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("game", GAMES)
async def test_what_the_coach_says_is_typed_and_then_one_plays_alone(stage: Stage, game: str, locale: str) -> None:
    said, steps = await learn(stage, game, locale), lessons.lesson(game).steps
    for step in range(1, steps + 1):
        assert said.text[0].text == f"{step}/{steps}"
        messages = await stage.say(ANN, move(said), private=True, locale=locale)
        if step < steps:
            assert done(game, locale) not in map(words, messages)
            said = coach(messages)
    assert words(messages[-1]) == done(game, locale)
    table = await stage.table()
    assert (table.phase, table.private, on_turn(table, ANN.account)) == (Phase.RUNNING, True, True)
    hint = await stage.say(ANN, "/hint", private=True)
    assert done(game, locale) not in map(words, hint)


async def test_the_lesson_of_rummy_plus_has_the_learner_claim_a_group_of_four(stage: Stage) -> None:
    said, steps = await learn(stage, "rummy-plus"), lessons.lesson("rummy-plus").steps
    for _ in range(steps - 1):
        said = coach(await stage.say(ANN, move(said), private=True))
    assert "Claim it" in words(said)
    *before, claim, discard = move(said).split("; ")
    assert claim.startswith("claim ")
    said = coach(await stage.say(ANN, "; ".join(before), private=True))
    assert move(said) == f"{claim}; {discard}"
    said = coach(await stage.say(ANN, claim, private=True))
    assert move(said) == discard
    messages = await stage.say(ANN, discard, private=True)
    assert any("Ann claims the group" in words(message) for message in messages)


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("game", GAMES)
async def test_the_hint_of_a_lesson_is_the_move_that_the_coach_has_told(stage: Stage, game: str, locale: str) -> None:
    said, steps = await learn(stage, game, locale), lessons.lesson(game).steps
    for _ in range(steps):
        told = move(said)
        hint = only(await stage.say(ANN, f"/{localized('commands', 'hint', locale)}", private=True, locale=locale))
        assert move(hint) == told
        [play_it] = hint.buttons
        messages = await stage.say(ANN, play_it.command, private=True, locale=locale)
        said = coach(messages) if messages[-1].text[0].text[0].isdigit() else messages[-1]
    assert words(messages[-1]) == done(game, locale)


@pytest.mark.parametrize("locale", TEXTS.locales)
@pytest.mark.parametrize("game", GAMES)
async def test_a_line_that_is_no_move_is_answered_with_the_move_of_the_lesson(
    stage: Stage, game: str, locale: str
) -> None:
    told = move(await learn(stage, game, locale))
    answer = only(await stage.say(ANN, "/play nothing", private=True, locale=locale))
    assert move(answer) == told
    await stage.say(ANN, move(answer), private=True, locale=locale)
    assert (await stage.load()).replay.plies > 0


async def test_a_line_that_is_no_move_in_the_review_of_a_lesson_gives_nothing_away(stage: Stage) -> None:
    told = move(await learn(stage, "summy"))
    await stage.say(ANN, "exchange 3", private=True)
    await stage.say(ANN, "/resign #1", private=True)
    looked = only(await stage.say(ANN, "/review #1", private=True))
    await stage.press(ANN, looked, "Puzzle 1")
    answer = only(await stage.say(ANN, "/play nothing 5", private=True))
    assert "cannot read that as a move" in words(answer)
    assert told not in words(answer)


async def test_the_first_tap_goes_the_way_that_the_coach_has_told(stage: Stage) -> None:
    """A tile beside the cell would else have the sum of the second step go across."""
    said = coach(await stage.say(ANN, move(await learn(stage, "summy")), private=True))
    cell = move(said).partition("v")[0]
    tapped = present(await stage.draft(ANN, "", 1, Tap(f" {cell}> ", f" {cell}v ")))
    assert tapped.text == f"{cell}v "


@pytest.mark.parametrize("game", GAMES)
async def test_where_pictures_cannot_be_tapped_a_button_plays_each_step(stage: Stage, game: str) -> None:
    stage.chat.tappable = False
    messages, steps = await stage.say(ANN, f"/learn {game}", private=True), lessons.lesson(game).steps
    for step in range(1, steps + 1):
        last = messages[-1]
        assert f"{step}/{steps}" in words(last)
        assert last.picture is not None, "the coach speaks where the board and the tiles are"
        messages = await stage.press(ANN, last, "Play it")
        assert len([one for one in messages if one.replaces is None]) <= 1, "one message a step"
    assert done(game) in words(messages[-1])
    assert messages[-1].picture is not None


@pytest.mark.parametrize("game", ["rummy-pur", "rummy-plus"])
async def test_where_the_coach_says_what_to_type_no_other_meld_is_an_example(stage: Stage, game: str) -> None:
    stage.chat.tappable = False
    messages, steps = await stage.say(ANN, f"/learn {game}", private=True), lessons.lesson(game).steps
    for _ in range(steps):
        assert "R7 B7 K7" not in everything(messages[-1])
        messages = await stage.press(ANN, messages[-1], "Play it")
    own = await stage.press(ANN, messages[-1], "Draw")
    assert "R7 B7 K7" in words(own[-1]), "whoever goes on alone is told how"


async def test_who_cannot_be_written_to_is_coached_in_the_channel(stage: Stage) -> None:
    stage.chat.tappable = False
    stage.chat.trouble = lambda message: Unreachable() if isinstance(message.to, Private) else None
    said = to(await stage.say(ANN, "/learn summy"), LOBBY)
    board = next(message for message in said if "1/3" in words(message))
    assert [button.label for button in board.buttons] == ["Play it", "My tiles", "Hint"]


async def test_where_pictures_can_be_tapped_no_button_plays_a_step(stage: Stage) -> None:
    assert (await learn(stage, "summy")).buttons == ()


async def test_a_step_can_be_played_move_by_move(stage: Stage) -> None:
    await stage.say(ANN, move(await learn(stage, "rummy-plus")), private=True)
    half = coach(await stage.say(ANN, "K7 K8 K9", private=True))
    assert (half.text[0].text, move(half)) == ("2/6", "discard B12")
    assert words(half).startswith("2/6 Next:\nTap the ringed tile"), "the reason was told before"
    hint = only(await stage.say(ANN, "/hint", private=True))
    assert words(hint).startswith("2/6 Three or more numbers of one colour"), "whoever asks is told it again"
    assert coach(await stage.say(ANN, move(half), private=True)).text[0].text == "3/6"


@pytest.mark.parametrize(
    ("game", "step", "locale", "said"),
    [
        ("summa", 1, "en", "Tap the ringed cells, then Play"),
        ("summa", 1, "de", "Tipp die umrandeten Felder an, dann Spielen"),
        ("kakuro", 3, "en", "the red 9, Play"),
        ("kakuro", 3, "de", "die rote 9, Spielen"),
    ],
)
def test_the_coach_asks_for_no_tap_too_many_and_names_a_card_that_is_there_twice(
    game: str, step: int, locale: str, said: str
) -> None:
    facts: dict[str, str | int] = {"taps": "yes", "step": step, "move": "-"}
    assert said in plain_text(TEXTS.format(f"{game}-lesson-play", locale, facts))


@pytest.mark.parametrize(("locale", "corner"), [("en", "corner"), ("de", "Ecke")])
@pytest.mark.parametrize("taps", [True, False])
async def test_which_cells_may_be_black_is_said_once(stage: Stage, locale: str, corner: str, taps: bool) -> None:
    stage.chat.tappable = taps
    told = "\n".join(map(words, await stage.say(ANN, "/learn summa", private=True, locale=locale)))
    assert told.count(corner) == 1


async def test_who_takes_a_step_back_is_told_it_again(stage: Stage) -> None:
    await stage.say(ANN, move(await learn(stage, "summa")), private=True)
    wrong = await stage.say(ANN, "L F1", private=True)
    assert own_way("summa") not in map(words, wrong)
    assert coach(await stage.say(ANN, "undo", private=True)).text[0].text == "2/3"


async def test_a_move_of_ones_own_is_welcome_and_ends_the_coaching(stage: Stage) -> None:
    await learn(stage, "summy")
    told = await stage.say(ANN, "J13> 3+4(=)7", private=True)
    assert own_way("summy") in map(words, told)
    again = await stage.say(ANN, await stage.move(), private=True)
    assert own_way("summy") not in map(words, again)
    assert done("summy") not in map(words, again)
    assert await stage.on_turn() == ANN


async def test_a_turn_put_together_otherwise_ends_the_coaching_when_it_is_done(stage: Stage) -> None:
    await stage.say(ANN, move(await learn(stage, "rummy-plus")), private=True)
    draft = await stage.say(ANN, "K7 K8 K9", private=True)
    assert own_way("rummy-plus") not in map(words, draft)
    assert own_way("rummy-plus") in map(words, await stage.say(ANN, "discard K3", private=True))


async def test_the_coach_is_silent_once_the_lesson_is_over(stage: Stage) -> None:
    messages = [await learn(stage, "summy")]
    for _ in range(3):
        messages = await stage.say(ANN, move(coach(messages)), private=True)
    for _ in range(5):
        messages = await stage.say(ANN, await stage.move(), private=True)
        assert {done("summy"), own_way("summy")}.isdisjoint(map(words, messages))
    assert (await stage.table()).plies > 2 * len(lessons.lesson("summy").entries)


async def test_a_refused_move_changes_nothing_of_the_lesson(stage: Stage) -> None:
    said = await learn(stage, "summy")
    await stage.say(ANN, "J13> 1+8(=)8", private=True)
    assert coach(await stage.say(ANN, move(said), private=True)).text[0].text == "2/3"


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path, opponents: Opponents) -> None:
    file = tmp_path / "stage.sqlite3"
    async with staged(file, opponents) as stage:
        said = await learn(stage, "kakuro")
        said = coach(await stage.say(ANN, move(said), private=True))
    async with staged(file, opponents) as stage:
        assert coach(await stage.say(ANN, move(said), private=True)).text[0].text == "3/3"


@pytest.mark.parametrize(("game", "line"), [("summy", "J13> 3+4(=)7"), ("kakuro", "E2 y8")])
async def test_what_is_to_be_tapped_has_rings_until_the_learner_goes_their_own_way(
    stage: Stage, game: str, line: str
) -> None:
    await learn(stage, game)
    assert await ringed(stage) == [True, True]
    await stage.say(ANN, line, private=True)
    assert await ringed(stage) == [False, False]


async def test_what_is_left_of_a_step_played_in_part_has_rings_in_any_order(stage: Stage) -> None:
    await stage.say(ANN, move(await learn(stage, "summa")), private=True)
    await stage.say(ANN, "X B1 I D1", private=True)
    assert await ringed(stage) == [False, True]
    assert move(only(await stage.say(ANN, "/hint", private=True))) == "L A1 V C1; done"
    await stage.say(ANN, "V F5", private=True)
    assert await ringed(stage) == [False, False]
    await stage.say(ANN, "undo", private=True)
    assert await ringed(stage) == [False, True]
    await stage.say(ANN, "L A1 V C1", private=True)
    assert move(only(await stage.say(ANN, "/hint", private=True))) == "done"
    assert coach(await stage.say(ANN, "done", private=True)).text[0].text == "3/3"


@pytest.mark.parametrize(
    ("locale", "left"), [("en", "Press Done, or type done."), ("de", "Drück auf Fertig oder schreib fertig.")]
)
async def test_once_all_dice_of_a_step_are_written_only_done_is_asked_for(stage: Stage, locale: str, left: str) -> None:
    await stage.say(ANN, f"/language {locale}", private=True)
    await stage.say(ANN, move(await learn(stage, "summa")), private=True)
    written = await stage.say(ANN, "L A1 X B1 V C1 I D1", private=True)
    assert left in words(coach(written))


async def ringed(stage: Stage) -> list[bool]:
    """Whether the board and the tiles that Ann would be shown now differ from those without rings."""
    found = []
    for kind in ("board", "rack"):
        message = OutboxMessage(private_chat(ANN), (), "en", 1, (await stage.table()).game, picture=kind)
        scene = present(await stage.drawing.scene(message))
        found.append(paint(scene).png != paint(replace(scene, ringed=())).png)
    return found


async def test_learn_alone_asks_for_the_game(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/learn", private=True))
    assert [button.command for button in asked.buttons] == [f"/learn {name}" for name in GAMES]
    assert coach(await stage.press(ANN, asked, "Learn Kakuro"))


async def test_a_newcomer_gets_from_hello_to_the_first_step_by_taps_alone(stage: Stage) -> None:
    for hello in ("/start", "/help"):
        asked = only(await stage.press(ANN, only(await stage.say(ANN, hello, private=True)), "New here? Learn a game"))
        game = "Learn Summy" if hello == "/start" else "Learn Kakuro"
        assert coach(await stage.press(ANN, asked, game)).text[0].text == "1/3"


async def test_the_rules_of_a_game_offer_its_lesson(stage: Stage) -> None:
    rules = only(await stage.say(ANN, "/rules summa", private=True))
    assert coach(await stage.press(ANN, rules, "Learn Summa Summarum")).text[0].text == "1/3"


async def test_a_second_lesson_in_the_same_game_waits_for_the_first(stage: Stage) -> None:
    await learn(stage, "summy")
    assert "already learning" in words(only(await stage.say(ANN, "/learn summy", private=True)))
    await learn(stage, "kakuro")
    await stage.say(ANN, "/resign #1", private=True)
    assert (await learn(stage, "summy")).text[0].text == "1/3"


async def test_everybody_has_a_lesson_of_their_own(stage: Stage) -> None:
    await learn(stage, "summy")
    await stage.say(BEN, "/learn summy", private=True)
    assert [accounts(await stage.table(number)) for number in (1, 2)] == [(ANN.account,), (BEN.account,)]


@pytest.mark.slow
async def test_a_lesson_typed_in_a_channel_goes_on_in_private_and_its_end_is_told_to_nobody(stage: Stage) -> None:
    said = await stage.say(ANN, "/learn summa")
    assert "private chat" in words(only([one for one in said if one.to != private_chat(ANN)]))
    assert coach(to(said, private_chat(ANN)))
    while (await stage.table()).phase is Phase.RUNNING:
        loaded = await stage.load()
        hint = loaded.engine.game.hint(loaded.engine.game.view(loaded.replay.position, lessons.LEARNER))
        said = await stage.say(ANN, hint.move, private=True)
    assert not to(stage.chat.sent[-len(said) :], LOBBY)
    assert "best result" not in "\n".join(map(words, said))
    assert "Nobody" in words(only(await stage.say(ANN, "/best summa")))


async def test_the_draw_of_a_lesson_leaves_the_seal_of_the_next_game_alone(stage: Stage) -> None:
    seal = words(only(await stage.say(ANN, "/verify", private=True)))
    await learn(stage, "summy")
    assert not any(one.text and "Seal" in words(one) for one in stage.chat.sent[1:])
    await stage.say(ANN, "/resign", private=True)
    began = await stage.say(ANN, "/challenge computer=beginner summy", private=True)
    shown = next(words(one) for one in began if "Seal" in words(one))
    assert shown.rpartition("Seal of the draw: ")[2].split()[0] in seal


async def test_a_rematch_of_a_lesson_is_a_game_like_any_other(stage: Stage) -> None:
    await learn(stage, "summy")
    await stage.say(ANN, "/resign", private=True)
    began = await stage.say(ANN, "/rematch", private=True)
    assert not any(one.text[0].text == "1/3" for one in began)
    assert (await stage.table(2)).seed != (await stage.table(1)).seed


NOTHING = ("0 points a turn", "0 points a choice", "the worth of 0 tiles")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_v2_a_review_blames_nobody_for_what_the_coach_told_them_to_play(stage: Stage, game: str) -> None:
    said = [await learn(stage, game)]
    for _ in range(lessons.lesson(game).steps):
        said = await stage.say(ANN, move(coach(said)), private=True)
    await stage.say(ANN, "/resign #1", private=True)
    looked = only(await stage.say(ANN, "/review #1", private=True))
    assert "No turn of yours was clearly worse than the best" in words(looked)
    if strengths.of(game):
        assert any(f"gave away {nothing} on average" in words(looked) for nothing in NOTHING)
    assert looked.picture is not None
    assert not looked.buttons


async def test_v2_a_review_of_a_lesson_tells_of_turns_that_the_learner_chose(stage: Stage) -> None:
    await learn(stage, "summy")
    await stage.say(ANN, "exchange 3", private=True)
    await stage.say(ANN, "/resign #1", private=True)
    looked = only(await stage.say(ANN, "/review #1", private=True))
    assert [button.label for button in looked.buttons] == ["Puzzle 1"]
