"""The schema of the interface, with the view of every installed game as the game declares it."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

import koopstad
from koopstad.engine.manifest import manifest, part
from koopstad.server.messages.seats import EditionValues

Schema = dict[str, Any]

_PLACE = "#/components/schemas/{name}"
# Messages that carry a view.
_SHOWING = ("Update", "ReplayStep")


_SCHEMA_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Koopstad: the interface</title>
<style>
body {{ font: 1rem/1.5 system-ui; margin: 2rem auto; max-width: 60rem }}
td {{ padding: .2rem 1rem .2rem 0 }}
</style>
<h1>The interface of Koopstad {version}</h1>
<p>All of it, for programs: <a href="/schema/openapi.json">openapi.json</a>.</p>
<table>
{rows}
</table>
</html>
"""


class SchemaPage(OpenAPIRenderPlugin):
    """`/schema`, for people: what can be asked. Nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()}</code><td><code>{escape(path)}</code><td>{escape(said['summary'])}"
            for path, methods in openapi_schema["paths"].items()
            for method, said in methods.items()
            if isinstance(said, dict) and "summary" in said
        ]
        version = escape(openapi_schema["info"]["version"])
        return _SCHEMA_PAGE.format(version=version, rows="\n".join(rows)).encode()


class SchemaWithViews(JsonRenderPlugin):
    """`/schema/openapi.json`. What the games declare is added when it is first asked for."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        components = openapi_schema["components"]["schemas"]
        if "View" not in components:
            components |= views()
            for name in _SHOWING:
                components[name]["properties"]["view"] = _ref("View")
            # Litestar leaves out what the members of a union say.
            components["NewTable"]["properties"]["edition"] = msgspec.json.schema(EditionValues)
        return super().render(request, openapi_schema)


def views() -> dict[str, Schema]:
    """`View`, which is one of the games' views, and all that these consist of."""
    found: dict[str, Schema] = {}
    names = {game.id: _declare(part(manifest(game.id).view), found) for game in koopstad.playable()[0]}
    found["View"] = {
        "title": "View",
        "description": "What you may know of the position: `game` tells of which game.",
        "oneOf": [_ref(name) for name in names.values()],
        "discriminator": {
            "propertyName": "game",
            "mapping": {game: _ref(name)["$ref"] for game, name in names.items()},
        },
    }
    return found


def _declare(view: Any, found: dict[str, Schema]) -> str:
    """Adds the components of a game's view; the name of the view itself."""
    _, components = msgspec.json.schema_components([view], ref_template=_PLACE)
    for name, component in components.items():
        found[name] = _with_names(component, found)
    return str(view.__name__)


def _with_names(schema: Any, found: dict[str, Schema]) -> Any:
    """Lists of names (`engine.views.one_of`) become components of their own."""
    if isinstance(schema, list):
        return [_with_names(each, found) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema and "title" in schema:
        found[schema["title"]] = {"title": schema["title"], "type": "string", "enum": schema["enum"]}
        return _ref(schema["title"])
    return {key: _with_names(value, found) for key, value in schema.items()}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _PLACE.format(name=name)}
