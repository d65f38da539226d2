"""Somebody who knows no command begins a game and plays a first move by buttons alone."""

from dataclasses import replace

from bot.chat.port import Account, Author, Channel, Ephemeral, Incoming, Message
from bot.games.registry import GAMES, load
from core.replay import cached_view
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, private_chat, reference, to, words
from tests.people import seat_of

GROUP = Author(Account("web", "lobby"), "The lobby")
ADDED = Incoming("joined", LOBBY, GROUP, "/start", addressed=True, locale="de", anonymous=True, joined=True)


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def added(stage: Stage, line: Incoming = ADDED) -> Message:
    """Add the bot to the lobby; returns what it says there."""
    await stage.service.handle(line)
    await stage.settle()
    return stage.chat.sent[-1]


async def press(stage: Stage, who: Author, message: Message, label: str) -> list[Message]:
    """Press a button in the lobby."""
    (command,) = (button.command for button in message.buttons if button.label == label)
    return await stage.say(who, command, reply_to=reference(message), pressed=True, addressed=True)


async def test_start_says_hello_and_offers_the_games(stage: Stage) -> None:
    hello = only(await stage.say(ANN, "/start", private=True))
    assert words(hello).startswith("Hello!")
    assert labels(hello) == [*(load(name).title for name in GAMES), "New here? Learn a game"]


async def test_in_a_channel_anybody_may_learn_by_the_greeting_of_another_but_not_answer_its_question(
    stage: Stage,
) -> None:
    hello = only(await stage.say(ANN, "/start"))
    assert "for the person who asked" in words(only(await press(stage, BEN, hello, "Summy")))
    assert "Which game would you like to learn?" in words(
        only(await press(stage, BEN, hello, "New here? Learn a game"))
    )


