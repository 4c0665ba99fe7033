"""How a game is balanced: ``koopstad lab study GAME``.

Bots play many games. In each, every seat is forbidden a part of all cards, routes and the like, drawn by lot:
*randomised restricted play*. What a thing is worth is how much less a seat scores, beside the others at its
table, for not being allowed to use it: a regression tells all of them apart, with intervals.

Only sums are kept, and games are added in a fixed order: so a study can be interrupted, goes on where it was,
and its result depends on seed and number of games, and not on the number of processes.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random

import koopstad
from koopstad.bots import Eyes, admit, bot, check_bot
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.printed import Edition
from koopstad.engine.state import State
from koopstad.lab.crew import Crew, Job
from koopstad.lab.findings import PLAIN, summary
from koopstad.lab.sums import END, TENTHS, Data, Notes, Played, Row, Side

__all__ = ["TENTHS", "summary"]

FORM = 2  # of the notes: others are not gone on with
PIECE = 8  # games whose sums are made together
FIFTHS = 5  # parts of a game that counts no rounds


@dataclass(frozen=True)
class Plan:
    """What is studied: all that a worker has to know."""

    game: str
    seats: int
    player: str
    seed: int
    share: float  # of all things, that each seat is forbidden
    verbs: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)
    printed: Data | None = None  # what an edition puts in, for machines that do not have its file

    def made(self) -> Game:
        return koopstad.game(self.game, self.printed)

    def data(self) -> Data:
        played = self.made()
        own = {"form": FORM, **asdict(self), "verbs": list(self.verbs)}
        if self.printed is None:
            del own["printed"]
        return {**own, "rules": played.rules, "edition": played.edition}


class Forbidding(Eyes):
    """The eyes of a seat that leaves some things alone, as long as it can do anything else."""

    def __init__(self, state: State, seat: int, allowed: list[int]) -> None:
        super().__init__(state, seat)
        self._allowed = allowed

    def actions(self) -> list[int]:
        return self._allowed


def make_plan(
    game: str,
    seats: int | None = None,
    player: str = "greedy",
    seed: int = 1,
    share: float = 0.2,
    verbs: tuple[str, ...] = (),
    options: dict[str, object] | None = None,
    edition: Edition = None,
) -> Plan:
    """Checked before the first game."""
    played = koopstad.game(game, edition)
    seats = played.seats[-1] if seats is None else seats
    check_bot(played, admit(player))
    played.start(seats, options or {}, FastDealer(0))
    if not 0 <= share < 1:
        raise OptionError(f"the share that is forbidden is between 0 and 1, not {share}")
    known = {name.partition(" ")[0] for name in played.catalogue.names}
    for verb in verbs:
        if verb not in known:
            raise OptionError(f"no action of {game} begins with {verb!r} (known: {', '.join(sorted(known))})")
    return Plan(
        game,
        seats,
        player,
        seed,
        share,
        verbs or manifest(game).weighed,
        dict(options or {}),
        None if edition is None else played.printed.as_given(),
    )


def things_of(game: Game, state: State, action: int, verbs: tuple[str, ...]) -> list[str]:
    """``claim route:dam-waag/pink``: what an action uses, if that is weighed."""
    verb = game.name(action).partition(" ")[0]
    return [f"{verb} {thing}" for thing in game.uses(state, action)] if verb in verbs else []


def play_game(game: Game, plan: Plan, number: int) -> Played:
    """One game; whether a thing is forbidden to a seat follows from seed, game, seat and thing alone."""
    seed = Random(f"study {number} of {plan.seed}").getrandbits(48)
    dealer = FastDealer(seed)
    state = game.start(plan.seats, plan.options, dealer)
    players = [bot(game.id, plan.player, seed + seat) for seat in range(plan.seats)]
    dealt = [game.dealt(state, seat) for seat in range(plan.seats)]
    lots: list[dict[str, bool]] = [{} for _ in range(plan.seats)]
    used: list[list[str]] = [[] for _ in range(plan.seats)]
    met: list[dict[str, int]] = [{} for _ in range(plan.seats)]
    rounds: list[list[int]] = [[] for _ in range(plan.seats)]
    course: list[int] = []
    gained: list[tuple[int, Row]] = []
    sheets, scores = _sheets(state), state.scores()
    clock = manifest(game.id).clock

    def forbidden(seat: int, thing: str, now: int) -> bool:
        if thing not in lots[seat]:
            lots[seat][thing] = Random(f"{seed} {seat} {thing}").random() < plan.share
            met[seat][thing] = now
        return lots[seat][thing]

    while (seat := state.to_move) is not None:
        now = int(getattr(state, clock)) if clock else len(course)
        things = {action: things_of(game, state, action, plan.verbs) for action in state.actions()}
        met_now = {thing for using in things.values() for thing in using}
        barred = {thing for thing in sorted(met_now) if forbidden(seat, thing, now)}
        allowed = [action for action, using in things.items() if barred.isdisjoint(using)]
        allowed = allowed or list(things)
        action = allowed[0] if len(allowed) == 1 else players[seat].choose(Forbidding(state, seat, allowed))
        if action not in allowed:  # a bot that looks at positions of its own
            action = Random(f"{seed} {len(course)}").choice(allowed)
        used[seat] += things[action]
        rounds[seat] += [now] * len(things[action])
        course.append(sum(scores))
        state.play(action, dealer)
        if scores != (scores := state.scores()):
            before, sheets = sheets, _sheets(state)
            gained.append((END if state.to_move is None else now, _more(sheets, before)))
    course.append(sum(scores))
    if not clock:
        gained = [(now if now == END else _fifth(now, course), more) for now, more in gained]
        met = [{thing: _fifth(now, course) for thing, now in own.items()} for own in met]
        rounds = [[_fifth(now, course) for now in own] for own in rounds]
    return Played(
        scores=scores,
        ranking=state.ranking(),
        sheets=[state.sheet(seat) for seat in range(plan.seats)],
        dealt=dealt,
        gained=gained,
        by_tenth=_by_tenth(course, plan.seats),
        decisions=len(course) - 1,
        lots=lots,
        used=used,
        met=met,
        rounds=rounds,
    )


def _sheets(state: State) -> Row:
    """Points by category, all seats together."""
    found: Row = {}
    for seat in range(state.seats):
        for word, points in state.sheet(seat).items():
            found[word] = found.get(word, 0.0) + points
    return found


def _more(sheets: Row, before: Row) -> Row:
    return {word: points - before.get(word, 0.0) for word, points in sheets.items()}


def _fifth(decision: int, course: list[int]) -> int:
    return 1 + decision * FIFTHS // (len(course) - 1)


def _by_tenth(course: list[int], seats: int) -> list[float]:
    marks = [round(part * (len(course) - 1) / TENTHS) for part in range(TENTHS + 1)]
    return [(course[marks[part + 1]] - course[marks[part]]) / seats for part in range(TENTHS)]


# --- many games ---


def study(
    plan: Plan,
    games: int,
    notes: Notes,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    ray: str | None = None,
    variants: int = 0,
) -> Iterator[Notes]:
    """Plays on until ``games`` games are in the notes, and ``variants`` of each edition and option; yields
    them after each piece, to be kept.
    """
    jobs: list[Job] = [(plan, None, *span) for span in _spans(notes.games, games)]
    if variants:
        for name in (PLAIN, *variants_of(plan)):
            done = int(notes.variants.get(name, {}).get("games", 0))
            jobs += [(plan, name, *span) for span in _spans(done, variants)]
    for piece in Crew(workers, ray).do(plan.game, play_piece, jobs):
        notes.merge(piece)
        if progress is not None:
            progress(piece.games + sum(side["games"] for side in piece.variants.values()))
        yield notes


def _spans(done: int, games: int) -> list[tuple[int, int]]:
    return [(first, min(first + PIECE, games)) for first in range(done, games, PIECE)]


def play_piece(plan: Plan, variant: str | None, first: int, last: int) -> Notes:
    """Some games of the study itself, or of a variant, in which nothing is forbidden."""
    game = plan.made()
    admit(plan.player)  # in this process too
    notes = Notes(plan.data())
    if variant is None:
        for number in range(first, last):
            notes.add(play_game(game, plan, number))
        return notes
    free = replace(plan, share=0.0, verbs=(), options=plan.options | variants_of(plan).get(variant, {}))
    side = Side()
    for number in range(first, last):
        side.count(play_game(game, free, number))
    notes.variants[variant] = vars(side)
    return notes


def variants_of(plan: Plan) -> dict[str, Data]:
    """Every other value of every option, by name; one that needs an expansion comes with it."""
    game = plan.made()
    agreed = game.agree(plan.seats, plan.options)
    found: dict[str, Data] = {}
    expansions = [option for option in game.options if option.many]
    for option in game.options:
        for value in option.choices:
            if option.many and value not in agreed[option.name]:
                _try(
                    game, plan, found, {option.name: [*agreed[option.name], value]}, f"{option.name}={value}"
                )
            elif not option.many and value != agreed[option.name]:
                name = f"{option.name}={value}"
                if _try(game, plan, found, {option.name: value}, name):
                    continue
                for other in expansions:
                    for needed in other.choices:
                        both = {option.name: value, other.name: [*agreed[other.name], needed]}
                        if _try(game, plan, found, both, f"{name} with {other.name}={needed}"):
                            break
    return found


def _try(game: Game, plan: Plan, found: dict[str, Data], options: Data, name: str) -> bool:
    try:
        game.agree(plan.seats, plan.options | options)
    except OptionError:
        return False
    found[name] = options
    return True


def load(path: Path, plan: Plan) -> Notes:
    """The notes to go on with; new ones where there are none."""
    if not path.exists():
        return Notes(plan.data())
    try:
        notes = Notes(**json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, TypeError):
        raise OptionError(f"{path} holds no notes of a study; name another file to begin anew") from None
    if notes.plan != plan.data():
        raise OptionError(f"the notes in {path} are of another study; name another file to begin anew")
    return notes


def save(path: Path, notes: Notes) -> None:
    """All at once, so that whoever is interrupted finds the former ones."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(asdict(notes)), encoding="utf-8")
    fresh.replace(path)
