"""The tables that a chat may offer somebody: those of a channel, and their own anywhere."""

from bot.chat.offers import OfferedTable
from bot.chat.port import Author, Channel, Incoming, Private
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, LOBBY, Stage


async def listed(stage: Stage, who: Author, channel: Channel = LOBBY) -> list[OfferedTable]:
    return list(await stage.service.list_tables(Incoming("web:listed", channel, who, "")))


async def test_a_challenge_is_offered_to_those_who_may_answer_it(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben toy")
    assert await listed(toy, BEN) == [OfferedTable(1, "toy", ("Ann", "ben"), LOBBY, False, False, False, "accept")]
    [asked] = await listed(toy, ANN)
    assert (asked.seated, asked.running, asked.reply) == (True, False, "")
    [seen] = await listed(toy, CARA)
    assert (seen.seated, seen.reply) == (False, "")


async def test_a_free_place_is_offered_to_everybody(toy: Stage) -> None:
    await toy.say(ANN, "/challenge anyone toy")
    [offered] = await listed(toy, CARA)
    assert (offered.names, offered.reply) == (("Ann",), "join")
    assert [one.reply for one in await listed(toy, ANN)] == [""]


async def test_a_running_game_is_there_to_watch_and_ones_own_to_go_on_with(toy: Stage) -> None:
    await toy.begin(game="toy")
    [own] = await listed(toy, ANN)
    assert (own.running, own.seated, own.turn, own.reply) == (True, True, True, "")
    [others] = await listed(toy, CARA)
    assert (others.running, others.seated, others.turn, others.reply) == (True, False, False, "")


async def test_ones_own_games_are_listed_from_everywhere_others_from_here_alone(toy: Stage) -> None:
    await toy.begin(game="toy")
    assert [one.place for one in await listed(toy, ANN, ELSEWHERE)] == [LOBBY]
    assert await listed(toy, CARA, ELSEWHERE) == []


async def test_a_private_game_is_for_its_player_alone(toy: Stage) -> None:
    await toy.say(ANN, "/challenge computer toy level=beginner")
    [own] = await listed(toy, ANN)
    assert own.place == Private(ANN.account)
    assert await listed(toy, BEN) == []


async def test_who_is_asked_learns_it_elsewhere_until_they_decline(toy: Stage) -> None:
    await toy.say(ANN, "/challenge @ben @cara toy")
    [asked] = await listed(toy, BEN, ELSEWHERE)
    assert (asked.place, asked.reply) == (LOBBY, "accept")
    await toy.say(BEN, "/decline")
    assert await listed(toy, DAN, ELSEWHERE) == []
    assert await listed(toy, BEN, ELSEWHERE) == []
