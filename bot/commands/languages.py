"""The language of answers to a line, and what is noted of it for messages that come unasked."""

from collections.abc import Mapping
from dataclasses import replace

from bot.chat.port import Address, Incoming, Private
from bot.commands.context import Request, Services
from bot.grammar.sentences import language_of
from bot.store.change import Change, Preference
from bot.tables.table import Table
from bot.tables.time_zones import LAST_ZONE
from bot.tables.watching import watching_channels


async def languages_of(services: Services, line: Incoming) -> tuple[str, str]:
    """The language for an answer that others see as well, and the one for an answer that only its author sees.

    Both are what the author chose, else that of the line, or of an earlier line of the author. What the channel chose
    precedes that where others see the answer; elsewhere it stands in if nothing else is known. Where all that is unknown,
    the answer has the language in which the line is written, or else that of the question which the line may answer.
    """
    own, match = await services.store.preference(Private(line.author.account)), services.texts.match
    mine = own.language or line.locale or own.last_locale
    chosen = "" if line.private else (await services.store.preference(line.channel)).language
    written = "" if chosen or mine else language_of(line.text) or _language_asked_in(services, line)
    return match(chosen or mine or written), match(mine or chosen or written)


def _language_asked_in(services: Services, line: Incoming) -> str:
    """The language of the newest question to the author; empty if there is none."""
    asking = services.newest.asking(line.author.account)
    return "" if asking is None else asking.message.locale


async def preferences_with_language(request: Request, change: Change) -> Mapping[Address, Preference]:
    """The preferences of a change, with the language and the time zone of the line added for its author.

    The language is also added for the channel if the line sets something up there, or brings the first table there.
    """
    if change.forget is not None:
        return change.preferences
    noted = dict(change.preferences)
    if zone := request.line.zone:
        own = noted.get(request.private_chat) or await request.services.store.preference(request.private_chat)
        if own.settings.get(LAST_ZONE) != zone:
            noted[request.private_chat] = replace(own, settings={**own.settings, LAST_ZONE: zone})
    if not request.line.locale:
        return noted
    language = request.services.texts.match(request.line.locale)
    places: list[Address] = [request.here if request.line.joined else request.private_chat]
    sets_up = any(new is not None and new.revision == 0 for new in (change.table, change.tournament))
    if sets_up or change.daily is not None or await _has_no_language_yet(request, change.table):
        places.append(request.here)
    for place in places:
        now = noted.get(place) or await request.services.store.preference(place)
        if now.last_locale != language:
            noted[place] = replace(now, last_locale=language)
    return noted


async def _has_no_language_yet(request: Request, table: Table | None) -> bool:
    """Whether the place of a line shows a table with its home elsewhere, and has no language yet."""
    here = request.here
    if table is None or here not in (*table.places[1:], *watching_channels(table)):
        return False
    return not (await request.services.store.preference(here)).spoken
