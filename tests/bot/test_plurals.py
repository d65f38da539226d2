"""Counted sentences have every plural form of their language, and say the number where a form holds for several."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from bot.chat.text import read_file
from bot.settings import FALLBACK
from tests.bot.test_text_files import FOLDER, LOCALES, OTHERS, PLURALS

NUMBERS = range(201)
"""The numbers that matter: beyond them some languages have further forms, for millions."""

NEEDS_NO_ONE = {"no-table-begun"}
"""German says of one table and of several the same, but for the number."""


@dataclass(frozen=True)
class Counted:
    """A choice by a number: the fact, and its variants with the facts that each of them says."""

    fact: str
    variants: dict[str, set[str]]


class Reader(visitor.Visitor):
    """Collects the choices by numbers, and the facts, of a part of a file."""

    def __init__(self) -> None:
        self.counted: list[Counted] = []
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        variants = {}
        for one in node.variants:
            inside = Reader()
            inside.visit(one.value)
            variants[one.key.name if isinstance(one.key, ast.Identifier) else one.key.value] = inside.facts
        if all(name in PLURALS or name.isdigit() for name in variants):
            self.counted.append(Counted(node.selector.id.name, variants))
        self.generic_visit(node)


def counted(source: ast.Resource) -> Iterator[tuple[str, list[Counted]]]:
    """The key of every message, with its choices by numbers."""
    for entry in source.body:
        if isinstance(entry, ast.Message):
            reader = Reader()
            reader.visit(entry)
            yield entry.id.name, reader.counted


def in_language(locale: str) -> dict[str, list[Counted]]:
    return {key: found for path in sorted((FOLDER / locale).glob("*.ftl")) for key, found in counted(read_file(path))}


def numbers(locale: str, variants: dict[str, set[str]]) -> dict[str, list[int]]:
    """The numbers of each plural form of a language that have no variant of their own."""
    plural, found = Locale.parse(locale, sep="-").plural_form, dict[str, list[int]]()
    for number in NUMBERS:
        if str(number) not in variants:
            found.setdefault(plural(number), []).append(number)
    return found


def lacking(locale: str, english: list[Counted], own: list[Counted]) -> Iterator[str]:
    """The plural forms that a message lacks: as often as English tells one from several, it needs all of its language."""
    for fact in dict.fromkeys(one.fact for one in english):
        needed = sum(one.fact == fact and "one" in one.variants for one in english)
        lost = [numbers(locale, one.variants).keys() - one.variants.keys() for one in own if one.fact == fact]
        if lost.count(set()) < needed:
            yield from sorted(set().union(*lost))


def silent(locale: str, own: list[Counted]) -> Iterator[str]:
    """The variants that hold for several numbers and do not say which, although `other` does."""
    for one in own:
        for form, those in numbers(locale, one.variants).items():
            facts = one.variants.get(form, {one.fact})
            if len(those) > 1 and one.fact in one.variants["other"] - facts:
                yield f"[{form}], which holds for {those[0]} and {those[1]}, says no {{ ${one.fact} }}"


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_all_its_plural_forms(locale: str) -> None:
    english, own = in_language(FALLBACK), in_language(locale)
    exceptions = NEEDS_NO_ONE if locale == "de" else set()
    wrong = [
        f"{locale}: {key} lacks [{form}]"
        for key in english.keys() & own.keys() - exceptions
        for form in lacking(locale, english[key], own[key])
    ]
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_form_for_several_numbers_says_which(locale: str) -> None:
    wrong = [f"{locale}: {key} {told}" for key, own in in_language(locale).items() for told in silent(locale, own)]
    assert not wrong, "\n".join(wrong)


ENGLISH = "a = { $points ->\n [one] 1 point\n *[other] { $points } points\n }\n"


@pytest.mark.parametrize(
    ("locale", "text", "lacks", "silently"),
    [
        ("de", "a = { $points ->\n *[other] { $points } Punkte\n }\n", ["one"], []),
        ("de", "a = { $points ->\n [1] ein Punkt\n *[other] { $points } Punkte\n }\n", [], []),
        ("fr", ENGLISH, [], ["[one], which holds for 0 and 1, says no { $points }"]),
        ("fr", "a = { $points ->\n [0] -\n [one] un point\n *[other] { $points } points\n }\n", [], []),
        ("fr", "a = { $points ->\n [one] { $points } point\n *[other] { $points } points\n }\n", [], []),
        ("fr", "a = { $points ->\n [one] ton point\n *[other] tes points\n }\n", [], []),
        ("ru", ENGLISH, ["few", "many"], ["[one], which holds for 1 and 21, says no { $points }"]),
    ],
)
def test_what_is_lost_in_another_language_is_found(
    locale: str, text: str, lacks: list[str], silently: list[str]
) -> None:
    english, own = (dict(counted(FluentParser().parse(one)))["a"] for one in (ENGLISH, text))
    assert list(lacking(locale, english, own)) == lacks
    assert list(silent(locale, own)) == silently
