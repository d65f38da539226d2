"""The requests to Telegram for a move: few messages, and none with a notification."""

from typing import Any

import pytest

from bot.messages import merging
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Chat, Someone, StandIn
from tests.company import ONE_OF_EACH, fewest
from tests.examples import examples

MOST = 2
ENOUGH = examples(12, long=10**6)
"""Moves after which a game that still goes on is given up or left."""


_OTHERS = {"getUpdates", "sendChatAction", "getMyCommands", "setMyCommands"}


class Requests:
    """The requests of the bot since the last look, without those for updates, *typing…* and the menu, which go on meanwhile."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._seen = len(server.requests)

    def new(self) -> list[tuple[str, dict[str, Any]]]:
        """The requests that came in since the last call."""
        found = self._server.requests[self._seen :]
        self._seen += len(found)
        return [(method, given) for method, given in found if method not in _OTHERS]


async def answered(app: App, who: Someone) -> None:
    """Wait until the computers have moved and all messages are sent."""
    await app.stand_in.until(lambda: app.over(1) or app.on_turn(1, [who]))
    await app.quiet(who)


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_a_move_against_the_computer_is_one_message_that_tells_the_answer_too(
    name: str, app: App, stand_in: StandIn, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "FOLLOWS", 60.0)  # no computer thinks too long, however busy the machine is
    cem = stand_in.person("Cem")
    await cem.tell(f"/challenge computer {name} level=beginner")
    await app.said(cem.chat, "begins")
    await answered(app, cem)
    asked, turns = Requests(server), 0
    while turns < ENOUGH and not app.over(1):
        asked.new()
        messages, plies = len(cem.chat.by_bot()), app.plies(1)
        await cem.tell(app.best(1))
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
        await answered(app, cem)
        made = [(method, given) for method, given in asked.new() if "has no rule" not in given.get("text", "")]
        assert 1 <= len(made) <= MOST, [method for method, _ in made]
        assert len(cem.chat.by_bot()) <= messages + 2 + app.over(1), "one for the move, one for what the test asked"
        rings = [given for method, given in made if method.startswith("send") and "disable_notification" not in given]
        assert not rings or app.over(1)
        turns += 1
    assert turns > 1
    if not app.over(1):
        await cem.tell("/resign #1 yes")
        await stand_in.until(lambda: app.over(1))
        await answered(app, cem)
    assert "The game is over" in text_of([one for one in cem.chat.by_bot() if "photo" in one][-1])


@pytest.mark.parametrize(("seconds", "most"), [(60.0, 2), (0.0, 3)])
async def test_a_pressed_move_is_answered_and_told_with_the_computers_answer(
    app: App, stand_in: StandIn, server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float, most: int
) -> None:
    """Each press needs a request of its own as its answer, and a computer that thinks long adds one more."""
    monkeypatch.setattr(merging, "FOLLOWS", seconds)
    cem = stand_in.person("Cem")
    await cem.tell("/challenge computer summy level=beginner")
    await app.said(cem.chat, "begins")
    await answered(app, cem)
    asked = Requests(server)
    for _ in range(3):
        line = await cem.tell("/hint")
        await stand_in.until(lambda line=line: "Play it" in labels(newest(cem, line)))  # type: ignore[misc]
        await app.quiet(cem)
        asked.new()
        plies = app.plies(1)
        await cem.press(newest(cem, line), "Play it")
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
        await answered(app, cem)
        made = [method for method, given in asked.new() if "has no rule" not in given.get("text", "")]
        assert made[0] == "answerCallbackQuery"
        assert len(made) <= most, made


def newest(who: Someone, line: dict[str, Any]) -> dict[str, Any]:
    """The bot's first message after a line."""
    return next((one for one in who.chat.by_bot() if one["message_id"] > line["message_id"]), {})


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_a_move_in_a_group_is_a_board_and_ones_own_tiles(
    name: str, app: App, stand_in: StandIn, server: Server
) -> None:
    people = [stand_in.person(who, username=f"{who}_a".lower()) for who in ("Ann", "Ben", "Cora")[: fewest(name)]]
    group = stand_in.group()
    await people[0].say(group, f"/challenge {' '.join('@' + one.user['username'] for one in people[1:])} {name}")
    challenge = await app.said(group, "wants to play")
    for one in people[1:]:
        await one.press(challenge, "Accept")
    await app.said(group, "your turn")
    asked, moves = Requests(server), 0
    while moves < ENOUGH and (mover := app.on_turn(1, people)) is not None:
        await all_said(app, people, group)
        asked.new()
        move, plies = app.best(1), app.plies(1)
        await (mover.tell(move) if app.ledger.secret(1, move) else mover.say(group, f"/play #1 {move}"))
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
        await all_said(app, people, group)
        made = [(method, given) for method, given in asked.new() if "has no rule" not in given.get("text", "")]
        theirs = {one.chat.id: [given for _, given in made if int(given["chat_id"]) == one.chat.id] for one in people}
        there = [given for _, given in made if int(given["chat_id"]) == group.id]
        assert len(there) + len(theirs[mover.chat.id]) <= MOST
        assert all(len(found) <= 1 for found in theirs.values()), "to others at most their own tiles"
        rings = [method for method, given in made if method.startswith("send") and "disable_notification" not in given]
        assert len(rings) <= 1, "only the board"
        moves += 1
    assert moves > 1


async def all_said(app: App, people: list[Someone], group: Chat) -> None:
    """Wait until all earlier lines are answered, in the group and to everybody, and all is told of the game."""
    for one in people:
        await app.quiet(one)
    await app.quiet(app.stand_in.person("Stranger"), group)  # a person gets a limited number of answers in public
    while app.ledger.rows("SELECT 1 FROM outbox WHERE json_extract(message, '$.table') IS NOT NULL"):
        await app.quiet(people[0])  # a short answer may come before a board that is still drawn


@pytest.mark.parametrize("private", [True, False])
async def test_a_computer_that_thinks_long_is_seen_to_type(
    private: bool, app: App, stand_in: StandIn, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any thinking counts as long in this test."""
    monkeypatch.setattr("bot.commands.computers.TYPING_AFTER", 0.0)
    ann, ben, group = stand_in.person("Ann"), stand_in.person("Ben"), stand_in.group()
    if private:
        await ann.tell("/challenge computer summy level=beginner")
    else:
        await ben.say(group, "/help")
        await ann.say(group, "/challenge anyone computer summy level=beginner")
        await app.said(group, "wants to play")
        await ben.say(group, "/join")
    where = ann.chat if private else group
    await app.said(where, "begins")
    await stand_in.until(lambda: server.asked("sendChatAction") or app.on_turn(1, [ann, ben]))
    while not server.asked("sendChatAction"):
        await app.play(1, [ann, ben])
        await stand_in.until(lambda: server.asked("sendChatAction") or app.on_turn(1, [ann, ben]))
    assert server.asked("sendChatAction")[0] == {"chat_id": str(where.id), "action": "typing"}
