"""Tournaments in a channel: set up, joined, played round by round, led, and never lost."""

import asyncio
import re
from typing import Any

import pytest

from bot.chat.port import Account, Incoming, Message, Style
from bot.commands import tournament_setup
from bot.grammar.seconds import DAY, HOUR
from bot.tables.table import Phase
from bot.tournaments.tournament import Stage as Life
from bot.tournaments.tournament import Tournament
from tests.bot import toys
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    DAN,
    ELSEWHERE,
    EVE,
    LOBBY,
    Stage,
    author,
    mentioned,
    only,
    private_chat,
    to,
    words,
)

FIVE = (ANN, BEN, CARA, DAN, EVE)
BY_PERSON = {one.account: one for one in FIVE}


async def opened(stage: Stage, *authors: Any, rounds: int = 2, game: str = "toy") -> None:
    """Set up a tournament led by Ann, and let these people join it."""
    await stage.say(ANN, f"/tournament new {game} rounds={rounds}")
    for one in authors:
        await stage.say(one, "/tournament join")


async def tournament(stage: Stage) -> Tournament:
    found = await stage.store.tournaments.newest(LOBBY)
    assert found is not None
    return found


async def over(stage: Stage, number: int) -> list[Message]:
    """Let the people at a table resign, its last seat first, until its game is over; returns what the channel was told."""
    table = await stage.table(number)
    sent: list[Message] = []
    for player in reversed(table.players[1:]):
        assert player.account is not None
        sent += await stage.say(BY_PERSON[player.account], f"/resign #{number} yes")
    assert (await stage.table(number)).phase is Phase.OVER
    return to(sent, LOBBY)


async def all_over(stage: Stage) -> list[Message]:
    """Let every game of the round come to its end; returns what was said of the last one."""
    said: list[Message] = []
    for match in (await tournament(stage)).waiting:
        said = await over(stage, match.table)
    return said


