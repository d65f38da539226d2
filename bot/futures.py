"""Futures that several wait for while one does the work of them all."""

import asyncio
from collections.abc import Iterable
from typing import Any


def come_out(waiting: Iterable["asyncio.Future[Any]"], results: Iterable[Any]) -> None:
    """Say how it came out to each who still waits: a result, or the exception that stands in its place."""
    for done, result in zip(waiting, results, strict=True):
        if done.done():  # nobody waits for it any more
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
