"""The last message of a game: who has won and why, the figures, each player's best move, and what may follow."""

import pytest

from bot.chat.person import Person
from bot.chat.port import Message, Style
from bot.games.registry import GAMES
from bot.messages.endings import ending_buttons, outcome_lines
from bot.tables.table import Answer, Phase, Player, Table
from core.game import Level, Outcome, Seat
from core.handicap import HANDICAP
from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, private_chat, to, words
from tests.texts import TEXTS


async def ended(stage: Stage, *, private: bool = False, level: Level = Level.CLUB) -> Message:
    """Play table 1 to its end; returns the message that tells of it."""
    while (await stage.table()).phase is Phase.RUNNING:
        await stage.say(await stage.on_turn(), f"/play #1 {await stage.move(level=level)}", private=True)
    return [message for message in to(stage.chat.sent, private_chat(ANN) if private else LOBBY) if message.buttons][-1]


def buttons(message: Message) -> dict[str, str]:
    return {button.label: button.command for button in message.buttons}


async def test_who_has_won_by_how_much_and_with_which_best_moves(stage: Stage) -> None:
    await stage.begin(game="summy")
    message = await ended(stage, level=Level.BEGINNER)
    scores = dict(zip(("Ann", "Ben"), (await stage.load()).replay.position.scores, strict=True))
    if (await stage.table()).players[0].name == "Ben":
        scores = dict(zip(("Ben", "Ann"), scores.values(), strict=True))
    best, least = sorted(scores, key=lambda name: -scores[name])
    lines = words(message).splitlines()
    if scores[best] == scores[least]:
        assert "It is a tie: Ann and Ben have" in words(message)
    else:
        margin = scores[best] - scores[least]
        assert f"{best} wins with {scores[best]} points, {'one' if margin == 1 else margin} more than {least}." in lines
    (block,) = (span.text for span in message.text if span.style is Style.BLOCK)
    assert [row.split() for row in block.splitlines()] == [
        ["1.", best, str(scores[best])],
        ["1." if scores[best] == scores[least] else "2.", least, str(scores[least])],
    ]
    assert len({len(row) for row in block.splitlines()}) == 1, "the figures stand below each other"
    assert sum(line.startswith("The best move of ") for line in lines) == 2
    assert message.picture is not None
    assert set(block.splitlines()) <= set(message.picture.alt.splitlines()), "the picture tells nothing twice"
    assert buttons(message) == {
        "Rematch": "/rematch #1",
        "Another game": "/challenge",
        "Replay": "/replay #1",
        "Review": "/review #1",
    }


@pytest.mark.slow
async def test_the_best_move_is_told_as_its_reader_types_it_with_the_points_it_brought(stage: Stage) -> None:
    await stage.begin(game="kakuro")
    message = await ended(stage)
    loaded, log = await stage.load(), await stage.store.log(1)
    told = [line for line in words(message).splitlines() if line.startswith("The best move of ")]
    assert len(told) == sum(score > 0 for score in loaded.replay.position.scores)
    for line in told:
        assert line.split(": ")[1].rpartition(" for ")[0] in {entry.text for entry in log}


LEVELS: dict[tuple[str, str], tuple[str, str]] = {
    ("won", "beginner"): ("Stronger computer", "club"),
    ("won", "club"): ("Stronger computer", "master"),
    ("tied", "beginner"): ("Stronger computer", "club"),
    ("tied", "club"): ("Stronger computer", "master"),
    ("lost", "club"): ("Weaker computer", "beginner"),
    ("lost", "master"): ("Weaker computer", "club"),
    ("resigned", "club"): ("Weaker computer", "beginner"),
    ("resigned", "master"): ("Weaker computer", "club"),
}
"""The other level that is offered after a game against a computer; none after any other."""


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("result", ["won", "tied", "lost", "resigned", "stopped"])
def test_a_stronger_computer_is_offered_to_whoever_did_not_lose_and_a_weaker_one_to_whoever_did(
    result: str, level: Level
) -> None:
    answer = Answer.LEFT if result == "resigned" else Answer.ACCEPTED
    players = (Player("", level=level), Player("Ann", Person("ann"), answer=answer))
    table = Table(id=1, channel=LOBBY, game="kakuro", players=players, seed=b"", options={"expert": "yes"})
    places = {"won": (2, 1), "tied": (1, 1)}.get(result, (1, 2))
    ending = "stopped" if result in ("resigned", "stopped") else "finished"
    offered = {
        TEXTS.plain(one.key, "en"): one.command
        for one in ending_buttons(table, Outcome(ending, places, ("7", "7")), (Seat(1), Seat(2)), (Seat(2),))
    }
    found = {label: line for label, line in offered.items() if label.endswith("computer")}
    label, other = LEVELS.get((result, level.value), ("", ""))
    assert found == ({label: f"/challenge computer={other} kakuro expert=yes"} if label else {})
    assert len(offered) <= 5
    assert {"Rematch", "Another game"} <= offered.keys()


