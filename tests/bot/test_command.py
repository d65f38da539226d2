"""Typed lines and the commands they become."""

import pytest

from bot.grammar import command_types as c
from bot.grammar import words
from bot.grammar.command import parse, unknown
from bot.grammar.command_error import CODES, CommandError
from bot.grammar.command_line import Bare
from bot.grammar.command_types import Command

GAMES = {"summy": "summy", "kakuro": "kakuro", "rummy": "rummy-plus"}


def read(line: str, *, addressed: bool = False) -> object:
    return parse(line, games=GAMES, addressed=addressed)


def refusal(line: str, **how: bool) -> CommandError:
    with pytest.raises(CommandError) as caught:
        read(line, **how)
    assert caught.value.code in CODES
    return caught.value


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/accept", c.Accept()),
        ("/decline #3", c.Decline(table=3)),
        ("/cancel 3", c.Cancel(table=3)),
        ("/join table 3", c.JoinTable(table=3)),
        ("/leave", c.Leave()),
        ("/begin", c.Begin()),
        ("/play #12 J13> 2x3(=)6", c.Play(table=12, move="J13> 2x3(=)6")),
        ("/play red 3; done", c.Play(move="red 3; done")),
        ("/p J13> 1", c.Play(move="J13> 1")),
        ("/play red  3\n\n done", c.Play(move="red 3\ndone")),
        ("/play again", c.Rematch()),
        ("/spiele nochmal!", c.Rematch()),
        ("/try J13> 2x3=6", c.Try(move="J13> 2x3=6")),
        ("/rack", c.ShowRack()),
        ("/rack please", c.ShowRack()),
        ("/rack 3, please!", c.ShowRack(table=3)),
        ("/board#4 full", c.Board(table=4, full=True)),
        ("/help me", c.Help()),
        ("/away a week", c.Away(seconds=7 * 86_400)),
        ("/away 2 weeks", c.Away(seconds=14 * 86_400)),
        ("/weg eine Woche", c.Away(seconds=7 * 86_400)),
        ("/urlaub 2 Wochen", c.Away(seconds=14 * 86_400)),
        ("/wegsein 5d", c.Away(seconds=5 * 86_400)),
        ("/vacation 5d", c.Away(seconds=5 * 86_400)),
        ("/puzzle today", c.SetDaily()),
        ("/dabei", c.JoinTable()),
        ("/erinnere", c.Remind()),
        ("/stups", c.Nudge()),
        ("/pausiere #3", c.AskPause(table=3)),
        ("/turniere", c.TournamentCommand(act="standings")),
        ("/aufgabe des Tages", c.SetDaily()),
        ("/rating summy", c.ShowRating()),
        ("/rating @summy", c.ShowRating(person="summy")),
        ("/rating me", c.ShowRating()),
        ("/rating @ben summy", c.ShowRating(person="ben")),
        ("/wertung ben kakuro", c.ShowRating(person="ben", by_name=True)),
        ("/leaderboard summy here", c.Leaderboard(game="summy")),
        ("/rangliste hier summy", c.Leaderboard(game="summy")),
        ("/stats me summy", c.Stats(game="summy")),
        ("/rating Ann Smith", c.ShowRating(person="ann smith", by_name=True)),
        ("/remind every day", c.Remind(every=86_400)),
        ("/remind quiet 22 to 7", c.Remind(quiet="22-7")),
        ("/erinnern ruhe 22 bis 7", c.Remind(quiet="22-7")),
        ("/rules summy!", c.ShowRules(game="summy")),
        ("/board", c.Board()),
        ("/board full", c.Board(full=True)),
        ("/board #4 in words", c.Board(table=4, words=True)),
        ("/board 4 whole", c.Board(table=4, full=True)),
        ("/board #12 8", c.Board(table=12, turn=8)),
        ("/board 12 8", c.Board(table=12, turn=8)),
        ("/board full after turn 8", c.Board(full=True, turn=8)),
        ("/board turn=8", c.Board(turn=8)),
        ("/board #12 words 0", c.Board(table=12, words=True, turn=0)),
        ("/replay", c.ShowReplay()),
        ("/replay #12", c.ShowReplay(table=12)),
        ("/review", c.Review()),
        ("/review #12", c.Review(table=12)),
        ("/review table 12", c.Review(table=12)),
        ("/review #12 2", c.Review(table=12, puzzle=2)),
        ("/review #12 2 answer", c.Review(table=12, puzzle=2, answer=True)),
        ("/review 12 2", c.Review(table=12, puzzle=2)),
        ("/review #12 puzzle 2", c.Review(table=12, puzzle=2)),
        ("/review 12 puzzle 2", c.Review(table=12, puzzle=2)),
        ("/rückblick Tisch 12 Aufgabe 2", c.Review(table=12, puzzle=2)),
        ("/rückblick Aufgabe 2 Tisch 12 Lösung", c.Review(table=12, puzzle=2, answer=True)),
        ("/review puzzle 2", c.Review(puzzle=2)),
        ("/review puzzles", c.Review()),
        ("/review answer", c.Review(answer=True)),
        ("/review solution #12", c.Review(table=12, answer=True)),
        ("/hint", c.AskHint()),
        ("/resign #7", c.Resign(table=7)),
        ("/resign yes #7", c.Resign(table=7, answer=True)),
        ("/pause no table 7", c.AskPause(table=7, answer=False)),
        ("/rematch", c.Rematch()),
        ("/tables", c.Tables()),
        ("/tournament", c.TournamentCommand(act="standings")),
        ("/tournament new summy", c.TournamentCommand(act="new", game="summy")),
        ("/tournament summy", c.TournamentCommand(act="new", game="summy")),
        (
            "/tournament new summy 3 rounds slow",
            c.TournamentCommand(act="new", game="summy", options={"rounds": "3", "pace": "slow"}),
        ),
        (
            "/tournament new kak expert rounds=3",
            c.TournamentCommand(act="new", game="kakuro", options={"expert": "yes", "rounds": "3"}),
        ),
        ("/tournament new expert kakuro", c.TournamentCommand(act="new", game="kakuro", options={"expert": "yes"})),
        ("/tournament join", c.TournamentCommand(act="join")),
        ("/tournament end #12", c.TournamentCommand(act="end", table=12)),
        ("/tournament end 12", c.TournamentCommand(act="end", table=12)),
        ("/tournament #12 end", c.TournamentCommand(act="end", table=12)),
        ("/tournament drop @Ben", c.TournamentCommand(act="drop", person="ben")),
        ("/tournament drop Ben the Great", c.TournamentCommand(act="drop", person="ben the great")),
        ("/best", c.Best()),
        ("/best summy", c.Best(game="summy")),
        ("/best KAK", c.Best(game="kakuro")),
        ("/export #9", c.Export(table=9)),
        ("/verify", c.Verify()),
        ("/close #5", c.Close(table=5)),
        ("/rules", c.ShowRules()),
        ("/rules summy", c.ShowRules(game="summy")),
        ("/rules Summy s5", c.ShowRules(game="summy", rule="S5")),
        ("/rules sum s5", c.ShowRules(game="summy", rule="S5")),
        ("/rules S5", c.ShowRules(rule="S5")),
        ("/rules summy 5", c.ShowRules(game="summy", rule="5")),
        ("/language de", c.ChooseLanguage(code="de")),
        ("/language German", c.ChooseLanguage(code="de")),
        ("/language", c.ChooseLanguage()),
        ("/theme dark", c.ChooseTheme(name="dark")),
        ("/theme", c.ChooseTheme()),
        ("/farben hell", c.ChooseTheme(name="light")),
        ("/forget me", c.ForgetMe()),
        ("/forget me yes", c.ForgetMe(answer=True)),
        ("/forget me, yes please!", c.ForgetMe(answer=True)),
        ("/forget-me no", c.ForgetMe(answer=False)),
        ("/forget_me", c.ForgetMe()),
        ("/forgetme", c.ForgetMe()),
        ("/help", c.Help()),
        ("/hilfe alle", c.Help(all=True)),
        ("/help /herausfordern", c.Help(command="challenge")),
        ("/?", c.Help()),
        ("/start", c.Start()),
    ],
)
def test_english_lines(line: str, expected: object) -> None:
    assert read(line) == expected
    assert read(line.upper() if "J13" not in line and "red" not in line else line) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/annehmen", c.Accept()),
        ("/ablehnen", c.Decline()),
        ("/zurückziehen", c.Cancel()),
        ("/mitspielen Tisch 3", c.JoinTable(table=3)),
        ("/verlassen", c.Leave()),
        ("/anfangen", c.Begin()),
        ("/spiele J13> 2x3=6", c.Play(move="J13> 2x3=6")),
        ("/versuch J13> 2x3=6", c.Try(move="J13> 2x3=6")),
        ("/Ständer", c.ShowRack()),
        ("/STAENDER", c.ShowRack()),
        ("/brett ganz", c.Board(full=True)),
        ("/brett als Wörter", c.Board(words=True)),
        ("/brett nach Runde 3", c.Board(turn=3)),
        ("/Wiederholung 12", c.ShowReplay(table=12)),
        ("/Rückblick 12", c.Review(table=12)),
        ("/rueckblick #12 3 Lösung", c.Review(table=12, puzzle=3, answer=True)),
        ("/tipp", c.AskHint()),
        ("/aufgeben", c.Resign()),
        ("/revanche", c.Rematch()),
        ("/tische", c.Tables()),
        ("/turnier neu summy runden=2", c.TournamentCommand(act="new", game="summy", options={"rounds": "2"})),
        ("/turnier schliessen", c.TournamentCommand(act="close")),
        ("/turnier nächste", c.TournamentCommand(act="next")),
        ("/beste kakuro", c.Best(game="kakuro")),
        ("/exportieren", c.Export()),
        ("/prüfe", c.Verify()),
        ("/schließen #5", c.Close(table=5)),
        ("/SCHLIESSEN #5", c.Close(table=5)),
        ("/regeln summy S12", c.ShowRules(game="summy", rule="S12")),
        ("/sprache Deutsch", c.ChooseLanguage(code="de")),
        ("/vergiss mich", c.ForgetMe()),
        ("/vergiss mich ja", c.ForgetMe(answer=True)),
        ("/vergissmich nein", c.ForgetMe(answer=False)),
        ("/hilfe spiele", c.Help(command="play")),
    ],
)
def test_german_lines(line: str, expected: object) -> None:
    assert read(line) == expected


