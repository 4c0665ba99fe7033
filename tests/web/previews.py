"""The pictures that invitations show where they are pasted, drawn anew: ``python -m tests.web.previews``."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from . import chromium
from .conftest import FLAGS, ROOT, Server

FOLDER = ROOT / "web" / "public" / "previews"
SIZE = {"width": 1200, "height": 630}
# The cover of a game, or the head of the lobby, with its name below.
DRAW = """([picture, title]) => {
  const svg = document.querySelector(picture).cloneNode(true)
  const box = document.createElement('div')
  box.style.cssText = 'position:fixed;inset:0;z-index:999;background:var(--water);overflow:hidden'
  svg.style.cssText = 'position:absolute;top:0;left:0;width:100%;height:482px'
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  const name = document.createElement('div')
  name.style.cssText = `position:absolute;left:0;right:0;bottom:0;padding:34px 56px 40px;display:flex;
    justify-content:space-between;align-items:baseline;background:var(--paper);
    border-top:6px solid var(--line-strong);font:640 58px var(--serif);color:var(--title)`
  name.append(title)
  if (title !== 'Koopstad') {
    const house = document.createElement('span')
    house.style.cssText = 'font-size:34px;color:var(--ink-soft)'
    house.append('Koopstad')
    name.append(house)
  }
  box.append(svg, name)
  document.body.append(box)
}"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for number, (name, title) in enumerate(
            [
                ("tickets", "Ticket to Ride: Amsterdam"),
                ("amsterdam", "Amsterdam"),
                ("hamburg", "Hamburg"),
                ("koopstad", "Koopstad"),
            ]
        ):
            page = browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light")  # type: ignore[arg-type]
            page.goto(server.url)
            page.get_by_role("button", name="Play now").first.wait_for()
            picture = f".game:nth-of-type({number + 1}) .cover svg" if name != "koopstad" else ".hero > svg"
            page.evaluate(DRAW, [picture, title])
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=80)
            page.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
