"""Where the barge of Amsterdam should go: what its freight will bring, and the best voyage of this turn."""

from typing import Final

from koopstad.games.amsterdam.bots.cards import program_worth
from koopstad.games.amsterdam.bots.sight import CUBE, GULDEN, Sight
from koopstad.games.amsterdam.bots.tasks import home_points
from koopstad.games.amsterdam.cards.model import DELIVER_DOCKER, DELIVER_GOOD, DOUBLE_STEPS
from koopstad.games.amsterdam.printed.pieces import DEPOTS, GOODS, NONE, PLACES, ROUNDS

PACE: Final = 4  # spaces that a barge sails in an average turn
WAITING: Final = 0.4  # what each turn of waiting costs: others fill the roofs
LEFT_OVER: Final = 0.5  # a good or docker that never arrives (AMS-12.8)
STOPS: Final = 3  # a voyage of one turn is looked at for so many stops
NEAREST: Final = 3  # of all cranes, and of all piers with dockers, so many are looked at
DEPOT_BONUS: Final = 1.0  # a good unloaded now rather than later saves a way
NEVER: Final = -1000.0

Goods = tuple[int, ...]


class Freight:
    """A barge and the harbour as it would be then."""

    __slots__ = ("cargo", "depots", "dockers", "filled", "housed", "piers", "place", "store")

    def __init__(
        self,
        place: int,
        cargo: Goods,
        store: Goods,
        dockers: Goods,
        filled: Goods,
        depots: int,
        housed: int,
        piers: tuple[Goods, ...],
    ) -> None:
        self.place = place
        self.cargo = cargo
        self.store = store
        self.dockers = dockers
        self.filled = filled  # goods in each warehouse
        self.depots = depots  # bit mask of the free ones
        self.housed = housed  # dockers in the docker house
        self.piers = piers

    def at(self, place: int) -> "Freight":
        return Freight(
            place,
            self.cargo,
            self.store,
            self.dockers,
            self.filled,
            self.depots,
            self.housed,
            self.piers,
        )

    def with_good(self, good: int) -> "Freight":
        other = self.at(self.place)
        other.store = (*self.store, good)
        return other


