"""Fitting weights to named numbers by ridge regression, from sums alone.

What is learned from a row is added to sums of products; rows are not kept. Sums of different games,
processes and days can be added, so training can be interrupted, shared out and taken up again, and says the
same in the end.
"""

from typing import Final

from koopstad.engine.errors import OptionError

# How much weights are drawn to zero, as a share of the spread of each feature: enough to divide those that
# say the same thing among each other, too little to hide what is there.
SHRINK: Final = 1e-3
# How much they are drawn to what was known before: as if so many rows had spoken for it.
LOYAL: Final = 3000.0
NO_SPREAD: Final = 1e-9  # a feature that hardly ever changes has no weight


class Sums:
    """The sums of products of some rows; the first feature is 1 in each."""

    def __init__(self, features: int) -> None:
        self.features: Final = features
        self.rows = 0
        self.products: list[list[float]] = [[0.0] * (place + 1) for place in range(features)]
        self.answers = [0.0] * features
        self.squares = 0.0

    def add(self, row: list[float], answer: float) -> None:
        self.rows += 1
        self.squares += answer * answer
        places: list[int] = []
        for place, number in enumerate(row):
            if number != 0.0:
                places.append(place)
                self.answers[place] += number * answer
                products = self.products[place]
                for other in places:
                    products[other] += number * row[other]

    def merge(self, other: "Sums") -> None:
        self.rows += other.rows
        self.squares += other.squares
        for place in range(self.features):
            self.answers[place] += other.answers[place]
            products = self.products[place]
            for number, value in enumerate(other.products[place]):
                products[number] += value

    def fit(self, shrink: float = SHRINK) -> list[float]:
        """The weights that explain the answers best."""
        if self.rows <= self.features:
            raise OptionError(f"{self.rows} positions are too few to learn {self.features} weights from")
        return self._drawn([0.0] * self.features, shrink * self.rows)

    def fit_around(self, known: list[float], loyal: float = LOYAL) -> list[float]:
        """The same, drawn to weights that were known before; few rows change little."""
        return self._drawn(known, loyal)

    def _drawn(self, known: list[float], pull: float) -> list[float]:
        """The weights that explain best what the known ones leave, each drawn to what it was."""
        if not self.rows:
            return known
        used = [0] + [place for place in range(1, self.features) if self._spread(place) > NO_SPREAD]
        matrix: list[list[float]] = []
        left: list[float] = []
        for place in used:
            products = self.products[place]
            line = [products[other] for other in used if other <= place]
            if place:
                line[-1] += pull * self._spread(place)
            matrix.append(line)
            left.append(self.answers[place] - self._explained(place, known))
        weights = known[:]
        for place, weight in zip(used, _solve(matrix, left), strict=True):
            weights[place] += weight
        return weights

    def _explained(self, place: int, weights: list[float]) -> float:
        """What the weights make of the sum of products of a feature and the answers."""
        total = 0.0
        for other, weight in enumerate(weights):
            if weight != 0.0:
                total += weight * self.products[max(place, other)][min(place, other)]
        return total

    def error(self, weights: list[float]) -> float:
        """The mean square of what the weights leave unexplained of these rows."""
        total = self.squares
        for place in range(self.features):
            weight = weights[place]
            if weight == 0.0:
                continue
            products = self.products[place]
            inner = 0.0
            for other in range(place):
                inner += weights[other] * products[other]
            total += weight * (2 * inner + weight * products[place] - 2 * self.answers[place])
        return total / self.rows

    def variance(self) -> float:
        """Of the answers."""
        mean = self.answers[0] / self.rows
        return self.squares / self.rows - mean * mean

    def _spread(self, place: int) -> float:
        mean = self.products[place][0] / self.rows
        return self.products[place][place] / self.rows - mean * mean


def _solve(matrix: list[list[float]], answers: list[float]) -> list[float]:
    """By Cholesky's way; ``matrix`` is symmetric, of each line the part up to the diagonal."""
    size = len(matrix)
    factor: list[list[float]] = []
    for place in range(size):
        line = matrix[place][:]
        for column in range(place + 1):
            above = factor[column] if column < place else line
            value = line[column]
            for number in range(column):
                value -= line[number] * above[number]
            if column < place:
                line[column] = value / above[column]
            else:
                line[column] = float(max(value, 1e-12) ** 0.5)
        factor.append(line)
    found = answers[:]
    for place in range(size):
        line = factor[place]
        value = found[place]
        for number in range(place):
            value -= line[number] * found[number]
        found[place] = value / line[place]
    for place in range(size - 1, -1, -1):
        value = found[place]
        for number in range(place + 1, size):
            value -= factor[number][place] * found[number]
        found[place] = value / factor[place][place]
    return found
