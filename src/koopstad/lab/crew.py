"""Work shared out: in this process, in several, or on the machines of a Ray cluster.

What is done depends on the jobs alone, and results come in the order of the jobs; so nobody can tell from a
result who did it. A worker of Ray that is lost has its job done again by another.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any, TypeVar

import koopstad
from koopstad.engine.errors import OptionError

Job = tuple[Any, ...]
R = TypeVar("R")

AHEAD = 4  # jobs for each worker that are handed out before the first of them is done
LOCAL = "local"  # the address of a Ray that is started here, and ended with the work


@dataclass(frozen=True)
class Crew:
    """Who does the work: ``workers`` processes, or the cluster at the address ``ray``."""

    workers: int = 1
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.workers < 1:
            raise OptionError(f"at least 1 worker is needed, not {self.workers}")

    def do(self, game: str, task: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        """``task(*job)`` for each job, about this game; the results in the order of the jobs."""
        if self.ray is not None:
            return _on_cluster(self.ray, game, task, jobs)
        if self.workers == 1:
            return (task(*job) for job in jobs)
        return _in_processes(self.workers, task, jobs)


def _in_processes(workers: int, task: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from _in_order(
            jobs, AHEAD * workers, lambda job: pool.submit(task, *job), lambda each: each.result()
        )


def _on_cluster(address: str, game: str, task: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
    ray = library()
    begun = not ray.is_initialized()
    if begun:
        _join(ray, address)
    try:
        # A worker or a machine that is lost is no failure of the job: it is done again, as often as needed.
        remote = ray.remote(_alike).options(num_cpus=1, max_retries=-1, retry_exceptions=False)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        said = printed(game)
        yield from _in_order(jobs, AHEAD * workers, lambda job: remote.remote(game, said, task, job), ray.get)
    finally:
        if begun:
            ray.shutdown()


def _in_order(
    jobs: Iterable[Job], ahead: int, begin: Callable[[Job], Any], end: Callable[[Any], R]
) -> Iterator[R]:
    begun: deque[Any] = deque()
    for job in jobs:
        begun.append(begin(job))
        if len(begun) >= ahead:
            yield end(begun.popleft())
    while begun:
        yield end(begun.popleft())


def _join(ray: Any, address: str) -> None:
    started = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **started)
    except (ConnectionError, ValueError) as error:
        raise OptionError(f"there is no Ray at {address!r}: {error}") from None


def _alike(game: str, said: str, task: Callable[..., R], job: Job) -> R:
    """A machine that has other rules or cards would give results of another game."""
    own = printed(game)
    if own != said:
        raise OptionError(f"a machine of the cluster has {own}, and this one has {said}: install the same")
    return task(*job)


@cache
def printed(game: str) -> str:
    """Which Koopstad, rules and cards this machine has."""
    played = koopstad.game(game)
    return f"koopstad {koopstad.__version__} with rules {played.rules} and edition {played.edition} of {game}"


def library() -> Any:
    """Ray, if it is installed."""
    try:
        import ray  # pyright: ignore[reportMissingImports]
    except ImportError:
        raise OptionError('many machines need a package more: pip install "koopstad[ray]"') from None
    return ray
