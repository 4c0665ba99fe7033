"""Figures for Prometheus. They count; they say nothing about what anybody holds."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

ENTRIES = Counter(
    "koopstad_entries", "Entries written to the logs of tables", ["game", "kind"], registry=REGISTRY
)
CONFLICTS = Counter(
    "koopstad_conflicts", "Entries that another process was quicker to write", registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "koopstad_commit_seconds",
    "From asking for a write until it is on the disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
TABLES = Gauge("koopstad_tables_in_memory", "Tables that this process holds", registry=REGISTRY)
SOCKETS = Gauge("koopstad_sockets", "Open sockets of this process", registry=REGISTRY)
THINKING = Histogram(
    "koopstad_bot_seconds",
    "How long a bot thought about a move, waiting for its turn included",
    ["bot"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30),
    registry=REGISTRY,
)
WAITING = Gauge("koopstad_bots_waiting", "Thoughts that wait for a process to think them", registry=REGISTRY)
REQUESTS = Counter("koopstad_requests", "Answers by HTTP", ["method", "status"], registry=REGISTRY)
