"""Nobody plays another's seat: absence, votes, invitations, keys that are changed, and rematches."""

from __future__ import annotations

from koopstad.store import new_key

from .inside import Inside
from .serving import Served
from .test_play import finish

ABSENCE = 60.0


def test_the_host_puts_a_bot_in_only_after_absence(server: Inside) -> None:
    opened = server.open("Ann", "Bob")
    table, bob = opened["info"]["id"], opened["keys"]["1"]
    path = f"/api/tables/{table}"
    for address, method in ((f"{path}/seats/1/bot", "POST"), (f"{path}/seats/1", "DELETE")):
        with server.socket(table, bob):
            server.watch.turn(10 * ABSENCE)
            told = server.ask(method, address, opened["host"], 409, {})
            assert told["code"] == "present"
            assert server.get(path, opened["host"])["seats"][1]["away"] is None
        gone = server.get(path, opened["host"])["seats"][1]["away"]
        assert gone == server.watch.now()
        server.watch.turn(ABSENCE - 1)
        assert server.ask(method, address, opened["host"], 409, {})["code"] == "present"
        assert server.get(path, bob)["you"] == 1  # a request is a sign of life too
        server.watch.turn(ABSENCE - 1)
        assert server.ask(method, address, opened["host"], 409, {})["code"] == "present"
        server.watch.turn(1)
        server.ask(method, address, opened["keys"]["0"], 403, {})
        if method == "POST":
            assert server.post(address, {"bot": "random"}, opened["host"])[1]["bot"] == "random"
            assert server.ask("DELETE", address, bob)[1]["bot"] == ""  # and he takes it back at once
            assert server.post(address, {}, opened["host"], 409)["code"] == "present"
        else:
            assert server.ask(method, address, opened["host"])[1]["kind"] == "empty"
            assert server.get(path, bob, 401)["code"] == "unknown-key"


def test_everybody_hears_who_comes_and_goes(server: Inside) -> None:
    opened = server.open("Ann", "Bob")
    table, (ann, bob) = opened["info"]["id"], opened["keys"].values()
    with server.socket(table, ann) as line:
        with server.socket(table, bob):
            assert line.receive_json() == {"type": "presence", "away": [None, None]}
            with server.socket(table, bob):
                pass  # a second device changes nothing
        assert line.receive_json() == {"type": "presence", "away": [None, server.watch.now()]}


def test_a_vote_takes_most_of_the_others_and_never_one_alone(server: Inside) -> None:
    two = server.open("Ann", "Bob")
    path = f"/api/tables/{two['info']['id']}/seats/1/vote"
    assert server.post(path, {}, two["keys"]["0"], 409)["code"] == "no-vote"
    server.post(path, {}, two["host"], 403)
    four = server.open("Ann", "Bob", "Cleo", "Dan", game="tickets")
    keys, path = list(four["keys"].values()), f"/api/tables/{four['info']['id']}"
    vote = f"{path}/seats/1/vote"
    assert server.post(vote, {}, keys[1], 409)["code"] == "no-vote"
    assert server.post(vote, {"bot": "random"}, keys[0])[1]["votes"] == [0]
    assert server.post(vote, {}, keys[0], 409)["code"] == "voted"
    server.post(f"{path}/chat", {"text": "I am here"}, keys[1])
    assert server.get(path, keys[0])["seats"][1]["votes"] == []  # a sign of life
    server.post(vote, {"bot": "random"}, keys[0])
    seat = server.post(vote, {"bot": "random"}, keys[2])[1]
    assert (seat["bot"], seat["votes"]) == ("random", [])
    assert server.ask("DELETE", f"{path}/seats/1/bot", keys[1])[1]["bot"] == ""


def test_an_invitation_is_one_seat(server: Inside) -> None:
    opened = server.open("Ann", "", "")
    path, (one, two) = f"/api/tables/{opened['info']['id']}", opened["invitations"].values()
    seats = f"{path}/seats"
    assert server.post(seats, {"invitation": one, "seat": 2}, status=403)["code"] == "no-invitation"
    assert server.post(seats, {"invitation": one}, status=201)["seat"] == 1
    assert server.post(seats, {"invitation": one}, status=401)["code"] == "unknown-key"
    new = server.post(f"{seats}/2/invitation", {}, opened["host"])["invitation"]
    assert server.post(seats, {"invitation": two}, status=401)["code"] == "unknown-key"
    server.post(f"{seats}/2/invitation", {}, opened["keys"]["0"], 403)
    dan = server.post(seats, {"invitation": new}, status=201)
    assert dan["seat"] == 2
    assert server.post(f"{seats}/2/invitation", {}, opened["host"], 409)["code"] == "taken"
    left = server.ask("DELETE", f"{seats}/2", dan["key"])
    assert left[2]["kind"] == "empty"
    server.post(seats, {"invitation": new}, status=401)
    server.get(path, dan["key"], 401)


