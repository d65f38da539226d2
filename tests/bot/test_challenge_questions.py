"""A challenge that leaves something open is asked for it with buttons, which are for the person who asked."""

from dataclasses import replace

import pytest

from bot.chat.button_data import LONGEST, to_data
from bot.chat.port import Account, Author, Channel, Ephemeral, Incoming, Message
from bot.games.registry import GAMES, games_for_one, load
from bot.tables.pace import SLOW
from bot.tables.table import Phase
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, DAN, LOBBY, Stage, only, private_chat, reference, to, words

FOR_TWO = [name for name in GAMES if load(name).game.seats[0] <= 2]


def commands(message: Message) -> list[str]:
    return [button.command for button in message.buttons]


def ephemeral(who: Author) -> Ephemeral:
    return Ephemeral(LOBBY, who.account)


def titles(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def press(stage: Stage, who: Author, message: Message, label: str) -> list[Message]:
    """Press a button in the lobby."""
    (command,) = (button.command for button in message.buttons if button.label == label)
    return await stage.say(
        who, command, reply_to=reference(message), pressed=True, strangers=("ben", "cara"), addressed=True
    )


@pytest.mark.each_value
@pytest.mark.parametrize("can_pick", [False, True])
@pytest.mark.parametrize("name", GAMES)
async def test_in_private_a_person_is_offered_where_one_can_be_picked(stage: Stage, name: str, can_pick: bool) -> None:
    line = Incoming(
        "1", Channel("web", "@ann"), ANN, f"/challenge {name}", private=True, locale="en", can_pick=can_pick
    )
    await stage.service.handle(line)
    await stage.settle()
    asked = only(stage.chat.sent)
    assert (f"/challenge @ {name}" in commands(asked)) == (can_pick and name in FOR_TWO)
    assert ("in a group of yours" in words(asked)) == (can_pick and name in FOR_TWO)


@pytest.mark.parametrize("private", [False, True])
async def test_the_computer_is_asked_for_a_game_and_a_level(stage: Stage, *, private: bool) -> None:
    asked = only(await stage.say(ANN, "/challenge computer", private=private))
    assert asked.to == (private_chat(ANN) if private else ephemeral(ANN))
    assert commands(asked) == [f"/challenge computer {name}" for name in GAMES]
    assert titles(asked) == [load(name).title for name in GAMES]
    assert stage.sql("SELECT count(*) FROM game_table") == [(0,)]

    async def pressed(message: Message, label: str) -> list[Message]:
        return await (stage.press(ANN, message, label) if private else press(stage, ANN, message, label))

    asked = only(await pressed(asked, "Summy"))
    assert asked.replaces, "one message leads from question to question"
    assert words(asked) == "How well is the computer to play?"
    assert commands(asked) == [f"/challenge computer={level} summy" for level in ("beginner", "club", "master")]
    said = to(await pressed(asked, "Club player"), asked.to)
    assert words(said[0]).splitlines()[0] == "You chose /challenge computer=club summy."
    assert (said[0].replaces, titles(said[0])) == (asked.replaces, [] if private else ["Private chat"])
    table = await stage.table()
    assert table.phase is Phase.RUNNING
    assert table.private
    assert table.players[1].level is Level.CLUB


async def test_a_level_alone_is_asked_for_as_well(stage: Stage) -> None:
    for line in (
        "/challenge computer summy",
        "/challenge computer computer=master summy",
        "/challenge @ben computer summy",
    ):
        assert titles(only(await stage.say(ANN, line))) == ["Beginner", "Club player", "Master"], line
    assert commands(stage.chat.sent[1])[0] == "/challenge computer=beginner computer=master summy"


@pytest.mark.parametrize("private", [False, True])
async def test_nothing_but_the_command_is_asked_for_the_game_and_then_for_the_opponent(
    stage: Stage, *, private: bool
) -> None:
    asked = only(await stage.say(ANN, "/challenge", private=private))
    assert commands(asked) == [f"/challenge {name}" for name in GAMES]
    for name in GAMES:
        asked = only(await stage.say(ANN, f"/challenge {name}", private=private))
        assert "Who is to play" in words(asked)
        assert ("@name" in words(asked)) is not private, "in private there is nobody to challenge"
        wanted = ["Computer: beginner", "Computer: club player", "Computer: master"]
        wanted += ["Whoever joins first"] * (not private)
        wanted += ["Pick a person"] * (not private and name in FOR_TWO)
        wanted += ["I play alone"] * (name in games_for_one())
        assert titles(asked) == wanted, name


async def test_only_games_that_are_possible_are_offered(stage: Stage) -> None:
    every = [f"/challenge @ben {name}" for name in GAMES]
    assert commands(only(await stage.say(ANN, "/challenge @ben"))) == every, (
        "also those in which a computer has to help out"
    )
    asked = only(await stage.say(ANN, "/challenge alone"))
    assert commands(asked) == [f"/challenge alone {name}" for name in games_for_one()]
    assert commands(only(await stage.say(ANN, "/challenge anyone expert"))) == ["/challenge anyone kakuro expert=yes"]
    assert commands(only(await stage.say(ANN, "/challenge @ben players=5"))) == ["/challenge @ben summa players=5"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/challenge @ann", "You cannot challenge yourself."),
        ("/challenge @ann computer summy", "You cannot challenge yourself."),
        ("/challenge computer summy players=9", "for 2 to 4 players; you asked for 9"),
        ("/challenge computer summy blitz", "no option blitz"),
    ],
)
async def test_what_cannot_become_a_game_is_refused_at_once(stage: Stage, line: str, said: str) -> None:
    answer = only(await stage.say(ANN, line))
    assert said in words(answer)
    assert not answer.buttons


