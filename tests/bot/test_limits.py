"""Limits to the public messages that one person causes, told once and in private; moves have no limit."""

import asyncio

import pytest

from bot.chat.port import Account, Author, Channel, Ephemeral, Incoming, Unreachable
from bot.messages import limits
from bot.messages.limits import ANSWERS, OPEN_EACH, OPEN_TOGETHER, PEOPLE, WINDOW, Limits
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, DAN, ELSEWHERE, EVERYBODY, LOBBY, Stage, only, to, words

TOLD = "Try again in a minute"


def line(who: Author, n: int, text: str, channel: Channel = LOBBY) -> Incoming:
    return Incoming(f"{who.name}:{n}", channel, who, text, addressed=True, mentions=dict(EVERYBODY), locale="en")


async def flood(stage: Stage, who: Author, *texts: str) -> list[bool]:
    """Type lines all at once; returns for each whether it is answered."""
    answered = await asyncio.gather(*(stage.service.handle(line(who, n, text)) for n, text in enumerate(texts)))
    await stage.settle()
    return answered


@pytest.mark.each_value
@pytest.mark.parametrize("platform", ["web", "telegram", "discord"])
@pytest.mark.parametrize(
    "typed", ["/tables", "/help", "/nonsense", "/board #99", "/challenge computer kakuro beginner"]
)
async def test_a_flood_is_answered_a_few_times_and_told_off_once_in_private(
    stage: Stage, platform: str, typed: str
) -> None:
    stage.chats[platform] = stage.chat
    channel = Channel(platform, "lobby")
    lines = [line(ANN, n, typed, channel) for n in range(60)]
    answered = await asyncio.gather(*map(stage.service.handle, lines))
    await stage.settle()
    told = [message for message in stage.chat.sent if TOLD in words(message)]
    assert [(message.to, message.secret) for message in told] == [(Ephemeral(channel, ANN.account), True)]
    assert sum(answered) <= ANSWERS + 1
    if not typed.startswith("/challenge"):
        assert len(stage.chat.sent) == sum(answered) == ANSWERS + 1
    else:
        assert len(await stage.store.tables_in(channel, tuple(Phase))) == ANSWERS
    assert stage.sql("SELECT count(*) FROM inbox") == [(60,)], "each is handled, and only once"
    assert not any(await asyncio.gather(*map(stage.service.handle, lines)))


async def test_a_limit_is_over_after_a_while_and_holds_for_nobody_else(stage: Stage) -> None:
    await flood(stage, ANN, *["/help"] * 40)
    before = len(stage.chat.sent)
    assert await flood(stage, BEN, "/help") == [True]
    assert TOLD not in words(stage.chat.sent[before])
    stage.limits_clock += WINDOW
    assert TOLD not in words((await stage.say(ANN, "/help"))[0])


async def test_an_hour_with_a_line_every_few_seconds_meets_no_limit(stage: Stage) -> None:
    stage.seconds_per_line = 5.0
    for n in range(60):
        (answer,) = await stage.say(ANN, ("/tables", "/help", "/rules summy")[n % 3])
        assert TOLD not in words(answer)


async def test_moves_are_neither_counted_nor_held_up(stage: Stage) -> None:
    stage.seconds_per_line = 0.0
    await stage.begin()
    await flood(stage, ANN, *["/tables"] * 60)
    for _ in range(ANSWERS):
        mover = await stage.on_turn()
        plies = (await stage.table()).plies
        sent = await stage.say(mover, f"/play {await stage.move()}", unseen=True)
        assert (await stage.table()).plies > plies
        assert to(sent, LOBBY), "and the channel hears of it"
    assert all(await flood(stage, BEN, *["/tables"] * ANSWERS)), "moves have used up nothing"
    assert TOLD not in " ".join(map(words, stage.chat.sent[-ANSWERS:]))
    assert await stage.say(ANN, "/tables") == []
    await stage.say(ANN, "/resign #1 yes")
    assert (await stage.table()).phase is Phase.OVER


async def test_answers_that_nobody_else_sees_are_not_counted(stage: Stage) -> None:
    stage.seconds_per_line = 0.0
    for n in range(3 * ANSWERS):
        (answer,) = await stage.say(ANN, "/help", private=n % 2 == 0, unseen=True)
        assert TOLD not in words(answer)


async def test_who_cannot_be_written_to_in_private_is_told_so_once_a_game(stage: Stage) -> None:
    await stage.begin()
    mover = await stage.on_turn()
    stage.chat.trouble = lambda message: Unreachable() if message.secret else None
    stage.seconds_per_line = 0.0
    before = len(stage.chat.sent)
    await flood(stage, mover, *["/play A1> 1+1=3"] * 30)
    assert ["for your eyes only" in words(message) for message in stage.chat.sent[before:]] == [True]
    assert await stage.store.outbox() == ()
    stage.limits_clock += WINDOW
    assert await stage.say(mover, "/play A1> 1+1=3") == []


