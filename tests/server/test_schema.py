"""The schema says what the server does: schemathesis asks whatever it can think of and finds nothing."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from shutil import which
from sys import executable

import pytest

import koopstad
from koopstad.games.amsterdam.printed.pieces import COLOURS
from tests.tiers import WHOLE

from .conftest import kept_to
from .serving import Served

# 422: what is refused though the request is well formed, as a move against the rules.
# 413: what is wrong may be too large besides.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "410", "422", "429"]
[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]
"""
TABLE = """
[parameters]
"path.table" = "{table}"
"""
ALL_PHASES = "examples,coverage,fuzzing,stateful"


def ask_everything(served: Served, folder: Path, config: str, phases: str, *more: str) -> None:
    (folder / "schemathesis.toml").write_text(config)
    command = which("st", path=str(Path(executable).parent))
    assert command is not None
    done = subprocess.run(
        [
            *(command, "--config-file", str(folder / "schemathesis.toml")),
            *("run", f"{served.url}/schema/openapi.json"),
            *("--phases", ALL_PHASES if WHOLE else phases),
            *("--max-examples", "100" if WHOLE else "3", "--seed", "1", "--no-color", *more),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


# What is asked is answered before any database is; so each of the two is met by one kind of them;
# `make databases` has all four meet. Guests, who come further, try the bounds of everything; strangers what
# chance makes up; `make databases` has both try both.


@pytest.mark.long
@pytest.mark.parametrize("served", kept_to("sqlite"), indirect=True)
def test_strangers_find_nothing(served: Served, tmp_path: Path) -> None:
    ask_everything(served, tmp_path, CONFIG, "fuzzing")


@pytest.mark.long
@pytest.mark.parametrize("served", kept_to("postgres"), indirect=True)
def test_guests_find_nothing(served: Served, tmp_path: Path) -> None:
    opened = served.open("Ann", "bot:random", "", public=True)
    key = opened["keys"]["0"]
    config = CONFIG + TABLE.format(table=opened["info"]["id"])
    # Whoever changes the key or leaves the seat is no guest any more.
    path = "/api/tables/{table}"
    lasting = [word for end in ("/key", "/seats/{seat}") for word in ("--exclude-path", path + end)]
    ask_everything(
        served, tmp_path, config, "examples,coverage,stateful", "-H", f"Authorization: Bearer {key}", *lasting
    )
    assert served.get(f"/api/tables/{opened['info']['id']}", key)["you"] == 0


def test_every_message_of_a_socket_stands_in_the_schema(served: Served) -> None:
    schemas = json.loads(served.get("/schema/openapi.json"))["components"]["schemas"]
    wanted = {"Hello", "Move", "Undo", "Say", "AskWhy", "AskHint", "Ping"}
    wanted |= {"Welcome", "Update", "Done", "Why", "HintInfo", "Pong", "Problem"}
    assert wanted <= set(schemas)
    assert set(schemas["Update"]["required"]) >= {"type", "number", "moves", "view", "actions", "log"}
    assert schemas["Move"]["properties"]["type"]["const"] == "move"


def test_the_view_of_every_game_stands_in_the_schema(served: Served) -> None:
    schemas = json.loads(served.get("/schema/openapi.json"))["components"]["schemas"]
    assert schemas["Update"]["properties"]["view"] == {"$ref": "#/components/schemas/View"}
    told_apart = schemas["View"]["discriminator"]
    assert told_apart["propertyName"] == "game"
    assert set(told_apart["mapping"]) == set(koopstad.game_names())
    for game, place in told_apart["mapping"].items():
        view = schemas[place.rpartition("/")[2]]
        assert view["properties"]["game"]["enum"] == [game]
        assert {"you", "to_move", "step", "players"} <= set(view["required"])
    # Names stand once, in the order in which views number them.
    assert schemas["AmsterdamColour"]["enum"] == list(COLOURS)


def test_pages_for_people(served: Served) -> None:
    assert "Koopstad" in served.get("/")
    assert "openapi" in served.get("/schema").lower()
