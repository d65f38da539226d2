"""Several games in one bot: named in short, asked for where they are not named, each with its rules and its options."""

import pytest

from bot.games.registry import GAMES, example, load, prefix
from bot.games.rulebook import load as load_rules
from bot.settings import DATA
from bot.tables.options import word
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, to, words
from tests.texts import TEXTS

LIST = ", ".join(GAMES)


async def test_a_challenge_says_which_game(toy: Stage) -> None:
    asked = only(await toy.say(ANN, "/challenge @ben"))
    assert words(asked) == "Which game would you like?"
    assert [button.label for button in asked.buttons] == [load(name).title for name in GAMES]
    assert "There are: " + ", ".join(GAMES) in words(only(await toy.say(ANN, "/challenge @ben chess")))


async def test_a_beginning_is_enough_where_no_other_game_has_it(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben pat")
    assert (await toy.table()).game == "patience"
    await toy.say(ANN, "/challenge @ben KAK")
    assert (await toy.table(2)).game == "kakuro"
    said = words(only(await toy.say(ANN, "/challenge @ben summ")))
    assert "summy" in said
    assert "summa" in said
    assert len(await toy.store.tables_in(LOBBY, tuple(Phase))) == 2


async def test_options_are_shown_in_words_and_kept(toy: Stage) -> None:
    said = only(await toy.say(ANN, "/challenge @ben patience strict time=5m"))
    assert "• strict: Mistakes are not forgiven." in words(said)
    assert "• time=5m: How long a round may take." in words(said)
    assert (await toy.table()).options == {"strict": "yes", "time": "5m"}
    begun = to(await toy.say(BEN, "/accept"), LOBBY)
    assert "• strict" in words(begun[0])
    assert "• strict" not in words(begun[1]), "said with the challenge already"
    at_once = to(await toy.say(ANN, "/challenge computer patience strict level=club"), private_chat(ANN))[0]
    assert "• strict: Mistakes are not forgiven." in words(at_once), "there was no challenge to say it"


async def test_options_have_words_in_every_language(toy: Stage) -> None:
    said = only(await toy.say(ANN, "/herausfordern @ben patience streng TIME=aus", locale="de"))
    assert "• streng: Fehler werden nicht verziehen." in words(said)
    assert (await toy.table()).options == {"strict": "yes", "time": "off"}


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("strict=no", {}),
        ("STRICT=ja", {"strict": "yes"}),
        ("time=off", {"time": "off"}),
        ("time=nein", {"time": "off"}),
        ("hints=ja strict", {"strict": "yes"}),
    ],
)
async def test_a_switch_left_off_is_no_option(toy: Stage, typed: str, options: dict[str, str]) -> None:
    await toy.say(ANN, f"/challenge @ben patience {typed}")
    assert (await toy.table()).options == options


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("blitz", "Patience has no option blitz; there are: strict, time, hints, players, pace, rated."),
        ("strict=perhaps", "The option strict cannot be perhaps. Try yes."),
        ("time", "The option time cannot be yes. Try 60s, 5m, off."),
        ("time=7y", "The option time cannot be 7y. Try 60s, 5m, off."),
        ("strict streng", "The option streng stands there twice."),
        ("players=9", "Patience is for 1 to 3 players; you asked for 9."),
        ("players=0", "The option players cannot be 0. Try 2, 3."),
    ],
)
async def test_an_option_that_cannot_be_is_named_with_those_that_can(toy: Stage, typed: str, said: str) -> None:
    assert words(only(await toy.say(ANN, f"/challenge @ben patience {typed}"))) == said
    assert toy.sql("SELECT count(*) FROM game_table") == [(0,)]


async def test_what_there_is_instead_is_said_in_the_language_of_the_player(toy: Stage) -> None:
    said = words(only(await toy.say(ANN, "/herausfordern @ben patience blitz", locale="de")))
    assert said == "Patience hat keine Option blitz; es gibt: streng, time, tipps, spieler, bedenkzeit, gewertet."
    said = words(only(await toy.say(ANN, "/herausfordern @ben patience streng=vielleicht", locale="de")))
    assert said == "Die Option streng kann nicht vielleicht sein. Versuch es mit ja."
    said = words(only(await toy.say(ANN, "/herausfordern @ben patience time=7y", locale="de")))
    assert said == "Die Option time kann nicht 7y sein. Versuch es mit 60s, 5m, aus."
    said = words(only(await toy.say(ANN, "/herausfordern @ben patience tipps=vielleicht", locale="de")))
    assert said == "Die Option tipps kann nicht vielleicht sein. Versuch es mit ja, nein."
    said = words(only(await toy.say(ANN, "/herausfordern @ben patience spieler=0", locale="de")))
    assert said == "Die Option spieler kann nicht 0 sein. Versuch es mit 2, 3."


