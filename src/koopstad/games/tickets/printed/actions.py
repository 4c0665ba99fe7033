"""The action catalogue: numbers and notation.

``take pink``, ``draw``, ``contracts``, ``keep 1``, ``pass``, ``claim dam-oude_kerk/pink pink+joker``
"""

from typing import TYPE_CHECKING, Final

from koopstad.engine.catalogue import Catalogue
from koopstad.games.tickets.printed.pieces import CARDS, JOKER

if TYPE_CHECKING:
    from koopstad.games.tickets.printed.board import Board, Claim

# take pink ... take joker have the numbers 0 to 6 of their cards.
DRAW: Final = len(CARDS)
CONTRACTS: Final = DRAW + 1
KEEP_FIRST: Final = CONTRACTS + 1
KEEP_SECOND: Final = KEEP_FIRST + 1
KEEP_BOTH: Final = KEEP_SECOND + 1
PASS: Final = KEEP_BOTH + 1
FIRST_CLAIM: Final = PASS + 1


def catalogue(board: "Board") -> Catalogue:
    takes = [f"take {card}" for card in CARDS]
    # A secret choice goes by position: the number of the action is public.
    keeps = ["keep 1", "keep 2", "keep both"]
    claims = [f"claim {board.routes[claim.route].name} {payment(claim)}" for claim in board.claims]
    return Catalogue([*takes, "draw", "contracts", *keeps, "pass", *claims])


def payment(claim: "Claim") -> str:
    """``pink+pink+joker``"""
    return "+".join([CARDS[claim.colour]] * claim.cards + [CARDS[JOKER]] * claim.jokers)
