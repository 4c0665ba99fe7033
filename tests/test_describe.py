"""What a player is told of an action: words for every verb, things that exist, and the price that is paid."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

import koopstad
from koopstad.engine.build import compiled
from koopstad.engine.coverage import scenario_files
from koopstad.engine.dealer import FastDealer
from koopstad.engine.effects import Asking
from koopstad.engine.state import State
from koopstad.engine.words import english
from koopstad.games.amsterdam.position.state import Position as Amsterdam
from koopstad.games.hamburg.cards.effects import draw, loss, pay, town
from koopstad.games.hamburg.position.state import Player
from koopstad.games.hamburg.position.state import Position as Hamburg
from koopstad.games.hamburg.printed.pieces import COLOURS as WORKERS
from koopstad.games.hamburg.rules.activation import Activation
from koopstad.games.hamburg.rules.misfortunes import Preventing
from koopstad.games.hamburg.rules.ships import UseShip
from koopstad.games.hamburg.rules.turn import Granted, Turn

ALL = {
    "amsterdam": {"expansions": ["workers", "tasks", "trader", "tiles"]},
    "hamburg": {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]},
    "tickets": {},
}
GAMES = koopstad.game_names()
# Questions that only ask with what to pay.
PAYMENTS = {"pay", "spare"}
OWN = (Turn, Granted, Activation, UseShip, Preventing, Asking)
PAYING = (pay.PayAny, pay.GiveBack, town.ChurchWorker, draw.BuySite, loss.TradePoints)


def decisions(name: str, games: int) -> Iterator[tuple[State, FastDealer, Random]]:
    """Every decision of some random games, with all expansions and without."""
    game = koopstad.game(name)
    for number in range(games):
        chance, dealer = Random(number), FastDealer(number)
        seats = game.seats[-1 - number % len(game.seats)]
        state = game.start(seats, ALL[name] if number % 3 and seats > 1 else {}, dealer)
        while state.to_move is not None:
            yield state, dealer, chance
            state.play(chance.choice(state.actions()), dealer)


def arranged(name: str) -> Iterator[tuple[State, FastDealer, Random]]:
    """The positions of all scenarios, each with the next few decisions: every card is among them."""
    game = koopstad.game(name)
    for number, path in enumerate(scenario_files(game)):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        if "given" not in scenario or "edition" in scenario:
            continue
        chance, dealer = Random(number), FastDealer(number)
        seats = scenario.get("seats", game.seats[0])
        state = game.arrange(seats, game.agree(seats, scenario.get("options", {})), scenario["given"])
        for _ in range(4):
            if state.to_move is not None:
                yield state, dealer, chance
                state.play(chance.choice(state.actions()), dealer)


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_has_words(name: str) -> None:
    words, game = english(name), koopstad.game(name)
    verbs = {notation.split()[0] for notation in game.catalogue.names}
    assert [verb for verb in sorted(verbs) if not words.has(f"action-{verb}")] == []
    for state, _, _ in decisions(name, 3):
        for action in state.actions():
            assert game.describe(state, action)["key"] == f"action-{game.name(action).split()[0]}"


@pytest.mark.parametrize("name", GAMES)
def test_it_concerns_things_that_exist(name: str) -> None:
    game = koopstad.game(name)
    things = known_things(name)
    for state, _, _ in decisions(name, 6):
        for action in state.actions():
            for thing in game.describe(state, action)["concerns"]:
                kind, _, what = thing.partition(":")
                assert what in things[kind], (game.name(action), thing)


def known_things(name: str) -> dict[str, set[str]]:
    """By kind: the names that the printed data and the views use."""
    tables = koopstad.game(name).printed.tables
    numbers = {str(number) for number in range(61)}
    if name == "tickets":
        cards = {"pink", "blue", "green", "black", "red", "orange", "joker"}
        return {"route": set(tables["routes"]), "card": cards, "offer": {"1", "2"}}
    if name == "amsterdam":
        colours = {"brown", "grey", "purple", "orange", "pink", "black"}
        goods = {str(row["good"]) for row in tables["warehouses"].values()}
        dockers = {"light_blue", "maroon", "white", "gold", "light_pink", "light_green"}
        return {
            "card": set(tables["card_costs"]),
            "block": set(tables["blocks"]),
            "place": set(tables["harbour"]),
            "store": goods | set(tables["depots"]),
            "tile": set(tables["market_tiles"]),
            "good": goods,
            "docker": dockers,
            "colour": colours,
            "die": colours,
            "deck": {"artisan", "building"},
            "river": numbers,
            "slot": numbers,
        }
    colours = {"purple", "orange", "grey", "pink", "brown"}
    return {
        "card": set(tables["cards"]),
        "pile": colours,
        "worker": colours,
        "colour": colours,
        "misfortune": colours,
        "ship": colours | {"black"},
        "window": colours | {"black"},
        "half": {"left", "right"},
        "statue": {"hummel", "jette"},
        "token": {"hall", "buildings", "wall", "points", "zoo"},
        "site": numbers,
        "seat": numbers,
        "mayor": numbers,
        "hall": numbers,
    }


def test_tickets_takes_what_it_announced() -> None:
    for state, dealer, _ in chain(decisions("tickets", 6), arranged("tickets")):
        seat = state.to_move
        assert seat is not None
        for action in state.actions():
            cost = state.game.describe(state, action)["cost"]
            before = state.data()["seat"][seat]
            twin = state.copy()
            twin.play(action, dealer)
            after = twin.data()["seat"][seat]
            lost = Counter(before["hand"]) - Counter(after["hand"])
            lost["carts"] = before["carts"] - after["carts"]
            assert +lost == Counter(cost), state.game.name(action)


def test_amsterdam_takes_what_it_announced() -> None:
    """The price is what the log tells of it, after the colours were chosen."""
    seen: Counter[str] = Counter()
    for state, dealer, chance in chain(decisions("amsterdam", 5), arranged("amsterdam")):
        for action in chance.sample(state.actions(), min(6, len(state.actions()))):
            cost = state.game.describe(state, action)["cost"]
            twin = state.copy()
            twin.story = []
            twin.play(action, dealer)
            assert isinstance(twin, Amsterdam)
            while twin.pending and twin.pending[-1].step.name in PAYMENTS:
                twin.play(chance.choice(twin.actions()), dealer)
            check(state.game.name(action), cost, told_payments(twin))
            seen.update(cost)
    assert {"gulden", "any", "brown", "map"} <= set(seen)


def told_payments(state: Amsterdam) -> Counter[str]:
    paid: Counter[str] = Counter()
    for event in state.story or []:
        if event.key == "pay-gulden":
            paid["gulden"] += int(event.args["gulden"])
        elif event.key == "pay-cubes":
            paid[str(event.args["colour"]).removeprefix("@colour-")] += int(event.args["cubes"])
    return paid


def check(action: str, announced: dict[str, int], paid: Counter[str], exact: bool = True) -> None:
    """What was sure is paid at least, and all together as much as was said."""
    cost = Counter(announced)
    free = cost.pop("any", 0)
    cost.pop("map", 0)
    extra = paid.copy()
    extra.subtract(cost)
    assert min(extra.values(), default=0) >= 0, (action, announced, paid)
    assert extra.total() == free or (not exact and extra.total() > free), (action, announced, paid)


@pytest.mark.skipif(compiled(), reason="compiled code does not notice that it is watched")
def test_hamburg_takes_what_it_announced() -> None:
    """The price is whatever leaves the player meanwhile, after the workers were chosen."""
    seen: Counter[str] = Counter()
    for state, dealer, chance in chain(decisions("hamburg", 12), arranged("hamburg")):
        if not is_own_doing(state):
            continue
        for action in chance.sample(state.actions(), min(16, len(state.actions()))):
            name = state.game.name(action)
            if name.startswith(("done", "suffer", "raise")):  # other things follow from these
                continue
            cost = state.game.describe(state, action)["cost"]
            paid = poorer(state, action, dealer, chance)
            if paid is not None:
                # After an answer the next may follow by itself, with a price of its own.
                check(name, cost, paid, exact=not isinstance(state.pending[-1].step, Asking))
                seen.update(cost)
    assert {"marks", "any", "points", *WORKERS} <= set(seen)


def is_own_doing(state: State) -> bool:
    """A turn, or something that a card asks the player in it."""
    assert isinstance(state, Hamburg)
    return state.pending[-1].seat != state.tom and isinstance(state.pending[-1].step, OWN)


def poorer(state: State, action: int, dealer: FastDealer, chance: Random) -> Counter[str] | None:
    """What an action takes from the player; None when the course of the game goes on."""
    assert isinstance(state, Hamburg)
    twin = state.copy()
    seat = twin.pending[-1].seat
    watched = Watched(twin.players[seat])
    twin.players[seat] = watched
    twin.play(action, dealer)
    while asks_payment(twin, seat):
        twin.play(chance.choice(twin.actions()), dealer)
    return watched.lost if moment(twin) == moment(state) else None


def moment(state: Hamburg) -> tuple[Any, ...]:
    """Where the course of the game stands, which is its lowest frame."""
    return state.cycle, state.round, state.pending[:1]


def asks_payment(state: Hamburg, seat: int) -> bool:
    frame = state.pending[-1] if state.pending else None
    if frame is None or frame.seat != seat or not isinstance(frame.step, Asking):
        return False
    effect = frame.step.effect(frame)
    return isinstance(effect, PAYING) or (isinstance(effect, pay.PaySet) and not frame.args[2])


class WatchedWorkers(list[int]):
    def __init__(self, workers: list[int], lost: Counter[str]) -> None:
        super().__init__(workers)
        self.lost = lost

    def __setitem__(self, colour: Any, number: Any) -> None:
        self.lost[WORKERS[colour]] += max(0, self[colour] - number)
        super().__setitem__(colour, number)


class Watched(Player):
    """A player of whom it is written down whatever he loses."""

    def __init__(self, player: Player) -> None:
        self.lost: Counter[str] = Counter()
        self.held: dict[str, int] = {}
        for name in Player.__annotations__:
            setattr(self, name, getattr(player, name))
        self.workers = WatchedWorkers(player.workers, self.lost)

    def __setattr__(self, name: str, value: Any) -> None:
        what = {"money": "marks", "points": "points"}.get(name)
        if what is not None and name in self.held:
            self.lost[what] += max(0, self.held[name] - value)
        if what is not None:
            self.held[name] = value
        super().__setattr__(name, value)