class Harbour:
    """The harbour with the eyes of one seat."""

    def __init__(self, sight: Sight) -> None:
        position = sight.position
        player = sight.player
        harbour = sight.board.harbour
        self.sight: Final = sight
        self.printed: Final = harbour
        self.distance: Final = harbour.distance
        self.roofs: Final = harbour.roofs
        self.foreman_points: Final = sight.board.number["foreman_points"]
        programs = position.deck.programs.programs
        answers = player.standing.answers
        # What own cards add to each delivery (073, 075 to 084).
        self.bonus: Final = [
            sum([program_worth(sight, position, programs[source]) for source in answers(DELIVER_GOOD, good)])
            for good in range(len(GOODS))
        ]
        self.docker_factor: Final = 2 if answers(DELIVER_DOCKER) else 1  # card 050
        self.steps_per_cube: Final = 2 if player.standing.powers & DOUBLE_STEPS else 1
        self.cost: Final = CUBE / self.steps_per_cube
        depots = 0
        for depot in range(DEPOTS):
            if position.depots[depot] == NONE:
                depots |= 1 << depot
        self.freight: Final = Freight(
            player.barge,
            player.cargo,
            player.store,
            player.dockers,
            tuple(position.warehouses),
            depots,
            len(position.house),
            position.piers,
        )
        self.cranes: Final = [place for place in range(PLACES) if harbour.crane_at[place]]
        # The extra points of the turns to come, by the number of turns to wait (AMS-10.1).
        bonus = sight.board.quick_delivery
        self.quick: Final = [float(points) for points in bonus[sight.round :]]
        # In the last turn it may matter where the barge ends.
        self.home: Final = home_points(sight) if sight.in_turn and sight.turns == 1 else 0.0
        terms = (sight.round, position.foreman, self.docker_factor, self.steps_per_cube, *self.bonus)
        self._known: Final = sight.known.tours(terms)

    # --- what the freight will bring if the turn ends now ---

    def prospects(self, freight: Freight) -> float:
        return self._prospects(freight)[0]

    def good_worth(self, good: int) -> float:
        """What one more good in the temporary store is worth."""
        return self.prospects(self.freight.with_good(good)) - self.prospects(self.freight)

    def _prospects(self, freight: Freight) -> tuple[float, int]:
        """Points to come, and the place to go to first (NONE: there is nothing to do)."""
        if not (freight.cargo or freight.store or freight.dockers):
            return 0.0, NONE
        key = (
            freight.place,
            freight.cargo,
            freight.store,
            freight.dockers,
            freight.filled,
            freight.depots,
            freight.housed,
        )
        known = self._known.get(key)
        if known is None:
            known = self._best_tour(freight)
            self._known[key] = known
        return known

    def _best_tour(self, freight: Freight) -> tuple[float, int]:
        """First to a crane for the rest of the goods, or first away with what is aboard."""
        if not freight.store:
            return self._tour(freight, freight.place, freight.cargo, 0)
        best, first = NEVER, NONE
        ways = self.distance[freight.place]
        for crane in sorted(self.cranes, key=lambda place: ways[place])[:NEAREST]:
            value, _ = self._tour(freight, crane, freight.cargo + freight.store, ways[crane])
            value -= self.cost * ways[crane]
            if value > best:
                best, first = value, crane
        if freight.cargo:
            value, stop = self._tour(freight, freight.place, freight.cargo, 0)
            value += len(freight.store) * LEFT_OVER * 2
            if value > best:
                best, first = value, stop
        return best, first

    def _tour(self, freight: Freight, place: int, goods: Goods, sailed: int) -> tuple[float, int]:
        """Always on to the stop that brings most."""
        left = list(goods)
        dockers = list(freight.dockers)
        filled = list(freight.filled)
        depots = freight.depots
        housed = freight.housed
        value = 0.0
        first = NONE
        while left or dockers:
            best, best_good, best_store, stop = LEFT_OVER, NONE, NONE, NONE
            ways = self.distance[place]
            for good in set(left):
                for store in self._stores(good, filled, depots):
                    anchorage = self.printed.anchorages[store]
                    roof = self._roof(store, filled) + self.bonus[good]
                    gain = self._worth(roof, sailed + ways[anchorage], True) - self.cost * ways[anchorage]
                    if gain > best:
                        best, best_good, best_store, stop = gain, good, store, anchorage
            for docker in dockers:
                pier = self.printed.piers[docker]
                points = self.printed.docker_value(housed) * self.docker_factor
                gain = self._worth(points, sailed + ways[pier], False) - self.cost * ways[pier]
                if gain > best:
                    best, best_good, best_store, stop = gain, NONE, docker, pier
            if stop == NONE:
                break
            value += best
            sailed += ways[stop]
            place = stop
            if first == NONE:
                first = stop
            if best_good == NONE:
                dockers.remove(best_store)
                housed += 1
            else:
                left.remove(best_good)
                if best_store < len(GOODS):
                    filled[best_store] += 1
                else:
                    depots &= ~(1 << best_store - len(GOODS))
        return value + LEFT_OVER * (len(left) + len(dockers)), first

    def _worth(self, points: float, sailed: int, is_good: bool) -> float:
        """Points for an arrival after so many spaces, from the next turn on."""
        wait = 0 if not sailed else 1 + (sailed - 1) // PACE
        if self.sight.round + wait > ROUNDS:
            return 0.0
        return points - WAITING * wait + (self.quick[wait] if is_good else 0.0)

    def _stores(self, good: int, filled: list[int], depots: int) -> list[int]:
        free = [len(GOODS) + depot for depot in range(DEPOTS) if depots >> depot & 1]
        return [good, *free] if filled[good] < len(self.roofs[good]) else free

    def _roof(self, store: int, filled: list[int] | Goods) -> int:
        points = self.roofs[store][filled[store]] if store < len(GOODS) else self._depot(store)
        return points + (self.foreman_points if store == self.sight.position.foreman else 0)

    def _depot(self, store: int) -> int:
        return self.printed.depots[store - len(GOODS)]

    # --- the voyage of this turn ---

    def voyages(self, spaces: int) -> "list[Voyage]":
        """For every number of spaces up to this one the best that can be done with exactly so many."""
        best = [Voyage(NEVER, NONE) for _ in range(spaces + 1)]
        self._sail(self.freight, 0, 0.0, NONE, 0, best)
        for number in range(1, spaces + 1):
            if best[number - 1].value > best[number].value:
                best[number] = best[number - 1]
        return best

    def _sail(
        self, freight: Freight, sailed: int, gained: float, first: int, stops: int, best: "list[Voyage]"
    ) -> None:
        gained += self.arrive(freight, sailed > 0)
        prospects, target = self._prospects(freight)
        value = gained + prospects + (self.home if freight.place == self.printed.start else 0.0)
        if value > best[sailed].value:
            best[sailed] = Voyage(value, first)
        room = len(best) - 1 - sailed
        ways = self.distance[freight.place]
        if target != NONE:
            # On the way to a stop that is too far for this turn.
            for number in range(1, min(room, ways[target] - 1) + 1):
                nearer = value + self.cost * number
                if nearer > best[sailed + number].value:
                    best[sailed + number] = Voyage(nearer, target if first == NONE else first)
        if stops < STOPS:
            for place in self._useful(freight):
                if ways[place] <= room:
                    start = place if first == NONE else first
                    self._sail(freight.at(place), sailed + ways[place], gained, start, stops + 1, best)

    def _useful(self, freight: Freight) -> set[int]:
        anchorages = self.printed.anchorages
        useful: set[int] = set()
        ways = self.distance[freight.place]
        for good in freight.cargo:
            for store in self._stores(good, list(freight.filled), freight.depots):
                useful.add(anchorages[store])
        if freight.store:
            useful.update(sorted(self.cranes, key=lambda place: ways[place])[:NEAREST])
        for docker in freight.dockers:
            useful.add(self.printed.piers[docker])
        if len(freight.dockers) < self.sight.board.number["dockers_aboard"]:
            piers = [self.printed.piers[pier] for pier, waiting in enumerate(freight.piers) if waiting]
            useful.update(sorted(piers, key=lambda place: ways[place])[:NEAREST])
        if self.home:
            useful.add(self.printed.start)
        useful.discard(freight.place)
        return useful

    def arrive(self, freight: Freight, is_visit: bool) -> float:
        """All that is done for nothing where the barge lies; the points it brings."""
        gained = 0.0
        pier = self.printed.pier_at[freight.place]
        if is_visit and pier in freight.dockers:
            gained += self.printed.docker_value(freight.housed) * self.docker_factor
            dockers = list(freight.dockers)
            dockers.remove(pier)
            freight.dockers = tuple(dockers)
            freight.housed += 1
        if freight.store and self.printed.crane_at[freight.place]:
            freight.cargo += freight.store
            freight.store = ()
        good = self.delivery(freight)
        while good != NONE:
            gained += self._deliver(freight, good)
            good = self.delivery(freight)
        if is_visit and pier != NONE and freight.piers[pier]:
            docker = self.boarding(freight, pier)
            if docker != NONE:
                gained += GULDEN
                waiting = list(freight.piers[pier])
                waiting.remove(docker)
                freight.piers = (*freight.piers[:pier], tuple(waiting), *freight.piers[pier + 1 :])
                freight.dockers += (docker,)
        return gained

    def delivery(self, freight: Freight) -> int:
        """The good to deliver here, or NONE. A depot gets what its own warehouse would pay least for."""
        store = self.printed.store_at[freight.place]
        if store == NONE or not freight.cargo:
            return NONE
        if store < len(GOODS):
            open_roof = freight.filled[store] < len(self.roofs[store])
            return store if open_roof and store in freight.cargo else NONE
        if not freight.depots >> store - len(GOODS) & 1:
            return NONE
        here = self._roof(store, freight.filled) + self.quick[0] + DEPOT_BONUS
        best, most = NONE, 0.0
        ways = self.distance[freight.place]
        for good in set(freight.cargo):
            elsewhere = LEFT_OVER
            if freight.filled[good] < len(self.roofs[good]):
                way = ways[self.printed.anchorages[good]]
                elsewhere = self._worth(self._roof(good, freight.filled), way, True) - self.cost * way
            if here - elsewhere > most:
                best, most = good, here - elsewhere
        return best

    def _deliver(self, freight: Freight, good: int) -> float:
        store = self.printed.store_at[freight.place]
        points = self._roof(store, freight.filled) + self.quick[0] + self.bonus[good]
        cargo = list(freight.cargo)
        cargo.remove(good)
        freight.cargo = tuple(cargo)
        if store < len(GOODS):
            filled = list(freight.filled)
            filled[store] += 1
            freight.filled = tuple(filled)
        else:
            freight.depots &= ~(1 << store - len(GOODS))
        return points

    def boarding(self, freight: Freight, pier: int) -> int:
        """The docker to take aboard: the one whose pier is nearest; NONE when there is no room."""
        if len(freight.dockers) >= self.sight.board.number["dockers_aboard"]:
            return NONE
        ways = self.distance[freight.place]
        best = NONE
        for docker in freight.piers[pier]:
            if best == NONE or ways[self.printed.piers[docker]] < ways[self.printed.piers[best]]:
                best = docker
        return best


class Voyage:
    """What a voyage brings with all that the freight promises after it, and its first stop."""

    __slots__ = ("first", "value")

    def __init__(self, value: float, first: int) -> None:
        self.value: Final = value
        self.first: Final = first
