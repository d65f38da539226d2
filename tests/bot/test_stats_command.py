"""`/stats`: somebody's games in one picture, and who may see it (R4)."""

import pytest

from bot.chat.port import Author, Ephemeral, Message
from bot.games.registry import GAMES
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, words
from tests.render.pixels import opened


async def resigns(stage: Stage, who: Author, *, against: Author, game: str = "summy", options: str = "") -> None:
    """Let somebody give up a game, and in a game of three Cara too."""
    number = await stage.begin(first=who, second=against, game=game, options=options)
    for one in (who, CARA):
        if (await stage.table(number)).phase is Phase.RUNNING:
            await stage.say(one, f"/resign #{number} yes", private=True)
    assert (await stage.table(number)).phase is Phase.OVER


def shown(message: Message) -> list[str]:
    """The lines of the description of a message's picture."""
    assert message.picture is not None
    return message.picture.alt.splitlines()


def buttons(message: Message) -> dict[str, str]:
    return {button.label: button.command for button in message.buttons}


@pytest.mark.slow
async def test_r4_one_picture_shows_the_games_for_their_player_alone(stage: Stage) -> None:
    await stage.begin(game="kakuro", options="pace=daily")
    while (await stage.table()).phase is Phase.RUNNING:
        stage.now += 120.0
        await stage.say(await stage.on_turn(), f"/play #1 {await stage.move(level=Level.CLUB)}", private=True)
    await resigns(stage, BEN, against=ANN, game="kakuro")
    message = only(await stage.say(ANN, "/stats"))
    assert message.to == Ephemeral(LOBBY, ANN.account)
    assert words(message) == "Ann at Kakuro"
    [game] = [one.result for one in await stage.store.results.played(await stage.store.person(ANN.account))][:1]
    lines = shown(message)
    assert lines[:2] == ["Ann at Kakuro", "Games: 2"]
    assert f"Won: {100 if game.reached == 'won' else 50}%" in lines
    assert "Time a turn: 2 minutes" in lines
    assert f"Best move: {game.best} (+{game.best_points} · #1)" in lines
    assert any(line.startswith("Rating: ") and "?" in line and "±" in line for line in lines)
    began = await stage.store.log(1)
    first = next(entry.seat for entry in began if entry.seat > 0) == game.seat
    won, tied, lost = (int(game.reached == kind) for kind in ("won", "tied", "lost"))
    kind = "Moving first" if first else "Moving later"
    assert lines[-2].startswith("Rated "), "against whom, by their ratings"
    assert lines[-1] == f"{kind}: {won} won, {tied} tied, {lost} lost", "in the other one nobody made a move"
    assert message.picture is not None
    assert opened(message.picture.png).width == 720


async def test_r4_in_german_too(stage: Stage) -> None:
    await resigns(stage, BEN, against=ANN)
    message = only(await stage.say(ANN, "/statistik", locale="de", private=True))
    assert message.to == private_chat(ANN)
    assert words(message) == "Ann bei Summy"
    rating = (await stage.store.ratings.of(await stage.store.person(ANN.account)))["summy"].rating
    assert shown(message) == [
        "Ann bei Summy",
        "Partien: 1",
        "Gewonnen: 100 %",
        f"Wertung: {rating.shown}? ±{rating.margin}",
        "Gleich starke: 1 gewonnen, 0 unentschieden, 0 verloren",
    ]


async def test_r4_the_game_played_last_is_shown_and_buttons_show_the_others_in_its_place(stage: Stage) -> None:
    for game in ("summy", "rummy-pur", "kakuro"):
        await resigns(stage, BEN, against=ANN, game=game)
        stage.now += 1.0
    message = only(await stage.say(ANN, "/stats", private=True))
    assert words(message) == "Ann at Kakuro"
    assert buttons(message) == {"Summy": "/stats summy", "Rummy-Pur": "/stats rummy-pur"}
    other = only(await stage.press(ANN, message, "Rummy-Pur"))
    assert other.replaces == reference(message)
    assert words(other) == "Ann at Rummy-Pur"
    assert set(buttons(other)) == {"Summy", "Kakuro"}
    assert only(await stage.say(ANN, "/stats kak", private=True)).replaces is None


async def test_r4_those_of_somebody_else_with_their_other_games_behind_buttons(stage: Stage) -> None:
    for game in ("kakuro", "summy"):
        await resigns(stage, BEN, against=ANN, game=game)
        stage.now += 1.0
    message = only(await stage.say(CARA, "/stats @ben"))
    assert words(message) == "Ben at Summy"
    assert shown(message)[:3] == ["Ben at Summy", "Games: 1", "Won: 0%"]
    [(label, command)] = buttons(message).items()
    assert (label, command) == ("Kakuro", f"/stats @ben:{BEN.account.id} kakuro")
    assert next(button.typed for button in message.buttons) == "/stats @ben kakuro"
    pressed = only(await stage.say(CARA, command, pressed=True, strangers=("ben",), reply_to=reference(message)))
    assert words(pressed) == "Ben at Kakuro"
    assert words(only(await stage.say(CARA, "/stats kakuro @ben"))) == "Ben at Kakuro"
    assert words(only(await stage.say(CARA, "/stats", replied="ben"))) == "Ben at Summy"
    assert "You have not finished" in words(only(await stage.say(CARA, "/stats me", replied="ben")))


