"""The private side of a view: what its seat alone may see."""

from typing import Protocol, TypeVar

O_co = TypeVar("O_co", covariant=True)


class _Private(Protocol[O_co]):
    """Any view; only its private side is used."""

    @property
    def private(self) -> O_co | None: ...


def private_side(view: _Private[O_co]) -> O_co:
    """The private side of a seat's view; raises ValueError for the public view."""
    if view.private is None:
        raise ValueError("the public view has no private side")
    return view.private
