"""`games finished`: one's own games that are over, to be looked at again, on both kinds of database."""

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.port import Account, Author, Channel, Ephemeral, Message
from bot.games import lessons
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.grammar import command_types as types
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.store.change import Change
from bot.store.results import FINISHED, without_seeds
from bot.tables.game_result import GameResult, Reached
from bot.tables.table import Answer, Phase, Player, Table
from core.game import CHANCE, Seat
from core.record import parse as parse_record
from core.replay import RESIGN, LogEntry
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, LOBBY, Stage, only, staged_on, words
from tests.bot.test_ratings_kept import History
from tests.crash.program import ROOT
from tests.stores import Place, SqlitePlace

DAY = 86_400.0
RESULT = GameResult(Seat(1), "people", "won", "", rated=True, turns=9, points=31, best="", best_points=0, used=None)
MOVED = (LogEntry(Seat(0), "deal"), LogEntry(Seat(1), "J13> 2x3=6"))
ANNIE = Author(Account("web", "annie"), "Annie", "annie")
THIRD = Channel("web", "third")
NONE: Mapping[str, str] = {}


@pytest.fixture
async def stage(place: Place, opponents: Opponents) -> AsyncIterator[Stage]:
    async with staged_on(await place.open(), opponents) as stage:
        yield stage


async def end(
    stage: Stage, number: int, *results: GameResult, entries: tuple[LogEntry, ...] = MOVED, seed: bytes = b"seed",
    options: Mapping[str, str] = NONE,
) -> None:  # fmt: skip
    """Store a game of Ann and Ben, and of Cara if there are three results, that has ended now with these."""
    seated = (ANN, BEN, CARA)[: max(2, len(results))]
    persons = [(one, await stage.store.person(one.account)) for one in seated]
    players = tuple(Player(one.name, person, one.account, answer=Answer.ACCEPTED) for one, person in persons)
    table = Table(number, LOBBY, "summy", players, seed, options=options, phase=Phase.RUNNING, plies=len(entries))
    await stage.store.commit(Change(table=table, entries=entries))
    over = replace(await stage.table(number), phase=Phase.OVER, ended=stage.now)
    await stage.store.commit(Change(table=over, results=results))


async def finished(stage: Stage, who: Author, line: str = "/games finished", locale: str = "en") -> Message:
    return only(await stage.say(who, line, private=True, locale=locale))


async def test_finished_games_are_listed_newest_first_with_whom_how_and_when_they_ended(stage: Stage) -> None:
    first, second = await stage.begin(), await stage.begin(channel=ELSEWHERE)
    for number in (second, first):
        await stage.play(number)
        stage.now += DAY
        await stage.say(BEN, f"/resign #{number} yes", private=True)
    told = words(await finished(stage, ANN))
    assert told.startswith(f"Your finished games:\n#{first} Summy with Ben – won, Ben has resigned (")
    assert told.index(f"#{first} ") < told.index(f"#{second} Summy with Ben – won, Ben has resigned (")
    assert re.search(r"won, Ben has resigned \(\d+ : \d+\), rating \+\d+, Sat, Jan 3\n", told)
    assert re.search(r"won, Ben has resigned \(\d+ : \d+\), rating \+57, Fri, Jan 2\n", told)
    assert f"/review #{first}" in told
    own = words(await finished(stage, BEN, "/partien beendet", "de"))
    assert own.startswith(f"Deine beendeten Partien:\n#{first} Summy mit Ann – aufgegeben (")
    assert re.search(r"aufgegeben \(\d+ : \d+\), Wertung −57, Fr., 2. Jan.\n", own)
    assert "/rückblick #" in own


