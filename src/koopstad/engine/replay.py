"""A record played again, line by line: every line is checked, and the state that they lead to is the game."""

from collections.abc import Iterator

from koopstad.engine.dealer import ScriptedDealer
from koopstad.engine.errors import ActionError, OptionError, RecordError, ScriptError
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted, read_number, shortened
from koopstad.engine.record import Line, Record
from koopstad.engine.state import State


def check_fits(record: Record, game: Game) -> None:
    """Refuses a record of another game, edition or version of the rules."""
    header = record.header
    if header.game != game.id:
        raise RecordError(f"this is a game of {quoted(header.game)}, not of {game.id!r}", 1)
    if header.rules != game.rules and not is_older(header.rules, game.rules):
        raise RecordError(
            f"it was played by rules {shortened(header.rules)} of {game.id}; "
            f"this version plays rules {game.rules}",
            1,
        )
    # The other name is of old records alone, and is asked for only then: it takes a while.
    if header.edition != game.edition and header.edition != game.printed.digest_of_all():
        raise RecordError(
            f"it was played with edition {shortened(header.edition)}, not {game.edition}; "
            "name its file with --edition",
            1,
        )


def is_older(rules: str, than: str) -> bool:
    """Versions count from 1. What was played by older rules goes on, where it is legal by the newer ones."""
    old, new = read_number(rules), read_number(than)
    return old is not None and new is not None and 0 < old < new


def _check_rules(record: Record, game: Game) -> None:
    """Rules that begin with a line are newer than those before it, and known here."""
    before = record.header.rules
    for number, line in enumerate(record.lines, 2):
        if not line.rules:
            continue
        known = line.rules == game.rules or is_older(line.rules, game.rules)
        if not known or not is_older(before, line.rules):
            raise RecordError(
                f"rules {quoted(line.rules)} cannot follow rules {shortened(before)} of {game.id}; "
                f"this version plays rules {game.rules}",
                number,
            )
        before = line.rules


def replay(record: Record, game: Game) -> Iterator[tuple[State, int]]:
    """The state after the setup and after each line, with the number of lines folded so far.

    It is one state that goes on: take a copy to keep one. Every line is checked: seat, legality, outcomes.
    What was played by older rules is folded by them (``Game.by``); where a game does not keep them, by the
    newer ones, and refused where they play otherwise.
    """
    check_fits(record, game)
    _check_rules(record, game)
    try:
        yield from _replay(record, game)
    except RecordError as error:
        raise by_other_rules(record, game, error) from None


def by_other_rules(record: Record, game: Game, error: RecordError) -> RecordError:
    if game.by(record.header.rules).rules == record.header.rules:
        return error
    played = f"it was played by rules {record.header.rules} of {game.id}"
    told = f"{played}; this version plays rules {game.rules}, by which {error.message}"
    return RecordError(told, error.line)


def _replay(record: Record, game: Game) -> Iterator[tuple[State, int]]:
    header = record.header
    _check_options(record, game)
    dealer = ScriptedDealer(header.setup)
    agreed = f"{header.seats} seats and these options"
    try:
        state = game.by(header.rules).start(header.seats, header.options, dealer)
    except OptionError as error:
        raise RecordError(str(error), 1) from None
    except ScriptError as error:
        raise RecordError(f"what was dealt does not fit a game with {agreed}: {error}", 1) from None
    for name, value in header.options.items():
        if state.options[name] != value:
            raise RecordError(f"option {name!r} is written {quoted(state.options[name])}", 1)
    if dealer.left:
        dealt, asked = len(header.setup), dealer.position
        raise RecordError(f"{dealt} outcomes were dealt; a game with {agreed} asks for {asked}", 1)
    state = _as_it_goes_on(state, record, 0, game)
    yield state, 0
    for number, line in enumerate(record.lines, 1):
        _fold_line(state, line, number + 1)
        state = _as_it_goes_on(state, record, number, game)
        yield state, number


def _check_options(record: Record, game: Game) -> None:
    """The first line says all options, but those that were declared after it was written."""
    said = set(record.header.options)
    missing = [option.name for option in game.options if option.name not in said and not option.later]
    if missing and said <= {option.name for option in game.options}:
        raise RecordError(f"the first line does not say option {missing[0]!r}", 1)


def _as_it_goes_on(state: State, record: Record, lines: int, game: Game) -> State:
    """The position after so many lines, by the newer rules where these begin with the next."""
    rules = record.lines[lines].rules if lines < len(record.lines) else ""
    return game.by(rules).adopt(state) if rules else state


def _fold_line(state: State, line: Line, number: int) -> None:
    game = state.game
    if state.to_move is None:
        raise RecordError("the game was over before this line", number)
    if line.seat != state.to_move:
        raise RecordError(f"seat {quoted(line.seat)} plays, but seat {state.to_move} is to move", number)
    try:
        action = game.catalogue.number(line.action)
    except ActionError as error:
        raise RecordError(str(error), number) from None
    if action not in state.actions():
        from koopstad.engine.words import english  # only who needs a sentence loads the language

        refusal = state.why_not(action)
        reason = english(game.id).refusal(refusal) if refusal else "it is not offered"
        raise RecordError(f"{line.action!r} is not legal: {reason}", number)
    dealer = ScriptedDealer(line.outcomes)
    try:
        state.play(action, dealer)
    except ScriptError as error:
        raise RecordError(str(error), number) from None
    if dealer.left:
        raise RecordError(
            f"{line.action!r} used {dealer.position} outcomes, not {len(line.outcomes)}", number
        )


def fold(record: Record, game: Game, lines: int | None = None) -> State:
    """The state after ``lines`` lines of the record, or after all."""
    last = len(record.lines) if lines is None else lines
    if not 0 <= last <= len(record.lines):
        raise RecordError(f"the record has lines 0 to {len(record.lines)}, not {last}")
    for state, number in replay(record, game):
        if number == last:
            return state
    raise AssertionError("unreachable: every line up to the last was folded")


def is_final(before: State, action: int, outcomes: list[int], after: State) -> bool:
    """Whether a move cannot be taken back: by chance, as it told somebody something, or as the rules say."""
    if outcomes or any(now < then for then, now in zip(before.unseen(), after.unseen(), strict=True)):
        return True
    return before.final(action, after)
