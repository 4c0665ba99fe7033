"""A ladder for the docs: a table in Markdown, and a picture with a dot and whiskers for each bot."""

import html
import re
from pathlib import Path

from koopstad.engine.errors import OptionError
from koopstad.lab.ladder import Ladder, Outcome
from koopstad.lab.ratings import Rating

WIDTH, ROW, TOP, LEFT, RIGHT = 720, 30, 16, 120, 24  # of the picture
GRID = 100  # rating points from line to line
# Readable by day and by night, wherever the picture is shown.
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#7a6f63}.dot{fill:#b5482f}"
    ".whisker{stroke:#b5482f;stroke-width:2.5}.grid{stroke:#8a8076;stroke-opacity:.3}.end{text-anchor:end}"
)


def check_page(page: Path, game: str) -> str:
    """What stands in a page that has a place for the ladder."""
    text = page.read_text(encoding="utf-8")
    if len(_place(game).findall(text)) != 1:
        begin, end = _ends(game)
        raise OptionError(f"{page} needs two lines, between which the ladder is written: {begin} and {end}")
    return text


def _ends(game: str) -> tuple[str, str]:
    return f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"


def _place(game: str) -> re.Pattern[str]:
    begin, end = _ends(game)
    return re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)


def write_page(page: Path, game: str, found: Ladder, command: str) -> Path:
    """Puts the table where the page has a place for it, and the picture among its images: there it stands."""
    begin, end = _ends(game)
    text = check_page(page, game)
    picture = page.parent / "images" / f"ladder-{game}.svg"
    picture.parent.mkdir(exist_ok=True)
    picture.write_text(drawn(found.ratings), encoding="utf-8")
    shown = f"![Ratings with intervals: {said(found.ratings)}](images/{picture.name})"
    new = "\n\n".join((begin, f"    {command}", table(found), shown, end))
    page.write_text(_place(game).sub(lambda _: new, text), encoding="utf-8")
    return picture


def table(found: Ladder) -> str:
    """The ratings; beside each bot, what it won of its games with the next one, if they played."""
    met = {(pair.first, pair.second): pair for pair in found.pairs}
    heads = ["bot", "rating", "above the next", "wins against the next", "lead in points"]
    if any(adjusted(pair) for pair in found.pairs):
        heads += ["wins without luck", "as sure as", "lead without luck", "as sure as"]
    rows = [f"| {' | '.join(heads)} |", "|" + " --- |" * len(heads)]
    for place, row in enumerate(found.ratings):
        following = found.ratings[place + 1].bot if place + 1 < len(found.ratings) else ""
        pair = met.get((row.bot, following))
        cells = [
            f"`{row.bot}`",
            f"{row.rating:.0f} ({row.low:.0f} to {row.high:.0f})",
            step(row) or "-",
            f"{pair.share:.1%} ± {pair.share_within:.1%} of {pair.games}" if pair else "-",
            f"{pair.lead:+.1f} ± {pair.lead_within:.1f}" if pair else "-",
        ]
        cells += adjusted(pair) if pair else []
        cells += ["-"] * (len(heads) - len(cells))
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def adjusted(pair: Outcome) -> list[str]:
    """Wins and lead without luck, each with the games that a plain result needs to be as sure."""
    share, lead = pair.share_adjusted, pair.lead_adjusted
    if share is None or lead is None:
        return []
    return [
        f"{share.mean:.1%} ± {share.within:.1%}",
        f"{pair.games * share.times:.0f} games",
        f"{lead.mean:+.1f} ± {lead.within:.1f}",
        f"{pair.games * lead.times:.0f} games",
    ]


def step(row: Rating) -> str:
    """By how much it is above the next one; nothing for the last."""
    if row.above is None:
        return ""
    return f"{row.above:+.0f} ({row.above_low:+.0f} to {row.above_high:+.0f})"


def said(ratings: list[Rating]) -> str:
    return ", ".join(f"{row.bot} {row.rating:.0f}" for row in ratings)


def drawn(ratings: list[Rating]) -> str:
    """An SVG that needs nothing from elsewhere."""
    low = GRID * int(min(row.low for row in ratings) // GRID)
    high = GRID * (1 + int(max(row.high for row in ratings) // GRID))
    bottom = TOP + ROW * len(ratings)

    def across(rating: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low):.1f}"

    parts = [f'<path class="grid" d="M{across(at)} {TOP}V{bottom}"/>' for at in range(low, high + 1, GRID)]
    every = GRID * (1 + (high - low) // (10 * GRID))  # so that numbers have room
    parts += [
        f'<text text-anchor="middle" x="{across(at)}" y="{bottom + 20}">{at}</text>'
        for at in range(low, high + 1, every)
    ]
    for place, row in enumerate(ratings):
        middle = TOP + ROW * place + ROW / 2
        parts += [
            f'<text class="end" x="{LEFT - 12}" y="{middle + 5}">{html.escape(row.bot)}</text>',
            f'<path class="whisker" d="M{across(row.low)} {middle}H{across(row.high)}"/>',
            f'<circle class="dot" cx="{across(row.rating)}" cy="{middle}" r="5"/>',
        ]
    height = bottom + 32
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-label="{html.escape(said(ratings))}">\n<style>{STYLE}</style>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )
