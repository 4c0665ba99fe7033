"""The barge (AMS-8.14 to AMS-8.19): loading, sailing, dockers."""

from collections.abc import Sequence
from typing import Final

from koopstad.engine.dealer import Dealer
from koopstad.engine.events import Event
from koopstad.engine.frames import Choice, Frame, Work
from koopstad.engine.refusal import Refusal
from koopstad.games.amsterdam.cards.model import DELIVER_DOCKER, DOUBLE_STEPS
from koopstad.games.amsterdam.position.state import Player, Position
from koopstad.games.amsterdam.printed.actions import DOCKER, LOAD, LOAD_ALL, SAIL
from koopstad.games.amsterdam.printed.pieces import DOCKERS, DOCKERS_HOME, GOODS, NONE, PLACES
from koopstad.games.amsterdam.rules import gains
from koopstad.games.amsterdam.rules.triggers import fire
from koopstad.games.amsterdam.rules.turn_action import TurnAction

# --- loading (AMS-8.14) ---


class LoadGoods(TurnAction):
    """AMS-8.14, Q-28: at a crane, any number of goods from the temporary store, also new ones (C-27)."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """All goods at once, or one of several."""
        if not player.store or not state.board.harbour.crane_at[player.barge]:
            return []
        if len(player.store) == 1:
            return [LOAD_ALL]
        return [LOAD_ALL, *(LOAD + good for good in range(len(GOODS)) if good in player.store)]

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        if not state.board.harbour.crane_at[player.barge]:
            return Refusal("AMS-8.14", "no-crane")
        if not player.store or (action >= LOAD and action - LOAD not in player.store):
            return Refusal("AMS-8.14", "not-in-store")
        if action >= LOAD and len(player.store) == 1:
            return Refusal("AMS-8.14", "load-all")
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        player = state.players[seat]
        if action == LOAD_ALL:
            loaded = player.store
            player.store = ()
        else:
            loaded = (action - LOAD,)
            place = player.store.index(action - LOAD)
            player.store = player.store[:place] + player.store[place + 1 :]
        player.cargo += loaded
        if state.story is not None:
            for good in loaded:
                state.tell(Event("load", {"seat": seat, "good": f"@good-{GOODS[good]}"}))


# --- sailing (AMS-8.15, AMS-8.16) ---


class Sail(TurnAction):
    """AMS-8.15, Q-21, C-28: every place that can be reached, by the shortest way, a resource a space."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        harbour = state.board.harbour
        steps = state.turn.steps + cubes * _steps_per_cube(player)
        return harbour.sails[player.barge][min(steps, harbour.farthest)]

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        if action - SAIL == player.barge:
            return Refusal("AMS-8.15, Q-20", "already-there")
        cost = price(state, seat, action - SAIL)
        held = gains.total(player)
        if cost > held:
            return Refusal("AMS-8.15", "resources", {"cost": cost, "held": held})
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        """Steps already paid for are used first; what is paid too much stays for this turn (Q-51)."""
        place = action - SAIL
        cost = price(state, seat, place)
        player = state.players[seat]
        state.turn.steps += cost * _steps_per_cube(player) - state.board.harbour.distance[player.barge][place]
        state.push(Bound(SAIL_TO, seat, place))
        gains.pay_any(state, seat, cost)


def _steps_per_cube(player: Player) -> int:
    return 2 if player.standing.powers & DOUBLE_STEPS else 1


