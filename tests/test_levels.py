"""Levels and characters of bots that look ahead: what each gives away, likes, says and takes its time for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Eyes, adviser, bot, bots, check_bot
from koopstad.bots.budget import Budget
from koopstad.bots.levels import LEVELS, Level
from koopstad.bots.search import Search
from koopstad.bots.thinker import Thinker, Thought
from koopstad.cli.app import app
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.manifest import manifest
from koopstad.engine.record import parse
from koopstad.engine.weights import Learned
from koopstad.engine.words import LANGUAGES, Words, english
from koopstad.lab import train
from koopstad.table import open_table, resume_table, seats
from tests.test_bots import mover, positions
from tests.thinking import LEARNED, SMALL, each_learned, in_turn, some, thinker
from tests.tiers import WHOLE

pytestmark = pytest.mark.xdist_group("thinker")  # positions are found once


# --- levels ---


def test_weak_levels_give_away_little_and_never_much() -> None:
    level = Level(loose=1.0, floor=3.0)
    thought = Thought([10, 11, 12, 13], [5.0, 4.0, 2.5, 1.0])
    steady = thinker("amsterdam", 1, level)
    for taken in (
        [thinker("amsterdam", seed, level)._give_away(thought, 1.0) for seed in range(400)],
        [steady._give_away(thought, 1.0) for _ in range(400)],  # not the same luck all game long
    ):
        assert set(taken) == {10, 11, 12}
        assert taken.count(10) > taken.count(11) > taken.count(12) > 10


@each_learned
def test_each_level_gives_away_more_than_the_one_above_and_never_without_end(name: str) -> None:
    made = [bot(name, level, 1) for level in LEVELS]
    levels = [each.level for each in made if isinstance(each, Thinker)]
    given = [level.loose for level in levels]
    assert given[0] == 0  # the master plays its best
    assert given == sorted(given)
    assert len(set(given[2:])) == 3
    for level, gives in zip(LEVELS, given, strict=True):
        assert gives == manifest(name).gives.get(level, LEVELS[level].loose)
    assert [level.floor for level in levels] == pytest.approx([5 * loose for loose in given])


def test_every_level_has_a_name_in_every_language_and_the_best_one_gives_hints() -> None:
    for name in LEARNED:
        assert bots(name) == ("greedy", *LEVELS, *manifest(name).characters, "random")
        assert adviser(koopstad.game(name)) == "master"
        for level in LEVELS:
            check_bot(koopstad.game(name), level)
    folder = Path(koopstad.__file__).parent / "words" / "web"
    for language in LANGUAGES:
        words = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        for level in LEVELS:
            assert f"\nbot-{level} = " in words
            assert f"\nbot-{level}-says = " in words


# --- characters ---


@each_learned
def test_characters_have_names_signs_and_a_taste_for_something_there_is(name: str) -> None:
    """A topic that nobody judges, or a category that no sheet has, would be no taste at all."""
    characters = manifest(name).characters
    assert 3 <= len(characters) <= 4
    sheet = koopstad.game(name).start(2, {}, FastDealer(1)).sheet(0)
    judged = {*train.judgement_of(name).topics, *sheet, "rivals"}
    root = Path(koopstad.__file__).parent
    signs = (Path(__file__).parents[1] / "web" / "src" / "ui" / "emblems.ts").read_text(encoding="utf-8")
    for character, taste in characters.items():
        assert set(taste) <= judged
        assert any(weight != 1 for weight in taste.values())
        check_bot(koopstad.game(name), character)
        assert f"\n  {character}: " in signs
        for language in LANGUAGES:
            words = (root / "words" / "web" / f"{language}.ftl").read_text(encoding="utf-8")
            assert f"\nbot-{character} = " in words
            assert f"\nbot-{character}-says = " in words


def test_who_may_look_at_more_positions_looks_at_more_lines() -> None:
    """As their square root, and at more where lines are cheap; weaker levels stay as they are."""

    def looks(game: str, name: str) -> tuple[int, int, int]:
        player = bot(game, name, 1)
        assert isinstance(player, Thinker)
        return player.level.beam, player.level.wide, player.level.nodes

    assert manifest("hamburg").ample == 4
    assert looks("amsterdam", "master") == looks("tickets", "master") == (3, 8, 2000)
    assert looks("amsterdam", "master@4") == (6, 16, 8000)
    assert looks("hamburg", "master") == (6, 16, 2000)
    assert looks("hamburg", "master@0.1") == (3, 8, 200)
    assert looks("hamburg", "alderman") == looks("amsterdam", "alderman") == (1, 0, 300)
    assert looks("amsterdam", "alderman@4") == (1, 0, 1200)


def test_a_taste_shows_in_what_is_judged() -> None:
    """Of two positions the one with more of what a character likes gains by its taste."""
    known = Learned(manifest("amsterdam").judgement)
    game = koopstad.game("amsterdam")
    judgement, weights = known.judgement(game), known.weights(game)
    liked = [place for place, topic in enumerate(judgement.topics) if topic == "city"]
    fond = weights.styled(judgement, {"city": 2.0})
    for moment, numbers in enumerate(weights.moments):
        for place, weight in enumerate(numbers):
            assert fond.moments[moment][place] == (2 * weight if place in liked else weight)
    state = in_turn("amsterdam")
    seat = mover(state)
    assert bot("amsterdam", "saskia", 3).choose(Eyes(state, seat)) in state.actions()


def test_a_taste_shows_in_how_a_game_ended() -> None:
    """Contracts count more for one who lives for them, and points of others for one who minds them."""
    states = positions("tickets", 2, 303, 1, {})
    state = states[-1].copy()
    dealer = FastDealer(1)
    while state.pending:
        state.play(state.actions()[0], dealer)
    own, other = state.scores()
    plain = thinker("tickets", 1).search(Eyes(states[0], mover(states[0])))
    assert plain.margin(state, 0) == own - other
    fond = Search(plain.judgement, plain.weights, plain.policy, SMALL, 1, Budget(1), {"kept": 2.0})
    assert fond.margin(state, 0) == own - other + state.sheet(0)["kept"]
    minding = Search(plain.judgement, plain.weights, plain.policy, SMALL, 1, Budget(1), {"rivals": 3.0})
    assert minding.margin(state, 0) == own - 3 * other


@each_learned
def test_reasons_say_how_much_better_and_why(name: str) -> None:
    judgement = train.judgement_of(name)
    for language in LANGUAGES:
        for topic in {*judgement.topics, "points"} - {""}:
            assert Words(name, language).text("hint-ahead", points=2, why=f"@judged-{topic}", than="next")
    keys = set()
    for state in some(name, 6 if WHOLE else 3):
        reason = thinker(name, 1).reason(Eyes(state, mover(state)))
        assert reason is not None
        assert english(name).text(reason.key, **reason.args)
        keys.add(reason.key)
    # Where games are always played out, what they do not show is not said.
    assert ("hint-ahead" in keys) == judgement.trusted


# --- how long they think ---


@pytest.mark.parametrize("name", ["master@0.1", "saskia@5", "child@2.5"])
def test_a_bot_can_be_given_less_or_more_time(name: str) -> None:
    known, _, seconds = name.partition("@")
    usual, timed = (bot("amsterdam", each, 7, hurry=True) for each in (known, name))
    assert isinstance(usual, Thinker)
    assert isinstance(timed, Thinker)
    share = float(seconds)
    assert (usual.seconds, timed.seconds) == (1.0, share)
    assert timed.level.nodes == round(usual.level.nodes * share)
    assert timed.level.playouts == pytest.approx(usual.level.playouts * share)
    assert (usual.level.share, timed.level.share) == (1.0, share)
    assert timed.taste == usual.taste
    alike = [field for field in vars_of(usual.level) if field not in ("nodes", "playouts", "share")]
    assert [getattr(timed.level, field) for field in alike] == [
        getattr(usual.level, field) for field in alike
    ]
    nobody_waits = bot("amsterdam", name, 7)
    assert isinstance(nobody_waits, Thinker)
    assert nobody_waits.seconds == float("inf")
    assert nobody_waits.level.nodes == timed.level.nodes


def vars_of(level: Level) -> list[str]:
    """What a level is made of, compiled or not."""
    return [name for name in dir(level) if not name.startswith("_") and name != "but"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("master@0.05", "0.1 to 5 seconds about a turn, not '0.05'"),
        ("master@60", "0.1 to 5 seconds"),
        ("master@", "0.1 to 5 seconds"),
        ("master@nan", "0.1 to 5 seconds"),
        ("saskia@soon", "not 'soon'"),
        ("greedy@5", "greedy never looks ahead"),
        ("random@5", "no bot 'random@5'"),
        ("clever@5", "no bot 'clever@5'"),
    ],
)
def test_times_that_no_bot_has_are_refused(name: str, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        check_bot(koopstad.game("amsterdam"), name)


def test_a_time_can_be_named_wherever_a_bot_can() -> None:
    words = "simulate tickets --games 1 --seats 2 --bots child@0.1,random --json"
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["bots"] == ["child@0.1", "random"]
    refused = CliRunner().invoke(app, words.replace("@0.1", "@9").split())
    assert "0.1 to 5 seconds" in refused.output + str(refused.exception)
    unknown = CliRunner().invoke(app, words.replace("child@", "chil@").split())
    assert "did you mean 'child'" in unknown.output + str(unknown.exception)
    table = open_table(koopstad.game("tickets"), seats(["Anna"], ["child@0.1"]))
    assert table.seats[1].name == "Child@0.1"
    assert resume_table(parse(table.saved().text()), table.game).seats[1].bot == "child@0.1"
