"""How bots that look ahead learned: features, fits, generations, and where weights are refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import koopstad
from koopstad.bots import Eyes, admit, adviser, bot, check_bot
from koopstad.bots.ridge import Sums
from koopstad.bots.thinker import Thinker
from koopstad.cli.app import app
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import OptionError
from koopstad.engine.judgement import RESTLESS
from koopstad.engine.manifest import manifest
from koopstad.engine.weights import Learned, load_weights, read_weights
from koopstad.lab import generations, train
from koopstad.table import open_table, seats
from tests.test_bots import TRIALS, positions
from tests.thinking import each_learned, some

pytestmark = pytest.mark.xdist_group("thinker")  # positions are found once


@each_learned
def test_features_are_named_and_use_the_view_alone(name: str) -> None:
    """Positions of one view have the same features for that seat, as many as there are names."""
    judgement = train.judgement_of(name)
    assert len(set(judgement.names)) == len(judgement.names)
    quiet = set()
    alone = positions(name, 1, 303, TRIALS[name].every, {}) if 1 in koopstad.game(name).seats else []
    for state in (*some(name, 24), *alone):
        for seat in range(state.seats):
            moment = judgement.moment(state, seat)
            quiet.add(moment)
            if moment == RESTLESS:
                continue
            worlds = [state.imagine(seat, FastDealer(seed)) for seed in range(3)]
            seen = [judgement.features(world, seat) for world in (state, *worlds)]
            assert len(seen[0]) == len(judgement.names)
            assert all(numbers == seen[0] for numbers in seen)
    assert quiet >= set(range(len(judgement.moments)))


@each_learned
def test_turns_count_down(name: str) -> None:
    judgement = train.judgement_of(name)
    left: dict[int, int] = {}
    dealer = FastDealer(4)
    state = koopstad.game(name).start(3, {}, dealer)
    player = bot(name, "random", 4)
    while (seat := state.to_move) is not None:
        planning = judgement.planning(state, seat)
        before = judgement.turns(state, seat)
        assert before > 0 or not planning
        state.play(player.choose(Eyes(state, seat)), dealer)
        left[seat] = judgement.turns(state, seat)
        if planning:
            assert left[seat] in (before, before - 1) or not state.pending
    assert [judgement.turns(state, seat) for seat in range(3)] == [0, 0, 0]


def test_a_fit_finds_what_was_put_in() -> None:
    sums, half = Sums(4), Sums(4)
    dealer = FastDealer(8)
    for number in range(4000):
        row = [1.0, dealer.roll(6), dealer.roll(6) / 10, 5.0]
        (sums if number % 2 else half).add(row, 3.0 + 2.0 * row[1] - 4.0 * row[2] + dealer.random() - 0.5)
    sums.merge(half)
    weights = sums.fit(1e-6)
    assert weights == pytest.approx([3.0, 2.0, -4.0, 0.0], abs=0.06)
    assert sums.error(weights) == pytest.approx(1 / 12, rel=0.1)
    with pytest.raises(OptionError, match="too few"):
        Sums(4).fit()


def test_what_was_known_is_changed_as_far_as_rows_speak_against_it() -> None:
    sums, known = Sums(3), [1.0, 2.0, 7.0]
    assert sums.fit_around(known) == known
    dealer = FastDealer(9)
    for _ in range(500):
        row = [1.0, float(dealer.roll(6)), 0.0]
        sums.add(row, 5.0 + 4.0 * row[1])
    assert sums.fit_around(known, 0.0) == pytest.approx([5.0, 4.0, 7.0])
    halfway = sums.fit_around(known, 500.0)
    assert halfway[1] == pytest.approx(3.0)
    assert halfway[2] == 7.0  # nothing was seen of it
    assert sums.fit_around(known)[1] == pytest.approx(2.0 + 2.0 * 500 / 3500)


def test_among_rivals_only_the_player_is_learned_from() -> None:
    lesson = train.Lesson("amsterdam", "random", 4, rival="greedy", seats=3, plain=True)
    assert [lesson.players(number, 3).index("random") for number in (0, 7, 8, 16, 24)] == [0, 0, 1, 2, 0]
    assert train.Lesson("amsterdam", "random", 4).players(5, 3) == ["random"] * 3
    game, judgement = koopstad.game("amsterdam"), train.judgement_of("amsterdam")
    chance = Random(5)
    assert {train.terms(game, lesson, chance)[0] for _ in range(20)} == {3}
    assert not any(train.terms(game, lesson, chance)[1] for _ in range(20))
    rows, scores = train.play_game(game, judgement, lesson, 8, chance)
    assert len(scores) == 3
    assert {seat for _, _, seat, _ in rows} == {1}


def test_a_generation_starts_from_the_one_before(tmp_path: Path) -> None:
    game, judgement = koopstad.game("amsterdam"), train.judgement_of("amsterdam")
    lesson = train.Lesson("amsterdam", "random", 4, rival="greedy", seats=2)
    known = Learned(manifest("amsterdam").judgement).weights(game)
    made = {"command": lesson.command(0)}
    nothing = train.fitted(train.empty_notes(judgement), judgement, game.rules, made, known)
    assert nothing.moments == known.moments
    assert nothing.made["onto"] == known.made
    assert nothing.made["command"].endswith("--player random --rival greedy --seats 2")
    notes = train.notes_from(train.play_piece(lesson, 0, 2), judgement)
    later = train.fitted(notes, judgement, game.rules, made, known)
    assert notes.learned[0].error(later.moments[0]) < notes.learned[0].error(known.moments[0])
    path = tmp_path / "weights.json"
    path.write_text(later.text(game, judgement), encoding="utf-8")
    assert load_weights(path, game, judgement).made == later.made
    for text in ("nothing", "{}", "[]"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(OptionError, match="holds no weights; koopstad lab train amsterdam"):
            load_weights(path, game, judgement)


def test_training_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two parts, with other processes, or at once: the same games and the same weights."""
    monkeypatch.setattr(train, "PIECE", 2)
    lesson = train.Lesson("tickets", "greedy", 4)
    judgement = train.judgement_of("tickets")
    whole = train.empty_notes(judgement)
    for _ in train.learn(lesson, 8, whole):
        pass
    kept = tmp_path / "tickets.notes"
    for games in (4, 8):
        notes = train.load_notes(kept, lesson, judgement)
        for step in train.learn(lesson, games, notes):
            train.save_notes(kept, lesson, step, judgement)
    again = train.load_notes(kept, lesson, judgement)
    assert train.notes_data(again) == train.notes_data(whole)
    assert again.games == 8
    assert again.tested[0].rows > 10
    with pytest.raises(OptionError, match="another seed"):
        train.load_notes(kept, train.Lesson("tickets", "greedy", 5), judgement)


