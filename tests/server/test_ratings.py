"""Ratings on a real server: of who wants one, once for each game, and forgotten with a word."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select

from koopstad.server.tables import summary
from koopstad.store import Key, Role, Store, hashed, new_key
from koopstad.store.schema import rated_seats, ratings
from koopstad.store.transfer import export_tables, import_tables
from koopstad.table import Table, reopen_table
from koopstad.table.counting import Finished
from koopstad.table.rating import Rating, rate

from .inside import Inside, inside
from .serving import Json, Served
from .test_editions import MINE
from .test_store import GAME, entry, new_table

ANN, BOB, CLEO = "a" * 64, "b" * 64, "c" * 64  # hashes of their own keys


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def sat(store: Store, name: str, *people: str) -> None:
    """A table whose seats belong to these people; a seat may have several, ``"a b"``, or none."""
    holders: dict[str, Key] = {}
    for seat, who in enumerate(people):
        for each in who.split():
            key = new_key()
            holders[key] = Key(name, Role.SEAT, seat)
            store.add_to_profile(each, [hashed(key)]).result()
    new_table(store, name, **holders)


def ended(*places: int, bots: dict[int, Rating] | None = None, began: float = 5.0) -> Finished:
    people = [seat for seat in range(len(places)) if seat not in (bots or {})]
    return Finished(game="tickets", began=began, places=[*places], bots=bots or {}, people=people)


def end(store: Store, name: str, finished: Finished, number: int = 1) -> None:
    store.append(name, entry(number), summary(kept(store, name)), finished=finished).result()


def kept(store: Store, name: str) -> Table:
    terms = store.table(name)
    assert terms is not None
    return reopen_table(terms, GAME, [])


def points(store: Store, who: str, game: str = "tickets") -> Rating | None:
    found = store.rated_person(who)
    return None if found is None else found.ratings.get(game)


def agree(store: Store, *people: str) -> None:
    for who in people:
        store.want_rating(who, who[:3], 1.0).result()


def test_a_game_is_rated_with_the_entry_that_ends_it(store: Store) -> None:
    agree(store, ANN, BOB)
    sat(store, "t", ANN, BOB)
    end(store, "t", ended(1, 2))
    won, lost = rate([Rating(), Rating()], [1, 2])
    assert (points(store, ANN), points(store, BOB)) == (won, lost)
    changes = store.rated_seats("t", "tickets", 5.0)
    assert {seat: (each.before, each.rating) for seat, each in changes.items()} == {
        0: (1500.0, won),
        1: (1500.0, lost),
    }
    # The same entry once more, as after a broken connection or by another process, is no entry.
    end(store, "t", ended(1, 2))
    assert points(store, ANN) == won
    # The next game begins where this one ended.
    sat(store, "u", BOB, ANN)
    end(store, "u", ended(1, 2))
    assert points(store, BOB) == rate([lost, won], [1, 2])[0]


def test_processes_rate_one_after_the_other(database: str) -> None:
    """Whatever the order is, every game counts once and rests on the ones before it."""
    stores = [Store(database) for _ in range(3 if database.startswith("postgres") else 1)]
    agree(stores[0], ANN, BOB)
    names = [f"t{number}" for number in range(12)]
    for name in names:
        sat(stores[0], name, ANN, BOB)
    with ThreadPoolExecutor(6) as pool:
        games = [
            pool.submit(end, stores[place % len(stores)], name, ended(1, 2))
            for place, name in enumerate(names * 2)
        ]
        for game in games:
            game.result()
    ann, bob = Rating(), Rating()
    for _ in names:
        ann, bob = rate([ann, bob], [1, 2])
    assert points(stores[0], ANN) == pytest.approx(ann)
    assert points(stores[0], BOB) == pytest.approx(bob)
    for store in stores:
        store.close()


def test_who_is_left_out(store: Store) -> None:
    agree(store, ANN, BOB)
    greedy = Rating(1500.0, 0.0)
    # Alone among people who want none, and bots that nobody has measured.
    sat(store, "strangers", ANN, CLEO)
    end(store, "strangers", ended(1, 2))
    # Two seats of one person; a seat of two people.
    sat(store, "self", ANN, ANN)
    end(store, "self", ended(1, 2))
    sat(store, "shared", f"{ANN} {BOB}", "")
    end(store, "shared", ended(1, 2, bots={1: greedy}))
    # Dealt before they said that they wanted one.
    sat(store, "early", ANN, BOB)
    end(store, "early", ended(1, 2, began=0.5))
    assert points(store, ANN) is None
    assert points(store, BOB) is None
    # Two seats of Ann's are left out, and so is Cleo; Bob and the bot remain.
    sat(store, "both", ANN, BOB, ANN, CLEO, "")
    end(store, "both", ended(1, 4, 2, 3, 5, bots={4: greedy}))
    assert points(store, ANN) is None
    assert points(store, BOB) == rate([Rating(), greedy], [4, 5])[0]
    assert [*store.rated_seats("both", "tickets", 5.0)] == [1]


def test_who_wants_none_any_more_is_forgotten(store: Store) -> None:
    agree(store, ANN, BOB)
    sat(store, "t", ANN, BOB)
    end(store, "t", ended(1, 2))
    store.forget_ratings(ANN).result()
    assert store.rated_person(ANN) is None
    assert [each.name for each in store.best("tickets")] == ["bbb"]
    assert [*store.rated_seats("t", "tickets", 5.0)] == [1]
    agree(store, ANN)
    assert points(store, ANN) is None, "who comes back begins anew"
    with store.engine.connect() as connection:
        left = [connection.execute(select(table)).all() for table in (ratings, rated_seats)]
    assert ANN not in str(left)


def test_the_list_has_those_of_whom_enough_is_known_first(store: Store) -> None:
    agree(store, ANN, BOB)
    sat(store, "t", ANN, CLEO, "")
    end(store, "t", ended(1, 2, 3, bots={2: Rating(1500.0, 0.0)}))
    for number in range(40):
        sat(store, f"t{number}", BOB, "")
        places = (2, 1) if number % 4 else (1, 2)
        end(store, f"t{number}", ended(*places, bots={1: Rating(1500.0, 0.0)}))
    listed = store.best("tickets")
    assert [each.name for each in listed] == ["bbb", "aaa"]
    assert [each.rating.provisional for each in listed] == [False, True]
    assert listed[0].rating.points < listed[1].rating.points
    assert store.best("amsterdam") == []
    assert [each.name for each in store.best("tickets", 1)] == ["bbb"]


def test_tables_go_and_ratings_stay(store: Store, tmp_path: Path) -> None:
    agree(store, ANN, BOB)
    sat(store, "t", ANN, BOB)
    end(store, "t", ended(1, 2))
    file = tmp_path / "tables.backup"
    export_tables(store, file)
    was = store.rated_person(ANN)
    assert store.expire(1e12, 1e12, []).result() == ["t"]
    assert store.rated_person(ANN) == was

    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    other.want_rating(BOB, "Bob elsewhere", 3.0).result()
    assert import_tables(other, file) == (1, [])
    assert other.rated_person(ANN) == was
    bob = other.rated_person(BOB)
    assert bob is not None
    assert (bob.name, bob.ratings) == ("Bob elsewhere", {}), "who is there stays as he is"
    assert [*other.rated_seats("t", "tickets", 5.0)] == [0, 1]
    assert [place.seat for place in other.profile(ANN)] == [0], "and is at the table by the same key"
    assert import_tables(other, file) == (0, ["t"])
    other.close()


# --- by HTTP ------------------------------------------------------------------------------------------------


class Person:
    """Somebody with a key of their own."""

    def __init__(self, server: Inside | Served, name: str, *keys: str) -> None:
        self.server, self.name, self.key = server, name, new_key()
        self.sits(*keys)

    def sits(self, *keys: str) -> None:
        self.server.post("/api/profile/keys", {"profile": self.key, "keys": list(keys)}, status=204)

    def wants(self, status: int = 200) -> Json:
        body = {"profile": self.key, "name": self.name}
        found: Json
        if isinstance(self.server, Served):
            found = self.server.ask("PUT", "/api/profile/rating", status=status, json=body)
        else:
            found = self.server.ask("PUT", "/api/profile/rating", status=status, body=body)
        return found

    def shown(self) -> Json:
        found: Json = self.server.post("/api/profile/rating", {"profile": self.key})
        return found

    def forgets(self) -> None:
        self.server.post("/api/profile/rating/forget", {"profile": self.key}, status=204)


def play_out(server: Inside | Served, opened: Json) -> Json:
    path, keys = f"/api/tables/{opened['info']['id']}", opened["keys"]
    update: Json = server.get(path, keys["0"])
    while update["waiting"] != "over":
        key = keys[str(update["to_move"])]
        update = server.get(path, key)
        wish = {"moves": update["moves"], "action": update["actions"][0]["number"]}
        update = server.post(f"{path}/moves", wish, key)
    return update


def of_table(server: Inside | Served, opened: Json, status: int = 200) -> Json:
    found: Json = server.get(f"/api/tables/{opened['info']['id']}/ratings", opened["keys"]["0"], status)
    return found


def test_two_people_and_the_bots(served: Served) -> None:
    opened = served.open("Ann", "Bob")
    ann = Person(served, "  Ann\n the  First ", opened["keys"]["0"], opened["host"])
    bob = Person(served, "Bob", opened["keys"]["1"])
    assert ann.shown() == {"wanted": False, "name": "", "ratings": {}}
    assert ann.wants() == {"wanted": True, "name": "Ann the First", "ratings": {}}
    play_out(served, opened)
    assert ann.shown()["ratings"] == {}, "it was dealt before, and Bob does not want one"
    bob.wants()

    opened = served.open("Ann", "Bob")
    ann.sits(opened["keys"]["0"])
    bob.sits(opened["keys"]["1"])
    before = of_table(served, opened)
    assert before["not_counted"] == ""
    assert [(each["seat"], each["change"], each["rating"]["games"]) for each in before["seats"]] == [
        (0, None, 0),
        (1, None, 0),
    ]
    ranking = play_out(served, opened)["result"]["ranking"]
    after = of_table(served, opened)
    changes = [each["change"] for each in after["seats"]]
    assert ranking[0] == ranking[1] or (changes[0] > 0) == (ranking[0] == 1) == (changes[1] < 0)
    mine = ann.shown()["ratings"]["tickets"]
    assert mine == after["seats"][0]["rating"]
    assert mine["points"] == 1500 + changes[0]
    assert (mine["games"], mine["provisional"]) == (1, True)

    listed = served.get("/api/games/tickets/ratings")
    names = [(each["kind"], each["name"]) for each in listed]
    assert {("person", "Ann the First"), ("person", "Bob"), ("bot", "greedy"), ("bot", "master")} <= {*names}
    assert names.index(("bot", "master")) < names.index(("bot", "greedy")) < names.index(("person", "Bob"))
    assert served.get("/api/games/amsterdam/ratings")[0]["kind"] == "bot"

    bob.forgets()
    assert bob.shown() == {"wanted": False, "name": "", "ratings": {}}
    left = of_table(served, opened)
    assert [each["seat"] for each in left["seats"]] == [0]
    everything = str(served.get("/api/games/tickets/ratings")) + str(left) + str(ann.shown())
    assert "Bob" not in everything
    secrets = [form for each in (ann, bob) for form in (each.key, hashed(each.key))]
    assert not [secret for secret in secrets if secret in everything]
    ann.forgets()
    assert "Ann" not in str(served.get("/api/games/tickets/ratings"))


def test_it_lasts_over_a_restart(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        opened = server.open("Ann", "Bob")
        people = [Person(server, name, opened["keys"][seat]) for seat, name in (("0", "Ann"), ("1", "Bob"))]
        for person in people:
            person.wants()
        server.watch.turn(5)
        opened = server.open("Ann", "Bob")
        for seat, person in zip(("0", "1"), people, strict=True):
            person.sits(opened["keys"][seat])
        play_out(server, opened)
        was = [person.shown() for person in people]
        changed = of_table(server, opened)
    with inside(tmp_path) as server:
        for person in people:
            person.server = server
        assert [person.shown() for person in people] == was
        server.post(f"/api/tables/{opened['info']['id']}/chat", {"text": "Well played"}, opened["keys"]["0"])
        assert of_table(server, opened) == changed, "what is said afterwards rates nothing"
        assert [person.shown() for person in people] == was


@pytest.mark.parametrize(
    ("more", "why"), [({"edition": MINE}, "own-values"), ({}, "changed-hands")], ids=["own-values", "a-bot"]
)
def test_a_game_that_does_not_count_says_why(server: Inside, more: Json, why: str) -> None:
    first = server.open("Ann", "Bob")
    ann, bob = Person(server, "Ann", first["keys"]["0"]), Person(server, "Bob", first["keys"]["1"])
    ann.wants()
    bob.wants()
    opened = server.open("Ann", "Bob", **more)
    ann.sits(opened["keys"]["0"])
    bob.sits(opened["keys"]["1"])
    if not more:
        seat = f"/api/tables/{opened['info']['id']}/seats/0/bot"
        server.post(seat, {"bot": "random"}, opened["keys"]["0"])
        server.ask("DELETE", seat, opened["keys"]["0"])
    play_out(server, opened)
    assert of_table(server, opened)["not_counted"] == why
    assert ann.shown()["ratings"] == bob.shown()["ratings"] == {}


def test_strangers_get_nothing(server: Inside) -> None:
    opened = server.open("Ann", "Bob")
    table = opened["info"]["id"]
    server.get(f"/api/tables/{table}/ratings", status=401)
    server.get(f"/api/tables/{table}/ratings", opened["watch"])
    server.get("/api/games/chess/ratings", status=404)
    nobody = Person(server, "Nobody")
    assert nobody.wants(401)["code"] == "unknown-key"
    assert nobody.shown() == {"wanted": False, "name": "", "ratings": {}}
    nobody.forgets()  # forgetting who is not there is no news to anybody
    too_long: Json = {"profile": new_key(), "name": "x" * 101}
    bad: list[Json] = [
        {},
        {"profile": "short"},
        {"profile": 7},
        {"profile": None},
        {"profile": new_key() * 9},
    ]
    for wrong in [*bad, too_long]:
        server.ask("PUT", "/api/profile/rating", status=400, body=wrong)
    for wrong in bad:
        server.post("/api/profile/rating", wrong, status=400)
        server.post("/api/profile/rating/forget", wrong, status=400)


def test_nobody_wants_ratings_without_end(tmp_path: Path) -> None:
    with inside(tmp_path, ratings_an_hour=3) as server:
        ann = Person(server, "Ann", server.open("Ann", "Bob")["keys"]["0"])
        for _ in range(3):
            ann.wants()
        assert ann.wants(429)["code"] == "too-fast"
        server.watch.turn(3600)
        ann.wants()
