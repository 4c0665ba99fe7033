"""Where any card of a colour will do, a scenario names the colour: it takes a card that is named nowhere."""

from typing import TYPE_CHECKING, Any, Final

from koopstad.engine.errors import ScenarioError
from koopstad.games.hamburg.printed.pieces import COLOURS

if TYPE_CHECKING:
    from koopstad.games.hamburg.game import Hamburg


def with_cards(game: "Hamburg", given: Any) -> Any:
    """The given position with cards in place of colours; what is not understood is left to the reader."""
    if not isinstance(given, dict):
        return given
    cards = _Cards(game, given)
    named = dict(given)
    seats = given.get("seat")
    if isinstance(seats, dict):
        named["seat"] = {seat: cards.player(player, f"given.seat.{seat}") for seat, player in seats.items()}
    elif isinstance(seats, list):
        named["seat"] = [cards.player(player, f"given.seat.{seat}") for seat, player in enumerate(seats)]
    if "tom" in given:
        named["tom"] = cards.player(given["tom"], "given.tom")
    return named


class _Cards:
    """The cards that are named somewhere or have been taken for a colour."""

    def __init__(self, game: "Hamburg", given: Any) -> None:
        self.game: Final = game
        self.taken: Final = self._named(given)

    def _named(self, given: Any) -> set[int]:
        """Every number in the given position, and every name of a card."""
        if isinstance(given, dict):
            return {number for value in given.values() for number in self._named(value)}
        if isinstance(given, list):
            return {number for value in given for number in self._named(value)}
        if type(given) is int:
            return {given}
        card = self.game.names.card.find(given) if isinstance(given, str) else None
        return set() if card is None else {card}

    def player(self, words: Any, where: str) -> Any:
        if not isinstance(words, dict):
            return words
        named = dict(words)
        if "hand" in words:
            named["hand"] = self._each(words["hand"], f"{where}.hand")
        if "sites" in words:
            named["sites"] = self._each(words["sites"], f"{where}.sites")
        return named

    def _each(self, given: Any, where: str) -> Any:
        entries = [given] if isinstance(given, str) else given
        return [self._one(entry, where) for entry in entries] if isinstance(entries, list) else given

    def _one(self, entry: Any, where: str) -> Any:
        if isinstance(entry, str) and entry in COLOURS:
            return self._take(entry, where)
        if isinstance(entry, dict) and "card" not in entry and entry.get("colour") in COLOURS:
            rest = {word: value for word, value in entry.items() if word != "colour"}
            return {"card": self._take(entry["colour"], where), **rest}
        return entry

    def _take(self, colour: str, where: str) -> int:
        """The last of its pile that is free."""
        for card in reversed(self.game.board.piles[COLOURS.index(colour)]):
            if card not in self.taken:
                self.taken.add(card)
                return card
        raise ScenarioError(f"{where}: no {colour} card is left")
