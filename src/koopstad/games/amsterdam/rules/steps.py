"""Every kind of decision and of waiting work, by name: the way back from a saved position."""

from typing import Final

from koopstad.engine.frames import steps_of
from koopstad.games.amsterdam.cards import deck
from koopstad.games.amsterdam.rules import (
    activate,
    amstel,
    barge,
    black_market,
    blocks,
    cards_phase,
    dice_phase,
    gains,
    rounds,
    setup,
    swap,
    tom,
    turn,
    use,
    workers,
)

STEPS: Final = steps_of(
    setup,
    rounds,
    cards_phase,
    dice_phase,
    turn,
    activate,
    use,
    blocks,
    black_market,
    barge,
    amstel,
    gains,
    swap,
    workers,
    tom,
    deck,
)
