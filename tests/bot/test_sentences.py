"""Sentences in one's own words: what only shows something is shown, and what changes something is proposed."""

import pytest

from bot.games.registry import typed_names
from bot.grammar.sentences import line_meant
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, Stage, only, reference, words


@pytest.mark.parametrize(
    ("said", "command"),
    [
        ("Could you show me my tiles, please?", "rack"),
        ("zeig mir meine Steine", "rack"),
        ("Wie steht es?", "board"),
        ("who's winning", "board"),
        ("Whose turn is it?", "games"),
        ("bin ich dran", "games"),
        ("How do you play this", "rules"),
        ("Was kannst du???", "help"),
        ("I want to give up.", "resign"),
        ("ich möchte aufhören", "resign"),
        ("please take that back", "takeback"),
        ("cancel my challenge", "cancel"),
        ("Herausforderung abbrechen", "cancel"),
        ("let’s play again", "rematch"),
        ("noch ein Spiel", "rematch"),
        ("noch ne Runde?", "rematch"),
        ("nochmal spielen?", "rematch"),
        ("another round?", "rematch"),
        ("neues Spiel", "challenge"),
        ("Ich möchte gegen Ben spielen", "challenge"),
        ("we need a break", "pause"),
        ("please delete my account", "forget"),
        ("Was habe ich falsch gemacht?", "review"),
        ("show me the replay", "replay"),
        ("keine Erinnerungen mehr bitte", "remind"),
        ("@ann sprich Deutsch", "language Deutsch"),
        ("Could you change the language?", "language"),
    ],
)
def test_a_sentence_means_a_command_by_its_longest_known_phrase(said: str, command: str) -> None:
    assert line_meant(said, typed_names()) == command


@pytest.mark.parametrize(
    ("said", "locale", "line"),
    [
        ("I want to play Summy", "en", "challenge summy"),
        ("Hat jemand Lust auf Rummy pur plus?", "de", "herausfordern rummy-plus"),
        ("a game of rummy", "en", "challenge"),
        ("@cara I want to play Summy with @ben, please", "en", "challenge @ben summy"),
        ("Ich möchte mit @ben und @dan spielen!", "de", "herausfordern @ben @dan"),
        ("I want to play summy with the computer", "en", "challenge computer summy"),
        ("Ich möchte gegen den Computer Kakuro spielen", "de", "herausfordern computer kakuro"),
        ("Lass uns spielen, ich gegen dich", "de", "herausfordern computer"),
        ("I want to play against @ben and a computer", "en", "challenge @ben computer"),
        ("I would like to play kakuro with anyone", "en", "challenge anyone kakuro"),
        ("Do you want to play Summy?", "en", "challenge summy"),
        ("show @ben my tiles", "en", "rack"),
        ("Was ist Kakuro?", "de", "regeln kakuro"),
        ("What is my rating?", "en", "rating"),
        ("Was ist meine Wertung?", "de", "wertung"),
        ("wie geht Summy", "de", "regeln summy"),
        ("I would like to learn Summa Summarum", "en", "learn summa"),
        ("my tiles in summy", "en", "rack"),
        ("meine Wertung in Kakuro", "de", "wertung kakuro"),
        ("Wer ist hier der Beste?", "de", "rangliste"),
        ("Wer ist am besten in Summy?", "de", "rangliste summy"),
        ("Who's the best at kakuro?", "en", "leaderboard kakuro"),
        ("how good am I at summy?", "en", "rating summy"),
        ("Wie stark bin ich?", "de", "wertung"),
        ("Let's have a tournament!", "en", "tournament new"),
        ("new tournament of kakuro", "en", "tournament new kakuro"),
        ("Starte ein Rummy-Pur-Turnier", "de", "turnier neu rummy-pur"),
        ("Das Turnier starten", "de", "turnier starten"),
        ("Wie steht es im Turnier?", "de", "turnier"),
        ("my last games", "en", "games finished"),
        ("Who won?", "en", "games finished"),
        ("Wer hat gewonnen?", "de", "partien beendet"),
        ("Who won the tournament?", "en", "tournament"),
        ("Letzte Partien", "de", "partien beendet"),
    ],
)
def test_games_and_people_that_are_named_stand_behind_a_command_that_takes_them(
    said: str, locale: str, line: str
) -> None:
    assert line_meant(said, typed_names(), locale) == line


