"""Remembers the accounts behind usernames as last seen, because Telegram tells only those of authors."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from bot.chat.port import Account, Author
from bot.runtime.bounded import BoundedDict

_MOST: Final = 10_000
_MOST_IN_GROUP: Final = 200
_TYPED: Final = re.compile(r"@(\w+)")
_SIMILAR: Final = 0.75


class Handles:
    """Usernames with their accounts, kept in memory: enough to look a person up, but a username may change its owner."""

    def __init__(self) -> None:
        self._accounts: BoundedDict[str, Account] = BoundedDict(_MOST)
        self._groups: BoundedDict[str, BoundedDict[Account, Author]] = BoundedDict(_MOST)

    def note(self, author: Author, group: str) -> None:
        """Note the present username of an author, which replaces an earlier one, and the group where they have written."""
        if author.handle and self._accounts.get(author.handle) != author.account:
            self.forget(author.account)
            self._accounts[author.handle] = author.account
        if author.handle and group:
            self._groups.setdefault(group, BoundedDict(_MOST_IN_GROUP))[author.account] = author

    def typed_in(self, text: str) -> Mapping[str, Account]:
        """The accounts behind the known usernames in a text."""
        names = _typed(text)
        return {name: self._accounts[name] for name in names & self._accounts.keys()}

    def similar_in(self, text: str, group: str, author: Account) -> Mapping[str, Author]:
        """For unknown usernames in a text, the person who is called so, or has a similar username, and has written there."""
        people = [one for one in self._groups.get(group, {}).values() if one.account != author]
        unknown = _typed(text) - self._accounts.keys()
        return {name: near for name in unknown if (near := _nearest(name, people)) is not None}

    def forget(self, account: Account) -> None:
        """Forget the username of an account."""
        for name in [name for name, one in self._accounts.items() if one == account]:
            del self._accounts[name]
        for people in self._groups.values():
            people.pop(account, None)


def _typed(text: str) -> set[str]:
    return {name.lower() for name in _TYPED.findall(text)}


def _nearest(name: str, people: list[Author]) -> Author | None:
    """The person with this name, or with a username that begins so or is similar; None if nobody, or several, may be meant."""
    found = [one for one in people if name in one.name.lower().split() or one.handle.startswith(name)]
    if not found:
        similar = get_close_matches(name, [one.handle for one in people], n=2, cutoff=_SIMILAR)
        found = [one for one in people if one.handle in similar]
    return found[0] if len(found) == 1 else None
