"""One's own tiles, asked for where others read along: only the newest message has buttons."""

from tests.adapters.discord.app import App
from tests.adapters.discord.test_scenarios import begun


async def test_tiles_shown_in_a_channel_take_the_buttons_from_those_in_private(app: App) -> None:
    here = app.back_end.channel("lobby")
    await app.slash("Ann", here, "challenge", people=("Ben",), game="rummy-plus")
    await app.press("Ben", here, "Accept")
    await app.newest(here, "begins at table")
    await app.settle()
    name = await app.turn()
    dm = app.back_end.dm_channel(name)
    first = await app.newest(dm, "for your eyes only")
    assert list(first.buttons) == ["Draw"]
    shown = await app.press(name, here, "My hand")
    assert list(shown.said[-1].buttons) == ["Draw"]
    await app.transport.until(lambda: not app.back_end.seen(dm)[-1].buttons)
    app.back_end.say(name, dm, "draw")
    await app.newest(dm, "Now lay")
    await app.settle()
    assert not any("Draw" in one.buttons for one in app.back_end.seen(dm))


async def test_private_tiles_stand_in_the_text_as_well_where_a_list_of_chats_or_a_notification_shows_it(
    app: App,
) -> None:
    await begun(app)
    for name in ("Ann", "Ben"):
        own = await app.newest(app.back_end.dm_channel(name), "for your eyes only")
        title, tiles = own.text.splitlines()
        assert title.startswith("Summy with ")
        assert tiles.startswith("Your tiles: ")
        assert [described for _, described in own.files] == [tiles]
