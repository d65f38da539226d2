"""Which chats the settings ask for, and how each one is created."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.adapters.web import WebChat
from bot.adapters.web.network import is_loopback
from bot.adapters.web.people import EVERYONE
from bot.chat.front import front_name, platform_of_front, shard_of
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


@dataclass(frozen=True, slots=True)
class ChatMaker:
    """Creates the chats of fronts, not yet started; a platform that is not in use is not even imported.

    `failed` gets a sentence when a chat cannot go on. `rates` are the limits of a Telegram server other than the official ones.
    """

    settings: Settings
    service: Service
    texts: Texts
    failed: Callable[[str], None]
    rates: "Rates | None" = None

    def make(
        self, front: str, handle: Handle, serving: IsServing | None, refused: Callable[[str], None]
    ) -> PlatformChat:
        """The chat of a front, which hands its lines to `handle`; `refused` gets a sentence when the token is refused.

        `serving` tells whether this process serves the front, None if no other may.
        """
        match platform_of_front(front):
            case "telegram":
                return self._telegram(handle, serving, refused)
            case "discord":
                return self._discord(shard_of(front), handle, serving, refused)
        return self._web(handle)

    def _telegram(self, handle: Handle, serving: IsServing | None, refused: Callable[[str], None]) -> PlatformChat:
        from bot.adapters.telegram import OFFICIAL, TelegramChat  # noqa: PLC0415

        return TelegramChat(
            token=self.settings.telegram_token,
            api=self.settings.telegram_api,
            texts=self.texts,
            handle=handle,
            locale=self.service.locale,
            moved=self.service.move_channel,
            failed=self.failed,
            refused=refused,
            rates=self.rates or OFFICIAL,
            serving=serving,
            responded=partial(self.service.services.metrics.count_response, "telegram"),
        )

    def _discord(
        self, shard: int, handle: Handle, serving: IsServing | None, refused: Callable[[str], None]
    ) -> PlatformChat:
        from bot.adapters.discord import DiscordChat  # noqa: PLC0415

        return DiscordChat(
            token=self.settings.discord_token,
            handle=handle,
            suggest=self.service.suggest,
            failed=self.failed,
            refused=refused,
            words=COMMANDS,
            games=offers(),
            texts=self.texts,
            api_base=self.settings.discord_api_base,
            gateway=self.settings.discord_gateway,
            unanswered=self.service.services.store.chat_rows or self.settings.discord_database(shard),
            responded=partial(self.service.services.metrics.count_response, "discord"),
            shard=(shard, self.settings.discord_shards),
            serving=serving,
        )

    def _web(self, handle: Handle) -> WebChat:
        return WebChat(
            host=self.settings.web_host,
            port=self.settings.web_port,
            database=self.settings.web_database,
            handle=handle,
            suggest=self.service.suggest,
            draft=self.service.draft,
            list_tables=self.service.list_tables,
            games=offers(),
            show_name=self.service.show_name,
            give_up_seats=partial(self.service.give_up_seats, handle),
            public_url=self.settings.web_public_url,
            proxy_header=self.settings.web_proxy_header,
            leaders=self.settings.web_leaders or _leaders_at_home(self.settings),
            keep_days=self.settings.keep_messages_days,
            turned_away=self.service.services.metrics.turned_away.inc,
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
