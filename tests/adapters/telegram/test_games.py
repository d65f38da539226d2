"""Two whole games through the real client: two people in a group, and one against the computer in private."""

import os
from pathlib import Path
from typing import Any

from bot.chat.port import Person
from bot.table import Phase
from tests.adapters.telegram.stage import Stage, labels, text_of
from tests.adapters.telegram.world import World


def keep(stage: Stage, message: dict[str, Any], name: str) -> None:
    """A picture and its caption to look at, where SUMMARUM_SHOTS names a folder."""
    if folder := os.environ.get("SUMMARUM_SHOTS"):
        Path(folder, f"{name}.png").write_bytes(stage.world.files[message["photo"][0]["file_id"]])
        Path(folder, f"{name}.txt").write_text(f"{text_of(message)}\n{labels(message)}\n", encoding="utf-8")


async def test_two_people_play_a_whole_game_in_a_group_with_privacy_mode(stage: Stage, world: World) -> None:
    ann = world.person("Ann", username="ann_a")
    ben = world.person("Ben <b>", username="BenB", language="de", started=False)
    group = world.group(privacy=True)
    await ann.say(group, "/challenge @BenB summy")
    challenge = await stage.said(group, "wants to play")
    assert "@benb" in text_of(challenge)
    await ben.press(challenge, "Accept")
    board = await stage.said(group, "it is your turn")
    lost = await stage.said(group, "ich kann dir nicht privat schreiben")
    assert [one.chat for one in (ben,) if one.chat.by_bot()] == []
    alert = await ben.press(lost, "Meine Steine")
    assert "Deine Steine" in alert["text"] or "Your tiles" in alert["text"]
    assert alert["show_alert"] is True or alert["show_alert"] == "true"
    await ben.tell("/start in")
    rack = await stage.said(ben.chat, "Steine")
    keep(stage, board, "group-first")
    keep(stage, rack, "rack-german")
    people, turns = [ann, ben], 0
    while (mover := stage.on_turn(1, people)) is not None:
        plies, move = stage.plies(1), stage.best(1)
        if move.startswith("exchange"):
            await mover.tell(move)
        elif turns % 2:
            await mover.say(group, f"/play@summarum_bot #1 {move}")
        else:
            await mover.say(group, move, reply_to=board)
        await world.until(lambda plies=plies: stage.plies(1) > plies)  # type: ignore[misc]
        turns += 1
        board = await stage.said(group, "", after=board["message_id"])
    over = await stage.said(group, "The game is over")
    keep(stage, over, "group-last")
    assert turns > 10
    assert labels(over) == ["Rematch"]
    table, _ = stage.ledger.table(1)
    assert table.phase is Phase.OVER
    assert not any("Your tiles" in text_of(one) or "Deine Steine" in text_of(one) for one in group.by_bot())
    assert all("photo" in one for one in ann.chat.by_bot())
    await ann.press(over, "Rematch")
    assert "table #2" in text_of(await stage.said(group, "wants to play", after=over["message_id"]))


async def test_one_plays_a_whole_game_against_the_computer_in_private(stage: Stage, world: World) -> None:
    cem = world.person("Cem", language="de-AT")
    await cem.tell("/herausfordern computer summy stufe=anfänger")
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
    over = await stage.said(cem.chat, "Das Spiel ist aus")
    keep(stage, board, "private-first")
    keep(stage, over, "private-last")
    assert turns > 5
    assert stage.ledger.table(1)[0].seat_of(Person("telegram", str(cem.user["id"]))) is not None
    await cem.tell("/export")
    record = await stage.said(cem.chat, "Mitschrift")
    assert b'[Game "summy"]' in world.files[record["document"]["file_id"]]
