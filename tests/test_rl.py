"""The environments hold what the suites of PettingZoo, Gymnasium and OpenSpiel ask, and tell no secret."""

from __future__ import annotations

import subprocess
import sys
import warnings
from random import Random
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import koopstad
from koopstad.engine.dealer import FastDealer
from koopstad.engine.errors import ActionError, GameError, OptionError
from koopstad.engine.state import State
from koopstad.lab.trial import tables
from koopstad.rl import aec, gym, spiel
from koopstad.rl.seeing import rewards, seeing
from koopstad.rl.view_space import MISSING, UNKNOWN, ViewSpace
from tests.tiers import WHOLE

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tickets", 2, {}),
    ("tickets", 4, {"first": "2"}),
    ("amsterdam", 1, {}),
    ("amsterdam", 3, {"expansions": ["workers", "tasks", "trader", "tiles"]}),
    ("hamburg", 1, {}),
    ("hamburg", 5, {"expansions": ["mayors", "statues", "misfortune", "ships", "stock", "clergy"]}),
]
each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)
each_game = pytest.mark.parametrize("name", koopstad.game_names())


@pytest.mark.parametrize(
    ("name", "seats", "options", "observations"),
    [
        (*table, observations)
        for place, table in enumerate(TABLES)
        for observations in (("numbers", "view") if WHOLE else ("view",) if place % 2 else ("numbers",))
    ],
)
@pytest.mark.filterwarnings("ignore")  # PettingZoo's suite warns about what it only suggests
def test_pettingzoo(
    name: str, seats: int, options: dict[str, Any], observations: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def table() -> aec.Table:
        return aec.env(name, seats=seats, options=options, rewards="margin", observations=observations)

    api_test(table(), num_cycles=300 if WHOLE else 100)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(table, num_cycles=60 if WHOLE else 20)


def test_agents_of_pettingzoo_play_to_the_end_and_gain_what_the_game_says() -> None:
    made: Any = aec.env("tickets", seats=3, rewards="place", render_mode="ansi")
    made.reset(seed=5)
    chance = Random(5)
    gains: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, over, cut, _ = made.last()
        assert made.observation_space(agent).contains(seen)
        assert not cut
        gains[agent] = gains.get(agent, 0) + reward
        if not over:
            assert seen["observation"][made.names.index("my turn")] == 1
            assert made.view(agent) == made.position.view(made.position.to_move)
        made.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert made.position.to_move is None
    assert [gains[agent] for agent in made.possible_agents] == rewards(made.position, "place")
    assert "Player 1" in made.render()
    made.reset(seed=5)
    with pytest.raises(ActionError, match="which its mask forbids"):
        made.step(int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0]))


