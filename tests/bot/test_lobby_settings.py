"""N5: in the lobby of the web chat only those whom the operator has named change anything for all."""

import pytest

from tests.bot.stage import ANN, BEN, LOBBY, Stage, only, words

CHANGES = (
    "/language de",
    "/language",
    "/theme dark",
    "/settings language=de",
    "/settings theme=dark",
    "/settings rated=no",
    "/settings games=summy",
    "/settings pace=live",
    "/daily 8:00",
    "/daily off",
)


@pytest.mark.parametrize("line", CHANGES)
async def test_n5_nobody_sets_anything_for_a_locked_channel_but_whoever_leads_it(stage: Stage, line: str) -> None:
    said = only(await stage.say(BEN, line, unmoderated=True, locked=True))
    assert "only those whom the operator of this chat has named" in words(said)
    assert said.buttons == ()
    assert not (await stage.store.preference(LOBBY)).settings
    assert (await stage.store.preference(LOBBY)).language == ""
    assert await stage.store.puzzles.daily(LOBBY) is None
    said = only(await stage.say(ANN, line, unmoderated=True, locked=True, moderator=True))
    assert "has named" not in words(said)


async def test_n5_everybody_may_look_at_what_is_set_in_a_locked_channel(stage: Stage) -> None:
    said = only(await stage.say(BEN, "/settings", unmoderated=True, locked=True))
    assert "Whoever runs this chat decides who can change this." in words(said)
    assert said.buttons == ()
    assert only(await stage.say(ANN, "/settings", unmoderated=True, locked=True, moderator=True)).buttons
    assert [one.label for one in only(await stage.say(BEN, "/daily", unmoderated=True, locked=True)).buttons] == [
        "Solve"
    ]


async def test_n5_in_private_everybody_sets_their_own(stage: Stage) -> None:
    assert "Deutsch" in words(only(await stage.say(BEN, "/language de", private=True, locale="en")))


async def test_n5_an_unlocked_lobby_is_set_by_anybody(stage: Stage) -> None:
    assert "anybody can change this" in words(only(await stage.say(BEN, "/settings rated=no", unmoderated=True)))
    assert (await stage.store.preference(LOBBY)).settings == {"rated": "no"}
