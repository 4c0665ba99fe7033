"""What permanent cards and mayors change: prices, limits, options, and what happens when something else does.

Cards declare these as data (``change(build_less=3)``, ``when(ADVANCED, gain(vp=1))``); the phases ask for
them here and know no card by its number.
"""

from typing import Final

from koopstad.engine.cards import Program

# The moments that cards and mayors may wait for.
EVENTS: Final = (
    "workers taken",  # by the basic action
    "money taken",  # by the basic action, with the die of a colour
    "site laid",  # by the basic action
    "any site laid",
    "wall built",  # by the basic action
    "others built wall",
    "built",  # by the basic action; zoo and park too (HAM-AMB-27)
    "others built a building",
    "permanent built",
    "bare cost built",
    "no points built",
    "advanced",
    "black tile drawn",
    "token turned",
    "park gave money",
    "misfortune raised",
)
(
    WORKERS_TAKEN,
    MONEY_TAKEN,
    SITE_LAID,
    ANY_SITE_LAID,
    WALL_BUILT,
    OTHERS_BUILT_WALL,
    BUILT,
    OTHERS_BUILT,
    PERMANENT_BUILT,
    COST_0_BUILT,
    POINTS_0_BUILT,
    ADVANCED,
    BLACK_TILE_DRAWN,
    TOKEN_TURNED,
    PARK_MONEY,
    RAISED,
) = range(len(EVENTS))
ALL_COLOURS: Final = 0b111111


class When:
    """A program that runs whenever something happens, in one of the colours of a bit mask."""

    def __init__(self, event: int, effects: Program, colours: int) -> None:
        self.event: Final = event
        self.effects: Final = effects
        self.colours: Final = colours


class Change:
    """One change to the rules for the owner of a card or mayor; each is explained at ``Powers``."""

    def __init__(self, name: str, value: int) -> None:
        self.name: Final = name
        self.value: Final = value


class Powers:
    """All changes in force for one player. Immutable once it is made: copies of a position share it."""

    def __init__(self) -> None:
        self.half = 0  # bit mask of colours whose buildings cost half (182 to 185)
        self.build_less = 0  # marks less for the basic action build (132)
        self.advance_less = 0  # marks less for an advance (125)
        self.wall_free = False  # the basic action wall costs no marks (108)
        self.wall_by_die = False  # a segment may cost the black die (232)
        self.wall_price = -1  # every segment costs exactly this (mayor side 08)
        self.lower_levels = 1  # levels lowered by the basic action (168)
        self.lower_points = 1  # points for each level lowered (mayor side 03)
        self.strikes_at = 0  # the level is raised once more before it strikes (165)
        self.per_site = 1  # buildings on a site (192)
        self.hand_more = 0  # hand cards beyond the limit (mayor side 01)
        self.repeats_lightning = False  # 036
        self.shares_lead = False  # a shared lead turns the token (046)
        self.prevents = False  # a worker prevents a raise (151)
        self.chooses_tile = False  # the colour of a black tile is chosen (231)
        self.ignores_black = False  # neither black tiles nor the black die (mayor side 05)
        self.recolours = False  # a grey worker changes a card's colour (224)
        self.burdens = False  # the others' advances cost the black die more (240)
        self.twice = False  # one III building per cycle twice (mayor side 04)
        self.when: list[tuple[tuple[int, int], ...]] = [()] * len(EVENTS)  # colours and program by event

    def add(self, change: Change) -> None:
        value = change.value
        if change.name == "half":
            self.half |= value
        elif change.name == "build_less":
            self.build_less += value
        elif change.name == "advance_less":
            self.advance_less += value
        elif change.name == "wall_price":
            self.wall_price = value
        elif change.name == "lower_levels":
            self.lower_levels = value
        elif change.name == "lower_points":
            self.lower_points = value
        elif change.name == "strikes_at":
            self.strikes_at += value
        elif change.name == "per_site":
            self.per_site = value
        elif change.name == "hand_more":
            self.hand_more += value
        else:
            self._allow(change.name)

    def _allow(self, name: str) -> None:
        if name == "wall_free":
            self.wall_free = True
        elif name == "wall_by_die":
            self.wall_by_die = True
        elif name == "repeats_lightning":
            self.repeats_lightning = True
        elif name == "shares_lead":
            self.shares_lead = True
        elif name == "prevents":
            self.prevents = True
        elif name == "chooses_tile":
            self.chooses_tile = True
        elif name == "ignores_black":
            self.ignores_black = True
        elif name == "recolours":
            self.recolours = True
        elif name == "burdens":
            self.burdens = True
        elif name == "twice":
            self.twice = True
        else:
            raise ValueError(f"no rule is called {name!r}")

    def listen(self, event: int, colours: int, source: int) -> None:
        self.when[event] = (*self.when[event], (colours, source))


NO_POWERS: Final = Powers()