async def test_a_rematch_keeps_the_options(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben patience strict")
    await toy.say(BEN, "/accept")
    await toy.say(ANN, "/resign yes")
    await toy.say(ANN, "/rematch")
    assert (await toy.table(2)).options == {"strict": "yes"}
    await toy.say(BEN, "/rematch")
    assert (await toy.table(2)).phase is Phase.RUNNING, "asking back is saying yes"


async def test_rules_ask_which_game_unless_one_is_meant(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/rules"))
    assert LIST in words(said)
    assert [button.command for button in said.buttons] == [f"/rules {name}" for name in GAMES]
    assert [button.label for button in said.buttons] == [f"How to play {load(name).title}" for name in GAMES]
    await stage.begin()
    assert "Summy" in words(only(await stage.say(ANN, "/rules"))), "the one Ann plays"
    assert LIST in words(only(await stage.say(CARA, "/rules")))


async def test_a_rule_says_by_its_letter_whose_it_is(stage: Stage) -> None:
    for name in GAMES:
        for rule in load_rules(DATA / "rules", "en", name).rules:
            owners = [other for other in GAMES if rule in load_rules(DATA / "rules", "en", other).rules]
            said = only(await stage.say(ANN, f"/rules {rule if owners == [name] else f'{name} {rule}'}"))
            assert words(said).startswith(rule)
            assert (said.picture is not None) == example(name, rule).is_file(), (name, rule)
    assert LIST in words(only(await stage.say(ANN, "/rules X99")))


@pytest.mark.parametrize("name", GAMES)
async def test_rules_tell_the_options_and_which_rules_have_pictures(stage: Stage, name: str) -> None:
    said = only(await stage.say(ANN, f"/rules {name}"))
    assert said.picture is not None
    for option in load(name).game.options:
        assert f"• {word('en', name, option)}" in words(said)
        assert TEXTS.plain(f"{prefix(name)}-option-{option}", "en") in words(said)
    pictured = [rule for rule in load_rules(DATA / "rules", "en", name).rules if example(name, rule).is_file()]
    assert (f"with a picture: {', '.join(pictured)}." in words(said)) == bool(pictured)
    assert name in words(only(await stage.say(ANN, "/help")))


async def test_completion_offers_the_options_of_the_game_that_is_named(toy: Stage) -> None:
    assert "/challenge @ben patience strict" in await toy.suggest(ANN, "/challenge @ben patience ")
    assert await toy.suggest(ANN, "/challenge @ben patience ti") == (
        "/challenge @ben patience time=60s",
        "/challenge @ben patience time=5m",
        "/challenge @ben patience time=off",
    )
    assert await toy.suggest(ANN, "/challenge @ben patience str", locale="de") == ("/challenge @ben patience streng",)
    assert await toy.suggest(ANN, "/challenge @ben pat s") == ("/challenge @ben pat strict",)
    assert await toy.suggest(ANN, "/challenge @ben toy s") == ()
    assert await toy.suggest(ANN, "/challenge @ben pat") == ("/challenge @ben patience",)
    assert "/challenge alone" in await toy.suggest(ANN, "/challenge ")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("#2 hint", "There are no hints at table #2"),
        ("#2 Tipp", "There are no hints at table #2"),
        ("Tisch 2: my tiles", "Kakuro with "),
        ("#2 meine Steine", "Kakuro with "),
        ("table 2 board", "Table #2"),
        ("#2 I give up", "Did you mean /resign #2?"),
        ("#9 hint", "There is no table #9 here"),
    ],
)
async def test_a_command_may_be_typed_behind_its_table(stage: Stage, line: str, told: str) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    assert told in words(only(await stage.say(ANN, line, private=True)))
    assert await stage.say(ANN, line) == [], "it may be said to the others"


async def test_a_word_that_is_a_move_is_no_command_behind_its_table(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    for line in ("#1 neu R4 R5", "#1 löse aus dem Joker"):
        said = only(await stage.say(await stage.on_turn(), line, private=True))
        assert words(said).startswith(("Draw first", "To release a joker")), line
