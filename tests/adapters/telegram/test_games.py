"""Whole games through the real client: two people in a group, and one against the computer in private."""

import os
from pathlib import Path
from typing import Any

import pytest

from bot.chat.port import Person
from bot.games.registry import GAMES, prefix
from bot.tables.table import Phase
from tests.adapters.telegram.line import TEXTS
from tests.adapters.telegram.stage import Stage, labels, text_of
from tests.adapters.telegram.world import World
from tests.company import fewest


def keep(stage: Stage, message: dict[str, Any], name: str) -> None:
    """A picture and its caption to look at, where SUMMARUM_SHOTS names a folder."""
    if folder := os.environ.get("SUMMARUM_SHOTS"):
        Path(folder, f"{name}.png").write_bytes(stage.world.files[message["photo"][0]["file_id"]])
        Path(folder, f"{name}.txt").write_text(f"{text_of(message)}\n{labels(message)}\n", encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
async def test_two_people_play_a_whole_game_in_a_group_with_privacy_mode(name: str, stage: Stage, world: World) -> None:
    ann = world.person("Ann", username="ann_a")
    ben = world.person("Ben <b>", username="BenB", language="de", started=False)
    group = world.group(privacy=True)
    others = [world.person("Cora", username="cora_c")][: fewest(name) - 2]
    handles = " ".join(f"@{one.user['username']}" for one in (ben, *others))
    await ann.say(group, f"/challenge {handles} {name}")
    challenge = await stage.said(group, "wants to play")
    assert "@benb" in text_of(challenge)
    for one in (ben, *others):
        await one.press(challenge, "Accept")
    board = await stage.said(group, "it is your turn")
    lost = await stage.said(group, "ich kann dir nicht privat schreiben")
    assert [one.chat for one in (ben,) if one.chat.by_bot()] == []
    alert = await ben.press(lost, TEXTS.plain(f"{prefix(name)}-button-yours", "de"))
    assert alert["text"]
    private = (
        *(TEXTS.plain(f"{prefix(name)}-yours", locale, {"table": "1"}) for locale in ("de", "en")),
        alert["text"],
    )
    assert alert["show_alert"] is True or alert["show_alert"] == "true"
    await ben.tell("/start in")
    rack = await stage.said(ben.chat, private[0])
    keep(stage, board, f"{name}-group-first")
    keep(stage, rack, f"{name}-rack-german")
    people, turns = [ann, ben, *others], 0
    while (mover := stage.on_turn(1, people)) is not None:
        plies, move, before = stage.plies(1), stage.best(1), [text_of(one) for one in group.by_bot()]
        if stage.ledger.secret(1, move):
            await mover.tell(move)
        elif turns % 2:
            await mover.say(group, f"/play@summarum_bot #1 {move}")
        else:
            await mover.say(group, move, reply_to=board)
        await world.until(lambda plies=plies: stage.plies(1) > plies)  # type: ignore[misc]
        turns += 1
        if stage.on_turn(1, people) is not mover:  # who has only begun to play has said nothing in the group
            # A new message, or, where several act at once, one rewritten.
            await world.until(lambda before=before: [text_of(one) for one in group.by_bot()] != before)  # type: ignore[misc]
            board = group.by_bot()[-1]
    over = await stage.said(group, "The game is over")
    keep(stage, over, f"{name}-group-last")
    assert turns
    assert stage.ledger.played_out(1)
    assert labels(over) == ["Rematch"]
    table, _ = stage.ledger.table(1)
    assert table.phase is Phase.OVER
    assert not any(words in text_of(one) for one in group.by_bot() for words in private)
    # Only a hand that a newer one overtook goes without its picture; the newest may still be on its way.
    await world.until(lambda: "photo" in ann.chat.by_bot()[-1])
    await ann.press(over, "Rematch")
    assert "table #2" in text_of(await stage.said(group, "wants to play", after=over["message_id"]))


@pytest.mark.parametrize("name", GAMES)
async def test_one_plays_a_whole_game_against_the_computer_in_private(name: str, stage: Stage, world: World) -> None:
    cem = world.person("Cem", language="de-AT")
    await cem.tell(f"/herausfordern computer {name} stufe=anfänger")
    board = await stage.said(cem.chat, "am Zug")
    turns = 0
    while stage.ledger.table(1)[0].phase is Phase.RUNNING:
        await world.until(lambda: stage.on_turn(1, [cem]) or stage.ledger.table(1)[0].phase is Phase.OVER)
        if stage.on_turn(1, [cem]) is None:
            break
        plies = stage.plies(1)
        await cem.tell(stage.best(1))
        await world.until(lambda plies=plies: stage.plies(1) > plies)  # type: ignore[misc]
        turns += 1
    over = await stage.said(cem.chat, "Die Partie ist zu Ende")
    keep(stage, board, f"{name}-private-first")
    keep(stage, over, f"{name}-private-last")
    assert turns
    assert stage.ledger.played_out(1)
    assert stage.ledger.table(1)[0].seat_of(Person("telegram", str(cem.user["id"]))) is not None
    await cem.tell("/export")
    record = await stage.said(cem.chat, "Mitschrift")
    assert f'[Game "{name}"]'.encode() in world.files[record["document"]["file_id"]]
