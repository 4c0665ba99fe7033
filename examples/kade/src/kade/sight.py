"""Who may know what: views, positions as a seat may imagine them, and what is still unseen."""

from kade.position import NOT_YET, Player, Position
from kade.printed import GOODS
from kade.views import KadePlayer, KadeView
from koopstad.engine.dealer import Dealer


def view(state: Position, seat: int | None) -> KadeView:
    frame = state.pending[-1] if state.pending else None
    return {
        "game": "kade",
        "you": seat,
        "to_move": None if frame is None else frame.seat,
        "step": "over" if frame is None else frame.step.name,
        "prices": dict(zip(GOODS, state.prices, strict=True)),
        "pile": sum(state.pile),
        "discard": _counts(state.discard),
        "last_turns": None if state.last_turns == NOT_YET else state.last_turns,
        "players": [_seen(state, player, other == seat) for other, player in enumerate(state.players)],
    }


def _seen(state: Position, player: Player, own: bool) -> KadePlayer:
    """KAD-2.1: a hand is secret until the end; how many cards it holds is not."""
    return {
        "points": player.sales + player.rest,
        "cards": sum(player.hand),
        "hand": _counts(player.hand) if own or not state.pending else None,
        "offer": [GOODS[good] if own else None for good in player.offer],
    }


def imagine(state: Position, seat: int | None, dealer: Dealer) -> Position:
    """What the others hold goes back into the pile, and as much is drawn anew."""
    twin = state.copy()
    if not state.pending:
        return twin
    others = [player for other, player in enumerate(twin.players) if other != seat]
    for player in others:
        twin.pile = [a + b for a, b in zip(twin.pile, player.hand, strict=True)]
        for good in player.offer:
            twin.pile[good] += 1
    for player in others:
        held = sum(player.hand)
        player.hand = [0] * len(GOODS)
        for _ in range(held):
            player.hand[twin.draw(dealer)] += 1
        player.offer = tuple([twin.draw(dealer) for _ in player.offer])
    return twin


def unseen(state: Position) -> tuple[int, ...]:
    """For each seat and the spectator: the cards that the others hold."""
    if not state.pending:
        return (0,) * (state.seats + 1)
    held = [sum(player.hand) + len(player.offer) for player in state.players]
    return (*[sum(held) - own for own in held], sum(held))


def _counts(cards: list[int]) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, cards, strict=True) if count}
