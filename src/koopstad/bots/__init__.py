"""Players that are programs and know no game by name. They see what their seat sees."""

from functools import cache
from pathlib import Path

from koopstad.bots.budget import FOREVER
from koopstad.bots.levels import CHARACTER, LEARNER, LEARNING, LEAST, LEVELS, MOST, SECONDS, asked_seconds
from koopstad.bots.own import WEIGHED, admit, is_admitted, make, own_bots
from koopstad.bots.random_bot import RandomBot
from koopstad.bots.thinker import Memory, Thinker
from koopstad.engine.bot import Advice, Bot, Eyes, Reason, advised, decide
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest, part
from koopstad.engine.reading import quoted
from koopstad.engine.weights import Learned

TIMED = "@"  # before the seconds that a bot shall think about a turn


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game: its usual one first, then the levels from the strongest down,
    and the characters.

    Whoever has learned to judge a game plays it at every level; then come those that others wrote
    (``own.py``); ``random`` plays every game.
    """
    return (*_ours(game), *[name for name in own_bots(game) if name not in _ours(game)], "random")


def _ours(game: str) -> tuple[str, ...]:
    known = manifest(game)
    return (*known.bots, *((*LEVELS, *known.characters) if known.judgement else ()))


def times(game: str, name: str) -> tuple[float, ...]:
    """Seconds that a bot may be given for a turn, the usual first; none for who has no use for them."""
    if name not in _ours(game) or name in manifest(game).bots or LEVELS.get(name, CHARACTER).plies == 1:
        return ()
    return SECONDS, LEAST, MOST


def adviser(game: Game) -> str:
    """The bot to ask for a hint: the strongest one that knows this edition of the game."""
    if not manifest(game.id).judgement:
        return bots(game.id)[0]
    try:
        check_bot(game, "master")
    except OptionError:
        return bots(game.id)[0]
    return "master"


def bot(game: str, name: str, seed: int, memory: Memory | None = None, hurry: bool = False) -> Bot:
    """A bot by its name. ``memory``: what it planned before; ``hurry``: people wait: little time.

    ``master@0.1`` has a tenth of the time, and where nobody waits a tenth of the positions.
    """
    if name == "random":
        return RandomBot(seed)
    named = manifest(game).bots.get(name)
    if named is not None:
        made: Bot = part(named)(seed)
        return made
    own, _, file = name.partition(WEIGHED)
    known, _, time = own.partition(TIMED)
    if known in manifest(game).bots:
        told = f"{quoted(time)} seconds" if time else "weights"
        raise OptionError(f"{known} never looks ahead: it has no use for {told}")
    if not _is_ours(game, name, known):
        other = make(game, name, seed)
        if other is not None:
            return other
        raise OptionError(f"no bot {quoted(name)} plays {game}; the bots are {', '.join(bots(game))}")
    seconds = asked_seconds(time) if own != known else SECONDS
    gives = manifest(game).gives.get(known, 0.0)
    level = LEARNING if known == LEARNER else LEVELS.get(known, CHARACTER)
    taste = manifest(game).characters.get(known)
    policy = bot(game, bots(game)[0], seed)
    return Thinker(
        seed,
        learned(game, file),
        policy,
        level.but(seconds / SECONDS, gives, manifest(game).ample),
        seconds if hurry else FOREVER,
        memory,
        taste=taste,
    )


def _is_ours(game: str, name: str, known: str) -> bool:
    """Whether a name is one of ours; who judges by a file, or plays to be learned from, must be admitted."""
    if known == LEARNER:
        return bool(manifest(game).judgement) and is_admitted(name)
    return known in _ours(game) and (WEIGHED not in name or is_admitted(name))


def check_bot(game: Game, name: str) -> None:
    """Refuses a bot that does not exist, or has not learned this edition of the game."""
    made = bot(game.id, name, 0)
    if isinstance(made, Thinker):
        made.learned.weights(game)


@cache
def learned(game: str, file: str = "") -> Learned:
    """What is known about judging a game that names a judgement, or what a file says of it; read once."""
    return Learned(manifest(game).judgement, Path(file) if file else None)


__all__ = [
    "TIMED",
    "Advice",
    "Bot",
    "Eyes",
    "Memory",
    "Reason",
    "admit",
    "advised",
    "adviser",
    "bot",
    "bots",
    "check_bot",
    "decide",
    "learned",
    "times",
]
