"""Random play of Koopstad, plain and compiled, and of catanatron: measured slice by slice, in turns.

Speed on a shared machine drifts from minute to minute; the ratio of two slices side by side hardly does.
So each round gives every contender one slice, and the numbers shown are medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

BENCH = Path(__file__).parent
ROOT = BENCH.parent
RIVAL = "catanatron"
BUILDS = ("plain", "compiled")
LEAST_SLICES = 30
POSITIONS = 100  # per operation and round
SEED = 2026

MEASURES = {
    "decisions_per_second": ("decisions/s", ",.0f"),
    "decisions_ratio": (f"  x {RIVAL}", ".2f"),
    "copy_us": ("copy, µs", ".2f"),
    "copy_ratio": (f"  / {RIVAL}", ".4f"),
    "view_us": ("view, µs", ".2f"),
    "view_ratio": (f"  / {RIVAL}'s copy", ".4f"),
    "view_bytes": ("  largest, bytes", ",.0f"),
    "imagine_us": ("imagine, µs", ".2f"),
    "imagine_ratio": (f"  / {RIVAL}'s copy", ".4f"),
}

Round = dict[str, float]  # measure: value
Bars = dict[str, dict[str, dict[str, float]]]  # build: at_least or at_most: measure: bar


class Worker:
    """A worker process in a virtual environment of its own; it must turn out to be what it is meant to be."""

    def __init__(self, build: str, script: Sequence[object], place: Path | None = None) -> None:
        self.build = build
        python = (place or ROOT / ".bench" / build) / "bin" / "python"
        if not python.exists():
            raise SystemExit(f"no environment for {build}: `make bench` makes it")
        self.process = subprocess.Popen(
            [python, *map(str, script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        hello = self.answer()
        self.version = hello["version"]
        if hello["build"] != build:
            raise SystemExit(f"wrong build: the {build} worker runs {hello['build']}")

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the {self.build} worker stopped with exit code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, command: str, argument: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        print(command, argument, file=self.process.stdin, flush=True)
        return self.answer()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Contender(Worker):
    """A player of random games."""

    def __init__(self, build: str, game: str) -> None:
        script = ["worker_catanatron.py"] if build == RIVAL else ["worker_koopstad.py", game]
        super().__init__(build, [BENCH / script[0], *script[1:], SEED])

    def play_round(self, seconds: float) -> Round:
        played = self.ask("slice", seconds)
        result = {
            "decisions_per_second": played["decisions"] / played["seconds"],
            "copy_us": self.ask("copy", POSITIONS)["us"],
        }
        if self.build != RIVAL:
            view = self.ask("view", POSITIONS)
            result |= {"view_us": view["us"], "view_bytes": view["bytes"]}
            result["imagine_us"] = self.ask("imagine", POSITIONS)["us"]
        return result


def measure(game: str, slices: int, seconds: float, console: Console) -> dict[str, Round]:
    """The medians of every contender, the ratios to the rival among them."""
    contenders = [Contender(build, game) for build in (RIVAL, *BUILDS)]
    rounds: dict[str, list[Round]] = {contender.build: [] for contender in contenders}
    for contender in contenders:
        contender.play_round(seconds)  # warm-up, not counted
    for number in track(range(slices), f"{game}, {slices} slices each", console=console):
        turn = number % len(contenders)
        for contender in contenders[turn:] + contenders[:turn]:
            rounds[contender.build].append(contender.play_round(seconds))
        rival = rounds[RIVAL][-1]
        for build in BUILDS:
            mine = rounds[build][-1]
            mine["decisions_ratio"] = mine["decisions_per_second"] / rival["decisions_per_second"]
            # The rival knows neither views nor imagined positions: a copy is what it does for both.
            for operation in ("copy", "view", "imagine"):
                mine[f"{operation}_ratio"] = mine[f"{operation}_us"] / rival["copy_us"]
    for contender in contenders:
        contender.close()

    result = {
        build: {key: median(one[key] for one in taken) for key in taken[0]} for build, taken in rounds.items()
    }
    for build in BUILDS:
        result[build]["view_bytes"] = max(one["view_bytes"] for one in rounds[build])
    return result


def missed(result: dict[str, Round], bars: Bars) -> list[str]:
    """The bars that were not met, each as a sentence."""
    found = []
    for build, limits in bars.items():
        numbers = result[build]
        for key, bar in limits.get("at_least", {}).items():
            if numbers[key] < bar:
                found.append(f"{build}: {key} is {numbers[key]:.4g}, at least {bar:g} is asked")
        for key, bar in limits.get("at_most", {}).items():
            if numbers[key] > bar:
                found.append(f"{build}: {key} is {numbers[key]:.4g}, at most {bar:g} is asked")
    return found


def show(game: str, result: dict[str, Round], bars: Bars, console: Console) -> None:
    table = Table(title=f"{game}: random play, 4 seats")
    table.add_column("medians")
    for build in result:
        table.add_column(build, justify="right")
    table.add_column("bars", justify="right")
    for key, (label, style) in MEASURES.items():
        cells = [format(numbers[key], style) if key in numbers else "" for numbers in result.values()]
        wanted = [
            f"{build} {sign} {limits[kind][key]:g}"
            for build, limits in bars.items()
            for kind, sign in (("at_least", ">="), ("at_most", "<="))
            if key in limits.get(kind, {})
        ]
        table.add_row(label, *cells, "\n".join(wanted))
    console.print(table)


def main() -> int:
    bars: dict[str, Bars] = tomllib.loads((BENCH / "bars.toml").read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(description="Measure the speed of play against bench/bars.toml.")
    parser.add_argument("--game", action="append", choices=sorted(bars), help="only this game (repeatable)")
    parser.add_argument("--slices", type=int, default=LEAST_SLICES, help="slices for each contender")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of one slice")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers to FILE as well")
    arguments = parser.parse_args()

    console = Console()
    report: dict[str, Any] = {}
    for game in arguments.game or bars:
        result = measure(game, arguments.slices, arguments.seconds, console)
        show(game, result, bars[game], console)
        failures = missed(result, bars[game])
        for failure in failures:
            console.print(f"[red]missed[/]  {game}, {failure}", highlight=False)
        report[game] = {"slices": arguments.slices, "medians": result, "missed": failures}
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if any(entry["missed"] for entry in report.values()):
        return 1
    if arguments.slices < LEAST_SLICES:
        console.print(f"All bars met, but on fewer than {LEAST_SLICES} slices: a glance, not a measurement.")
    else:
        console.print("All bars met.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
