"""Lines of people who do not know the commands: they do what is meant, or are answered with the command for it."""

import pytest

from bot.chat.port import Account, Message
from bot.grammar import command_types as types
from bot.grammar import words as vocabulary
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.vocabulary import load
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, Stage, only, words


def buttons(message: Message) -> list[tuple[str, str]]:
    """The labels of a message's buttons, and what they type."""
    return [(button.label, button.command) for button in message.buttons]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("/score", types.Board()),
        ("/Punkte", types.Board()),
        ("/karten", types.ShowRack()),
        ("/spielregeln summy", types.ShowRules(game="summy")),
        ("/menu", types.Help()),
        ("/befehle", types.Help()),
        ("/new", types.Challenge()),
        ("/neu", types.Challenge()),
        ("/nochmal", types.Rematch()),
        ("/elo", types.ShowRating()),
        ("/points", types.Board()),
        ("/play summy", types.Challenge(game="summy")),
        ("/spiele @ben summy", types.Challenge(opponents=("ben",), game="summy")),
        ("/spiel computer=meister", types.Challenge(computers=("master",))),  # type: ignore[arg-type]
        ("/play #3 summy", types.Play(table=3, move="summy")),
        ("/play summ with @ben", types.Challenge(opponents=("ben",), game="summy")),
        ("/spiele mit @ben und @cara summy", types.Challenge(opponents=("ben", "cara"), game="summy")),
        ("/challenge @ben and @cara, summy please", types.Challenge(opponents=("ben", "cara"), game="summy")),
        ("/summy", types.Challenge(game="summy")),
        ("/summy gegen @ben bitte", types.Challenge(opponents=("ben",), game="summy")),
        ("/new game please", types.Challenge()),
        ("/neues Spiel", types.Challenge()),
        ("/challenge @ben to a game of Summy", types.Challenge(opponents=("ben",), game="summy")),
        ("/results", types.Games(page=1)),
        ("/ergebnisse", types.Games(page=1)),
        ("/analysis", types.Review()),
        ("/Auswertung #3", types.Review(table=3)),
        ("/tournament results", types.TournamentCommand(act="standings")),
        ("/turnier Ergebnisse", types.TournamentCommand(act="standings")),
        ("/quiet 22-7", types.Remind(quiet="22-7")),
        ("/quiet hours 22 to 7", types.Remind(quiet="22-7")),
        ("/quiet off", types.Remind(quiet="")),
        ("/quiet", types.Remind()),
        ("/ruhezeit 22-7", types.Remind(quiet="22-7")),
        ("/Ruhezeit 22 bis 7 zone=Berlin", types.Remind(quiet="22-7", zone="Europe/Berlin")),
        ("/ruhe aus", types.Remind(quiet="")),
        ("/zone Berlin", types.Remind(zone="Europe/Berlin")),
        ("/zeitzone Europe/Vienna", types.Remind(zone="Europe/Vienna")),
        ("/fordere @ben zu einer Partie Summy", types.Challenge(opponents=("ben",), game="summy")),
        ("/herausfordern den Computer in Summy", types.Challenge(computers=(None,), game="summy")),
        (
            "/challenge @ben to a game of summy, 5 min",
            types.Challenge(opponents=("ben",), game="summy", options={"pace": "5m"}),
        ),
        ("/spiel summy, leicht, gegen den Computer", types.Challenge(computers=(Level.BEGINNER,), game="summy")),
        ("/fordere @ben zu summy heraus", types.Challenge(opponents=("ben",), game="summy")),
        ("/turnier neu summy mit 3 Runden", types.TournamentCommand(act="new", game="summy", options={"rounds": "3"})),
        ("/remind me every 6 hours", types.Remind(every=6 * 3600)),
        ("/erinnere mich alle 6 Stunden", types.Remind(every=6 * 3600)),
        ("/ruhe von 22 bis 7 Uhr", types.Remind(quiet="22-7")),
        ("/täglich um 8 Uhr morgens", types.SetDaily(time="8:00")),
        ("/täglich 9 Uhr abends", types.SetDaily(time="21:00")),
        ("/rules for summy please", types.ShowRules(game="summy")),
        ("/regeln von Summy", types.ShowRules(game="summy")),
        ("/rules of the game", types.ShowRules()),
        ("/lerne mit mir Summy", types.Learn(game="summy")),
        ("/leaderboard for summy", types.Leaderboard(game="summy")),
        ("/play summy against the computer", types.Challenge(computers=(None,), game="summy")),
    ],
)
def test_other_words_do_the_same(typed: str, meant: object) -> None:
    assert parse(typed, games={"summy": "summy"}) == meant


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("quit", "resign"),
        ("gif", "replay"),
        ("cup", "tournament"),
        ("Tabelle", "turnier"),
        ("Spielplan", "turnier"),
        ("month", "best"),
        ("Monat", "beste"),
        ("QUIT", "resign"),
        ("Ende", "aufgeben"),
        ("undo", "takeback"),
        ("rückgängig", "zurücknehmen"),
        ("rueckgaengig", "zurücknehmen"),
        ("english", "language"),
        ("dunkel", "farben"),
        ("lösung", "tipp"),
        ("surender", "resign"),
        ("highscore", "best"),
        ("turn", "games"),
        ("wer", "partien"),
        ("mute", "remind"),
        ("privacy", "private"),
    ],
)
def test_what_would_change_something_is_only_proposed(typed: str, nearest: str) -> None:
    with pytest.raises(CommandError) as caught:
        parse(f"/{typed}")
    assert (caught.value.code, caught.value.facts["nearest"]) == ("unknown-command-near", nearest)


