"""Lines in a channel that are for the bot although they do not name it: commands, and replies to messages about a game."""

import pytest

from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, reference, to, words


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("help!", "I run games of numbers"),
        ("rules", "Summy\n"),
        ("hint please", "There are no hints at table #1"),
        ("what are my tiles?", "for your eyes only"),
        ("my tiles", "for your eyes only"),
        ("whose turn is it?", "It is your turn:"),
        ("resign", "Do you want to give up Summy at table #1?"),
        ("I give up", "Did you mean /resign?"),
        ("ich gebe auf!", "Did you mean /resign?"),
        ("undo", "Did you mean /takeback?"),
        ("pass", "There is no passing in Summy"),
        ("swap it", "Say which tiles you want to exchange"),
    ],
)
async def test_in_reply_to_the_board_its_players_are_answered(stage: Stage, said: str, told: str) -> None:
    mover, _ = await stage.begin_two()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    assert told in words(only(await stage.say(mover, said, reply_to=board)))
    assert await stage.say(mover, said) == [], "to nobody"
    assert await stage.say(mover, said, reply_to="what a person said") == []
    assert await stage.say(CARA, said, reply_to=board) == [], "who does not play is not meant"


@pytest.mark.parametrize(
    "said",
    [
        "nice move!",
        "good move",
        "that was a good move",
        "lol",
        "again!",
        "close!",
        "hi",
        "best",
        "all good",
        "is what it is",
        "alles gut",
        "not my turn",
        "don't give up",
        "help is on the way",
        "@ben my tiles",
        "what was that?",
        "takeback?",
        "pause?",
        "claim?",
        "ben's rating?",
        "how good is ben?",
        "and a tournament?",
        "thanks",
    ],
)
async def test_talk_in_reply_to_the_board_is_left_alone(stage: Stage, said: str) -> None:
    mover, other = await stage.begin_two()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    assert await stage.say(mover, said, reply_to=board) == []
    assert await stage.say(other, said, reply_to=board) == []


async def test_a_line_that_begins_like_a_move_is_answered_to_whoever_is_on_turn(stage: Stage) -> None:
    await stage.begin(game="rummy-pur")
    mover = await stage.on_turn()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    (other, *_) = [one for one in (ANN, BEN, CARA) if one is not mover]
    assert "I cannot read that as a move" in words((await stage.say(mover, "draw three", reply_to=board))[0])
    assert await stage.say(other, "draw three", reply_to=board) == []


async def test_a_move_in_reply_to_the_board_is_a_move_though_it_looks_like_a_command(stage: Stage) -> None:
    """In Rummy `zurück` takes a step back; it also ends an absence."""
    await stage.begin(first=ANN, second=BEN, game="rummy-plus")
    mover = await stage.on_turn()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    await stage.say(mover, "/away 2d", private=True)
    told = "".join(map(words, await stage.say(mover, "zurück", reply_to=board, locale="de")))
    assert "Willkommen zurück" not in told


async def test_a_slash_in_reply_to_the_bot_may_be_for_another_one(stage: Stage) -> None:
    await stage.begin()
    board = reference(to(stage.chat.sent, LOBBY)[-1])
    for line in ("/del", "/pin", "/report", "/kick", "/warn", "/translate"):
        for who in (ANN, CARA):
            assert await stage.say(who, line, addressed=False, reply_to=board) == [], line


@pytest.mark.parametrize("said", ["rematch", "Again!", "Revanche?"])
async def test_a_reply_to_the_end_of_a_game_asks_for_a_rematch(stage: Stage, said: str) -> None:
    mover, other = await stage.begin_two()
    await stage.say(mover, "/resign yes")
    end = reference(to(stage.chat.sent, LOBBY)[-1])
    asked = words(to(await stage.say(other, said, reply_to=end), LOBBY)[-1])
    assert f"{other.name} wants to play Summy (table #2)" in asked


@pytest.mark.parametrize(
    ("said", "locale", "told"),
    [
        ("noch eine Runde?", "de", "Meinst du /revanche?"),
        ("noch ne Runde?", "de", "Meinst du /revanche?"),
        ("Noch eine Partie", "de", "Meinst du /revanche?"),
        ("nochmal spielen?", "de", "Meinst du /revanche?"),
        ("another round?", "en", "Did you mean /rematch?"),
        ("who won?", "en", "Your finished games"),
        ("Wer hat gewonnen?", "de", "Deine beendeten Partien"),
    ],
)
async def test_below_the_end_of_a_game_people_ask_for_another_and_who_has_won(
    stage: Stage, said: str, locale: str, told: str
) -> None:
    mover, other = await stage.begin_two()
    await stage.play()
    await stage.say(mover, "/resign yes")
    end = reference(to(stage.chat.sent, LOBBY)[-1])
    for how in ({"reply_to": end}, {"addressed": True}):
        assert told in words(only(await stage.say(other, said, locale=locale, **how)))
    assert await stage.say(other, said, locale=locale) == [], "to nobody"
    assert await stage.say(CARA, said, locale=locale, reply_to=end) == [], "who has not played is not meant"


async def test_a_command_that_names_no_bot_may_be_for_another_one(stage: Stage) -> None:
    for line in ("/", "/weather", "/stat", "/exchange", "/kick @ben", "/my tiles", "/J13> 1+1=2"):
        assert await stage.say(ANN, line, addressed=False) == [], line
    for line, told in (
        ("/summy", "Who is to play?"),
        ("/games", "You are not playing anywhere"),
        ("/chalenge", "Did you mean /challenge?"),
    ):
        assert told in words(only(await stage.say(ANN, line, addressed=False))), line
    for line in ("/weather", "/foo bar"):
        assert "I do not know the command" in words(only(await stage.say(ANN, line))), line


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/exchange", "Say which tiles you want to exchange"),
        ("/passe", "There is no passing in Summy"),
        ("/J13 1+1=2", "If you mean J13> 1+1=2:"),
        ("/undo", "Did you mean /takeback?"),
        ("/quit", "Did you mean /resign?"),
        ("/my tiles", "for your eyes only"),
    ],
)
@pytest.mark.parametrize("addressed", [False, True])
async def test_a_player_may_put_a_slash_before_a_move_and_their_own_words(
    stage: Stage, line: str, told: str, *, addressed: bool
) -> None:
    mover, _ = await stage.begin_two()
    assert told in words(only(await stage.say(mover, line, addressed=addressed)))
    assert await stage.say(mover, "/weather", addressed=False) == []
    assert await stage.say(CARA, line, addressed=False) == [], "who does not play is not meant"


async def test_a_move_behind_a_slash_is_played_or_waits_for_its_turn(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    said = only(await stage.say(other, "/J13> 1+1=2", addressed=False))
    assert words(said) == f"It is not your turn at table #1 now: it waits for {mover.name}."
    await stage.say(mover, f"/{await stage.move()}", addressed=False)
    assert await stage.on_turn() is other