def test_an_invitation_shows_no_seat_of_a_public_table(server: Inside) -> None:
    opened = server.open("Ann", "Bob", public=True)
    path = f"/api/tables/{opened['info']['id']}"
    server.ask("DELETE", f"{path}/seats/1", opened["keys"]["1"])
    invitation = server.post(f"{path}/seats/1/invitation", {}, opened["host"])["invitation"]
    seen = server.get(path, invitation)
    assert seen["you"] is None
    assert set(seen["view"]["players"][1]["offer"]) == {None}


def test_a_lost_answer_to_sitting_down_is_repeated(server: Inside) -> None:
    opened = server.open("Ann", "", "")
    path, key = f"/api/tables/{opened['info']['id']}/seats", new_key()
    wish = {"name": "Bob", "invitation": opened["invitations"]["1"], "key": key, "id": "s1"}
    first = server.post(path, wish, status=201)
    assert first == {"table": opened["info"]["id"], "seat": 1, "key": key}
    assert server.post(path, wish, status=201) == first
    assert len(server.get(path.removesuffix("/seats"), opened["watch"])["log"]) == 1
    other = {**wish, "key": new_key(), "invitation": opened["invitations"]["2"]}
    assert server.post(path, other, status=409)["code"] == "id-used"
    assert server.post(path, {**wish, "key": opened["watch"]}, status=409)["code"] == "taken"
    assert server.post(path, {**wish, "key": "short"}, status=400)


def test_a_key_is_changed_by_its_owner_and_the_old_one_is_nothing(server: Inside) -> None:
    opened = server.open("Ann", "Bob")
    table, ann = opened["info"]["id"], opened["keys"]["0"]
    path, key = f"/api/tables/{table}", new_key()
    with server.socket(table, ann) as line:
        changed = server.post(f"{path}/key", {"key": key}, ann)
        assert changed == {"table": table, "role": "seat", "seat": 0}
        problem = line.receive_json()
        assert (problem["type"], problem["code"]) == ("problem", "unknown-key")
    server.get(path, ann, 401)
    assert server.get(path, key)["you"] == 0
    assert server.post(f"{path}/key", {"key": key}, key) == changed  # the answer was lost
    assert server.post(f"{path}/key", {"key": opened["keys"]["1"]}, key, 409)["code"] == "taken"
    server.post(f"{path}/key", {"key": new_key()}, opened["watch"], 403)
    server.post(f"{path}/key", {"key": ""}, key, 400)
    host = new_key()
    assert server.post(f"{path}/key", {"key": host}, opened["host"])["role"] == "host"
    server.get(path, opened["host"], 401)
    server.get(path, host)


def test_the_host_of_a_rematch_has_its_keys(served: Served) -> None:
    opened = served.open("Ann", "bot:random", "Bob")
    path = f"/api/tables/{opened['info']['id']}/rematch"
    finish(served, opened)
    ann = served.post(path, {}, opened["keys"]["0"])
    host = served.post(path, {}, opened["host"])
    assert (host["table"], host["seat"]) == (ann["table"], None)
    new = f"/api/tables/{ann['table']}"
    assert served.get(new, host["watch"])["you"] is None
    assert served.get(new, ann["key"])["you"] == 0
    again = served.post(path, {}, opened["keys"]["0"])
    served.get(new, ann["key"], 401)  # one key for a seat: the last that was fetched
    assert served.get(new, again["key"])["you"] == 0
    # Nobody moves before all have agreed; the host may fill a seat, invite another, or begin.
    waiting = served.get(new, again["key"])
    assert (waiting["begun"], waiting["waiting"], waiting["actions"]) == (False, "empty", [])
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "bot", "empty"]
    assert waiting["seats"][2]["name"] == "Bob"  # who is waited for
    assert served.post(f"{new}/moves", {"moves": 0, "action": 0}, again["key"], 409)["code"] == "not-begun"
    served.post(f"{new}/begin", {}, again["key"], 403)
    served.post(path, {}, opened["keys"]["2"])
    begun = served.get(new, again["key"])
    assert begun["begun"] is True
    assert begun["seats"][2]["name"] == "Bob"
    assert served.post(f"{new}/begin", {}, host["host"], 409)["code"] == "begun"


def test_another_seat_begins_the_rematch(served: Served) -> None:
    opened = served.open("Ann", "bot:random", options={"first": "1"})
    finish(served, opened)
    ann = served.post(f"/api/tables/{opened['info']['id']}/rematch", {}, opened["keys"]["0"])
    info = served.get(f"/api/tables/{ann['table']}/info", ann["key"])
    assert info["options"]["first"] == "2"


def test_the_host_waits_no_more(served: Served) -> None:
    opened = served.open("Ann", "", options={"first": "1"})
    path, ann = f"/api/tables/{opened['info']['id']}", opened["keys"]["0"]
    assert served.get(path, ann)["actions"] == []
    assert served.get(f"{path}/why", ann, notation="draw")["code"] == "not-begun"
    served.post(f"{path}/begin", {}, opened["host"])
    update = served.get(path, ann)
    assert update["begun"] is True
    assert update["actions"] != []
    assert [entry["kind"] for entry in update["log"]] == ["begin", "deal"]
