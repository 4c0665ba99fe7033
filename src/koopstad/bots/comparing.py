"""How much better a choice is than what somebody is about to do: by the comparison it rests on."""

from typing import Final

from koopstad.bots.reasons import CLEARLY, FEWEST, NEXT, SURE, YOURS, Ledger, difference
from koopstad.bots.search import Line, Search
from koopstad.bots.worlds import imagined_world
from koopstad.engine.bot import Eyes, Reason
from koopstad.engine.events import Args
from koopstad.engine.state import State

BEST: Final = Reason("hint-yours-best", {})
CLOSE: Final = Reason("hint-yours-close", {})
OTHER: Final = Reason("hint-yours-other", {})  # it cannot tell by how much
WORLDS: Final = 48  # imagined ones, for two choices that the thought itself did not compare


def behind(search: Search, eyes: Eyes, best: Line, lines: list[Line]) -> Reason:
    """By how many points a line is better than the one that begins with what somebody is about to do."""
    own = [line for line in lines if line.actions[0] == search.mine]
    if not own:
        return _measured(search, eyes, best.actions[0])
    gain = best.value - own[0].value
    if gain < CLEARLY:
        return CLOSE
    topic, part = search.contrast(best.end, own[0].end, eyes.seat)
    return _better(gain, topic if part >= gain / 2 else "")


def played_out(ledger: Ledger, best: int, own: list[int]) -> Reason | None:
    """The same where games were played to their end: of the best line and somebody's own."""
    if not own:
        return None
    enough = len(ledger.games.get(own[0], [])) >= FEWEST
    return ledger.why(best, own, YOURS) or (CLOSE if enough else OTHER)


def _measured(search: Search, eyes: Eyes, best: int) -> Reason:
    """Where the choice was left to the policy: both judged at the next quiet moment of the same worlds."""
    values: list[list[float]] = [[], []]
    for world in range(WORLDS):
        state = imagined_world(search.judgement, eyes, search.seed, world)
        for place, action in enumerate((best, search.mine)):
            if search.budget.spend():
                values[place].append(_judged(search, state, eyes.seat, world, action))
    gain, doubt = difference(values[0], values[1])
    if len(values[1]) < FEWEST:
        return OTHER
    return _better(gain, "") if gain >= max(CLEARLY, SURE * doubt) else CLOSE


def _judged(search: Search, state: State, seat: int, world: int, action: int) -> float:
    twin = state.copy()
    dealer = search.dealer(world)
    twin.play(action, dealer)
    search.come_to_rest(twin, seat, dealer)
    return search.value(twin, seat)


def _better(gain: float, topic: str) -> Reason:
    told: Args = {"points": max(1, round(gain)), "than": YOURS}
    if not topic:
        return Reason("hint-better", told)
    return Reason("hint-ahead", {**told, "why": f"@judged-{topic}"})


def same(reason: Reason | None, yours: Reason) -> bool:
    """Whether a reason says nothing that the comparison with one's own choice does not say."""
    if reason is None or reason.key == "hint-close":
        return yours == CLOSE
    return reason.key == yours.key and {**yours.args, "than": NEXT} == reason.args


def alone(action: int, state: State) -> Line:
    """An action that nothing was compared with."""
    return Line([action], [], state, state, 0.0, True)
