"""What an action would do is told before it is done: exactly, or said to be open."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

import pytest

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.preview import Foresight, Preview, preview
from koopstad.engine.state import State
from koopstad.engine.witness import contradiction
from tests.decisions import arranged, decisions
from tests.tiers import WHOLE

GAMES = koopstad.game_names()
PLAYED = 6 if WHOLE else 2  # random games, beside what the scenarios arrange
TRIED = 4 if WHOLE else 2  # actions of each position
NTH = 1 if WHOLE else 3  # of these positions, where lies are told
# What the previews of each game must have spoken of in the end: otherwise they told nothing.
SPOKEN = {
    "amsterdam": {
        "points",
        "gulden",
        "brown",
        "any",
        "beer",
        "amstel",
        "active",
        "wheel",
        "chance",
        "choice",
    },
    "hamburg": {"points", "marks", "grey", "any", "level-pink", "wall", "hall", "chance", "choice"},
    "tickets": {"points", "carts", "pink", "joker", "bonus", "contracts", "chance"},
}


@pytest.mark.parametrize("name", GAMES)
def test_what_it_says_comes_true(name: str) -> None:
    spoken: Counter[str] = Counter()
    for state, _, chance in chain(decisions(name, PLAYED), arranged(name)):
        actions = state.actions()
        foresight = Foresight(state, seat_of(state))
        for action in chance.sample(actions, min(TRIED, len(actions))):
            told = foresight.of(action)
            wrong = contradiction(state, action, told, chance.randrange(1000))
            assert not wrong, f"{state.game.name(action)}: {wrong} ({told})"
            spoken.update([*told.changes, *told.due, *told.open])
    assert SPOKEN[name] <= set(spoken)


def seat_of(state: State) -> int:
    assert state.to_move is not None
    return state.to_move


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_preview_is_caught(name: str) -> None:
    """Whatever is planted in a preview is noticed: too much, too little, left out, made up, closed."""
    noticed: Counter[str] = Counter()
    for state, _, chance in islice(chain(decisions(name, 1), arranged(name)), 0, None, NTH):
        action = chance.choice(state.actions())
        told = preview(state, seat_of(state), action)
        for kind, planted in lies(told):
            assert contradiction(state, action, planted, 1), (state.game.name(action), kind, planted)
            noticed[kind] += 1
    assert noticed["more"] > 20
    assert noticed["left out"] > 20
    assert noticed["made up"] > 20
    assert name == "tickets" or noticed["due"] > 5


def lies(told: Preview) -> list[tuple[str, Preview]]:
    """Previews that say something else than this one, each in one way."""
    found = []
    for word, number in told.changes.items():
        if not told.due:  # else it may be one of the things that are paid as one likes
            other = number + 1 or 1  # nothing would be no claim: what is hidden may well come
            found.append(("more", Preview({**told.changes, word: other}, told.due, told.open)))
        if not told.open and not told.due:
            rest = {each: count for each, count in told.changes.items() if each != word}
            found.append(("left out", Preview(rest, told.due, told.open)))
    if "points" not in told.changes:
        found.append(("made up", Preview({**told.changes, "points": 1}, told.due, told.open)))
    if told.due:
        found.append(("due", Preview(told.changes, {"any": told.due["any"] - 1}, told.open)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_it_knows_no_more_than_its_seat(name: str) -> None:
    """In any other world that looks the same to the seat, the preview is the same."""
    swapped = 0
    for number, (state, _, chance) in enumerate(decisions(name, 2)):
        if number % 7:
            continue
        seat, action = seat_of(state), chance.choice(state.actions())
        other = state.imagine(seat, FastDealer(number))
        swapped += other.data() != state.data()
        assert preview(other, seat, action) == preview(state, seat, action)
        assert other.game.describe(other, action).args == state.game.describe(state, action).args
    assert swapped > 5


@pytest.mark.parametrize("name", GAMES)
def test_it_leaves_the_game_as_it_is(name: str) -> None:
    for state, _, _ in decisions(name, 1):
        before = state.data()
        foresight = Foresight(state, seat_of(state))
        for action in state.actions():
            foresight.of(action)
        assert state.data() == before