@each_learned
def test_weights_are_refused_where_they_do_not_belong(name: str) -> None:
    game = koopstad.game(name)
    judgement = train.judgement_of(name)
    path = Path(koopstad.__file__).parent / "games" / name / "bots" / "weights.json"
    assert path.stat().st_size < 1_000_000
    text = path.read_text(encoding="utf-8")
    weights = read_weights(text, game, judgement)
    assert re.match(rf"koopstad lab (train|generations) {name} --", weights.made["command"])
    assert read_weights(weights.text(game, judgement), game, judgement).moments == weights.moments
    for word in ("game", "rules", "edition"):
        other: dict[str, Any] = {**json.loads(text), word: ["another"] if word == "rules" else "another"}
        with pytest.raises(OptionError, match=f"belongs to {word} another.*koopstad lab train {name}"):
            read_weights(json.dumps(other), game, judgement)
    other = json.loads(text)
    other["moments"][judgement.moments[0]]["horses"] = 1.0
    with pytest.raises(OptionError, match="'horses', which is no feature any more"):
        read_weights(json.dumps(other), game, judgement)


def test_a_table_of_another_edition_refuses_them_at_once() -> None:
    game = koopstad.game("amsterdam", {"numbers": {"start_gulden": {"value": 9}}})
    check_bot(game, "greedy")
    assert adviser(game) == "greedy"
    with pytest.raises(OptionError, match="belongs to edition"):
        open_table(game, seats(["Anna"], ["master"]))


# --- generations ---


def course(folder: Path, number: int = 3, **more: Any) -> generations.Course:
    terms = {"first": 3, "games": 1, "deals": 2, "share": 0.0, "seats": 2, "seed": 5, **more}
    return generations.Course("tickets", folder, number, **terms)


