"""Learning in generations: ``koopstad lab generations GAME``.

The first learns from nothing, from games of the game's own bot. Each later one learns from games that the
newest plays against itself (``learner``), with those of the two before, as far as they speak against what the
first has learned. It is kept when it wins enough deals against a table of the last one that was kept. All of
it lies in one folder, so whoever is interrupted goes on there, and so does whoever wants more generations.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

import koopstad
from koopstad.bots import bots
from koopstad.bots.levels import LEARNER
from koopstad.bots.own import WEIGHED
from koopstad.engine.errors import OptionError
from koopstad.engine.weights import load_weights
from koopstad.lab import train
from koopstad.lab.ladder import Outcome, ladder
from koopstad.lab.ladder_page import drawn
from koopstad.lab.ratings import AT, Rating

PICTURE = "generations.svg"
REMEMBERED = 2  # generations before it whose games each learns from as well
Show = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]  # says how far something is


@dataclass(frozen=True)
class Course:
    """What is learned, and what a generation has to win to be kept."""

    game: str
    folder: Path
    generations: int
    first: int  # games of the game's own bot, for the first generation
    games: int  # of the learner, for each later one
    deals: int  # that decide whether it is kept
    share: float  # of wins that it needs in them
    seats: int  # of the tables at which they are played
    seed: int
    workers: int = 1
    ray: str | None = None

    def weights(self, number: int) -> Path:
        return self.folder / f"{number}.json"

    def notes(self, number: int) -> Path:
        return self.folder / f"{number}.notes"

    def learner(self, number: int) -> str:
        """Who plays by what a generation has learned."""
        return f"{LEARNER}{WEIGHED}{self.weights(number)}"

    def command(self, number: int) -> str:
        """What has to be said to get so far again."""
        said = f"koopstad lab generations {self.game} --generations {number} --first {self.first}"
        return f"{said} --games {self.games} --seed {self.seed}"

    def check(self) -> None:
        """Before the first game."""
        played = koopstad.game(self.game)
        train.judgement_of(self.game)
        if self.seats not in played.seats or self.seats < 2:
            raise OptionError(f"{played.title} has no table of {self.seats} seats to compare bots at")
        if not 0 <= self.share <= 1:
            raise OptionError(f"a share of wins lies between 0 and 1, not at {self.share:g}")


@dataclass(frozen=True)
class Generation:
    """One of them: whom it was compared with, what it won there, and whether it was kept."""

    number: int
    against: int = 0  # 0: the first, which is compared with nobody
    outcome: Outcome | None = None
    kept: bool = True


def generations(course: Course, show: Show) -> Iterator[Generation]:
    """One after the other, each as soon as it is known whether it is kept."""
    course.check()
    course.folder.mkdir(parents=True, exist_ok=True)
    found = [Generation(1)]
    champion = 1
    _learn(course, 1, show)
    yield found[0]
    for number in range(2, course.generations + 1):
        _learn(course, number, show)
        outcome = _compare(course, number, champion, show)
        kept = outcome.share >= course.share
        found.append(Generation(number, champion, outcome, kept))
        champion = number if kept else champion
        (course.folder / PICTURE).write_text(drawn(_ratings(found)), encoding="utf-8")
        yield found[-1]


def _learn(course: Course, number: int, show: Show) -> None:
    """Writes the weights of a generation; those that are there were written when it had learned all."""
    path = course.weights(number)
    if path.exists():
        return
    game, judgement = koopstad.game(course.game), train.judgement_of(course.game)
    lesson = _lesson(course, number)
    kept = course.notes(number)
    notes = train.load_notes(kept, lesson, judgement)
    games = course.first if number == 1 else course.games
    with show(f"generation {number}: games", games) as done:
        done(min(notes.games, games))
        for step in train.learn(lesson, games, notes, course.workers, done, course.ray):
            train.save_notes(kept, lesson, step, judgement)
    # Those of the first are of another player: what they taught is in its weights.
    for before in range(max(2, number - REMEMBERED), number):
        notes.merge(train.load_notes(course.notes(before), _lesson(course, before), judgement))
    known = None if number == 1 else load_weights(course.weights(1), game, judgement)
    train.save_weights(path, game, notes, course.command(number), known)


def _lesson(course: Course, number: int) -> train.Lesson:
    player = bots(course.game)[0] if number == 1 else course.learner(number - 1)
    return train.Lesson(course.game, player, course.seed + number)


def _compare(course: Course, number: int, champion: int, show: Show) -> Outcome:
    """The newest against a table of the last one that was kept."""
    with show(f"generation {number}: deals", course.deals) as done:
        found = ladder(
            course.game,
            [course.learner(number), course.learner(champion)],
            course.deals,
            course.seats,
            course.seed,
            workers=course.workers,
            progress=done,
            ray=course.ray,
            once=True,
            notes=course.folder / f"{number}.deals",
        )
    return found.pairs[0]


def _ratings(found: list[Generation]) -> list[Rating]:
    """Each above the one that it was compared with; the first stands where the usual bot does in ladders."""
    ratings = {1: Rating("1", AT, AT, AT)}
    for each in found[1:]:
        assert each.outcome is not None
        below, won = ratings[each.against].rating, each.outcome
        ends = (below + won.above, below + won.above_from, below + won.above_to)
        name = f"{each.number}" if each.kept else f"({each.number})"
        ratings[each.number] = Rating(name, *ends, won.above, won.above_from, won.above_to)
    return [*ratings.values()][::-1]