@pytest.mark.parametrize(
    ("typed", "channel"),
    [("/cancel #1", LOBBY), ("/leave #2", LOBBY), ("/decline #3", LOBBY), ("/forget me yes", ELSEWHERE)],
)
async def test_who_takes_something_back_never_waits(stage: Stage, typed: str, channel: Channel) -> None:
    who = DAN if typed == "/forget me yes" else ANN
    await stage.say(ANN, "/challenge @ben summy")
    await stage.say(BEN, "/challenge anyone summy players=3")
    await stage.say(ANN, "/join #2")
    await stage.say(BEN, "/challenge @ann @cara summy")
    assert not all(await flood(stage, who, *["/tables"] * 40))
    before = [await stage.table(number) for number in (1, 2, 3)]
    said = await stage.say(who, typed, channel=channel)
    assert said
    assert TOLD not in words(said[0])
    assert who is DAN or [await stage.table(number) for number in (1, 2, 3)] != before
    assert await stage.say(who, "/tables") == [], "whatever else is asked for waits"


async def test_a_line_that_comes_again_counts_once(stage: Stage) -> None:
    for _ in range(4 * ANSWERS):
        await stage.service.handle(line(ANN, 0, "/help"))
    assert await flood(stage, ANN, *["/help"] * ANSWERS) == [False, *[True] * (ANSWERS - 1)]


async def test_one_person_may_have_so_many_challenges_open_in_a_channel(stage: Stage) -> None:
    answered = await flood(stage, ANN, *[f"/challenge @ben summy luck={n}" for n in range(60)])
    assert answered.count(True) == 1, "the one that tells why nothing more was opened"
    opened = await stage.store.tables_in(LOBBY, (Phase.OPEN,))
    assert len(opened) == OPEN_EACH
    stage.limits_clock += WINDOW
    stage.seconds_per_line = 1.0
    sent = await stage.say(ANN, "/challenge @ben summy")
    assert f"You have {OPEN_EACH} challenges open here already" in words(sent[0])
    assert (sent[0].to, sent[0].secret) == (Ephemeral(LOBBY, ANN.account), True)
    assert await stage.say(ANN, "/challenge anyone summy") == [], "said once in a while"
    await stage.say(ANN, f"/cancel #{opened[0].id}")
    assert "wants to play" in words((await stage.say(ANN, "/challenge @ben summy"))[0])
    await stage.say(ANN, "/challenge @ben summy", channel=ELSEWHERE)
    assert len(await stage.store.tables_in(ELSEWHERE, (Phase.OPEN,))) == 1, "it is a matter of the channel"
    await stage.say(ANN, "/challenge computer summy beginner")
    assert len(await stage.store.tables_in(LOBBY, (Phase.RUNNING,))) == 1, "a game that begins at once is not open"


async def test_a_channel_has_so_many_challenges_open(stage: Stage) -> None:
    crowd = [Author(Account("web", f"p{n}"), f"P{n}", f"p{n}") for n in range(OPEN_TOGETHER // OPEN_EACH)]
    for one in crowd:
        await flood(stage, one, *[f"/challenge @ben summy luck={n}" for n in range(OPEN_EACH)])
    sent = await stage.say(DAN, "/challenge @ben summy")
    assert f"There are {OPEN_TOGETHER} challenges open here already" in words(sent[0])
    assert len(await stage.store.tables_in(LOBBY, (Phase.OPEN,))) == OPEN_TOGETHER
    await stage.say(BEN, "/decline #1")
    assert to(await stage.say(DAN, "/challenge @ben summy"), LOBBY)


async def test_what_is_counted_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    counted = Limits(now=lambda: now)
    for n in range(PEOPLE + 5):
        assert counted.count_answer(Account("web", str(n)), "line")
    assert len(counted) == PEOPLE
    now = WINDOW
    assert counted.count_answer(Account("web", "new"), "line")
    assert len(counted) == 1
    monkeypatch.setattr(limits, "ANSWERS", 2)
    assert [counted.count_answer(CARA.account, str(n)) for n in range(4)] == [True, True, False, False]
    assert counted.count_answer(CARA.account, "0"), "the same line, the same verdict"
    assert [counted.count_notice(CARA.account, "kind", str(n)) for n in (2, 3, 2)] == [True, False, True]


async def test_who_finds_no_hint_in_private_is_told_so_once_a_game(stage: Stage) -> None:
    await stage.begin(options="hints=yes")
    mover = await stage.on_turn()
    stage.chat.trouble = lambda message: Unreachable() if message.secret else None
    assert "for your eyes only" in words(only(await stage.say(mover, "/hint")))
    stage.limits_clock += WINDOW
    assert not await stage.say(mover, "/hint")
