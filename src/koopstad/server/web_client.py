"""The browser client, if it was built into the package; otherwise a page that says what is here."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, Router, get
from litestar.static_files import create_static_files_router

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


@get("/", include_in_schema=False)
async def page() -> Response[str]:
    return Response(_PAGE, media_type="text/html; charset=utf-8")


def web_client() -> Router:
    if not (WEB / "index.html").is_file():
        return Router("/", route_handlers=[page])
    return create_static_files_router(path="/", directories=[WEB], html_mode=True, include_in_schema=False)
