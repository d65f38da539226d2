"""The settings of a channel (N5): everyone reads them, moderators change them; and one's own, in private."""

from pathlib import Path

import pytest

from bot.chat.port import Message
from bot.games.opponents import Opponents
from bot.grammar.words import LANGUAGES
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, reference, staged, words

OTHERS = [name for code, name in LANGUAGES.items() if code != "en"]
CHANNEL = ["Unrated", "Remind here too", "Choose the pace", "Choose games"]


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def press(stage: Stage, message: Message, label: str, *, moderator: bool = True, locale: str = "en") -> Message:
    (command,) = (button.command for button in message.buttons if button.label == label)
    said = await stage.say(ANN, command, reply_to=reference(message), pressed=True, moderator=moderator, locale=locale)
    return only(said)


async def test_n5_everyone_reads_the_settings_and_sees_who_may_change_them(stage: Stage) -> None:
    said = only(await stage.say(BEN, "/settings"))
    for part in ("settings of this channel", "English", "as they suit each screen", "Summy", "Whoever opened"):
        assert part in words(said)
    assert labels(said) == []
    said = only(await stage.say(BEN, "/einstellungen", locale="de"))
    for part in ("Einstellungen dieses Kanals", "Deutsch", "wer diesen Kanal zuerst geöffnet hat"):
        assert part in words(said)


async def test_n5_a_moderator_changes_them_by_buttons_in_one_message(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/settings", moderator=True))
    assert labels(said) == [*OTHERS, "Light pictures", "Dark pictures", *CHANNEL]
    dark = await press(stage, said, "Dark pictures")
    assert dark.replaces == reference(said)
    assert "Pictures: dark" in words(dark)
    assert labels(dark) == [*OTHERS, "Light pictures", *CHANNEL]
    games = await press(stage, dark, "Choose games")
    assert "✓ Summy" in labels(games)
    left_out = await press(stage, games, "✓ Kakuro")
    assert "✗ Kakuro" in labels(left_out)
    again = await press(stage, left_out, "Settings")
    assert again.replaces == reference(said)
    assert "Kakuro" not in words(again)
    german = await press(stage, again, "Deutsch")
    assert "Sprache: Deutsch" in words(german)
    preference = await stage.store.preference(LOBBY)
    assert (preference.language, preference.theme) == ("de", "dark")


@pytest.mark.parametrize("line", ["/settings games=summy", "/settings language=de", "/settings theme=dark"])
async def test_n5_nobody_else_changes_them(stage: Stage, line: str) -> None:
    said = words(only(await stage.say(BEN, line)))
    assert said.startswith("Only whoever opened this channel first")
    assert ("anybody can change" in said.lower()) is ("games" not in line), "which takes other commands"
    assert await stage.store.preference(LOBBY) == await stage.store.preference(private_chat(CARA))


async def test_n5_only_the_games_allowed_are_played_in_a_channel(stage: Stage) -> None:
    number = await stage.begin(game="kakuro")
    await stage.say(ANN, "/settings games=summy,summa", moderator=True)
    said = words(only(await stage.say(ANN, "/challenge @ben kakuro")))
    assert said.startswith("Kakuro is not played in this channel, only Summy and Summa Summarum.")
    await stage.say(ANN, f"/resign #{number} yes")
    assert "not played in this channel" in words(only(await stage.say(ANN, f"/rematch #{number}")))
    assert "not played in this channel" in words(only(await stage.say(ANN, "/tournament new kakuro")))
    asked = only(await stage.say(ANN, "/challenge"))
    assert labels(asked) == ["Summy", "Summa Summarum"]
    await stage.say(BEN, "/challenge computer kakuro beginner", private=True)
    assert (await stage.table(2)).game == "kakuro"
    await stage.say(ANN, "/settings games=summy", moderator=True)
    await stage.say(ANN, "/challenge anyone")
    assert (await stage.table(3)).game == "summy"
    await stage.say(ANN, "/settings games=all", moderator=True)
    await stage.begin(game="kakuro")


async def test_n5_the_pace_of_a_channel_is_chosen_by_buttons_of_its_own(stage: Stage) -> None:
    asked = await press(stage, only(await stage.say(ANN, "/settings", moderator=True)), "Choose the pace")
    assert labels(asked) == ["Time: five minutes", "Time: ten days", "Time: no limit", "Settings"]
    slow = await press(stage, asked, "Time: ten days")
    assert "ten days, 36 hours more for each move" in words(slow)
    assert labels(slow) == [*OTHERS, "Light pictures", "Dark pictures", *CHANNEL]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("/settings pace 1 day", "Time between people: 1 day, unless"),
        ("/settings pace=2d+12h", "2 days, 12 hours more for each move, 4 days at most, unless"),
        ("/einstellungen bedenkzeit 36 std gewertet nein", "Bedenkzeit zwischen Menschen: 36 Stunden, wenn"),
    ],
)
async def test_n5_any_other_pace_is_told_in_words(stage: Stage, line: str, told: str) -> None:
    locale = "en" if line.startswith("/settings") else "de"
    assert told in words(only(await stage.say(ANN, line, moderator=True, locale=locale)))