def test_umlauts_may_be_typed_in_two_code_points() -> None:
    assert read("/sta\u0308nder") == c.ShowRack()


def test_every_word_of_every_command_is_understood_and_none_has_two_meanings() -> None:
    meanings: dict[str, str] = {}
    for name, by in words.COMMANDS.items():
        assert set(by) == set(words.LANGUAGES)
        for word in (word for every in by.values() for word in every):
            assert words.parse_command(word) == name
            assert meanings.setdefault(words.fold(word), name) == name


def test_every_command_can_be_typed() -> None:
    kinds = {kind.__name__ for kind in Command.__subclasses__()}
    lines = ["challenge anyone", "play x", "try x", "forget me"]
    lines += [name for name in words.COMMANDS if name not in {line.split()[0] for line in lines}]
    assert {type(read("/" + line)).__name__ for line in lines} == kinds


def test_a_game_is_known_by_its_other_words_and_taken_as_typed_without_a_list() -> None:
    assert read("/challenge @ben rummy") == c.Challenge(opponents=("ben",), game="rummy-plus")
    assert parse("/challenge @ben Whatever") == c.Challenge(opponents=("ben",), game="whatever")
    assert parse("/rules Whatever S1") == c.ShowRules(game="whatever", rule="S1")


def test_a_game_is_known_by_a_beginning_no_other_game_has() -> None:
    games = {"summy": "summy", "summa": "summa", "kakuro": "kakuro"}
    assert parse("/challenge @ben ka", games=games) == c.Challenge(opponents=("ben",), game="kakuro")
    assert parse("/rules summa", games=games) == c.ShowRules(game="summa")
    for line in ("/rules su", "/best SUMM", "/challenge @ben sum"):
        with pytest.raises(CommandError) as unclear:
            parse(line, games=games)
        assert unclear.value.code == "which-game"
        assert unclear.value.facts["games"] == "summy, summa"
    with pytest.raises(CommandError) as short:
        parse("/challenge @ben k", games=games)
    assert short.value.code == "unknown-game", "one letter is not enough"


