"""What all the smaller decisions share: a list of actions, and one refusal for everything else."""

from typing import TYPE_CHECKING, Final

from koopstad.engine.frames import F, Step
from koopstad.engine.refusal import Refusal

if TYPE_CHECKING:
    from koopstad.games.amsterdam.position.state import Position


class Choice(Step["Position", F]):
    """A decision that has to be made before anything else; a single possibility is no decision."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, automatic=True)
        self.rule: Final = rule

    def why_not(self, state: "Position", frame: F, action: int) -> Refusal | None:
        if action in self.actions(state, frame):
            return None
        return Refusal(self.rule, f"first-{self.name.replace(' ', '-')}")
