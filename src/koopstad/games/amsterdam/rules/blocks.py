"""Taking possession of a block (AMS-8.8 to AMS-8.10)."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import (
    BLOCK_PRICE,
    BLOCKS_PER_TURN,
    GULDEN_FOR_BLOCK,
    ONLY_GULDEN_FOR_BLOCK,
    TAKE_BLOCK,
)
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import BLOCK, BLOCK_GULDEN
from koopstad.games.amsterdam.printed.pieces import BLOCKS, BLOCKS_EACH, COLOURS, DISTRICTS, GOODS, NONE
from koopstad.games.amsterdam.rules import black_market, gains, workers
from koopstad.games.amsterdam.rules.triggers import fire
from koopstad.games.amsterdam.rules.turn_action import TurnAction

_SIX: Final = (1 << BLOCKS_EACH) - 1
# Card 027: what a block costs in gulden.
GULDEN_PRICE: Final = 2


class TakeBlock(TurnAction):
    """AMS-8.8: once per turn (028: twice), in cubes of the district's colour or with 027 in gulden."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """Once per turn (028: twice): every free block that can be paid, in cubes or with 027 in gulden."""
        standing = player.standing
        if state.turn.blocks >= standing.limits[BLOCKS_PER_TURN]:
            return []
        found: list[int] = []
        if not _only_gulden(player):
            found = _for_cubes(state, player)
        if standing.powers & GULDEN_FOR_BLOCK and player.gulden >= GULDEN_PRICE:
            for district in range(len(DISTRICTS)):
                found += state.board.city.gulden_actions[district][
                    state.free >> district * BLOCKS_EACH & _SIX
                ]
        return found

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        in_gulden = action >= BLOCK_GULDEN
        block = action - (BLOCK_GULDEN if in_gulden else BLOCK)
        limit = player.standing.limits[BLOCKS_PER_TURN]
        if not state.free >> block & 1:
            return Refusal("AMS-8.8", "block-taken")
        if state.turn.blocks >= limit:
            return Refusal("AMS-8.8", "blocks-per-turn", {"limit": limit})
        if in_gulden:
            return _why_not_gulden(player)
        if _only_gulden(player):
            return Refusal("AMS-8.8, C-05", "only-gulden")
        if not _affordable(state, player, block):
            paid = colour(state, block)
            return Refusal(
                "AMS-8.8",
                "cubes",
                {
                    "cost": price(state, player, block),
                    "colour": f"@colour-{COLOURS[paid]}",
                    "held": player.supply[paid],
                },
            )
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        state.turn.blocks += 1
        if action >= BLOCK_GULDEN:
            gains.pay_gulden(state, seat, GULDEN_PRICE)
            take(state, seat, action - BLOCK_GULDEN, dealer)
        else:
            block = action - BLOCK
            gains.pay_cubes(state, seat, colour(state, block), price(state, state.players[seat], block))
            take(state, seat, block, dealer)


def _for_cubes(state: Position, player: Player) -> list[int]:
    city = state.board.city
    discount = player.standing.discounts[BLOCK_PRICE]
    found: list[int] = []
    for district in range(len(DISTRICTS)):
        cubes = player.supply[city.colour_of[district]] + discount
        if cubes:
            chunk = state.free >> district * BLOCKS_EACH & city.payable[district][min(cubes, city.dearest)]
            found += city.actions[district][chunk]
    if state.bailiff != NONE and state.free >> state.bailiff & 1:
        action = BLOCK + state.bailiff
        if action not in found and _affordable(state, player, state.bailiff):
            found.append(action)
            found.sort()
    return found


def _only_gulden(player: Player) -> bool:
    """C-05: in one edition the payment of card 027 is compulsory."""
    return bool(player.standing.powers & ONLY_GULDEN_FOR_BLOCK)


def price(state: Position, player: Player, block: int) -> int:
    """AMS-2.3 less card 025 and the bailiff (Q-31), never below zero."""
    discount = player.standing.discounts[BLOCK_PRICE]
    if block == state.bailiff:
        discount += state.board.number["bailiff_discount"]  # AMS-14.5
    return max(0, state.board.city.blocks[block].price - discount)


def colour(state: Position, block: int) -> int:
    """The colour a block is paid in (AMS-8.8)."""
    city = state.board.city
    return city.colour_of[city.blocks[block].district]


def _affordable(state: Position, player: Player, block: int) -> bool:
    return player.supply[colour(state, block)] >= price(state, player, block)


def _why_not_gulden(player: Player) -> Refusal | None:
    if not player.standing.powers & GULDEN_FOR_BLOCK:
        return Refusal("AMS-8.8", "no-gulden-for-block")
    if player.gulden < GULDEN_PRICE:
        return Refusal("AMS-8.8, Q-32", "gulden", {"cost": GULDEN_PRICE, "held": player.gulden})
    return None


def take(state: Position, seat: int, block: int, dealer: Dealer) -> None:
    """AMS-8.9, AMS-8.10: crest for good. Then, in this order: cards, sale, bailiff."""
    player = state.players[seat]
    player.crests |= 1 << block
    good = remove_good(state, block)
    player.store += (good,)
    if state.story is not None:
        name = state.board.city.blocks[block].told
        state.tell(Event("block", {"seat": seat, "block": name, "good": f"@good-{GOODS[good]}"}))
    if block == state.bailiff and not workers.at_end_of_turn(state):
        workers.move_bailiff(state, seat)
    black_market.offer_sale(state, seat, good)
    fire(state, seat, TAKE_BLOCK, dealer)


def remove_good(state: Position, block: int) -> int:
    """The block is no longer free; the good that lay on it."""
    good = state.goods[block]
    state.goods = (*state.goods[:block], NONE, *state.goods[block + 1 :])
    state.free &= ~(1 << block)
    return good


class FreeBlock(Choice[Position]):
    """Tile CB22 (Q-33): any free block for nothing, beyond the block of the turn."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        return [BLOCK + block for block in range(BLOCKS) if state.free >> block & 1]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        take(state, frame.seat, action - BLOCK, dealer)


FREE_BLOCK: Final[FreeBlock] = FreeBlock("free block", "AMS-8.29, Q-33")
