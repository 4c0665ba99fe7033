"""One form of a choice: a sentence in every language, things that exist, a price that tells ways apart."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

import pytest

import koopstad
from koopstad.engine.choices import Choice, choices
from koopstad.engine.words import LANGUAGES, Words, english, sources
from tests.decisions import arranged, decisions
from tests.tiers import WHOLE

GAMES = koopstad.game_names()
pytestmark = pytest.mark.xdist_group("choices")  # what is offered is found once


@cache
def offered(name: str) -> tuple[Choice, ...]:
    """Every choice of some random games and of all scenarios, without its preview; each sentence once."""
    found: dict[tuple[str, tuple[tuple[str, str | int], ...], tuple[str, ...]], Choice] = {}
    for state, _, _ in chain(decisions(name, 6), arranged(name)):
        for choice in choices(state, state.to_move, foresee=False):
            found.setdefault((choice.key, tuple(sorted(choice.args.items())), choice.touches), choice)
    return tuple(found.values())


def keys(name: str, beginning: str) -> set[str]:
    """The messages of a game's catalogue that begin so."""
    lines = [line for source in sources(name, "en") for line in source.splitlines()]
    return {line.split(" = ")[0] for line in lines if line.startswith(beginning)}


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_a_sentence(name: str) -> None:
    """Every verb of the catalogue was offered, and no sentence is left over."""
    verbs = {notation.split()[0] for notation in koopstad.game(name).catalogue.names}
    assert {choice.notation.split()[0] for choice in offered(name)} == verbs
    assert {choice.key for choice in offered(name)} == keys(name, "action-")
    assert {f"group-{choice.group}" for choice in offered(name)} == keys(name, "group-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_can_be_said(name: str, language: str) -> None:
    words = Words(name, language, ["Anna", "Bo", "Cas", "Dea", "Eef"])
    for choice in offered(name):
        said = words.text(choice.key, **choice.args)  # it complains about arguments that do not fit
        assert said
        assert "@" not in said
        assert "{" not in said
        assert words.text(f"group-{choice.group}")


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_purse_has_words(name: str) -> None:
    game = koopstad.game(name)
    state = game.start(game.seats[-1])
    purse = game.purse(state.view(0), 0)
    assert set(game.any_of) <= set(purse)
    wanted = [*purse, "any"] if game.any_of else [*purse]
    assert {f"purse-{word}" for word in wanted} == keys(name, "purse-")
    for word in wanted:
        for number in (1, 2, 5):
            assert str(number) in english(name).text(f"purse-{word}", number=number)


@pytest.mark.parametrize("name", GAMES)
def test_choices_can_be_told_apart(name: str) -> None:
    """By their sentences; those that have the same are ways to do one thing and differ in their price."""
    ways = 0
    words = english(name)
    for number, (state, _, _) in enumerate(chain(decisions(name, 3), arranged(name))):
        if number % (5 if WHOLE else 10):
            continue
        told: Counter[str] = Counter()
        found = choices(state, state.to_move)
        sentences = Counter(words.text(choice.key, **choice.args) for choice in found)
        for choice in found:
            assert choice.preview is not None
            sentence = words.text(choice.key, **choice.args)
            told[f"{sentence} {sorted(choice.preview.changes.items())}"] += 1
            ways += sentences[sentence] > 1
        assert max(told.values()) == 1, told.most_common(1)
    assert ways or name != "tickets"  # elsewhere nearly every choice has a sentence of its own


@pytest.mark.parametrize("name", GAMES)
def test_only_who_is_to_move_is_told(name: str) -> None:
    state = koopstad.game(name).start(2)
    assert state.to_move is not None
    assert choices(state, state.to_move)
    assert choices(state, 1 - state.to_move) == []
    assert choices(state, None) == []


@pytest.mark.parametrize("name", GAMES)
def test_it_touches_things_that_exist(name: str) -> None:
    things = known_things(name)
    touched = set()
    for choice in offered(name):
        for thing in choice.touches:
            kind, _, what = thing.partition(":")
            assert what in things[kind], (choice.notation, thing)
            touched.add(kind)
        assert len(set(choice.touches)) == len(choice.touches) or choice.key == "action-load-all"
    assert touched == set(things)


def known_things(name: str) -> dict[str, set[str]]:
    """By kind: the names that the printed data and the views use."""
    tables = koopstad.game(name).printed.tables
    numbers = {str(number) for number in range(61)}
    if name == "tickets":
        cards = {"pink", "blue", "green", "black", "red", "orange", "joker"}
        piles = {"cards", "contracts"}
        return {"route": set(tables["routes"]), "card": cards, "offer": {"1", "2"}, "pile": piles}
    if name == "amsterdam":
        colours = {"brown", "grey", "purple", "orange", "pink", "black"}
        goods = {str(row["good"]) for row in tables["warehouses"].values()}
        dockers = {"light_blue", "maroon", "white", "gold", "light_pink", "light_green"}
        return {
            "card": set(tables["card_costs"]),
            "block": set(tables["blocks"]),
            "place": set(tables["harbour"]),
            "store": goods | set(tables["depots"]),
            "market": goods,
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
        "site": numbers | {"new"},
        "garden": {"new"},
        "bank": {"marks"},
        "seat": numbers,
        "mayor": numbers,
        "hall": numbers,
    }
