"""The toy of the conformance tests, played with the bot: secret rounds of everybody at once, against the clock."""

import re
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from shutil import copytree
from types import MappingProxyType
from typing import Any

from PIL import Image

from bot.chat.text import Texts
from bot.games import registry
from bot.games.opponents import Opponents
from bot.games.registry import Engine, GameSpec, Pictures, RuleSet
from bot.settings import DATA
from bot.tables.table import Phase
from core.errors import OptionError
from core.game import CLOCK, Hint, Level
from core.options import SWITCH, Options, demand_known, switched
from render.areas import Area
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage
from tests.conformance.toy import Toy

LIMIT = 30.0
"""Seconds a round of the toy takes at most."""


def drawn(view: Any, looks: object) -> bytes:
    """A picture that differs whenever anything in the view differs."""
    shown = sha256(f"{view!r} {looks!r}".encode()).digest()
    png = BytesIO()
    Image.frombytes("L", (8, 4), shown).resize((240, 120), Image.Resampling.NEAREST).save(png, "PNG", compress_level=1)
    return png.getvalue()


class ToyPictures:
    """The pictures of the toy."""

    def picture(self, view: Any, theme: Any, *, names: tuple[str, ...], whole: bool = False, fit: Any = None) -> bytes:
        """Draws a board."""
        return drawn(view, (theme.name, names, whole))

    def rack(self, view: Any, theme: Any, *, names: tuple[str, ...] = ()) -> bytes:
        """Draws the private part of a view."""
        return drawn(view.private, (theme.name, names))

    def areas(self, view: Any, *, whole: bool = False) -> tuple[Area, ...]:
        """Nothing of the board can be tapped."""
        return ()

    def rack_areas(self, view: Any) -> tuple[Area, ...]:
        """Nothing of the private part can be tapped."""
        return ()


class ToyEngine(Engine):
    """The toy with its pictures."""

    @cached_property
    def pictures(self) -> Pictures:
        """They are here, not in `render/`."""
        return ToyPictures()


class ToySpec(GameSpec):
    """Where the toy is: here."""

    title = "Toy"
    least_seats = 2

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        """The toy; it has no options."""
        assert not options
        assert version is None
        return ToyEngine(name, "Toy", Toy(), self.folder)


OPTIONS: Options = MappingProxyType({"strict": SWITCH, "time": ("60s", "5m", "off")})
"""Those of the patience."""


class Patience(Toy):
    """The toy for one as well, with options that change nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.options = (1, 3), OPTIONS


class PatienceSpec(GameSpec):
    """Where the patience is: here too."""

    title = "Patience"
    least_seats = 1

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        """The patience under these options; raises OptionError."""
        demand_known(options, OPTIONS)
        switched(options, "strict")
        if options.get("time", "off") not in OPTIONS["time"]:
            raise OptionError("bad-option", option="time", value=options["time"])
        return ToyEngine(name, "Patience", Patience(), self.folder)


TOY = ToySpec("toy", "Toy", "toy")
PATIENCE = PatienceSpec("patience", "Patience", "toy")
GAMES: dict[str, GameSpec] = registry.GAMES  # type: ignore[assignment]


def texts(folder: Path) -> Texts:
    """The sentences of the bot, of the toy and of the patience, put together in a folder."""
    for source in (DATA / "text", Path(__file__).with_name("texts")):
        copytree(source, folder, dirs_exist_ok=True)
    for own in folder.glob("*/toy.ftl"):
        said = re.sub(r"^toy-", "patience-", own.read_text("utf-8"), flags=re.MULTILINE)
        more = own.with_name("patience.ftl").read_text("utf-8")
        own.with_name("patience.ftl").write_text(f"{more}\n{said}", "utf-8")
    return Texts.load(folder, strict=True)


class AtOnce(Opponents):
    """Computers that think in this process: worker processes do not know the toy."""

    async def choose(self, rules: RuleSet, view: Any, level: Level) -> tuple[str, ...]:
        """The moves of the toy's own computer player, the same for the same view."""
        game = rules.load().game
        return tuple(game.format(move) for move in game.choose(view, level, Random(repr(view))))

    async def find(self, rules: RuleSet, view: Any, text: str) -> str:
        """The move that the toy finds."""
        game = rules.load().game
        return game.format(game.resolve(view, game.parse(text)))

    async def hint(self, rules: RuleSet, view: Any) -> Hint:
        """The toy's own hint."""
        return rules.load().game.hint(view)


async def begin(stage: Stage, *, three: bool = False) -> int:
    """Begin the toy in the lobby, Ann on seat 1, Ben on seat 2, Cara on seat 3; returns the number of its table."""
    await stage.say(ANN, f"/challenge @ben {'@cara ' if three else ''}toy")
    number = max(table.id for table in await stage.store.tables_in(LOBBY, (Phase.OPEN,)))
    for who in (BEN, CARA) if three else (BEN,):
        await stage.say(who, f"/accept #{number}")
    assert (await stage.table(number)).plies == 1
    return number


async def pick(stage: Stage, who: Any, *lines: str) -> None:
    """Type lines in private, one after the other."""
    for line in lines:
        await stage.say(who, line, private=True)


async def deadline(stage: Stage, number: int = 1) -> list[str]:
    """The clock's own lines in the log of a table."""
    return [text for seat, text in stage.sql("SELECT seat, text FROM log WHERE table_id = ?", number) if seat == CLOCK]