async def test_a_word_that_may_mean_several_games_has_a_button_for_each(stage: Stage) -> None:
    for line in ("/challenge @ben rummy", "/rummy with @ben", "/play rummy with @ben", "rummy with @ben"):
        asked = only(await stage.say(ANN, line, addressed=True))
        assert "rummy may mean several games" in words(asked)
        both = ["/challenge @ben rummy-pur", "/challenge @ben rummy-plus"]
        assert [label for label, _ in buttons(asked)] == both, line


def test_a_proposed_word_is_no_command_of_its_own() -> None:
    for word, command in load("commands").canonical("proposed").items():
        assert word == command or vocabulary.has_proposal(word), word


async def test_the_command_that_is_meant_is_a_button(stage: Stage) -> None:
    assert buttons(only(await stage.say(ANN, "/tabels"))) == [("/tables", "/tables")]
    assert buttons(only(await stage.say(ANN, "/einstelung"))) == [("/einstellungen", "/settings")]
    for without in ("/chalenge @ben @", "/tri", "/xyzzy"):
        assert buttons(only(await stage.say(ANN, without))) == [], without
    said = only(await stage.say(ANN, "/einstelungen"))
    (command,) = (command for _, command in buttons(said))
    assert "settings" in words(only(await stage.say(ANN, command, pressed=True)))


@pytest.mark.parametrize(
    ("typed", "label", "command"),
    [
        ("/challenge @ben sumy", "/challenge @ben summy", "/challenge @ben summy"),
        ("/rules kakuru", "/rules kakuro", "/rules kakuro"),
        ("/tournament new sumy rounds=2", "/tournament new summy rounds=2", "/tournament new summy rounds=2"),
        ("/regeln@summarum_bot kakuru", "/regeln kakuro", "/rules kakuro"),
    ],
)
async def test_the_game_that_is_meant_is_a_button(stage: Stage, typed: str, label: str, command: str) -> None:
    said = only(await stage.say(ANN, typed))
    assert "Did you mean" in words(said)
    assert buttons(said) == [(label, command)]
    assert "Did you mean" not in words((await stage.say(ANN, command, pressed=True))[0])


