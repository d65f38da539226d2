"""How many seconds a minute, an hour and a day have; without the words of any language, which may fail to load."""

from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
