"""Canvases to PNG bytes."""

import struct
import zlib
from itertools import chain

from isal import isal_zlib

from render.canvas import Canvas
from render.theme import palette

LEVEL = 2
"""The level of ISA-L: 0.2 ms for the rows of a board where zlib takes 1.0 ms, for a twelfth more bytes."""


def png(canvas: Canvas, *, most: int | None = None) -> bytes:
    """The PNG of a canvas: its palette and its rows, four bits a pixel.

    Where these come to more than `most` bytes, zlib's twelfth is had for 2 ms more.
    """
    # Written here, since the canvas is packed already: 0.4 ms where Pillow's encoder takes 4.5 ms (696 × 952 pixels).
    header = struct.pack(">2I5B", canvas.width, canvas.height, 4, 3, 0, 0, 0)
    colours = bytes(chain.from_iterable(palette(canvas.theme)))
    pixels = canvas.image.tobytes()
    rows = isal_zlib.compress(pixels, LEVEL)
    if most is not None and len(rows) > most:
        rows = zlib.compress(pixels, 3)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", isal_zlib.crc32(data, isal_zlib.crc32(kind)))
