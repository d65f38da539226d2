"""The findings of `doctor` about a bot on Telegram."""

from collections.abc import Sequence

from bot.operations.finding import Finding
from bot.operations.platforms import look_at_telegram
from tests.adapters.telegram.app import App
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Refused, StandIn


async def look(app: App) -> Sequence[Finding]:
    return [finding async for finding in look_at_telegram(app.settings)]


async def wrong(app: App) -> list[Finding]:
    return [finding for finding in await look(app) if finding.mend]


async def test_what_is_in_order_is_told(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    group = stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    await app.said(group, "wants to play")
    await stand_in.until(lambda: stand_in.commands)
    asked = len(app.server.asked("getUpdates"))
    lines = [finding.line for finding in await look(app)]
    assert f"ok     Telegram: the token is that of @{ME['username']}" in lines
    assert (
        "ok     Telegram groups: it may be invited, and reads commands and replies alone (privacy mode is on)" in lines
    )
    assert f"ok     Telegram group {group.id}: it may send messages and pictures" in lines
    assert await wrong(app) == []
    assert len(app.server.asked("getUpdates")) - asked <= 1, "it takes no updates away from the running program"


async def test_a_group_where_it_may_not_speak_is_told(app: App, stand_in: StandIn) -> None:
    ann = stand_in.person("Ann")
    group = stand_in.group()
    await ann.say(group, "/challenge anyone summy")
    await app.said(group, "wants to play")
    group.rights = frozenset({"text"})
    [finding] = await wrong(app)
    assert finding.state == "it may not send pictures"
    group.kicked = True
    [finding] = await wrong(app)
    assert "not there any more" in finding.state


async def test_a_webhook_is_told(app: App, stand_in: StandIn) -> None:
    stand_in.webhook = "https://games.example.org/hook"
    [finding] = await wrong(app)
    assert finding.subject == "Telegram updates"


async def test_a_wrong_token_is_told_and_not_shown(app: App, server: Server) -> None:
    server.trouble = lambda method, _: Refused(401, "Unauthorized") if method == "getMe" else None
    [finding] = await wrong(app)
    assert "BotFather" in finding.mend
    assert app.settings.telegram_token not in finding.line
    server.trouble = lambda method, _: Refused(502, "Bad Gateway") if method == "getMe" else None
    [finding] = await wrong(app)
    assert finding.state == "no answer (NetworkError)"
