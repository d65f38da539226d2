"""On turn, what reads as a move is one though it begins with a word for a command, and a verb alone is told what it lacks."""

import pytest

from bot.chat.port import Author
from tests.bot.stage import ANN, Stage, only, words

IN_PRIVATE = "That move would show the others what only you should see."


async def on_turn(stage: Stage, game: str = "rummy-plus") -> Author:
    await stage.begin(game=game)
    return await stage.on_turn()


@pytest.mark.parametrize("line", ["/lösen A R1", "/verbinde A B", "/neu R4 R5 J", "/join A B", "/claim A"])
async def test_a_move_behind_a_slash_is_no_command(stage: Stage, line: str) -> None:
    mover = await on_turn(stage)
    assert "Draw first" in words(only(await stage.say(mover, line, private=True)))
    for addressed in (True, False):
        assert words(only(await stage.say(mover, line, addressed=addressed))).startswith(IN_PRIVATE), addressed


@pytest.mark.parametrize("line", ["/verbinden", "/lösen", "/neu", "/join", "/claim", "/p R5 R6 R7", "/t R5 R6 R7"])
async def test_what_reads_as_no_move_or_begins_with_play_is_still_a_command(stage: Stage, line: str) -> None:
    mover = await on_turn(stage)
    told = words(only(await stage.say(mover, line, private=True)))
    assert "Say which" not in told
    assert " P:" not in told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("verbinde", "Say which two melds you join"),
        ("löse", "To release a joker"),
        ("release", "To release a joker"),
        ("swap", "To swap"),
        ("claim", "Say which group of four you claim"),
        ("beanspruchen!", "Say which group of four you claim"),
        ("add", "Say which tile you add"),
        ("/release", "To release a joker"),
    ],
)
async def test_a_verb_alone_is_told_what_it_lacks(stage: Stage, line: str, told: str) -> None:
    mover = await on_turn(stage)
    assert told in words(only(await stage.say(mover, line, private=True)))


async def test_out_of_turn_such_a_verb_is_a_command(stage: Stage) -> None:
    await on_turn(stage)
    (_, other) = await stage.seated()
    assert "/link" in words(only(await stage.say(other, "verbinde", private=True)))


async def test_such_a_verb_is_talk_among_people(stage: Stage) -> None:
    mover = await on_turn(stage)
    board = (await stage.say(mover, "/board"))[-1]
    for talk in ("join us tomorrow", "take a look", "löse das mal", "neu hier?", "claim"):
        assert await stage.say(mover, talk) == [], talk
    for talk in ("join us tomorrow", "take a look", "löse das mal", "neu hier?"):
        assert await stage.say(mover, talk, reply_to=f"r-{board.nonce}") == [], talk
    other = (await stage.seated())[1]
    assert await stage.say(other, "/add", addressed=False) == [], "another bot may be meant"
    assert "Say which tile you add" in words(only(await stage.say(mover, "/add", addressed=False)))


async def test_zurueck_behind_a_slash_takes_a_step_back_unless_its_author_was_away(stage: Stage) -> None:
    mover = await on_turn(stage)
    await stage.say(mover, "draw", private=True)
    for private in (True, False):
        said = words(only(await stage.say(mover, "/zurück", private=private)))
        assert "There is nothing to take back in this turn" in said
    await stage.say(mover, "/away 2d", private=True)
    assert "nothing to take back" not in "".join(map(words, await stage.say(mover, "/zurück", private=True)))
    assert "nothing to take back" in words(only(await stage.say(mover, "/zurück", private=True)))


async def test_in_rummy_pur_nobody_is_told_how_to_claim(stage: Stage) -> None:
    mover = await on_turn(stage, "rummy-pur")
    for line in ("beanspruchen", "claim", "freigeben"):
        assert "There are no claims in Rummy-Pur" in words(only(await stage.say(mover, line, private=True))), line
    assert await stage.say(mover, "claim it", reply_to="what a person said") == []


async def test_a_move_that_may_be_meant_is_offered_only_where_it_can_be_played(stage: Stage) -> None:
    mover = await on_turn(stage)
    await stage.say(mover, "draw", private=True)
    taken = only(await stage.say(mover, "nimm R4 weg", private=True, locale="de"))
    assert taken.buttons == ()
    assert words(taken).startswith("Sag, woher:")
    said = only(await stage.say(mover, "mel R1 B1 K1 Y1", private=True))
    assert (words(said).startswith("If you mean meld"), said.buttons) == (True, ())
    behind = only(await stage.say(mover, "reset; mel R1 B1 K1 Y1", private=True))
    assert "There is nothing to take back" in words(behind), "it is read behind what stands before it"
    loaded = await stage.load()
    (seat,) = loaded.table.turn
    tile = next(tile for tile in loaded.view(seat).private.hand if tile != "J")
    await stage.say(mover, f"discard {tile}", private=True)
    second = await stage.on_turn()
    offered = only(await stage.say(second, f"nimm {tile}", private=True, locale="de"))
    assert [button.command for button in offered.buttons] == [f"/play #1 draw {tile}"]
    behind = only(await stage.say(second, f"draw; discard {tile} then", private=True))
    assert "only draw is possible now" in words(behind)
    searched = only(await stage.say(second, f"lay {tile} R1 somehow", private=True))
    assert searched.buttons[0].command == "/play #1 draw"


@pytest.mark.parametrize(
    ("line", "locale"),
    [
        ("welche Steine habe ich?", "de"),
        ("was habe ich auf der Hand?", "de"),
        ("which tiles do I have?", "en"),
        ("what is in my hand?", "en"),
    ],
)
async def test_who_asks_for_their_tiles_sees_them(stage: Stage, line: str, locale: str) -> None:
    await on_turn(stage)
    told = words(only(await stage.say(ANN, line, private=True, locale=locale)))
    assert {"de": "nur für dich", "en": "for your eyes only"}[locale] in told
