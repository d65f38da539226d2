"""Remembers the accounts behind usernames as last seen, because Telegram tells only those of authors."""

import re
from collections.abc import Mapping
from typing import Final

from bot.chat.port import Account, Author
from bot.runtime.bounded import BoundedDict

_MOST: Final = 10_000
_TYPED: Final = re.compile(r"@(\w+)")


class Handles:
    """Usernames with their accounts, kept in memory: enough to look a person up, but a username may change its owner."""

    def __init__(self) -> None:
        self._accounts: BoundedDict[str, Account] = BoundedDict(_MOST)

    def note(self, author: Author) -> None:
        """Note the present username of an author, which replaces an earlier one."""
        if not author.handle or self._accounts.get(author.handle) == author.account:
            return
        self.forget(author.account)
        self._accounts[author.handle] = author.account

    def typed_in(self, text: str) -> Mapping[str, Account]:
        """The accounts behind the known usernames in a text."""
        names = {name.lower() for name in _TYPED.findall(text)}
        return {name: self._accounts[name] for name in names & self._accounts.keys()}

    def forget(self, account: Account) -> None:
        """Forget the username of an account."""
        for name in [name for name, one in self._accounts.items() if one == account]:
            del self._accounts[name]
