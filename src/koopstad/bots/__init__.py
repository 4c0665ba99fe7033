"""Players that are programs and know no game by name. They see what their seat sees."""

from koopstad.bots.random_bot import RandomBot
from koopstad.engine.bot import Bot, Eyes, Reason
from koopstad.engine.errors import OptionError
from koopstad.engine.manifest import manifest, part
from koopstad.engine.reading import quoted


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the best first; ``random`` plays every game."""
    return (*manifest(game).bots, "random")


def bot(game: str, name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    named = manifest(game).bots.get(name)
    if named is None:
        raise OptionError(f"no bot {quoted(name)} plays {game}; the bots are {', '.join(bots(game))}")
    made: Bot = part(named)(seed)
    return made


__all__ = ["Bot", "Eyes", "Reason", "bot", "bots"]
