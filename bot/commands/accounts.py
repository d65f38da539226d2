"""Commands about the author's accounts: link another one, unlink this one, list them, forget them."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from bot.chat.facts import FactValue
from bot.chat.outbox_message import IN_PRIVATE, ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Participant, Person
from bot.chat.phrases import new_phrase, split_words
from bot.chat.port import Account, Address, Private
from bot.chat.questions import FORGETTING, LINKING, UNLINKING
from bot.commands import absences, questions
from bot.commands.context import CommandResult, Request
from bot.commands.which_table import table_lines
from bot.grammar.command_types import ForgetMe, Link, Unlink
from bot.grammar.seconds import HOUR, MINUTE
from bot.store import links
from bot.store.change import Change, Linking, Preference
from bot.store.links import LinkCode
from bot.store.store import Store
from bot.tables.refusal import Refusal
from bot.tables.table import GOING_ON, Answer, Phase, Table

WORDS: Final = 6
"""The number of words in a code: 66 bits."""

GOOD_FOR: Final = 10 * MINUTE
"""Seconds within which a code can be typed and confirmed."""

MOST_WRONG: Final = 5
PAUSE: Final = HOUR
"""After this many wrong codes within this many seconds, an account has to wait for as long."""

_SLOT: Final = "link-code"
"""The slot of the message with a code, until the code is used."""

_LINK: Final = ButtonSpec("button-link", "/link")
_UNLINK: Final = ButtonSpec("button-unlink", "/unlink")
_ALONE: Final = ButtonSpec("button-unlink-yes", "/unlink yes")
_TOGETHER: Final = ButtonSpec("button-unlink-no", "/unlink no")
_YES: Final = ButtonSpec("button-link-yes", "/link yes")
_NO: Final = ButtonSpec("button-link-no", "/link no")
_ERASE: Final = ButtonSpec("button-forget-yes", "/forget me yes")
_KEEP: Final = ButtonSpec("button-forget-no", "/forget me no")


async def link(request: Request, command: Link) -> CommandResult:
    """`link`: get a code for another account; there, type the code and confirm the link (I2)."""
    if not request.line.private:
        return await _in_channel(request, command.typed)
    if command.answer is not None:
        return await _answered(request, agrees=command.answer)
    return await (_typed(request, command.typed) if command.typed else _new_code(request))


async def unlink(request: Request, command: Unlink) -> CommandResult:
    """`unlink`: ask the author, then this account becomes a new person without history (I4). Raises Refusal."""
    if not request.line.private:
        return await _in_channel(request, "")
    others = await _other_accounts(request)
    if not others:
        raise Refusal("unlink-alone")
    if command.answer is False:
        return CommandResult.saying(await questions.answer(request, UNLINKING, Sentence("unlink-kept")))
    if not await questions.is_sure(request, UNLINKING, said=command.answer is True):
        lines = (Sentence("unlink-question"), *_lines_about(request, others))
        return await questions.ask(request, UNLINKING, *lines, buttons=(_ALONE, _TOGETHER), secret=True)
    told = [await _told(request, account, "unlink-told") for account in others]
    done = await questions.answer(request, UNLINKING, Sentence("unlink-done"), buttons=(_LINK,))
    change = links.unlink(request.person, request.line.author.account, next(iter(others)))
    return _changing(change, done, *told)


async def list_accounts(request: Request) -> CommandResult:
    """`accounts`: list the author's accounts by platform and name (I4)."""
    author, others = request.line.author, await _other_accounts(request)
    this = Sentence("accounts-this", _facts(request, author.account, author.name, request.own_locale))
    buttons = (_LINK, *((_UNLINK,) if others else ())) if request.line.private else (IN_PRIVATE,)
    return request.answer(this, *_lines_about(request, others), secret=True, buttons=buttons)


async def _other_accounts(request: Request) -> dict[Account, str]:
    """The author's accounts but this one, each with its name."""
    names = await request.services.store.links.names(request.person)
    return {account: name for account, name in names if account != request.line.author.account}


def _lines_about(request: Request, accounts: Mapping[Account, str]) -> list[Sentence]:
    return [Sentence("accounts-other", _facts(request, *one, request.own_locale)) for one in accounts.items()]


async def _in_channel(request: Request, typed: str) -> CommandResult:
    """The refusal of `link` in a channel; a code that was typed there becomes void, unless nobody else could read it."""
    typed = "" if request.line.unseen else typed
    code = await request.services.store.links.code(_phrase(typed), request.services.now()) if typed else None
    line = Sentence("link-void" if typed else "link-in-private")
    answer = request.answer(line, secret=True, buttons=(IN_PRIVATE,))
    return answer if code is None else _changing(links.void_code(code.account), *answer.change.messages)


