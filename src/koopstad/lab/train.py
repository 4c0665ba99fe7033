"""Learning to judge positions from games: ``koopstad lab train GAME``.

Bots play with a little noise; at each quiet moment the features of the position are noted, and with them,
when the game is over, how many points were still to come. Of this only sums are kept (``bots/ridge.py``),
so training goes on where it was left, and its result depends on seed and number of games and not on the
number of processes.

From games of a stronger player the next generation learns: it starts from the weights of the one before.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import koopstad
from koopstad.bots import admit, bot, decide
from koopstad.bots.ridge import Sums
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.files import replacing
from koopstad.engine.game import Game
from koopstad.engine.judgement import RESTLESS, Judgement
from koopstad.engine.manifest import manifest, part
from koopstad.engine.state import State
from koopstad.engine.weights import Weights
from koopstad.lab.crew import Crew

PIECE = 16  # games whose sums are made together: fixed, for sums of floats depend on their order
TESTED = 8  # of so many games one is not learned from but predicted
ODD_CHOICES = 0.1  # the share of choices that are left to chance, so that more is seen than good play
ODD_ACTIONS = 0.02  # and of the actions in a turn, which are many
MOST_SEATS = 0.5  # the share of games with all seats taken; the others are shared out evenly
PLAIN = 0.6  # the share of games without expansions

Row = tuple[int, list[float], int, float]  # moment, features, seat, points so far
Data = dict[str, Any]


@dataclass(frozen=True)
class Lesson:
    """What is played to learn from: all that a worker has to know."""

    game: str
    player: str
    seed: int
    rival: str = ""  # who has the other seats, if not the player too: then only its positions are noted
    seats: int = 0  # 0: any number
    plain: bool = False  # without expansions

    def players(self, number: int, seats: int) -> list[str]:
        """Who plays a game, by seats: among rivals the player has every seat, of the tested games too."""
        own = number // TESTED % seats
        return [self.rival if self.rival and seat != own else self.player for seat in range(seats)]

    def command(self, games: int) -> str:
        """What has to be said to learn the same from so many games."""
        said = f"koopstad lab train {self.game} --games {games} --seed {self.seed} --player {self.player}"
        said += f" --rival {self.rival}" if self.rival else ""
        said += f" --seats {self.seats}" if self.seats else ""
        return said + (" --plain" if self.plain else "")


@dataclass
class Notes:
    """The sums of all games so far: for each kind of moment those learned from, and those predicted."""

    learned: list[Sums]
    tested: list[Sums]
    games: int = 0

    def merge(self, other: "Notes") -> None:
        for own, more in zip(self.learned + self.tested, other.learned + other.tested, strict=True):
            own.merge(more)
        self.games += other.games


def judgement_of(game: str) -> Judgement:
    named = manifest(game).judgement
    if not named:
        raise OptionError(f"{game} has no features to learn from")
    made: Judgement = part(named)()
    return made


def empty_notes(judgement: Judgement) -> Notes:
    size = len(judgement.names)
    return Notes([Sums(size) for _ in judgement.moments], [Sums(size) for _ in judgement.moments])


def learn(
    lesson: Lesson,
    games: int,
    notes: Notes,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
) -> Iterator[Notes]:
    """Plays on until ``games`` games are in the notes; yields them after each piece, to be kept."""
    spans = [(lesson, first, min(first + PIECE, games)) for first in range(notes.games, games, PIECE)]
    for piece in Crew(workers, ray).do(lesson.game, play_piece, spans):
        before = notes.games
        notes.merge(notes_from(piece, judgement_of(lesson.game)))
        if progress is not None:
            progress(notes.games - before)
        yield notes


def play_piece(lesson: Lesson, first: int, last: int) -> Data:
    """The sums of some games, as plain data."""
    game = koopstad.game(lesson.game)
    judgement = judgement_of(lesson.game)
    notes = empty_notes(judgement)
    for name in {lesson.player, lesson.rival} - {""}:
        admit(name)  # in this process too
    for number in range(first, last):
        chance = Random(f"lesson {number} of {lesson.seed}")
        rows, points_in_the_end = play_game(game, judgement, lesson, number, chance)
        sums = notes.tested if number % TESTED == TESTED - 1 else notes.learned
        for moment, features, seat, points in rows:
            sums[moment].add(features, points_in_the_end[seat] - points)
        notes.games += 1
    return notes_data(notes)


def play_game(
    game: Game, judgement: Judgement, lesson: Lesson, number: int, chance: Random
) -> tuple[list[Row], list[float]]:
    seats, options = terms(game, lesson, chance)
    dealer = FastDealer(chance.getrandbits(48))
    state = game.start(seats, options, dealer)
    names = lesson.players(number, seats)
    players = [bot(game.id, name, chance.getrandbits(48)) for name in names]
    rows: list[Row] = []
    noted = [(RESTLESS, 0)] * seats
    while (seat := state.to_move) is not None:
        if judgement.moment(state, seat) == RESTLESS:
            noted[seat] = (RESTLESS, 0)
        odd = ODD_ACTIONS if judgement.planning(state, seat) else ODD_CHOICES
        if chance.random() < odd:
            action = chance.choice(state.actions())
        else:
            action = decide(players[seat], state, seat)
        state.play(action, dealer)
        if names[seat] == lesson.player:
            note(state, seat, judgement, noted, rows)
    return rows, [judgement.points(state, seat) for seat in range(seats)]


def note(
    state: State, seat: int, judgement: Judgement, noted: list[tuple[int, int]], rows: list[Row]
) -> None:
    """Adds a row when the seat has come to a quiet moment that it was not at before."""
    moment = judgement.moment(state, seat) if state.pending else RESTLESS
    if moment == RESTLESS:
        return
    here = (moment, judgement.turns(state, seat))
    if here != noted[seat]:
        noted[seat] = here
        rows.append((moment, judgement.features(state, seat), seat, judgement.points(state, seat)))


def terms(game: Game, lesson: Lesson, chance: Random) -> tuple[int, dict[str, object]]:
    """Mostly the plain game at a full table, and some of everything else, as far as the lesson allows."""
    seats = game.seats[-1] if chance.random() < MOST_SEATS else chance.choice(list(game.seats))
    seats = lesson.seats or seats
    expansions = [option for option in game.options if option.name == "expansions"]
    if lesson.plain or not expansions or chance.random() < PLAIN:
        return seats, {}
    chosen = [name for name in expansions[0].choices if chance.random() < 0.5]
    try:
        game.agree(seats, {"expansions": chosen})
    except OptionError:
        return seats, {}
    return seats, {"expansions": chosen}


def fitted(
    notes: Notes, judgement: Judgement, rules: str, made: Data, known: Weights | None = None
) -> Weights:
    """The weights, with how much of the points to come they explain in games they were not learned from.

    ``known``: those of the generation before, of which only so much is changed as the games call for. Moments
    that nobody came to have no weights.
    """
    explained: Data = {}
    if known is None:
        moments = [sums.fit() if sums.rows else [] for sums in notes.learned]
    else:
        explained = dict(known.made["tested"])
        pairs = zip(notes.learned, known.moments, strict=True)
        moments = [
            sums.fit_around(before) if before or not sums.rows else sums.fit() for sums, before in pairs
        ]
        made = {**made, "onto": known.made}
    for name, weights, tested in zip(judgement.moments, moments, notes.tested, strict=True):
        if tested.rows:
            error = tested.error(weights)
            explained[name] = {
                "positions": tested.rows,
                "off by": round(error**0.5, 2),
                "explained": round(1 - error / tested.variance(), 3),
            }
    found = {"rules": rules, "games": notes.games, "tested on one game in": TESTED, "tested": explained}
    return Weights(moments, [rules], {**made, **found})


def save_weights(path: Path, game: Game, notes: Notes, command: str, known: Weights | None) -> Weights:
    """Writes what games taught, or changed in what was known, with the command for it; and returns it."""
    judgement = judgement_of(game.id)
    weights = fitted(notes, judgement, game.rules, {"command": command}, known)
    fresh = path.with_name(f"{path.name}.part")  # a file of weights is whole, and for everybody to read
    fresh.write_text(weights.text(game, judgement), encoding="utf-8")
    fresh.replace(path)
    return weights


# --- keeping ---


def notes_data(notes: Notes) -> Data:
    return {
        "games": notes.games,
        "learned": [_sums_data(sums) for sums in notes.learned],
        "tested": [_sums_data(sums) for sums in notes.tested],
    }


def _sums_data(sums: Sums) -> Data:
    return {
        "rows": sums.rows,
        "squares": sums.squares,
        "answers": sums.answers,
        "products": sums.products,
    }


def notes_from(data: Data, judgement: Judgement) -> Notes:
    notes = empty_notes(judgement)
    notes.games = data["games"]
    for kept, written in (
        *zip(notes.learned, data["learned"], strict=True),
        *zip(notes.tested, data["tested"], strict=True),
    ):
        if len(written["answers"]) != kept.features:
            raise OptionError("these notes were taken with other features; begin anew with another file")
        kept.rows = written["rows"]
        kept.squares = written["squares"]
        kept.answers = written["answers"]
        kept.products = written["products"]
    return notes


def save_notes(path: Path, lesson: Lesson, notes: Notes, judgement: Judgement) -> None:
    written = _taken_with(lesson, judgement) | notes_data(notes)
    with replacing(path) as file:
        file.write(json.dumps(written).encode())


def _taken_with(lesson: Lesson, judgement: Judgement) -> Data:
    """What must be the same for whoever goes on with the notes."""
    game = koopstad.game(lesson.game)
    return {
        "game": game.id,
        "rules": game.rules,
        "edition": game.edition,
        "player": lesson.player,
        "rival": lesson.rival,
        "seats": lesson.seats,
        "plain": lesson.plain,
        "seed": lesson.seed,
        "features": list(judgement.names),
    }


def load_notes(path: Path, lesson: Lesson, judgement: Judgement) -> Notes:
    """The notes to go on with; new ones where there are none."""
    if not path.exists():
        return empty_notes(judgement)
    written = json.loads(path.read_text(encoding="utf-8"))
    for word, own in _taken_with(lesson, judgement).items():
        if written[word] != own:
            raise OptionError(
                f"the notes in {path} were taken with another {word}; name another file to begin anew"
            )
    return notes_from(written, judgement)
