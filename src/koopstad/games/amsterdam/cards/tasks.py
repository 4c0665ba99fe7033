"""The 42 secret tasks (AMS-15): conditions that hold at the end, and pieces returned for points.

AMS-15.3: for shared places it does not matter who did the deed.
"""

from collections.abc import Callable
from typing import Final

from koopstad.engine.cards import Entry, Glossary, Icon, Part
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import (
    BEER,
    BLOCKS_EACH,
    BURGWALLEN,
    CHEESE,
    COFFEE,
    CRYSTAL,
    DISTRICTS,
    DOCKERS,
    ENDGAME,
    FURNITURE,
    GOODS,
    GRACHTENGORDEL,
    HAARLEMMERBUURT,
    JENEVER,
    JORDAAN,
    LACE,
    NIEUWMARKT,
    NONE,
    PERMANENT,
    PHASE3,
    PLANTAGE,
    RIVER,
    STORES,
    TILES,
    TIMINGS,
    TULIP,
)
from koopstad.games.amsterdam.rules.delivery import is_full

Test = Callable[[Position, int], bool]


class Condition(Part):
    """What has to be so at the end."""

    def __init__(self, test: Test, *icon: str | int) -> None:
        self.test: Final = test
        self.symbol: Final = icon

    def icons(self, glossary: Glossary) -> list[Icon]:
        return [["if", *self.symbol]]


class Returns(Part):
    """AMS-15.4: what has to be given back. ``distinct``: up to six resources of different colours (task 33).

    ``docker``: one or two of this colour (tasks 37 to 42, Q-71).
    """

    def __init__(
        self, dockers: int = 0, goods: int = 0, cubes: int = 0, distinct: bool = False, docker: str = ""
    ) -> None:
        self.dockers: Final = dockers
        self.goods: Final = goods
        self.cubes: Final = cubes
        self.distinct: Final = distinct
        self.docker: Final = DOCKERS.index(docker) if docker else NONE

    def icons(self, glossary: Glossary) -> list[Icon]:
        if self.docker != NONE:
            return [["return", "docker", DOCKERS[self.docker]]]
        if self.distinct:
            return [["return", "cubes", "different"]]
        numbers = {"docker": self.dockers, "good": self.goods, "cubes": self.cubes}
        return [["return", what, number] for what, number in numbers.items() if number]


class Task(Entry):
    def __init__(self, number: int, goal: Condition | Returns) -> None:
        super().__init__(f"task-{number}", number, (goal,))
        self.goal: Final = goal


# --- the words of the entries ---


def both_home(docker: str) -> Condition:
    return Condition(
        lambda state, _seat: state.house.count(DOCKERS.index(docker)) == 2, "home", "docker", docker
    )


def blocks_in(district: int, number: int) -> Condition:
    six = ((1 << BLOCKS_EACH) - 1) << district * BLOCKS_EACH
    return Condition(
        lambda state, seat: (state.players[seat].crests & six).bit_count() >= number,
        *("at_least", number, "crest", DISTRICTS[district]),
    )


def blocks(number: int) -> Condition:
    return Condition(
        lambda state, seat: state.players[seat].crests.bit_count() >= number, "at_least", number, "crest"
    )


def of_each_kind(number: int) -> Condition:
    return Condition(
        lambda state, seat: min(state.players[seat].standing.counts) >= number,
        *("at_least", number, "each_kind"),
    )


def of_timing(timing: int, number: int) -> Condition:
    """Q-70: cards active at the end."""

    def met(state: Position, seat: int) -> bool:
        timings = state.board.timings
        return sum(timings[card] == timing for card in state.players[seat].active) >= number

    return Condition(met, "at_least", number, TIMINGS[timing])


def active_cards(number: int) -> Condition:
    return Condition(
        lambda state, seat: len(state.players[seat].active) >= number, "at_least", number, "card"
    )


def warehouse_full(good: int) -> Condition:
    return Condition(lambda state, _seat: is_full(state, good), "full", GOODS[good])


def goods_sold(number: int) -> Condition:
    return Condition(lambda state, _seat: state.sold.bit_count() >= number, "at_least", number, "sold")


def kinds_aboard(number: int) -> Condition:
    return Condition(
        lambda state, seat: len(set(state.players[seat].cargo)) >= number,
        *("at_least", number, "good", "different"),
    )


def dockers_home(number: int) -> Condition:
    return Condition(lambda state, _seat: len(state.house) >= number, "at_least", number, "docker_house")


def depots_full() -> Condition:
    return Condition(
        lambda state, _seat: all(is_full(state, store) for store in range(len(GOODS), STORES)),
        *("full", "depots"),
    )


def at_last_space() -> Condition:
    return Condition(lambda state, seat: state.discs[seat] == RIVER, "at_last_space")


def at_start_pier() -> Condition:
    """C-43: only the final position counts."""
    return Condition(lambda state, seat: state.players[seat].barge == state.board.harbour.start, "at_start")


TASKS: Final = (
    Task(1, both_home("light_blue")),
    Task(2, both_home("maroon")),
    Task(3, both_home("light_green")),
    Task(4, both_home("light_pink")),
    Task(5, both_home("gold")),
    Task(6, both_home("white")),
    Task(7, blocks_in(GRACHTENGORDEL, 4)),
    Task(8, blocks_in(PLANTAGE, 4)),
    Task(9, blocks_in(NIEUWMARKT, 4)),
    Task(10, blocks_in(BURGWALLEN, 4)),
    Task(11, blocks_in(HAARLEMMERBUURT, 4)),
    Task(12, blocks_in(JORDAAN, 4)),
    Task(13, of_each_kind(3)),
    Task(14, at_last_space()),
    Task(15, of_timing(ENDGAME, 3)),
    Task(16, of_timing(PHASE3, 4)),
    Task(17, of_timing(PERMANENT, 5)),
    Task(18, goods_sold(7)),
    Task(19, kinds_aboard(2)),
    Task(20, warehouse_full(FURNITURE)),
    Task(21, warehouse_full(LACE)),
    Task(22, warehouse_full(CHEESE)),
    Task(23, warehouse_full(JENEVER)),
    Task(24, warehouse_full(BEER)),
    Task(25, warehouse_full(TILES)),
    Task(26, warehouse_full(TULIP)),
    Task(27, warehouse_full(CRYSTAL)),
    Task(28, warehouse_full(COFFEE)),
    Task(29, depots_full()),
    Task(30, at_start_pier()),
    Task(31, dockers_home(7)),
    Task(32, Returns(dockers=2, goods=1)),
    Task(33, Returns(distinct=True)),
    Task(34, Returns(dockers=1, goods=1, cubes=1)),
    Task(35, blocks(9)),
    Task(36, active_cards(12)),
    Task(37, Returns(docker="light_blue")),
    Task(38, Returns(docker="gold")),
    Task(39, Returns(docker="maroon")),
    Task(40, Returns(docker="light_green")),
    Task(41, Returns(docker="light_pink")),
    Task(42, Returns(docker="white")),
)
