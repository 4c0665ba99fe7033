"""Steps a second of the environments, compiled, beside those of catanatron and rlcard: slices in turns.

Numbers are medians over rounds in which each contender has one slice of processor time; so what an adapter
costs is known although the machine is shared. One process, one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import BENCH, LEAST_SLICES, ROOT, SEED, Worker

# With numbers and mask seen before each: at least so many times the steps of catanatron's environment.
LEAST = {"tickets": 8.1, "amsterdam": 3.3, "hamburg": 3.3}
# A step of the environment, without what agents see, takes at most so often the time of the game alone.
MOST_COST = 2.0
KINDS = ("alone", "blind", "numbers", "features", "view")
RIVALS = ("catanatron", "rlcard")

Found = dict[str, float]  # kind: steps a second; what they cost; ``ahead``: times the steps of the rival


def measure(game: str, slices: int, seconds: float, console: Console) -> Found:
    ours = Worker("compiled", [BENCH / "worker_steps.py", game, SEED])
    theirs = Worker("rivals", [BENCH / "worker_rivals.py", SEED], ROOT / ".bench" / "catanatron")
    contenders = [(ours, kind) for kind in KINDS] + [(theirs, kind) for kind in RIVALS]
    taken: dict[str, list[float]] = {kind: [] for _, kind in contenders}
    costs: dict[str, list[float]] = {kind: [] for kind in KINDS}
    ahead: list[float] = []
    for contender, kind in contenders:
        contender.ask(kind, seconds)  # warm-up, not counted
    for number in track(range(slices), f"{game}, {slices} slices each", console=console):
        turn = number % len(contenders)
        for contender, kind in contenders[turn:] + contenders[:turn]:
            played = contender.ask(kind, seconds)
            taken[kind].append(played["decisions"] / played["seconds"])
        for kind in KINDS:
            costs[kind].append(taken["alone"][-1] / taken[kind][-1])
        ahead.append(taken["numbers"][-1] / taken[RIVALS[0]][-1])
    ours.close()
    theirs.close()
    found = {kind: median(speeds) for kind, speeds in taken.items()}
    found |= {f"cost of {kind}": median(ratios) for kind, ratios in costs.items()}
    return found | {"ahead": median(ahead)}


def missed(game: str, found: Found) -> list[str]:
    told = []
    if found["ahead"] < LEAST[game]:
        told.append(f"{found['ahead']:.2f} times {RIVALS[0]}'s steps, at least {LEAST[game]} are asked")
    if found["cost of blind"] > MOST_COST:
        told.append(f"a step takes {found['cost of blind']:.2f} times the game, at most {MOST_COST} is asked")
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the environments against their bars.")
    parser.add_argument("--game", action="append", choices=sorted(LEAST), help="only this game (repeatable)")
    parser.add_argument("--slices", type=int, default=LEAST_SLICES, help="slices for each contender")
    parser.add_argument("--seconds", type=float, default=0.3, help="processor time of one slice")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers to FILE as well")
    arguments = parser.parse_args()
    console = Console()
    grid = Table(title="steps a second, one core, 2 seats, compiled")
    for word in ("game", *KINDS, *RIVALS):
        grid.add_column(word, justify="right")
    report: dict[str, Found] = {}
    failures: list[str] = []
    for game in arguments.game or LEAST:
        found = report[game] = measure(game, arguments.slices, arguments.seconds, console)
        ours = [f"{found[kind]:,.0f}\n{found[f'cost of {kind}']:.2f} x" for kind in KINDS]
        ours[KINDS.index("numbers")] += f"\n{found['ahead']:.1f} x {RIVALS[0]}"
        grid.add_row(game, *ours, *[f"{found[kind]:,.0f}" for kind in RIVALS])
        failures += [f"{game}: {told}" for told in missed(game, found)]
    console.print(grid)
    for failure in failures:
        console.print(f"[red]missed[/]  {failure}", highlight=False)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
