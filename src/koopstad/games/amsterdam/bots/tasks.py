"""What the secret tasks of Amsterdam add to blocks, and what the last place of the barge is worth."""

from typing import Final

from koopstad.games.amsterdam.bots.sight import Sight
from koopstad.games.amsterdam.position.state import Position
from koopstad.games.amsterdam.printed.pieces import BLOCKS_EACH
from koopstad.games.amsterdam.rules import scoring, tasks

SHARE: Final = 0.15  # of a task's points, for each own block in the district that it asks for


def task_progress(sight: Sight, block: int) -> float:
    """A block on the way to a task that the whole district would fulfil (tasks 7 to 12 and the like)."""
    player = sight.player
    if not player.tasks:
        return 0.0
    first = block // BLOCKS_EACH * BLOCKS_EACH
    six = ((1 << BLOCKS_EACH) - 1) << first
    own = player.crests
    if own & six == six:
        return 0.0
    before = _settled(sight, own)
    gain = _settled(sight, own | six) - before
    if not gain:
        return 0.0
    at_once = _settled(sight, own | 1 << block) - before
    return max(float(at_once), gain * SHARE * (1 + (own & six).bit_count()))


def _settled(sight: Sight, crests: int) -> int:
    """The points of the tasks if these were the own blocks."""
    known = sight.settled.get(crests)
    if known is None:
        position = sight.position.copy()
        position.players[sight.seat].crests = crests
        points, _ = tasks.settle(position, sight.seat)
        known = sum(points.values())
        sight.settled[crests] = known
    return known


def home_points(sight: Sight) -> float:
    """What it is worth at the end that the barge lies at the start pier (107, task 30)."""
    home = sight.position.copy()
    away = sight.position.copy()
    home.players[sight.seat].barge = sight.board.harbour.start
    away.players[sight.seat].barge = sight.board.harbour.anchorages[0]
    if sight.player.tasks:
        return float(scoring.sheet(home, sight.seat)["total"] - scoring.sheet(away, sight.seat)["total"])
    return float(_laurels(home, sight.seat) - _laurels(away, sight.seat))


def _laurels(position: Position, seat: int) -> int:
    """Without tasks no other step of the scoring asks where the barge lies."""
    return sum(scoring.laurel_points(position, seat).values())
