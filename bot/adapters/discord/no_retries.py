"""Sends a request about an interaction only once: discord.py would repeat it after a server error, perhaps doing it twice."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, cast

import aiohttp
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

_CONNECTION_RESET: Final = (54, 10054)
"""The error numbers after which discord.py sends a request again."""


class ServerFailedError(aiohttp.ClientError):
    """Discord failed; the request may or may not have been carried out."""


class _Session:
    """A session whose requests raise an error if discord.py would repeat them."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    def request(self, method: str, url: str, **how: Any) -> Any:
        return self._session.request(method, url, middlewares=(_raise_server_error,), **how)


class _Adapter(AsyncWebhookAdapter):
    async def request(self, route: Any, session: aiohttp.ClientSession, **how: Any) -> Any:
        return await super().request(route, cast(aiohttp.ClientSession, _Session(session)), **how)


_ADAPTER: Final = _Adapter()  # type: ignore[no-untyped-call]  # discord.py has no annotation here


@contextmanager
def without_retries() -> Iterator[None]:
    """Send each request about an interaction once within this block; a failure raises one of `errors.LOST`."""
    token = async_context.set(_ADAPTER)
    try:
        yield
    finally:
        async_context.reset(token)


async def _raise_server_error(
    request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType
) -> aiohttp.ClientResponse:
    try:
        response = await handler(request)
    except OSError as error:
        if error.errno in _CONNECTION_RESET:
            raise ServerFailedError("connection reset") from error
        raise
    if response.status >= 500:
        response.close()
        raise ServerFailedError(f"HTTP {response.status}")
    return response
