"""Every malformed position gets a sentence that names its place, for every word that a game knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import koopstad
from koopstad.engine.errors import ScenarioError
from koopstad.engine.fields import Fields, Flag, Group, Number
from koopstad.engine.state import State

# For each game the words that stand in a given position beside its fields.
MORE: dict[str, tuple[str, ...]] = {
    "amsterdam": ("phase", "to_move", "then_play", "pending"),
    "hamburg": ("step", "to_move", "outcomes"),
    "tickets": ("step", "to_move"),
}
# What no word of any game can be: each is wrong for all or nearly all of them.
NONSENSE: dict[str, Any] = {
    "a number": 3,
    "a negative number": -5,
    "a huge number": 10**30,
    "a fraction": 1.5,
    "true": True,
    "a text": "quux",
    "digits that are none": "²",
    "a long text": "9" * 5000,
    "a list": ["quux"],
    "a list of numbers": [-5],
    "a list of lists": [["quux"]],
    "a list of tables": [{"quux": 1}],
    "a list with an empty list": [[]],
    "a list with an empty table": [{}],
    "a list with true": [True],
    "a table": {"quux": 1},
    "a table of numbers": {"0": -5},
    "a nested table": {"quux": {"quux": {"quux": []}}},
}


def blank(name: str, seats: int) -> State:
    game = koopstad.game(name)
    return game.blank(seats, game.agree(seats, {}))


def tables(name: str) -> Iterator[tuple[int, str, Fields]]:
    """Every table of a game's positions: how many seats it needs, where it stands, its fields."""
    game = koopstad.game(name)
    fields = blank(name, game.seats[0]).fields()
    yield 2, "", fields
    for entry in fields.entries:
        inner = getattr(entry, "fields", None)
        if inner is not None:
            path = "seat.0." if entry.word == "seat" else f"{entry.word}."
            seats = 1 if entry.word == "tom" else 2
            yield seats, path, inner
            groups = [each for each in inner.entries if isinstance(each, Group)]
            yield from ((seats, f"{path}{each.word}.", each.fields) for each in groups)


def words(name: str) -> Iterator[tuple[int, str, Any]]:
    """Every word of a game with its place and what it is."""
    for seats, path, fields in tables(name):
        for entry in fields.entries:
            yield seats, f"{path}{entry.word}", entry
    for word in MORE[name]:
        yield 2, word, None


def sensible(entry: Any, value: Any) -> bool:
    """What is no nonsense for this word after all: negative points, a small number, yes or no."""
    codec = getattr(entry, "codec", None)
    if value == -5 and isinstance(codec, Number):
        return not isinstance(codec.least, int) or codec.least <= value
    # A number may be a seat or stand for so many of each; [{}] is a first seat of which nothing is said.
    return value in (3, [{}]) or (value is True and isinstance(codec, Flag))


def said(path: str, value: Any) -> dict[str, Any]:
    first, _, rest = path.partition(".")
    return {first: said(rest, value) if rest else value}


WORDS = [(name, seats, path, entry) for name in MORE for seats, path, entry in words(name)]


def test_every_game_is_asked() -> None:
    assert set(MORE) == set(koopstad.game_names())
    assert len(WORDS) > 120


@pytest.mark.parametrize(
    ("name", "seats", "path", "entry"), WORDS, ids=[f"{name}-{path}" for name, _, path, _ in WORDS]
)
def test_nonsense_is_refused_with_its_place(name: str, seats: int, path: str, entry: Any) -> None:
    game = koopstad.game(name)
    for nonsense, value in NONSENSE.items():
        try:
            state = game.arrange(seats, game.agree(seats, {}), said(path, value))
        except ScenarioError as error:
            refusal = str(error)
        else:
            assert sensible(entry, value), f"{nonsense} passed"
            assert state.actions()
            assert game.restore(state.data()) == state
            continue
        # A word may also be refused because of another with which it does not go together.
        assert refusal.startswith((f"given.{path}", "given: ", "given.step: ")), f"{nonsense}: {refusal}"
        assert len(refusal) < 700


@pytest.mark.parametrize("name", MORE)
def test_an_unknown_word_is_refused_with_the_known_ones(name: str) -> None:
    game = koopstad.game(name)
    for seats, path, fields in tables(name):
        with pytest.raises(ScenarioError) as caught:
            game.arrange(seats, game.agree(seats, {}), said(f"{path}quux", 1))
        assert str(caught.value).startswith(f"given.{path}quux: unknown word; known are {fields.words[0]}")


@pytest.mark.parametrize(
    ("name", "path", "value", "sentence"),
    [
        ("amsterdam", "dice", 3, "given.dice: 3 is no table"),
        ("amsterdam", "seat.0.wheel", {"7": {}}, "given.seat.0.wheel: '7' is no slot; known are 1, 2, 3"),
        ("amsterdam", "seat.0.tasks", [99], "given.seat.0.tasks: 99 is more than 42"),
        ("amsterdam", "pending", [["turn"]], "given.pending: ['turn'] is no decision"),
        ("amsterdam", "pools", [["a1"]], "given.pools: four entries are wanted"),
        ("hamburg", "dice", 3, "given.dice: 3 is no list"),
        ("hamburg", "cycle", 99, "given.cycle: 99 is more than 8"),
        ("hamburg", "seat.0.money", -5, "given.seat.0.money: -5 is less than 0"),
        ("hamburg", "seat.0.sites", [{"colour": "mauve"}], "given.seat.0.sites.colour: 'mauve' is no colour"),
        ("hamburg", "seat.0.known", [[26]], "given.seat.0.known: [26] is no card with those who know it"),
        ("hamburg", "tom", {"money": 1}, "given.tom: TOM plays only with seats = 1"),
        ("hamburg", "seat.0.hand", ["pink"] * 99, "given.seat.0.hand: no pink card is left"),
        ("tickets", "contract_eyes", {"noordermarkt-waag": [7]}, "given.contract_eyes.noordermarkt-waag:"),
    ],
)  # fmt: skip
def test_what_is_said(name: str, path: str, value: Any, sentence: str) -> None:
    game = koopstad.game(name)
    with pytest.raises(ScenarioError) as caught:
        game.arrange(2, game.agree(2, {}), said(path, value))
    assert str(caught.value).startswith(sentence)
