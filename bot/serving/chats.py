"""Which chats the settings ask for, and how each one is created."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.adapters.web import WebChat
from bot.adapters.web.network import is_loopback
from bot.adapters.web.people import EVERYONE
from bot.chat.front import front_name, shard_of
from bot.chat.offers import OfferedGame
from bot.chat.port import Handle, IsServing
from bot.chat.text import Texts
from bot.games import puzzles
from bot.games.registry import GAMES, load
from bot.grammar.words import COMMANDS
from bot.service import Service
from bot.serving.fronts import PlatformChat
from bot.settings import Settings

if TYPE_CHECKING:
    from bot.adapters.telegram import Rates

TAPPABLE: Final = frozenset({"web"})
"""The platforms whose chats let people tap on pictures, whichever process serves them."""


def fronts_of(settings: Settings) -> tuple[str, ...]:
    """All fronts: every platform with a token, or each of its shards, and the web chat if there is one."""
    telegram = ("telegram",) if settings.telegram_token else ()
    shards = range(settings.discord_shards) if settings.discord_token else ()
    web = ("web",) if settings.serves_web else ()
    return (*telegram, *(front_name("discord", shard) for shard in shards), *web)


def prepare(settings: Settings) -> None:
    """Import what the chats of all fronts need: that takes up to two seconds, too long for a takeover."""
    for name in GAMES:
        load(name)
    if settings.telegram_token:
        import bot.adapters.telegram  # noqa: PLC0415
    if settings.discord_token:
        import bot.adapters.discord  # noqa: PLC0415, F401


def make_chat(
    settings: Settings,
    service: Service,
    texts: Texts,
    rates: "Rates | None",
    failed: Callable[[str], None],
    front: str,
    handle: Handle,
    serving: IsServing | None,
    refused: Callable[[str], None],
) -> PlatformChat:
    """The chat of a front, not yet started. A platform that is not in use is not even imported."""
    if front == "telegram":
        from bot.adapters.telegram import OFFICIAL, TelegramChat  # noqa: PLC0415

        return TelegramChat(
            token=settings.telegram_token,
            api=settings.telegram_api,
            texts=texts,
            handle=handle,
            locale=service.locale,
            moved=service.move_channel,
            failed=failed,
            refused=refused,
            rates=rates or OFFICIAL,
            serving=serving,
            responded=partial(service.services.metrics.count_response, "telegram"),
        )
    if front != "web":
        from bot.adapters.discord import DiscordChat  # noqa: PLC0415

        return DiscordChat(
            token=settings.discord_token,
            handle=handle,
            suggest=service.suggest,
            failed=failed,
            refused=refused,
            words=COMMANDS,
            games=offers(),
            texts=texts,
            api_base=settings.discord_api_base,
            gateway=settings.discord_gateway,
            unanswered=service.services.store.chat_rows or settings.discord_database(shard_of(front)),
            responded=partial(service.services.metrics.count_response, "discord"),
            shard=(shard_of(front), settings.discord_shards),
            serving=serving,
        )
    return _web_chat(settings, service, handle)


def _web_chat(settings: Settings, service: Service, handle: Handle) -> WebChat:
    """The web chat, not yet started."""
    return WebChat(
        host=settings.web_host,
        port=settings.web_port,
        database=settings.web_database,
        handle=handle,
        suggest=service.suggest,
        draft=service.draft,
        list_tables=service.list_tables,
        games=offers(),
        show_name=service.show_name,
        give_up_seats=partial(service.give_up_seats, handle),
        public_url=settings.web_public_url,
        proxy_header=settings.web_proxy_header,
        leaders=settings.web_leaders or _leaders_at_home(settings),
        keep_days=settings.keep_messages_days,
        turned_away=service.services.metrics.turned_away.inc,
    )


def _leaders_at_home(settings: Settings) -> frozenset[str]:
    """Those who lead the lobby if nobody is named: everyone where only this computer can come in, else nobody."""
    at_home = is_loopback(settings.web_host) and not settings.web_public_url
    return frozenset({EVERYONE} if at_home else ())


def offers() -> tuple[OfferedGame, ...]:
    """All games, as chats offer them; no game is imported before it is played."""
    return tuple(
        OfferedGame(name, spec.title, alone=spec.is_for_one, puzzles=name in puzzles.games(), least=spec.least_seats)
        for name, spec in GAMES.items()
    )
