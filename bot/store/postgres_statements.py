"""Statements in the dialect of a PostgreSQL server: with numbered parameters, and several in one message."""

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.store.connection import Statement

_TABLE: Final = re.compile(r"\b(?:INTO|(?<!DO )UPDATE|FROM|JOIN) (\w+)")
"""Finds the tables that a statement names."""

_MOST_VALUES: Final = 1_000
"""The most values of a message whose plan the server keeps; the protocol allows 32,767."""


def message(statements: Sequence[Statement]) -> tuple[str, Sequence[object]]:
    """One query with its values that runs statements, all or none, and returns the ids that they return.

    If a statement changes too few rows, the query fails and says which one. If no two statements name the same table, their
    order does not matter, and the server keeps one plan for all of them; otherwise it plans each one every time.
    """
    least = [one.least for one in statements]
    values = [value for one in statements for value in one.values]
    joined = _joined(tuple(one.sql for one in statements)) if len(values) <= _MOST_VALUES else None
    if joined is not None:
        return joined, [*values, least]
    texts = [_typed(one.sql, tuple(map(_type, one.values))) for one in statements]
    plain = json.dumps([[_plain(value) for value in one.values] for one in statements])
    return "SELECT run_statements($1, $2, $3)", [texts, plain, least]


@lru_cache(maxsize=1024)
def numbered(sql: str) -> str:
    """A statement with `$1`, `$2` and so on for its values."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(others, 1))


@lru_cache(maxsize=1024)
def _joined(statements: tuple[str, ...]) -> str | None:
    """One query for statements, or None if their order matters. Its last value is how many rows each of them must change."""
    tables = [table for sql in statements for table in set(_TABLE.findall(sql))]
    if not statements or len(tables) > len(set(tables)):
        return None
    ids = "".join(f"SELECT id FROM s{n}" for n, sql in enumerate(statements) if sql.endswith("RETURNING id"))
    done = ", ".join(f"s{n} AS ({sql if _has_rows(sql) else f'{sql} RETURNING 1'})" for n, sql in enumerate(statements))
    changed = ", ".join(f"(SELECT count(*) FROM s{n})" for n in range(len(statements)))
    return numbered(
        f"WITH {done} SELECT unnest(ids_if_changed(ARRAY[{changed}], ?, ARRAY({ids or 'SELECT NULL::bigint LIMIT 0'})))"
    )


def _has_rows(sql: str) -> bool:
    """Whether a statement returns the rows it reads or changes."""
    return sql.startswith("SELECT") or sql.endswith("RETURNING id")


@lru_cache(maxsize=1024)
def _typed(sql: str, types: tuple[str, ...]) -> str:
    """The statement, rewritten to take its values from a JSON array in `$1`."""
    first, *others = sql.split("?")
    taken = [
        type.format(f"($1 ->> {number})") + part for number, (type, part) in enumerate(zip(types, others, strict=True))
    ]
    return first + "".join(taken)


def _type(value: object) -> str:
    """The SQL that turns a value of a JSON array into PostgreSQL's type; `{}` stands for the value."""
    match value:
        case None:
            return "NULL"
        case int():
            return "{}::integer" if -(2**31) <= value < 2**31 else "{}::bigint"
        case float():
            return "{}::double precision"
        case bytes():
            return "decode({}, 'hex')"
    return "{}"


def _plain(value: object) -> object:
    """The value in a form that JSON can hold."""
    match value:
        case bytes():
            return value.hex()
        case bool():
            return int(value)
    return value
