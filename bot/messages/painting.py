"""Draws scenes. The drawing worker process imports this file, so it imports only what drawing needs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from bot.games import lessons
from bot.games.registry import load
from render.animation import animation
from render.areas import Area
from render.clocks import PlayerClock, scaled, with_clocks
from render.curve import Curve
from render.curve import picture as draw_curve
from render.rings import with_rings
from render.standings import Standings
from render.standings import picture as draw_standings
from render.statistics import StatisticsView
from render.statistics import picture as draw_statistics
from render.theme import THEMES
from render.together import areas_together, together

if TYPE_CHECKING:
    from bot.chat.outbox_message import Sentence

DEFAULT_THEME: Final = "light"


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to draw: a view, the theme and the players' `names`; and `lines` that say what it shows.

    The `theme` is empty if nobody has chosen one. `own` draws the private part of the view instead of the board, below the
    board of the view `above` if there is one. If in `play`, parts of it can be tapped; those that the words `ringed` name get a
    ring. `described` returns lines that describe everything; without it, `lines` do. `frames` are the views of an animation
    that ends with the scene. `clocks` stand below the board.
    """

    game: str
    view: Any
    theme: str
    lines: "tuple[Sentence, ...]"
    names: tuple[str, ...] = ()
    whole: bool = False
    play: bool = False
    own: bool = False
    ringed: tuple[str, ...] = ()
    above: Any = None
    frames: tuple[Any, ...] = ()
    clocks: tuple[PlayerClock, ...] = ()
    described: "Callable[[], tuple[Sentence, ...]] | None" = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DrawnScene:
    """A scene as PNG, with its areas that can be tapped."""

    png: bytes
    areas: tuple[Area, ...]


def paint(scene: Scene) -> DrawnScene:
    """Draw a scene; pure and picklable for another process, as themes and games are passed by name."""
    view, look = scene.view, THEMES[scene.theme or DEFAULT_THEME]
    if isinstance(view, Standings):
        return DrawnScene(draw_standings(view, look), ())
    if isinstance(view, Curve):
        return DrawnScene(draw_curve(view, look), ())
    if isinstance(view, StatisticsView):
        return DrawnScene(draw_statistics(view, look), ())
    if scene.above is not None:
        # off turn, the private part shows only the player's tiles, because the board is above
        alone = view if scene.ringed or scene.play else replace(view, turn=frozenset())
        board = paint(replace(scene, view=scene.above, above=None, own=False))
        rack = paint(replace(scene, view=alone, above=None))
        placed = areas_together(board.png, board.areas, rack.png, rack.areas)
        return DrawnScene(together(board.png, rack.png), placed)
    pictures = load(scene.game).pictures
    if scene.own:
        png, areas = pictures.rack(view, look, names=scene.names), partial(pictures.rack_areas, view)
    else:
        png = pictures.picture(view, look, names=scene.names, whole=scene.whole)
        areas = partial(pictures.areas, view, whole=scene.whole)
    if scene.ringed:
        png = with_rings(png, look, lessons.areas_named(areas(), scene.ringed))
    share = 1.0
    if scene.clocks:
        png, share = with_clocks(png, scene.clocks, look)
    return DrawnScene(png, scaled(areas(), share) if scene.play else ())


def animate(scene: Scene) -> bytes:
    """Draw the frames of a scene as a GIF, all cropped like the scene; pure and picklable like `paint`."""
    picture, look = load(scene.game).pictures.picture, THEMES[scene.theme or DEFAULT_THEME]
    return animation([picture(view, look, names=scene.names, fit=scene.view) for view in scene.frames])


def paint_all(scenes: Sequence[Scene]) -> list[DrawnScene]:
    """Draw scenes in one call."""
    return [paint(scene) for scene in scenes]
