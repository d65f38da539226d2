"""Joins a script of the page and the modules that it imports into one file."""

import re
from collections.abc import Mapping

_IMPORT = re.compile(r'^import (\{ .+ \}) from "\./(.+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
_EXPORTS = re.compile(r"export\{([^}]+)\};$")
"""The exports of a minified module, all at its end."""


def joined(files: Mapping[str, str], script: str) -> str:
    """One script with the effect of `script` and its imports; each module becomes a function that returns its exports.

    Raises ValueError for circular imports.
    """
    parts: dict[str, str] = {}

    def add(name: str, importing: tuple[str, ...]) -> None:
        if name in importing:
            raise ValueError(f"modules of the page import each other: {' > '.join((*importing, name))}")
        if name not in parts:
            for _, module in _IMPORT.findall(files[name]):
                add(module, (*importing, name))
            parts[name] = _as_function(name, files[name])

    add(script, ())
    return "const modules = {};\n" + "".join(parts.values())


def _as_function(name: str, source: str) -> str:
    exported = _EXPORT.findall(source)
    for names in _EXPORTS.findall(source.rstrip()):
        exported += [_exported(each) for each in names.split(",")]
    body = _EXPORTS.sub("", _EXPORT.sub("", source.rstrip()))
    body = _IMPORT.sub(lambda found: f'const {_given(found[1])} = modules["{found[2]}"];', body)
    return f'\n// {name}\nmodules["{name}"] = (() => {{\n{body}\nreturn {{ {", ".join(exported)} }};\n}})();\n'


def _exported(name: str) -> str:
    """An exported name as a property of an object."""
    own, _, other = name.partition(" as ")
    return f"{other or own}: {own}"


def _given(names: str) -> str:
    """The names of an import as a destructuring assignment."""
    return names.replace(" as ", ": ")