@pytest.mark.parametrize(
    ("departures", "locale", "told"),
    [
        (("", "resign"), "en", "won, Ben has resigned (31 : 31)"),
        (("", "resign"), "de", "gewonnen, Ben hat aufgegeben (31 : 31)"),
        (("", "lost on time"), "en", "won, Ben has lost on time (31 : 31)"),
        (("", "lost on time"), "de", "gewonnen, Ben hat durch Zeitüberschreitung verloren (31 : 31)"),
        (("", "computer"), "en", "won (31 : 31)"),
        (("resign", "resign"), "en", "given up (31 : 31)"),
        (("", "resign", "resign"), "en", "won, Ben and Cara have resigned (31 : 31 : 31)"),
        (("", "resign", "resign"), "de", "gewonnen, Ben und Cara haben aufgegeben (31 : 31 : 31)"),
        (("", "resign", "lost on time"), "en", "won, Ben and Cara left the game (31 : 31 : 31)"),
        (("", "resign", "lost on time"), "de", "gewonnen, Ben und Cara haben die Partie verlassen (31 : 31 : 31)"),
        (("", "", "resign"), "en", "won (31 : 31 : 31)"),
    ],
)
async def test_whoever_won_because_nobody_else_was_left_is_told_why(
    stage: Stage, departures: tuple[str, ...], locale: str, told: str
) -> None:
    results = [replace(RESULT, seat=Seat(n), departure=one) for n, one in enumerate(departures, 1)]
    await end(stage, 1, *results)
    assert f" – {told}, " in words(await finished(stage, ANN, locale=locale))


async def test_only_their_player_reads_them_and_in_a_channel_no_button_publishes_one(stage: Stage) -> None:
    number = await stage.begin()
    alone = await stage.begin_alone(ANN)
    await stage.play(number)
    await stage.say(ANN, f"/play #{alone} {await stage.move(alone)}", private=True)
    for one in (number, alone):
        await stage.say(ANN, f"/resign #{one} yes", private=True)
    here = only(await stage.say(ANN, "/games finished", channel=THIRD))
    assert here.to == Ephemeral(THIRD, ANN.account)
    assert here.secret
    assert re.search(rf"#{alone} Summy with Computer – given up \(\d+ : \d+\), Thu", words(here)), "it is unrated"
    assert [button.command for button in here.buttons] == [f"/review #{alone}"]
    private = await finished(stage, ANN)
    assert [(button.label, button.command) for button in private.buttons] == [
        (f"Review #{alone}", f"/review #{alone}"),
        (f"Replay #{alone}", f"/replay #{alone}"),
    ]
    theirs = words(await finished(stage, BEN))
    assert f"#{number} Summy with Ann" in theirs
    assert f"#{alone} " not in theirs
    assert words(await finished(stage, CARA)).startswith("You have not finished a game yet.")
    assert "no table" in words(only(await stage.say(BEN, f"/replay #{alone}", private=True)))


