"""What usual play makes of what weights promise is measured, and noted beside them."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from statistics import mean

import pytest
import typer

from koopstad.lab.usual import beyond_promise, main

WEIGHTS = (files("koopstad.games.tickets") / "bots" / "weights.json").read_text(encoding="utf-8")


def test_what_is_found_is_noted_in_a_file_of_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(WEIGHTS, encoding="utf-8")
    main("tickets", games=3, seed=2, workers=1, into=path)
    written, before = json.loads(path.read_text(encoding="utf-8")), json.loads(WEIGHTS)
    assert written["usual"] == {
        str(seats): round(mean(beyond_promise("tickets", "", seats, number, 2) for number in range(3)), 1)
        for seats in (2, 3, 4)
    }
    assert written["usual"] != before["usual"], "of three games, and not of three hundred"
    assert {**written, "usual": before["usual"]} == before
    assert capsys.readouterr().out.count("points more than promised") == 3


def test_the_file_promises_and_not_what_was_noted_in_it(tmp_path: Path) -> None:
    package = beyond_promise("tickets", "", 2, 0, 1)
    moments = json.loads(WEIGHTS)["moments"]
    for name, change in (
        ("noted", {"usual": {"2": 100.0}}),
        ("nothing", {"moments": {name: {} for name in moments}}),
    ):
        (tmp_path / name).write_text(json.dumps({**json.loads(WEIGHTS), **change}), encoding="utf-8")
    assert beyond_promise("tickets", str(tmp_path / "noted"), 2, 0, 1) == package
    assert beyond_promise("tickets", str(tmp_path / "nothing"), 2, 0, 1) > package + 5


def test_what_cannot_be_measured_is_named(tmp_path: Path) -> None:
    with pytest.raises(typer.BadParameter, match="no game"):
        main("chess")
    with pytest.raises(typer.BadParameter, match="cannot be read"):
        main("tickets", into=tmp_path / "nowhere.json")
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}", encoding="utf-8")
    with pytest.raises(typer.BadParameter, match="holds no weights"):
        main("tickets", into=nothing)
    assert nothing.read_text(encoding="utf-8") == "{}"
