"""Begin another game: `python -m tests.new_game NAME` copies a small complete one that keeps every law.

The copy counts to 31 with hidden tiles, for two to four players. From there one file after the other is changed while
the tests stay green; `docs/adding-a-game.md` says in which order.
"""

import keyword
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from string import ascii_uppercase

from bot.grammar import vocabulary

ROOT = Path(__file__).resolve().parents[2]
SKELETON = Path(__file__).resolve().parent / "skeleton"
NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
CODE = {"core": "core", "render": "render", "tests/core": "tests.core"}
"""The folders of the skeleton that become folders of the name of the game, and how modules in them are imported."""
ABOUT = SKELETON / "about"
"""The folder with the line about the game for the page's menu, which goes into `web.ftl` of each language."""
FALLBACK = "en"
"""The language that is copied for every language in which the skeleton has no texts."""


class NameRefused(ValueError):
    """The name cannot be used; the message says why."""


def main(arguments: list[str]) -> int:
    """Begin a game of the name given; returns the exit status."""
    if len(arguments) != 1:
        print("Usage: python -m tests.new_game NAME", file=sys.stderr)  # noqa: T201
        return 2
    try:
        begin(arguments[0])
    except NameRefused as wrong:
        print(wrong, file=sys.stderr)  # noqa: T201
        return 1
    return 0


def begin(name: str) -> None:
    """Write every file of a game of this name and enter it in every list.

    Raises NameRefused for a name that is malformed or taken; nothing has changed then.
    """
    copies = demand_free(name)
    letter = rule_letter(name)
    for target, source in copies.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text("utf-8"), name, letter), "utf-8")
    enter_in_registry(name)
    enter_in_contracts(name)
    enter_in_proof(name)
    enter_in_page(name)
    tidy([str(target) for target in copies if target.suffix == ".py"])
    records = ROOT / "tests" / "core" / name / "games"
    records.mkdir()
    run(f"tests.core.{name}.save_games")
    cases = (ROOT / "tests" / "render" / f"{name}_cases.py").read_text("utf-8")
    run("tests.render.save_golden", *re.findall(rf'"({name}_\w+)":', cases))
    print(*(target.relative_to(ROOT) for target in copies), sep="\n")  # noqa: T201
    print(  # noqa: T201
        f"{records.relative_to(ROOT)}/*.game\ntests/render/golden/{name}_*.png\n\n"
        f"{name} is a game now, also in bot/games/registry.py, pyproject.toml, docs/verify_draws.py and every web.ftl.\n"
        "Go on with docs/adding-a-game.md."
    )


def demand_free(name: str) -> dict[Path, Path]:
    """Every file of the skeleton by the place of its copy; raises NameRefused for a name that is malformed or taken."""
    if not NAME.fullmatch(name):
        raise NameRefused(f"{name!r} cannot name a game: 3 to 20 small letters and digits, a letter first.")
    if keyword.iskeyword(name):
        raise NameRefused(f"{name!r} cannot name a game: it is a keyword of Python.")
    copies = {ROOT / target: source for source, target in places(name)}
    for path in (*(ROOT / folder / f"{name}{end}" for folder in CODE for end in ("", ".py")), *copies):
        if path.exists():
            raise NameRefused(f"The name is taken: there is a {path.relative_to(ROOT)}.")
    typed = vocabulary.load("commands")
    for section in typed.sections:
        if name in typed.canonical(section):
            raise NameRefused(
                f"The name is taken: people type {name} for something else, [{section}] of commands.toml."
            )
    for path in sorted((ROOT / "data" / "text" / FALLBACK).glob("*.ftl")):
        if re.search(rf"^{name}-", path.read_text("utf-8"), re.MULTILINE):
            raise NameRefused(f"The name is taken: {path.relative_to(ROOT)} has texts whose keys begin with {name}-.")
    return copies


