"""Lines of tired people, and the whole sentences that answer them, by the real client in both languages."""

from pathlib import Path

import pytest

from bot.adapters.telegram import answers
from tests.adapters.telegram.app import App, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, StandIn


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "/away 5 days", "You are away for 5 days"),
        ("de", "/abwesend 5 Tage", "Du bist 5 Tage abwesend"),
        ("en", "/remind every 6 h quiet 22 - 7 zone Berlin", "6 hours apart.*22:00 and 7:00 \\(Europe/Berlin\\)"),
        ("de", "/erinnern alle 6 Stunden ruhe 22-7 zone=berlin", "6 Stunden.*22:00 .* 7:00 .*Europe/Berlin"),
        ("en", "/remind zone=Atlantis", "I know no time zone Atlantis"),
        ("en", "/nudge", "You wait for nobody here. /games tells"),
        ("de", "/anstupsen", "Du wartest hier auf niemanden. /partien zeigt"),
    ],
)
async def test_amounts_keys_and_cities_are_read_as_people_type_them(
    app: App, stand_in: StandIn, language: str, line: str, told: str
) -> None:
    ann = stand_in.person("Ann", language=language)
    await ann.tell(line)
    await app.said(ann.chat, f"(?s){told}")


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [("en", "/daily 8:00", r"\(UTC\).*/daily zone="), ("de", "/täglich 8:00", r"\(UTC\).*/tagesaufgabe zone=")],
)
async def test_who_sets_a_time_of_day_is_told_how_to_name_their_time_zone(
    app: App, stand_in: StandIn, language: str, line: str, told: str
) -> None:
    ann, group = stand_in.person("Ann", language=language), stand_in.group()
    stand_in.admins.add(ann.user["id"])
    await ann.say(group, line)
    await app.said(group, told)
    await ann.say(group, f"{line.split(maxsplit=1)[0]} zone=Vienna")
    assert "zone=" not in text_of(await app.said(group, "8:00 .Europe/Vienna"))


@pytest.mark.parametrize(
    ("language", "key", "told"),
    [("en", "Show the answer", "You lay .* for"), ("de", "Lösung zeigen", "Du legst .* und bekommst")],
)
@pytest.mark.parametrize("game", ["summy", "kakuro"])
async def test_the_answer_of_a_puzzle_speaks_to_its_reader(
    app: App, stand_in: StandIn, language: str, key: str, told: str, game: str
) -> None:
    ann = stand_in.person("Ann", language=language)
    await ann.tell(f"/puzzle {game}")
    await ann.press(await app.said(ann.chat, "Computer"), key)
    answer = text_of(await app.said(ann.chat, told))
    assert "You lays" not in answer
    assert "Du legt " not in answer


