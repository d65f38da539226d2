"""The local web chat: a chat platform of its own, for everybody who has a browser and nothing else."""

from bot.adapters.web.chat import WebChat
from bot.adapters.web.database import newest_nonce

__all__ = ["WebChat", "newest_nonce"]
