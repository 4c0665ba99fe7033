"""The browser client, if it was built into the package; otherwise a page that says what is here."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

import koopstad
from koopstad.server.preview import language_of, of_invitation, of_lobby
from koopstad.server.reach import address
from koopstad.server.services import Services
from koopstad.server.settings import Settings

WEB = Path(__file__).parent / "web"

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Koopstad</title>
<h1>Koopstad</h1>
<p>The server runs. The browser client was not built into this installation.</p>
<p>See <a href="/schema">the interface</a>, or play in the terminal: <code>koopstad play</code>.</p>
</html>
"""

# The name of a file in assets/ holds a digest of what is in it: it never changes.
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
_SMALL = 600  # bytes: not worth packing


@dataclass(frozen=True)
class File:
    body: bytes
    media: str
    cache: str

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes | None:
        if len(self.body) < _SMALL or not self.media.startswith(_PACKED):
            return None
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": self.cache, "etag": self.tag}
        if self.packed is not None:
            headers["vary"] = "accept-encoding"
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        return Response(body, headers=headers, media_type=self.media)


def read(folder: Path) -> dict[str, File]:
    """All files of the client, by their path; a few megabytes."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not name.startswith("."):
            media = _TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            cache = _FOREVER if name.startswith("assets/") else _ASK_AGAIN
            found[name] = File(path.read_bytes(), media, cache)
    return found


def site_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address by which somebody came, unless whoever runs the server has named one."""
    return address(settings) if settings.address else str(request.base_url).rstrip("/")


@get("/", include_in_schema=False)
async def page() -> Response[str]:
    return Response(_PAGE, media_type="text/html")


def web_client() -> Router:
    folder = WEB
    if not (folder / "index.html").is_file():
        return Router("/", route_handlers=[page])
    files = read(folder)
    index = files["index.html"].body.decode()

    def shown(request: Request[Any, Any, Any], text: str) -> Response[bytes]:
        return File(text.encode(), "text/html", _ASK_AGAIN).answer(request)

    @route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def lobby(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
        return shown(request, of_lobby(index, site_of(request, services.settings)))

    @route(
        ["/join/{table:str}", "/watch/{table:str}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def invitation(request: Request[Any, Any, Any], table: str, services: Services) -> Response[bytes]:
        """The client, which says what is so; the key stands behind the # of the link and is not sent."""
        site = site_of(request, services.settings)
        found = await asyncio.to_thread(services.store.summaries, [table])
        if not found or found[0].game not in koopstad.game_names():
            return shown(request, of_lobby(index, site))
        wish = "join" if request.scope["path"].startswith("/join/") else "watch"
        language = language_of(request.headers.get("accept-language", ""))
        answer = shown(request, of_invitation(index, site, koopstad.game(found[0].game), wish, language))
        answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    # Without a table: a link that was cut off.
    @route(
        ["/join", "/watch", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
    )
    async def file(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
        path = str(request.scope["path"])
        found = files.get(path.removeprefix("/"))
        if found is not None:
            return found.answer(request)
        if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        # A person: the client says what is so.
        lost = shown(request, of_lobby(index, site_of(request, services.settings)))
        lost.status_code = 404
        return lost

    return Router("/", route_handlers=[lobby, invitation, file])
