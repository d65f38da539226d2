"""A misspelt line is answered with the line that was meant, on a button, in the command and in all that stands behind it."""

import pytest

from bot.games.registry import typed_names
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.vocabulary import fold, load
from bot.grammar.words import COMMANDS
from bot.tables.options import every_word
from tests.bot.stage import ANN, BEN, Stage, only, words


async def proposed(stage: Stage, line: str, locale: str = "en") -> dict[str, str]:
    """The labels of the buttons below the answer, and what they type."""
    said = only(await stage.say(ANN, line, locale=locale))
    return {button.label: button.command for button in said.buttons}


@pytest.mark.parametrize(
    ("line", "locale", "label", "command"),
    [
        ("/tournament strat", "en", "/tournament start", "/tournament start"),
        ("/turnier strat", "de", "/turnier start", "/tournament start"),
        ("/turnier verlasen", "de", "/turnier verlassen", "/tournament verlassen"),
        ("/tournament kakro", "en", "/tournament kakuro", "/tournament kakuro"),
        ("/tournament in kakro 2 rounds", "en", "/tournament in kakuro 2 rounds", "/tournament in kakuro 2 rounds"),
    ],
)
async def test_behind_tournament_the_nearest_act_or_game_is_proposed(
    stage: Stage, line: str, locale: str, label: str, command: str
) -> None:
    said = only(await stage.say(ANN, line, locale=locale))
    assert {"en": "Did you mean", "de": "Meinst du"}[locale] in words(said)
    assert [(button.label, button.command) for button in said.buttons] == [(label, command)]