def places(name: str) -> Iterator[tuple[Path, str]]:
    """Each file of the skeleton with where it goes; the texts once for each language there is."""
    languages = sorted(path.name for path in (ROOT / "data" / "text").iterdir())
    files = [path for path in SKELETON.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    for source in sorted(path for path in files if path.parent != ABOUT):
        inside = source.relative_to(SKELETON).as_posix().replace("skeleton", name)
        folder = next((folder for folder in CODE if inside.startswith(f"{folder}/")), "")
        if folder:
            yield source, f"{folder}/{name}{inside.removeprefix(folder)}"
            continue
        yield source, inside
        if f"/{FALLBACK}/" in inside:
            for language in languages:
                other = inside.replace(f"/{FALLBACK}/", f"/{language}/")
                if not (SKELETON / other.replace(name, "skeleton")).exists():
                    yield source, other


def rule_letter(name: str) -> str:
    """The letter for the ids of the rules: the first of the name that no rule book uses yet, else any such letter."""
    books = (ROOT / "data" / "rules" / FALLBACK).glob("*.md")
    used = {letter for book in books for letter in re.findall(r"^### ([A-Z])", book.read_text("utf-8"), re.MULTILINE)}
    free = [letter for letter in (*name.upper(), *ascii_uppercase) if letter.isalpha() and letter not in used]
    return free[0] if free else name[0].upper()


def renamed(text: str, name: str, letter: str) -> str:
    """A text of the skeleton with the name of the game and the letter of its rules."""
    for folder, package in CODE.items():
        text = text.replace(f"tests.new_game.skeleton.{folder.replace('/', '.')}", f"{package}.{name}")
    text = text.replace("Skeleton", name.capitalize()).replace("skeleton", name)
    return re.sub(r"\bQ(?=\d)", letter, text).replace("def test_q", f"def test_{letter.lower()}")


def enter_in_registry(name: str) -> None:
    """Add the line in `GAMES`."""
    registry = ROOT / "bot" / "games" / "registry.py"
    line = f'    "{name}": GameSpec("{name}", "{name.capitalize()}", "{name}"),\n'
    replace(registry, r"^GAMES: .*?(?=^\})", lambda found: found[0] + line)


def enter_in_contracts(name: str) -> None:
    """Add the game to every list of games in the import contracts."""
    for package in ("core", "render"):
        replace(
            ROOT / "pyproject.toml",
            rf'^(modules|containers) = \[("{package}\.\w+"(?:, "{package}\.\w+")*)\]$',
            partial(with_module, f'"{package}.{name}"'),
        )


def enter_in_proof(name: str) -> None:
    """Add the bag of the game to the script that verifies draws without this program."""
    line = f'    "{name}": [digit for digit in "123456" for _ in range(8)],\n'
    replace(ROOT / "docs" / "verify_draws.py", r"^POOLS = .*?(?=^\})", lambda found: found[0] + line)


def enter_in_page(name: str) -> None:
    """Add the line about the game to the page's texts in every language, behind those about the others."""
    for file in (ROOT / "data" / "text").glob("*/web.ftl"):
        own = ABOUT / f"{file.parent.name}.ftl"
        line = (own if own.exists() else ABOUT / f"{FALLBACK}.ftl").read_text("utf-8").replace("skeleton", name)
        replace(file, r"^web-about-[^\n]*\n(?!web-about-)", lambda found, line=line: found[0] + line)  # type: ignore[misc]


def with_module(added: str, found: re.Match[str]) -> str:
    """The line of a contract with one more quoted module in its sorted list."""
    return f"{found[1]} = [{', '.join(sorted([*found[2].split(', '), added]))}]"


def replace(file: Path, pattern: str, replacement: Callable[[re.Match[str]], str]) -> None:
    """Replace every place of the file that matches; raises ValueError if there is none."""
    text, count = re.subn(pattern, replacement, file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    if not count:
        raise ValueError(f"{file.relative_to(ROOT)} has no place for another game: {pattern}")
    file.write_text(text, "utf-8")


def tidy(files: list[str]) -> None:
    """Sort the imports and wrap the lines, which the other name has made longer or shorter."""
    run("ruff", "check", "--quiet", "--fix", "--select", "I", *files)
    run("ruff", "format", "--quiet", *files)


def run(module: str, *arguments: str) -> None:
    """Run a module of this project or environment; raises CalledProcessError if it fails."""
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
