"""A ladder of bots in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from koopstad.lab.ladder import Ladder, Outcome


def print_ladder(found: Ladder) -> None:
    """The ratings, then what every pair made of its games."""
    from rich.console import Console
    from rich.table import Table as Grid

    from koopstad.lab.ladder_page import step

    console = Console(highlight=False, markup=False)
    ratings = Grid("bot", "rating", "interval", "above the next", box=None, padding=(0, 2))
    for row in found.ratings:
        ratings.add_row(row.bot, f"{row.rating:.0f}", f"{row.low:.0f} to {row.high:.0f}", step(row))
    console.print(ratings)
    console.print()
    pairs = Grid(
        "bot", "against", "deals", "games", "wins", "even", "lead", "these alone", box=None, padding=(0, 2)
    )
    for pair in found.pairs:
        pairs.add_row(*_cells(pair))
    console.print(pairs)
    if any(pair.lead_adjusted for pair in found.pairs):
        console.print()
        console.print(_without_luck(found))
    for pair in found.pairs:
        if pair.failures:
            console.print(
                f"{pair.failures} games of {pair.first} and {pair.second} were lost by failing, the first:"
            )
            console.print(f"  {pair.failure}")


def _without_luck(found: Ladder) -> Grid:
    """What is left without the luck of the deals; the plain results would need more games to be as sure."""
    from rich.table import Table as Grid

    from koopstad.lab.ladder_page import adjusted

    heads = ("without luck", "against", "wins", "as sure as", "lead", "as sure as")
    grid = Grid(*heads, box=None, padding=(0, 2))
    for pair in found.pairs:
        grid.add_row(pair.first, pair.second, *adjusted(pair))
    return grid


def _cells(pair: Outcome) -> list[str]:
    return [
        pair.first,
        pair.second,
        str(pair.deals),
        str(pair.games),
        f"{pair.share:.1%} ± {pair.share_within:.1%}",
        f"{pair.even:.0%}",
        f"{pair.lead:+.1f} ± {pair.lead_within:.1f}",
        f"{pair.above:+.0f} ({pair.above_from:+.0f} to {pair.above_to:+.0f})",
    ]
