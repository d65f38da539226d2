"""Canvases to PNG bytes."""

import struct
import zlib
from itertools import chain

from render.canvas import Canvas
from render.theme import palette

LEVEL = 3
"""The level of zlib: a tenth slower than level 1 for a sixth less bytes; from level 4 on it is twice as slow."""


def png(canvas: Canvas) -> bytes:
    """The PNG of a canvas: its palette and its rows, four bits a pixel."""
    # Written here, since the canvas is packed already: 1.4 ms where Pillow's encoder takes 4.5 ms (696 × 952 pixels).
    header = struct.pack(">2I5B", canvas.width, canvas.height, 4, 3, 0, 0, 0)
    colours = bytes(chain.from_iterable(palette(canvas.theme)))
    rows = zlib.compress(canvas.image.tobytes(), LEVEL)
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
