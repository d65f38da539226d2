"""Players who leave a tournament, are dropped from it, or come while it goes on."""

from typing import Any

import pytest

from bot.chat.port import Author, Message
from bot.messages.wording import typed_line
from bot.tables.rated import is_rated
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, DAN, EVE, LOBBY, Stage, only, reference, to, words
from tests.bot.test_forgetting import Deleting
from tests.bot.test_tournaments import opened, over, tournament


async def test_p15_who_leaves_gives_their_game_up_and_keeps_their_points(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA)
    await toy.say(ANN, "/tournament start")
    await toy.say(ANN, "/tournament end #1")
    await toy.say(ANN, "/tournament next")
    said = to(await toy.say(CARA, "/tournament leave yes"), LOBBY)
    assert words(said[0]) == "Cara has left the tournament; the points stay."
    assert (await toy.table(2)).phase is Phase.RUNNING
    assert "cannot leave" in words(only(await toy.say(CARA, "/tournament leave")))
    end = words((await over_by(toy, BEN))[-1])
    assert "The tournament is over" in end
    assert "3. Cara: 5 (has left)" in end


async def over_by(stage: Stage, who: Any, number: int = 2) -> list[Message]:
    return to(await stage.say(who, f"/resign #{number} yes"), LOBBY)


async def test_p15_the_last_to_leave_a_game_ends_it_and_the_round(toy: Stage) -> None:
    await opened(toy, ANN, BEN, rounds=2)
    await toy.say(ANN, "/tournament start")
    said = to(await toy.say(BEN, "/tournament leave yes"), LOBBY)
    assert words(said[0]).startswith("Ben has left")
    assert "only one is left" in words(said[1])
    assert "2. Ben: 3 (has left)" in words(said[2])
    assert "needs at least 2 players; taking part so far: 1." in words(only(await toy.say(ANN, "/tournament next")))


async def test_who_resigned_a_game_may_still_leave_the_tournament(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA)
    await toy.say(ANN, "/tournament start")
    await toy.say(CARA, "/resign yes")
    assert words(only(await toy.say(CARA, "/tournament leave"))) == "Cara has left the tournament; the points stay."
    assert (await toy.table(1)).phase is Phase.RUNNING


async def test_the_director_drops_a_player(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA)
    assert "Only Ann" in words(only(await toy.say(BEN, "/tournament drop @cara")))
    dropped = words(only(await toy.say(ANN, "/tournament drop @cara")))
    assert "Taking part (2): Ann and Ben" in dropped
    assert dropped.endswith("Ann has taken Cara off the list.")
    assert "@pollbot is a bot" in words(only(await toy.say(ANN, "/tournament drop @pollbot", bots=("pollbot",))))
    assert "nobody called zoe" in words(only(await toy.say(ANN, "/tournament drop @zoe")))
    assert "nobody called cara" in words(only(await toy.say(ANN, "/tournament drop @cara")))
    await toy.say(ANN, "/tournament start")
    said = to(await toy.say(ANN, "/turnier streichen Ben", strangers=("ben",)), LOBBY)
    assert words(said[0]).startswith("Ann has taken Ben out of the tournament; the points stay.")
    assert (await toy.table(1)).phase is Phase.OVER


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Eve has taken Cara out of the tournament; the points stay."),
        ("de", "Eve hat Cara aus dem Turnier genommen; die Punkte bleiben stehen."),
    ],
)
async def test_who_has_dropped_a_player_between_two_rounds_is_named(toy: Stage, locale: str, said: str) -> None:
    await toy.say(ANN, f"/language {locale}", moderator=True)
    await opened(toy, ANN, BEN, CARA)
    await toy.say(ANN, "/tournament start")
    await toy.say(ANN, "/tournament end #1")
    assert words(only(await toy.say(EVE, "/tournament drop @cara", moderator=True))) == said
    left = words(only(await toy.say(BEN, "/tournament leave")))
    assert "Eve" not in left, "whoever leaves by themselves has not been taken out"


async def test_a_typed_line_is_answered_where_it_is_seen(toy: Stage) -> None:
    setup = only(await toy.say(ANN, "/tournament new toy rounds=2"))
    assert only(await toy.say(BEN, "/tournament join")).replaces == reference(setup)
    await toy.say(EVE, "/challenge anyone summy")
    pressed = only(await toy.say(CARA, "/tournament join", reply_to=reference(setup), pressed=True))
    assert pressed.replaces == reference(setup)
    joined = only(await toy.say(DAN, "/tournament join"))
    assert joined.replaces is None
    assert "Taking part (3): Ben, Cara, and Dan" in words(joined)
    assert only(await toy.say(DAN, "/tournament leave")).replaces == reference(joined)


