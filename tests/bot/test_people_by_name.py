"""People named without `@` in `/stats` and `/rating`: found by the names under which they play (R4)."""

from dataclasses import replace

import pytest

from bot.chat.port import Author, Message
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, EVERYBODY, Stage, author, only, words

BEN_SMITH = replace(author("other"), name="Ben Smith")
KNOWN = {**EVERYBODY, BEN_SMITH.handle: BEN_SMITH.account}


async def played(stage: Stage, second: Author = BEN, first: Author = ANN, game: str = "summy") -> None:
    """Two people play a game, which the second one gives up."""
    await stage.say(first, f"/challenge @{second.handle} {game}", aliases=KNOWN)
    number = stage.sql("SELECT max(id) FROM game_table")[0][0]
    await stage.say(second, f"/accept #{number}")
    await stage.say(second, f"/resign #{number} yes")


async def ask(stage: Stage, line: str, who: Author = CARA, *, locale: str = "en", private: bool = False) -> Message:
    """The answer on a platform that knows nobody who is not mentioned."""
    return only(await stage.say(who, line, locale=locale, private=private, strangers=tuple(EVERYBODY)))


@pytest.mark.parametrize("line", ["/stats ben", "/stats Ben summy", "/stats summy BEN", "/statistik ben"])
async def test_r4_statistics_of_somebody_who_has_played_here(stage: Stage, line: str) -> None:
    await played(stage)
    shown = await ask(stage, line)
    assert words(shown) == "Ben at Summy"
    assert shown.picture is not None


@pytest.mark.parametrize("line", ["/rating ben", "/rating Ben", "/wertung BEN"])
async def test_r4_ratings_of_somebody_who_has_played_here(stage: Stage, line: str) -> None:
    await played(stage)
    assert words(await ask(stage, line)).startswith("The ratings of Ben")
    assert words(await ask(stage, line, BEN)).startswith("Your ratings")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/rating of ben", "The ratings of Ben"),
        ("/rating of Ben in summy", "The ratings of Ben"),
        ("/wertung von ben", "The ratings of Ben"),
        ("/stats of ben", "Ben at Summy"),
        ("/stats for @ben", "I know nobody called ben here."),
        ("/statistik von Ben bei Summy", "Ben at Summy"),
        ("/rating bens", "The ratings of Ben"),
        ("/rating of me", "You have no rating"),
        ("/rating of summy", "You have no rating"),
    ],
)
async def test_r4_whose_they_are_may_be_said_as_people_say_it(stage: Stage, line: str, told: str) -> None:
    await played(stage)
    assert told in words(await ask(stage, line))


async def test_r4_a_name_that_is_a_word_or_looks_like_a_genitive_is_a_name(stage: Stage) -> None:
    for person in ("Von", "Till", "Ben", "Bens"):
        await played(stage, replace(BEN_SMITH, name=person))
        for line in (f"/stats {person}", f"/stats of {person}", f"@bot {person}'s stats"):
            assert (
                words(only(await stage.say(ANN, line, strangers=tuple(EVERYBODY), addressed=True)))
                == f"{person} at Summy"
            )


async def test_r4_the_first_word_of_a_name_is_enough_unless_somebody_is_called_just_that(stage: Stage) -> None:
    await played(stage, BEN_SMITH)
    for line in ("/stats ben", "/stats Ben Smith", "/stats ben smith summy"):
        assert words(await ask(stage, line)) == "Ben Smith at Summy"
    assert "The ratings of Ben Smith" in words(await ask(stage, "/rating ben smith"))
    await played(stage, game="kakuro")
    assert words(await ask(stage, "/stats ben")) == "Ben at Kakuro"
    assert words(await ask(stage, "/stats ben smith")) == "Ben Smith at Summy"


async def test_r4_if_it_is_not_clear_who_is_meant_nobody_is_shown(stage: Stage) -> None:
    await played(stage)
    await played(stage, replace(BEN_SMITH, name="Ben"))
    for line, locale, told in (
        ("/stats ben", "en", "I do not know a game called ben."),
        ("/statistik ben", "de", "Ein Spiel namens ben kenne ich nicht."),
        ("/rating ben", "en", "I know nobody called ben here."),
        ("/stats sumy", "en", "Did you mean summy?"),
        ("/stats @ann ben", "en", "I do not know a game called ben."),
    ):
        assert told in words(await ask(stage, line, locale=locale)), line


async def test_r4_names_are_those_of_people_here_or_of_ones_own_games(stage: Stage) -> None:
    await played(stage)
    assert words(await ask(stage, "/stats ben", ANN, private=True)) == "Ben at Summy", "her opponent"
    await stage.say(DAN, "/help", channel=ELSEWHERE)
    for private in (True, False):
        said = only(await stage.say(DAN, "/rating ben", channel=ELSEWHERE, private=private, strangers=("ben",)))
        assert "I know nobody called ben here." in words(said)
    await stage.begin_alone(CARA)
    await stage.say(CARA, "/resign", private=True)
    await stage.say(CARA, "/challenge computer summy beginner")
    assert "nobody called cara" in words(await ask(stage, "/rating cara", ANN)), "whoever played in private is not here"


async def test_r4_a_name_after_at_is_no_name_of_a_game(stage: Stage) -> None:
    await played(stage)
    assert "I know nobody called ben here." in words(await ask(stage, "/stats @ben"))
    assert "I know nobody called ben here." in words(await ask(stage, "/rating @ben"))


async def test_r4_who_hides_is_not_shown_by_name_either(stage: Stage) -> None:
    await played(stage)
    await stage.say(BEN, "/private on")
    assert "keeps their statistics private" in words(await ask(stage, "/stats ben"))
    assert "keeps their ratings private" in words(await ask(stage, "/rating ben"))
    await stage.say(BEN, "/forget me yes", private=True)
    assert "nobody called n. n here" in words(await ask(stage, "/rating N. N."))
