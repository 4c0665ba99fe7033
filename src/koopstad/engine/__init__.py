"""What every game shares; it knows no game."""

from koopstad.engine.dealer import Dealer, FairDealer, FastDealer, ScriptedDealer
from koopstad.engine.errors import (
    ActionError,
    EditionError,
    KoopstadError,
    OptionError,
    RecordError,
    ScenarioError,
    ScriptError,
)
from koopstad.engine.game import Game
from koopstad.engine.record import Record
from koopstad.engine.refusal import Refusal
from koopstad.engine.state import State

__all__ = [
    "ActionError",
    "Dealer",
    "EditionError",
    "FairDealer",
    "FastDealer",
    "Game",
    "KoopstadError",
    "OptionError",
    "Record",
    "RecordError",
    "Refusal",
    "ScenarioError",
    "ScriptError",
    "ScriptedDealer",
    "State",
]