async def test_n5_a_setting_and_its_value_need_no_sign_between_them(stage: Stage) -> None:
    await stage.say(ANN, "/settings rated no games summy, kakuro theme dark", moderator=True)
    chosen = await stage.store.preference(LOBBY)
    assert (chosen.theme, chosen.settings["rated"], chosen.settings["games"]) == ("dark", "no", "summy,kakuro")


async def test_n5_the_commands_for_language_and_theme_show_in_the_settings(stage: Stage) -> None:
    await stage.say(BEN, "/language de")
    await stage.say(BEN, "/theme light")
    said = words(only(await stage.say(CARA, "/settings")))
    assert "Language: Deutsch" in said or "Sprache: Deutsch" in said
    assert "light" in said or "hell" in said


async def test_n5_what_everybody_sees_is_in_the_language_of_the_channel(stage: Stage) -> None:
    await stage.say(ANN, "/language de", private=True)
    await stage.say(BEN, "/language en", moderator=True)
    told = only(await stage.say(ANN, "/daily 8:00", moderator=True))
    assert told.to == LOBBY
    assert words(told).startswith("This channel gets a puzzle every day")
    await stage.say(ANN, "/tournament new summy 2 rounds", moderator=True, unseen=True)
    told = only(await stage.say(ANN, "/tournament", unseen=True))
    assert words(told).startswith("A tournament at Summy")
    assert "Tische" in words(only(await stage.say(ANN, "/tables", unseen=True))), "others do not see the answer"
    assert "tables" in words(only(await stage.say(ANN, "/tables"))), "on some platforms they do"
    assert "tables" in words(only(await stage.say(BEN, "/tables", unseen=True)))


async def test_n5_in_private_they_are_ones_own(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/settings", private=True))
    assert words(said).startswith("Your settings")
    assert "/remind for reminders, quiet hours and your time zone" in words(said), "what is set by other commands"
    assert labels(said) == [*OTHERS, "Light pictures", "Dark pictures", "Reminders and quiet hours"]
    (reminders,) = await stage.press(ANN, said, "Reminders and quiet hours")
    assert "Quiet from 22 to 7" in labels(reminders)
    (german,) = await stage.press(ANN, said, "Deutsch")
    assert words(german).startswith("Deine Einstellungen")
    refused = only(await stage.say(ANN, "/settings games=summy", private=True))
    assert words(refused) == "Das wird für einen Kanal eingestellt: Tippe es dort."


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("/settings colour=dark", "I do not know a setting colour"),
        ("/settings theme=dark language", "Say what language is to be"),
        ("/settings theme=dark theme=light", "stands there twice"),
        ("/settings theme=blue", "not a theme"),
        ("/settings language=%", "not a language"),
        ("/settings language=fr", "I do not speak fr"),
        ("/settings games=chess", "I do not know a game called chess"),
    ],
)
async def test_n5_what_cannot_be_set_is_answered_with_the_reason(stage: Stage, line: str, part: str) -> None:
    assert part in words(only(await stage.say(ANN, line, moderator=True)))


async def test_n5_settings_are_kept_over_a_restart(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "kept.sqlite3", opponents) as stage:
        await stage.say(ANN, "/einstellungen spiele=summy farben=dunkel", moderator=True)
    async with staged(tmp_path / "kept.sqlite3", opponents) as stage:
        said = words(only(await stage.say(BEN, "/settings")))
        assert "Games: Summy\n" in said
        assert "Pictures: dark" in said


