"""Tables of rules that this version lacks: they say so, and the record of a finished game is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import text

from koopstad.games.tickets.game import RULES
from koopstad.store import Store

from .conftest import NewDatabase, kept_to
from .serving import Served
from .test_bots import wait_for


def write_as_older_rules(database: str) -> None:
    """As if all tables had been opened by a version with other rules."""
    store = Store(database)
    with store.engine.begin() as connection:
        for row in connection.execute(text("SELECT id, header FROM tables")).all():
            header = json.dumps({**json.loads(row.header), "rules": "0"}, separators=(",", ":"))
            change = text("UPDATE tables SET rules = '0', header = :header WHERE id = :id")
            connection.execute(change, {"id": row.id, "header": header})
    store.close()


@pytest.mark.parametrize("kind", kept_to("sqlite"))
def test_a_table_of_other_rules(new_database: NewDatabase, tmp_path: Path, kind: str) -> None:
    database = new_database(kind)
    served = Served(database, tmp_path / "before").start()
    finished = served.open("bot:random", "bot:random")
    running = served.open("Ann", "bot:random", options={"first": "1"})
    paths = [f"/api/tables/{each['info']['id']}" for each in (finished, running)]
    wait_for(lambda: served.get(paths[0], finished["watch"]), lambda update: update["waiting"] == "over")
    record = served.get(f"{paths[0]}/record", finished["watch"])
    assert served.stop() == 0

    write_as_older_rules(database)
    served = Served(database, tmp_path / "after").start()
    for path, key in zip(paths, (finished["watch"], running["keys"]["0"]), strict=True):
        problem = served.get(path, key, 410)
        assert problem["code"] == "other-rules"
        assert f"it was played by rules 0 of tickets; this version plays rules {RULES}" in problem["message"]
        assert problem["message"].endswith("Its record is kept.")
        served.get(f"{path}/replay", key, 410)
    served.post(f"{paths[1]}/moves", {"moves": 0, "notation": "keep 1"}, running["keys"]["0"], 410)

    kept = served.get(f"{paths[0]}/record", finished["watch"])
    assert kept == record.replace(f'"rules":"{RULES}"', '"rules":"0"', 1)
    assert json.loads(kept.splitlines()[-1])["seed"]
    # Nobody else, and nothing that is still secret.
    served.get(f"{paths[0]}/record", status=410)
    served.get(f"{paths[0]}/record", running["keys"]["0"], 403)
    served.get(f"{paths[1]}/record", running["keys"]["0"], 410)
    mine = served.post("/api/mine", {"keys": [running["keys"]["0"], finished["watch"]]})
    assert [each["waiting"] for each in mine] == ["person", "over"]
    assert served.stop() == 0
    assert '"level":"error"' not in served.log.read_text()
