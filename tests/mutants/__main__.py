"""``python -m tests.mutants``: breaks every rule of every game and lists what no scenario notices.

``--sample 300`` tries so many of those that are proven, always the same (``--seed`` chooses others); ``--only
build`` those with this word in module, function or key, ``--open`` those of the list of what is open;
``--write`` writes that list, a sample adds to it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice

import koopstad

from . import known
from .workshop import Broken, Workshop

SEED = "koopstad"
MEMORY = 4 << 30  # bytes: a broken rule may want more and more
TOLD = 20  # times that progress is told

_workshop: Workshop


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    reader.add_argument("games", nargs="*", default=koopstad.game_names())
    reader.add_argument("--sample", type=int, default=0)
    reader.add_argument("--seed", default=SEED)
    reader.add_argument("--only", default="")
    reader.add_argument("--open", action="store_true")
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--write", action="store_true")
    wanted = reader.parse_args()
    opened = known.still_open()
    good = True
    for game in wanted.games:
        trial = Trial(game, opened.get(game, set()))
        if wanted.sample:
            good &= trial.try_sample(wanted.sample, wanted.seed)
        elif wanted.open:
            good &= trial.try_open(wanted.jobs)
        else:
            good &= trial.try_all(wanted.only, wanted.jobs)
        opened[game] = trial.opened
    if wanted.write and not wanted.only:
        known.write_open(opened)
    return 0 if good else 1


class Trial:
    """The mutants of one game, and what came of them."""

    def __init__(self, game: str, opened: set[str]) -> None:
        self.game = game
        self.opened = opened
        self.workshop = Workshop(game)
        self.equivalents = [entry for entry in known.equivalents() if entry.game == game]
        self.mutants = self.workshop.mutants

    def equivalent(self, mutant: Broken) -> bool:
        return any(entry.names(self.game, mutant.key) for entry in self.equivalents)

    def try_sample(self, size: int, seed: str) -> bool:
        """So many mutants that are proven: each is noticed again. The list of equivalents is not stale."""
        closed = [mutant for mutant in self.mutants if mutant.key not in self.opened]
        closed.sort(key=lambda mutant: sha256(f"{seed} {mutant.key}".encode()).digest())
        chosen = list(islice((mutant for mutant in closed if not self.equivalent(mutant)), size))
        living = list(self._tried(chosen, 1))
        print(f"{self.game}: {len(chosen) - len(living)} of {len(chosen)} in the sample are noticed")
        self.opened = self.opened | {mutant.key for mutant in living}
        stale = [entry for entry in self.equivalents if not self._named(entry, self.mutants)]
        return not self._stale(stale, "names no mutant") and not living

    def try_all(self, only: str, jobs: int) -> bool:
        """All mutants, or those with a word in them; what lives is either equivalent or open."""
        chosen = [mutant for mutant in self.mutants if only in f"{mutant.where} {mutant.key}"]
        living = list(self._tried(chosen, jobs))
        left = [mutant for mutant in living if not self.equivalent(mutant)]
        new = [mutant for mutant in left if mutant.key not in self.opened]
        tried, share = len(chosen), 100 * (len(chosen) - len(left)) / max(1, len(chosen))
        print(
            f"{self.game}: {tried - len(living)} of {tried} broken rules are noticed,"
            f" {len(living) - len(left)} make no difference (equivalent.toml),"
            f" {len(left)} are open ({len(new)} of them new): {share:.1f} % proven"
        )
        stale = [entry for entry in self.equivalents if not only and not self._named(entry, living)]
        self.opened = {mutant.key for mutant in left}
        return not self._stale(stale, "names no mutant that lives") and not new

    def try_open(self, jobs: int) -> bool:
        """What is open: is it noticed by now?"""
        chosen = [mutant for mutant in self.mutants if mutant.key in self.opened]
        self.opened = set()
        living = [mutant for mutant in self._tried(chosen, jobs) if not self.equivalent(mutant)]
        self.opened = {mutant.key for mutant in living}
        print(f"{self.game}: {len(living)} of {len(chosen)} are open still")
        return not living

    def _named(self, entry: known.Equivalent, mutants: Sequence[Broken]) -> bool:
        return any(entry.names(self.game, mutant.key) for mutant in mutants)

    def _stale(self, entries: list[known.Equivalent], what: str) -> bool:
        for entry in entries:
            print(f"equivalent.toml: this entry {what}: {entry.key}")
        return bool(entries)

    def _tried(self, chosen: Sequence[Broken], jobs: int) -> Iterator[Broken]:
        """The mutants that live; those that nobody knew of are told at once."""
        global _workshop
        failed = self.workshop.look(chosen)
        if failed:
            raise SystemExit(f"{len(failed)} things fail without any mutant: {', '.join(failed[:5])}")
        _workshop = self.workshop
        self.workshop.chosen = chosen
        living = 0
        with multiprocessing.get_context("fork").Pool(jobs, _limit) as pool:
            for done, (place, who) in enumerate(pool.imap_unordered(_try, range(len(chosen)), 4), 1):
                if who:
                    living += 1
                    self._say(chosen[place], who)
                    yield chosen[place]
                if done % max(1, len(chosen) // TOLD) == 0:
                    print(
                        f"{self.game}: {done} of {len(chosen)} tried, {living} live",
                        file=sys.stderr,
                        flush=True,
                    )

    def _say(self, mutant: Broken, who: list[str]) -> None:
        if self.equivalent(mutant) or mutant.key in self.opened:
            return
        reached = "" if self.workshop.reaches(mutant) else ", and none reaches it"
        print(f"{mutant.where} ({mutant.rule or 'no rule near'}): {mutant.key}")
        print(f"    not noticed by {', '.join(who)}{reached}", flush=True)


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _try(place: int) -> tuple[int, list[str]]:
    return place, _workshop.unnoticed(_workshop.chosen[place])


if __name__ == "__main__":
    sys.exit(main())
