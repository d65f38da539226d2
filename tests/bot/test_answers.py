"""Commands that only answer, and what people choose for themselves, in both languages."""

import re

import pytest

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Author, Ephemeral, Picture, Style
from bot.games.registry import GAMES, load
from bot.grammar import words as vocabulary
from bot.messages.drawing import Drawing
from bot.messages.painting import paint
from bot.messages.wording import Wording
from bot.runtime.worker import Worker
from bot.settings import DATA
from bot.tables.table import Phase
from core.record import check, parse
from tests.bot.stage import ANN, BEN, CARA, ELSEWHERE, LOBBY, Stage, everything, only, private_chat, to, words
from tests.people import on_turn
from tests.present import present
from tests.texts import TEXTS


async def test_tables_here_and_my_own(stage: Stage) -> None:
    assert "no tables here" in words(only(await stage.say(ANN, "/tables")))
    await stage.begin()
    await stage.say(CARA, "/challenge anyone summy", channel=ELSEWHERE)
    said = words(only(await stage.say(CARA, "/tables")))
    assert "#1 Summy: Ann, Ben (on turn: " in said
    assert "#2" not in said
    said = words(only(await stage.say(CARA, "/tables", private=True)))
    assert "#2 Summy: Cara, … (waiting for answers)" in said
    assert "#1" not in said


async def test_export_hands_out_a_record_that_checks_itself(stage: Stage) -> None:
    assert "no finished game" in words(only(await stage.say(ANN, "/export")))
    await stage.begin(options="luck=clover")
    await stage.play()
    assert "still running" in words(only(await stage.say(ANN, "/export #1")))
    await stage.say(ANN, "/resign yes")
    said = only(await stage.say(CARA, "/export"))
    assert said.document is not None
    assert said.document.name == "summy-1.game"
    record = parse(said.document.text)
    assert record.tags["Players"] == "Ann; Ben"
    assert record.tags["Mix"] == "clover"
    assert record.tags["Ending"] == "resigned"
    check(record, load("summy").game)


async def test_what_is_asked_for_afterwards_is_of_the_game_that_ended_last(stage: Stage) -> None:
    for _ in range(2):
        await stage.begin()
    for number in (2, 1):
        await stage.say(ANN, f"/resign #{number} yes")
        stage.now += 1
    for line in ("/export", "/verify", "/board", "/board words"):
        for private in (False, True):
            said = everything(only(await stage.say(BEN, line, private=private)))
            assert "table #1" in said.lower() or line == "/board words", line
            assert "Which table" not in said, line
    await stage.begin()
    assert "table #3" in words(only(await stage.say(BEN, "/verify"))), "what is going on comes first"
    assert "Table #3" in words(only(await stage.say(BEN, "/board")))


async def test_verify_shows_the_seal_first_and_the_seed_at_the_end(stage: Stage) -> None:
    await stage.begin()
    seed = (await stage.table()).seed.hex()
    running = words(only(await stage.say(CARA, "/verify")))
    assert "fixed since before the game" in running
    assert seed not in running
    await stage.say(ANN, "/resign yes")
    over = words(only(await stage.say(CARA, "/verify #1")))
    assert "Every draw at table #1 (3 in all)" in over
    assert seed in over


