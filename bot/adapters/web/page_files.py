"""The files of the page, in memory, at addresses that change with their content: a browser fetches each version once."""

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path

from aiohttp import hdrs, web

PAGE = Path(__file__).parent / "page"
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_IMPORT = re.compile(r'^import .* from "\./(.+)";$', re.MULTILINE)
_SCRIPT = re.compile(r'<script type="module" src="/page/(.+?)">')


class PageFiles:
    """The scripts, styles and pictures in a folder, read once."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        paths = sorted(path for path in folder.rglob("*") if path.suffix in TYPES)
        self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self._packed = {name: gzip.compress(content, mtime=0) for name, content in self._files.items()}
        names = sorted((name, hashlib.sha256(content).hexdigest()) for name, content in self._files.items())
        self.version = hashlib.sha256(repr(names).encode()).hexdigest()[:12]

    def html(self, name: str) -> str:
        """A page that names its files by their addresses.

        It names every module that its script imports as well: a browser fetches all at once, not one after the other.
        """
        page = (self._folder / name).read_text(encoding="utf-8")
        modules = [module for script in _SCRIPT.findall(page) for module in self._imported(script)]
        links = "".join(f'<link rel="modulepreload" href="/page/{module}">\n' for module in modules)
        return page.replace("</head>", f"{links}</head>").replace('="/page/', f'="/page/{self.version}/')

    async def answer(self, request: web.Request) -> web.Response:
        """A file, to be kept for ever; a page of an earlier version gets the file of this one. Raises HTTPNotFound."""
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

    def _imported(self, script: str) -> list[str]:
        """The modules that a script imports, and those that they import."""
        found = [script]
        for name in found:  # grows meanwhile
            found += [module for module in _IMPORT.findall(self._files[name].decode()) if module not in found]
        return found[1:]


@cache
def page_files() -> PageFiles:
    """The files of the program's own page."""
    return PageFiles()
