"""A mapping that keeps a bounded number of keys."""

from bot.runtime.bounded import BoundedDict


def test_beyond_the_bound_the_key_set_longest_ago_goes() -> None:
    kept: BoundedDict[str, int] = BoundedDict(2)
    kept["a"], kept["b"], kept["a"], kept["c"] = 1, 2, 3, 4
    assert dict(kept) == {"a": 3, "c": 4}
