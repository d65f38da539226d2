"""The seconds of a minute, an hour and a day; in a module without typed words, because those may fail to load."""

from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
