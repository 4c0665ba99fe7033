"""Players that are programs. They see what their seat sees."""

from importlib import import_module

from koopstad.bots.base import Bot, Eyes, Reason
from koopstad.bots.random_bot import RandomBot
from koopstad.engine.errors import OptionError
from koopstad.engine.reading import quoted

# The bots of each game by name, as module and class; ``random`` plays every game.
_BOTS: dict[str, dict[str, tuple[str, str]]] = {
    "amsterdam": {"greedy": ("koopstad.bots.amsterdam_greedy", "GreedyAmsterdam")},
    "hamburg": {"greedy": ("koopstad.bots.hamburg_greedy", "GreedyHamburg")},
    "tickets": {"greedy": ("koopstad.bots.tickets_greedy", "GreedyTickets")},
}


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    return (*_BOTS.get(game, {}), "random")


def bot(game: str, name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name not in _BOTS.get(game, {}):
        raise OptionError(f"no bot {quoted(name)} plays {game}; the bots are {', '.join(bots(game))}")
    module, kind = _BOTS[game][name]
    made: Bot = getattr(import_module(module), kind)(seed)
    return made


__all__ = ["Bot", "Eyes", "Reason", "bot", "bots"]
