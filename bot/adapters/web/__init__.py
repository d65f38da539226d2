"""The web chat: a chat platform of our own, for people who have only a browser."""

from bot.adapters.web.chat import WebChat
from bot.adapters.web.database import lacks_people, newest_nonce

__all__ = ["WebChat", "lacks_people", "newest_nonce"]