async def _new_code(request: Request) -> CommandResult:
    phrase, now = new_phrase(WORDS), request.services.now()
    code = LinkCode(request.line.author.account, request.line.author.name, now + GOOD_FOR)
    lines = (Sentence("link-code", {"minutes": round(GOOD_FOR / MINUTE)}), Sentence("link-line", {"code": phrase}))
    shown = replace(request.message(*lines, secret=True), slot=_SLOT, anew=True)
    return _changing(links.new_code(code, phrase, now), *await _without_code(request, code.account), shown)


async def _typed(request: Request, typed: str) -> CommandResult:
    """The question whether both accounts belong to the author; the typed code becomes void."""
    account, now, store = request.line.author.account, request.services.now(), request.services.store
    await request.lock(("link", account))
    wrong = [at for at in await store.links.wrong(account) if at > now - 2 * PAUSE]
    if len(wrong) >= MOST_WRONG and wrong[0] - wrong[MOST_WRONG - 1] < PAUSE and wrong[0] > now - PAUSE:
        raise Refusal("link-pause", minutes=str(max(1, round((wrong[0] + PAUSE - now) / MINUTE))))
    if len(split_words(typed)) != WORDS:
        raise Refusal("link-words", count=str(WORDS))
    code = await store.links.code(_phrase(typed), now)
    if code is None:
        return _changing(links.wrong_code(account, now, now - 2 * PAUSE), request.message(Sentence("link-wrong")))
    if code.account == account:
        raise Refusal("link-same-account")
    await _demand_two(request, code)
    return _changing(links.typed_code(code, account), *await _asking_to_link(request, code))


async def _asking_to_link(request: Request, code: LinkCode) -> tuple[OutboxMessage, ...]:
    """The question whether the account with this code and the author's belong to the author."""
    account, locale = request.line.author.account, await _own_locale(request, code)
    names = [
        Sentence("link-account", _facts(request, *one, locale))
        for one in ((code.account, code.name), (account, request.line.author.name))
    ]
    lines = (Sentence("link-question"), *names, Sentence("link-only-yours"))
    asked = await questions.ask(request, LINKING, *lines, buttons=(_YES, _NO), secret=True)
    return tuple(replace(message, locale=locale) for message in asked.change.messages)


async def _own_locale(request: Request, code: LinkCode) -> str:
    """The author's language; if it is unknown, as for a first typed line on Discord, that of the account with the code."""
    own = await request.services.store.preference(request.private_chat)
    known = request.line.locale or own.spoken
    return request.locale if known else await request.services.locale(Private(code.account))


async def _answered(request: Request, *, agrees: bool) -> CommandResult:
    """Link both accounts to one person, and tell both; or leave them, and the typed code becomes void."""
    account, services = request.line.author.account, request.services
    code = await services.store.links.typed_code(account, services.now())
    if code is None:
        raise Refusal("link-nothing").with_answer(slot=LINKING.slot(account))
    if not agrees:
        left = await questions.answer(request, LINKING, Sentence("link-left"))
        return _changing(links.void_code(code.account), left)
    first = await _demand_two(request, code)
    if not await questions.is_sure(request, LINKING, said=True):
        return CommandResult.saying(*await _asking_to_link(request, code))
    told = await _told(request, code.account, "link-done")
    chosen = await _preferences_of_one(services.store, first, request.author)
    locale = chosen[request.private_chat].language or request.locale
    done = Sentence("link-done", _facts(request, code.account, code.name, locale))
    answer = replace(await questions.answer(request, LINKING, done, buttons=(_UNLINK,)), locale=locale)
    messages = (answer, *await _without_code(request, code.account), told)
    stopped = await absences.shared(request, first.person, request.person)
    linking = links.link(first, request.author)
    return CommandResult(Change(linking=linking, messages=messages, preferences=chosen, also=stopped))


async def _without_code(request: Request, account: Account) -> tuple[OutboxMessage, ...]:
    """The message that replaces the last code shown to an account, so that no code stays in its chat."""
    to = Private(account)
    if await request.services.store.shown_at(to, _SLOT) is None:
        return ()
    line, locale = Sentence("link-code-gone"), await request.services.locale(to)
    return (OutboxMessage(to, (line,), locale, slot=_SLOT, silent=True),)


