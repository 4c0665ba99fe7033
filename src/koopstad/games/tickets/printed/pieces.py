"""Seats, the transport cards (TTA-1.3: six colours and the joker, which stands for any), and two marks."""

from typing import Final

# TTA-1.1
SEATS: Final = range(2, 5)

COLOURS: Final = ("pink", "blue", "green", "black", "red", "orange")
JOKER: Final = len(COLOURS)
CARDS: Final = (*COLOURS, "joker")

# A gap in the row of open cards (TTA-AMB-03).
GAP: Final = -1
# The last turns before anybody ran short of carts (TTA-7.1).
NOT_YET: Final = -1
