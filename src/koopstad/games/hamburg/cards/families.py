"""Cards that come in families: the same effect for another colour or category, one line each in the lists."""

from typing import Any

from koopstad.engine.cards import Effect, per, score
from koopstad.games.hamburg.cards.effects.counts import buildings
from koopstad.games.hamburg.cards.effects.draw import search
from koopstad.games.hamburg.cards.effects.gain import gain
from koopstad.games.hamburg.cards.effects.pay import pay
from koopstad.games.hamburg.cards.model import Card
from koopstad.games.hamburg.printed.pieces import LAUREL, LIGHTNING, PHASE_3


def marks_per_building(number: int, worker: str, category: int) -> Card:
    """Return a worker: 2 marks for every own building of the category."""
    return Card(number, PHASE_3, pay(worker), gain(mark=per(2, buildings(category))))


def points_per_building(number: int, worker: str, category: int) -> Card:
    """Return a worker: 1 point for every own building of the category."""
    return Card(number, PHASE_3, pay(worker), gain(vp=buildings(category)))


def search_card(number: int, category: int) -> Card:
    """At once: build a card of the category from the discard pile for nothing."""
    return Card(number, LIGHTNING, search(category))


def laurel_of(number: int, category: int) -> Card:
    """At the end: 2 points for every own building of the category."""
    return Card(number, LAUREL, score(2, buildings(category)))


def for_worker(number: int, worker: "str | int", *effects: Effect[Any]) -> Card:
    """Return a worker, then the effects."""
    return Card(number, PHASE_3, pay(worker), *effects)
