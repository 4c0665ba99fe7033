"""How long bots think about a turn, in seconds of processor time: one of them among `greedy` bots.

A turn is all that a seat decides without another seat in between; alone, without dice or cards in between.
With others bots count positions here and not seconds, so what is played is the same on every machine; beside
the seconds stands how many games of `greedy` bots fit into the longest turns, for machines differ. Alone they
look at so much that it is the second they have where people wait that ends their longest thoughts.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from random import Random
from time import process_time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import koopstad
from koopstad.bots import bot, decide
from koopstad.engine.dealer import DuplicateDealer
from koopstad.lab.train import judgement_of

TABLES = (("amsterdam", 1), ("amsterdam", 4), ("hamburg", 1), ("hamburg", 4), ("tickets", 2), ("tickets", 4))
LONGEST = 1.0  # seconds, for 99 of 100 turns
ALONE = 2.0  # with one seat: dice and turn are two thoughts, each with its time


@dataclass
class Found:
    turns: list[float] = field(default_factory=list)
    greedy: list[float] = field(default_factory=list)  # whole games of greedy bots

    def at(self, share: float) -> float:
        return sorted(self.turns)[min(len(self.turns) - 1, int(share * len(self.turns)))]


def play(game: str, names: list[str], seed: int, turns: list[float]) -> float:
    """Notes the turns of the first name; the seconds of the whole game."""
    begun = process_time()
    dealer = DuplicateDealer(seed)
    hurry = len(names) == 1
    players = [bot(game, name, seed + seat, hurry=hurry) for seat, name in enumerate(names)]
    state = koopstad.game(game).start(len(names), {}, dealer)
    watched = names.index(max(names, key=lambda name: name != "greedy"))
    judgement = judgement_of(game)
    left = -1  # turns to come
    last = None
    while (seat := state.to_move) is not None:
        if hurry and judgement.turns(state, seat) != left:
            last = None  # who plays four cards in a row has four turns
        left = judgement.turns(state, seat)
        before = process_time()
        action = decide(players[seat], state, seat)
        if seat == watched:
            spent = process_time() - before
            turns[-1:] = [turns[-1] + spent] if last == seat and turns else [*turns[-1:], spent]
        chance = state.play(action, dealer)
        last = None if chance and len(names) == 1 else seat
    return process_time() - begun


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    console = Console()
    table = Table("game", "seats", "turns", "mean, s", "95 %", "99 %", "longest", "99 % in games of greedy")
    too_long = []
    with Progress(console=console) as progress:
        for game, seats in TABLES:
            found = Found()
            for number in progress.track(range(asked.games), description=f"{game}, {seats} seats"):
                seed = Random(f"turns {number} of {asked.seed}").getrandbits(40)
                names = ["greedy"] * seats
                found.greedy.append(play(game, names, seed, []))
                names[number % seats] = asked.bot
                play(game, names, seed, found.turns)
            mean = sum(found.turns) / len(found.turns)
            usual = sum(found.greedy) / len(found.greedy)
            shown = [f"{seconds:.2f}" for seconds in (mean, found.at(0.95), found.at(0.99), max(found.turns))]
            table.add_row(game, str(seats), str(len(found.turns)), *shown, f"{found.at(0.99) / usual:.1f}")
            longest = LONGEST if seats > 1 else ALONE
            if found.at(0.99) > longest:
                too_long.append(f"{game}, {seats} seats: {found.at(0.99):.2f} s, at most {longest} is asked")
    console.print(table)
    for told in too_long:
        console.print(f"[red]missed[/]  {told}")
    return 1 if too_long else 0


if __name__ == "__main__":
    raise SystemExit(main())
