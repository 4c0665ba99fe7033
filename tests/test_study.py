"""The balance lab finds what is there, says how sure it is, and goes on where it was."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

import polars
import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Bot, Eyes, admit
from koopstad.cli.app import app
from koopstad.engine.errors import OptionError
from koopstad.lab import study as lab
from koopstad.lab.findings import Finding, by_cost, by_round, costs_of, dealt, findings, pairs
from koopstad.lab.report import page
from koopstad.lab.simulate import simulate
from koopstad.lab.study import make_plan
from koopstad.lab.sums import Notes, Played
from koopstad.lab.tables import COLUMNS, found_records, write_tables

TRUTH = {f"claim route:{number}": 0.0 for number in range(30)} | {"build card:9": 6.0, "build card:8": -4.0}


def invented(seats: int, games: int, seed: int, truth: dict[str, float], share: float = 0.2) -> Notes:
    """Games as they would be if things had these values: who could use what is not by chance alone."""
    chance = Random(seed)
    notes = Notes({"share": share})
    for _ in range(games):
        lots: list[dict[str, bool]] = []
        scores = []
        common = chance.gauss(50, 20)
        for _ in range(seats):
            strong = chance.random() < 0.5
            met = [thing for thing in truth if chance.random() < (0.8 if strong else 0.3)]
            own = {thing: chance.random() < share for thing in met}
            lost = sum(truth[thing] for thing, forbidden in own.items() if forbidden)
            lots.append(own)
            scores.append(round(common + 15 * strong - lost + chance.gauss(0, 8)))
        best = max(scores)
        notes.add(
            Played(
                scores=scores,
                ranking=[1 if score == best else 2 for score in scores],
                sheets=[{"points": score} for score in scores],
                by_tenth=[0.0] * lab.TENTHS,
                decisions=10,
                lots=lots,
                used=[[] for _ in scores],
            )
        )
    return notes


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_values_are_found_though_strong_seats_could_use_more(seats: int) -> None:
    found = {each.thing: each for each in findings(invented(seats, 2400 // seats, 7, TRUTH))}
    assert set(found) == set(TRUTH)
    for thing, value in TRUTH.items():
        if value:
            assert abs(found[thing].value - value) < 1.5 * found[thing].within
            assert abs(found[thing].value) > found[thing].within, "a clear value is clear"


def test_intervals_hold_what_they_promise() -> None:
    """Of intervals of 95 % about one in twenty does not hold the truth: 960 of them are counted."""
    held = total = 0
    for seed in range(30):
        for each in findings(invented(3, 150, seed, TRUTH)):
            held += abs(each.value - TRUTH[each.thing]) <= each.within
            total += 1
    assert total == 960
    assert 0.92 < held / total < 0.975


class Claimer(Bot):
    """Claims whenever it may; what it did is looked at in the test."""

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        claims = [action for action in actions if eyes.game.name(action).startswith("claim")]
        return (claims or actions)[self.seed % len(claims or actions)]


@pytest.mark.parametrize("name", koopstad.game_names())
def test_what_is_forbidden_is_left_alone(name: str) -> None:
    """Unless there is nothing else: then the rules go before the study."""
    plan = make_plan(name, 2, "random", share=0.5)
    game = koopstad.game(name)
    against = used = 0
    for number in range(2):
        played = lab.play_game(game, plan, number)
        for own, lots in zip(played.used, played.lots, strict=True):
            free = [thing for thing in own if not thing.startswith("keep")]  # one of two has to be kept
            used += len(free)
            against += sum(lots[thing] for thing in free)
            assert set(own) <= set(lots)
        assert any(any(lots.values()) and not all(lots.values()) for lots in played.lots)
    assert used > 5
    assert against <= used / 10


class Keeper(Bot):
    """Plays by chance; which contracts were offered, and what it was let do with them, is looked at."""

    asked: ClassVar[list[tuple[int, list[str], list[str]]]] = []

    def choose(self, eyes: Eyes) -> int:
        actions = eyes.actions()
        names = [eyes.game.name(action) for action in actions]
        if names[0].startswith("keep"):
            contracts = koopstad.game("tickets").printed.rows("contracts")
            offer = [contracts[number] for number in eyes.view()["players"][eyes.seat]["offer"]]
            self.asked.append((eyes.seat, [f"keep contract:{row['a']}-{row['b']}" for row in offer], names))
        return actions[self.seed % len(actions)]


def test_contracts_are_forbidden_by_name_and_kept_by_place() -> None:
    plan = make_plan("tickets", 3, admit(Keeper), share=0.4, verbs=("keep",))
    whole = ["keep 1", "keep 2", "keep both"]
    game = koopstad.game("tickets")
    free = bound = 0
    for number in range(12):
        Keeper.asked.clear()
        played = lab.play_game(game, plan, number)
        for seat, offer, names in Keeper.asked:
            barred = [played.lots[seat][thing] for thing in offer]
            assert names == whole, "with one choice nobody is asked"
            assert all(barred) or not any(barred)
            free += not any(barred)
            bound += all(barred)
        assert {thing.partition(":")[0] for own in played.used for thing in own} == {"keep contract"}
    assert free > 10
    assert bound > 3


def test_the_lots_are_drawn_evenly_and_do_not_depend_on_play() -> None:
    game = koopstad.game("tickets")
    plans = [make_plan("tickets", 3, admit(Claimer), share=0.3), make_plan("tickets", 3, "greedy", share=0.3)]
    drawn: list[bool] = []
    for number in range(12):
        one, other = (lab.play_game(game, plan, number) for plan in plans)
        for mine, theirs in zip(one.lots, other.lots, strict=True):
            assert all(theirs[thing] == lot for thing, lot in mine.items() if thing in theirs)
            drawn += mine.values()
    assert len(drawn) > 500
    assert 0.25 < sum(drawn) / len(drawn) < 0.35


def test_a_study_goes_on_where_it_was_with_any_number_of_workers(tmp_path: Path) -> None:
    plan = make_plan("tickets", 2)
    whole = list(lab.study(plan, 24, Notes(plan.data()), workers=2))[-1]
    path = tmp_path / "notes"
    for kept in lab.study(plan, 16, lab.load(path, plan)):
        lab.save(path, kept)
        break  # interrupted after the first piece
    begun = lab.load(path, plan)
    assert begun.games == lab.PIECE
    for kept in lab.study(plan, 24, begun):
        lab.save(path, kept)
    assert lab.load(path, plan) == whole
    with pytest.raises(OptionError, match="of another study"):
        lab.load(path, make_plan("tickets", 3))
    path.write_text("{}", "utf-8")
    with pytest.raises(OptionError, match="no notes of a study"):
        lab.load(path, plan)


def test_the_report_tells_all_of_it_on_one_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["lab", "study", "tickets", "--games", "32", "--seats", "3", "--seed", "4"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    text = Path("tickets-study.html").read_text("utf-8")
    for said in ("32 games of 3 seats", "seed 4", "greedy", "edition", "± is half of an interval of 95 %"):
        assert said in text
    for heading in (
        "Seats",
        "Points at the end",
        "Where points come from",
        "When points come",
        "Length",
        "worth",
        "Cost and value",
        "Value by round",
        "Pairs that work together",
        "Editions and options",
        "first=2",
    ):
        assert heading in text
    assert text.count("<svg") == 7
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", text), "something is fetched from elsewhere"
    assert "<script" not in text
    again = CliRunner().invoke(app, [*words, "--json"])
    assert again.exit_code == 0
    found = lab.summary(lab.load(Path("tickets-study.notes"), make_plan("tickets", 3, seed=4)))
    assert found["games"] == 32
    assert sum(found["points"].values()) == 96
    assert sum(one["wins"]["mean"] for one in found["seats"]) == pytest.approx(1, abs=0.01)
    mean = sum(one["points"]["mean"] for one in found["seats"]) / 3
    assert sum(pair["mean"] for pair in found["sources"].values()) == pytest.approx(mean, abs=0.01)
    assert sum(found["points_by_tenth"]) == pytest.approx(mean, abs=0.5)
    for word, row in found["sources_by_round"].items():
        assert sum(row.values()) == pytest.approx(found["sources"][word]["mean"], abs=0.01)
    assert set(found["sources_by_round"]) == set(found["sources"])
    routes, kept = found["sources_by_round"]["routes"], found["sources_by_round"]["kept"]
    assert list(routes) == ["1", "2", "3", "4", "5", "end"]
    assert routes["1"] > 0
    assert [part for part, points in kept.items() if points] == ["end"], "TTA-8.2: contracts count at the end"
    assert page(found) == text


def game_with(scores: list[int], lots: list[dict[str, bool]], met: list[dict[str, int]]) -> Played:
    return Played(
        scores=scores,
        ranking=[1 if score == max(scores) else 2 for score in scores],
        sheets=[{"points": score} for score in scores],
        by_tenth=[0.0] * lab.TENTHS,
        decisions=10,
        lots=lots,
        used=[[] for _ in scores],
        met=met,
        rounds=[[] for _ in scores],
    )


@pytest.mark.parametrize("seats", [1, 3])
def test_pairs_and_rounds_are_found(seats: int) -> None:
    """Cards 1 and 2 bring 8 points together, 3 and 4 do the same thing; cards are worth 6 in round 1 and
    2 in round 2; nothing else matters.
    """
    chance = Random(5)
    notes = Notes({"share": 0.3, "verbs": ["build"]})
    for _ in range(6000 // seats):
        scores, lots, met = [], [], []
        for _ in range(seats):
            own = {f"build card:{number}": chance.random() < 0.3 for number in range(1, 9)}
            when = {thing: chance.choice([1, 2]) for thing in own}
            has = {number: not own[f"build card:{number}"] for number in range(1, 9)}
            score = 40 + 8 * (has[1] and has[2]) - 5 * (has[3] and has[4]) + chance.gauss(0, 6)
            for thing, forbidden in own.items():
                score += 0 if forbidden else 6 if when[thing] == 1 else 2
            scores.append(round(score))
            lots.append(own)
            met.append(when)
        notes.add(game_with(scores, lots, met))
    found = pairs(notes)
    assert found["counted"] == 28
    told = {one["pair"]: one for one in found["pairs"]}
    for name, value in (("build card:1 + build card:2", 8), ("build card:3 + build card:4", -5)):
        assert told[name]["clear"]
        assert abs(told[name]["value"] - value) < 1.7 * told[name]["within"]
    assert found["clear"] == 2
    rounds = {one["round"]: one for one in by_round(notes)}
    # Two of eight cards are worth 5.6 more, two 3.5 less, for what their partner brings: 0.5 on the mean.
    assert abs(rounds[1]["value"] - 6.5) < 1.7 * rounds[1]["within"]
    assert abs(rounds[2]["value"] - 2.5) < 1.7 * rounds[2]["within"]
    assert rounds[1]["value"] - rounds[1]["within"] > rounds[2]["value"] + rounds[2]["within"]


def test_what_is_far_from_its_peers_of_the_same_cost_is_found() -> None:
    chance = Random(2)
    costs = {f"build card:{number}": number % 6 for number in range(60)}
    found = [
        Finding(
            thing, 1 + 2 * cost + chance.gauss(0, 0.5) + (9 if thing == "build card:7" else 0), 0.6, 1.0, 50
        )
        for thing, cost in costs.items()
    ]
    (told,) = by_cost([*found, Finding("site card:7", 1.0, 0.1, 1.0, 50)], costs)
    assert told["verb"] == "build"
    assert abs(told["for_each"] - 2) < told["within"]
    assert [one["thing"] for one in told["things"] if one["far"]] == ["build card:7"]
    assert told["things"][0]["beyond"] == pytest.approx(9, abs=2)


@pytest.mark.parametrize("name", koopstad.game_names())
def test_costs_are_those_that_are_printed(name: str) -> None:
    """Every thing that is weighed with a cost is one that the game can name."""
    game = koopstad.game(name)
    costs = costs_of(name)
    plan = make_plan(name, 2, "random", share=0.0)
    met = {thing for own in lab.play_game(game, plan, 0).lots for thing in own}
    verbs = {thing.partition(" ")[0] for thing in costs}
    assert verbs
    assert {thing for thing in met if thing.partition(" ")[0] in verbs} <= set(costs)


def test_every_edition_and_option_is_played_beside_the_plain_game(tmp_path: Path) -> None:
    plan = make_plan("amsterdam", 2, "random")
    names = list(lab.variants_of(plan))
    assert {"edition=nl", "rounds=10", "expansions=workers", "tasks=5 with expansions=tasks"} <= set(names)
    played: list[int] = []
    for kept in lab.study(plan, 2, Notes(plan.data()), variants=2, progress=played.append):
        lab.save(tmp_path / "notes", kept)
        if sum(played) > 8:
            break  # interrupted
    begun = lab.load(tmp_path / "notes", plan)
    *_, whole = lab.study(plan, 2, begun, variants=2, progress=played.append)
    assert sum(played) == 2 + 2 * (1 + len(names))
    told = {one["variant"]: one for one in lab.summary(whole)["variants"]}
    assert list(told) == names
    assert told["rounds=10"]["decisions"]["mean"] < -20, "two rounds less are clearly shorter"
    for one in told.values():
        assert sum(row["wins"]["mean"] for row in one["seats"]) == pytest.approx(0, abs=0.001)
        moved = sum(row["points"]["mean"] for row in one["seats"]) / 2
        assert sum(pair["mean"] for pair in one["sources"].values()) == pytest.approx(moved, abs=0.01)


def test_what_is_dealt_is_weighed_by_the_deal() -> None:
    """Who has task 1 has 6 points more, whatever the others have."""
    chance, notes = Random(9), Notes({"share": 0.2})
    for _ in range(300):
        hands = [tuple(f"task:{task}" for task in hand) for hand in _hands(chance)]
        scores = [round(50 + 6 * ("task:1" in hand) + chance.gauss(0, 5)) for hand in hands]
        notes.add(replace(game_with(scores, [{}] * 3, [{}] * 3), dealt=hands))
    found = dealt(notes)
    assert len(found) == 9
    assert found[0]["thing"] == "task:1"
    assert found[0]["mean"] == pytest.approx(4, abs=found[0]["within"])  # a third of the table has it
    assert found[0]["seats"] == 300


def _hands(chance: Random) -> list[list[int]]:
    tasks = list(range(1, 10))
    chance.shuffle(tasks)
    return [tasks[:3], tasks[3:6], tasks[6:]]


def test_tasks_of_amsterdam_are_dealt_things() -> None:
    plan = make_plan("amsterdam", 3, "random", options={"expansions": ["tasks"]})
    played = lab.play_game(koopstad.game("amsterdam"), plan, 0)
    given = [task for own in played.dealt for task in own]
    assert len(given) == len(set(given)) == 9
    assert all(task.startswith("task:") for task in given)
    notes = Notes(plan.data())
    notes.add(played)
    assert "What is dealt" in page({**lab.summary(notes), "dealt": dealt(notes, 1)})


def test_a_study_of_another_edition_plays_and_tells_that_one(tmp_path: Path) -> None:
    """Its things cost what it says, and it is not gone on with as another one."""
    cheap: dict[str, object] = {"name": "cheap", "cards": {"216": {"cost": 1}}}
    plan, plain = make_plan("hamburg", 2, "random", edition=cheap), make_plan("hamburg", 2, "random")
    assert plan.data()["edition"] != plain.data()["edition"]
    assert "printed" not in plain.data()
    *_, notes = lab.study(plan, 3, Notes(plan.data()), workers=2)
    lab.save(tmp_path / "notes", notes)
    assert lab.load(tmp_path / "notes", plan) == notes
    with pytest.raises(OptionError, match="of another study"):
        lab.load(tmp_path / "notes", plain)
    assert costs_of("hamburg", notes.plan["printed"])["build card:216"] == 1
    assert costs_of("hamburg")["build card:216"] == 12
    assert f"edition cheap ({plan.data()['edition']})" in page(lab.summary(notes))


def test_names_in_a_report_are_text_and_not_html() -> None:
    notes = invented(2, 60, 1, {"claim <script>alert(1)</script>": 1.0})
    notes.plan = {**make_plan("tickets", 2).data(), "player": "<b>"}
    text = page(lab.summary(notes))
    assert "<script" not in text
    assert "<b>" not in text


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": 9}, "seats"),
        ({"player": "clever"}, "no bot"),
        ({"share": 1.0}, "between 0 and 1"),
        ({"verbs": ("fly",)}, "no action of tickets begins with 'fly'"),
    ],
)
def test_what_cannot_be_studied_is_said(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        make_plan(**{"game": "tickets", **wrong})  # type: ignore[arg-type]


def test_parquet_holds_what_csv_holds(tmp_path: Path) -> None:
    simulate("tickets", 3, 2, ["random"], save=tmp_path / "kept")
    paths = found_records(tmp_path / "kept")
    count = write_tables(paths, tmp_path / "csv")
    assert write_tables(paths, tmp_path / "parquet", parquet=True) == count
    assert sorted(path.name for path in (tmp_path / "parquet").iterdir()) == sorted(
        f"{name}.parquet" for name in COLUMNS
    )
    for name in COLUMNS:
        one = polars.read_csv(tmp_path / "csv" / f"{name}.csv", infer_schema_length=None)
        assert polars.read_parquet(tmp_path / "parquet" / f"{name}.parquet").equals(one)