async def test_whoever_has_played_before_is_offered_the_puzzle_of_the_day(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer kakuro beginner", private=True)
    for line in ("/hint", "/resign #1"):
        await stage.say(ANN, line, private=True)
    again = only(await stage.say(ANN, "/start", private=True))
    assert words(again) == "Good to see you again!\nWhich game would you like?"
    assert labels(again) == [*(load(name).title for name in GAMES), "Puzzle of the day"]
    (puzzle,) = await stage.press(ANN, again, "Puzzle of the day")
    assert "puzzle of " in words(puzzle)
    german = only(await stage.say(ANN, "/start", private=True, locale="de"))
    assert words(german).startswith("Schön, dass du wieder da bist!")


async def test_from_start_to_the_first_move_by_taps_alone(stage: Stage) -> None:
    said = await stage.say(ANN, "/start", private=True)
    taps = 1
    for label in ("Summy", "Computer: beginner", "Hint", "Play it"):
        shown = next(message for message in reversed(said) if label in labels(message))
        said = await stage.press(ANN, shown, label)
        taps += 1
    table = await stage.table()
    assert any(entry.seat == seat_of(table, ANN.account) for entry in await stage.store.log(1))
    assert taps <= 6


async def test_whoever_plays_nothing_gets_a_button_to_begin(stage: Stage) -> None:
    for line in ("/games", "/tables", "/stats", "/hint", "how nice", "/rack"):
        said = only(await stage.say(ANN, line, private=True))
        more = {"/games": ["Puzzle of the day"], "how nice": ["New here? Learn a game"]}
        assert labels(said) == ["Play now", *more.get(line, [])], line
    assert "Summy" in labels(only(await stage.press(ANN, said, "Play now")))
    for line in ("/tables", "/rack"):
        assert labels(only(await stage.say(ANN, line))) == ["Play now"], line
    await stage.say(BEN, "/games")
    assert labels(only(await stage.say(ANN, "/stats @ben"))) == [], "theirs to begin"


async def test_who_is_waited_for_is_not_asked_to_begin_something_else(stage: Stage) -> None:
    await stage.begin()
    said = await stage.say(ANN, "/start", private=True)
    assert all("Hello!" not in words(message) for message in said)


async def test_who_is_on_turn_is_told_so_beside_their_tiles(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    own = only(await stage.say(mover, "/start", private=True))
    assert words(own).splitlines()[:2] == [
        f"{mover.name}, it is your turn.",
        f"Summy with {other.name} (#1), for your eyes only:",
    ]
    assert not mentioned(own), "the board has notified them"
    waits = only(await stage.say(other, "/start", private=True))
    assert words(waits).splitlines()[:2] == [
        f"{mover.name} is to move.",
        f"Summy with {mover.name} (#1), for your eyes only:",
    ]
    assert not mentioned(waits)
    await stage.say(ANN, "/pause")
    await stage.say(BEN, "/pause")
    assert "paused" in words(only(await stage.say(mover, "/start", private=True)))


async def test_who_is_asked_for_a_takeback_is_asked_there_too(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(other, await stage.move(), private=True)
    await stage.say(mover, "/takeback #1")
    shown = only(await stage.say(other, "/start", private=True))
    assert {"Agree", "Decline"} <= {button.label.split()[0] for button in shown.buttons}


async def test_a_channel_it_was_added_to_is_greeted_in_its_language_with_the_games(stage: Stage) -> None:
    hello = await added(stage)
    assert hello.to == LOBBY
    assert words(hello).startswith("Hallo!")
    assert labels(hello) == [*(load(name).title for name in GAMES), "Neu hier? Lern ein Spiel"]
    assert (await stage.store.preference(LOBBY)).last_locale == "de"
    again = await added(stage)
    assert again == hello, "the same news is told once"


async def test_everybody_answers_the_greeting_for_themselves(stage: Stage) -> None:
    hello = await added(stage, replace(ADDED, locale="en"))
    for who in (ANN, BEN):
        asked = only(await press(stage, who, hello, "Summy"))
        assert asked.to == Ephemeral(LOBBY, who.account)
        assert "Computer: beginner" in labels(asked)
    agreed = only(await press(stage, BEN, asked, "Whoever joins first"))
    assert "Join" in labels(to(await press(stage, BEN, agreed, "Ask now"), LOBBY)[0])


async def test_a_place_it_may_not_write_to_is_no_trouble(stage: Stage) -> None:
    await stage.service.handle(replace(ADDED, channel=Channel("nowhere", "1")))
    await stage.settle()
    assert not stage.chat.sent


async def test_a_hint_can_be_played_by_a_button_until_the_turn_is_over(stage: Stage) -> None:
    number = await stage.begin(options="hints=yes")
    mover = await stage.on_turn()
    hint = only(await stage.say(mover, "/hint", private=True))
    (button,) = hint.buttons
    assert button.label == "Play it"
    assert button.command.startswith(f"/play #{number} ")
    assert len(button.command.encode()) <= 64
    before = (await stage.table()).plies
    await stage.press(mover, hint, "Play it")
    assert (await stage.table()).plies > before
    await stage.play()
    assert "earlier turn" in words(only(await stage.press(mover, hint, "Play it")))


async def test_what_was_meant_can_be_played_by_a_button(stage: Stage) -> None:
    await stage.begin(game="kakuro")
    mover = await stage.on_turn()
    move = await stage.move()
    meant = only(await stage.say(mover, f"/play {move}!", private=True))
    assert "Did you mean" in words(meant)
    await stage.press(mover, meant, "Play it")
    assert (await stage.on_turn()) != mover


async def test_the_board_offers_a_hint_where_one_may_be_asked_for(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=beginner summy", private=True)
    board = next(message for message in to(stage.chat.sent, private_chat(ANN))[::-1] if not message.secret)
    assert labels(board) == ["My tiles", "Hint"]
    await stage.begin(first=BEN, second=ANN)
    assert labels(to(stage.chat.sent, LOBBY)[-1]) == ["My tiles"]


async def test_what_may_come_next_in_a_move_is_proposed_and_no_move(stage: Stage) -> None:
    await stage.begin(game="rummy-pur")
    mover = await stage.on_turn()
    loaded = await stage.load()
    (seat,) = loaded.table.turn
    hand = [
        area.text.strip()
        for area in loaded.engine.pictures.rack_areas(cached_view(loaded.engine.game, loaded.replay, seat))
    ]
    proposed = await stage.suggest(mover, "/play ")
    assert proposed[0] == "/play draw"
    assert set(proposed[1:]) == {f"/play {tile}" for tile in hand}
    assert set(await stage.suggest(mover, "/play meld R")) == {f"/play meld {tile}" for tile in hand if tile[0] == "R"}
    assert (await stage.suggest(mover, "/spiele z", locale="de")) == ("/spiele ziehen",)
    for other in (one for one in (ANN, BEN, CARA) if one != mover):
        assert not set(await stage.suggest(other, "/play ")) & set(proposed[:1])


async def test_cells_to_begin_at_are_proposed_as_they_are_typed(stage: Stage) -> None:
    await stage.begin(game="summy")
    mover = await stage.on_turn()
    cells = await stage.suggest(mover, "/try J1")
    assert cells
    assert all(cell.startswith("/try J1") and cell.endswith(">") for cell in cells)
    assert len(await stage.suggest(mover, "/play ")) <= 25


async def test_every_rule_text_leads_to_a_game(stage: Stage) -> None:
    for name in GAMES:
        rules = only(await stage.say(ANN, f"/rules {name}", private=True))
        assert labels(rules) == [f"Learn {load(name).title}", "Play now"]
        asked = only(await stage.press(ANN, rules, "Play now"))
        assert "Computer: beginner" in labels(asked)
    assert labels(only(await stage.say(ANN, "/rules summy S5", private=True))) == ["Play now"]
