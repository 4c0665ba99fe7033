"""What the site does beside mkdocs: links to files outside ``docs/`` lead to the repository.

In the repository such links work as they are (``../deploy/compose.yaml``); one to no file fails the build.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

LOG = logging.getLogger("mkdocs.hooks.repository")
ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = re.compile(r"\]\((?:\.\./)+((?!docs/)[\w./-]+)(#[\w-]+)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    folder = Path(page.file.abs_src_path).parent

    def lead(link: re.Match[str]) -> str:
        written = link[0][2:-1].partition("#")[0]
        target = (folder / written).resolve()
        if target.is_relative_to(ROOT / "docs"):
            return link[0]
        if not target.exists():
            LOG.warning("%s: there is no %s", page.file.src_uri, written)
        kind = "tree" if target.is_dir() else "blob"
        return f"]({config.repo_url}/{kind}/main/{target.relative_to(ROOT).as_posix()}{link[2] or ''})"

    return OUTSIDE.sub(lead, markdown)