@each_table
def test_gymnasium(name: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its checker warns of spaces without bounds
        made: Any = gymnasium.make(
            f"koopstad/{name}-v0",
            seats=seats,
            options=options,
            seat=None,
            opponents=["random"],
            render_mode="rgb_array",
        )
        check_env(made.unwrapped)
        for kind in ("features", "view"):
            check_env(
                gym.Seat(name, seats, options, opponents=["random"], observations=kind),
                skip_render_check=True,
            )
        seen, info = made.reset(seed=3)
        chance, over, gain = Random(3), False, 0.0
        picture = made.render()
        while not over:
            assert made.observation_space.contains(seen)
            assert (info["action_mask"] == made.unwrapped.action_masks()).all()
            seen, gain, over, _, info = made.step(chance.choice(np.flatnonzero(info["action_mask"])))
            assert over or gain == 0
    inside = made.unwrapped
    assert gain == rewards(inside.state, "win")[inside.seat]
    assert picture.shape == made.render().shape
    assert picture.dtype == np.uint8
    assert (picture != made.render()).any(), "the end looks like the beginning"
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 10


def test_an_action_that_is_not_legal_loses_the_game() -> None:
    made = gym.Seat("tickets", rewards="margin", opponents=["random"], render_mode="ansi")
    _, info = made.reset(seed=1)
    assert "Player 1" in made.render()
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, gain, over, _, info = made.step(wrong)
    assert (gain, over, info["illegal"]) == (-100.0, True, wrong)
    assert not info["action_mask"].any(), "it is over"
    assert made.step(0)[2]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 9}, "seats"),
        ({"seat": 2}, "seats 0 to 1"),
        ({"opponents": ["clever"]}, "no bot 'clever'"),
        ({"opponents": ["greedy"] * 2}, "do not fit"),
        ({"rewards": "fame"}, "rewards are margin, win, place"),
        ({"observations": "smell"}, "observations are numbers, features, view"),
        ({"options": {"second": 1}}, "no option 'second'"),
        ({"options": ["first"]}, "options are given by name"),
        ({"seats": 2.0}, r"the number of seats is a whole number, not 2\.0"),
        ({"seat": "1"}, "your seat is a whole number, not '1'"),
        ({"opponents": []}, "0 opponents do not fit"),
        ({"render_mode": "human"}, "render_mode is ansi, rgb_array or None, not 'human'"),
    ],
)
def test_what_cannot_be_played_is_said(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(OptionError, match=says):
        gym.Seat(**{"game": "tickets", **wrong})
    shared = {word: value for word, value in wrong.items() if word not in ("seat", "opponents")}
    if shared:
        with pytest.raises(OptionError, match=says):
            aec.env(**{"game": "tickets", **shared})


def test_numbers_of_numpy_are_numbers_and_nothing_is_rounded() -> None:
    number: Any = np.int64
    made = gym.Seat("tickets", number(3), {"first": 1}, seat=number(0), opponents="random")
    _, info = made.reset(seed=number(4))
    action = np.flatnonzero(info["action_mask"])[0]
    for wrong in (float(action) + 0.5, str(action), None):
        with pytest.raises(OptionError, match="an action is a whole number, not"):
            made.step(wrong)
    made.step(np.array(action))
    table: Any = aec.env("tickets", seats=np.int64(3), options={"first": 1})
    table.reset(seed=np.int64(4))
    for wrong in (float(action) + 0.5, str(action), None):
        with pytest.raises(OptionError, match="what seat_0 plays is a whole number, not"):
            table.step(wrong)
    table.step(action)
    with pytest.raises(OptionError, match=r"a seed is a whole number, not 1\.5"):
        table.reset(seed=1.5)
    with pytest.raises(OptionError, match="at least 1 table is needed"):
        gymnasium.make_vec("koopstad/tickets-v0", num_envs=0)


def test_what_comes_before_a_reset_is_told() -> None:
    with pytest.raises(AttributeError, match=r"call reset\(\) first"):
        aec.env("tickets").last()
    with pytest.raises(AttributeError, match="no attribute 'fame'"):
        _ = aec.env("tickets").fame
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        gym.Seat("tickets").step(0)


HIDDEN = """
import sys
from importlib.machinery import PathFinder
find = PathFinder.find_spec
hides = lambda name: name.partition(".")[0] == sys.argv[1]
PathFinder.find_spec = lambda name, *more: None if hides(name) else find(name, *more)
import koopstad.rl.{}
"""


@pytest.mark.parametrize(
    ("module", "needed"), [("gym", "gymnasium"), ("aec", "pettingzoo"), ("spiel", "pyspiel")]
)
def test_a_package_that_is_missing_is_named_with_its_extra(module: str, needed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HIDDEN.format(module), needed], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert 'pip install "koopstad[rl]"' in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    "name",
    [
        "tickets(players=2)",
        "tickets(players=4,rewards=place)",
        "amsterdam(players=2)",
        "amsterdam(players=1)",
        "hamburg(players=3,rewards=margin)",
        "hamburg(players=2,options=expansions:ships+stock;first:1)",
    ],
)
def test_openspiel(name: str) -> None:
    game = pyspiel.load_game(f"koopstad_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_nodes_of_openspiel_are_the_game(name: str) -> None:
    """Along a random line: the same actions, the right chances, and a clone that stays what it is."""
    game = pyspiel.load_game(f"koopstad_{name}(players=2)")
    node, chance, asked = game.new_initial_state(), Random(2), 0
    for _ in range(250):
        if node.is_terminal():
            break
        twin, said = node.clone(), str(node)
        if node.is_chance_node():
            outcomes, chances = zip(*node.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            action = chance.choices(outcomes, chances)[0]
            asked += 1
        else:
            assert node.legal_actions() == sorted(node.held.state.actions())
            action = chance.choice(node.legal_actions())
            back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, node))[1]
            assert str(back) == said
        node.apply_action(action)
        assert str(twin) == said
        twin.apply_action(action)
        assert str(twin) == str(node)
    assert asked > 20


