"""How strong a bot that looks ahead plays: how far it thinks, and how much it gives away.

A weak level is no fool: it sees what the strong ones see at first glance and sometimes takes what is worth
a little less, never what throws much away.
"""

from typing import Final

from koopstad.engine.errors import OptionError
from koopstad.engine.reading import quoted


class Level:
    """One rung of the ladder."""

    def __init__(
        self,
        beam: int = 1,
        plies: int = 99,
        few: int = 5,
        turns: int = 0,
        wide: int = 0,
        worlds: int = 0,
        playouts: float = 0.0,
        nodes: int = 1000,
        loose: float = 0.0,
        floor: float = 0.0,
        share: float = 1.0,
    ) -> None:
        self.beam: Final = beam  # lines of the own turn that are followed
        self.plies: Final = plies  # actions of a line that are tried, before the rest is left to the policy
        self.few: Final = few  # actions that are looked at more closely
        self.turns: Final = turns  # own turns after this one that are planned too
        self.wide: Final = wide  # lines of this turn from which they are
        self.worlds: Final = worlds  # imagined worlds they are compared in; 0: no further than the next rest
        self.playouts: Final = playouts  # share of the games that are played to their end when it is late
        self.nodes: Final = nodes  # positions looked at for one decision
        # In stakes of the game: what halves the chance of an action, and what is never given away.
        self.loose: Final = loose  # 0: it plays its best
        self.floor: Final = floor
        self.share: Final = share  # of its usual budget

    def but(self, share: float = 1.0, loose: float = 0.0, ample: float = 1.0) -> "Level":
        """The same with another share of its usual budget, or giving away another amount.

        Who looks at more than its own turn, and may look at more than usual, looks at more lines; where
        lines are cheap, at as many as with so many times (``ample``) the budget.
        """
        wider = max(1.0, share * ample) ** 0.5 if self.turns else 1.0
        return Level(
            beam=round(self.beam * wider),
            plies=self.plies,
            few=self.few,
            turns=self.turns,
            wide=round(self.wide * wider),
            worlds=self.worlds,
            playouts=self.playouts * share,
            nodes=max(1, round(self.nodes * share)),
            loose=loose or self.loose,
            floor=FLOOR * loose or self.floor,
            share=self.share * share,
        )


FLOOR: Final = 5.0  # times what halves the chance of an action: so much is never given away


SECONDS: Final = 1.0  # for one turn, where people wait
LEAST: Final = 0.1
MOST: Final = 5.0  # whoever asks for more: a server thinks for many tables
# The strongest first. What each is called stands in the words of the client: ``bot-master``.
LEVELS: Final = {
    "master": Level(beam=3, turns=3, wide=8, worlds=2, playouts=1.0, nodes=2000),
    "alderman": Level(beam=1, playouts=0.04, nodes=300),
    # A game says in its manifest (``gives``) where its weak levels are as far apart with other amounts.
    "clerk": Level(plies=1, loose=0.7, floor=0.7 * FLOOR),
    "novice": Level(plies=1, loose=1.5, floor=1.5 * FLOOR),
    "child": Level(plies=1, loose=3.0, floor=3.0 * FLOOR),
}
CHARACTER: Final = Level(beam=1, playouts=0.3, nodes=300)  # how far characters think
# Plays the games that the next generation learns from: quick, and gives nothing away. No opponent for people.
LEARNER: Final = "learner"
LEARNING: Final = Level(plies=6, nodes=150)


def asked_seconds(text: str) -> float:
    """The time for a turn as somebody wrote it."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not LEAST <= seconds <= MOST:
        raise OptionError(f"a bot thinks {LEAST:g} to {MOST:g} seconds about a turn, not {quoted(text)}")
    return seconds