async def test_r4_a_game_that_counts_is_listed_though_nobody_moved(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/resign #1 yes", private=True)
    lost = await finished(stage, ANN)
    assert "#1 Summy with Ben – given up (0 : 0), rating −57, Thu, Jan 1\n" in words(lost)
    assert lost.buttons == (), "there is no turn to look at"
    assert "#1 Summy mit Ann – gewonnen, Ann hat aufgegeben (0 : 0), Wertung +57, Do., 1. Jan." in words(
        await finished(stage, BEN, "/partien beendet", "de")
    )


async def test_a_list_with_a_game_without_turns_says_what_a_review_needs(stage: Stage) -> None:
    await stage.begin()
    await stage.say(BEN, "/resign #1 yes", private=True)
    for command in ("/replay #1", "/review #1"):
        assert "no turn" in words(await finished(stage, ANN, command))
    told, own = words(await finished(stage, ANN)), words(await finished(stage, ANN, "/partien beendet", "de"))
    assert told.endswith("by /replay #1 if a turn was finished, and by /review #1 if one of yours was.")
    assert "mit /wiederholung #1, wenn ein Zug zu Ende gespielt ist" in own
    assert own.endswith("und mit /rückblick #1, wenn einer von dir ist.")


async def test_neither_challenges_nor_stopped_games_without_a_move_nor_lessons_nor_running_games_are_listed(
    stage: Stage,
) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(ANN, "/cancel #1")
    await stage.begin()
    for number, name in enumerate(GAMES, 200):
        await end(stage, number, RESULT, seed=lessons.lesson(name).seed)
    await end(stage, 101, entries=(MOVED[0], LogEntry(Seat(1), RESIGN)))
    none = await finished(stage, ANN)
    lessons_only = "A first game with my help does not count here, and you have not finished any other yet."
    assert words(none) == f"{lessons_only} /challenge starts one."
    assert [button.command for button in none.buttons] == ["/challenge"]
    german = await finished(stage, ANN, "/verlauf", "de")
    assert words(german).startswith("Eine erste Partie mit meiner Hilfe zählt hier nicht mit, und eine andere hast du")
    nothing = await finished(stage, CARA, "/verlauf", "de")
    assert words(nothing) == "Du hast noch keine Partie beendet. Mit /herausfordern beginnt eine."


async def test_how_a_game_ended_is_told_in_words(stage: Stage) -> None:
    tied, alone = replace(RESULT, reached="tied", points=1), replace(RESULT, reached="", points=None)
    late = replace(RESULT, reached="lost", departure="lost on time", points=-3)
    replaced = replace(RESULT, departure="computer")
    for number, results in enumerate(((tied,), (alone,), (late,), (replaced,), ()), 1):
        await end(stage, number, *results)
    assert words(await finished(stage, ANN)).splitlines()[1:-1] == [
        "#5 Summy with Ben – stopped before the end, Thu, Jan 1",
        "#4 Summy with Ben – a computer played on for you (31 points), Thu, Jan 1",
        "#3 Summy with Ben – lost on time (-3 points), Thu, Jan 1",
        "#2 Summy with Ben – finished, Thu, Jan 1",
        "#1 Summy with Ben – tied (1 point), Thu, Jan 1",
    ]


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("pur_4_tie", {"en": ["tied for 2nd of 4", "won"], "de": ["gemeinsam 2. von 4", "gewonnen"]}),
        ("pur_3_exhausted", {"en": ["tied for 1st of 3", "3rd of 3"], "de": ["gemeinsam 1. von 3", "3. von 3"]}),
    ],
)
async def test_of_three_or_more_everybody_but_the_winner_is_told_their_place(
    stage: Stage, record: str, told: Mapping[str, list[str]]
) -> None:
    shown = parse_record((ROOT / "tests/core/rummy/games" / f"{record}.game").read_text("utf-8"))
    people = (ANN, BEN, CARA, DAN) if shown.seats == 4 else (ANN, CARA, BEN)
    entries = tuple(LogEntry(CHANCE if line.seat == "*" else Seat(int(line.seat)), line.text) for line in shown.lines)
    players = tuple([Player(one.name, await stage.store.person(one.account), one.account) for one in people])
    table = Table(
        *(1, LOBBY, "rummy-pur", players, bytes.fromhex(shown.tags["Seed"])), phase=Phase.RUNNING, version=1,
        plies=len(entries), client_seed=shown.tags["Mix"],
    )  # fmt: skip
    await stage.store.commit(Change(table=table, entries=entries))
    seats = [Seat(people.index(one) + 1) for one in (ANN, BEN)]
    reached: tuple[Reached, Reached] = ("lost", "won") if shown.seats == 4 else ("tied", "lost")
    results = [replace(RESULT, seat=seat, reached=one, points=2) for seat, one in zip(seats, reached, strict=True)]
    over = replace(await stage.table(), phase=Phase.OVER, ended=stage.now)
    await stage.store.commit(Change(table=over, results=tuple(results)))
    for locale, endings in told.items():
        for one, ending in zip((ANN, BEN), endings, strict=True):
            assert f" – {ending} (2 " in words(await finished(stage, one, locale=locale))


async def test_points_are_told_as_at_the_end_with_those_of_a_handicap(stage: Stage) -> None:
    await end(stage, 1, RESULT, replace(RESULT, seat=Seat(2)), options={"handicap": "1:12"})
    assert "(43 : 31)" in words(await finished(stage, ANN))
    assert "(31 : 43)" in words(await finished(stage, BEN))


async def test_ten_are_listed_and_the_older_ones_on_the_next_page(stage: Stage) -> None:
    for number in range(1, 13):
        stage.now += DAY
        await end(stage, number, RESULT)
    page = await finished(stage, ANN)
    assert [line.split()[0] for line in words(page).splitlines()[1:11]] == [f"#{n}" for n in range(12, 2, -1)]
    assert words(page).endswith("/games finished 2 lists older ones.")
    [older] = await stage.press(ANN, page, "Older")
    assert words(older).startswith("Your finished games, page 2:\n#2 ")
    assert "\n#1 " in words(older)
    assert "older" not in words(older)
    assert words(await finished(stage, ANN, "/games finished 3")).startswith("You have no older finished games")
    german = await finished(stage, ANN, "/partien beendet", "de")
    assert words(german).endswith("/partien beendet 2 zeigt ältere.")
    [older] = await stage.say(ANN, german.buttons[-1].command, private=True, locale="de")
    assert words(older).startswith("Deine beendeten Partien, Seite 2:\n#2 ")


