"""Every scenario of every game holds; and a scenario that is wrong in itself is told so, word by word."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import koopstad
from koopstad.engine.coverage import Watch, scenario_files, to_cover
from koopstad.engine.errors import ScenarioError
from koopstad.engine.scenario import Report, run_file
from tests.once import Scenarios

FILES = [(name, path) for name in koopstad.game_names() for path in scenario_files(koopstad.game(name))]


@cache
def watch(name: str) -> Watch:
    return Watch(koopstad.game(name))


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}/{path.stem}" for name, path in FILES])
def test_scenario(name: str, path: Path, scenarios: Scenarios) -> None:
    report, _ = scenarios.run(watch(name), path, koopstad.game)
    assert report.failures == []
    assert report.title
    assert report.cites


@pytest.mark.parametrize("name", koopstad.game_names())
def test_every_rule_is_tried_by_a_scenario_that_cites_it(name: str, scenarios: Scenarios) -> None:
    coverage = to_cover(koopstad.game(name))
    for path in scenario_files(koopstad.game(name)):
        coverage.count(*scenarios.run(watch(name), path, koopstad.game))
    assert coverage.missing == [], "scenarios cite these, but what applies them does not run"


def run(tmp_path: Path, text: str) -> Report:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return run_file(path, koopstad.game)


GAME = 'game = "tickets"\n'
GIVEN = f"{GAME}[given]\n"
THEN = f"{GAME}[given]\n[then]\n"
SEAT = f"{GAME}[given.seat.0]\n"
END = "\n[then]\nover = false"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("title = ", "no valid TOML"),
        (f"seats = {'9' * 5000}", "no valid TOML"),
        (f"seats = {'[' * 5000}", "no valid TOML"),
        ("[then]\nover = false", "the game is missing"),
        ('game = "chess"\n[then]\nover = false', "no game 'chess'"),
        (GAME, "neither what is done"),
        (f"{GAME}tittle = 'x'{END}", "unknown word 'tittle'; did you mean 'title'"),
        (f"{GAME}seats = 9{END}", "2 to 4 seats, not 9"),
        (f"{GAME}seats = 9\n[given]{END}", "2 to 4 seats, not 9"),
        (f"{GAME}seats = 'two'{END}", "'seats' should be a whole number"),
        (f"{GAME}options = {{ speed = 1 }}{END}", "no option 'speed'"),
        (f"{GAME}edition = 'none.toml'{END}", "cannot read the edition file"),
        (f"{GAME}setup = [1]\n[given]{END}", "does not go with 'given'"),
        (f"{GAME}setup = ['purple']{END}", "setup: outcomes: 'purple' is neither"),
        (f"{GAME}given = 3{END}", "'given' should be a table"),
        # the position
        (f"{GIVEN}colour = 3{END}", "given.colour: unknown word"),
        (f"{GIVEN}open = ['purple']{END}", "given.open: 'purple' is no card"),
        (f"{GIVEN}open = ['red','red','red','red','blue','blue']{END}", "at most 5 cards"),
        (f"{GIVEN}pile = {{ pink = 7 }}{END}", "8 pink cards, but there are only 6"),
        (f"{GIVEN}pile = {{ pink = -1 }}{END}", "given.pile.pink: -1 is less than 0"),
        (f"{GIVEN}held = 1{END}", "given.held"),
        (f"{GIVEN}last_turns = 3{END}", "given.last_turns: 3 is more than 2"),
        (f"{GIVEN}bonus_pile = 'many'{END}", "given.bonus_pile: 'many' is no whole number"),
        (f"{GIVEN}to_move = 2{END}", "given.to_move: there are seats 0 to 1, not 2"),
        (f"{GIVEN}step = 'sleep'{END}", "given.step: 'sleep' is none of"),
        (f"{GIVEN}step = 'keep'{END}", "given.step: a seat chooses"),
        (f"{GIVEN}closed = ['dam-moon/red']{END}", "given.closed: 'dam-moon/red' is no route"),
        (f"{GIVEN}contract_eyes = {{ 'noordermarkt-waag' = [5] }}{END}", "seats 0 to 1"),
        (f"{GIVEN}seat = 3{END}", "given.seat: 3 is no table"),
        (f"{GIVEN}[given.seat.7]\nhand = []{END}", "given.seat.7: there are seats 0 to 1"),
        (f"{SEAT}money = 1{END}", "given.seat.0.money: unknown word"),
        (f"{SEAT}carts = 17{END}", "given.seat.0.carts: 17 is more than 16"),
        (f"{SEAT}hand = {{ pink = 'two' }}{END}", "given.seat.0.hand.pink"),
        (f"{SEAT}known = ['red']{END}", "1 red known, but 0 in hand"),
        (
            f"{SEAT}routes = ['dam-waag/red']{END}",
            "'dam-waag/red' is no route",
        ),
        (f"{SEAT}contracts = ['dam-waag']{END}", "'dam-waag' is no contract"),
        (
            f"{SEAT}routes = ['dam-oude_kerk/pink', 'dam-oude_kerk/orange']{END}",
            "both routes of a double",
        ),
        (
            f"{GIVEN}contract_pile = 'noordermarkt-waag'\n[given.seat.0]\noffer = 'noordermarkt-waag'{END}",
            "the contract noordermarkt-waag lies in two places",
        ),
        # the steps
        (f"{GAME}when = [3]", "step 1: 3 is no table"),
        (f"{GIVEN}[[when]]\nplay = 'draw'\n[[when]]\nplays = 'draw'", "step 2: unknown word 'plays'"),
        (f"{GIVEN}[[when]]\nplay = 'fly'", "step 1: 'fly' is no action"),
        (f"{GIVEN}[[when]]\nplay = [1]", "step 1: 1 is no action"),
        (f"{GIVEN}[[when]]\nplay = 'claim begijnhof-dam/grey red+blue'", "step 1: TTA-5.3"),
        (f"{GIVEN}[[when]]\ncan = 'take purple'", "step 1: 'take purple' is no action"),
        (f"{GIVEN}[[when]]\ncannot = ['take purple']", "step 1: 'take purple' is no action"),
        (f"{GIVEN}[[when]]\ncannot = {{ pass = 4 }}", "step 1: cannot: 4 is no number of a rule"),
        (f"{GIVEN}[[when]]\nrule = 'TTA-4.4'", "step 1: 'rule' goes with"),
        (f"{GIVEN}[[when]]\ncannot = ['pass']\nwhy = 'x'", "step 1: 'why' goes with"),
        (f"{GIVEN}[[when]]\ncannot = {{ pass = {{ wy = 'x' }} }}", "cannot: unknown word 'wy'"),
        (f"{GIVEN}[[when]]\nundo = 'all'", "step 1: 'undo' should be true or false or a whole number"),
        (f"{GIVEN}[[when]]\noutcomes = ['pink']", "step 1: 'outcomes' goes with 'play'"),
        (f"{GIVEN}[[when]]\nplay = 'draw'\noutcomes = ['purple']", "step 1: outcomes: 'purple'"),
        (f"{GIVEN}[[when]]\nplay = 'draw'\noutcomes = [1.5]", "step 1: outcomes: 1.5 is neither"),
        (f"{GIVEN}[[when]]\nfinish = 1", "step 1: 'finish' should be true or false"),
        # the facts
        (f"{THEN}luck = 1", "then: there is no fact 'luck'"),
        (f"{THEN}'seat.0.money' = 1", "there is no fact 'seat.0.money': seat.0 has hand"),
        (f"{THEN}'seat.5.hand' = {{}}", "seat has 2 entries"),
        (f"{THEN}'seat.0.hand.purple' = 0", "nothing in this game is called 'purple'"),
        (f"{THEN}'seat.0.hand' = {{ purple = 0 }}", "nothing in this game is called 'purple'"),
        (f"{THEN}'open lacks' = 'purple'", "nothing in this game is called 'purple'"),
        (f"{THEN}'open holds' = 'red'", "open: 'holds' is no comparison"),
        (f"{THEN}'seat.0.points size' = 1", "seat.0.points size"),
        (f"{THEN}'seat.0.points contains' = 1", "seat.0.points contains"),
        (f"{THEN}'open change' = 1", "open change"),
        (f"{THEN}'open at least' = 1", "open at least"),
        (f"{THEN}'open unchanged' = 'yes'", "open unchanged"),
        (f"{THEN}'seat.0.points' = {{ red = 1 }}", "so it has no red"),
    ],
)
def test_a_mistake_in_a_scenario_is_named(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        run(tmp_path, text)
    assert words in str(caught.value)
    assert "mine.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "failures"),
    [
        (f"{THEN}'seat.0.carts' = 15", ["then: seat.0.carts should be 15, but it is 16"]),
        (f"{THEN}over = 0", ["then: over should be 0, but it is False"]),
        (f"{THEN}'open contains' = ['red', 'red']", ["then: open should contain ['red', 'red']"]),
        (f"{THEN}'open lacks' = 'red'", ["then: open should lack 'red'"]),
        (f"{THEN}'open.red' = 2", ["then: open.red should be 2, but it is 1"]),
        (f"{THEN}'pile size' = 40", ["then: pile size should be 40, but it is 39"]),
        (f"{THEN}'pile size at most' = 38", ["then: pile size at most should be 38, but it is 39"]),
        (f"{THEN}'seat.0.carts at least' = 17", ["then: seat.0.carts at least should be 17"]),
        (f"{THEN}'seat.0.carts not' = 16", ["then: seat.0.carts not should be 16"]),
        (f"{THEN}'open in any order' = ['red', 'blue']", ["then: open in any order should be"]),
        (f"{THEN}'open unchanged' = false", ["then: open unchanged should be False"]),
        (f"{THEN}'seat.0.hand change' = {{ red = 1 }}", ["then: seat.0.hand change should be {'red': 1}"]),
        (f"{THEN}'actions lacks' = 'take *'", ["then: actions should lack 'take *'"]),
        (f"{THEN}to_move = 'none'", ["then: to_move should be 'none', but it is 0"]),
        (f"{THEN}can = 'pass'", ["then: 'pass' should be possible, but TTA-3.2"]),
        (f"{THEN}cannot = 'draw'", ["then: 'draw' should not be possible"]),
        (f"{THEN}cannot = {{ pass = 'TTA-4.4' }}", ["then: 'pass' should fall to TTA-4.4, but TTA-3.2"]),
        (
            f"{GIVEN}[[when]]\ncannot = 'pass'\nrule = 'TTA-3.2'\nwhy = 'too dear'",
            ["step 1: 'pass' should be refused with 'too dear', but TTA-3.2"],
        ),
        (f"{GIVEN}[[when]]\nundo = true", ["step 1: the last move cannot be taken back"]),
        (
            f"{GIVEN}[[when]]\nplay = 'draw'\noutcomes = ['blue']\nundo = true",
            ["step 1: the last move cannot be taken back"],
        ),
        (f"{GIVEN}[[when]]\nseat = 1\nplay = 'draw'", ["step 1: seat 1 should be to move, but it is 0"]),
        (
            f"{GIVEN}[[when]]\nplay = 'pass'\n[then]\nover = true",
            ["step 1: 'pass' cannot be played now: TTA-3.2"],
        ),
        (
            f"{GIVEN}pile = {{ red = 1 }}\n[[when]]\nplay = 'draw'\noutcomes = ['blue']",
            ["step 1: outcome 1, 'blue', cannot come up"],
        ),
        (
            f"{GIVEN}[[when]]\nplay = 'draw'\noutcomes = ['blue', 'red', 'pink']",
            ["step 1: these outcomes were not asked for: red, pink"],
        ),
        (
            f"{GAME}setup = ['7 x pink']\noptions = {{ first = '1' }}\n[then]\nover = false",
            ["setup: outcome 7, 'pink', cannot come up"],
        ),
        (f"{GIVEN}[[when]]\nfinish = true\n[[when]]\nfinish = true", ["step 2: the game is over already"]),
        (f"{GIVEN}[[when]]\nrun = true\n[[when]]\nplay = 'draw'", ["step 2: 'draw' cannot be played now"]),
    ],
)
def test_what_does_not_hold_is_told(tmp_path: Path, text: str, failures: list[str]) -> None:
    report = run(tmp_path, text)
    assert not report.passed
    assert len(report.failures) == len(failures)
    for failure, words in zip(report.failures, failures, strict=True):
        assert failure.startswith(words)


@pytest.mark.parametrize(
    "text",
    [
        f"{THEN}seat.0.carts = 16",
        f"{THEN}seat.0 = {{ carts = 16, hand = {{}} }}",
        f"{GIVEN}[then.seat.1]\ncarts = 16\n'hand size' = 0",
        f"{THEN}view.1.players.0.hand = {{}}",
        f"{THEN}'open in any order' = ['Red', 'pink', 'blue', 'black', 'green']",
        f"{SEAT}hand = ['pink', 'Pink', 'jokers']\n[then]\nseat.0.hand = {{ joker = 1, pink = 2 }}",
        f"{SEAT}routes = 'Oude Kerk - Dam / pink'\n[then]\nseat.0.routes = ['oude_kerk-dam/pink']",
        f"{SEAT}routes = ['dam-begijnhof']\n[then]\nseat.0.routes = ['begijnhof-dam/gray']",
        f"{SEAT}contracts = ['Waag - Noordermarkt']\n[then]\nseat.0.contracts.noordermarkt-waag = 1",
        f"{SEAT}hand = {{ pink = 1, joker = 1 }}\n"
        "[when]\ncan = ['claim Oude Kerk-Dam/pink joker and pink', 'claim dam-oude_kerk/pink joker+1 pink']",
        f"{GIVEN}[when]\nplay = ['draw contracts', 'keep 1 and 2']\n[then]\n'seat.0.contracts size' = 2",
        f"{GAME}seats = 3\n[given]\nto_move = 2\n"
        "[given.seat.2]\noffer = ['noordermarkt-waag', 'blauwbrug-jordaan']\n"
        "[given.seat.0]\noffer = ['jordaan-oude_kerk', 'jordaan-oude_waal']\n"
        "[[when]]\nseat = 2\nplay = 'keep 1'\n[[when]]\nseat = 0\nplay = 'keep 1'\n"
        "[then]\nto_move = 2\nstep = 'turn'",
    ],
)
def test_liberties_that_are_understood(tmp_path: Path, text: str) -> None:
    assert run(tmp_path, text).failures == []


# Mistakes that can be made in a scenario of any game.
MISTAKES = [
    ("[given]\nnonsense = 3", "given.nonsense: unknown word"),
    ("[given.seat.77]\npoints = 1", "given.seat.77: there are seats 0 to"),
    ("[given.seat.0]\nnonsense = 1", "given.seat.0.nonsense: unknown word"),
    ("[given]\nto_move = 9", "there are seats 0 to"),
    ("[given]\nto_move = 'north'", "there are seats 0 to"),
    ("given = 3", "'given' should be a table, not 3"),
    ("seats = 99\n[given]", "seats, not 99"),
    ("options = { speed = 1 }", "there is no option 'speed'"),
    ("setup = ['nothing']", "setup: outcomes: 'nothing' is n"),
    ("[given]\n[[when]]\nplay = 'fly'", "step 1: 'fly' is no action of this game"),
    ("[given]\n[[when]]\nplay = 'fly'\noutcomes = ['nothing']", "step 1: outcomes: 'nothing' is n"),
    ("[given]\n[then]\nluck = 1", "then: there is no fact 'luck'"),
    ("[given]\n[then]\n'seat.0.nonsense' = 1", "there is no fact 'seat.0.nonsense'"),
    ("[given]\n[then]\n'seat.9.points' = 1", "there is no fact 'seat.9.points'"),
    ("[given]\n[then]\n'over holds' = 1", "over: 'holds' is no comparison"),
    ("[given]\n[then]\n'scores change' = 'many'", "cannot be compared so with 'many'"),
]


@pytest.mark.parametrize("name", koopstad.game_names())
@pytest.mark.parametrize(("text", "words"), MISTAKES)
def test_a_mistake_is_named_in_every_game(tmp_path: Path, name: str, text: str, words: str) -> None:
    facts = "" if "[then]" in text else END
    with pytest.raises(ScenarioError) as caught:
        run(tmp_path, f"game = '{name}'\n{text}{facts}")
    assert words in str(caught.value)


def test_an_edition_file_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[numbers.carts]\nvalue = 20\n", encoding="utf-8")
    report = run(tmp_path, f"edition = 'box.toml'\n{GAME}[given]\n[then]\nseat.0.carts = 20")
    assert report.failures == []
