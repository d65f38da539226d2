"""The metrics of the program, for Prometheus."""

import logging
import platform
import time
from functools import partial
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
_SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Upper bounds of histograms, in seconds."""


class Metrics:
    """The metrics of one program, in a registry of their own, because tests run several programs in one process.

    A label is a platform, a game, or one of a few fixed words: never a name, an id or typed text.
    """

    def __init__(self, version: str = "") -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        Info("summarum_build", "Which version runs.", registry=own).info(
            {"version": version, "python": platform.python_version()}
        )
        counter, gauge = partial(Counter, registry=own), partial(Gauge, registry=own)
        quick, slow = (partial(Histogram, buckets=bounds, registry=own) for bounds in (_QUICK, _SLOW))
        begun = time.monotonic()
        uptime = gauge("summarum_uptime_seconds", "Since this program was started.")
        uptime.set_function(lambda: time.monotonic() - begun)
        self.lines = counter("summarum_lines", "Lines that came in, by their outcome.", ("platform", "outcome"))
        self.moves = counter("summarum_moves", "Moves played, by kind of player.", ("game", "player"))
        self.deliveries = counter(
            "summarum_deliveries", "Attempts to deliver a message, by their outcome.", ("platform", "outcome")
        )
        self._responses = counter(
            "summarum_platform_responses",
            "Answers of a platform to requests: 2xx, 3xx, 4xx, 429 (too many), 5xx, or lost.",
            ("platform", "status"),
        )
        self.commit = quick("summarum_commit_seconds", "Time until a change is durable.")
        self.picture = slow("summarum_picture_seconds", "Time to draw a picture, waiting included.", ("game",))
        self.solver = slow(
            "summarum_solver_seconds", "Time for a computer's move, a hint or a search, waiting included.", ("game",)
        )
        self.lag = quick("summarum_event_loop_lag_seconds", "How late the event loop wakes, measured every second.")
        self.outbox = gauge("summarum_outbox_messages", "Messages still to be delivered.")
        self.oldest = gauge(
            "summarum_outbox_oldest_seconds", "How long the oldest undelivered message has waited in this run."
        )
        self.tables = gauge("summarum_tables", "Tables, by their phase.", ("phase",))
        self.connected = gauge("summarum_connected", "Whether a chat is connected: 1 or 0.", ("platform",))
        self.refused = gauge("summarum_token_refused", "Whether a platform refuses the token: 1 or 0.", ("platform",))
        self.logged = counter("summarum_log_lines", "Warnings and errors in the log.", ("level",))
        for level in ("warning", "error"):  # 0 from the start, so that the first one shows as an increase
            self.logged.labels(level)
        self.windows = gauge("summarum_web_windows", "Open windows of the web chat.")
        self.turned_away = counter(
            "summarum_web_turned_away",
            "Windows of the web chat that were refused or closed because there were too many.",
        )

    def count_response(self, platform: str, status: int) -> None:
        """Count the answer of a platform to a request by its HTTP status, 0 if no answer came."""
        kind = "lost" if status == 0 else "429" if status == 429 else f"{status // 100}xx"
        self._responses.labels(platform, kind).inc()


class LogCounter(logging.Handler):
    """Counts log lines at the level of a warning or above."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._metrics.logged.labels("warning" if record.levelno < logging.ERROR else "error").inc()