async def test_people_are_not_asked_for_a_game_in_private(stage: Stage) -> None:
    for line in ("/challenge @ben", "/challenge anyone"):
        answer = only(await stage.say(ANN, line, private=True))
        assert "in a channel" in words(answer)
        assert not answer.buttons


async def test_what_was_typed_before_is_kept(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/herausfordern computer tipps=ja glück=klee", locale="de"))
    assert commands(asked)[0] == "/challenge computer summy hints=yes luck=klee"
    asked = only(await stage.say(ANN, commands(asked)[0], locale="de"))
    assert titles(asked) == ["Anfänger", "Könner", "Meister"]
    await press(stage, ANN, asked, "Meister")
    table = await stage.table()
    assert (table.hints, table.client_seed, table.players[1].level) == (True, "klee", Level.MASTER)


async def test_whom_a_name_means_is_kept_where_a_button_does_not_tell(stage: Stage) -> None:
    people = {"ben": Account("web", "1234567"), "cara": CARA.account}
    asked = only(await stage.say(ANN, "/challenge @ben @cara", aliases=people))
    assert commands(asked)[0] == "/challenge @ben:1234567 @cara summy"
    agreed = only(await press(stage, ANN, asked, "Summy"))
    assert commands(agreed)[0] == "/challenge @ben:1234567 @cara summy now"
    assert titles(agreed)[1] == "And the computer"
    said = to(await press(stage, ANN, agreed, "Ask now"), ephemeral(ANN))
    assert words(said[0]) == "You chose /challenge @ben @cara summy."
    players = (await stage.table()).players
    assert (players[1].name, players[1].account) == ("ben", people["ben"])
    assert (players[2].name, players[2].account) == ("cara", None), "a name is all that is known"
    await stage.say(ANN, "/challenge @ben:1234567 summy")
    assert (await stage.table(2)).players[1].account is None, "only a button says who is meant"


async def test_a_line_too_long_for_buttons_is_asked_for_in_words(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge @ben hints=no", aliases={"ben": Account("web", "7" * 300)}))
    assert words(asked).endswith(f"with one of these at its end: {', '.join(FOR_TWO)}.")
    assert not asked.buttons
    for length in range(60):
        asked = only(await stage.say(ANN, f"/challenge anyone luck={'ü' * (length + 1)}"))
        assert all(to_data(commands(asked)))
        assert len(asked.buttons) == len(GAMES)


@pytest.mark.parametrize("digits", [10, 19])
async def test_a_challenge_to_three_people_is_asked_by_buttons_to_the_end(stage: Stage, digits: int) -> None:
    names = ("bernd_maier", "clara_maier", "david_maier")
    people = {name: Account("web", str(number).ljust(digits, "7")) for number, name in enumerate(names, start=1)}
    asked = only(await stage.say(ANN, "/challenge @bernd_maier @clara_maier @david_maier", aliases=people))
    assert len(asked.buttons) == len(GAMES)
    agreed = only(await press(stage, ANN, asked, "Summy"))
    assert titles(agreed) == ["Ask now", "Hints", "Time: five minutes", "Time: ten days", "Time: no limit"]
    more = only(await press(stage, ANN, agreed, "Hints"))
    assert titles(more) == ["Ask now", "Time: five minutes", "Time: ten days", "Time: no limit"]
    for shown in (asked, agreed, more):
        assert all(to_data(commands(shown))), "the buttons fit on every platform"
    await press(stage, ANN, more, "Time: ten days")
    table = await stage.table()
    assert [player.account for player in table.players[1:]] == list(people.values())
    assert (table.hints, table.pace) == (True, SLOW)


async def test_three_people_of_the_last_game_are_offered_first(stage: Stage) -> None:
    ids = [replace(one, account=Account("web", f"{one.handle}-7345000001")) for one in (BEN, CARA, DAN)]
    people = {one.handle: one.account for one in ids}
    await stage.say(ANN, "/challenge @ben @cara @dan summy pace=none", aliases=people)
    for one in ids:
        await stage.say(one, "/accept #1")
    for one in (ANN, *ids[:2]):
        await stage.say(one, "/resign #1 yes")
    (end,) = (one for one in stage.chat.sent if "The game is over" in words(one))
    games = only(await press(stage, ANN, end, "Another game"))
    who = only(await press(stage, ANN, games, "Kakuro"))
    assert titles(who)[:2] == ["@Ben @Cara @Dan", "Computer: beginner"]
    assert all(to_data([button.command for button in who.buttons if not button.person]))


async def test_where_buttons_hold_long_lines_all_options_can_be_pressed(stage: Stage) -> None:
    ben = Account("web", "4fQ7Zk1pX9c2Lm8RtVw3Ya")
    asked = only(await stage.say(ANN, "/challenge @ben", aliases={"ben": ben}, long_commands=True))

    async def pressed(message: Message, label: str) -> list[Message]:
        (command,) = (button.command for button in message.buttons if button.label == label)
        return await stage.say(
            ANN, command, reply_to=reference(message), pressed=True, addressed=True, long_commands=True
        )

    options = ["Expert: turn more cards", "Strict: a wrong turn gets nothing", "Hints"]
    question = only(await pressed(asked, "Kakuro"))
    for option in options:
        question = only(await pressed(question, option))
    assert "Agreed so far: Expert: turn more cards, Strict: a wrong turn gets nothing, Hints." in words(question)
    times = ["Time: five minutes", "Time: ten days", "Time: no limit"]
    assert titles(question) == ["Ask now", "And the computer", *times, "Handicap"]
    assert len(commands(question)[0]) > LONGEST
    await pressed(question, "Time: ten days")
    table = await stage.table()
    assert (table.options, table.hints, table.pace) == ({"expert": "yes", "strict": "yes"}, True, SLOW)


async def test_a_computer_can_be_added_between_people_with_a_button(stage: Stage) -> None:
    agreed = only(await press(stage, ANN, only(await stage.say(ANN, "/challenge @ben")), "Summy"))
    level = only(await press(stage, ANN, agreed, "And the computer"))
    assert words(level) == "How well is the computer to play?"
    more = only(await press(stage, ANN, level, "Master"))
    assert words(more).splitlines()[1] == "Summy with ben and the computer"
    assert not {"And the computer", "Handicap"} & set(titles(more)), "a handicap is for two"
    await press(stage, ANN, more, "Ask now")
    assert [player.level for player in (await stage.table()).players] == [None, None, Level.MASTER]
    full = only(await press(stage, ANN, only(await stage.say(ANN, "/challenge @ben @cara @dan")), "Summy"))
    assert "And the computer" not in titles(full), "nobody else fits"


async def test_the_buttons_are_for_who_asked_and_lead_to_one_game(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge computer summy"))
    refused = only(await press(stage, BEN, asked, "Master"))
    assert "for the person who asked" in words(refused)
    assert refused.to == ephemeral(BEN)
    assert stage.sql("SELECT count(*) FROM game_table") == [(0,)]
    await press(stage, ANN, asked, "Master")
    assert "led to table #1" in words(only(await press(stage, ANN, asked, "Beginner")))
    assert stage.sql("SELECT count(*) FROM game_table") == [(1,)]


async def test_every_question_has_a_message_of_its_own_until_it_is_answered(stage: Stage) -> None:
    first = only(await stage.say(ANN, "/challenge computer"))
    second = only(await stage.say(ANN, "/challenge anyone"))
    assert (first.replaces, second.replaces) == (None, None)
    older = only(await press(stage, ANN, first, "Summy"))
    assert older.replaces is None, "the newer question stays"
    chosen = to(await press(stage, ANN, older, "Beginner"), ephemeral(ANN))
    assert chosen[0].replaces == reference(older)


async def test_a_reply_names_the_opponent(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge", replied="ben"))
    assert commands(asked) == [f"/challenge @ben {name}" for name in GAMES]
    said = await press(stage, ANN, only(await press(stage, ANN, asked, "Kakuro")), "Ask now")
    assert (await stage.table()).players[1].name == "ben"
    assert len(to(said, LOBBY)) == 1


async def test_who_presses_is_asked_what_else_to_agree_on_and_need_not_choose(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge kakuro", private=True))
    agreed = only(await stage.press(ANN, asked, "Computer: beginner"))
    assert agreed.replaces == reference(asked)
    expert, strict = "Expert: turn more cards", "Strict: a wrong turn gets nothing"
    assert titles(agreed) == ["Start now", expert, strict]
    assert f"• {expert} (expert): " in words(agreed), "it can be typed as well"
    more = only(await stage.press(ANN, agreed, expert))
    assert titles(more) == ["Start now", strict], "what is chosen is not asked for again"
    assert f"Agreed so far: {expert}." in words(more)
    await stage.press(ANN, more, "Start now")
    table = await stage.table()
    assert (table.phase, table.options) == (Phase.RUNNING, {"expert": "yes"})


async def test_where_nothing_is_left_to_agree_on_the_game_begins(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge summy", private=True))
    await stage.press(ANN, asked, "Computer: master")
    assert (await stage.table()).phase is Phase.RUNNING


async def test_hints_are_agreed_on_between_people(stage: Stage) -> None:
    asked = only(await stage.say(ANN, "/challenge summy"))
    agreed = only(await press(stage, ANN, asked, "Whoever joins first"))
    assert words(agreed).splitlines() == [
        "Ready when you are.",
        "Summy with whoever joins first",
        "Time: 3 days for each player, 1 day more for each move, 7 days at most.",
        "What else you may agree on:",
        "• Hints: whoever is on turn may ask for one; the game is then unrated.",
        "• Handicap: whoever is weaker begins with extra points; the game is then unrated.",
        "Ask now, or press what you want to agree on first.",
    ]
    times = ["Time: five minutes", "Time: ten days", "Time: no limit"]
    assert titles(agreed) == ["Ask now", "And the computer", "Hints", *times, "Handicap"]
    more = only(await press(stage, ANN, agreed, "Hints"))
    assert titles(more) == ["Ask now", "And the computer", *times, "Handicap"]
    assert words(more).splitlines()[3] == "Agreed so far: Hints."
    paced = only(await press(stage, ANN, only(await stage.say(ANN, "/challenge @ben pace=live")), "Kakuro"))
    assert words(paced).splitlines()[1:3] == [
        "Kakuro with ben",
        "Time: 5 minutes for each player, 30 seconds more for each move, 10 minutes at most.",
    ]
    timed = only(await press(stage, ANN, only(await stage.say(ANN, "/challenge anyone")), "Summa Summarum"))
    assert "Time: " not in words(timed), "the timer of the game is what is usual there"
    assert not set(titles(timed)) & set(times)
    await press(stage, ANN, more, "Time: ten days")
    table = await stage.table()
    assert (table.hints, table.pace) == (True, SLOW), "that was all there is"


async def test_the_time_a_game_gives_for_each_round_is_said_until_another_is_agreed_on(stage: Stage) -> None:
    usual = "All play at once, and have 1 minute for each round."
    question = only(await stage.say(ANN, "/challenge anyone"))
    asked = only(await press(stage, ANN, question, "Summa Summarum"))
    assert words(asked).splitlines()[2] == usual
    longer = only(await press(stage, ANN, asked, "Five minutes a round"))
    assert words(longer).splitlines()[2] == "Agreed so far: Five minutes a round."
    assert usual not in words(longer)
    question = only(await stage.say(ANN, "/challenge anyone"))
    asked = only(await press(stage, ANN, question, "Summa Summarum"))
    assert usual in words(only(to(await press(stage, ANN, asked, "Ask now"), LOBBY))), "and it is so"


async def test_a_typed_challenge_is_not_asked_what_else_to_agree_on(stage: Stage) -> None:
    for number, line in enumerate(("/challenge @ben kakuro", "/challenge @cara kakuro now"), start=1):
        await stage.say(ANN, line)
        assert (await stage.table(number)).phase is Phase.OPEN


async def test_whom_one_played_last_here_is_offered_first(stage: Stage) -> None:
    await stage.begin(options="pace=none")
    await stage.play()
    (end,) = to(await stage.say(ANN, "/resign #1 yes"), LOBBY)
    games = only(await press(stage, ANN, end, "Another game"))
    who = only(await press(stage, ANN, games, "Kakuro"))
    assert titles(who)[:2] == ["@Ben", "Computer: beginner"]
    agreed = only(await press(stage, ANN, who, "@Ben"))
    asked = to(await press(stage, ANN, agreed, "Ask now"), LOBBY)
    assert "Ben, will you play?" in words(asked[-1])
    assert "Kakuro begins" in words(to(await stage.say(BEN, "/accept #2"), LOBBY)[-1])
    elsewhere = only(await stage.say(ANN, "/challenge kakuro", channel=Channel("web", "elsewhere")))
    assert "@Ben" not in titles(elsewhere), "nobody is told where else one has played"
    assert "@Ben" not in titles(only(await stage.say(CARA, "/challenge kakuro")))


async def test_whom_one_played_last_is_asked_by_their_account_not_by_a_name(stage: Stage) -> None:
    """Where names and handles differ, a platform does not know whom the text of a button means."""
    ben = Author(Account("web", "77"), "Ben", "b.meier")
    await stage.say(ANN, "/challenge @b.meier summy pace=none", aliases={"b.meier": ben.account})
    await stage.say(ben, "/accept #1")
    (end,) = to(await stage.say(ANN, "/resign #1 yes"), LOBBY)
    games = only(await press(stage, ANN, end, "Another game"))
    who = only(await press(stage, ANN, games, "Kakuro"))
    assert commands(who)[0] == "/challenge @Ben:77 kakuro"
    await press(stage, ANN, only(await press(stage, ANN, who, "@Ben")), "Ask now")
    assert "Kakuro begins" in words(to(await stage.say(ben, "/accept #2"), LOBBY)[-1])


@pytest.mark.parametrize(
    ("locale", "line", "hints"),
    [
        (
            "en",
            "/challenge @bernadette @carolina",
            "Put with hints behind it to allow hints; the game is then unrated.",
        ),
        ("de", "/herausfordern @bernadette @carolina", "Mit dem Zusatz mit Tipps sind Tipps erlaubt;"),
    ],
)
async def test_where_no_button_fits_hints_are_proposed_in_words(
    stage: Stage, locale: str, line: str, hints: str
) -> None:
    long = 24 * len(GAMES)  # the more buttons there are, the more room their commands have together
    people = {
        "bernadette": Account("web", "1" * long),
        "carolina": Account("web", "2" * long),
    }
    asked = only(await stage.say(ANN, line, aliases=people, locale=locale))
    assert not asked.buttons
    assert hints in words(asked)
    word = "with hints" if locale == "en" else "mit Tipps"
    await stage.say(ANN, f"{line} summy {word}", aliases=people, locale=locale)
    assert (await stage.table()).hints