async def test_who_asks_how_it_stands_can_join_and_the_director_go_on(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    await toy.say(ANN, "/tournament start")
    asked = only(await toy.say(CARA, "/tournament"))
    assert words(asked).endswith("Come late? /tournament join takes part from round 2 on.")
    (join,) = asked.buttons
    assert join.label == "Join"
    await toy.say(CARA, join.command, reply_to=reference(asked), pressed=True)
    await over(toy, 1)
    asked = only(await toy.say(BEN, "/tournament"))
    assert [button.label for button in asked.buttons] == ["Next round", "Join"]
    said = only(await toy.say(BEN, asked.buttons[0].command, reply_to=reference(asked), pressed=True))
    assert "Only Ann" in words(said)
    await toy.say(ANN, asked.buttons[0].command, reply_to=reference(asked), pressed=True)
    assert len((await toy.table(2)).players) == 3


@pytest.mark.parametrize(
    ("locale", "said", "end"),
    [
        (
            "en",
            [
                "Ann has taken Ben out of the tournament; the points stay.",
                "Therefore the game at table #1 no longer counts for ratings.",
            ],
            "Ratings stay as they were: a player was taken out.",
        ),
        (
            "de",
            [
                "Ann hat Ben aus dem Turnier genommen; die Punkte bleiben stehen.",
                "Deshalb zählt die Partie an Tisch #1 nicht mehr für die Wertung.",
            ],
            "Die Wertungszahlen bleiben: Jemand wurde herausgenommen.",
        ),
    ],
)
async def test_r1_whoever_is_dropped_loses_no_rating(stage: Stage, locale: str, said: list[str], end: str) -> None:
    await stage.say(ANN, f"/language {locale}", moderator=True)
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    assert is_rated(await stage.table())
    left, over_, *_ = to(await stage.say(ANN, "/tournament drop @ben"), LOBBY)
    assert words(left).splitlines() == said
    assert end in words(over_).splitlines()
    assert not is_rated(await stage.table())
    assert stage.sql("SELECT count(*) FROM rated_game") == [(0,)]
    (match,) = (await tournament(stage)).played[0].matches
    assert max(match.points) == match.points[match.seats.index(0)], "for the tournament Ann has won"


@pytest.mark.parametrize(("who", "line"), [(BEN, "/tournament leave yes"), (ANN, "/tournament drop @ann")])
async def test_r1_whoever_leaves_by_themselves_gives_a_rated_game_up(stage: Stage, who: Author, line: str) -> None:
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    left = to(await stage.say(who, line), LOBBY)[0]
    assert words(left) == f"{who.name} has left the tournament; the points stay."
    assert stage.sql("SELECT count(*) FROM rated_game") == [(1,)]


async def test_r1_others_play_on_where_somebody_was_dropped_and_are_told_at_the_end(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA)
    await toy.say(ANN, "/tournament start")
    said = to(await toy.say(ANN, "/tournament drop @cara"), LOBBY)[0]
    assert "no longer counts for ratings" in words(said)
    assert (await toy.table()).phase is Phase.RUNNING
    end = to(await toy.say(BEN, "/resign yes"), LOBBY)[0]
    assert "Ratings stay as they were: a player was taken out." in words(end)


async def test_who_comes_late_joins_below_a_round_or_the_standings(toy: Stage) -> None:
    toy.chat = toy.chats["web"] = chat = Deleting()
    await opened(toy, ANN, BEN, rounds=3)
    begun = to(await toy.say(ANN, "/tournament start"), LOBBY)[1]
    assert words(begun).startswith("Round 1 of 3 begins.")
    (join,) = begun.buttons
    assert (join.label, join.done) == ("Join", frozenset({ANN.account, BEN.account}))
    said = only(await toy.say(CARA, join.command, reply_to=reference(begun), pressed=True))
    assert words(said) == "Cara takes part from round 2 on."
    assert (LOBBY, reference(begun)) not in chat.without_buttons
    standings = (await over(toy, 1))[-1]
    assert (LOBBY, reference(begun)) in chat.without_buttons, "the standings ask from here on"
    assert [button.label for button in standings.buttons] == ["Next round", "Join"]
    said = only(await toy.say(DAN, standings.buttons[1].command, reply_to=reference(standings), pressed=True))
    assert words(said) == "Dan takes part from round 2 on."
    begun = to(await toy.say(ANN, "/tournament next"), LOBBY)[0]
    assert (LOBBY, reference(standings)) in chat.without_buttons
    assert [button.label for button in begun.buttons] == ["Join"]
    assert (
        words(only(await toy.say(EVE, "count me in", reply_to=reference(begun)))) == "Eve takes part from round 3 on."
    )
    for match in (await tournament(toy)).waiting:
        await over(toy, match.table)
    begun = to(await toy.say(ANN, "/tournament next"), LOBBY)[0]
    assert words(begun).startswith("Round 3 of 3 begins.")
    assert begun.buttons == (), "nobody joins in the last round"


async def test_nobody_joins_once_the_last_round_is_played(toy: Stage) -> None:
    await opened(toy, ANN, BEN, rounds=1)
    await toy.say(ANN, "/tournament start")
    asked = only(await toy.say(CARA, "/tournament"))
    assert "join" not in words(asked)
    assert asked.buttons == ()
    said = "The last round is being played: it is too late to join."
    assert words(only(await toy.say(CARA, "/tournament join"))) == said
    spoken = "Die letzte Runde läuft schon: Zum Mitspielen ist es zu spät."
    assert words(only(await toy.say(DAN, "/turnier mitspielen", locale="de"))) == spoken
    assert len((await tournament(toy)).entrants) == 2


async def test_late_arrivals_play_from_the_next_round_on(toy: Stage) -> None:
    await opened(toy, ANN, BEN)
    await toy.say(ANN, "/tournament start")
    assert words(only(await toy.say(CARA, "/tournament join"))) == "Cara takes part from round 2 on."
    assert "already take part" in words(only(await toy.say(CARA, "/tournament join")))
    await over(toy, 1)
    await toy.say(ANN, "/tournament next")
    assert len((await toy.table(2)).players) == 3


@pytest.mark.parametrize(
    ("locale", "line", "question", "labels", "typed"),
    [
        (
            "en",
            "/tournament leave",
            "also gives up your game at table #1",
            ("Leave and give up", "Stay"),
            ("/tournament leave yes", "/tournament leave no"),
        ),
        (
            "de",
            "/turnier verlassen",
            "auch deine Partie an Tisch #1 auf",
            ("Verlassen und aufgeben", "Dabeibleiben"),
            ("/turnier verlassen ja", "/turnier verlassen nein"),
        ),
    ],
)
async def test_p15_whoever_would_give_a_game_up_by_leaving_is_asked_first(
    stage: Stage, locale: str, line: str, question: str, labels: tuple[str, ...], typed: tuple[str, ...]
) -> None:
    await stage.say(ANN, f"/language {locale}", moderator=True)
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    asked = only(await stage.say(BEN, line, locale=locale))
    assert question in words(asked)
    commands = ("/tournament leave yes", "/tournament leave no")
    assert tuple((button.label, button.command) for button in asked.buttons) == tuple(
        zip(labels, commands, strict=True)
    )
    assert tuple(typed_line(command, "", locale) for command in commands) == typed
    assert (await stage.table()).phase is Phase.RUNNING
    yes, at = asked.buttons[0].command, reference(asked)
    refused = only(await stage.say(ANN, yes, pressed=True, reply_to=at, locale=locale))
    assert ("Only the person", "Diesen Knopf")[locale == "de"] in words(refused)
    said = await stage.say(BEN, yes, pressed=True, reply_to=at, locale=locale)
    assert (await stage.table()).phase is Phase.OVER
    assert any(one.replaces == at and not one.buttons for one in said)


@pytest.mark.parametrize(
    ("locale", "answers", "said"),
    [
        ("en", ("no", "never mind", "/tournament leave no", "Stay"), "All right, you stay in the tournament."),
        ("de", ("nein", "doch nicht", "/turnier verlassen nein", "Dabeibleiben"), "Gut, du bleibst im Turnier."),
    ],
)
async def test_p15_the_question_before_leaving_can_be_answered_in_words(
    stage: Stage, locale: str, answers: tuple[str, ...], said: str
) -> None:
    await opened(stage, ANN, BEN, game="summy")
    await stage.say(ANN, "/tournament start")
    for how in ("reply", "addressed"):
        for answer in answers:
            asked = only(await stage.say(BEN, "/tournament leave", locale=locale))
            where: dict[str, Any] = {"reply_to": reference(asked)} if how == "reply" else {"addressed": True}
            assert words(only(await stage.say(BEN, answer, locale=locale, **where))) == said
            assert await stage.say(BEN, "yes", reply_to=reference(asked)) == [], "the question is settled"
    asked = only(await stage.say(BEN, "/tournament leave", locale=locale))
    stay, at = asked.buttons[1].command, reference(asked)
    assert words(only(await stage.say(BEN, stay, pressed=True, reply_to=at, locale=locale))) == said
    assert (await stage.table()).phase is Phase.RUNNING
    await stage.say(BEN, "/tournament leave", locale=locale)
    assert await stage.say(BEN, "yes", locale=locale) == [], "it is said to the others in the channel"
    await stage.say(BEN, "yes", addressed=True, locale=locale)
    assert (await stage.table()).phase is Phase.OVER


async def test_p15_typed_with_yes_nobody_is_asked(toy: Stage) -> None:
    await opened(toy, ANN, BEN, CARA)
    await toy.say(ANN, "/tournament start")
    said = to(await toy.say(CARA, "/tournament leave yes"), LOBBY)
    assert words(said[0]) == "Cara has left the tournament; the points stay."
