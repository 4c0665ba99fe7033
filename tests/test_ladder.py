"""A ladder finds how strong bots are, says how sure it is, and goes on where it was interrupted."""

from __future__ import annotations

import json
import math
import re
from dataclasses import asdict
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from koopstad.cli.app import app
from koopstad.engine.errors import OptionError
from koopstad.lab import ladder
from koopstad.lab.deals import Deal, Notebook
from koopstad.lab.ladder_page import drawn, write_page
from koopstad.lab.ratings import Rating, Shares, ratings

TRUTH = {"master": 1720.0, "alderman": 1610.0, "greedy": 1500.0, "clerk": 1350.0, "child": 1100.0}
PAGE = "# Bots\n\n<!-- ladder tickets -->\nold\n<!-- end of ladder tickets -->\n\nThe rest.\n"
SMALL = ["lab", "ladder", "tickets", "--bots", "greedy,random", "--deals", "3", "--seats", "2"]


def invented(seats: int, deals: int, seed: int, apart: int = 1) -> Shares:
    """Deals as they would be if bots had these ratings; some deals are kind to whoever plays them first."""
    chance = Random(seed)
    luck = [chance.gauss(0, 1) for _ in range(deals)]
    shares: dict[tuple[str, str], list[float]] = {}
    for first, second in ladder.pairs_of(list(TRUTH), apart):
        odds = 10 ** ((TRUTH[first] - TRUTH[second]) / 400) / (seats - 1)
        share = odds / (1 + odds)
        # Wins of one deal go together, in all pairs; over all deals the share is right.
        shares[first, second] = [float(0.5 * (1 + math.erf(each / 2**0.5)) < share) for each in luck]
    return shares


# --- ratings ---


@pytest.mark.parametrize(("seats", "apart"), [(2, 1), (4, 1), (4, 2), (5, 3)])
def test_strengths_that_are_known_are_found(seats: int, apart: int) -> None:
    found = ratings(invented(seats, 4000, 5, apart), seats, drawn=40)
    assert [row.bot for row in found] == list(TRUTH)
    for row in found:
        assert row.rating == pytest.approx(TRUTH[row.bot], abs=25)
        assert row.low <= row.rating <= row.high
    assert found[2].low == found[2].high == 1500
    assert found[0].above == pytest.approx(found[0].rating - found[1].rating)
    assert found[-1].above is None


def test_ratings_are_the_likeliest_ones() -> None:
    """By hand, for three bots of which each met each: the wins expected of each are those it had."""
    shares = {
        ("a", "b"): [1.0, 0.0, 1.0, 0.5],
        ("b", "c"): [1.0, 1.0, 0.0, 1.0],
        ("a", "c"): [1.0] * 3 + [0.5],
    }
    found = {row.bot: row.rating for row in ratings(shares, 2, drawn=10)}
    assert found["c"] == 1500  # without greedy the last one stands there
    for bot in found:
        won = expected = 0.0
        for (first, second), each in shares.items():
            share = 1 / (1 + 10 ** ((found[second] - found[first]) / 400))
            if bot in (first, second):
                won += sum(each) if bot == first else 4 - sum(each)
                expected += 4 * (share if bot == first else 1 - share)
        assert expected == pytest.approx(won, abs=1e-6)


def test_intervals_cover_what_they_should() -> None:
    held = dict.fromkeys(TRUTH, 0)
    for seed in range(40):
        chance = Random(seed)
        shares = {}
        for first, second in ladder.pairs_of(list(TRUTH), 2):
            share = 1 / (1 + 10 ** ((TRUTH[second] - TRUTH[first]) / 400))
            shares[first, second] = [float(chance.random() < share) for _ in range(150)]
        for row in ratings(shares, 2, seed, drawn=80):
            held[row.bot] += row.low <= TRUTH[row.bot] <= row.high
    for bot in ("master", "alderman", "clerk", "child"):
        assert 32 <= held[bot] <= 40, bot
    assert sum(held[bot] for bot in held if bot != "greedy") < 160  # nor are they wider than they need be


def test_games_of_one_deal_are_one_proof() -> None:
    """Deals that decide everything leave doubt, however often each of them is played."""
    won = [float(deal % 2) for deal in range(20)]
    both = ratings({("a", "b"): won, ("b", "c"): won}, 2)
    one = ratings({("a", "b"): won, ("b", "c"): won[::-1]}, 2)
    assert both[0].high - both[0].low > 1.5 * (one[0].high - one[0].low)


def test_who_wins_everything_has_a_rating_all_the_same() -> None:
    high, low = ratings({("a", "b"): [1.0] * 50}, 4)
    assert 700 < high.rating - low.rating < 1100
    assert high.rating - low.rating == pytest.approx(400 * math.log10(3 * 49.5 / 0.5))