async def test_rules_open_with_a_picture_and_single_rules_by_number(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/rules summy"))
    assert said.picture is not None
    assert "Player 2 lays" in said.picture.alt
    assert "/rules summy" in words(said)
    assert "S5" in words(only(await stage.say(ANN, "/rules summy s5")))
    assert "has no rule S99" in words(only(await stage.say(ANN, "/rules summy S99")))
    assert "not know a game" in words(only(await stage.say(ANN, "/rules chess")))


async def test_rules_are_found_by_a_word_they_speak_of(stage: Stage) -> None:
    assert words(only(await stage.say(ANN, "/rules summy exchange"))).startswith("S11 Exchanging")
    said = only(await stage.say(ANN, "/rules rummy-plus jokers"))
    assert "2 rules of Rummy-Pur-Plus speak of jokers. Which one?" in words(said)
    assert [button.label for button in said.buttons] == ["P8 Jokers", "P9 A joker for a tile"]
    assert words(only(await stage.press(ANN, said, "P8 Jokers"))).startswith("P8 Jokers")
    said = only(await stage.say(ANN, "/regeln kakuro umdrehen", locale="de"))
    assert words(said) == "In 2 Regeln von Kakuro geht es um umdrehen. Welche?"
    assert "has no rule of" in words(only(await stage.say(ANN, "/rules summy of"))), "too short to be looked for"


async def test_help_in_full_and_for_each_command(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/help"))
    assert "New here?" in words(said)
    assert "/tournament, /daily, /leaderboard and /best for everybody who plays here" in words(said)
    assert [button.command for button in said.buttons] == ["/learn", "/challenge", "/puzzle", "/rules", "/help all"]
    assert len(words(said).splitlines()) <= 9, "it fits the screen of a phone"
    every = only(await stage.say(ANN, "/help all"))
    assert [button.command for button in every.buttons] == [f"/rules {name}" for name in GAMES]
    for by in vocabulary.COMMANDS.values():
        assert f"/{by['en'][0]}" in words(every) or by["en"][0] in {"help", "start"}, by
    for name in vocabulary.COMMANDS:
        assert words(only(await stage.say(ANN, f"/help {name}"))) == TEXTS.plain(
            TEXTS.in_words_of("web", f"help-{name}", "en"), "en"
        )
    assert "not know the command" in words(only(await stage.say(ANN, "/help dancing")))
    assert "Did you mean /challenge?" in words(only(await stage.say(ANN, "/chalenge")))
    assert "New here?" in words(only(await stage.say(ANN, "", addressed=True)))


async def test_a_language_is_chosen_for_a_person_or_for_a_channel(stage: Stage) -> None:
    assert "English (en), Deutsch (de)" in words(only(await stage.say(ANN, "/language")))
    assert "do not speak xx" in words(only(await stage.say(ANN, "/language xx")))
    assert "Deutsch" in words(only(await stage.say(ANN, "/language de", private=True)))
    await stage.begin()
    board = to(stage.chat.sent, LOBBY)[-1]
    assert "begins at table" in words(board), "the channel has its own language"
    assert "nur für dich" in words(to(stage.chat.sent, private_chat(ANN))[-1])
    assert "for your eyes only" in words(to(stage.chat.sent, private_chat(BEN))[-1])
    assert "Deutsch" in words(only(await stage.say(BEN, "/language de")))
    said = await stage.play()
    assert "Punkte" in words(only(to(said, LOBBY)))
    assert "Hier gibt es keine Tische" in words(
        only(await stage.say(CARA, "/tables", channel=ELSEWHERE, locale="de-AT"))
    )


async def test_a_language_heard_is_kept_for_what_comes_later(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy", locale="de")
    await stage.say(BEN, "/accept", locale="en")
    assert "beginnt an Tisch" in words(to(stage.chat.sent, LOBBY)[-1])
    assert "nur für dich" in words(to(stage.chat.sent, private_chat(ANN))[-1])
    assert "for your eyes only" in words(to(stage.chat.sent, private_chat(BEN))[-1])


async def test_what_sets_a_game_up_is_answered_in_its_own_language(stage: Stage) -> None:
    await stage.say(ANN, "/herausfordern @ben summy", locale="de")
    asked = only(to(await stage.say(BEN, "/challenge @cara summy", locale="en"), LOBBY))
    assert "wants to play" in words(asked), "not that of the game set up before"
    alone = to(await stage.say(ANN, "/herausfordern allein summa", locale="de"), LOBBY)
    assert "beginnt an Tisch" in words(alone[0])
    await stage.say(ANN, "/language en")
    asked = only(to(await stage.say(CARA, "/herausfordern @ben summy", locale="de"), LOBBY))
    assert "wants to play" in words(asked), "what was chosen for the place holds"


async def test_games_of_a_channel_keep_the_languages_in_which_they_were_set_up(stage: Stage) -> None:
    await stage.say(ANN, "/herausfordern @ben summy", locale="de")
    begun = to(await stage.say(BEN, "/accept #1", locale="en"), LOBBY)
    assert "du bist am Zug" in words(begun[-1])
    await stage.say(BEN, "/challenge @cara summy", locale="en")
    begun = to(await stage.say(CARA, "/annehmen #2", locale="de"), LOBBY)
    assert "your turn" in words(begun[-1])
    told = to(await stage.say(ANN, "/aufgeben #1 ja", locale="de"), LOBBY)
    assert "gewinnt" in words(told[-1]), "the challenge in English has changed nothing here"
    again = only(to(await stage.say(BEN, "/rematch #1", locale="en"), LOBBY))
    assert "möchte" in words(again), "the same game goes on"
    await stage.say(ANN, "/language en")
    told = to(await stage.say(ANN, "/annehmen #3", locale="de"), LOBBY)
    assert "your turn" in words(told[-1]), "what was chosen for the place holds"


async def test_a_theme_changes_the_pictures(stage: Stage) -> None:
    await stage.begin()
    light = only(await stage.say(ANN, "/board")).picture
    assert "dark" in words(only(await stage.say(ANN, "/theme dark")))
    dark = only(await stage.say(ANN, "/board")).picture
    again = only(await stage.say(ANN, "/board", private=True)).picture
    assert light is not None
    assert dark is not None
    assert light.png != dark.png
    assert light == again, "chosen for the channel, not for her"
    assert "light or dark" in words(only(await stage.say(ANN, "/theme")))
    assert only(await stage.say(ANN, "/board")).picture == dark, "asking changes nothing"
    assert "not a theme" in words(only(await stage.say(ANN, "/theme pink")))


async def test_a_picture_can_be_drawn_dark_where_no_theme_was_chosen(stage: Stage) -> None:
    await stage.begin()
    light = present(only(await stage.say(ANN, "/board")).picture)
    assert light.dark is not None
    drawn = await light.dark()
    await stage.say(ANN, "/theme dark")
    dark = present(only(await stage.say(ANN, "/board")).picture)
    assert (dark.png, dark.dark) == (drawn, None), "a theme that was chosen is for all"


async def test_what_can_be_tapped_goes_along_only_where_pictures_can_be(stage: Stage) -> None:
    await stage.begin()
    told = only(await stage.say(ANN, "/board")).picture
    stage.chat.tappable = False
    untold = only(await stage.say(ANN, "/board")).picture
    assert told is not None
    assert untold is not None
    assert (told.png, told.alt) == (untold.png, untold.alt)
    assert told.areas
    assert not untold.areas


async def test_pictures_for_one_alone_suit_what_one_looks_at_where_no_theme_was_chosen(stage: Stage) -> None:
    async def shown(line: str, *, private: bool) -> Picture:
        return present(only(await stage.say(ANN, line, private=private)).picture)

    await stage.begin()
    rack, board = await shown("/rack", private=True), await shown("/board", private=False)
    stage.chat.themes[ANN.account] = "dark"
    dark = await shown("/rack", private=True)
    assert dark.png != rack.png
    assert await shown("/board", private=False) == board, "others look at it as well"
    await stage.say(ANN, "/theme light", private=True)
    assert await shown("/rack", private=True) == rack
    stage.chat.themes[None] = "dark"
    suited = await shown("/board", private=False)
    assert suited.png != board.png, "what suits a platform suits its channels"
    await stage.say(ANN, "/theme light")
    assert await shown("/board", private=False) == board


async def test_forget_me_erases_the_name_and_keeps_the_game(stage: Stage) -> None:
    await stage.begin()
    said = words(only(await stage.say(ANN, "/forget me")))
    assert "still have a seat" in said
    assert "#1" in said
    await stage.say(ANN, "/resign yes")
    await stage.say(ANN, "/language de", private=True)
    assert "gelöscht" in words(only(await stage.say(ANN, "/forget me yes")))
    assert [player.name for player in (await stage.table()).players] == ["N. N.", "Ben"]
    assert (await stage.table()).phase is Phase.OVER
    assert stage.sql("SELECT count(*) FROM seat WHERE name = 'Ann'") == [(0,)]
    assert stage.sql("SELECT count(*) FROM preference WHERE address = 'web//ann'") == [(0,)]
    assert stage.sql("SELECT count(*) FROM log WHERE table_id = 1")[0][0] > 0
    record = present(only(await stage.say(BEN, "/export")).document)
    assert "Ann" not in record.text
    assert "forget me" in words(only(await stage.say(BEN, "/forget")))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/help\x00", "New here?"),
        ("/", "Behind / comes a command"),
        ("/rules summy XYZ", "Summy has no rule XYZ; it has S1, S2"),
        ("/rules summy S5 more", "/rules takes a game and at most one rule"),
        ("/best summa more", "/best takes only a game"),
        ("/tables more", "Nothing follows /tables"),
        ("/accept clover", "luck=your own words"),
        ("/forget ben", "Only your own name can be erased"),
        ("/language klingon", "there are English (en), Deutsch (de)"),
        ("/rack upside", "takes at most a table number"),
        ("//help", "New here?"),
        ("/help?", "New here?"),
        ("/help kak", "Kakuro"),
        ("/exchange 1 2", "I do not know the command exchange. /help lists them all."),
        ("/best summy", "Summy cannot be played alone, so there are no best results for it, only for: summa."),
        ("/best summy", "Who is strongest at Summy, /leaderboard summy shows."),
        ("/cancel", "no challenge of yours here"),
        ("/begin", "no challenge of yours here"),
        ("/leave", "no challenge here that you have accepted"),
        ("/rematch", "no finished game of yours here"),
    ],
)
async def test_what_is_wrong_with_a_line_is_said_of_its_own_command(stage: Stage, line: str, said: str) -> None:
    for private in (False, True):
        assert said in words(only(await stage.say(ANN, line, private=private)))
    if line == "/":  # where the chat does not tell that a line is for the bot, as in a private conversation on Discord
        assert said in words(only(await stage.say(ANN, line, private=True, addressed=False)))
        assert await stage.say(ANN, line, addressed=False) == []


async def test_what_is_said_of_a_table_fits_what_became_of_it(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    assert "has not begun yet" in words(only(await stage.say(CARA, "/export #1")))
    assert "have been fixed since before the game" in words(only(await stage.say(CARA, "/verify #1")))
    await stage.say(ANN, "/cancel")
    for line in ("/export #1", "/verify #1", "/rematch #1"):
        assert "the challenge came to nothing" in words(only(await stage.say(ANN, line))), line


async def test_answers_are_for_who_asked(stage: Stage) -> None:
    for line in ("/tables", "/rules", "/help", "/language", "/theme", "/nonsense", "/play", "/export"):
        assert only(await stage.say(ANN, line)).to == Ephemeral(LOBBY, ANN.account), line
        assert only(await stage.say(ANN, line, private=True)).to == private_chat(ANN), line
        assert stage.chat.sent[-1].answers == f"line:{len(stage.chat.sent)}"


async def test_a_whole_game_in_german(stage: Stage) -> None:
    """Every command by its German word, answered in German."""

    async def say(who: Author, line: str, part: str, *, private: bool = False, moderator: bool = False) -> None:
        sent = await stage.say(who, line, private=private, moderator=moderator, locale="de")
        assert any(part in words(message) for message in sent), (line, [words(message) for message in sent])

    await say(ANN, "/hilfe", "Neu hier?")
    await say(ANN, "/regeln summy", "Summy")
    await say(ANN, "/herausfordern @ben summy tipps=ja glück=klee", "Tisch #1")
    await say(BEN, "/ablehnen", "Tisch #1")
    await say(ANN, "/herausfordern jeden summy tipps=ja", "Tisch #2")
    await say(ANN, "/abbrechen", "Tisch #2")
    await say(ANN, "/herausfordern @ben @cara summy tipps=ja", "Tisch #3")
    await say(BEN, "/annehmen", "Ben ist dabei")
    await say(BEN, "/verlassen", "Ben möchte nicht")
    await say(CARA, "/annehmen", "Tisch #3")
    number = max(row[0] for row in stage.sql("SELECT id FROM game_table"))
    table = await stage.table(number)
    assert table.phase is Phase.RUNNING
    mover = next(who for who in (ANN, CARA) if on_turn(table, who.account))
    move = await stage.move(number)
    await say(mover, "/steine", "nur für dich")
    await say(mover, "/brett ganz", "Tisch #3")
    await say(mover, "/tipp", "Punkt")
    await say(mover, f"/versuch {move}", "nichts")
    await say(mover, f"/spiele {move}", "legt")
    await say(mover, "/tische", "#3")
    await say(mover, "/nachprüfen", "Siegel")
    await say(mover, "/aufgeben #3 ja", "gibt auf")
    await say(mover, "/mitschrift", "Tisch #3")
    await say(mover, "/revanche", "Tisch #4")
    await say(mover, "/schließen #4", "Tisch #4", moderator=True)
    await say(mover, "/farben dunkel", "dunkel")
    await say(mover, "/sprache", "de")
    await say(mover, "/vergiss mich ja", "gelöscht")
    await say(BEN, "/herausfordern rechner summy stufe=anfänger", "Computer", private=True)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_every_command_word_reaches_its_command(stage: Stage, locale: str) -> None:
    for name, by in vocabulary.COMMANDS.items():
        for word in by[locale]:
            said = words(only(await stage.say(ANN, f"/{word} ???", locale=locale)))
            assert not said.startswith(TEXTS.plain("command-unknown-command", locale, {"word": word})), (name, word)


async def test_the_example_of_the_rules_is_the_record_in_the_data(stage: Stage) -> None:
    record = parse((DATA / "rules" / "summy.game").read_text("utf-8"))
    said = only(await stage.say(ANN, "/rules summy"))
    assert said.picture is not None
    for name in record.tags["Players"].split("; "):
        assert name in said.picture.alt


async def test_what_is_shown_is_drawn_by_a_worker_process_as_well(stage: Stage) -> None:
    await stage.begin()
    mover = await stage.on_turn()
    worker = Worker()
    drawing = Drawing(stage.store, stage.positions, TEXTS, worker)
    try:
        for to, picture in (
            (LOBBY, "board full"),
            (private_chat(mover), "rack"),
            (private_chat(mover), f"try {await stage.move()}"),
        ):
            table = await stage.table()
            message = OutboxMessage(to, (), "en", table.id, table.game, picture=picture, ply=table.plies)
            scene = present(await drawing.scene(message))
            drawn = await drawing.draw(scene, locale="en", tappable=True)
            assert drawn == paint(scene)
    finally:
        worker.close()


@pytest.mark.parametrize(("locale", "numbered"), [("en", r"Player \d"), ("de", r"Person \d")])
async def test_an_example_is_about_numbered_players_and_nobody_who_is_here(
    stage: Stage, locale: str, numbered: str
) -> None:
    for name in GAMES:
        rules = [file.stem for file in (DATA / "rules" / name).glob("*.game")]
        for picture in ("example", *(f"example {rule}" for rule in rules)):
            message = OutboxMessage(LOBBY, (), locale, game=name, picture=picture)
            scene = present(await stage.drawing.scene(message))
            assert all(re.fullmatch(numbered, one) for one in scene.names)
            spans = Wording(TEXTS).rich(scene.lines, locale)
            assert all(span.account is None and span.style is not Style.MENTION for span in spans)
            said = "".join(span.text for span in spans)
            assert "@" not in said
            assert "it is your turn" not in said
            assert "du bist am Zug" not in said
            assert not re.search(r"\b(Ann|Anna|Ben|Cara)\b", said)
        book = (DATA / "rules" / locale / f"{name}.md").read_text("utf-8")
        pictures = [line for line in book.splitlines() if line.startswith(("**The picture", "**Das Bild"))]
        assert pictures
        assert not re.search(r"\b(Annas?|Ben|Cara)\b", "\n".join(pictures)), "the book speaks of who is in the picture"