async def test_behind_tournament_a_word_like_no_act_lists_them_all(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/tournament rules"))
    assert "there may be new, again, join, leave" in words(said)
    assert said.buttons == ()


async def test_where_two_games_of_a_tournament_may_be_meant_each_has_a_button(stage: Stage) -> None:
    assert set((await proposed(stage, "/tournament rumy")).values()) == {
        "/tournament rummy-pur",
        "/tournament rummy-plus",
    }


@pytest.mark.parametrize(
    ("line", "locale", "label", "command"),
    [
        ("/lern sumy", "en", "/learn summy", "/learn summy"),
        ("/lern sumy", "de", "/lernen summy", "/learn summy"),
        ("/regln sumy", "de", "/regeln summy", "/rules summy"),
        ("/turnament strat", "en", "/tournament start", "/tournament start"),
        ("/turnir neu kakro", "de", "/turnier neu kakuro", "/tournament neu kakuro"),
        ("/tournamnt new sumy 2 rouns", "en", "/tournament new summy 2 rounds", "/tournament new summy 2 rounds"),
        ("/chalenge @ben sumy", "en", "/challenge @ben summy", "/challenge @ben summy"),
        ("/herausfodern @ben sumy ungewerte", "de", "/herausfordern @ben summy gewertet=nein",
         "/challenge @ben summy rated=no"),
        ("/puzle anser", "en", "/puzzle answer", "/puzzle answer"),
        ("/leaderbord sumy everywher", "en", "/leaderboard summy everywhere", "/leaderboard summy everywhere"),
        ("/einstelungen sprahce=deutsch", "de", "/einstellungen sprache=deutsch", "/settings sprache=deutsch"),
        ("/farbn dunkl", "de", "/farben dunkel", "/theme dunkel"),
        ("/play sumy @ben", "en", "/challenge @ben summy", "/challenge @ben summy"),
        ("/invit sumy @ben", "en", "/challenge @ben summy", "/challenge @ben summy"),
    ],
)  # fmt: skip
async def test_the_command_and_what_stands_behind_it_are_corrected_at_once(
    stage: Stage, line: str, locale: str, label: str, command: str
) -> None:
    assert await proposed(stage, line, locale) == {label: command}


@pytest.mark.parametrize(
    ("line", "locale", "label"),
    [
        ("/challenge compter summy", "en", "/challenge computer summy"),
        ("/challenge computer mastr summy", "en", "/challenge computer=master summy"),
        ("/challenge computer=mastr summy", "en", "/challenge computer=master summy"),
        ("/herausfordern compter anfnger summy", "de", "/herausfordern computer=anfänger summy"),
        ("/challenge anyon summy 3 palyers", "en", "/challenge anyone summy players=3"),
        ("/challenge @ben summy ratd=no", "en", "/challenge @ben summy rated=no"),
        ("/challenge @ben kakuro exprt", "en", "/challenge @ben kakuro expert=yes"),
        ("/challenge @ben summy computer mastr", "en", "/challenge @ben computer=master summy"),
        ("/herausfordern @ben summy 3 tgae", "de", "/herausfordern @ben summy bedenkzeit=3d"),
        ("/play kakro computer", "en", "/challenge computer kakuro"),
        ("/challenge sumy", "en", "/challenge summy"),
        ("/sumy @ben", "en", "/challenge @ben summy"),
        ("/settings langage=de", "en", "/settings language=de"),
        ("/settings games=sumy,kakro", "en", "/settings games=summy,kakuro"),
        ("/einstellungen gewertet=nien", "de", "/einstellungen gewertet=nein"),
        ("/language germn", "en", "/language German"),
        ("/theme drk", "en", "/theme dark"),
        ("/board ful", "en", "/board full"),
        ("/help tabels", "en", "/help tables"),
        ("/help sumy", "en", "/help summy"),
        ("/remind of", "en", "/remind off"),
        ("/erinnern ruh 22-7", "de", "/erinnern ruhe 22-7"),
        ("/remind zone=Europ/Berlin", "en", "/remind zone=Europe/Berlin"),
        ("/daily 8:00 Brlin", "en", "/daily 8:00 Europe/Berlin"),
        ("/partien beendt", "de", "/partien beendet"),
        ("/confirm yess", "en", "/confirm yes"),
        ("/claim compter", "en", "/claim computer"),
    ],
)
async def test_a_misspelt_argument_is_corrected(stage: Stage, line: str, locale: str, label: str) -> None:
    assert list(await proposed(stage, line, locale)) == [label]


async def test_a_word_for_several_games_is_corrected_behind_a_misspelt_command(stage: Stage) -> None:
    assert set((await proposed(stage, "/lern rumy")).values()) == {"/learn rummy-pur", "/learn rummy-plus"}


async def test_a_name_without_its_sign_may_be_a_misspelt_word_too(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/challenge olive summy"))
    assert "If you mean a person by olive" in words(said)
    assert "did you mean live?" in words(said)


async def test_a_corrected_line_can_be_pressed(stage: Stage) -> None:
    said = only(await stage.say(BEN, "/turnier neu sumy 2 rundn", locale="de"))
    (button,) = said.buttons
    assert "Meinst du" not in words((await stage.press(BEN, said, button.label))[0])


@pytest.mark.parametrize("line", ["/lnik sumy anser", "/resgn #1", "/forgt me", "/xyzzy sumy", "/chalenge @ben @"])
async def test_some_lines_get_no_button(stage: Stage, line: str) -> None:
    assert await proposed(stage, line) == {}


async def test_in_private_a_short_word_is_corrected_too_where_it_can_be_no_move(stage: Stage) -> None:
    said = only(await stage.say(ANN, "lern sumy", private=True))
    assert [button.command for button in said.buttons] == ["/learn summy"]
    for talk in ("hello", "thanks", "nice game"):
        assert "Did you mean" not in words(only(await stage.say(ANN, talk, private=True))), talk
    await stage.begin_alone()
    assert "cannot read that as a move" in words(only(await stage.say(ANN, "lern sumy", private=True)))


def test_among_equally_similar_words_that_of_the_author_s_language_is_proposed() -> None:
    for locale, nearest in (("en", "learn"), ("de", "lernen")):
        with pytest.raises(CommandError) as caught:
            parse("/lern", locale=locale)
        assert caught.value.facts["nearest"] == nearest


@pytest.mark.parametrize(
    ("game", "line", "locale", "told", "command"),
    [
        ("rummy-plus", "/zihen", "de", "Meinst du ziehen?", "/play #1 draw"),
        ("rummy-plus", "/drwa", "en", "Did you mean draw?", "/play #1 draw"),
        ("rummy-plus", "/abwrfen K4", "de", "Falls du abwerfen K4 meinst:", "/play #1 draw"),
        ("summy", "/exchnge all", "en", "Did you mean exchange all?", "/play #1 exchange all"),
    ],
)
async def test_a_misspelt_word_of_a_move_is_corrected_to_the_move(
    stage: Stage, game: str, line: str, locale: str, told: str, command: str
) -> None:
    await stage.say(ANN, f"/language {locale}", private=True)
    await stage.say(BEN, f"/language {locale}", private=True)
    await stage.begin(game=game)
    said = only(await stage.say(await stage.on_turn(), line, private=True, locale=locale))
    assert told in words(said)
    assert [button.command for button in said.buttons] == [command]


@pytest.mark.parametrize(("line", "command"), [("/brd", "/board"), ("/rsign", "/resign"), ("/hnt", "/hint")])
async def test_a_word_more_like_a_command_stays_one_within_a_game(stage: Stage, line: str, command: str) -> None:
    await stage.begin(game="rummy-plus")
    said = only(await stage.say(await stage.on_turn(), line, private=True))
    assert [button.command for button in said.buttons] == [command]


async def test_without_a_game_no_move_is_proposed(stage: Stage) -> None:
    assert "draw" not in words(only(await stage.say(ANN, "/drwa", private=True)))


SECTIONS = "values", "others", "opponents", "levels", "keys", "spoken", "settings", "reminders", "views", "tournament"
BESIDE = ("", ""), ("", " yes"), ("yes ", " #1"), ("answer ", ""), ("summy ", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_word_in_the_wrong_place_is_not_proposed_as_it_is_typed(command: str) -> None:
    every = [load("commands").forms(section) for section in SECTIONS]
    known = {form for forms in every for by in forms.values() for typed in by.values() for form in typed}
    lines = {f"/{command} {before}{word}{behind}" for word in known for before, behind in BESIDE}
    assert [line for line in sorted(lines) if proposes_itself(line)] == []


def proposes_itself(line: str) -> bool:
    """Whether a line is refused with a word that was typed in place of the same word."""
    try:
        parse(line, games=typed_names(), options=every_word())
    except CommandError as error:
        return "nearest" in error.facts and fold(error.facts["nearest"]) == fold(error.facts["word"])
    return False