@pytest.mark.parametrize(
    ("shares", "seats", "why"),
    [
        ({("a", "b"): [1.0, 2.0]}, 2, "between 0 and 1"),
        ({("a", "b"): [1.0, 0.0], ("b", "c"): [1.0]}, 2, "b and c have played 1 deals, others 2"),
        ({("a", "b"): [1.0, 0.0], ("c", "d"): [1.0, 0.0]}, 2, "nothing connects c, d"),
        ({("a", "b"): [1.0, 0.0]}, 1, "two seats"),
        ({}, 2, "no ratings"),
    ],
)
def test_results_that_say_nothing_are_refused(shares: Shares, seats: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        ratings(shares, seats)


def test_rating_of_one_pair_and_its_interval_are_what_they_say() -> None:
    assert ladder.rating(0.25, 4) == pytest.approx(0)
    assert ladder.rating(0.5, 2) == pytest.approx(0)
    assert ladder.rating(0.9, 4) == pytest.approx(573, abs=1)
    terms = ladder.Terms("tickets", 2)
    found = ladder.summed(terms, "greedy", "random", [Deal(share, 0.0) for share in (0.0, 1.0, 0.5, 0.5)])
    assert found.share == 0.5
    assert found.share_within == pytest.approx(1.96 * (1 / 6) ** 0.5 / 2)


# --- playing ---


def test_a_ladder_plays_the_same_deals_and_says_how_sure_it_is() -> None:
    whole = ladder.ladder("tickets", ["greedy", "random"], 6, 2, seed=3)
    (found,) = whole.pairs
    assert (found.first, found.second, found.deals, found.games, found.even) == (
        "greedy",
        "random",
        6,
        12,
        0.5,
    )
    assert found.share > 0.8
    assert found.lead > 10
    assert found.lead_within > 0
    assert found.above_from <= found.above <= found.above_to
    assert [row.bot for row in whole.ratings] == ["greedy", "random"]
    assert whole == ladder.ladder("tickets", ["greedy", "random"], 6, 2, seed=3, workers=2)


def test_a_deal_can_be_played_once_in_one_seat_after_the_other() -> None:
    once = ladder.Terms("tickets", 2, 3, once=True)
    each = [ladder.play_deal(once, "greedy", "random", deal) for deal in range(4)]
    (found,) = ladder.ladder("tickets", ["greedy", "random"], 4, 2, seed=3, once=True).pairs
    assert (found.deals, found.games) == (4, 4)
    assert found.lead == pytest.approx(sum(deal.lead for deal in each) / 4)
    assert [once.seats_of(deal) for deal in range(4)] == [[0], [1], [0], [1]]
    every = ladder.Terms("tickets", 2, 3)
    leads = [ladder.play_deal(every, "greedy", "random", deal).lead for deal in range(4)]
    assert leads != [deal.lead for deal in each]


def test_who_plays_whom() -> None:
    assert ladder.pairs_of(["a", "b", "c"]) == [("a", "b"), ("b", "c")]
    assert ladder.pairs_of(["a", "b", "c", "d"], 2) == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
        ("b", "d"),
        ("c", "d"),
    ]


