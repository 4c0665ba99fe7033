"""One key of one's own: all seats of a person, on every device."""

from __future__ import annotations

from koopstad.store import new_key

from .serving import Served


def opened(served: Served, profile: str, *known: str, status: int = 200) -> list[dict[str, object]]:
    found = served.post("/api/profile/open", {"profile": profile, "known": list(known)}, status=status)
    return found if status == 200 else []


def test_seats_are_found_again_with_new_keys(served: Served) -> None:
    me = new_key()
    first, second = served.open("Ann", "bot:random"), served.open("Ann", "Bob")
    mine = [first["keys"]["0"], first["host"], second["keys"]["0"], second["keys"]["1"]]
    served.post("/api/profile/keys", {"profile": me, "keys": [*mine, "nonsense"]}, status=204)
    served.post("/api/profile/keys", {"profile": me, "keys": mine}, status=204)  # twice does no harm

    places = opened(served, me)
    tables = [first["info"]["id"], second["info"]["id"]]
    assert {(place["table"], place["role"], place["seat"]) for place in places} == {
        (tables[0], "seat", 0),
        (tables[0], "host", None),
        (tables[1], "seat", 0),
        (tables[1], "seat", 1),
    }
    assert {place["game"] for place in places} == {"tickets"}
    for place in places:
        assert place["key"] not in mine
        seen = served.get(f"/api/tables/{place['table']}", str(place["key"]))
        assert seen["you"] == place["seat"]
    for key, seat in ((mine[0], 0), (mine[3], 1)):  # the old keys stay good
        table = tables[0] if key == mine[0] else tables[1]
        assert served.get(f"/api/tables/{table}", key)["you"] == seat

    assert [place["table"] for place in opened(served, me, tables[1])] == [tables[0]] * 2
    served.post("/api/profile/leave", {"profile": me, "table": tables[0]}, status=204)
    assert {place["table"] for place in opened(served, me)} == {tables[1]}
    assert served.get(f"/api/tables/{tables[0]}", mine[0])["you"] == 0


def test_nobody_opens_what_was_not_put_there(served: Served) -> None:
    me, other = new_key(), new_key()
    table = served.open("Ann", "bot:random")
    served.post("/api/profile/keys", {"profile": me, "keys": [table["keys"]["0"]]}, status=204)
    opened(served, other, status=401)
    # The name of a table is no key to it, and somebody else's leaving moves nothing.
    served.post("/api/profile/keys", {"profile": other, "keys": [table["info"]["id"]]}, status=204)
    served.post("/api/profile/leave", {"profile": other, "table": table["info"]["id"]}, status=204)
    opened(served, other, status=401)
    assert len(opened(served, me)) == 1
    # A secret that could be guessed is none.
    served.post("/api/profile/keys", {"profile": "short", "keys": []}, status=400)