async def test_n5_settings_are_completed(stage: Stage) -> None:
    assert "/settings theme=dark" in await stage.suggest(ANN, "/settings th")
    assert "/einstellungen farben=dunkel" in await stage.suggest(ANN, "/einstellungen fa", locale="de")


async def test_n5_threads_are_offered_where_there_are_any(stage: Stage) -> None:
    said = only(await stage.say(ANN, "/settings", moderator=True, has_threads=True))
    assert "Threads: none, games are played in the channel itself" in words(said)
    assert labels(said) == [
        *OTHERS,
        "Light pictures",
        "Dark pictures",
        *CHANNEL[:2],
        "A thread for each game",
        *CHANNEL[2:],
    ]
    refused = only(await stage.say(BEN, "/settings threads=yes", has_threads=True))
    assert "Only whoever opened" in words(refused)
    said = only(await stage.say(ANN, "/einstellungen threads=ja", moderator=True, has_threads=True, locale="de"))
    assert "Threads: für jede Partie einer" in words(said)
    assert "Partien im Kanal selbst" in labels(said)


async def test_n5_where_there_are_no_threads_the_setting_says_so(stage: Stage) -> None:
    assert "Threads" not in words(only(await stage.say(ANN, "/settings", moderator=True)))
    refused = words(only(await stage.say(ANN, "/settings threads=yes", moderator=True)))
    assert refused.startswith("Games cannot have threads here")
    said = only(await stage.say(ANN, "/settings threads=no", moderator=True))
    assert "settings of this channel" in words(said), "what is not there can be switched off"
    refused = words(only(await stage.say(ANN, "/settings threads=yes", private=True)))
    assert refused == "That is set for a channel: type it there."


async def test_n5_in_the_thread_of_a_table_that_one_is_meant(stage: Stage) -> None:
    first, second = await stage.begin(), await stage.begin()
    challenge = await stage.store.first_shown(LOBBY, first)
    assert "Which game do you want to give up" in words(only(await stage.say(ANN, "/resign")))
    said = await stage.say(ANN, "/resign yes", thread=challenge)
    assert said
    assert (await stage.table(first)).phase is Phase.OVER
    await stage.say(ANN, "/resign yes", thread=challenge)
    assert (await stage.table(second)).phase is Phase.OVER, "the only one that is left"


@pytest.mark.parametrize(
    ("line", "first", "labels"),
    [
        ("/settings theme", "Pictures: as they suit each screen", ["Light pictures", "Dark pictures"]),
        ("/settings dark", "Pictures: as they suit each screen", ["Light pictures", "Dark pictures"]),
        ("/settings language", "Language: English", ["Deutsch"]),
        ("/settings deutsch", "Language: English", ["Deutsch"]),
        ("/settings rated", "Rated: yes, unless a challenge says rated=no", ["Unrated"]),
        ("/settings reminders", "Reminders: in private only", ["Remind here too"]),
        (
            "/settings slow",
            "Time between people: three days",
            ["Time: five minutes", "Time: ten days", "Time: no limit"],
        ),
        ("/settings kakuro", "Which games", ["✓ Summy", "✓ Kakuro"]),
    ],
)
async def test_n5_half_a_setting_is_answered_with_its_values(
    stage: Stage, line: str, first: str, labels: list[str]
) -> None:
    shown = only(await stage.say(ANN, line, moderator=True))
    assert words(shown).startswith(first)
    found = [button.label for button in shown.buttons]
    assert found[: len(labels)] == labels
    assert found[-1] == only(await stage.say(ANN, "/settings pace", moderator=True)).buttons[-1].label
    assert (await stage.store.preference(LOBBY)).settings == {}, "nothing is changed yet"


async def test_n5_half_a_setting_is_answered_in_german_and_in_private(stage: Stage) -> None:
    shown = only(await stage.say(ANN, "/einstellungen dunkel", private=True, locale="de"))
    assert [button.label for button in shown.buttons][:2] == ["Helle Bilder", "Dunkle Bilder"]
    await stage.press(ANN, shown, "Dunkle Bilder")
    assert (await stage.store.preference(private_chat(ANN))).theme == "dark"


async def test_n5_whoever_may_not_change_a_setting_gets_no_buttons_for_it(stage: Stage) -> None:
    shown = only(await stage.say(ANN, "/settings dark"))
    assert not shown.buttons
    assert "Whoever opened this channel first can change this" in words(shown)