@pytest.mark.parametrize(
    ("said", "locale", "line"),
    [
        ("ben's rating", "en", "rating ben"),
        ("What is Ben’s Summy rating?", "en", "rating Ben summy"),
        ("show me jonas' stats", "en", "stats jonas"),
        ("Bens Wertung", "de", "wertung Bens"),
        ("zeig mir bens Statistik", "de", "statistik bens"),
        ("@ben's rating", "en", "rating @ben"),
        ("the rating of ben", "en", "rating ben"),
        ("How strong is @ben?", "en", "rating @ben"),
        ("How good is Till at Kakuro?", "en", "rating Till kakuro"),
        ("Wie gut spielt Ben Smith bitte?", "de", "wertung Ben Smith"),
        ("zeig mir die Statistik von Ben in Summy", "de", "statistik Ben summy"),
        ("my rating against ben", "en", "rating"),
        ("what about this rating", "en", "rating"),
        ("how good is my hand?", "en", "rack"),
        ("how good is it?", "en", ""),
        ("how good is the computer?", "en", ""),
        ("how good is that move", "en", ""),
    ],
)
def test_a_person_stands_behind_a_command_about_one(said: str, locale: str, line: str) -> None:
    assert line_meant(said, typed_names(), locale) == line


@pytest.mark.parametrize(
    "said",
    [
        "",
        "what is this",
        "wie geht es dir?",
        "aufgeben",
        "my tiles 7",
        "J13> 2x3=6",
        "meld R5 B5 K5",
        "nice weather today",
        f"{'so ' * 12}my tiles",
        "@my tiles",
    ],
)
def test_moves_single_words_stories_and_talk_mean_none(said: str) -> None:
    assert line_meant(said, typed_names()) == ""


async def test_what_only_shows_something_is_shown_at_once(stage: Stage) -> None:
    await stage.begin()
    tiles = only(await stage.say(ANN, "show me my tiles", private=True))
    assert tiles.picture is not None
    assert "for your eyes only" in words(tiles)
    board = only(await stage.say(ANN, "zeig mir das Brett", addressed=True, locale="de"))
    assert board.picture is not None
    assert "Tisch #1" in words(board)


async def test_what_changes_something_is_proposed_by_a_button(stage: Stage) -> None:
    await stage.begin()
    said = only(await stage.say(ANN, "Ich gebe auf!", private=True, locale="de"))
    assert words(said) == "Ich bin nicht sicher, was du möchtest. Meinst du /aufgeben?"
    assert [(button.label, button.command) for button in said.buttons] == [("/aufgeben", "/resign")]
    asked = only(await stage.press(ANN, said, "/aufgeben"))
    assert "Do you want to give up Summy at table #1?" in words(asked)
    assert (await stage.table()).phase is Phase.RUNNING


@pytest.mark.parametrize(
    ("said", "locale", "label"),
    [
        ("spielen wir Summy?", "de", "Computer: Meister"),
        ("play summy with me", "en", "Computer: master"),
        ("kakuro gegen den Computer", "de", "Meister"),
        ("play kakuro against you", "en", "Master"),
    ],
)
async def test_a_challenge_may_have_articles_and_who_is_meant(stage: Stage, said: str, locale: str, label: str) -> None:
    asked = only(await stage.say(ANN, said, private=True, locale=locale))
    assert label in [button.label for button in asked.buttons]


async def test_a_sentence_behind_a_slash_is_one_too(stage: Stage) -> None:
    rules = only(await stage.say(ANN, "/wie spielt man Kakuro?", locale="de"))
    assert words(rules).startswith("Kakuro\n")
    assert "Did you mean /resign?" in words(only(await stage.say(ANN, "/I give up")))
    assert "I do not know the command nonsense" in words(only(await stage.say(ANN, "/nonsense of mine")))


async def test_where_several_games_are_meant_the_question_names_the_command(stage: Stage) -> None:
    for game in ("summy", "kakuro"):
        await stage.begin(game=game)
    asked = only(await stage.say(ANN, "show me my tiles", private=True))
    assert "as in /rack #1" in words(asked)
    assert [button.command for button in asked.buttons] == ["/rack #1", "/rack #2"]


async def test_a_sentence_among_people_is_left_to_them(stage: Stage) -> None:
    await stage.begin()
    for said in (
        "I give up",
        "show me my tiles",
        "wer ist dran?",
        "ben's rating",
        "start a tournament",
        "starte ein Turnier",
    ):
        assert await stage.say(BEN, said) == [], said


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Hello!", "Which game would you like?"),
        ("how do you play kakuro", "Kakuro\n"),
        ("my games", "You are not playing anywhere"),
        ("summy please", "Who is to play?"),
        ("I want to play Summy", "Did you mean /challenge summy?"),
    ],
)
async def test_who_is_alone_in_a_channel_is_answered(stage: Stage, said: str, told: str) -> None:
    answer = only(await stage.say(ANN, said, alone=True))
    assert told in words(answer)


