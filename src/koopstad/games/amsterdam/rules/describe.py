"""What a player is told of an action beside its notation: what it touches on the table, and what it costs."""

from typing import Final, cast

from koopstad.engine.cards import Pay
from koopstad.engine.frames import Frame
from koopstad.games.amsterdam.cards.effects import DiscardMap
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.actions import (
    ACTIVATE,
    AMSTEL,
    BLOCK,
    BLOCK_GULDEN,
    DECLINE,
    DOCKER,
    LOAD_ALL,
    MARKET,
    MOST_PAID,
    PAY,
    SAIL,
    SELL,
    SELL_GULDEN,
    SLOT,
    SLOT_NORMAL,
    SPARE,
    STORE,
    USE,
    WHEEL,
)
from koopstad.games.amsterdam.printed.pieces import COLOURS, CUBES, GOODS, HELD
from koopstad.games.amsterdam.rules import activate, amstel, barge, blocks, gains
from koopstad.games.amsterdam.rules.activate import Sparing
from koopstad.games.amsterdam.rules.black_market import Received
from koopstad.games.amsterdam.rules.dice_phase import Chosen
from koopstad.games.amsterdam.rules.gains import Due
from koopstad.games.amsterdam.rules.setup import FIRST_CUBE
from koopstad.games.amsterdam.rules.turn import TAKE_TURN
from koopstad.games.amsterdam.rules.use import Offered

Cost = dict[str, int]

# The kind of the things that follow a verb in the notation.
_KINDS: Final = {
    "activate": "card",
    "use": "card",
    "take": "card",
    "remove": "card",
    "discard": "card",
    "bailiff": "block",
    "foreman": "store",
    "trader": "good",
    "load": "good",
    "gain": "colour",
    "keep": "colour",
    "dice": "die",
    "draw": "deck",
    "sail": "place",
}

# --- what it touches ---


def concerns(state: Position, action: int) -> list[str]:
    """Things by kind and name: ``card:017``, ``block:jordaan-2``, ``river:5``."""
    frame = state.pending[-1]
    verb, *words = state.game.name(action).split()
    if action == LOAD_ALL:
        return [f"good:{GOODS[good]}" for good in state.players[frame.seat].store]
    if verb in _KINDS:
        return [f"{_KINDS[verb]}:{word}" for word in words]
    if verb == "block":
        return [f"block:{words[0]}"]
    if SELL_GULDEN <= action <= STORE:
        good = f"good:{GOODS[cast(Received, frame).good]}"
        return [good, f"colour:{COLOURS[action - SELL]}"] if SELL <= action < STORE else [good]
    if DOCKER <= action < AMSTEL + 1:
        return _at_barge(state, frame.seat, f"{'docker' if verb == 'docker' else 'good'}:{words[0]}")
    return _by_number(state, frame, action)


def _at_barge(state: Position, seat: int, thing: str) -> list[str]:
    """A docker to be taken aboard or a good to be delivered, and where."""
    harbour = state.board.harbour
    return [thing, f"place:{harbour.places[state.players[seat].barge].name}"]


def _by_number(state: Position, frame: Frame, action: int) -> list[str]:
    """Where the notation does not name the thing, or not alone."""
    if AMSTEL < action < MARKET:
        return [f"river:{state.discs[frame.seat] + action - AMSTEL}"]
    if action == MARKET:
        return [f"tile:{state.board.tiles[state.tile].name}"]
    if PAY <= action < SPARE:
        return [f"colour:{COLOURS[(action - PAY) // MOST_PAID]}"]
    if SPARE <= action < SPARE + len(COLOURS):
        return [f"colour:{COLOURS[action - SPARE]}", f"card:{cast(Sparing, frame).card:03}"]
    if action == DECLINE:
        return [f"card:{cast(Offered, frame).card:03}"]
    if SLOT <= action < SLOT_NORMAL:
        _, colour, slot = state.game.name(action).split()
        return [f"die:{colour}", f"slot:{slot}"]
    if action == SLOT_NORMAL:
        return [f"die:{COLOURS[die]}" for die in cast(Chosen, frame).dice]
    if action >= WHEEL:
        colours = state.game.name(action).split()[1:]
        return [*(f"colour:{colour}" for colour in colours), f"slot:{1 if frame.step is FIRST_CUBE else 2}"]
    return []


# --- what it costs ---


def cost(state: Position, action: int) -> Cost:
    """Gulden, cubes by colour, cubes of ``any`` colours that are chosen next, an active ``map``."""
    frame = state.pending[-1]
    if frame.step is TAKE_TURN:
        return _in_turn(state, frame.seat, action)
    if isinstance(frame, Due):
        return _part(state, frame, action)
    if isinstance(frame, Sparing):
        price = list(frame.price)
        price[action - SPARE] -= 1
        return _spared(price, frame.spared - 1)
    return {}


def _in_turn(state: Position, seat: int, action: int) -> Cost:
    player = state.players[seat]
    if ACTIVATE < action <= USE:
        price = activate.printed_price(state, action - ACTIVATE)
        spared = activate.discount(state, player, action - ACTIVATE)
        return _spared(price, activate.spare_lacking(player, spared, price))
    if USE < action < BLOCK:
        return _of_card(state, seat, action - USE)
    if BLOCK <= action < BLOCK_GULDEN:
        cubes = blocks.price(state, player, action - BLOCK)
        return {COLOURS[blocks.colour(state, action - BLOCK)]: cubes} if cubes else {}
    if BLOCK_GULDEN <= action < LOAD_ALL:
        return {"gulden": blocks.GULDEN_PRICE}
    if SAIL <= action < DOCKER:
        return gains.cost(player.supply, barge.price(state, seat, action - SAIL))
    if AMSTEL < action < MARKET:
        return gains.cost(player.supply, amstel.price(action - AMSTEL))
    if action == MARKET and state.board.tiles[state.tile].cost:
        return {"gulden": state.board.tiles[state.tile].cost}
    return {}


def _of_card(state: Position, seat: int, card: int) -> Cost:
    told: Cost = {}
    for effect in state.deck.cards[card].program:
        if isinstance(effect, DiscardMap):
            told["map"] = 1
        elif isinstance(effect, Pay):
            if effect.what == CUBES:
                told.update(gains.cost(state.players[seat].supply, effect.number))
            else:
                told[HELD[effect.what]] = effect.number
    return told


def _spared(price: list[int], spared: int) -> Cost:
    """What is left of a card's price when so many of its cubes are spared, of the player's choice."""
    return gains.cost(price, max(0, sum(price) - spared))


def _part(state: Position, asked: Due, action: int) -> Cost:
    """So many of one colour, and what is then still to be paid."""
    colour, number = divmod(action - PAY, MOST_PAID)
    spoken = (*asked.spoken, colour)
    supply = state.players[asked.seat].supply
    held = [0 if other in spoken else supply[other] for other in range(len(COLOURS))]
    return {COLOURS[colour]: number + 1, **gains.cost(held, asked.due - number - 1)}