@each_game
def test_is_mcts_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(f"koopstad_{name}(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    player = ismcts.ISMCTSBot(
        game, evaluator, 2.0, 3, random_state=np.random.RandomState(1), allow_inconsistent_action_sets=True
    )
    node, chance, chosen = game.new_initial_state(), Random(1), 0
    while chosen < 2 and not node.is_terminal():
        if node.is_chance_node():
            outcomes, chances = zip(*node.chance_outcomes(), strict=True)
            node.apply_action(chance.choices(outcomes, chances)[0])
        else:
            action = player.step(node)
            assert action in node.legal_actions()
            node.apply_action(action)
            chosen += 1
    assert chosen == 2


@each_table
def test_no_environment_tells_a_seat_what_it_may_not_know(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """Two positions that a seat cannot tell apart look the same to its agent, number by number."""
    game = koopstad.game(name)
    seen = seeing(game, seats, options, "features")
    dealer, chance, differed = FastDealer(8), Random(8), 0
    state: State = game.start(seats, options, dealer)
    while state.to_move is not None:
        if chance.random() < 0.2:
            for seat in range(seats):
                other = state.imagine(seat, FastDealer(chance.getrandbits(20)))
                assert (seen.see(state, seat) == seen.see(other, seat)).all()
                differed += other != state
        state.play(chance.choice(state.actions()), dealer)
    assert differed > 5 or (name, seats) == ("amsterdam", 1), "nothing is hidden there: nothing was tested"
    assert len(seen.names) == len(set(seen.names)) == len(seen.see(state, 0))


@each_game
def test_the_view_as_arrays_says_all_that_the_view_says(name: str) -> None:
    """With every number of seats, plain and with all expansions: views that differ give arrays that do."""
    game = koopstad.game(name)
    for kind in tables("random", name):
        space = ViewSpace(game, kind.seats, kind.options)
        dealer, chance = FastDealer(3), Random(3)
        state: State = game.start(kind.seats, kind.options, dealer)
        said: dict[bytes, bytes] = {}
        while True:
            seat = chance.randrange(kind.seats)
            view = state.view(seat)
            arrays = space.arrays(view)
            if chance.random() < 0.1 or state.to_move is None:
                assert space.space.contains(arrays)
            seen = b"".join(array.tobytes() for array in arrays.values())
            assert said.setdefault(seen, msgspec.json.encode(view)) == msgspec.json.encode(view)
            if state.to_move is None:
                break
            state.play(chance.choice(state.actions()), dealer)
        assert len(said) > 20


def test_arrays_of_a_view_have_their_place_and_their_names() -> None:
    game = koopstad.game("tickets")
    space = ViewSpace(game, 3, {"first": "1"})
    state = game.start(3, {"first": "1"}, FastDealer(5))
    view, arrays = state.view(0), space.arrays(state.view(0))
    assert list(arrays["pile"]) == [view["pile"]]
    assert list(arrays["open"]) == [space.names("open").index(card) for card in view["open"]]
    assert space.names("step")[arrays["step"][0]] == view["step"]
    assert arrays["players.hand"].shape == (3, 7)
    assert arrays["players.hand"][0].sum() == 2
    assert arrays["players.hand"][1].sum() == 0
    assert list(arrays["players.cards"]) == [2, 2, 2]
    assert list(arrays["players.offer"][0]) == view["players"][0]["offer"]
    assert list(arrays["players.offer"][1]) == [UNKNOWN, UNKNOWN], "not known is not the same as not there"
    assert set(arrays["players.contracts"][1]) == {MISSING}


def test_a_list_without_an_end_is_no_array() -> None:
    space = object.__new__(ViewSpace)
    space.leaves = []
    with pytest.raises(OptionError, match="cards does not say how long it can get"):
        space._row(int, (), "cards", [])
    with pytest.raises(OptionError, match="no agent can see cards"):
        space._one(bytes, (), "cards")


def test_a_list_that_outgrows_its_array_is_told_not_cut() -> None:
    game = koopstad.game("tickets")
    view = game.start(3, {}, FastDealer(5)).view(0)
    view["players"][1]["offer"].append(None)
    with pytest.raises(GameError, match=r"players.offer has 3 entries, and room for 2"):
        ViewSpace(game, 3, {}).arrays(view)


@each_game
@pytest.mark.parametrize("observations", ["numbers", "view"])
def test_many_tables_at_once_play_the_games_of_single_ones(name: str, observations: str) -> None:
    terms: dict[str, Any] = {"seat": None, "opponents": ["random"], "observations": observations}
    many: Any = gymnasium.make_vec(f"koopstad/{name}-v0", num_envs=3, **terms)
    alone = [gym.Seat(name, **terms) for _ in range(3)]
    chance, ended = Random(6), 0
    seen, infos = many.reset(seed=11)
    each: list[Any] = [table.reset(seed=11 + number) for number, table in enumerate(alone)]
    over = [False] * 3
    while ended < 4:
        for number, (own, info) in enumerate(each):
            assert (infos["action_mask"][number] == info["action_mask"]).all()
            for word, array in own.items() if isinstance(own, dict) else [("", own)]:
                assert ((seen[word] if word else seen)[number] == array).all()
        assert many.observation_space.contains(seen)
        chosen = [chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in infos["action_mask"]]
        seen, gains, overs, cuts, infos = many.step(np.array(chosen))
        for number, table in enumerate(alone):
            gain = 0.0
            if over[number]:
                each[number], over[number] = table.reset(), False
            else:
                own, gain, over[number], _, info = table.step(chosen[number])
                each[number] = own, info
                ended += over[number]
            assert (gains[number], overs[number], cuts[number]) == (gain, over[number], False)
    many.close()


def test_an_action_that_is_not_legal_is_told_of_its_table_alone() -> None:
    many: Any = gymnasium.make_vec(
        "koopstad/tickets-v0", num_envs=2, opponents=["random"], render_mode="ansi"
    )
    _, infos = many.reset(seed=[4, None])
    right, wrong = int(np.argmax(infos["action_mask"][0])), int(np.argmin(infos["action_mask"][1]))
    _, gains, over, _, infos = many.step(np.array([right, wrong]))
    assert list(over) == list(infos["_illegal"]) == [False, True]
    assert gains[1] == -1
    assert infos["illegal"][1] == wrong
    assert ["Player 1" in drawn for drawn in many.render()] == [True, True]


def test_resampled_nodes_look_the_same_to_who_decides_and_differ_in_truth() -> None:
    game = pyspiel.load_game("koopstad_tickets(players=3)")
    node, chance = game.new_initial_state(), Random(4)
    while node.is_chance_node():
        outcomes, chances = zip(*node.chance_outcomes(), strict=True)
        node.apply_action(chance.choices(outcomes, chances)[0])
    seat = node.current_player()
    others = [node.resample_from_infostate(seat, None) for _ in range(5)]
    assert {other.information_state_string(seat) for other in others} == {node.information_state_string(seat)}
    assert len({str(other) for other in others}) > 1


class Ended:
    """A game that is over, as rewards see it."""

    def __init__(self, scores: list[int], ranking: list[int]) -> None:
        self.seats, self._scores, self._ranking = len(scores), scores, ranking

    def scores(self) -> list[int]:
        return self._scores

    def ranking(self) -> list[int]:
        return self._ranking


@pytest.mark.parametrize(
    ("scores", "ranking", "kind", "gains"),
    [
        ([50, 40], [1, 2], "win", [1, -1]),
        ([50, 50, 40], [1, 1, 3], "win", [0, 0, -1]),
        ([50, 40, 30], [1, 2, 3], "place", [1, 0, -1]),
        ([50, 50, 30], [1, 1, 3], "place", [0.5, 0.5, -1]),
        ([50, 40, 30], [1, 2, 3], "margin", [10, -10, -20]),
        ([70], [1], "win", [1]),
        ([70], [2], "place", [-1]),
        ([70], [2], "margin", [70]),
    ],
)
def test_what_is_gained(scores: list[int], ranking: list[int], kind: Any, gains: list[float]) -> None:
    assert rewards(Ended(scores, ranking), kind) == gains  # type: ignore[arg-type]


def test_all_games_are_registered() -> None:
    spiel.register()  # once more does no harm
    gym.register()
    for name in koopstad.game_names():
        assert f"koopstad/{name}-v0" in gymnasium.registry
        assert f"koopstad_{name}" in pyspiel.registered_names()
