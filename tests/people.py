"""People of tests: persons by their accounts, which the store invents otherwise."""

from typing import Any

from bot.chat.person import Participant, Person
from bot.chat.port import Account, Author
from bot.tables.table import Player, Table
from core.game import Seat


def person_of(account: Account) -> Person:
    """The person of an account that no store knows."""
    return Person(f"who has {account.platform}/{account.id}")


def participant(author: Author) -> Participant:
    """Somebody as a person, where no store knows them."""
    return Participant(person_of(author.account), author.account, author.name, author.handle)


def player(name: str, account: Account, **more: Any) -> Player:
    """Somebody at a table that no store knows."""
    return Player(name, person_of(account), account, **more)


def seat_of(table: Table, account: Account) -> Seat:
    """The seat of the person who last acted with this account, or was invited by it."""
    return Seat([one.account for one in table.players].index(account) + 1)


def on_turn(table: Table, account: Account) -> bool:
    """Whether that seat may act."""
    return any(one.account == account and seat in table.turn for seat, one in enumerate(table.players, 1))


def accounts(table: Table) -> tuple[Account, ...]:
    """The accounts of the persons at a table, in seat order."""
    return tuple(table.owners)
