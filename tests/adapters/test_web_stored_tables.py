"""Tables beside the messages of the web chat come back from its file as they were stored, also by older versions."""

import json
from dataclasses import replace

import pytest

from bot.adapters.web.outgoing import table_from_json, table_to_json
from bot.chat.port import Account, TableState

ANN, BEN = (Account("web", name) for name in ("ann", "ben"))
STATE = TableState(7, "summy", own=False, players=frozenset({ANN, BEN}), turn=frozenset({BEN}))


def test_a_table_comes_back_as_it_was_stored() -> None:
    for state in (STATE, replace(STATE, reversible=frozenset({ANN}), late=frozenset({BEN}), asked=frozenset({BEN}))):
        assert table_from_json(json.dumps(table_to_json(state))) == state


@pytest.mark.parametrize(
    ("stored", "who"),
    [({"reversible": True}, STATE.players), ({"reversible": False}, frozenset()), ({}, STATE.players)],
)
def test_an_older_version_stored_only_whether_players_may_take_turns_back(
    stored: dict[str, bool], who: frozenset[Account]
) -> None:
    older = {key: value for key, value in table_to_json(STATE).items() if key != "reversible"} | stored
    assert table_from_json(json.dumps(older)).reversible == who
