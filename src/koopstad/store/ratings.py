"""Ratings of people who would like one. A game is rated in the very commit that ends it: once, or never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from koopstad.store.rows import Role
from koopstad.store.schema import keys, profiles, rated_people, rated_seats, ratings
from koopstad.store.statements import insert_into, replacing
from koopstad.table.counting import Finished
from koopstad.table.rating import Rating, rate

_LOCK = 56_677_824  # any number, the same in every process


class RatedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who would like a rating."""

    name: str
    since: float
    ratings: dict[str, Rating]  # by game


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list of a game."""

    name: str
    rating: Rating


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table, as far as it may be told; ``before``: what it was until this game ended."""

    rating: Rating
    before: float | None = None


def agree(connection: Connection, profile: str, name: str, at: float) -> None:
    """Somebody would like a rating from now on, under this name. Who said so before has another name now."""
    values = {"profile": profile, "name": name, "since": at}
    statement = insert_into(connection.dialect.name, rated_people)
    renamed = {"name": statement.excluded.name}
    connection.execute(
        statement.on_conflict_do_update(index_elements=[rated_people.c.profile], set_=renamed), values
    )


def forget(connection: Connection, profile: str) -> None:
    """Nothing is left of somebody's ratings."""
    _alone(connection)
    for table in (rated_seats, ratings, rated_people):
        connection.execute(delete(table).where(table.c.profile == profile))


def rate_games(connection: Connection, ended: Iterable[tuple[str, Finished]]) -> None:
    """Rates the games that end with this commit, by table. Nothing else may be locked after this."""
    for place, (table, game) in enumerate(ended):
        if not place:
            _alone(connection)
        _rate(connection, table, game)


def _alone(connection: Connection) -> None:
    """Of several processes one rates at a time: each game is rated by what the one before it left."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def _rate(connection: Connection, table: str, game: Finished) -> None:
    holders = _people(connection, table, game.began)
    people = {seat: who for seat, who in holders.items() if seat in game.people}
    if not people or len(people) + len(game.bots) < 2:
        return
    known = _ratings(connection, game.game, people.values())
    before = {seat: known.get(who, Rating()) for seat, who in people.items()} | game.bots
    after = rate([*before.values()], [game.places[seat] for seat in before])
    for (seat, was), now in zip(before.items(), after, strict=True):
        if seat not in people:
            continue  # what a bot is worth does not change
        values = {"profile": people[seat], "game": game.game, **msgspec.structs.asdict(now)}
        connection.execute(replacing(connection.dialect.name, ratings), values)
        del values["game"]
        connection.execute(
            insert(rated_seats), {"table_id": table, "seat": seat, "before": was.points, **values}
        )


def _people(connection: Connection, table: str, began: float) -> dict[int, str]:
    """By seat: whose it is, of those who wanted a rating when the game began.

    Who holds several seats played with himself, and a seat that several hold is nobody's own: both are
    left out.
    """
    query = (
        select(keys.c.seat, profiles.c.profile)
        .join(profiles, profiles.c.key == keys.c.hash)
        .join(rated_people, rated_people.c.profile == profiles.c.profile)
        .where(keys.c.table_id == table, keys.c.role == Role.SEAT.value, rated_people.c.since <= began)
        .distinct()
        .order_by(keys.c.seat)
    )
    holders = [(row.seat, row.profile) for row in connection.execute(query)]
    of_seat, of_person = Counter(seat for seat, _ in holders), Counter(who for _, who in holders)
    return {seat: who for seat, who in holders if of_seat[seat] == of_person[who] == 1}


def _ratings(connection: Connection, game: str, people: Iterable[str]) -> dict[str, Rating]:
    query = select(ratings).where(ratings.c.game == game, ratings.c.profile.in_([*people]))
    return {row.profile: _rating(row) for row in connection.execute(query)}


def _rating(row: Any) -> Rating:
    return Rating(row.points, row.within, row.games)


# --- reading ----------------------------------------------------------------------------------------------


def person(connection: Connection, profile: str) -> RatedPerson | None:
    """None: somebody who would like no rating."""
    found = connection.execute(select(rated_people).where(rated_people.c.profile == profile)).first()
    if found is None:
        return None
    query = select(ratings).where(ratings.c.profile == profile).order_by(ratings.c.game)
    return RatedPerson(
        name=found.name,
        since=found.since,
        ratings={row.game: _rating(row) for row in connection.execute(query)},
    )


def best(connection: Connection, game: str, sure: float, limit: int) -> list[Listed]:
    """Those who stand out for sure, the strongest first; after them those of whom less is known."""
    query = (
        select(rated_people.c.name, ratings)
        .join(rated_people, rated_people.c.profile == ratings.c.profile)
        .where(ratings.c.game == game)
        .order_by(ratings.c.within > sure, ratings.c.points.desc(), rated_people.c.name)
        .limit(limit)
    )
    return [Listed(name=row.name, rating=_rating(row)) for row in connection.execute(query)]


def at_table(connection: Connection, table: str, game: str, began: float) -> dict[int, RatedSeat]:
    """By seat: how those stand who want it known, or what became of it by this game."""
    changed = select(rated_seats).where(rated_seats.c.table_id == table)
    found = {
        row.seat: RatedSeat(rating=_rating(row), before=row.before) for row in connection.execute(changed)
    }
    if found:
        return found
    people = _people(connection, table, began)
    known = _ratings(connection, game, people.values())
    return {seat: RatedSeat(rating=known.get(who, Rating())) for seat, who in people.items()}


def has_keys(connection: Connection, profile: str) -> bool:
    """Whether something that is still good was ever put under somebody's own key."""
    query = select(profiles.c.key).join(keys, profiles.c.key == keys.c.hash).limit(1)
    return connection.execute(query.where(profiles.c.profile == profile)).first() is not None
