"""A game that somebody else wrote, installed into an environment of its own, through every door.

The game is examples/kade. No line of Koopstad knows it; docs/add-a-game.md builds it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import koopstad
from tests.server.serving import Json, Served
from tests.stranger import EXAMPLE, Environment, with_the_example

DOCS = Path(__file__).parent.parent / "docs" / "add-a-game.md"
SOURCES = EXAMPLE / "src" / "kade"
SCENARIOS = sorted((SOURCES / "scenarios").glob("*.toml"))
pytestmark = pytest.mark.xdist_group("stranger")  # one environment, one server
KIT = """
import koopstad
from koopstad.engine.kit import Pace, check_game
game = koopstad.game("kade")
often = Pace(twins=1, whys=1, copies=1, views=1, restores=1)
for seats in game.seats:
    for market in ("lively", "calm"):
        for seed in range(6):
            print(seats, check_game(game, seats, {"market": market}, seed, often))
"""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Beside it lies a game that cannot be loaded: it must harm nobody."""
    environment = with_the_example(tmp_path_factory.mktemp("stranger"))
    environment.break_a_game("wreck")
    return environment


@pytest.fixture(scope="module")
def served(there: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    server = Served(f"sqlite:///{folder / 'tables.db'}", folder / "log", python=str(there.python)).start()
    yield server
    assert server.stop() == 0


def test_koopstad_does_not_know_it() -> None:
    """It is installed there, and nowhere else."""
    assert "kade" not in koopstad.game_names()
    package = Path(koopstad.__file__).parent
    for path in package.rglob("*.py"):
        assert not re.search(r"\bkade\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path


def test_it_is_listed(there: Environment) -> None:
    listed = {each["game"]: each for each in json.loads(there.koopstad("games", "--json"))}
    assert set(listed) == {*koopstad.game_names(), "kade"}
    assert listed["kade"]["bots"] == ["greedy", "random"]
    assert "kade  Kade, 2 to 4 seats" in there.koopstad("games")


def test_a_game_that_cannot_be_loaded_is_told_in_a_sentence(there: Environment, served: Served) -> None:
    there.koopstad("games")
    sentence = "the game 'wreck' cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"
    assert there.complaints == f"koopstad: {sentence}\n"
    there.koopstad("play", "wreck", status=2)
    assert there.complaints == f"koopstad: {sentence}\n"
    assert "kade" in {game["id"] for game in served.get("/api/games")}
    assert served.get("/api/games/wreck", status=503)["message"] == sentence
    assert sentence in served.log.read_text(encoding="utf-8")
    assert "KadeView" in json.loads(served.get("/schema/openapi.json"))["components"]["schemas"]


def test_every_rule_is_proved(there: Environment) -> None:
    assert "18 of 18 covered by a scenario" in there.koopstad("rules", "kade")


def test_scenarios(there: Environment) -> None:
    told = there.koopstad("scenario", str(SOURCES / "scenarios"))
    assert f"{len(SCENARIOS)} of {len(SCENARIOS)} hold" in told


def test_a_false_scenario_does_not_hold(there: Environment) -> None:
    true = (SOURCES / "scenarios" / "3-5-price-falls.toml").read_text(encoding="utf-8")
    false = there.home / "false.toml"
    false.write_text(true.replace('"prices.cheese" = 2', '"prices.cheese" = 4'), encoding="utf-8")
    assert "prices.cheese should be 4, but it is 2" in there.koopstad("scenario", str(false), status=1)


def test_printed_values_and_editions(there: Environment) -> None:
    assert "goods" in there.koopstad("data", "kade")
    edition = there.home / "dear.toml"
    edition.write_text('game = "kade"\n[goods.salt]\nprice = 3\n', encoding="utf-8")
    printed = json.loads(there.koopstad("data", "kade", "--edition", str(edition), "--json"))
    assert printed["tables"]["goods"]["salt"]["price"] == 3


def test_the_kit(there: Environment) -> None:
    games = there.run("-c", KIT).split("\n")[:-1]
    assert len(games) == 3 * 2 * 6
    assert all(int(line.split()[1]) > 10 for line in games)


def test_simulation_and_bots(there: Environment) -> None:
    told = json.loads(
        there.koopstad(
            "simulate", "kade", "--games", "60", "--bots", "greedy,random", "--json", "--seed", "1"
        )
    )
    assert told["failures"] == []
    assert told["games"] == 60
    assert told["wins"][0] > 50, "a bot that makes sense beats chance"


def test_a_whole_game_in_the_terminal(there: Environment) -> None:
    lines = "hint\nwhy keep 1\nrules KAD-3.2\n" + "1\n" * 200
    told = there.koopstad("play", "kade", "--seats", "2", "--bots", "random", "--seed", "canal", lines=lines)
    assert "Prices" in told
    assert re.search(r"salt \d, cheese \d, cloth \d, spice \d", told)
    assert "Draw two cards, or sell goods" in told
    assert "KAD-3.2: there are no drawn cards to choose from" in told
    assert "looks at the two top cards of the pile" in told
    assert "The game is over" in told
    saved = re.search(r"Saved. Go on with: koopstad verify (\S+)", told)
    assert saved
    assert "legal, complete and fairly dealt" in there.koopstad("verify", saved[1])
    assert "everybody has one last turn" in there.koopstad("replay", saved[1])


def test_a_whole_game_over_http(there: Environment, served: Served) -> None:
    opened = served.open("Ann", "bot:greedy", "bot:random", game="kade", options={"market": "calm"})
    table, key = opened["info"]["id"], opened["keys"]["0"]
    hints = 0
    update: Json = served.get(f"/api/tables/{table}", key)
    while update["waiting"] != "over":
        if update["to_move"] == 0:
            hint = served.get(f"/api/tables/{table}/hint", key)
            assert hint["reason"]["key"].startswith("hint-")
            choices = served.get(f"/api/tables/{table}/choices", key)
            action = hint["choice"]["number"]
            assert action in [each["number"] for each in choices]
            assert all(each["preview"] is not None for each in choices)
            served.post(f"/api/tables/{table}/moves", {"moves": update["moves"], "action": action}, key)
            hints += 1
        update = served.get(f"/api/tables/{table}", key)
    assert hints > 3
    assert [player["hand"] is None for player in update["view"]["players"]] == [False] * 3
    sheets = update["result"]["sheets"]
    assert [sum(sheet.values()) for sheet in sheets] == update["result"]["scores"]
    record = there.home / "served.koopstad"
    record.write_text(served.get(f"/api/tables/{table}/record", key), encoding="utf-8")
    assert "legal, complete and fairly dealt" in there.koopstad("verify", record.name)


def test_nobody_is_shown_what_is_hidden(served: Served) -> None:
    opened = served.open("Ann", "Bob", game="kade")
    table = opened["info"]["id"]
    for seat in range(2):
        view = served.get(f"/api/tables/{table}", opened["keys"][str(seat)])["view"]
        assert [player["hand"] is not None for player in view["players"]] == [seat == 0, seat == 1]


def test_a_refusal_names_the_rule(served: Served) -> None:
    opened = served.open("Ann", "Bob", game="kade")
    table = opened["info"]["id"]
    key = opened["keys"][str(served.get(f"/api/tables/{table}", opened["watch"])["to_move"])]
    refused = served.post(f"/api/tables/{table}/moves", {"moves": 0, "notation": "keep 1"}, key, 422)
    assert refused["rule"] == "KAD-3.2"
    assert refused["key"] == "why-nothing-drawn"


def test_who_reads_another_language_is_told_in_english(served: Served) -> None:
    assert served.get("/api/games/kade")["languages"] == ["en"]
    dutch = served.get("/api/games/kade/words/nl")
    assert dutch == served.get("/api/games/kade/words/en")
    assert "action-sell = Sell" in dutch
    rules = served.get("/api/games/kade/rules/nl")
    assert rules["KAD-3.3"] == "Who holds six cards cannot draw."
    assert len(rules) == 18
    opened = served.open("Ann", "Bob", game="kade")
    table = opened["info"]["id"]
    key = opened["keys"][str(served.get(f"/api/tables/{table}", opened["watch"])["to_move"])]
    served.post(f"/api/tables/{table}/moves", {"moves": 0, "notation": "draw"}, key)
    log = served.get(f"/api/tables/{table}/log", key, language="fr")
    assert any(line.endswith(" draws") for each in log for line in each["text"])


def test_every_snippet_of_the_page_is_in_the_example() -> None:
    """docs/add-a-game.md shows the example itself: whole files, or parts of them, named above each block."""
    text = DOCS.read_text(encoding="utf-8")
    blocks = re.findall(r"^`([\w/.-]+)`[^\n]*\n\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    shown = {name for name, _ in blocks}
    for name, block in blocks:
        source = (EXAMPLE / name).read_text(encoding="utf-8")
        for part in re.split(r"^ *(?:#|/\*) \.\.\.\n", block, flags=re.MULTILINE):
            assert part.strip("\n") in source, f"{name} has no such lines:\n{part}"
    fenced = len(re.findall(r"^```(?:python|toml|fluent|csv)$", text, re.MULTILINE))
    assert fenced == len(blocks), "a block does not say which file it is part of"
    modules = {path.relative_to(EXAMPLE).as_posix() for path in SOURCES.glob("*.py")}
    assert modules <= shown, "a module of the example is not shown"
