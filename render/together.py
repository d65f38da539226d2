"""One picture of the board and, below it, the reader's own tiles."""

from io import BytesIO
from typing import Final

from PIL import Image

_LARGER: Final = 1.25
"""Below a board wider than this, tiles are enlarged: a phone fits the whole picture to its width."""


def together(board: bytes, rack: bytes) -> bytes:
    """Return two PNG pictures of few colours as one, the second centred below the first.

    If it is much narrower, it is enlarged to the same width.
    """
    above, below = (Image.open(BytesIO(png)).copy() for png in (board, rack))
    if above.width > below.width * _LARGER:
        below = _enlarged(below, above.width)
    width = max(above.width, below.width)
    whole = Image.new("P", (width, above.height + below.height), above.getpixel((0, 0)))
    whole.paste(above, ((width - above.width) // 2, 0))
    # The colours of the second picture follow those of the first: merging both palettes takes ten times as long.
    first, second = above.getpalette() or [], below.getpalette() or []
    shifted = below.point([min(index + len(first) // 3, 255) for index in range(256)])
    whole.paste(shifted, ((width - below.width) // 2, above.height))
    whole.putpalette(first + second)
    out = BytesIO()
    whole.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _enlarged(picture: Image.Image, width: int) -> Image.Image:
    """Return the picture at this width, in its own colours."""
    size = (width, round(picture.height * width / picture.width))
    smooth = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return smooth.quantize(palette=picture, dither=Image.Dither.NONE)
