"""A laying put together by tapping: what a tap adds to its text, replaces there or takes back."""

import re
from dataclasses import dataclass, replace
from typing import Final

# possessive: blanks are never divided between the parts anew, which would take long for a long line of them
_DRAFT: Final = re.compile(
    r"\s*+(?:((?![yr])[a-z][0-9]{1,2})\s++)?(?:([yr][1-9])\s++)?(?:([^\W\d_]{2,})((?:\s++[a-z][0-9]{1,2})+)\s)?\s*+",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Draft:
    """A laying as typed so far; `word` is the one for turning, in any language."""

    cell: str = ""
    card: str = ""
    word: str = ""
    turned: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        turned = (self.word, *self.turned) if self.turned else ()
        return "".join(f"{part} " for part in (self.cell, self.card, *turned) if part)


def tapped(text: str, tap: str, *, expert: bool) -> str | None:
    """The draft after a tap on an empty cell, a card or a card on the board; None if either text is no part of a laying.

    A second tap takes back what was tapped; another cell or card replaces the first. Only with `expert` several cards turn.
    """
    draft, new = _read(text), _read(tap)
    if draft is None or new is None:
        return None
    kept = tuple(cell for cell in draft.turned if cell not in new.turned)
    added = tuple(cell for cell in new.turned if cell not in draft.turned)
    turned = (*kept, *added) if expert or not added else added
    return replace(
        draft,
        cell=_changed(draft.cell, new.cell),
        card=_changed(draft.card, new.card),
        word=draft.word or new.word,
        turned=turned,
    ).text


def _changed(old: str, new: str) -> str:
    return "" if old == new else new or old


def _read(text: str) -> _Draft | None:
    found = _DRAFT.fullmatch(f"{text} ")
    if found is None:
        return None
    cell, card, word, turned = (part or "" for part in found.groups())
    return _Draft(cell.upper(), card.lower(), word, tuple(turned.upper().split()))
