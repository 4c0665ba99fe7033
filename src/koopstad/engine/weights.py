"""What was learned about a game: weights for named features, and where they come from.

They belong to one edition and one version of the rules, and are refused for any other.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from koopstad.engine.errors import OptionError
from koopstad.engine.game import Game
from koopstad.engine.judgement import Judgement
from koopstad.engine.manifest import part

FILE: Final = "weights.json"


class Weights:
    """The weights of each kind of quiet moment, in the order of the features."""

    def __init__(
        self,
        moments: list[list[float]],
        rules: list[str],
        made: dict[str, Any],
        usual: dict[str, float] | None = None,
    ) -> None:
        self.moments: Final = moments
        self.rules: Final = rules  # the versions of the rules that they belong to
        self.made: Final = made  # the command, its seed, the number of games, how well it explains others
        # By the number of seats: the points that the game's own bot has in the end beyond what they promise
        # at the start (lab/usual.py).
        self.usual: Final = usual or {}

    def as_learned(self) -> "Weights":
        """Without what was found out about usual play."""
        return Weights(self.moments, self.rules, self.made)

    def styled(self, judgement: Judgement, taste: dict[str, float]) -> "Weights":
        """For a player that makes more of some topics, and less of others, than they are worth."""
        factors = [taste.get(topic, 1.0) if topic else 1.0 for topic in judgement.topics]
        moments = [
            [weight * factor for weight, factor in zip(weights, factors, strict=True)]
            for weights in self.moments
        ]
        return Weights(moments, self.rules, self.made, self.usual)

    def value(self, moment: int, features: list[float]) -> float:
        """The points that the seat will still gain."""
        weights = self.moments[moment]
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * features[place]
        return total

    def text(self, game: Game, judgement: Judgement) -> str:
        """The file; what is zero is left out."""
        moments = {
            name: {
                feature: round(weight, 6)
                for feature, weight in zip(judgement.names, weights, strict=True)
                if round(weight, 6)
            }
            for name, weights in zip(judgement.moments, self.moments, strict=True)
            if weights
        }
        written = {"game": game.id, "rules": self.rules, "edition": game.edition, "made": self.made}
        if self.usual:
            written["usual"] = self.usual
        return json.dumps({**written, "moments": moments}, indent=1, ensure_ascii=False) + "\n"


def read_weights(text: str, game: Game, judgement: Judgement, partly: bool = False) -> Weights:
    """Refuses what was learned from another game than this one.

    ``partly``: nothing need be known about some of the moments yet; these have no weights.
    """
    written = json.loads(text)
    for word, own in (("game", game.id), ("rules", game.rules), ("edition", game.edition)):
        # Of rules there may be several versions that differ in nothing that a position is worth.
        if own not in written[word] if word == "rules" else own != written[word]:
            raise OptionError(
                f"what the bots of {game.title} have learned belongs to {word} {_listed(written[word])}, "
                f"and this is {own}; choose the bot greedy, or let them learn anew: "
                f"koopstad lab train {game.id}"
            )
    moments: list[list[float]] = []
    for name in judgement.moments:
        by_name = written["moments"].get(name)
        if by_name is None:
            if not partly:
                raise OptionError(
                    f"the bots of {game.title} have learned nothing about the moment {name!r}; let them "
                    f"learn on: koopstad lab train {game.id} --onto"
                )
            moments.append([])
            continue
        if unknown := set(by_name) - set(judgement.names):
            raise OptionError(
                f"what the bots of {game.title} have learned speaks of {sorted(unknown)[0]!r}, which is no "
                f"feature any more; let them learn anew: koopstad lab train {game.id}"
            )
        moments.append([float(by_name.get(feature, 0.0)) for feature in judgement.names])
    usual = {seats: float(points) for seats, points in written.get("usual", {}).items()}
    return Weights(moments, written["rules"], written["made"], usual)


def _listed(written: object) -> str:
    return " or ".join(written) if isinstance(written, list) else str(written)


def load_weights(path: Path, game: Game, judgement: Judgement, partly: bool = False) -> Weights:
    """Those of a file that somebody names."""
    try:
        return read_weights(path.read_text(encoding="utf-8"), game, judgement, partly)
    except OSError as error:
        raise OptionError(f"weights cannot be read from {path}: {error.strerror}") from None
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, OptionError):
            raise
        raise OptionError(
            f"{path} holds no weights; koopstad lab train {game.id} writes such a file"
        ) from None


class Learned:
    """The judgement of a game and the weights that come with it, beside its bots, or those of a file; read
    when first needed.
    """

    def __init__(self, judgement: str, file: Path | None = None) -> None:
        self._package: Final = judgement.partition(":")[0].rpartition(".")[0]
        self._file: Final = file
        self._judgement: Final[Judgement] = part(judgement)()
        self._weights: Final[dict[str, Weights]] = {}  # by edition

    def judgement(self, game: Game) -> Judgement:
        return self._judgement

    def weights(self, game: Game) -> Weights:
        known = self._weights.get(game.edition)
        if known is None:
            if self._file is not None:
                known = load_weights(self._file, game, self._judgement)
            else:
                text = (files(self._package) / FILE).read_text(encoding="utf-8")
                known = read_weights(text, game, self._judgement)
            self._weights[game.edition] = known
        return known
