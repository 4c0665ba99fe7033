"""The measure of what seeing everything would bring: it does see everything, and is there to be measured."""

from __future__ import annotations

import pytest
import typer

from koopstad.lab import ceiling
from koopstad.lab.ceiling import SEER, Chance, play


def test_what_is_foreseen_is_dealt() -> None:
    chance = Chance(7)
    chance.dealer.roll(6)
    foreseen = [chance.foreseen().roll(6), *(chance.foreseen().draw([3, 1, 2]) for _ in range(2))]
    assert foreseen[1] == foreseen[2], "looking ahead changes nothing"
    twin = chance.foreseen()
    rolls = [twin.roll(20) for _ in range(50)]
    assert [chance.dealer.roll(20) for _ in range(50)] == rolls


def test_who_sees_everything_is_further_ahead() -> None:
    """On deals in which a search of the same size that is fair is not."""
    deals = range(2)
    fair = [play("tickets", 2, "master", 0.02, deal, 1)[0] for deal in deals]
    seen = [play("tickets", 2, SEER, 0.02, deal, 1)[0] for deal in deals]
    assert sum(seen) > sum(fair) + 4 * len(deals)


@pytest.mark.parametrize(("game", "seats", "why"), [("chess", 2, "no game"), ("tickets", 9, "9")])
def test_what_cannot_be_played_is_named(game: str, seats: int, why: str) -> None:
    with pytest.raises(typer.BadParameter, match=why):
        ceiling.main(game, seats)


def test_it_is_told_of_each(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(game: str, seats: int, name: str, share: float, deal: int, seed: int) -> tuple[float, float]:
        return (10.0 if name == SEER else share) + deal, float(name == SEER)

    monkeypatch.setattr(ceiling, "play", ends)
    ceiling.main("tickets", 2, deals=3, share=[1.0, 5.0], workers=1)
    told = [line.strip() for line in capsys.readouterr().out.splitlines() if "wins" in line]
    assert told == [
        "wins 0.0% ± 0.0% of 3 deals, lead +2.0 ± 1.1",
        "wins 0.0% ± 0.0% of 3 deals, lead +6.0 ± 1.1",
        "wins 100.0% ± 0.0% of 3 deals, lead +11.0 ± 1.1",
    ]
