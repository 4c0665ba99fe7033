"""What one seat of Amsterdam sees, and what money, cubes, crests and the river are worth to it in points."""

from typing import Final

from koopstad.games.amsterdam.bots.known import Known
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.board import Board
from koopstad.games.amsterdam.printed.pieces import BLOCKS, BLOCKS_EACH, RIVER, ROUNDS
from koopstad.games.amsterdam.rules.rounds import BEGIN_ROUND
from koopstad.games.amsterdam.rules.turn import ACTIONS_PHASE, TAKE_TURN

# All weights are in points. They are estimates; those of cubes, maps and moves were tried out against TOM.
CUBE: Final = 0.75  # a cube of any colour: about what a space of sailing brings
FITTING: Final = 0.95  # a cube of the colour of one's choice
GULDEN: Final = 1.9  # a gulden that one of the market tiles to come will take
COINS_A_TURN: Final = 2.5  # gulden that the market takes in an average turn
SPARE_COIN: Final = 0.5  # a gulden beyond that: two make a point in the end (AMS-12.8)
LINK: Final = 1.2  # a crest beside the largest group, while there is time to join them
GROWTH: Final = 0.25  # a free block beside the largest group: room to grow
ROOM: Final = 5  # more free blocks than this beside the group are no gain
CREST: Final = 0.3  # a crest in a district that scores, before any place is won
ORDER: Final = 0.35  # each rival behind on the Amstel: a better choice of cards and blocks
TOKENS: Final = 1  # penalty tokens that hardly anybody escapes
FLOW: Final = 1.0  # spaces that a disc moves in each of the turns to come
STEP: Final = 0.3  # a space on the Amstel that brings no bridge nearer


class Sight:
    """A position with the numbers that every judgement needs, and what was computed once for it."""

    def __init__(self, position: Position, seat: int, known: Known) -> None:
        self.known: Final = known
        self.position: Final = position
        self.seat: Final = seat
        self.player: Final[Player] = position.players[seat]
        self.board: Final[Board] = position.board
        self.round: Final = position.round
        self.in_turn: Final = _is_pending(position, seat, True)
        # Own turns to come, with the one being played.
        self.turns: Final = ROUNDS - position.round + int(_is_pending(position, seat, False))
        self.rivals: Final = [
            rival.crests for other, rival in enumerate(position.players) if other != seat
        ] + ([position.tom.crests] if position.tom is not None else [])
        self._city: Final = known.cities(
            (self.turns, position.seats, tuple(position.districts), *self.rivals)
        )
        self.settled: Final[dict[int, int]] = {}  # points of the tasks, by own blocks

    # --- gulden ---

    def purse(self, gulden: int, turns: int) -> float:
        """What so many gulden will bring on the market in so many turns, the last ones as leftovers."""
        spent = min(float(gulden), COINS_A_TURN * turns)
        return spent * GULDEN + (gulden - spent) * SPARE_COIN

    def coins(self, gulden: int) -> float:
        """What so many gulden more are worth now."""
        turns = self.turns - int(self.in_turn and self.position.turn.markets > 0)
        return self.purse(self.player.gulden + gulden, turns) - self.purse(self.player.gulden, turns)

    # --- the Amstel ---

    def river(self, spaces: int, later: int) -> float:
        """What moving on so many spaces is worth, if in each of ``later`` turns one more space follows."""
        here = self.position.discs[self.seat]
        there = min(here + spaces, RIVER)
        if not later:
            points = self.board.river_points
            return float(points[there] - points[here])
        later = int(later * FLOW)
        gain = self.known.river[min(there + later, RIVER)] - self.known.river[min(here + later, RIVER)]
        return gain + STEP * (there - here) + ORDER * (self._ahead(there) - self._ahead(here))

    def _ahead(self, space: int) -> int:
        """Rivals that are not further on."""
        discs = self.position.discs
        return len([1 for disc, other in enumerate(discs) if disc != self.seat and other <= space])

    # --- the city ---

    def city(self, crests: int) -> float:
        """What these crests will score: the largest group, its neighbours, districts (AMS-12.5 to 12.7)."""
        known = self._city.get(crests)
        if known is None:
            known = self._groups(crests) + self._districts(crests)
            self._city[crests] = known
        return known

    def _groups(self, crests: int) -> float:
        largest = self._largest(crests)
        each = self.board.number["group_points"]
        value = float(largest.bit_count() * each)
        later = min(1.0, self.turns / 6)
        value += (crests & ~largest).bit_count() * LINK * later
        taken = crests
        for rival in self.rivals:
            taken |= rival
        room = (self._beside(largest) & ~taken).bit_count()
        return value + min(room, ROOM) * GROWTH * later

    def _largest(self, crests: int) -> int:
        largest = 0
        left = crests
        while left:
            group = left & -left
            fringe = group
            while fringe:
                fringe = self._beside(fringe) & crests & ~group
                group |= fringe
            if group.bit_count() > largest.bit_count():
                largest = group
            left &= ~group
        return largest

    def _beside(self, blocks: int) -> int:
        bridges = self.known.bridges
        beside = 0
        while blocks:
            beside |= bridges[(blocks & -blocks).bit_length() - 1]
            blocks &= blocks - 1
        return beside

    def _districts(self, crests: int) -> float:
        """Places count more the nearer the end is; until then each crest is a chance."""
        position = self.position
        table = self.board.district_points[max(position.seats, 2)]
        six = (1 << BLOCKS_EACH) - 1
        sure = 1 - self.turns / (ROUNDS + 4)
        value = 0.0
        for district in position.districts:
            own = (crests >> district * BLOCKS_EACH & six).bit_count()
            if not own:
                continue
            ahead = tied = 0
            for rival in self.rivals:
                number = (rival >> district * BLOCKS_EACH & six).bit_count()
                ahead += number > own
                tied += number == own
            points = sum(table[ahead : ahead + tied + 1]) // (tied + 1)
            value += points * sure + own * CREST * (1 - sure)
        return value

    # --- penalties ---

    def penalty(self, more: int = 1) -> int:
        """What the next penalty tokens will cost (AMS-11.3); the first ones make later ones dearer."""
        tokens = max(self.player.penalties, TOKENS if self.turns > 1 else 0)
        known = self.known
        return known.penalty(self.position, tokens + more) - known.penalty(self.position, tokens)


def _is_pending(position: Position, seat: int, begun: bool) -> bool:
    """Whether the turn of this round is being played (``begun``), or has not been finished yet."""
    for frame in position.pending:
        if frame.step is TAKE_TURN and frame.seat == seat:
            return not begun or position.pending[-1].seat == seat
        if not begun and frame.step in (ACTIONS_PHASE, BEGIN_ROUND):
            return True
    return False


def free_blocks(position: Position) -> list[int]:
    return [block for block in range(BLOCKS) if position.free >> block & 1]