async def test_r4_who_keeps_theirs_private_shows_them_to_nobody_else(stage: Stage) -> None:
    await resigns(stage, BEN, against=ANN)
    message = only(await stage.say(CARA, "/stats @ben"))
    await stage.say(BEN, "/private on")
    assert words(only(await stage.say(CARA, "/stats @ben"))) == "ben keeps their statistics private."
    pressed = await stage.say(CARA, f"/stats @ben:{BEN.account.id} summy", pressed=True, reply_to=reference(message))
    assert words(only(pressed)) == "ben keeps their statistics private."
    assert words(only(await stage.say(BEN, "/stats"))) == "Ben at Summy"
    assert words(only(await stage.say(BEN, "/stats @ben"))) == "Ben at Summy"
    await stage.say(BEN, "/private off")
    assert words(only(await stage.say(CARA, "/stats @ben"))) == "Ben at Summy"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/stats", "You have not finished a game yet. /challenge starts one."),
        ("/stats @ann kakuro", "ann has not finished a game of Kakuro yet."),
        ("/stats @dan", "dan has not finished a game yet."),
        ("/stats @nobody", "I know nobody called nobody here."),
        ("/stats chess", "I do not know a game called chess."),
        ("/stats summy kakuro", "/stats takes a person with @ and a game"),
    ],
)
async def test_r4_what_cannot_be_shown_is_said_in_one_sentence(stage: Stage, line: str, said: str) -> None:
    await resigns(stage, BEN, against=ANN)
    message = only(await stage.say(CARA, line))
    assert words(message).startswith(said)
    assert message.picture is None


async def test_r4_games_against_the_computer_are_told_by_its_level(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=master summy", private=True)
    await stage.say(ANN, "/resign", private=True)
    lines = shown(only(await stage.say(ANN, "/stats", private=True)))
    assert "Computer: master: 0 won, 0 tied, 1 lost" in lines
    assert not any("Rating" in line for line in lines)


async def test_r4_who_plays_alone_sees_their_best_game_and_neither_wins_nor_losses(toy: Stage) -> None:
    for points in (1, 3, 2):
        await toy.say(ANN, "/challenge alone patience", private=True)
        number = max(row[0] for row in toy.sql("SELECT id FROM game_table"))
        for round in range(1, 4):
            await toy.say(ANN, f"/play #{number} pick {int(round <= points)}; done", private=True)
    lines = shown(only(await toy.say(ANN, "/stats", private=True)))
    assert lines[:2] == ["Ann at Patience", "Games: 3"]
    assert "Best game: 3 (#2)" in lines
    assert not [line for line in lines if line.startswith(("Won", "Computer", "Rated"))]


async def test_r4_a_game_that_goes_on_is_in_no_statistics(stage: Stage) -> None:
    await stage.begin()
    await stage.play()
    assert words(only(await stage.say(ANN, "/stats"))) == "You have not finished a game yet. /challenge starts one."


async def test_r4_a_finished_lesson_is_said_not_to_count(stage: Stage) -> None:
    await stage.say(ANN, "/learn kakuro", private=True)
    assert words(only(await stage.say(ANN, "/stats"))).startswith("You have not finished a game yet.")
    await stage.say(ANN, "/resign #1 yes", private=True)
    lesson = only(await stage.say(ANN, "/stats"))
    assert words(lesson) == (
        "A first game with my help does not count here, and you have not finished any other yet. /challenge starts one."
    )
    assert [button.command for button in lesson.buttons] == ["/challenge"]
    assert words(only(await stage.say(BEN, "/stats @ann"))) == "ann has not finished a game yet."
    await resigns(stage, BEN, against=ANN)
    assert words(only(await stage.say(ANN, "/stats kakuro"))).startswith("A first game of Kakuro with my help")
    assert words(only(await stage.say(ANN, "/stats summa"))).startswith("You have not finished a game of Summa")


async def test_r4_what_is_forgotten_names_nobody(stage: Stage) -> None:
    await resigns(stage, BEN, against=ANN)
    message = only(await stage.say(CARA, "/stats @ben"))
    assert shown(message)[0] == "Ben at Summy"
    await stage.say(BEN, "/forget me yes")
    assert words(only(await stage.say(CARA, "/stats @ben"))) == "ben has not finished a game yet."


async def test_r4_what_may_stand_behind_it_is_proposed(stage: Stage) -> None:
    assert set(await stage.suggest(ANN, "/stats ")) >= {f"/stats {game}" for game in GAMES} | {"/stats @ben"}
    assert await stage.suggest(ANN, "/stats @ben su") == ("/stats @ben summy", "/stats @ben summa")
    assert "/stats @ben" not in await stage.suggest(ANN, "/stats @cara ")