async def test_a_tournament_is_set_up_in_the_language_it_was_asked_for_in(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben toy", locale="en")
    assert "die Leitung hat Ann" in words(only(await toy.say(ANN, "/turnier neu toy runden=2", locale="de")))


async def test_a_tournament_is_set_up_and_joined_in_one_message(toy: Stage) -> None:
    first = only(await toy.say(ANN, "/tournament new toy rounds=2"))
    assert words(first).splitlines() == [
        "A tournament at Toy, 2 rounds; Ann is the director.",
        "Time: 3 days for each player, 1 day more for each move, 7 days at most.",
        "/tournament join takes part: games begin as soon as a round does, without asking again. Ann says when:"
        " /tournament start.",
        "Ann does not play yet, but may join like everybody else.",
    ]
    assert [button.command for button in first.buttons] == ["/tournament join", "/tournament start"]
    second = only(await toy.say(BEN, "/tournament join"))
    assert second.replaces
    assert "Taking part (1): Ben" in words(second)
    assert "Taking part (2): Ben and Cara" in words(only(await toy.say(CARA, "/turnier mitspielen", locale="de")))
    assert "Taking part (1): Cara" in words(only(await toy.say(BEN, "/tournament leave")))
    assert "Taking part (1): Cara" in words(only(await toy.say(DAN, "/tournament")))
    assert toy.sql("SELECT count(*) FROM game_table") == [(0,)]


async def test_who_directs_is_told_that_they_do_not_play_until_they_join(toy: Stage) -> None:
    said = only(await toy.say(ANN, "/turnier neu toy runden=2", locale="de"))
    assert "Ann spielt noch nicht mit, kann es aber wie alle anderen." in words(said)
    assert "Ann spielt noch nicht mit" in words(only(await toy.say(BEN, "/turnier mitspielen", locale="de")))
    assert "spielt noch nicht mit" not in words(only(await toy.press(ANN, said, "Mitspielen")))


async def test_only_who_may_press_a_button_of_a_tournament_is_shown_it(toy: Stage) -> None:
    join, start = only(await toy.say(ANN, "/tournament new toy rounds=2")).buttons
    assert (join.readers, join.done, start.readers) == (None, frozenset(), frozenset({ANN.account}))
    await toy.say(BEN, "/tournament join")
    join, start = only(await toy.say(ANN, "/tournament join")).buttons
    assert (join.readers, join.done) == (None, frozenset({ANN.account, BEN.account})), "they take part already"
    assert (start.readers, start.done) == (frozenset({ANN.account}), frozenset())
    await toy.say(ANN, "/tournament start")
    after = [button for message in await all_over(toy) for button in message.buttons]
    assert [(button.command, button.readers, button.done) for button in after if "tournament" in button.command] == [
        ("/tournament next", frozenset({ANN.account}), frozenset()),
        ("/tournament join", None, frozenset({ANN.account, BEN.account})),
    ]


async def test_a_button_of_the_director_is_no_moderators(toy: Stage) -> None:
    await opened(toy, *FIVE)
    pressed = only(await toy.say(BEN, "/tournament start", moderator=True, pressed=True))
    assert words(pressed).startswith("That button is for Ann")
    assert "Only Ann" in words(only(await toy.say(BEN, "/tournament start", pressed=True)))
    assert (await tournament(toy)).stage is Life.OPEN
    await toy.say(BEN, "/tournament start", moderator=True)
    assert (await tournament(toy)).stage is Life.RUNNING


async def test_a_round_begins_at_once_for_all_who_joined(toy: Stage) -> None:
    await opened(toy, *FIVE)
    said = to(await toy.say(ANN, "/tournament start"), LOBBY)
    assert not said[0].buttons
    rows = words(said[1]).splitlines()
    assert rows[0] == "Round 1 of 2 begins."
    assert "pick" in rows.pop(), "all play at once: how to move stays to be read"
    seated = [re.split(", and | and |, ", row.partition(": ")[2]) for row in rows[1:]]
    assert sorted(map(len, seated)) == [2, 3]
    assert sorted(name for table in seated for name in table) == ["Ann", "Ben", "Cara", "Dan", "Eve"]
    for number in (1, 2):
        table = await toy.table(number)
        assert (table.phase, table.channel) == (Phase.RUNNING, LOBBY)
        assert sum(f"Toy begins at table #{number}" in words(message) for message in said) == 1
    assert all(to(toy.chat.sent, private_chat(one)) for one in FIVE)


async def test_p14_the_last_game_of_a_round_tells_the_standings(toy: Stage) -> None:
    await opened(toy, *FIVE)
    await toy.say(ANN, "/tournament start")
    first, second = (await tournament(toy)).waiting
    end = (await over(toy, first.table))[-1]
    assert "For the tournament: " in words(end)
    assert [one.label for one in end.buttons] == [], "no rematch: whom one meets is settled"
    assert f"Still being played: #{second.table}." in words(end)
    playing = words(only(await toy.say(BEN, "/tournament standings"))).splitlines()
    assert playing[0] == "Round 1 of 2 is being played:", "nobody has any points yet"
    told = dict(row.split(": ", 1) for row in playing[1:-1])
    assert list(told) == [f"Table #{first.table} is over", f"Table #{second.table}"]
    assert re.fullmatch(r"\w+ 4 · \w+ 3( · \w+ 2)?", told[f"Table #{first.table} is over"])
    assert re.fullmatch(r"\w+(, \w+)? and \w+ – ⏳ 30 seconds", told[f"Table #{second.table}"])
    assert playing[-1] == "Come late? /tournament join takes part from round 2 on."
    board, standings = (await over(toy, second.table))[-2:]
    assert "For the tournament: " in words(board)
    rows = words(standings).splitlines()
    assert rows[0] == "The tournament after round 1 of 2"
    assert [row.split(": ")[1] for row in rows[1:6]] == ["4", "4", "3", "3", "2"], "who leaves first ranks last"
    assert rows[6] == "Ann, /tournament next begins round 2."
    assert mentioned(standings)[-1] == ANN.account
    assert [button.command for button in standings.buttons] == ["/tournament next", "/tournament join"]
    assert standings.picture is not None
    assert standings.picture.alt == "\n".join(rows[:6])


async def test_all_games_of_a_round_may_end_at_the_same_time(toy: Stage) -> None:
    await opened(toy, *map(author, "ABCDEFGHIJKLMNOPQRSTUVWX"), rounds=1)
    await toy.say(ANN, "/tournament start")
    ends = [f"/close #{match.table}" for match in (await tournament(toy)).waiting]
    lines = [Incoming(line, LOBBY, ANN, line, addressed=True, locale="en", moderator=True) for line in ends]
    assert len(lines) == 8
    await asyncio.gather(*map(toy.service.handle, lines))
    await toy.settle()
    assert (await tournament(toy)).stage is Life.OVER
    assert sum("For the tournament: " in words(message) for message in toy.chat.sent) == 8


async def test_a_late_move_in_a_match_that_is_over_is_offered_no_rematch(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    await toy.say(ANN, "/tournament start")
    await over(toy, 1)
    late = only(await toy.say(ANN, "/rack #1"))
    assert "over" in words(late)
    assert late.buttons == ()


async def test_a_tournament_is_over_after_its_last_round(toy: Stage) -> None:
    await opened(toy, ANN, BEN, rounds=2)
    await toy.say(ANN, "/tournament start")
    await over(toy, 1)
    assert "has to wait" not in words((await toy.say(ANN, "/tournament next"))[0])
    end = (await over(toy, 2))[-1]
    assert "The tournament after round 2 of 2" in words(end)
    assert "The tournament is over." in words(end)
    assert [button.command for button in end.buttons] == ["/tournament again"], "nothing of this one is left to do"
    assert (await tournament(toy)).stage is Life.OVER
    assert "no tournament" in words(only(await toy.say(ANN, "/tournament next")))
    assert "The tournament is over." in words(only(await toy.say(ANN, "/tournament standings", locale="en")))
    await opened(toy, rounds=1)
    assert (await tournament(toy)).id == 2


async def test_a_tie_at_the_top_is_won_together(toy: Stage) -> None:
    await opened(toy, ANN, BEN, rounds=1)
    await toy.say(ANN, "/tournament start")
    end = to(await toy.say(ANN, "/tournament end #1"), LOBBY)[-1]
    assert "1. Ann: 3.5" in words(end)
    assert "1. Ben: 3.5" in words(end)
    assert "have won it together" in words(end)


async def test_p11_the_director_ends_a_game_as_it_stands_and_nobody_else_does(toy: Stage) -> None:
    await opened(toy, *FIVE)
    await toy.say(ANN, "/tournament start")
    assert "Only Ann" in words(only(await toy.say(BEN, "/tournament end #1")))
    assert "At table #9" in words(only(await toy.say(ANN, "/tournament end #9")))
    told = words(to(await toy.say(ANN, "/tournament end #1"), LOBBY)[0])
    assert "\nAnn has ended this game of the tournament as it stands.\n" in told
    assert "stopped early" in told
    assert "At table #1" in words(only(await toy.say(ANN, "/tournament end #1")))
    said = await toy.say(BEN, "/turnier beenden 2", moderator=True, locale="de")
    assert "The tournament after round 1 of 2" in words(to(said, LOBBY)[-1])


async def test_the_director_closes_a_tournament_but_not_while_a_game_is_played(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    await toy.say(ANN, "/tournament start")
    for line in ("/tournament close", "/tournament next"):
        said = words(only(await toy.say(ANN, line)))
        assert "still being played at #1" in said
        assert said.endswith("/tournament end #1 ends one as it stands.")
    await over(toy, 1)
    assert "Only Ann" in words(only(await toy.say(BEN, "/tournament close")))
    closed = only(await toy.say(ANN, "/tournament close"))
    said = words(closed)
    assert "The tournament after round 1 of 2" in said
    assert [span.style for span in closed.text if "Seed of round" in span.text] == [Style.SMALL], "few ever need it"
    assert "Ann has won it.\nSeed of round 1" in said


async def test_a_tournament_that_has_not_begun_is_called_off(toy: Stage) -> None:
    await opened(toy, ANN)
    assert words(only(await toy.say(ANN, "/tournament close"))).endswith("has been called off."), "there are no draws"
    assert "no tournament" in words(only(await toy.say(ANN, "/tournament")))
    assert (await tournament(toy)).stage is Life.OFF


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("/tournament", "no tournament"),
        ("/tournament join", "no tournament"),
        ("/tournament new kakuro 4", "write rounds=4"),
        ("/tournament new kakuro blitz", "no option blitz; there are: expert, strict, rounds, pace, away."),
        ("/tournament new kakuro hints=yes", "no option hints; there are: expert, strict, rounds, pace, away."),
        ("/tournament new toy rounds=0", "cannot have 0 rounds"),
        ("/tournament new toy rounds=99", "from 1 to 12"),
        ("/tournament new toy rounds=0100", "cannot have 0100 rounds"),
        ("/tournament new toy hints=yes", "has no option hints"),
        ("/tournament new toy rated=no", "is the same for all tournaments here"),
        ("/tournament new patience hard=yes", "has no option hard"),
        ("/tournament dance", "what to do with dance"),
        ("/tournament drop", "Say who"),
        ("/tournament end", "Say which table"),
        ("/tournament end #x", "x is not a table"),
        ("/tournament close now", "what to do with now"),
    ],
)
async def test_what_cannot_be_done_is_refused_in_one_sentence(toy: Stage, line: str, said: str) -> None:
    assert said in words(only(await toy.say(ANN, line)))
    assert toy.sql("SELECT count(*) FROM tournament") == [(0,)]


async def test_there_is_one_tournament_at_a_time_in_a_channel_and_none_in_private(toy: Stage) -> None:
    await opened(toy, ANN)
    assert "Ann already leads" in words(only(await toy.say(BEN, "/tournament new toy")))
    assert "belongs to a channel" in words(only(await toy.say(BEN, "/tournament join", private=True)))
    assert "those who take part; Ben is" in words(only(await toy.say(BEN, "/tournament new toy", channel=ELSEWHERE)))


async def test_the_course_of_a_tournament_has_an_order(toy: Stage) -> None:
    await opened(toy, ANN)
    assert "needs at least 2 players" in words(only(await toy.say(ANN, "/tournament start")))
    assert "has not begun yet" in words(only(await toy.say(ANN, "/tournament next")))
    await toy.say(BEN, "/tournament join")
    assert "Only Ann" in words(only(await toy.say(BEN, "/tournament start")))
    await toy.say(ANN, "/tournament start")
    assert "has begun already" in words(only(await toy.say(ANN, "/tournament start")))
    assert "still being played at #1" in words(only(await toy.say(ANN, "/tournament next")))


async def test_what_its_organiser_owes_is_said_where_a_game_has_it(toy: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(toys.GAMES, "romme", toys.ToySpec("rummy", "Toy", "toy"))
    said = only(await toy.say(ANN, "/tournament new romme"))
    assert "1 € for each participant" in words(said)
    german = only(await toy.say(BEN, "/turnier", locale="de"))
    assert "1 € je Teilnehmer" in words(german)


async def test_options_are_told_and_played_with(toy: Stage) -> None:
    said = only(await toy.say(ANN, "/tournament new patience rounds=1 time=5m strict"))
    assert "time=5m" in words(said)
    await toy.say(ANN, "/tournament join")
    await toy.say(BEN, "/tournament join")
    await toy.say(ANN, "/tournament start")
    assert dict((await toy.table()).options) == {"strict": "yes", "time": "5m"}


async def test_p13_a_tournament_is_played_with_the_first_round_option_where_there_is_one(
    toy: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament_setup, "FIRST_ROUND", "strict")
    await opened(toy, ANN, BEN, game="patience time=5m", rounds=1)
    assert (await tournament(toy)).options == {"strict": "yes", "time": "5m"}


@pytest.mark.parametrize(
    ("who", "line"),
    [("en", "/tournament new rummy-plus first-round=no"), ("de", "/turnier neu rummy-plus erste-runde=nein")],
)
async def test_p13_the_first_round_option_is_left_out_where_that_is_asked_for(
    stage: Stage, who: str, line: str
) -> None:
    said = words(only(await stage.say(ANN, line, locale=who)))
    assert (await tournament(stage)).options == {}
    assert "share the remaining" not in said
    assert "teilen sich alle anderen" not in said


async def test_what_an_organiser_owes_names_the_game_that_is_played(stage: Stage) -> None:
    assert "Rummy-Pur-Plus is by Paul Hauff" in words(only(await stage.say(ANN, "/tournament new rummy-plus")))


async def test_somebody_without_a_handle_is_dropped_by_name(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    aliases = {"the-one": Account("web", "ben")}
    assert "Taking part (1): Ann" in words(only(await toy.say(ANN, "/tournament drop @the-one", aliases=aliases)))


async def test_p14_a_tournament_at_rummy_counts_its_own_match_points(stage: Stage) -> None:
    await opened(stage, *FIVE, game="rummy-pur dense", rounds=1)
    said = words(stage.chat.sent[0])
    assert "A tournament at Rummy-Pur" in said
    assert "1 € for each participant" in said
    begun = words(to(await stage.say(ANN, "/tournament start"), LOBBY)[1])
    assert "sits this round out" in begun
    assert dict((await stage.table()).options) == {"dense": "yes", "first-round": "yes"}
    (seat,) = (await stage.table()).turn
    drew = (await stage.table()).player(seat)
    assert drew.account is not None
    await stage.say(BY_PERSON[drew.account], "/play #1 draw", private=True)
    rows = words(to(await stage.say(ANN, "/tournament end #1"), LOBBY)[-1]).splitlines()
    (out,) = (await tournament(stage)).played[0].out
    assert f"5. {drew.name}: 3" in rows
    assert f"4. {(await tournament(stage)).entrants[out].name}: 3.75" in rows


async def test_n1_games_names_ones_tournaments_and_what_they_wait_for(toy: Stage) -> None:
    async def listed(who: Any) -> str:
        return (
            words(only(await toy.say(who, "/games", private=True))).partition("Your tournaments:\n")[2].splitlines()[0]
        )

    await opened(toy, *FIVE)
    assert await listed(ANN) == "Toy: not begun. /tournament start, typed in its chat, begins it."
    assert await listed(BEN) == "Toy: not begun. Ann begins it."
    await toy.say(ANN, "/tournament start")
    first, second = (await tournament(toy)).waiting
    assert (
        await listed(BEN) == f"Toy: round 1 of 2, waiting for the games at tables #{first.table} and #{second.table}."
    )
    await over(toy, first.table)
    assert await listed(CARA) == f"Toy: round 1 of 2, waiting for the game at table #{second.table}."
    await over(toy, second.table)
    assert await listed(CARA) == "Toy: round 1 of 2 is over. Ann begins round 2."
    german = words(only(await toy.say(DAN, "/partien", private=True, locale="de")))
    assert german.startswith("Du spielst gerade nirgends.")
    assert german.endswith("Deine Turniere:\nToy: Runde 1 von 2 ist vorbei. Ann beginnt Runde 2.")
    assert "/tournament next, typed in its chat, begins round 2." in await listed(ANN)
    await toy.say(BEN, "/tournament leave")
    assert "Toy" not in words(only(await toy.say(BEN, "/games", private=True)))


async def test_p14_tournament_tells_who_is_awaited_at_the_tables_that_are_still_played(stage: Stage) -> None:
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    (match,) = (await tournament(stage)).waiting
    waits = (await stage.on_turn(match.table)).name
    assert f"– ⏳ {waits}: 3 days" in words(only(await stage.say(BEN, "/tournament")))
    stage.now += 3 * DAY + HOUR
    assert f"– ⌛ {waits}: no time left; in 23 hours they lose on time" in words(
        only(await stage.say(BEN, "/tournament"))
    )
    german = words(only(await stage.say(BEN, "/turnier", locale="de")))
    assert f"– ⌛ {waits}: keine Zeit mehr; in 23 Stunden durch Zeit verloren" in german
    told = words(only(await stage.say(BEN, "/help tournament", private=True)))
    assert "the places are worth 4, 3, 2 and 1 match points" in told