def test_an_option_is_nobodys_name_wherever_it_stands() -> None:
    expected = c.Challenge(opponents=("ben",), game="kakuro", options={"expert": "yes"})
    for line in ("/challenge @ben expert kakuro", "/challenge expert kakuro", "/challenge kakuro expert"):
        assert parse(line, games=GAMES, options={"expert", "time"}, replied="ben") == expected
    with pytest.raises(CommandError) as caught:
        parse("/challenge @ben expert kakuro", games=GAMES)
    assert caught.value.code == "opponent-needs-at"


def test_yes_and_no_have_several_words() -> None:
    for word, value in {"an": "yes", "JA": "yes", "aus": "no", "off": "no", "5m": "5m"}.items():
        assert read(f"/challenge anyone summy time={word}") == c.Challenge(
            anyone=True, game="summy", options={"time": value}
        )


def test_luck_takes_the_rest_of_the_line() -> None:
    assert read("/accept #3 luck=many words = more") == c.Accept(table=3, client_seed="many words = more")
    assert read("/join 3 luck=x") == c.JoinTable(table=3, client_seed="x")
    assert read("/annehmen Glück=vier Worte") == c.Accept(client_seed="vier Worte")


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("/chalenge @ben", "unknown-command-near", {"word": "chalenge", "nearest": "challenge"}),
        ("/herausfodern @ben", "unknown-command-near", {"word": "herausfodern", "nearest": "herausfordern"}),
        ("/xyzzy", "unknown-command", {"word": "xyzzy"}),
        ("/help xyzzy", "unknown-command", {"word": "xyzzy"}),
        ("/challenge @ben sumy", "unknown-game-near", {"typed": "challenge", "word": "sumy", "nearest": "summy"}),
        (
            "/challenge @ben chess",
            "unknown-game",
            {"typed": "challenge", "word": "chess", "games": "summy, kakuro, rummy-plus"},
        ),
        ("/rules chess", "unknown-game", {"typed": "rules", "word": "chess", "games": "summy, kakuro, rummy-plus"}),
        ("/rules kakuru", "unknown-game-near", {"typed": "rules", "word": "kakuru", "nearest": "kakuro"}),
        ("/rules summy S5 more", "unexpected-word", {"typed": "rules", "word": "more"}),
        ("/challenge computer level=god", "unknown-level", {"typed": "challenge", "word": "god"}),
        ("/challenge computer master beginner summy", "level-twice", {"typed": "challenge", "level": "beginner"}),
        ("/challenge computer summy club level=master", "level-twice", {"typed": "challenge", "level": "club"}),
        ("/challenge computer=club summy level=master", "level-twice", {"typed": "challenge", "level": "master"}),
        ("/challenge ben summy", "opponent-needs-at", {"typed": "challenge", "word": "ben"}),
        ("/challenge @cara ben summy", "opponent-needs-at", {"typed": "challenge", "word": "ben"}),
        ("/challenge @ summy", "opponent-name-bad", {"typed": "challenge", "word": "@"}),
        ("/challenge " + "@n%d " * 13 % tuple(range(13)), "too-many-opponents", {"typed": "challenge", "most": "12"}),
        ("/challenge @ben a=1 a=2", "option-twice", {"typed": "challenge", "option": "a"}),
        ("/challenge @ben 7=1", "bad-option", {"typed": "challenge", "option": "7=1"}),
        ("/challenge @ben a=", "bad-option", {"typed": "challenge", "option": "a="}),
        ("/spiele", "move-missing", {"typed": "spiele"}),
        ("/try #3", "move-missing", {"typed": "try"}),
        ("/play #0 x", "bad-table", {"typed": "play", "text": "#0"}),
        ("/rack #x", "bad-table", {"typed": "rack", "text": "#x"}),
        ("/rack upside", "unexpected-word", {"typed": "rack", "word": "upside"}),
        ("/accept luck", "unexpected-word", {"typed": "accept", "word": "luck"}),
        ("/board sideways", "unknown-view", {"typed": "board", "word": "sideways"}),
        ("/theme pink", "unknown-theme", {"typed": "theme", "word": "pink"}),
        (
            "/language ???",
            "unknown-language",
            {"typed": "language", "word": "???", "languages": words.format_languages(words.LANGUAGES)},
        ),
        ("/forget", "forget-whom", {"typed": "forget"}),
        ("/forget ben", "unexpected-word", {"typed": "forget", "word": "ben"}),
        ("/forget me and ben yes", "unexpected-word", {"typed": "forget", "word": "and ben"}),
        ("/play " + "1" * 2000, "line-too-long", {"limit": "2000"}),
        ("/accept luck=" + "a" * 101, "bad-option", {"typed": "accept", "option": "a" * 59 + "…"}),
    ],
)
def test_what_cannot_be_understood(line: str, code: str, facts: dict[str, str]) -> None:
    error = refusal(line)
    assert (error.code, error.facts) == (code, facts)
    assert error.code in repr(error)