@pytest.mark.parametrize(("language", "told"), [("en", "You already have a seat"), ("de", "Du hast schon einen Platz")])
async def test_an_answer_to_a_press_too_late_for_a_window_is_not_told_to_the_group(
    tmp_path: Path, server: Server, stand_in: StandIn, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setattr(answers, "LONGEST", 0.0)
    ann, ben, group = stand_in.person("Ann", language=language), stand_in.person("Ben"), stand_in.group()
    async with App(tmp_path / "telegram.sqlite3", server).serving() as app:
        hello = await ben.say(group, "hello")
        await ann.say(group, "/challenge summy", reply_to=hello)
        challenge = await app.said(group, "#1")
        await stand_in.press(ann, challenge, challenge["reply_markup"]["inline_keyboard"][0][0]["text"])
        await app.said(ann.chat, told)
        await app.quiet(ann)
        assert [one["message_id"] for one in group.by_bot()] == [challenge["message_id"]]


async def test_a_refused_line_is_corrected_by_editing_it_and_only_that_one(app: App, stand_in: StandIn) -> None:
    ann, ben, group = stand_in.person("Ann", language="de"), stand_in.person("Ben"), stand_in.group()
    hello = await ben.say(group, "hello")
    await ann.say(group, "/herausfordern summy", reply_to=hello)
    await ben.press(await app.said(group, "#1"), "Annehmen")
    await app.said(group, "beginnt an Tisch #1")
    while app.best(1).startswith("exchange"):  # nobody does that before the others
        await app.play(1, [ann, ben], group)
    mover, move = app.on_turn(1, [ann, ben]), app.best(1)
    assert mover is not None
    before = app.plies(1)
    typed = await mover.say(group, f"/play {move} oops")
    await app.quiet(mover)
    assert app.plies(1) == before
    await mover.edit(typed, "/play A1> 9x9=81")
    await mover.edit(typed, f"/play {move}")
    await stand_in.until(lambda: app.plies(1) > before)
    plies = app.plies(1)
    await app.play(1, [ann, ben], group)
    await mover.edit(typed, f"/play {app.best(1)}")
    await app.quiet(mover)
    assert app.plies(1) > plies, "the others have moved"
    assert app.on_turn(1, [ann, ben]) is mover, "what was played stands, whatever becomes of the line"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_who_has_a_username_is_looked_up_by_it(app: App, stand_in: StandIn, language: str) -> None:
    ann = stand_in.person("Ann", username="Ann_x", language=language)
    ben, group = stand_in.person("Ben", language=language), stand_in.group(privacy=True)
    stats, nobody = {
        "en": ("/stats @ann_x", "Reply to something they wrote"),
        "de": ("/statistik @ann_x", "auf eine Nachricht der Person"),
    }[language]
    await ben.say(group, stats)
    await app.said(group, nobody)
    await ann.say(group, "/tables")
    await app.quiet(ann, group)
    await ben.say(group, stats)
    await app.said(group, {"en": "ann_x has not finished", "de": "ann_x hat noch keine Partie"}[language])
    await ann.tell("/forget me yes")
    await app.said(ann.chat, {"en": "is erased", "de": "ist gelöscht"}[language])
    seen = len(group.by_bot())
    await ben.say(group, stats)
    await stand_in.until(lambda: len(group.by_bot()) > seen)
    assert nobody in text_of(group.by_bot()[-1])


async def test_in_groups_a_command_is_answered_if_it_names_the_bot_or_means_a_game_or_a_move(
    app: App, stand_in: StandIn
) -> None:
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben", username="ben_x"), stand_in.group(privacy=True)
    for line, told in (
        ("/summy", "Who is to play"),
        (f"/kakuro@{ME['username']}", "/challenge @name kakuro"),
        (f"/foo@{ME['username']}", "I do not know the command foo"),
    ):
        await ann.say(group, line)
        await app.said(group, told)
    await ann.say(group, "/challenge @ben_x summy")
    await ben.press(await app.said(group, "wants to play"), "Accept")
    await app.said(group, "begins at table #1")
    mover = app.on_turn(1, [ann, ben])
    assert mover is not None
    for line, told in (("/exchange", "Say which tiles"), (f"/pass@{ME['username']}", "There is no passing in Summy")):
        await mover.say(group, line)
        await app.said(mover.chat, told)
    seen = len(group.by_bot())
    for line in ("/weather", "/exchange@other_bot"):
        await mover.say(group, line)
    await app.quiet(mover, group)
    assert "I do not know" not in "".join(map(text_of, group.by_bot()[seen:]))


@pytest.mark.parametrize(("language", "line", "told"), [("en", "help", "I run games"), ("de", "hilfe", "Zahlenspiele")])
async def test_a_reply_to_the_board_may_ask_for_help(
    app: App, stand_in: StandIn, language: str, line: str, told: str
) -> None:
    ann, ben = (stand_in.person(name, username=f"{name.lower()}_x", language=language) for name in ("Ann", "Ben"))
    group = stand_in.group(privacy=True)
    await ann.say(group, "/challenge @ben_x summy")
    asked = await app.said(group, "#1")
    await ben.press(asked, asked["reply_markup"]["inline_keyboard"][0][0]["text"])
    board = await app.said(group, {"en": "begins at table #1", "de": "beginnt an Tisch #1"}[language])
    await app.quiet(ben)
    await ben.say(group, line, reply_to=board)
    await app.said(group, told)
