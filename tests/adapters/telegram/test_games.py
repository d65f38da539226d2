"""Whole games through the real client: two people in a group, and one against the computer in private."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.chat.port import Account
from bot.games.registry import GAMES, prefix
from bot.tables.table import Phase
from tests.adapters.telegram.app import App, labels, text_of
from tests.adapters.telegram.stand_in import StandIn
from tests.company import ONE_OF_EACH, fewest
from tests.people import seat_of
from tests.texts import TEXTS


def keep(app: App, message: dict[str, Any], name: str) -> None:
    """A picture and its caption to look at, where SUMMARUM_SHOTS names a folder."""
    if folder := os.environ.get("SUMMARUM_SHOTS"):
        Path(folder, f"{name}.png").write_bytes(app.stand_in.files[message["photo"][0]["file_id"]])
        Path(folder, f"{name}.txt").write_text(f"{text_of(message)}\n{labels(message)}\n", encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
async def test_two_people_play_a_whole_game_in_a_group_with_privacy_mode(
    name: str, app: App, stand_in: StandIn
) -> None:
    ann = stand_in.person("Ann", username="ann_a")
    ben = stand_in.person("Ben <b>", username="BenB", language="de", started=False)
    group = stand_in.group(privacy=True)
    others = [stand_in.person("Cora", username="cora_c")][: fewest(name) - 2]
    handles = " ".join(f"@{one.user['username']}" for one in (ben, *others))
    await ann.say(group, f"/challenge {handles} {name}")
    challenge = await app.said(group, "wants to play")
    assert "@BenB" in text_of(challenge)
    for one in (ben, *others):
        await one.press(challenge, "Accept")
    board = await app.said(group, "it is your turn")
    lost = await app.said(group, "ich kann dir nicht privat schreiben")
    assert [one.chat for one in (ben,) if one.chat.by_bot()] == []
    alert = await ben.press(lost, TEXTS.plain(f"{prefix(name)}-button-yours", "de"))
    assert alert["text"]
    private = (
        "(#1), nur für dich:",
        "(#1), for your eyes only:",
        alert["text"],
    )
    assert alert["show_alert"] is True or alert["show_alert"] == "true"
    await ben.tell("/start in")
    rack = await app.said(ben.chat, re.escape(private[0]))
    keep(app, board, f"{name}-group-first")
    keep(app, rack, f"{name}-rack-german")
    people, turns = [ann, ben, *others], 0
    while (mover := app.on_turn(1, people)) is not None:
        plies, move, before = app.plies(1), app.best(1), [text_of(one) for one in group.by_bot()]
        if app.ledger.secret(1, move):
            await mover.tell(move)
        elif turns % 2:
            await mover.say(group, f"/play@summarum_bot #1 {move}")
        else:
            await mover.say(group, move, reply_to=board)
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
        turns += 1
        if app.on_turn(1, people) is not mover:  # a turn that has only begun is not told in the group
            # A new message, or, where several act at once, one rewritten.
            await stand_in.until(lambda before=before: [text_of(one) for one in group.by_bot()] != before)  # type: ignore[misc]
            board = group.by_bot()[-1]
    over = await app.said(group, "The game is over")
    keep(app, over, f"{name}-group-last")
    assert turns
    assert app.ledger.played_out(1)
    assert labels(over) == ["Rematch", "Another game", "Replay", "Review"]
    table, _ = app.ledger.table(1)
    assert table.phase is Phase.OVER
    assert not any(words in text_of(one) for one in group.by_bot() for words in private)
    # Only a hand that a newer one overtook goes without its picture; the newest may still be on its way.

    def newest_hand() -> Mapping[str, Any]:
        return next(one for one in reversed(ann.chat.by_bot()) if any(words in text_of(one) for words in private))

    await stand_in.until(lambda: "photo" in newest_hand())
    await ann.press(over, "Rematch")
    assert "table #2" in text_of(await app.said(group, "wants to play", after=over["message_id"]))


@pytest.mark.parametrize("name", ONE_OF_EACH)
async def test_one_plays_a_whole_game_against_the_computer_in_private(name: str, app: App, stand_in: StandIn) -> None:
    cem = stand_in.person("Cem", language="de-AT")
    await cem.tell(f"/herausfordern computer {name} stufe=anfänger")
    board = await app.said(cem.chat, "am Zug")
    turns = 0
    while app.ledger.table(1)[0].phase is Phase.RUNNING:
        await stand_in.until(lambda: app.on_turn(1, [cem]) or app.ledger.table(1)[0].phase is Phase.OVER)
        if app.on_turn(1, [cem]) is None:
            break
        plies = app.plies(1)
        await cem.tell(app.best(1))
        await stand_in.until(lambda plies=plies: app.plies(1) > plies)  # type: ignore[misc]
        turns += 1
    over = await app.said(cem.chat, "Die Partie ist zu Ende")
    keep(app, board, f"{name}-private-first")
    keep(app, over, f"{name}-private-last")
    assert turns
    assert app.ledger.played_out(1)
    assert seat_of(app.ledger.table(1)[0], Account("telegram", str(cem.user["id"]))) is not None
    await cem.tell("/export")
    record = await app.said(cem.chat, "Mitschrift")
    assert f'[Game "{name}"]'.encode() in stand_in.files[record["document"]["file_id"]]
