"""How much better a bot could be, by looking at more, and by seeing all: ``python -m koopstad.lab.ceiling``

`seer` sees the true position and what every die and every draw will bring. It plans as `master` does, and
plays the lines that it likes best to the end of the true game, as `greedy` would go on. Nobody can play like
it, and it is no proof of what can be done at most; but what it wins beyond `master` is what knowing more is
worth. All play the same deals, against `greedy` or alone.
"""

import os
from random import Random
from typing import Annotated

import typer
from rich.progress import track

import koopstad
from koopstad.bots import Bot, Eyes, bot, decide, learned
from koopstad.bots.budget import Budget
from koopstad.bots.levels import LEVELS, Level
from koopstad.bots.search import Line, Search
from koopstad.bots.thinker import Thinker, different
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import KoopstadError
from koopstad.engine.manifest import manifest
from koopstad.engine.state import State
from koopstad.lab.adjusted import interval
from koopstad.lab.crew import Crew
from koopstad.lab.luck import Worth, result

SEER = "seer"
TRIED = 12  # lines that are played to the end of the true game


class Chance:
    """The dealer of one game, and copies that deal what it will deal."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.dealer = dealer_by(self.random)

    def foreseen(self) -> FastDealer:
        twin = Random()
        twin.setstate(self.random.getstate())
        return dealer_by(twin)


def dealer_by(random: Random) -> FastDealer:
    dealer = FastDealer(0)
    dealer.chance = random
    return dealer


class Seer(Bot):
    """Shown the true position, it plays what turns out best."""

    def __init__(self, game: str, seed: int, level: Level, chance: Chance) -> None:
        super().__init__(seed)
        self.learned = learned(game)
        self.policy = bot(game, "greedy", seed)
        self.level = level
        self.chance = chance

    def choose(self, eyes: Eyes) -> int:
        state, seat = eyes.position, eyes.seat
        judgement, weights = self.learned.judgement(eyes.game), self.learned.weights(eyes.game)
        search = Search(judgement, weights, self.policy, self.level, self.seed, Budget(self.level.nodes))
        if judgement.planning(state, seat):
            lines = search.plan(state.copy(), seat)
        else:
            usual = self.policy.choose(eyes)
            others = [action for action in state.actions() if action != usual]
            lines = search.weigh([state.copy()], seat, [usual, *others])
        few = different(lines, TRIED)
        ends = [self._end(search, state, seat, line) for line in few]
        return few[ends.index(max(ends))].actions[0]

    def _end(self, search: Search, state: State, seat: int, line: Line) -> float:
        twin, dealer = state.copy(), self.chance.foreseen()
        for action in line.actions:
            twin.play(action, dealer)
        search.finish_game(twin, dealer)
        return search.margin(twin, seat)


def play(game: str, seats: int, name: str, share: float, deal: int, seed: int) -> Worth:
    """One deal, in one seat after the other."""
    number = Random(f"ceiling {deal} of {seed}").getrandbits(40)
    chance, seat = Chance(number), deal % seats
    players: list[Bot] = [bot(game, "greedy", number + place) for place in range(seats)]
    level = LEVELS["master"].but(share, ample=manifest(game).ample)
    if name == SEER:
        players[seat] = Seer(game, number + seat, level, chance)
    else:
        players[seat] = Thinker(number + seat, learned(game), players[seat], level)
    state = koopstad.game(game).start(seats, {}, chance.dealer)
    while (mover := state.to_move) is not None:
        if mover == seat and name == SEER and len(state.actions()) > 1:
            action = players[seat].choose(Eyes(state.copy(), seat, imagined=True))
        else:
            action = decide(players[mover], state, mover)
        state.play(action, chance.dealer)
    if seats > 1:
        return result(state, seat)
    lead = learned(game).judgement(koopstad.game(game)).points(state, seat)
    return lead, float(state.ranking()[seat] == 1)


def main(
    game: Annotated[str, typer.Option(help="The id of a game.")] = "amsterdam",
    seats: Annotated[int, typer.Option(min=1, help="All but one are greedy.")] = 4,
    deals: Annotated[int, typer.Option(min=2)] = 20,
    seed: Annotated[int, typer.Option(help="Other deals of the same kind.")] = 1,
    share: Annotated[list[float], typer.Option(help="Of the positions that master looks at.")] = [1.0],  # noqa: B006
    workers: Annotated[int, typer.Option(min=1, help="Processes to share the work.")] = os.cpu_count() or 1,
) -> None:
    """Let master play, and one that sees everything, on the same deals."""
    try:
        koopstad.game(game).start(seats, {}, FastDealer(0))
    except KoopstadError as error:
        raise typer.BadParameter(str(error)) from None
    for name, times in [*(("master", each) for each in share), (SEER, 1.0)]:
        jobs = [(game, seats, name, times, deal, seed) for deal in range(deals)]
        done = Crew(workers).do(game, play, jobs)
        ends = list(track(done, f"{name}, {times:g} times its positions", deals))
        (lead, within), (wins, about) = (interval(each) for each in zip(*ends, strict=True))
        told = f"wins {wins:.1%} ± {about:.1%} of {deals} deals, lead {lead:+.1f} ± {within:.1f}"
        print(f"  {told}", flush=True)


if __name__ == "__main__":
    typer.run(main)