async def test_whom_a_challenge_asks_is_known_to_the_button_with_its_game(stage: Stage) -> None:
    stranger = Account("web", "471100")
    said = only(await stage.say(ANN, "/challenge @zoe kakro", aliases={"zoe": stranger}))
    assert buttons(said) == [("/challenge @zoe kakuro", "/challenge @zoe:471100 kakuro")]
    await stage.say(ANN, said.buttons[0].command, pressed=True)
    table = await stage.table()
    assert (table.game, table.players[1].account) == ("kakuro", stranger)


async def test_a_bare_word_in_private_is_answered_like_a_command(stage: Stage) -> None:
    await stage.begin_alone()
    said = only(await stage.say(ANN, "quit!", private=True))
    assert "Did you mean /resign?" in words(said)
    assert buttons(said) == [("/resign", "/resign")]
    assert "Meinst du /zurücknehmen?" in words(only(await stage.say(ANN, "Rückgängig", private=True, locale="de")))
    assert "cannot read that as a move" in words(only(await stage.say(ANN, "quit what", private=True)))
    assert (await stage.table()).phase is Phase.RUNNING


async def test_a_bare_word_that_is_a_move_is_one(stage: Stage) -> None:
    await stage.begin(game="rummy-pur")
    mover = await stage.on_turn()
    said = only(await stage.say(mover, "undo", private=True))
    assert "nothing to take back" in words(said).lower() or "Draw first" in words(said), words(said)


async def test_play_alone_begins_a_game_for_whoever_plays_none(stage: Stage) -> None:
    for line in ("/play", "/spielen"):
        assert ("Summy", "/challenge summy") in buttons(only(await stage.say(ANN, line, private=True))), line
    await stage.begin()
    assert "Write your move after /play" in words(only(await stage.say(BEN, "/play")))


async def test_what_can_be_chosen_is_a_button_each(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/theme", private=True))
    assert buttons(asked) == [("Light pictures", "/theme light"), ("Dark pictures", "/theme dark")]
    assert "dark" in words(only(await stage.press(ANN, asked, "Dark pictures")))
    asked = only(await stage.press(ANN, only(await stage.say(ANN, "/german", private=True)), "/language"))
    assert buttons(asked) == [(name, f"/language {code}") for code, name in vocabulary.LANGUAGES.items()]
    assert "Ab jetzt" in words(only(await stage.press(ANN, asked, "Deutsch")))


@pytest.mark.parametrize(
    ("line", "locale", "label", "command"),
    [
        ("/chalenge @ben summy", "en", "/challenge @ben summy", "/challenge @ben summy"),
        ("chalenge @ben summy", "en", "/challenge @ben summy", "/challenge @ben summy"),
        ("herausfodern @ben kakuro", "de", "/herausfordern @ben kakuro", "/challenge @ben kakuro"),
        ("/leaderbord summy", "en", "/leaderboard summy", "/leaderboard summy"),
    ],
)
async def test_a_misspelt_command_is_proposed_with_all_that_stands_behind_it(
    stage: Stage, line: str, locale: str, label: str, command: str
) -> None:
    said = only(await stage.say(ANN, line, addressed=True, locale=locale))
    assert [(button.label, button.command) for button in said.buttons] == [(label, command)]


async def test_what_cannot_be_undone_and_codes_are_on_no_button(stage: Stage) -> None:
    for line in ("/forgt me", "/lnik one two three four five six", "/resgn #1"):
        said = only(await stage.say(ANN, line))
        assert "Did you mean" in words(said)
        assert said.buttons == ()


@pytest.mark.parametrize(
    ("game", "half", "missing"),
    [
        ("summy", "J13>", "Which sum starts there?"),
        ("summy", "2x3=6", "Where does 2x3=6 start?"),
        ("kakuro", "F5", "Which card goes on F5"),
        ("kakuro", "r5", "Where does the red 5 go?"),
    ],
)
async def test_half_a_move_in_a_channel_is_answered_to_whoever_is_on_turn(
    stage: Stage, game: str, half: str, missing: str
) -> None:
    mover, other = await stage.begin_two(game=game)
    assert not await stage.say(other, half)
    assert any(missing in words(one) for one in await stage.say(mover, half))
    assert not await stage.say(mover, "5"), "that may be talk"