async def test_the_year_is_told_of_a_game_of_another_year_and_the_day_as_it_is_where_the_player_is(
    stage: Stage,
) -> None:
    await stage.say(ANN, "/remind zone=Pacific/Auckland", private=True)
    stage.now += 0.9 * DAY
    await end(stage, 1, RESULT)
    assert "(31 points), Fri, Jan 2" in words(await finished(stage, ANN))
    stage.now += 365 * DAY
    assert "(31 points), Jan 2, 1970" in words(await finished(stage, ANN))
    assert "(31 Punkte), 2. Jan. 1970" in words(await finished(stage, ANN, locale="de"))


async def test_the_games_of_linked_accounts_are_listed_for_each_of_them(stage: Stage) -> None:
    await end(stage, 1, RESULT)
    assert words(await finished(stage, ANNIE)).startswith("You have not finished a game yet.")
    assert await History(stage.store).link(ANN.account, ANNIE.account)
    assert "#1 Summy with Ben – won (31 points)" in words(await finished(stage, ANNIE))


async def test_the_list_of_running_games_leads_there_where_nothing_waits(stage: Stage) -> None:
    assert "over" not in words(only(await stage.say(ANN, "/games", private=True)))
    await end(stage, await stage.store.new_table(), RESULT)
    said = words(only(await stage.say(ANN, "/games", private=True)))
    assert said.endswith("/challenge starts a game, and /games finished lists those that are over.")
    number = await stage.begin()
    mover, waiting = await stage.seated(number)
    assert "/games finished" not in words(only(await stage.say(mover, "/games", private=True)))
    listed = words(only(await stage.say(waiting, "/games", private=True)))
    assert listed.endswith("\n/games finished lists those that are over.")


async def test_whoever_names_no_opponent_is_offered_those_of_their_newest_game(stage: Stage) -> None:
    assert "Who is to play" in words(only(await stage.say(ANN, "/challenge summy")))
    await end(stage, 1, RESULT)
    asked = only(await stage.say(ANN, "/challenge summy"))
    assert [button.command for button in asked.buttons if "ben" in button.command.lower()]


async def test_on_sqlite_the_games_of_a_person_are_found_by_indices(tmp_path: Path) -> None:
    place = SqlitePlace(tmp_path / "store.sqlite3")
    await (await place.open()).close()
    query = FINISHED.format(others=without_seeds([b"seed"]))
    plan = await place.sql(f"EXPLAIN QUERY PLAN {query}", "person", b"seed", 10, 0)
    steps = [str(step) for *_, step in plan]
    assert [step for step in steps if step.startswith("SCAN")] == ["SCAN own"], "those 1,000 alone are gone through"
    assert [step for step in steps if step.startswith("SEARCH seat USING COVERING INDEX seat_by_person (person=?)")]


@pytest.mark.parametrize(
    ("line", "page"),
    [
        ("/games", 0),
        ("/games #12", 0),
        ("/games finished", 1),
        ("/games old, please", 1),
        ("/games finished 2", 2),
        ("/games 3 finished", 3),
        ("/games finished 0", 1),
        ("/history", 1),
        ("/history 2", 2),
        ("/history finished", 1),
        ("/partien beendet", 1),
        ("/partien alte 2", 2),
        ("/partien frühere", 1),
        ("/Verlauf", 1),
    ],
)
def test_the_words_for_finished_games(line: str, page: int) -> None:
    assert parse(line) == types.Games(table=12 if "#12" in line else None, page=page)


@pytest.mark.parametrize("line", ["/games foo", "/games finished foo", "/games finished 2 3", "/games finished 1000"])
def test_other_words_behind_it_are_refused(line: str) -> None:
    with pytest.raises(CommandError) as error:
        parse(line)
    assert error.value.code == "unexpected-word"
    assert error.value.facts["word"] == line.rsplit(maxsplit=1)[-1]
