"""Friends in the home network: plain http at a name that is not this machine's, where browsers offer less."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Server
from .play import invitation, join, keep_and_wait, new_table, stay_long


@pytest.fixture
def known_elsewhere(tmp_path: Path) -> Iterator[Server]:
    """A server that is told where others find it."""
    server = Server(tmp_path, "--address", "http://friend.test:1234/")
    server.start()
    yield server
    server.stop()


def test_a_game_in_the_home_network(new_page: NewPage, running: Server) -> None:
    """Copies the invitation, sits down by it, moves, undoes, chats: without what only https offers."""
    # quiet: the browser grumbles about a header that counts only over https
    host, guest = new_page(quiet=True), new_page(phone=True, quiet=True)
    stay_long(host)
    new_table(host, running.network, "friend")
    assert host.evaluate("[isSecureContext, !!navigator.clipboard, !!crypto.randomUUID]") == [False] * 3

    link = invitation(host)
    assert re.fullmatch(rf"{re.escape(running.network)}join/[a-z0-9]+#[\w-]{{22}}", link)
    host.get_by_role("button", name="Copy the link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()

    join(host, guest)
    expect(host.locator(".players")).to_contain_text("Saskia")
    assert pasted(host) == link
    keep_and_wait(host)
    expect(guest.locator(".bar")).to_contain_text("Your turn")
    host.get_by_role("button", name="Undo").click()
    expect(guest.locator(".bar")).not_to_contain_text("Your turn")
    keep_and_wait(host, "both")
    expect(guest.locator(".bar")).to_contain_text("Your turn")
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Say something").fill("Hello from the sofa")
    guest.get_by_role("button", name="Send").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.locator(".said").last).to_contain_text("Hello from the sofa")


def pasted(page: Page) -> str:
    """What a person would paste now; a page here may not look into the clipboard itself."""
    page.get_by_role("tab", name="Chat").click()
    field = page.get_by_label("Say something")
    field.focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(field).not_to_have_value("")
    text = field.input_value()
    field.fill("")
    return text


def test_an_invitation_never_names_this_machine(new_page: NewPage, known_elsewhere: Server) -> None:
    host = new_page()
    new_table(host, known_elsewhere.url, "friend")
    expect(host.locator(".invite input")).to_have_value(re.compile(r"^http://friend\.test:1234/join/"))
    expect(host.get_by_role("img", name="The invitation as a QR code")).to_be_visible()


def test_a_server_for_this_machine_alone_says_so(new_page: NewPage, running: Server) -> None:
    """Nobody else can follow an invitation: no code is offered, but how to let others in."""
    host = new_page()
    new_table(host, running.url, "friend")
    host.locator(".invite input").wait_for()  # the server has said where it is found
    expect(host.locator(".invite")).to_contain_text("--host 0.0.0.0")
    expect(host.get_by_role("img", name="The invitation as a QR code")).to_have_count(0)