def test_an_error_names_its_command_so_that_its_usage_can_be_shown() -> None:
    assert refusal("/spiele").command == "play"
    assert refusal("/xyzzy 1 2").command == ""
    assert refusal("/xyzzy 1 2").line == "xyzzy 1 2"


def test_a_bare_line_stays_as_it_is() -> None:
    assert read("J13> 2x3=6") == Bare("J13> 2x3=6")
    assert read("  accept  ") == Bare("accept")
    assert read("") is None
    assert read(" \n ") is None
    assert read("/") is None


def test_control_and_direction_characters_around_a_command_are_ignored() -> None:
    for line in ("\x00/help", "/help\x00", "/\x00help", "\ufeff/help", "/help\u200e", "\u2066/help\u2069", "/he\x1blp"):
        assert read(line) == c.Help(), ascii(line)
    assert read("J13> 2x3=6\x00") == Bare("J13> 2x3=6")
    assert read("\x00 \x00") is None


def test_the_prefix_alone_is_answered_where_it_is_for_the_bot() -> None:
    for line in ("/", " / ", "/\x00", "@summarum /"):
        assert refusal(line, addressed=True).code == "command-missing"


def test_what_stands_behind_a_game_is_a_rule_however_it_looks() -> None:
    assert read("/rules summy XYZ") == c.ShowRules(game="summy", rule="XYZ")
    assert refusal("/rules summy XYZ more").facts["word"] == "more"


