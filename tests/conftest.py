"""Skips tests whose Chromium or PostgreSQL is missing, and says so; marks the tests that cover core/; tries fewer combinations.

The files of tests are kept in memory if there is room for them.
"""

import gc
import os
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress, islice
from math import ceil
from operator import not_
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import tests.patience
import tests.prepared_once  # noqa: F401
from tests.examples import LONG
from tests.postgres import programs

_NAMES = ("chromium", "chromium-browser", "google-chrome")
# A busy machine may be slow although nothing is wrong. `make test` tries the same examples each time: what a new one finds
# is rarely the change that is tested. `make long` tries new ones.
settings.register_profile("patient", deadline=None, derandomize=not LONG, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

_MEMORY = Path("/dev/shm")
_ROOM = 2**30
"""Bytes that must be free in `_MEMORY`, which may be small in a container. The tests together write about 100 MB."""

if "TMPDIR" not in os.environ and _MEMORY.is_dir() and shutil.disk_usage(_MEMORY).free > _ROOM:
    # SQLite waits for the disk at each commit: on a busy disk for 110 of the 190 s of tests/bot.
    tempfile.tempdir = os.environ["TMPDIR"] = str(_MEMORY)

gc.disable()  # until all tests are collected: hardly anything that is loaded is garbage

_COVERING = tuple(f"{Path(__file__).with_name(name)}{os.sep}" for name in ("core", "conformance"))
_UNTRACED = ("slow", "untraced")
"""Markers of tests in these folders that run untraced: with tracing they take two or three times as long."""

_LONG = ("slow", "browser")


def chromium() -> str | None:
    """The path of a Chromium, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def chromium_shell() -> str | None:
    """The path of the headless shell, which needs far less of the processor, or else of a whole Chromium, or None."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or chromium()


_NEEDED = {"browser": chromium, "postgres": programs}


def spare_combinations(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """The combinations of tests marked `each_value` that `make test` leaves out: other combinations try their values."""
    tests = defaultdict(list)
    for item in items:
        if item.get_closest_marker("each_value"):
            values = [(name, repr(value)) for name, value in item.callspec.params.items()]  # type: ignore[attr-defined]
            tests[item.nodeid.partition("[")[0]].append((item, values))
    for combinations in tests.values():
        tried = Counter[tuple[str, str]]()
        while combinations:
            item, values = min(combinations, key=lambda one: sorted(tried[value] for value in one[1]))
            if all(map(tried.__getitem__, values)):
                break
            tried.update(values)
            combinations.remove((item, values))
        yield from (item for item, _ in combinations)


def in_parts(items: Sequence[pytest.Item], processes: int) -> Iterator[pytest.Item]:
    """The tests in an order of which xdist gives each process an equal part; parts begin with long tests, except the last one.

    Long tests mostly wait. So they run beside quick ones from the start, and at the end no process waits for one.
    """
    is_long = [any(map(item.get_closest_marker, _LONG)) for item in items]
    long, quick = list(compress(items, is_long)), compress(items, map(not_, is_long))
    parts, size = max(1, processes - 1), ceil(len(items) / processes)
    for part in range(parts):
        first = long[len(long) * part // parts : len(long) * (part + 1) // parts]
        yield from first
        yield from islice(quick, max(0, size - len(first)))
    yield from quick


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Leave out the tests that cannot run here and combinations to spare, mark those that cover core/, and sort the rest."""
    missing = [marker for marker, there in _NEEDED.items() if there() is None]
    left_out = {item for item in items if any(item.get_closest_marker(marker) for marker in missing)}
    left_out |= set() if LONG else set(spare_combinations(items))
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]
    for item in items:
        is_traced = not any(map(item.get_closest_marker, _UNTRACED))
        if is_traced and str(item.path).startswith(_COVERING):
            item.add_marker("covering")
    yield  # here pytest leaves out what nobody asked for
    items[:] = in_parts(items, getattr(config, "workerinput", {"workercount": 1})["workercount"])


def pytest_collection_finish() -> None:
    """Keep everything loaded so far out of garbage collection, and collect less often."""
    # What is loaded by now stays; scanning it at each collection took a seventh of the time of the Telegram tests.
    # The little of it that is garbage stays too: to look for it would take each process half a second.
    gc.freeze()
    gc.set_threshold(10_000)  # instead of 700: where games are played, it takes 3 % of the time, not 9 %
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests were left out."""
    if chromium() is None:
        terminalreporter.write_line("The browser tests were left out: there is no Chromium here.")
    if programs() is None:
        terminalreporter.write_line("The tests on PostgreSQL were left out: there is no server's program here.")