async def test_whoever_resigns_against_a_computer_can_play_a_weaker_one_at_once(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=master summy", private=True)
    await stage.say(ANN, "/resign", private=True)
    for asked in (to(stage.chat.sent, private_chat(ANN))[-1], *await stage.say(ANN, "/resign #1", private=True)):
        assert buttons(asked)["Weaker computer"] == "/challenge computer=club summy"
    await stage.press(ANN, asked, "Weaker computer")
    table = await stage.table(2)
    assert (table.phase, [player.level for player in table.players if player.level]) == (Phase.RUNNING, [Level.CLUB])


async def test_who_is_left_alone_wins_without_a_reason_told_twice(stage: Stage) -> None:
    await stage.begin(game="summy")
    await stage.say(BEN, "/resign yes")
    lines = words(to(stage.chat.sent, LOBBY)[-1]).splitlines()
    assert "Ann wins." in lines
    assert not any("best move" in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "tied"),
    [
        ("en", ["Ann and Ben have 40 points each", "Ann, Ben, and Cara have 40 points each"]),
        ("de", ["Ann und Ben haben je 40 Punkte", "Ann, Ben und Cara haben je 40 Punkte"]),
    ],
)
def test_who_has_tied_is_told_in_one_sentence(game: str, locale: str, tied: list[str]) -> None:
    players = tuple(Player(name, Person(name)) for name in ("Ann", "Ben", "Cara", "Dan"))
    table = Table(id=1, channel=LOBBY, game=game, players=players, seed=b"")
    for places, line in zip(((1, 1, 3, 3), (1, 1, 1, 4)), tied, strict=True):
        points = tuple("40" if place == 1 else "7" for place in places)
        won, *_ = outcome_lines(table, Outcome("finished", places, points))
        assert f": {line}." in TEXTS.plain(won.key, locale, won.facts)


@pytest.mark.parametrize(
    ("game", "handicap", "why"),
    [
        ("summy", "2:4.5", ("but the handicap breaks a tie", "aber bei Gleichstand entscheidet die Vorgabe")),
        ("summa", "2:0.5", ("but the handicap breaks a tie", "aber bei Gleichstand entscheidet die Vorgabe")),
        ("summa", "2:4", ("but more black cells", "aber mehr schwarze Felder")),
    ],
)
def test_who_wins_with_as_many_points_is_told_why(game: str, handicap: str, why: tuple[str, str]) -> None:
    players = tuple(Player(name, Person(name)) for name in ("Ann", "Ben"))
    table = Table(id=1, channel=LOBBY, game=game, players=players, seed=b"", options={HANDICAP: handicap})
    won, *_ = outcome_lines(table, Outcome("finished", (2, 1), ("40", "40")))
    assert TEXTS.plain(won.key, "en", won.facts) == f"Ben wins with 40 points. Ann has as many, {why[0]}."
    assert TEXTS.plain(won.key, "de", won.facts) == f"Ben gewinnt mit 40 Punkten. Ann hat genauso viele, {why[1]}."


async def test_what_was_stopped_has_no_winner(stage: Stage) -> None:
    await stage.begin(game="summy")
    stopped = to(await stage.say(BEN, "/close #1", moderator=True), LOBBY)[-1]
    assert "wins" not in words(stopped)
    assert "tie" not in words(stopped)


@pytest.mark.parametrize(
    ("line", "locale", "told"),
    [
        ("/close", "en", "A table is closed in its channel, by whoever leads that;"),
        ("/schließen ja", "de", "Einen Tisch schließt, wer seinen Kanal leitet, und zwar dort;"),
    ],
)
async def test_in_private_it_is_told_where_a_table_is_closed(stage: Stage, line: str, locale: str, told: str) -> None:
    await stage.begin()
    assert words(only(await stage.say(ANN, line, private=True, locale=locale))).startswith(told)
