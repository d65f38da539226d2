"""Nicknames: which names are valid, which look the same, and which ones a line mentions with `@`."""

import re
import unicodedata
from itertools import takewhile
from typing import Final

from bot.chat.display_names import showable
from bot.settings import LETTER_JOINERS, LONGEST_NICKNAME, is_part_of_nickname

_MARKS: Final = 3
"""The most marks above and below one letter: some scripts need two, but many would cover the lines around it."""

_MENTION: Final = re.compile(r"(?<![\w@])@([^\s@]+)")

# Cyrillic and Greek letters that look like a Latin one, as capitals or as small letters.
_LOOKALIKES: Final = str.maketrans(
    "авсеіјкмноорԛѕтухԝѵѡһԁӏγ" + "αβεηικμνορτυχω",
    "abceijkmhoopqstyxwvwhdly" + "abenikmvoptuxw",
)

# More letters that look like a usual Latin one: of Latin itself with the small capitals, Armenian, Cherokee, Coptic and Lisu.
# A choice after Unicode's list of confusable characters (https://www.unicode.org/Public/security/latest/confusables.txt). The
# modifier letters U+02B0 to U+02FF count as nothing.
_MORE_LOOKALIKES: Final = {
    **str.maketrans("ıɩɑɡɪʟɴʀʏɢʙʜᴀᴄᴅᴇᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡᴢꜰ", "iiagilnrygbhacdejkmopstuvwzf"),
    **str.maketrans("օոսհցյ", "onuhgj"),
    **str.maketrans("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏒᏚᎢᏙᎳᏃ", "abcdeghijklmprrstvwz"),
    **str.maketrans("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehikmnopctyx"),
    **str.maketrans("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou"),
    **dict.fromkeys(range(0x2B0, 0x300)),
}

# Capitals and digits that are drawn like a small letter: I, 1, and the Cyrillic and the Greek I; 0. Greek capitals that are
# drawn like a Latin one, while the small letters are not.
_DRAWN_ALIKE: Final = str.maketrans("I1\u0406\u04c0\u03990" + "ΖΗΜΝΥ", "lllllo" + "zhmny")

_ABOVE_AND_BELOW: Final = 200
"""The least combining class of marks above and below letters of Latin, Greek and Cyrillic, which are left after composition."""

_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that are written together: Japanese, Korean and Chinese (Unicode's level *highly restrictive*, UTS 39)."""


def nickname(name: str) -> str | None:
    """The displayed nickname for a typed name; None unless it consists of letters and digits of any script, `_` and `-`.

    Invisible characters are removed, and compatibility forms become plain letters.
    """
    nick = _plain(name)
    marks = "".join("m" if unicodedata.category(character)[0] == "M" else "." for character in nick)
    usual = all(map(is_part_of_nickname, nick)) and not marks.startswith("m") and "m" * (_MARKS + 1) not in marks
    return nick if usual and 0 < len(nick) <= LONGEST_NICKNAME else None


def proposed(name: str) -> str:
    """The nickname that comes nearest to a typed name that is none: `Cara_Müller` for `Cara Müller`; empty if there is none."""
    kept = "".join(character if is_part_of_nickname(character) else " " for character in _plain(name))
    near = nickname("_".join(kept.split())[:LONGEST_NICKNAME].rstrip("_"))
    return near if near and is_of_one_alphabet(near) else ""


def key(nick: str) -> str:
    """The same key for names that look the same: it ignores case, compatibility forms and lookalike letters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", nick).casefold())
    return LETTER_JOINERS.sub("", folded).replace("i\u0307", "i").translate(_LOOKALIKES)


def look(nick: str) -> str:
    """The same look for names that people take for the same at a glance: `BiIl` and `Bi1l` for Bill, `Anna_` for Anna.

    Upper-case I is like l, but i is not. It only says which new names are refused: people are known by their `key`.
    """
    drawn = key(unicodedata.normalize("NFKC", nick).translate(_DRAWN_ALIKE))
    plain = "".join(character for character in drawn if unicodedata.combining(character) < _ABOVE_AND_BELOW)
    plain = plain.translate(_MORE_LOOKALIKES).replace("rn", "m").replace("vv", "w").strip("_-")
    return plain or drawn


def is_of_one_alphabet(nick: str) -> bool:
    """Whether all letters and digits are of scripts that are written together; `_`, `-` and the usual digits go with any."""
    scripts = {_script(character) for character in nick} - {""}
    return len(scripts) <= 1 or any(scripts <= together for together in _TOGETHER)


def _script(character: str) -> str:
    """The script of a letter or digit by its name in Unicode, empty if it goes with any script."""
    if character.isascii() and not character.isalpha():
        return ""
    name = unicodedata.name(character, "").removeprefix("EXTENDED ")
    script = re.split("[ -]", name, maxsplit=1)[0]
    if unicodedata.category(character)[0] == "M" or script in ("MODIFIER", "DIGIT", "COMBINING"):
        return ""
    return "CJK" if script == "IDEOGRAPHIC" else script


def mentioned(text: str) -> frozenset[str]:
    """The names that a line mentions with `@`, in lower case."""
    found = ("".join(takewhile(is_part_of_nickname, run)) for run in _MENTION.findall(text))
    return frozenset(name.lower() for name in found if name)


def _plain(name: str) -> str:
    """A typed name without invisible characters, and with plain letters for compatibility forms."""
    return unicodedata.normalize("NFKC", LETTER_JOINERS.sub("", showable(name)))
