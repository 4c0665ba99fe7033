"""Work shared out to a Ray cluster gives what one process gives, whatever is lost on the way: make ray

Several nodes are started on this machine. What is played is short; with --games it is longer.
"""
# pyright: reportMissingImports=false

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from koopstad.bots import Bot, Eyes
from koopstad.lab import simulate as simulation
from koopstad.lab import study, train
from koopstad.lab.ladder import ladder
from koopstad.lab.simulate import Result, simulate
from koopstad.lab.sums import Notes

NODES = 3
MARK = "KOOPSTAD_DOOMED"  # names the file that tells whether the worker has died already


class Doomed(Bot):
    """Kills the process it plays in, once; then it plays on as if nothing had been."""

    def choose(self, eyes: Eyes) -> int:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        actions = eyes.actions()
        return actions[self.seed % len(actions)]


def timeless(result: Result) -> Result:
    return replace(result, seconds=0, decisions_per_second=0, games_per_second=0)


def said(what: str, started: float) -> None:
    print(f"{what}: {time.perf_counter() - started:.1f} s", flush=True)


def check_simulate(address: str, games: int, folder: Path) -> None:
    terms: dict[str, Any] = {"seats": 3, "bots": ["greedy", "random"], "seed": 4}
    started = time.perf_counter()
    alone = simulate("tickets", games, **terms, save=folder / "alone")
    said("simulate in one process", started)
    started = time.perf_counter()
    many = simulate("tickets", games, **terms, workers=2, save=folder / "many")
    said("in two processes", started)
    started = time.perf_counter()
    spread = simulate("tickets", games, **terms, ray=address, save=folder / "spread")
    said("on the cluster", started)
    assert timeless(alone) == timeless(many) == timeless(spread)
    assert not alone.failures
    kept = {path.name: path.read_bytes() for path in (folder / "alone").iterdir()}
    assert len(kept) == games
    for place in ("many", "spread"):
        assert {path.name: path.read_bytes() for path in (folder / place).iterdir()} == kept


def check_edition(address: str, folder: Path) -> None:
    """The file lies on this machine only: what it says goes with the work."""
    edition = folder / "dear.toml"
    edition.write_text('name = "dear"\n[route_points.4]\npoints = 30\n', encoding="utf-8")
    results = [
        timeless(simulate("tickets", 6, 2, ["greedy"], 1, edition=edition, ray=ray_address))
        for ray_address in (None, address)
    ]
    assert results[0] == results[1]
    assert results[0] != timeless(simulate("tickets", 6, 2, ["greedy"], 1))


def check_lab(address: str, games: int) -> None:
    plan = study.make_plan("tickets", 2)
    (alone,) = list(study.study(plan, games, Notes(plan.data()), variants=2))[-1:]
    (spread,) = list(study.study(plan, games, Notes(plan.data()), ray=address, variants=2))[-1:]
    assert alone == spread
    assert ladder("tickets", ["greedy", "random"], 6, 2) == ladder(
        "tickets", ["greedy", "random"], 6, 2, ray=address
    )
    lesson = train.Lesson("tickets", "random", 1)
    judged = train.judgement_of("tickets")
    (alone_notes,) = list(train.learn(lesson, 40, train.empty_notes(judged)))[-1:]
    (spread_notes,) = list(train.learn(lesson, 40, train.empty_notes(judged), ray=address))[-1:]
    assert train.notes_data(alone_notes) == train.notes_data(spread_notes)


def check_losses(cluster: Cluster, node: Any, games: int) -> None:
    """A worker that dies in the middle of a game, then a machine that goes while work is under way."""
    terms: dict[str, Any] = {"seats": 2, "bots": ["tests.cluster:Doomed", "greedy"], "seed": 8}
    Path(os.environ[MARK]).touch()
    whole = timeless(simulate("tickets", games, **terms))
    # The first game is played here; only what is played elsewhere may die.
    lost: list[str] = []

    def lose(_: int) -> None:
        if not lost:
            Path(os.environ[MARK]).unlink()
            lost.append("worker")
        elif lost == ["worker"] and Path(os.environ[MARK]).exists():
            cluster.remove_node(node, allow_graceful=False)
            lost.append("node")

    assert timeless(simulate("tickets", games, **terms, ray=cluster.address, progress=lose)) == whole
    assert lost == ["worker", "node"], lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="of the longest check")
    games = parser.parse_args().games
    simulation.SECONDS = 0.1  # many pieces, to be lost and found
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        os.environ[MARK] = str(folder / "dead")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        try:
            others = [cluster.add_node(num_cpus=1) for _ in range(NODES - 1)]
            said(f"{NODES} nodes are up", started)
            steps: dict[str, Callable[[], None]] = {
                "simulate": lambda: check_simulate(cluster.address, games, folder),
                "an edition file": lambda: check_edition(cluster.address, folder),
                "study, ladder and training": lambda: check_lab(cluster.address, max(8, games // 4)),
                "a lost worker and a lost machine": lambda: check_losses(cluster, others[-1], games),
            }
            for what, step in steps.items():
                began = time.perf_counter()
                step()
                said(f"{what}: the same", began)
        finally:
            if ray.is_initialized():
                ray.shutdown()
            cluster.shutdown()
    said("all of it", started)
    return 0


if __name__ == "__main__":
    sys.exit(main())
