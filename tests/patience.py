"""Lets the program take longer to stop than it does elsewhere, as it must on a busy machine.

`tests/crash/test_stop.py` and `tests/bot/test_shutdown.py` test its own times.
"""

from bot.runtime import shutdown

SPARE = shutdown.SPARE
vars(shutdown)["SPARE"] = 60.0