@pytest.mark.parametrize(
    "said", ["brb", "back in a minute", "summy is fun", "pause", "no idea", "J13", "hi @ben, whose turn is it?"]
)
async def test_other_talk_of_somebody_alone_is_left_to_who_comes(stage: Stage, said: str) -> None:
    await stage.begin()
    assert await stage.say(ANN, said, alone=True) == []


async def test_a_move_in_words_is_a_move(stage: Stage) -> None:
    await stage.begin(game="rummy-pur")
    mover = await stage.on_turn()
    await stage.say(mover, "draw", private=True)
    assert "nothing to take back" in words(only(await stage.say(mover, "undo", private=True))).lower()


@pytest.mark.parametrize(
    ("said", "locale", "told"), [("Thank you!", "en", "You are welcome!"), ("danke", "de", "Gern geschehen!")]
)
async def test_thanks_are_no_move(stage: Stage, said: str, locale: str, told: str) -> None:
    await stage.begin()
    for private in (True, False):
        answer = only(await stage.say(ANN, said, locale=locale, private=private, addressed=True))
        assert words(answer) == told
    assert await stage.say(ANN, said, locale=locale) == [], "among people it is for somebody else"


async def test_what_begins_like_a_move_is_no_sentence(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    said = only(await stage.say(mover, "swap my tiles", private=True))
    assert "Say which tiles you want to exchange" in words(said)
    assert said.picture is None


@pytest.mark.parametrize(
    ("typed", "begins"),
    [("summy rules!", "Summy\n"), ("Summy Regeln", "Summy\n"), ("kakuro lernen", "Kakuro, your first game")],
)
async def test_a_command_may_stand_behind_its_game(stage: Stage, typed: str, begins: str) -> None:
    assert words((await stage.say(ANN, typed, private=True))[0]).startswith(begins)


@pytest.mark.parametrize("said", ["hello", "Hi!", "Moin", "servus"])
async def test_a_greeting_leads_to_the_first_game(stage: Stage, said: str) -> None:
    assert "Summy" in [button.label for button in only(await stage.say(ANN, said, private=True)).buttons]


@pytest.mark.parametrize(
    ("said", "locale", "proposed"),
    [
        ("spiel beenden", "de", "/aufgeben"),
        ("Spiel verlassen!", "de", "/aufgeben"),
        ("partie beenden", "de", "/aufgeben"),
        ("leave game", "en", "/resign"),
        ("neues Spiel starten", "de", "/herausfordern"),
        ("learn to play", "en", "/learn"),
    ],
)
@pytest.mark.parametrize("private", [True, False])
async def test_a_sentence_may_begin_with_the_word_for_another_command(
    stage: Stage, said: str, locale: str, proposed: str, *, private: bool
) -> None:
    await stage.begin()
    answer = only(await stage.say(ANN, said, private=private, addressed=True, locale=locale))
    assert [button.label for button in answer.buttons] == [proposed]


async def test_who_plays_nothing_cannot_leave_a_game_by_a_sentence(stage: Stage) -> None:
    answer = only(await stage.say(ANN, "leave game", private=True))
    assert words(answer).startswith("/leave takes at most a table number")


async def test_a_command_behind_a_slash_is_no_sentence(stage: Stage) -> None:
    await stage.begin(game="rummy-plus")
    assert words(only(await stage.say(ANN, "/claim group A"))).startswith("/claim takes at most a table number")


@pytest.mark.parametrize(
    ("said", "locale", "told"),
    [
        ("claim group A", "en", "If you mean claim A:"),
        ("join melds A B", "en", "If you mean join A B:"),
        ("löse den Joker", "de", "Zum Auslösen gehören die Kombination und der Stein"),
    ],
)
async def test_a_command_that_cannot_be_read_is_a_move_if_it_begins_like_one(
    stage: Stage, said: str, locale: str, told: str
) -> None:
    await stage.begin(game="rummy-plus")
    mover = await stage.on_turn()
    await stage.say(mover, "draw", private=True)
    assert told in words(only(await stage.say(mover, said, private=True, locale=locale)))


async def test_a_command_that_cannot_be_read_is_a_move_if_it_has_a_word_of_one(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    answer = words(only(await stage.say(mover, "Steine tauschen und dann mal sehen", private=True, locale="de")))
    assert answer.startswith("Sag dazu, welche Steine du tauschen willst")


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_words_of_the_button_at_a_challenge_propose_to_cancel_it(stage: Stage, locale: str) -> None:
    sent = await stage.say(ANN, "/challenge @ben summy", locale=locale)
    (label,) = (button.label for message in sent for button in message.buttons if button.command.startswith("/cancel"))
    asked = only(await stage.say(ANN, label, addressed=True, locale=locale))
    assert [button.command for button in asked.buttons] == ["/cancel"]
    await stage.say(ANN, "/cancel", pressed=True)
    assert (await stage.table()).phase is Phase.OFF


@pytest.mark.parametrize(("said", "locale"), [("cancel", "en"), ("abbrechen", "de")])
async def test_who_cancels_a_running_game_is_told_how_to_give_up(stage: Stage, said: str, locale: str) -> None:
    giving_up = {"en": "/resign gives up a running game.", "de": "Eine laufende Partie gibst du mit /aufgeben auf."}[
        locale
    ]
    assert giving_up not in words(only(await stage.say(ANN, said, private=True, locale=locale)))
    await stage.begin()
    assert giving_up in words(only(await stage.say(ANN, said, private=True, locale=locale)))


@pytest.mark.parametrize("said", ["play", "Spielen!", "p"])
async def test_play_alone_begins_a_game(stage: Stage, said: str) -> None:
    assert words(only(await stage.say(ANN, said, private=True))) == "Which game would you like?"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("how do I play?", "Which rules would you like?"),
        ("How does this work?", "Which rules would you like?"),
        ("wie geht das?", "Which rules would you like?"),
        ("wie spiele ich Kakuro", "Kakuro\n"),
    ],
)
async def test_the_first_questions_are_answered_by_the_rules(stage: Stage, said: str, told: str) -> None:
    assert words(only(await stage.say(ANN, said, private=True))).startswith(told)


