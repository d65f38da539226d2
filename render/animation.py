"""Joins pictures into an animated GIF."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from render.encode import resized

MOST: Final = 500_000
"""The most bytes of a GIF; if it would be larger, its pictures are made smaller."""

STAY: Final = 4_000
"""How long the last picture is shown, in milliseconds."""

EACH: Final = (900, 350)
WHOLE: Final = 40_000
"""The most and the least milliseconds of each other picture, and the most of all of them together."""


def animation(pictures: Sequence[bytes], *, most: int = MOST) -> bytes:
    """PNG pictures of one palette as a GIF of at most `most` bytes, which loops.

    Each frame is as large as the last picture: a smaller picture is padded with the colour of the page, and a larger one is
    made smaller.
    """
    images = [Image.open(BytesIO(png)) for png in pictures]
    frames = [_placed(image, images[-1]) for image in images]
    gif, share = _encoded(frames), 1.0
    while len(gif) > most:  # the bytes are nearly proportional to the length of a side: edges need most of them
        share *= 0.98 * most / len(gif)
        gif = _encoded([_resized(frame, share) for frame in frames])
    return gif


def _encoded(frames: Sequence[Image.Image]) -> bytes:
    longest, shortest = EACH
    each = max(shortest, min(longest, WHOLE // len(frames)))
    out = BytesIO()
    # With `optimize`, unchanged parts of a frame are transparent, which saves a half to two thirds of the bytes.
    frames[0].save(
        out, "GIF", save_all=True, append_images=frames[1:], duration=[each] * (len(frames) - 1) + [STAY], loop=0,
        optimize=True, disposal=1,
    )  # fmt: skip
    return out.getvalue()


def _placed(image: Image.Image, last: Image.Image) -> Image.Image:
    """The picture on a page of the last one's size, and in its palette."""
    image.load()
    page = Image.new("P", last.size, image.getpixel((0, 0)))
    page.putpalette(image.getpalette() or [])
    share = min(1.0, last.width / image.width, last.height / image.height)
    page.paste(image if share == 1.0 else _resized(image, share))
    return page


def _resized(picture: Image.Image, share: float) -> Image.Image:
    """The picture at a share of its size; of what keeps its edges smooth, a box filter leaves the fewest bytes."""
    size = (int(picture.width * share), int(picture.height * share))
    return resized(picture, size, Image.Resampling.BOX)
