"""``why``: the reason why something cannot be played, however short it is named."""

from __future__ import annotations

from collections import Counter

from koopstad.cli.orders import read_number_of
from koopstad.drawing.menu import Item
from koopstad.engine.errors import ActionError
from koopstad.engine.words import Words
from koopstad.table import Table

_REASONS = 3  # of many actions that begin alike


def why(table: Table, typed: str, items: list[Item], words: Words) -> str:
    """For a number of the list, a notation, or the beginning of one (``claim dam-oude_kerk/pink``)."""
    if read_number_of(typed, items, words) is not None:
        return words.text("say-can-be-played")
    try:
        actions = [table.game.action(typed)]
    except ActionError:
        never = table.game.never(typed)
        if never is not None:
            return words.refusal(never)
        actions = _beginning(table, typed)
        if not actions:
            raise
    reasons: Counter[str] = Counter()
    for action in actions:
        refusal = table.state.why_not(action)
        if refusal is None:
            return words.text("say-can-be-played")
        reasons[words.refusal(refusal)] += 1
    return "\n".join(reason for reason, _ in reasons.most_common(_REASONS))


def _beginning(table: Table, typed: str) -> list[int]:
    """The actions whose notation goes on from here."""
    game = table.game
    for text in (typed, game.spell(typed)):
        begin = " ".join(text.split()).lower() + " "
        found = [number for number, name in enumerate(game.catalogue.names) if name.startswith(begin)]
        if found:
            return found
    return []
