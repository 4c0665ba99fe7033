"""What an invitation looks like where it is pasted: a title, a sentence and a picture."""

from __future__ import annotations

from html import escape

from koopstad.engine.game import Game
from koopstad.engine.manifest import manifest
from koopstad.engine.words import LANGUAGES, words

# In index.html, between these, stands how a link to the lobby looks; SITE is the address of the server.
_PLACE = ("<!-- preview -->", "<!-- /preview -->")
_SITE = "https://koopstad.invalid"
_TITLE = "<title>Koopstad</title>"


def of_lobby(page: str, site: str) -> str:
    return page.replace(_SITE, escape(site))


def of_invitation(page: str, site: str, game: Game, wish: str, language: str) -> str:
    """To ``join`` or ``watch`` a game. Whoever has the link learns which game it is, and no more."""
    said = words(game.id, language)
    tags = {
        "og:site_name": "Koopstad",
        "og:type": "website",
        "og:title": said.text(f"preview-{wish}", game=game.title),
        "og:description": said.text("preview-says"),
        "og:image": f"{site}/previews/{manifest(game.id).web or 'koopstad'}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    before, _, rest = page.partition(_PLACE[0])
    # What reads no such tags, a history of visited pages or an old messenger, has language and title.
    head = before.replace('lang="en"', f'lang="{language}"').replace(
        _TITLE, f"<title>{escape(tags['og:title'])}</title>"
    )
    return head + "\n    ".join(lines) + rest.partition(_PLACE[1])[2]


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in."""
    wanted = [part.strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
