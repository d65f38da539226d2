"""The chats that this process has open, and its status page."""