def test_a_list_of_games_is_not_cut() -> None:
    many = {f"game-number-{n}": f"game-number-{n}" for n in range(20)}
    for line in ("/rules chess", "/rules game"):
        with pytest.raises(CommandError) as caught:
            parse(line, games=many)
        assert caught.value.facts["games"] == ", ".join(many), line


def test_an_addressed_line_is_a_command_without_prefix_or_a_move() -> None:
    assert read("@summarum accept", addressed=True) == c.Accept()
    assert read("@summarum: accept #3", addressed=True) == c.Accept(table=3)
    assert read("hilfe", addressed=True) == c.Help()
    assert read("@summarum", addressed=True) == c.Help()
    assert read("@summarum /rack", addressed=True) == c.ShowRack()
    assert read("@summarum J13> 2x3=6", addressed=True) == Bare("J13> 2x3=6")
    assert refusal("@summarum /tabels", addressed=True).facts["nearest"] == "tables"
    assert unknown("tabels").code == "unknown-command-near"


def test_telegram_names_the_bot_behind_the_command() -> None:
    assert read("/rack@SummarumBot #3") == c.ShowRack(table=3)


def test_a_long_or_odd_line_is_never_cut_silently() -> None:
    move = "1" * 10_000
    assert read(move) == Bare(move)
