"""Edition files: every mistake is named, and a good one changes the game that is played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import koopstad
from koopstad.engine import record as records
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import EditionError, RecordError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.printed import shipped
from koopstad.engine.replay import fold
from koopstad.lab.simulate import simulate
from koopstad.lab.tables import rows_of
from koopstad.server.editions import game_with

PRINTED = koopstad.game("tickets")
ROUTE = "dam-oude_kerk/pink"


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ({"houses": {}}, "there is no table 'houses'; the tables are locations, routes"),
        ({"numbers": 3}, r"\[numbers\] must hold rows"),
        (
            {"numbers": {"wheels": {"value": 1}}},
            r"\[numbers.wheels\]: there is no such row; the keys are carts",
        ),
        ({"numbers": {"carts": 20}}, r"\[numbers.carts\]: must hold fields, such as value"),
        (
            {"numbers": {"carts": {"number_of": 1}}},
            r"\[numbers.carts\]: there is no field 'number_of'; the fields",
        ),
        ({"numbers": {"carts": {"number": "wagons"}}}, "'number' names the row and cannot be replaced"),
        ({"numbers": {"carts": {"value": "many"}}}, r"\[numbers.carts\] value: 'many' is not a whole number"),
        ({"numbers": {"carts": {"value": True}}}, "True is not a whole number"),
        ({"numbers": {"carts": {"value": 1.5}}}, "1.5 is not a whole number"),
        ({"numbers": {"carts": {"value": -1}}}, "-1 is less than 0"),
        (
            {"numbers": {"carts": {"basis": "guessed"}}},
            "'guessed' is none of stated, inferred, reconstructed",
        ),
        ({"routes": {ROUTE: {"a": "moon"}}}, f"routes, {ROUTE}, a: 'moon' is no location"),
        ({"routes": {ROUTE: {"a": "oude_kerk"}}}, "both ends are oude_kerk"),
        ({"routes": {ROUTE: {"colour": "purple"}}}, "'purple' is none of pink, blue"),
        ({"routes": {ROUTE: {"cart_symbol": "yes"}}}, "'yes' is not true or false"),
        ({"routes": {ROUTE: {"length": 0}}}, "0 is less than 1"),
        ({"routes": {ROUTE: {"length": 3}}}, "a double has the same ends and length"),
        ({"routes": {ROUTE: {"b": "waag"}}}, "a double has the same ends and length"),
        ({"routes": {"begijnhof-dam/grey": {"length": 9}}}, "route_points has no row for length 9"),
        ({"contracts": {"1": {"b": "atlantis"}}}, "contracts, 1, b: 'atlantis' is no location"),
        ({"contracts": {"99": {"points": 3}}}, "there is no such row"),
        ({"bonus_points": {"3-2": {"rank": 3}}}, "3 seats have no row for rank 2"),
        ({"bonus_points": {"2-1": {"seats": 3}}}, "2 seats have no row for rank 1"),
        ({"numbers": {"start_cards": {"value": 10}}}, "the setup deals 45, but there are only 44"),
    ],
)
def test_a_mistake_is_named(edition: dict[str, Any], words: str) -> None:
    with pytest.raises(EditionError, match=words):
        koopstad.game("tickets", edition)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot read the edition file"):
        koopstad.game("tickets", tmp_path / "none.toml")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[numbers", encoding="utf-8")
    with pytest.raises(EditionError, match=r"wrong\.toml is no valid TOML"):
        koopstad.game("tickets", wrong)
    wrong.write_text("[numbers.carts]\nvalue = 'x'\n", encoding="utf-8")
    with pytest.raises(EditionError, match=r"wrong.toml: \[numbers.carts\] value"):
        koopstad.game("tickets", wrong)


def my_box(tmp_path: Path) -> Game:
    path = tmp_path / "box.toml"
    path.write_text(
        f'name = "my box"\ngame = "tickets"\n[numbers.carts]\nvalue = 5\n'
        f'[routes."{ROUTE}"]\ncolour = "orange"\n[contracts.1]\npoints = 12\n',
        encoding="utf-8",
    )
    return koopstad.game("tickets", path)


def test_an_edition_changes_what_is_played(tmp_path: Path) -> None:
    game = my_box(tmp_path)
    assert game.printed.name == "my box"
    assert game.printed.replaced == ["numbers.carts.value", f"routes.{ROUTE}.colour", "contracts.1.points"]
    state = game.start(2, {}, FastDealer(1))
    assert [seat["carts"] for seat in state.data()["seat"]] == [5, 5]
    # Two orange routes side by side: the second is told apart by its number.
    assert "claim dam-oude_kerk/orange#2 orange+orange" in game.catalogue
    assert "claim dam-oude_kerk/pink pink+pink" not in game.catalogue
    given = {"seat": {"0": {"contracts": ["korenmetershuisje-waag"]}}}
    scored = game.arrange(2, {"first": "1"}, given)
    game.finish(scored)
    assert scored.scores() == [-12, 0]


def test_an_edition_has_a_digest_of_its_own(tmp_path: Path) -> None:
    game = my_box(tmp_path)
    assert game.edition != PRINTED.edition
    record, _ = records.begin(game, 2, {}, FastDealer(1))
    with pytest.raises(RecordError, match=f"edition {game.edition}"):
        fold(record, PRINTED)


def test_the_origin_of_a_value_is_no_part_of_the_edition() -> None:
    same = koopstad.game("tickets", {"route_points": {"4": {"points": 7, "why": "seen on my board"}}})
    assert same.edition == PRINTED.edition
    assert PRINTED.printed.basis()["route_points"] == {"stated": 3, "inferred": 1, "reconstructed": 0}
    assert same.printed.basis()["route_points"] == {"stated": 4, "inferred": 0, "reconstructed": 0}


def test_an_edition_leaves_the_printed_game_alone() -> None:
    koopstad.game("tickets", {"numbers": {"carts": {"value": 3}}})
    state = koopstad.game("tickets").start(2, {}, FastDealer(1))
    assert state.data()["seat"][0]["carts"] == 16


# --- editions that come with a game -------------------------------------------------------------------------


SHIPPED = [(name, edition) for name in koopstad.game_names() for edition in koopstad.editions(name)]


def test_there_are_calibrated_editions() -> None:
    assert SHIPPED == [("amsterdam", "calibrated"), ("hamburg", "calibrated")]
    assert koopstad.game("hamburg", "calibrated") is koopstad.game("hamburg", "calibrated")
    with pytest.raises(EditionError, match="the editions that come with the game: calibrated"):
        koopstad.game("hamburg", "calibrate")


@pytest.mark.parametrize(("name", "edition"), SHIPPED)
def test_what_is_stated_does_not_move(name: str, edition: str) -> None:
    """Every value that is replaced was reconstructed and still is, and it says why."""
    plain, other = koopstad.game(name), koopstad.game(name, edition)
    assert other.edition != plain.edition
    assert other.printed.name == edition
    assert other.printed.replaced
    for value in other.printed.replaced:
        table, key, column = value.split(".")
        old, new = plain.printed.tables[table][key], other.printed.tables[table][key]
        assert old["basis"] == new["basis"] == "reconstructed"
        assert f"{column} stated" not in str(old["why"])
        assert old[column] != new[column]
        assert old["why"] != new["why"]
        assert len(str(new["why"])) > 20
    assert other.printed.basis() == plain.printed.basis()


@pytest.mark.parametrize(("name", "edition"), SHIPPED)
def test_a_table_of_a_server_can_have_it_too(name: str, edition: str) -> None:
    """As the browser sends what it read from the file."""
    file = shipped(manifest(name).folder() / "data")[edition]
    values = tomllib.loads(file.read_text(encoding="utf-8"))
    assert values.pop("game") == name
    assert values.pop("name") == edition
    assert game_with(name, values).edition == koopstad.game(name, edition).edition
    for line in file.read_text(encoding="utf-8").splitlines():  # what web/src/lib/edition.ts reads
        assert re.fullmatch(r"#.*|\[\w+\.[\w-]+\]|\w+ = (\".*\"|\d+)|", line), line


def test_the_calibrated_values_keep_to_the_hints() -> None:
    """Hamburg: costs of 0 to 12, points that do not fall with the cost, 213 at 6 marks, zoo cards cheaper for
    their points. Amsterdam: about 3 cubes on average; 001 and a map 3 pink ones together.
    """
    hamburg = koopstad.game("hamburg", "calibrated").printed
    cards: dict[str, Any] = hamburg.tables["cards"]
    assert all(0 <= card["cost"] <= 12 for card in cards.values())
    assert cards["213"]["cost"] == 6
    moved = {value.split(".")[1] for value in hamburg.replaced}
    buildings = {key: card for key, card in cards.items() if card["category"] not in ("zoo", "park")}
    for key in moved & set(buildings):
        alike = [each["points"] for each in buildings.values() if each["cost"] == cards[key]["cost"]]
        cheaper = [each["points"] for each in buildings.values() if each["cost"] < cards[key]["cost"]]
        assert cards[key]["points"] in (max(cheaper), max(cheaper) + 1)
        assert set(alike) == {cards[key]["points"]}
    best = {
        kind: max(
            each["points"] / each["cost"]
            for each in cards.values()
            if each["category"] == kind and each["cost"]
        )
        for kind in ("zoo", "park", "church", "circus", "university")
    }
    assert best["zoo"] == max(best.values())
    costs: dict[str, Any] = koopstad.game("amsterdam", "calibrated").printed.tables["card_costs"]
    cubes = {
        key: {word: n for word, n in row.items() if isinstance(n, int) and n} for key, row in costs.items()
    }
    assert cubes["001"] == {"pink": 2}
    assert cubes["109"] == {"pink": 1}
    assert 2.5 < sum(sum(each.values()) for each in cubes.values()) / len(cubes) < 3.5


@pytest.mark.parametrize(("name", "edition"), SHIPPED)
def test_a_record_is_read_with_the_edition_that_it_names(name: str, edition: str, tmp_path: Path) -> None:
    result = simulate(name, 1, 2, ["random"], edition=edition, save=tmp_path)
    assert not result.failures
    (path,) = tmp_path.iterdir()
    record = records.read(path)
    assert koopstad.game_of(record) is koopstad.game(name, edition)
    *_, last = koopstad.replay(path)
    assert last.state.to_move is None
    assert rows_of(record, "kept")["games"][0]["edition"] == koopstad.game(name, edition).edition
    record.header.edition = "0" * 16
    assert koopstad.game_of(record) is koopstad.game(name)


# --- what identifies an edition -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "edition"),
    [
        ("tickets", {"locations": {"dam": {"x": 1, "y": 2}}}),
        ("amsterdam", {"amstel_bridges": {}, "harbour": {"start": {"x": 3, "house_y": 4}}}),
        ("amsterdam", {"blocks": {"plantage-1": {"polygon": "0,0 1,1"}}}),
    ],
)
def test_where_a_label_is_drawn_makes_no_other_edition(game: str, edition: dict[str, object]) -> None:
    """Records of the plain edition are folded with it, and the other way round."""
    plain, moved = koopstad.game(game), koopstad.game(game, edition)
    assert moved.printed.digest_of_all() != plain.printed.digest_of_all()
    assert moved.edition == plain.edition
    record, state = records.begin(plain, 2, {}, FastDealer(1))
    assert fold(record, moved).data() == state.data()


@pytest.mark.parametrize(
    ("game", "edition"),
    [
        ("tickets", {"contracts": {"5": {"points": 9}}}),
        ("amsterdam", {"blocks": {"plantage-1": {"price": 3}}}),
        ("amsterdam", {"blocks": {"plantage-1": {"x": 999}}}),  # TOM takes the leftmost (AMS-18.8)
        ("hamburg", {"cards": {"001": {"cost": 9}}}),
    ],
)
def test_what_a_rule_reads_makes_another_edition(game: str, edition: dict[str, object]) -> None:
    plain, other = koopstad.game(game), koopstad.game(game, edition)
    assert other.edition != plain.edition
    record, _ = records.begin(plain, 2, {}, FastDealer(1))
    with pytest.raises(RecordError, match="--edition"):
        fold(record, other)


def test_a_record_may_name_its_edition_as_it_was_named_once() -> None:
    """By everything that is printed, drawing included."""
    edition: dict[str, object] = {"contracts": {"5": {"points": 9}}}
    game = koopstad.game("tickets", edition)
    record, state = records.begin(game, 2, {}, FastDealer(1))
    record.header.edition = game.printed.digest_of_all()
    assert record.header.edition != game.edition
    assert fold(record, game).data() == state.data()


def test_the_editions_of_golden_records_keep_their_names() -> None:
    """Whoever changes what a rule reads raises the rules, and golden records with them."""
    known = {game: koopstad.game(game).edition for game in koopstad.game_names()}
    for path in sorted((Path(__file__).parent / "golden").glob("*.koopstad")):
        header = records.read(path).header
        assert header.edition == known[header.game]
