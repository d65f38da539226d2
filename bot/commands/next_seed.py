"""The seed of a person's next game that begins at once; they can see its commitment before they give a client seed."""

from bot.chat.outbox_message import Sentence
from bot.chat.port import Address
from bot.commands.context import Request
from core.fair import commitment


async def next_seed(request: Request) -> tuple[bytes | None, bytes]:
    """The stored seed for the author's next game, None if there is none, and a new one for the game after it.

    Takes a lock until the request is committed, so that no two games are drawn from one seed.
    """
    services, to = request.services, request.private_chat
    await request.lock(to)
    return await services.store.next_seed(to), services.new_seed()


async def next_commitment(request: Request) -> tuple[Sentence, dict[Address, bytes]]:
    """The sentence with the commitment of the author's next game, and the seed to store for it."""
    kept, fresh = await next_seed(request)
    seed = kept or fresh
    return Sentence("seal-next", {"seal": commitment(seed)}), {request.private_chat: seed}