@pytest.mark.parametrize(
    ("names", "deals", "seats", "apart", "why"),
    [
        (["greedy"], 5, 2, 1, "two different bots"),
        (["greedy", "greedy"], 5, 2, 1, "two different bots"),
        (["greedy", "random"], 5, 7, 1, "no ladder for 7 seats"),
        (["greedy", "random"], 1, 2, 1, "two deals"),
        (["greedy", "random"], 5, 2, 0, "at least 1 place below"),
        (["greedy", "clever"], 5, 2, 1, "no bot 'clever'"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(
    names: list[str], deals: int, seats: int, apart: int, why: str
) -> None:
    with pytest.raises(OptionError, match=why):
        ladder.ladder("tickets", names, deals, seats, apart=apart)


# --- going on ---


def interrupted(monkeypatch: pytest.MonkeyPatch, at: int) -> list[object]:
    """Breaks a ladder off in its so-manieth deal; the deals that were asked for, then and later."""
    real, asked = ladder.play_deal, []

    def play(*job: object) -> Deal:
        asked.append(job[-1])
        if len(asked) == at:
            raise KeyboardInterrupt
        return real(*job)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder, "play_deal", play)
    return asked


def test_who_is_interrupted_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = {"game": "tickets", "bots": ["greedy", "random"], "seats": 2, "once": True}
    straight = ladder.ladder(**terms, deals=5)  # type: ignore[arg-type]
    notes = tmp_path / "deals"
    asked = interrupted(monkeypatch, 3)
    with pytest.raises(KeyboardInterrupt):
        ladder.ladder(**terms, deals=4, notes=notes)  # type: ignore[arg-type]
    with notes.open("a") as file:
        file.write('["greedy", "rand')  # the machine went off in the middle of a line
    steps: list[int] = []
    assert ladder.ladder(**terms, deals=5, notes=notes, progress=steps.append) == straight  # type: ignore[arg-type]
    assert asked == [0, 1, 2, 2, 3, 4]
    assert steps == [2, 1, 1, 1]
    assert ladder.ladder(**terms, deals=5, notes=notes) == straight  # type: ignore[arg-type]
    assert len(asked) == 6
    assert ladder.ladder(**terms, deals=3, notes=notes).pairs[0].deals == 3  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# Bots\nno deals\n", "holds no deals of a ladder; name another file"),
        ("no line", "holds no deals of a ladder"),
        ('{"form": 0}\n', "are of another ladder; name another file"),
        ('{"form": 1, "seed": 1}\n["a", "b"]\n', "holds no deals of a ladder"),
    ],
)
def test_files_that_hold_something_else_are_left_alone(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "deals"
    path.write_text(text)
    with pytest.raises(OptionError, match=why), Notebook(path, {"seed": 1}):
        pass
    assert path.read_text() == text


def test_deals_of_another_seed_are_not_gone_on_with(tmp_path: Path) -> None:
    notes = tmp_path / "deals"
    ladder.ladder("tickets", ["greedy", "random"], 2, 2, seed=1, once=True, notes=notes)
    with pytest.raises(OptionError, match="of another ladder"):
        ladder.ladder("tickets", ["greedy", "random"], 2, 2, seed=2, once=True, notes=notes)


# --- what one sees ---


def some() -> ladder.Ladder:
    pair = ladder.summed(ladder.Terms("tickets", 2), "a<b", "greedy", [Deal(1.0, 4.0), Deal(0.5, 2.0)])
    rows = [Rating("a<b", 1712.4, 1600.0, 1830.0, 212.4, 100.0, 330.0), Rating("greedy", 1500, 1500, 1500)]
    return ladder.Ladder(rows, [pair])


def test_a_page_gets_table_and_picture_and_keeps_the_rest(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    write_page(page, "tickets", some(), "koopstad lab ladder tickets --deals 2")
    picture = write_page(page, "tickets", some(), "koopstad lab ladder tickets")
    text = page.read_text()
    assert "| `a<b` | 1712 (1600 to 1830) | +212 (+100 to +330) | 75.0% ± 49.0% of 4 | +3.0 ± 2.0 |" in text
    assert "| `greedy` | 1500 (1500 to 1500) | - | - | - |" in text
    assert "    koopstad lab ladder tickets\n" in text
    assert "(images/ladder-tickets.svg)" in text
    assert text.startswith("# Bots\n")
    assert text.endswith("\n\nThe rest.\n")
    assert "old" not in text
    assert picture == tmp_path / "images" / "ladder-tickets.svg"
    assert picture.read_text() == drawn(some().ratings)


def test_the_picture_has_a_dot_between_its_whiskers() -> None:
    root = ElementTree.fromstring(drawn(some().ratings))
    name = "{http://www.w3.org/2000/svg}"
    dots = [float(dot.attrib["cx"]) for dot in root.iter(f"{name}circle")]
    ends = [
        [float(number) for number in re.findall(r"[MH]([\d.]+)", path.attrib["d"])]
        for path in root.iter(f"{name}path")
        if path.attrib["class"] == "whisker"
    ]
    assert ends[0][0] < dots[0] < ends[0][1]
    assert ends[1][0] == dots[1] == ends[1][1] < ends[0][0]
    assert "a<b" in [text.text for text in root.iter(f"{name}text")]
    assert len({text.attrib["x"] for text in root.iter(f"{name}text") if text.text == "1500"} - {""}) == 1


def test_the_command_prints_keeps_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bots.md").write_text(PAGE)
    done = CliRunner().invoke(app, [*SMALL, "--once", "--notes", "deals", "--page", "bots.md"])
    assert done.exit_code == 0, done.output
    assert re.search(r"greedy +1500 +1500 to 1500 +\+\d+", done.output)
    told = "    koopstad lab ladder tickets --bots greedy,random --deals 3 --seed 1 --seats 2 --once\n"
    assert told in Path("bots.md").read_text()
    again = CliRunner().invoke(app, [*SMALL, "--once", "--notes", "deals", "--json"])
    found = ladder.ladder("tickets", ["greedy", "random"], 3, 2, once=True)
    assert json.loads(again.stdout) == asdict(found)
    assert len(Path("deals").read_text().splitlines()) == 4


def test_a_page_without_a_place_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE.replace("tickets", "hamburg"))
    done = CliRunner().invoke(app, [*SMALL, "--notes", str(tmp_path / "deals"), "--page", str(page)])
    assert done.exit_code != 0
    assert "<!-- ladder tickets -->" in str(done.exception) + done.output
    assert not (tmp_path / "deals").exists()