async def test_who_names_a_person_in_private_is_told_where_people_are_challenged(stage: Stage) -> None:
    for said in ("play summy with zoe", "/challenge summy zoe"):
        answer = words(only(await stage.say(ANN, said, private=True)))
        assert answer.startswith("If you mean a person by zoe: challenge people in a channel")
    assert "write @ in front" in words(only(await stage.say(ANN, "/challenge summy zoe")))


@pytest.mark.parametrize("game", ["summy", "kakuro", "rummy-pur"])
async def test_whose_turn_it_is_can_be_asked_in_every_game(stage: Stage, game: str) -> None:
    await stage.begin(game=game)
    for said, locale in (("is it my turn?", "en"), ("bin ich dran?", "de")):
        assert "#1" in words(only(await stage.say(ANN, said, private=True, locale=locale)))


@pytest.mark.parametrize("playing", [True, False])
@pytest.mark.parametrize(
    ("said", "locale", "proposed"),
    [
        ("start a tournament", "en", "/tournament new"),
        ("Hello, let’s have a tournament of kakuro", "en", "/tournament new kakuro"),
        ("new tournament of kakuro", "en", "/tournament new kakuro"),
        ("neues Turnier Kakuro", "de", "/turnier neu kakuro"),
        ("starte ein Turnier", "de", "/turnier neu"),
        ("starte ein Turnier in Kakuro!", "de", "/turnier neu kakuro"),
        ("mach ein Turnier", "de", "/turnier neu"),
    ],
)
async def test_a_tournament_is_proposed(stage: Stage, said: str, locale: str, proposed: str, *, playing: bool) -> None:
    if playing:
        await stage.begin()
    answer = only(await stage.say(ANN, said, addressed=True, locale=locale))
    assert [button.label for button in answer.buttons] == [proposed]
    (button,) = answer.buttons
    asked = only(await stage.say(ANN, button.command, pressed=True, reply_to=reference(answer)))
    assert words(asked).startswith("Which game" if proposed.endswith(("new", "neu")) else "How much time")


async def test_how_a_tournament_stands_is_told_at_once(stage: Stage) -> None:
    await stage.say(ANN, "/tournament new summy rounds=2")
    for said, locale in (("how is the tournament going?", "en"), ("Wie steht das Turnier?", "de")):
        assert "Ann" in words(only(await stage.say(BEN, said, addressed=True, locale=locale)))


async def test_a_greeting_before_a_sentence_is_part_of_it(stage: Stage) -> None:
    await stage.begin()
    assert "#1" in words(only(await stage.say(ANN, "Hi, whose turn is it?", private=True)))
    assert "for your eyes only" in words(only(await stage.say(ANN, "start a game", private=True))), (
        "which start does itself"
    )
