"""The files of the page, in memory; their addresses change with their content, so a browser fetches each version once."""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path

from aiohttp import hdrs, web

from bot.adapters.web.joining import joined

PAGE = Path(__file__).parent / "page"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_SCRIPT = re.compile(r'<script type="module" src="/page/(.+?)">')


class PageFiles:
    """The scripts, styles and pictures in a folder, read once; the script of a page includes its imports."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        paths = sorted(path for path in folder.rglob("*") if path.suffix in TYPES)
        self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        # Joined scripts open a page with a quarter less processor time than fifty single modules.
        modules = {name: content.decode() for name, content in self._files.items() if name.endswith(".js")}
        for page in folder.glob("*.html"):
            for script in _SCRIPT.findall(page.read_text(encoding="utf-8")):
                self._files[script] = joined(modules, script).encode()
        self._packed = {name: gzip.compress(content, mtime=0) for name, content in self._files.items()}
        names = sorted((name, hashlib.sha256(content).hexdigest()) for name, content in self._files.items())
        self.version = hashlib.sha256(repr(names).encode()).hexdigest()[:12]

    def html(self, name: str) -> str:
        """The HTML of a page, with the addresses of its files."""
        page = (self._folder / name).read_text(encoding="utf-8")
        return page.replace('="/page/', f'="/page/{self.version}/')

    async def answer(self, request: web.Request) -> web.Response:
        """A file, which browsers may cache for ever; an old version's address gives the present file. Raises HTTPNotFound."""
        name = request.match_info["file"]
        if name not in self._files:
            raise web.HTTPNotFound
        headers = {"Vary": "Accept-Encoding"}
        if request.match_info["version"] == self.version:
            headers |= FOR_EVER
        packed = "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, "").lower()
        if packed:  # a third of the size
            headers["Content-Encoding"] = "gzip"
        content = (self._packed if packed else self._files)[name]
        return web.Response(body=content, content_type=TYPES[Path(name).suffix], charset="utf-8", headers=headers)


@cache
def page_files() -> PageFiles:
    """The files of the program's own page."""
    return PageFiles()
