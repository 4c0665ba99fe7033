"""Whether a record can be believed: legal, complete, dealt as was promised, and kept as it was written."""

import re

from koopstad.engine.dealer import FairDealer, commitment
from koopstad.engine.errors import RecordError
from koopstad.engine.game import Game
from koopstad.engine.reading import quoted
from koopstad.engine.record import Pause, Record, Seal, deal_seed
from koopstad.engine.replay import by_other_rules, fold
from koopstad.engine.state import State

_HEX = re.compile(r"[0-9a-f]{64}")


def resume(record: Record, game: Game) -> tuple[State, FairDealer]:
    """The state of a saved game, and its dealer, who deals on where the record ends.

    It is checked as ``verify`` checks: whoever changed a card or a move in the file is found out.
    """
    if not isinstance(record.end, Pause):
        raise RecordError("this record was not saved to be resumed: its last line names no players")
    state = check(record, game)
    seed = _seed(record.end.seed, len(record.lines) + 2)
    dealer = FairDealer(deal_seed(record.header, seed), len(record.outcomes))
    record.end = None
    return state, dealer


def check(record: Record, game: Game) -> State:
    """The state at the end of a record that is legal, and dealt and kept as its last line says."""
    try:
        state = fold(record, game)
    except RecordError as error:
        _blame_deal(record, game, error.line)
        raise
    last = len(record.lines) + 2
    if record.end is not None and (record.header.commitment or record.end.seed):
        _verify_deal(record, game, _seed(record.end.seed, last))
    if isinstance(record.end, Seal):
        try:
            _check_result(record.end, state, last)
        except RecordError as error:
            raise by_other_rules(record, game, error) from None
    if record.end is not None and record.end.digest and record.end.digest != record.digest:
        raise RecordError("the digest of the last line is not that of this record: a line was changed", last)
    return state


def verify(record: Record, game: Game, commitment: str = "", digest: str = "") -> State:
    """The final state of a record that is legal, complete and fairly dealt; otherwise an error.

    ``commitment`` and ``digest``: as a player was shown them, when the table was opened and at its end.
    """
    state = check(record, game)
    last = len(record.lines) + 2
    if state.to_move is not None:
        raise RecordError("the game is not over, but the record ends here", last - 1)
    if not isinstance(record.end, Seal):
        raise RecordError("the last line, with scores and seed, is missing", last)
    if commitment and commitment.strip().lower() != record.header.commitment:
        raise RecordError(
            "the commitment is not the one that you were shown: this is another game, or another deal", 1
        )
    if digest and digest.strip().lower() != record.digest:
        raise RecordError("the digest is not the one that you were shown: this is another game", last)
    return state


def _check_result(end: Seal, state: State, last: int) -> None:
    if state.to_move is not None:
        raise RecordError("the game is not over, but the record ends here", last - 1)
    if end.scores != state.scores():
        raise RecordError(f"the scores are {state.scores()}, not {quoted(end.scores)}", last)
    if end.ranking != state.ranking():
        raise RecordError(f"the ranking is {state.ranking()}, not {quoted(end.ranking)}", last)


def _seed(text: str, line: int) -> bytes:
    if not text:
        raise RecordError("the seed is missing, and the first line has its commitment", line)
    if not _HEX.fullmatch(text):
        raise RecordError("the seed is no hexadecimal number of 64 small digits", line)
    return bytes.fromhex(text)


def _blame_deal(record: Record, game: Game, line: int) -> None:
    """A changed outcome may make a later line illegal: then the deal tells which line is wrong first."""
    if record.end is None or line < 2 or not _HEX.fullmatch(record.end.seed):
        return
    seed = bytes.fromhex(record.end.seed)
    if commitment(seed) == record.header.commitment:
        _verify_deal(record, game, seed, line)


def _verify_deal(record: Record, game: Game, seed: bytes, before: int | None = None) -> None:
    """Deals the game again from the revealed seed: every outcome must come up as it was written down."""
    if commitment(seed) != record.header.commitment:
        raise RecordError("the seed does not match the commitment of the first line", len(record.lines) + 2)
    dealer = FairDealer(deal_seed(record.header, seed))
    state = game.by(record.header.rules).start(record.header.seats, record.header.options, dealer)
    if dealer.collect() != record.header.setup:
        raise RecordError("the seed deals another setup", 1)
    for number, line in enumerate(record.lines[: None if before is None else before - 2], 2):
        if line.rules:
            state = game.by(line.rules).adopt(state)
        dealt = state.play(game.catalogue.number(line.action), dealer)
        if dealt != line.outcomes:
            raise RecordError(f"the seed deals {dealt}, not {quoted(line.outcomes)}", number)