def silent(title: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
    return nullcontext(lambda _: None)


def test_each_generation_learns_from_games_of_the_one_before(tmp_path: Path) -> None:
    first, second, third = generations.generations(course(tmp_path), silent)
    assert (first.outcome, first.kept) == (None, True)
    assert [(each.number, each.against, each.kept) for each in (second, third)] == [
        (2, 1, True),
        (3, 2, True),
    ]
    assert second.outcome is not None
    assert second.outcome.deals == 2
    assert second.outcome.second == f"learner+{tmp_path}/1.json"
    game, judgement = koopstad.game("tickets"), train.judgement_of("tickets")
    weights = [load_weights(tmp_path / f"{number}.json", game, judgement) for number in (1, 2, 3)]
    assert len({tuple(each.moments[0]) for each in weights}) == 3
    # The third remembers the games of the second, and none of the usual bot.
    assert [each.made["games"] for each in weights] == [3, 1, 2]
    assert weights[2].made["onto"] == weights[0].made
    assert weights[2].made["command"] == (
        "koopstad lab generations tickets --generations 3 --first 3 --games 1 --seed 5"
    )
    notes = json.loads((tmp_path / "3.notes").read_text(encoding="utf-8"))
    assert notes["player"] == f"learner+{tmp_path}/2.json"
    assert 'aria-label="3 ' in (tmp_path / generations.PICTURE).read_text(encoding="utf-8")


def test_generations_go_on_where_they_were_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    told = [each.kept for each in generations.generations(course(whole), silent)]
    *_, half = generations.generations(course(parts, 2), silent)
    (parts / "2.json").unlink()  # it was interrupted before it was written
    lines = (parts / "2.deals").read_text(encoding="utf-8").splitlines(keepends=True)
    (parts / "2.deals").write_text("".join(lines[:2]), encoding="utf-8")
    again = [*generations.generations(course(parts), silent)]
    assert [each.kept for each in again] == told
    assert again[1] == half
    for name in ("1.json", "2.json", "3.json"):
        one, other = (json.loads((folder / name).read_text(encoding="utf-8")) for folder in (whole, parts))
        assert one["moments"] == other["moments"]


def test_a_generation_that_wins_too_little_is_not_kept(tmp_path: Path) -> None:
    strict = course(tmp_path, share=0.99)
    _, second, third = generations.generations(strict, silent)
    assert not second.kept
    assert third.against == 1
    assert "(2)" in (tmp_path / generations.PICTURE).read_text(encoding="utf-8")
    for wrong, said in ((course(tmp_path, seats=9), "no table of 9"), (course(tmp_path, share=1.5), "1.5")):
        with pytest.raises(OptionError, match=said):
            next(generations.generations(wrong, silent))


def test_generations_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder is named after the game; what it holds can be played with."""
    monkeypatch.chdir(tmp_path)
    told = "lab generations tickets --generations 2 --first 3 --games 1 --deals 2 --seats 2 --share 0"
    done = CliRunner().invoke(app, told.split())
    assert done.exit_code == 0, done.output
    assert "generation 1 has learned from 3 games" in done.output
    assert re.search(r"generation 2 wins [\d.]+% ± [\d.]+% of 2 deals against 1 of generation 1", done.output)
    assert "the last one that was kept: tickets-generations/2.json" in done.output
    simulated = "simulate tickets --games 1 --seats 2 --bots learner+tickets-generations/2.json,greedy"
    assert CliRunner().invoke(app, simulated.split()).exit_code == 0
    for words, said in (
        ("lab generations tickets --share 2", "a share of wins lies between 0 and 1"),
        ("simulate tickets --games 1 --bots master+nothing.json", "nothing.json: No such file"),
        ("simulate tickets --games 1 --bots mister+tickets-generations/2.json", "did you mean 'master'"),
    ):
        refused = CliRunner().invoke(app, words.split())
        assert (refused.exit_code, said in refused.output) == (2, True), refused.output


def test_files_of_weights_are_for_whoever_runs_the_program(tmp_path: Path) -> None:
    """A name that nobody admitted here opens no file, and nobody meets the learner at a table."""
    game = koopstad.game("tickets")
    mine = tmp_path / "mine.json"
    text = (Path(koopstad.__file__).parent / "games/tickets/bots/weights.json").read_text(encoding="utf-8")
    mine.write_text(text.replace('"plan": ', '"plan": 1'), encoding="utf-8")
    name = f"master@0.1+{mine}"
    for stranger in (name, "learner", f"learner+{mine}"):
        with pytest.raises(OptionError, match=r"no bot .* plays tickets"):
            check_bot(game, stranger)
    check_bot(game, admit(name))
    own, usual = bot("tickets", name, 1), bot("tickets", "master@0.1", 1)
    assert isinstance(own, Thinker)
    assert isinstance(usual, Thinker)
    assert own.level.nodes == usual.level.nodes
    assert own.learned.weights(game).moments != usual.learned.weights(game).moments
    for wrong, said in (
        (f"master+{tmp_path}/none.json", "weights cannot be read from .*none.json: No such file"),
        (f"master+{tmp_path}", "weights cannot be read"),
        (f"greedy+{mine}", "greedy never looks ahead: it has no use for weights"),
        (f"nobody+{mine}", "no bot"),
    ):
        with pytest.raises(OptionError, match=said):
            check_bot(game, admit(wrong))
    (tmp_path / "empty.json").write_text("{}", encoding="utf-8")
    with pytest.raises(OptionError, match="holds no weights"):
        check_bot(game, admit(f"alderman+{tmp_path}/empty.json"))
