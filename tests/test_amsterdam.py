"""Amsterdam as a whole: the words, the setup, options that do not go together."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import koopstad
import koopstad.games.amsterdam as package
from koopstad.engine import FastDealer, OptionError
from koopstad.engine.choices import choices
from koopstad.engine.errors import EditionError
from koopstad.engine.frames import Work
from koopstad.engine.words import LANGUAGES, Words, english, sources
from koopstad.games.amsterdam.cards.counts import best_churches
from koopstad.games.amsterdam.game import Amsterdam
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import ACTIVATE, USE
from koopstad.games.amsterdam.printed.pieces import DOCKERS, SHEET
from koopstad.games.amsterdam.rules.steps import STEPS
from koopstad.games.amsterdam.terminal.cards import Cards
from koopstad.table import open_table, seats

GAME = koopstad.game("amsterdam")
SOURCES = sorted(Path(package.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {"expansions": ["tasks"]}, "alone one plays without"),
        (2, {"tasks": 5}, "only with the expansion 'tasks'"),
        (2, {"open_tasks": 1}, "only with the expansion 'tasks'"),
        (2, {"market": "replace", "expansions": ["tasks"]}, "only with the expansion 'tiles'"),
        (2, {"rounds": 11}, "'rounds' is 12 or 10"),
        (5, {}, "for 1 to 4 seats"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        GAME.start(seats, options)


def test_every_card_task_and_tile_has_a_name_and_a_text() -> None:
    words = english("amsterdam")
    assert len(GAME.pieces()) == 132 + 42 + 24
    for piece in GAME.pieces():
        assert words.text(piece)
        assert words.text(f"{piece}-text", **GAME.card_args(piece))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_market_tiles_follow_what_is_printed(language: str) -> None:
    """In the terminal, in what the server tells, and in the sentence of the action."""
    ours = koopstad.game("amsterdam", {"market_tiles": {"a1": {"cost": 41, "points": 57}}})
    assert isinstance(ours, Amsterdam)
    words = Words("amsterdam", language)
    state = ours.arrange(2, ours.agree(2, {}), {"tile": "a1", "seat": {"0": {"gulden": 50}}})
    (choice,) = choices(state, 0, [ours.action("market")])
    told = [
        words.text("tile-a1-text", **ours.card_args("tile-a1")),
        words.text(choice.key, **choice.args),
        str(Cards(ours.board, words, {}).tile("a1")),
    ]
    for text in told:
        assert "41" in text, text
        assert "57" in text, text
    assert "57" not in words.text("tile-a1-text", **GAME.card_args("tile-a1"))


def test_everything_told_or_refused_has_words() -> None:
    words = english("amsterdam")
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        for key in re.findall(r'Event\(\s*"([a-z-]+)"', text):
            assert words.has(f"log-{key}"), (path.name, key)
        for key in re.findall(r'Refusal\(\s*(?:"[^"]*"|self\.rule), "([a-z-]+)"', text):
            assert words.has(f"why-{key}"), (path.name, key)
    for name, step in STEPS.items():
        if not isinstance(step, Work):
            assert words.has(f"step-{name.replace(' ', '-')}"), name


def test_all_placings_of_the_dockers_are_legal_and_spread_evenly() -> None:
    seen: Counter[int] = Counter()
    for seed in range(300):
        state = GAME.start(2, {}, FastDealer(seed))
        assert isinstance(state, Position)
        for pier, dockers in enumerate(state.piers):
            assert len(set(dockers)) == 2
            assert pier not in dockers
            seen.update(dockers if pier == 0 else ())
    assert sorted(seen) == [docker for docker in range(len(DOCKERS)) if docker]
    assert min(seen.values()) > 80  # 120 on average


def test_alone_one_docker_stands_on_each_pier() -> None:
    for seed in range(50):
        state = GAME.start(1, {}, FastDealer(seed))
        assert isinstance(state, Position)
        assert sorted(dockers[0] for dockers in state.piers) == list(range(len(DOCKERS)))
        assert all(dockers != (pier,) for pier, dockers in enumerate(state.piers))


@pytest.mark.parametrize(
    ("churches", "points"),
    [((1, 0, 0), 3), ((1, 1, 0), 8), ((1, 1, 1), 15), ((2, 1, 1), 18), ((3, 3, 3), 45), ((3, 1, 2), 26)],
)
def test_church_sets(churches: tuple[int, int, int], points: int) -> None:
    assert best_churches(*churches) == points


def test_an_edition_replaces_printed_values() -> None:
    edition: dict[str, object] = {"card_costs": {"017": {"pink": 3}}, "blocks": {"plantage-1": {"price": 2}}}
    game = Amsterdam(edition)
    assert (4, 3) in game.board.costs[17]
    assert game.board.city.blocks[0].price == 2
    assert game.edition != GAME.edition
    with pytest.raises(EditionError, match="written for permanent"):
        Amsterdam({"card_timings": {"026": {"timing": "phase3"}}})


@pytest.mark.parametrize(
    ("language", "brewer"),
    [("en", "Brewer"), ("nl", "Brouwer"), ("fr", "Brasseur"), ("hu", "Sörfőző"), ("de", "Brauer")],
)
def test_cards_are_called_after_the_type_that_an_edition_gives_them(language: str, brewer: str) -> None:
    """On the board and in the log; a type that is not in the box goes by the name it was given."""
    types: dict[str, object] = {"001": {"type": "brewer"}, "002": {"type": "candle-maker {x}"}}
    game = Amsterdam({"card_types": types})
    said = Words("amsterdam", language, renamed=game.renamed())
    assert said.text("card-001") == f"{brewer} 001"
    assert said.at_terminal().text("card-002") == "Candle maker x 002"
    assert said.text("card-003") == Words("amsterdam", language).text("card-003")
    assert Cards(game.board, said, {}).name(1) == brewer
    assert f"{brewer} 001" in said.text("log-take", player="Anna", card="@card-001")


def test_a_table_words_its_cards_by_its_edition() -> None:
    artisans = {f"{card:03}": {"type": "brewer"} for card in range(1, 55)}
    table = open_table(Amsterdam({"card_types": artisans}), seats([], ["random", "random"]), seed="1")
    table.advance()
    log = " ".join(table.log(None))
    assert "Brewer 0" in log
    assert "distiller" not in log


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_options(language: str) -> None:
    """Every piece that an option changes has words of its own, and every text of a variant belongs to one."""
    words = Words("amsterdam", language)
    readings = [("edition", edition) for edition in ("nl", "fr", "hu")] + [("district_condition", "active")]
    changed = set()
    for option, value in readings:
        options = GAME.agree(2, {option: value})
        for piece in GAME.pieces():
            key = GAME.card_text(piece, options)
            if key != f"{piece}-text":
                changed.add(key)
                assert words.text(key) != words.text(f"{piece}-text")
                assert GAME.icons(piece, options) != GAME.icons(piece, GAME.agree(2, {}))
    written = {
        match[1]
        for source in sources("amsterdam", language)
        for match in re.finditer(r"^([\w-]+-text-\w+) =", source, re.M)
    }
    assert changed == written
    assert len(changed) == 25


def test_every_piece_has_icons() -> None:
    options = GAME.agree(2, {})
    for piece in GAME.pieces():
        assert GAME.icons(piece, options), piece
    assert GAME.icons("card-022", options) == [["pay", "gulden", 1], ["barge", 3]]
    assert GAME.icons("card-076", options) == [["on", "deliver_good", "crystal"], ["gain", "points", 4]]
    assert GAME.icons("card-019", options) == [["gain", "gulden", 1], ["per", 5, "crest"]]


def test_points_are_booked_by_where_they_come_from() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        dealer = FastDealer(seed)
        options = {"expansions": ["workers", "tasks", "trader", "tiles"]} if seed % 2 else {}
        state = GAME.start(2 + seed % 3, options, dealer)
        while state.to_move is not None:
            actions = state.actions()
            activating = [action for action in actions if ACTIVATE < action <= USE]
            state.play(dealer.pick(activating or actions), dealer)
            assert isinstance(state, Position)
            for seat, points in enumerate(state.scores()):
                assert sum(state.sheet(seat).values()) == points
        assert isinstance(state, Position)
        for seat in range(state.seats):
            seen.update({where: 1 for where, points in state.sheet(seat).items() if points})
    assert set(seen) == set(SHEET) - {"start"}
