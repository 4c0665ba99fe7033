"""Chance. A rule that needs it asks a dealer; what the dealer answers is written into the record.

A state holds no shuffled order, no seed and no generator: a pile is the multiset of its undealt cards,
and the dealer draws from it at the moment the card is needed.
"""

import hashlib
import hmac
import secrets
from abc import abstractmethod
from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from koopstad.engine.errors import ScriptError
from koopstad.engine.reading import quoted

SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers every question of chance. ``outcomes`` are the answers since they were last collected."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def collect(self) -> list[int]:
        """The outcomes so far; a new list begins."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``, all equally likely."""

    def roll(self, sides: int) -> int:
        """A die: 1 to ``sides``."""
        value = self.below(sides) + 1
        self.outcomes.append(value)
        return value

    def draw(self, counts: list[int]) -> int:
        """The kind of a card drawn from a pile that holds ``counts[kind]`` cards of each kind."""
        total = 0
        for count in counts:
            total += count
        left = self.below(total)
        kind = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        self.outcomes.append(kind)
        return kind

    def pick(self, items: Sequence[int]) -> int:
        """One of several different things, all equally likely."""
        item = items[self.below(len(items))]
        self.outcomes.append(item)
        return item


class FastDealer(Dealer):
    """For bots, simulations and tests: quick and repeatable, not secret."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._seed: Final = seed
        self.chance: Random | None = None  # begun when it is asked: most lines that bots look at never do

    def random(self) -> float:
        if self.chance is None:
            self.chance = Random(self._seed)
        return self.chance.random()

    def below(self, bound: int) -> int:
        return int(self.random() * bound)


class DuplicateDealer(Dealer):
    """Deals two tables alike as far as can be, whatever is decided at them: for comparing players.

    The n-th roll is the same at both. For the n-th draw each thing has a rank of its own, and of those that
    are there the first comes: a pile that differs in a few cards still gives the same card. Every outcome
    has its right probability and depends on no earlier one.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: Final = seed
        self.rolls = 0
        self.draws = 0

    def below(self, bound: int) -> int:
        self.rolls += 1
        return int(Random(f"{self.seed} below {bound} {self.rolls}").random() * bound)

    def draw(self, counts: list[int]) -> int:
        """An exponential race: with rates in proportion to the counts each kind is first with its share."""
        self.draws += 1
        chance = Random(f"{self.seed} draw {self.draws}").random
        best, soonest = -1, 0.0
        for kind, count in enumerate(counts):
            time = -log(1.0 - chance())
            if count and (best < 0 or time / count < soonest):
                best, soonest = kind, time / count
        self.outcomes.append(best)
        return best

    def pick(self, items: Sequence[int]) -> int:
        self.draws += 1
        chance = Random(f"{self.seed} draw {self.draws}").random
        ranks = [chance() for _ in range(max(items) + 1)]
        item = min(items, key=lambda item: ranks[item])
        self.outcomes.append(item)
        return item


class FairDealer(Dealer):
    """For people: nobody can foresee it, and afterwards everybody can check it.

    The commitment (a hash of the secret seed) is published before the first card; the seed is revealed when
    the game is over. Outcome number *n* depends on the seed and on *n* alone, so a game can be resumed from
    its record, and undo, which never crosses an outcome, cannot deal twice.
    """

    def __init__(self, seed: bytes | None = None, position: int = 0) -> None:
        super().__init__()
        self.seed: Final = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.position = position

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def below(self, bound: int) -> int:
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            message = b"koopstad %d %d" % (self.position, attempt)
            value = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if value < limit:
                self.position += 1
                return value % bound
            attempt += 1


class ScriptedDealer(Dealer):
    """Deals what is written: replays, scenarios and tests. ``then`` deals on when the script has run out."""

    def __init__(self, script: Sequence[int], then: Dealer | None = None) -> None:
        super().__init__()
        self.script: Final = list(script)
        self.then: Final = then
        self.position = 0

    def below(self, bound: int) -> int:
        if self.then is None:
            raise ScriptError("the script has no outcome left, but the rules ask for one more")
        return self.then.below(bound)

    @property
    def left(self) -> list[int]:
        """The outcomes that nothing asked for yet."""
        return self.script[self.position :]

    def _next(self) -> int:
        value = self.script[self.position]
        self.position += 1
        self.outcomes.append(value)
        return value

    def roll(self, sides: int) -> int:
        if self.position == len(self.script):
            return super().roll(sides)
        value = self._next()
        if not 1 <= value <= sides:
            raise ScriptError(f"outcome {quoted(value)} is not on a die with {sides} sides")
        return value

    def draw(self, counts: list[int]) -> int:
        if self.position == len(self.script):
            return super().draw(counts)
        kind = self._next()
        if not (0 <= kind < len(counts) and counts[kind]):
            raise ScriptError(f"outcome {quoted(kind)} is not in the pile it should be drawn from")
        return kind

    def pick(self, items: Sequence[int]) -> int:
        if self.position == len(self.script):
            return super().pick(items)
        item = self._next()
        if item not in items:
            raise ScriptError(f"outcome {quoted(item)} is not among the things it should be picked from")
        return item


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """What is left of several different things when one of them was picked."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def commitment(seed: bytes) -> str:
    """What a fair dealer publishes before the game: it binds the seed and tells nothing about it."""
    return hashlib.sha256(b"koopstad commitment " + seed).hexdigest()


def pledge(nonce: str) -> str:
    """What a seat publishes before it reveals its nonce: it binds the nonce and tells nothing about it."""
    return hashlib.sha256(b"koopstad nonce " + nonce.encode()).hexdigest()


def seed_from_text(text: str) -> bytes:
    """A fair dealer's seed from words a person chose (``--seed``): repeatable, so no secret."""
    return hashlib.sha256(b"koopstad seed " + text.encode()).digest()
