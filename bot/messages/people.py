"""People in messages: finds each person's account on the platform of the reader."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.chat.conventions import in_zone
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.chat.port import Account, Address, Button, Channel, Private, Rich, platform_of
from bot.store.store import Store
from bot.tables.reminders import reminder_settings
from bot.tables.time_zones import known_zone


async def addressed(lines: Sequence[Sentence], platform: str, store: Store, now: float) -> tuple[Sentence, ...]:
    """The lines for readers on a platform, with mentions by the accounts that people have there.

    A person in their quiet hours at `now`, in seconds since 1970, is named but not notified.
    """
    found = {}
    for mention in [one for line in lines for one in line.mentions() if one.notify]:
        account = mention.account
        if mention.person is not None and (account is None or account.platform != platform):
            accounts = await store.accounts(mention.person)
            account = next((one for one in accounts if one.platform == platform), None)
        told = replace(mention, account=account, notify=not await is_quiet(account, store, now))
        if told != mention:
            found[mention] = told
    if not found:
        return tuple(lines)
    return tuple(line.with_mentions(lambda one: found.get(one, one)) for line in lines)


async def is_silent(message: OutboxMessage, store: Store, now: float) -> bool:
    """Whether a message notifies nobody: it is silent anyway, or it comes unasked in its reader's quiet hours."""
    if message.silent or message.answers is not None or not isinstance(message.to, Private):
        return message.silent
    return await is_quiet(message.to.account, store, now)


async def is_quiet(account: Account | None, store: Store, now: float) -> bool:
    """Whether a person is in their quiet hours."""
    if account is None:
        return False
    settings = reminder_settings((await store.preference(Private(account))).settings)
    return settings.quiet_until(now) is not None


async def in_readers_zone(text: Rich, to: Address, locale: str, store: Store) -> Rich:
    """A text with its moments in the time zone of its only reader, if it is known (T8)."""
    if isinstance(to, Channel):
        return text
    zone = known_zone((await store.preference(Private(to.account))).settings)
    return in_zone(text, locale, zone) if zone else text


async def with_readers(buttons: Sequence[Button], message: OutboxMessage, store: Store) -> tuple[Button, ...]:
    """The buttons of a message, with the accounts on its platform of the people who may see them or have done them.

    In a private chat, buttons for others are left out.
    """
    table = await store.table_of(message)
    platform, shown = platform_of(message.to), []
    for spec, button in zip(message.buttons, buttons, strict=True):
        seated = () if table is None else (table.player(seat).person for seat in spec.seats)
        people = (*spec.people, *(person for person in seated if person is not None))
        some = people or (table is not None and spec.seats)
        readers = await accounts_on(platform, people, store) if some else button.readers
        if isinstance(message.to, Private) and readers is not None and message.to.account not in readers:
            continue
        shown.append(replace(button, readers=readers, done=await accounts_on(platform, spec.done, store)))
    return tuple(shown)


async def accounts_on(platform: str, people: Iterable[Person], store: Store) -> frozenset[Account]:
    """The accounts of some people on a platform."""
    accounts = [one for person in people for one in await store.accounts(person)]
    return frozenset(one for one in accounts if one.platform == platform)
