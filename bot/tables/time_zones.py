"""The time zone of a person: the one they set, else the last one that their chat knew."""

from collections.abc import Mapping
from typing import Final

ZONE: Final = "zone"
"""The setting for the time zone that a person chose."""

LAST_ZONE: Final = "last-zone"
"""The setting for the time zone of a person's last line from a chat that knows it."""

UNKNOWN: Final = "UTC"
"""The time zone to go by where a person's is not known."""


def known_zone(settings: Mapping[str, str]) -> str:
    """The time zone in a person's stored settings; empty if it is not known."""
    return settings.get(ZONE) or settings.get(LAST_ZONE, "")