async def _preferences_of_one(store: Store, first: Participant, second: Participant) -> dict[Address, Preference]:
    """The merged preferences of two people who become one; those of the first take precedence (I1)."""
    found: dict[Address, Preference] = {}
    for one in (first, second):
        for account in (one.account, *await store.accounts(one.person)):
            if account is not None:
                found[Private(account)] = await store.preference(Private(account))
    language = next((one.language for one in found.values() if one.language), "")
    theme = next((one.theme for one in found.values() if one.theme), "")
    settings = {name: value for one in reversed(found.values()) for name, value in one.settings.items()}
    return {place: replace(one, language=language, theme=theme, settings=settings) for place, one in found.items()}


async def _demand_two(request: Request, code: LinkCode) -> Participant:
    """The person who asked for the code; raises Refusal unless they and the author can become one person (I3)."""
    store = request.services.store
    first = Participant(await store.person(code.account), code.account, code.name)
    if first.person == request.person:
        raise Refusal("link-already").with_answer(slot=LINKING.slot(request.line.author.account))
    if (table := await store.links.table_together(first.person, request.person)) is not None:
        raise Refusal("link-at-table", table=str(table))
    if await store.links.in_one_tournament(first.person, request.person):
        raise Refusal("link-in-tournament")
    return first


async def _told(request: Request, account: Account, key: str) -> OutboxMessage:
    """A message to another account that names the author's account; if the two are linked now, with a button to unlink."""
    to, author = Private(account), request.line.author
    locale = await request.services.locale(to, line_locale=request.locale)
    line = Sentence(key, _facts(request, author.account, author.name, locale))
    return OutboxMessage(to, (line,), locale, buttons=(_UNLINK,) if key == "link-done" else ())


def _changing(linking: Linking, *messages: OutboxMessage) -> CommandResult:
    return CommandResult(Change(linking=linking, messages=messages))


def _phrase(typed: str) -> str:
    return " ".join(split_words(typed))


def _facts(request: Request, account: Account, name: str, locale: str) -> dict[str, FactValue]:
    """The facts that name an account to people: its name, and its platform in their language."""
    return {"name": name, "platform": request.services.texts.plain("platform", locale, {"platform": account.platform})}


async def forget(request: Request, command: ForgetMe) -> CommandResult:
    """`forget me`: ask the author, then erase their name everywhere; the games are kept. Raises Refusal."""
    if command.answer is False:
        return CommandResult.saying(await questions.answer(request, FORGETTING, Sentence("forget-kept")))
    tables = await request.services.store.tables_of(request.person, GOING_ON)
    playing = seats_held(tables, request.person)
    if playing:
        # the tables may be those of other channels
        needed = {way_out(table, request.person) for table in playing}
        ways = (Sentence(f"forget-{way}") for way in ("resign", "cancel", "decline", "leave") if way in needed)
        raise Refusal("forget-playing", (*table_lines(playing), *ways)).with_answer(secret=True)
    if await request.services.store.tournaments.of_person(request.person):
        raise Refusal("forget-tournament")
    others = await _other_accounts(request)
    if not await questions.is_sure(request, FORGETTING, said=command.answer is True):
        facts: dict[str, FactValue] = {"accounts": 1 + len(others), "platform": request.line.channel.platform}
        lines = (Sentence("forget-question", facts), Sentence("forget-stays", facts))
        return await questions.ask(request, FORGETTING, *lines, buttons=(_ERASE, _KEEP), secret=True)
    message = replace(await questions.answer(request, FORGETTING, Sentence("forget-done")), forgets=True)
    unasked = replace(message, answers=None, silent=True, slot="")
    farewells = [replace(unasked, to=Private(one), closes=FORGETTING.slot(one)) for one in others]
    return CommandResult(Change(messages=(message, *farewells), forget=request.author))


def seats_held(tables: Collection[Table], person: Person) -> tuple[Table, ...]:
    """Those of these open or running tables where a person still plays or is asked to."""
    gone = {Phase.RUNNING: (None, Answer.LEFT, Answer.DECLINED), Phase.OPEN: (None, Answer.DECLINED)}
    return tuple(table for table in tables if table.answer_of(person) not in gone[table.phase])


def leaving_line(table: Table, person: Person) -> str:
    """The line with which a person gives up their seat at a table without being asked."""
    line = f"/{way_out(table, person)} #{table.id}"
    return f"{line} yes" if table.phase is Phase.RUNNING else line


def way_out(table: Table, person: Person) -> str:
    """The command with which a person gives up their seat at a table."""
    if table.phase is Phase.RUNNING:
        return "resign"
    if table.players[0].person == person:
        return "cancel"
    return "decline" if table.answer_of(person) is Answer.INVITED else "leave"
