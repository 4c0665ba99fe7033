"""The player that every other one has to beat."""

from random import Random

from koopstad.engine.bot import Bot, Eyes


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._random = Random(seed).random

    def choose(self, eyes: Eyes) -> int:
        return self.at_once(eyes.actions())

    def at_once(self, actions: list[int]) -> int:
        return actions[int(self._random() * len(actions))]