def price(state: Position, seat: int, place: int) -> int:
    """The resources that sailing to a place costs."""
    player = state.players[seat]
    unpaid = state.board.harbour.distance[player.barge][place] - state.turn.steps
    per_cube = _steps_per_cube(player)
    return max(0, (unpaid + per_cube - 1) // per_cube)


class Bound(Frame):
    """A barge on its way to a place."""

    __slots__ = ("place",)

    def __init__(self, step: "SailTo", seat: int, place: int) -> None:
        super().__init__(step, seat, (place,))
        self.place: Final = place


class SailTo(Work[Position, Bound]):
    """The move that has been paid for."""

    def frame(self, seat: int, args: tuple[int, ...]) -> Frame:
        return Bound(self, seat, *args)

    def run(self, state: Position, frame: Bound, dealer: Dealer) -> None:
        place = frame.place
        harbour = state.board.harbour
        player = state.players[frame.seat]
        start = player.barge
        state.turn.moved += harbour.distance[start][place]
        arrive(state, frame.seat, place, _best_way(player, harbour.ways[start][place]), dealer)


SAIL_TO: Final[SailTo] = SailTo("sail to")


def _best_way(player: Player, ways: tuple[int, ...]) -> int:
    """Of several shortest ways the one past most piers that a docker aboard wants to go to."""
    best, most = ways[0], -1
    if player.dockers:
        for way in ways:
            matching = len([docker for docker in player.dockers if way >> docker & 1])
            if matching > most:
                best, most = way, matching
    return best


def arrive(state: Position, seat: int, place: int, piers: int, dealer: Dealer) -> None:
    """The barge is at a place, by way of these piers; a new visit begins (Q-23)."""
    player = state.players[seat]
    player.barge = place
    state.turn.boarded = False
    if state.story is not None:
        state.tell(Event("sail", {"seat": seat, "place": place_key(state, place)}))
    for docker in player.dockers:
        if piers >> docker & 1:
            _deliver_docker(state, seat, docker, dealer)


def place_key(state: Position, place: int) -> str:
    """The words of a place: ``@pier-gold``."""
    printed = state.board.harbour.places[place]
    prefix = {"pier": "pier", "warehouse": "store"}.get(printed.kind, "place")
    return f"@{prefix}-{printed.name}"


class SailAnywhere(Choice[Position]):
    """Tile CB21 (Q-42): to any place; it counts as arriving, but as no space moved."""

    def actions(self, state: Position, frame: Frame) -> list[int]:
        here = state.players[frame.seat].barge
        return [SAIL + place for place in range(PLACES) if place != here]

    def play(self, state: Position, frame: Frame, action: int, dealer: Dealer) -> None:
        state.pop()
        pier = state.board.harbour.pier_at[action - SAIL]
        arrive(state, frame.seat, action - SAIL, 0 if pier == NONE else 1 << pier, dealer)


SAIL_ANYWHERE: Final[SailAnywhere] = SailAnywhere("sail anywhere", "AMS-8.29, Q-42")

# --- dockers (AMS-8.17 to AMS-8.19) ---


class TakeDocker(TurnAction):
    """AMS-8.17: one docker per visit (Q-23), if there is room aboard (C-47)."""

    def actions(self, state: Position, seat: int, player: Player, cubes: int) -> Sequence[int]:
        """One docker per visit (Q-23), if there is room aboard."""
        pier = state.board.harbour.pier_at[player.barge]
        if pier == NONE or state.turn.boarded or not state.piers[pier]:
            return []
        if len(player.dockers) >= state.board.number["dockers_aboard"]:
            return []
        return [DOCKER + docker for docker in sorted(state.piers[pier])]

    def why_not(self, state: Position, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        pier = state.board.harbour.pier_at[player.barge]
        if pier == NONE:
            return Refusal("AMS-8.17", "no-pier")
        if action - DOCKER not in state.piers[pier]:
            return Refusal("AMS-8.17", "no-such-docker", {"docker": f"@docker-{DOCKERS[action - DOCKER]}"})
        if len(player.dockers) >= state.board.number["dockers_aboard"]:
            return Refusal(
                "AMS-8.17, AMS-1.10", "dockers-aboard", {"dockers": state.board.number["dockers_aboard"]}
            )
        if state.turn.boarded:
            return Refusal("AMS-8.17, Q-23", "boarded")
        return None

    def play(self, state: Position, seat: int, action: int, dealer: Dealer) -> None:
        player = state.players[seat]
        docker = action - DOCKER
        remove_docker(state, state.board.harbour.pier_at[player.barge], docker)
        player.dockers += (docker,)
        state.turn.boarded = True
        if state.story is not None:
            state.tell(Event("docker", {"seat": seat, "docker": f"@docker-{DOCKERS[docker]}"}))
        gains.gain_gulden(state, seat, state.board.number["docker_fare"])


def remove_docker(state: Position, pier: int, docker: int) -> None:
    there = list(state.piers[pier])
    there.remove(docker)
    state.piers = (*state.piers[:pier], tuple(there), *state.piers[pier + 1 :])


def _deliver_docker(state: Position, seat: int, docker: int, dealer: Dealer) -> None:
    """AMS-8.18, Q-22, Q-24: by itself, to the highest free space of the docker house."""
    player = state.players[seat]
    aboard = list(player.dockers)
    aboard.remove(docker)
    player.dockers = tuple(aboard)
    value = house_docker(state, docker)
    if state.story is not None:
        state.tell(Event("docker-home", {"seat": seat, "docker": f"@docker-{DOCKERS[docker]}"}))
    gains.gain_points(state, seat, value, DOCKERS_HOME)
    fire(state, seat, DELIVER_DOCKER, dealer)


def house_docker(state: Position, docker: int) -> int:
    """Puts a docker into the docker house and returns the value of its space."""
    value = state.board.harbour.docker_value(len(state.house))
    state.house += (docker,)
    return value
