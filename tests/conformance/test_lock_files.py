"""The lock files: what they install today can be installed tomorrow."""

from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCK = Path(__file__).parents[2] / "requirements-dev.txt"


def pinned() -> dict[str, set[str]]:
    """The extras with which the lock file for the tests pins each distribution; it also has all that the program needs."""
    lines = [Requirement(line.removesuffix(" \\")) for line in LOCK.read_text().splitlines() if "==" in line]
    return {canonicalize_name(line.name): line.extras for line in lines}


def wanted(distribution: Distribution) -> list[Requirement]:
    """The requirements of a distribution here, without extras of its own."""
    requirements = [Requirement(line) for line in distribution.requires or []]
    return [each for each in requirements if each.marker is None or each.marker.evaluate({"extra": ""})]


def test_what_is_required_with_extras_is_pinned_with_them() -> None:
    """Otherwise pip 23 takes the newest release for the extra, and refuses it as it is not pinned."""
    lock = pinned()
    installed = [each for each in distributions() if canonicalize_name(each.name) in lock]
    asked = [(each.name, asks) for each in installed for asks in wanted(each) if asks.extras]
    assert asked
    for name, asks in asked:
        assert asks.extras <= lock[canonicalize_name(asks.name)], f"{name} requires {asks}"
