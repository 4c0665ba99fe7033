"""What each picture of the browser shows, and whether that is drawn otherwise since it was made.

A picture is named after a view and a look (``web-tickets-phone-day.jpg``), and is made because a page of the
documentation shows it. With it goes a digest of what draws that view (markup, styles, shapes and maps), and
one of the words that stand on it (``said.py``). What only thinks (scripts), comments, blanks and words that
it does not show are left out: a picture is asked for anew when what it shows has changed, and not at every
commit.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from . import said

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
IMAGES = ROOT / "docs" / "images"
MADE = IMAGES / "made-of.json"  # by picture
LOOKS = ("phone-night", "phone-day", "night", "day")

EVERYWHERE = ("ui/base.css", "ui/tokens.css", "ui/Header.svelte", "ui/Mark.svelte")
TABLE = (
    *EVERYWHERE,
    *(
        f"ui/{name}.svelte"
        for name in ("TableFrame", "TurnBar", "PlayerPanel", "Crest", "Pawns", "Log", "LogEntry")
    ),
    *(
        f"ui/frame/{name}.svelte"
        for name in ("BoardBox", "Beside", "Chips", "Dock", "Players", "ZoomButtons")
    ),
)
HELP = (*EVERYWHERE, "pages/Help.svelte", "ui/CardShell.svelte", "ui/Icon.svelte", "ui/symbols.ts")
# By view: the files that draw it, below web/src. A folder's * stands for what draws in it.
VIEWS = {
    "lobby": (*EVERYWHERE, "pages/Lobby.svelte", "ui/Hero.svelte", "ui/Ship.svelte", "games/covers/*"),
    "tickets-contracts": (*TABLE, "games/tickets/*"),
    "tickets": (*TABLE, "games/tickets/*"),
    "tickets-result": (
        *TABLE,
        "games/tickets/*",
        *(f"ui/{name}.svelte" for name in ("End", "SeatSheet", "Chart", "Laurel")),
    ),
    "lesson": (*TABLE, "games/tickets/*", "pages/Learn.svelte", "ui/frame/Spotlight.svelte"),
    "hamburg": (*TABLE, "games/hamburg/*", "ui/touch/Deals.svelte"),
    "hamburg-cards": (
        *HELP,
        "games/hamburg/Reference.svelte",
        "games/hamburg/Card.svelte",
        "games/hamburg/*.ts",
    ),
    "amsterdam-draft": (*TABLE, "games/amsterdam/*"),
    "amsterdam": (*TABLE, "games/amsterdam/*"),
}
DRAWS = (".svelte", ".css")
SHAPES = {"geometry.ts", "shapes.ts", "spots.ts", "icons.ts", "houses.ts", "symbols.ts", "map.json"}


class Made(TypedDict):
    """What a picture was made of."""

    drawn: str  # a digest of what draws it
    words: str  # a digest of what the messages on it said
    says: list[str]  # these messages


THINKS = re.compile(r"<script\b.*?</script>|<!--.*?-->|/\*.*?\*/", re.DOTALL)


def view_of(picture: str) -> tuple[str, str]:
    """Of which view a picture is, and in which look."""
    name = picture.removeprefix("web-").removesuffix(".jpg")
    look = next(look for look in LOOKS if name.endswith(f"-{look}"))
    return name.removesuffix(f"-{look}"), look


def files(view: str, sources: Path = SOURCES) -> list[Path]:
    found = {path for pattern in VIEWS[view] for path in files_of(pattern, sources)}
    return sorted(found)


def files_of(pattern: str, sources: Path = SOURCES) -> list[Path]:
    found = sources.glob(pattern)
    return [path for path in found if path.suffix in DRAWS or path.name in SHAPES]


def digest(view: str, sources: Path = SOURCES) -> str:
    drawn = sha256()
    for path in files(view, sources):
        text = THINKS.sub("", path.read_text(encoding="utf-8"))
        drawn.update(f"{path.relative_to(sources).as_posix()} {' '.join(text.split())}\n".encode())
    return drawn.hexdigest()[:16]


def shown() -> list[str]:
    """The pictures of the browser that some page shows."""
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]
    found = (re.findall(r"web-[\w-]+\.jpg", page.read_text(encoding="utf-8")) for page in pages)
    return sorted({name for names in found for name in names})


def made() -> dict[str, Made]:
    kept: dict[str, Made] = json.loads(MADE.read_text(encoding="utf-8")) if MADE.exists() else {}
    return kept


def made_now(picture: str, says: list[str]) -> Made:
    return Made(drawn=digest(view_of(picture)[0]), words=said.digest(says), says=says)


def stale() -> list[str]:
    """Pictures that are not there, or that were made of other sources or words than those that stand."""
    kept = made()
    there = {path.name for path in IMAGES.glob("web-*.jpg")}
    return [
        name
        for name in shown()
        if name not in there or name not in kept or kept[name] != made_now(name, kept[name]["says"])
    ]


def keep(pictures: dict[str, list[str]]) -> None:
    """These were made just now, and say this. What no page shows any more is thrown away."""
    kept = made() | {name: made_now(name, says) for name, says in pictures.items()}
    lasting = {name: kept[name] for name in shown() if name in kept}
    MADE.write_text(json.dumps(lasting, indent=2) + "\n", encoding="utf-8")
    for path in IMAGES.glob("web-*.jpg"):
        if path.name not in lasting:
            path.unlink()
