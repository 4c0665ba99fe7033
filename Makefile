# A fresh machine needs only Python 3.11 or newer and make; another interpreter: make PYTHON=python3.12 play
PYTHON  ?= python3
HOST    ?= 127.0.0.1
PORT    ?= 8000
BIN     := .venv/bin
# The locks name everything, so pip has nothing to find out: one that asks for "psycopg[pool]" itself takes the newest, which
# no lock has. Python compiles a package when it is first imported, and most of them never are.
INSTALL := pip install --quiet --disable-pip-version-check --no-deps --no-compile
WHEEL   := $(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation
SOURCES  = pyproject.toml hatch_build.py README.md $(shell find src -type f -not -name '*.pyc' -not -path 'src/koopstad/server/web/*')

# Two things at a time; what one of them says stays together where make is new enough for that.
BESIDE  := $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The tests start hundreds of processes: what one of them has compiled the next need not compile again.
unexport PYTHONDONTWRITEBYTECODE
# pyright shall not look for newer versions of itself.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# mkdocs-material talks about its future at every build.
export NO_MKDOCS_2_WARNING := 1

.PHONY: help play terminal web quick test imported built checks proofs test-compiled lint style types types-again layers rules client client-lint docs docs-live mutants strength fairness ray bench load fuzz siege chaos databases screens whole shake pictures wheel dist lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Play in the browser, at http://127.0.0.1:8000; make HOST=0.0.0.0 PORT=8001 play: for others, elsewhere
	@$(MAKE) --no-print-directory --jobs=2 .venv/run web
	@$(BIN)/koopstad serve --open --host $(HOST) --port $(PORT)

terminal: .venv/run ## Play in the terminal
	@$(BIN)/koopstad play tickets

web: src/koopstad/server/web/index.html ## Build the browser client

quick: .venv/dev ## Prove the rules: style, types, every scenario, the conformance kit on the plain games
	@$(BESIDE) style types rules

test: ## Prove everything, once: style, types, all tests, in a real browser and on real databases
	@$(BESIDE) imported built style layers docs
	@$(MAKE) --no-print-directory --jobs=2 proofs checks

# What tests import is compiled here, while the client is built: the processes of the tests would all compile it at once.
# What cannot be imported the tests tell.
imported: .venv/dev
	@$(BIN)/pytest -n0 --collect-only --quiet > .venv/collected || true

# The client with all of its packages: tests need some of those that building it does not.
built: | .venv/python
	$(BIN)/python web/build build

# Tests wait for browsers and databases now and then, and this is done meanwhile.
checks: types types-again client-lint

proofs: .venv/dev
	$(BIN)/python -m tests.web.chromium
	$(BIN)/pytest --durations=20

test-compiled: built .bench/compiled/ready ## Run all tests on the compiled build too (needs a C compiler)
	.bench/compiled/bin/$(INSTALL) --require-hashes --requirement requirements-dev.lock
	.bench/compiled/bin/python -m tests.web.chromium
	.bench/compiled/bin/pytest

lint: types types-again style layers ## Check style, types and layers

style: .venv/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/shellcheck .ci/run

types: .venv/dev
	$(BIN)/mypy --strict

types-again: .venv/dev
	$(BIN)/pyright --pythonpath $(BIN)/python

layers: .venv/dev
	$(BIN)/lint-imports

rules: .venv/dev
	$(BIN)/pytest tests/test_scenarios.py tests/test_coverage.py tests/test_kit.py -k "not every_option and not perfect_reasoner"

client: built client-lint ## Build the browser client and check it (style, types, its own tests)

client-lint: | .venv/python
	$(BIN)/python web/build lint check test

docs: .venv/dev ## Build the documentation as a site into .site, and check every link in it
	$(BIN)/mkdocs build --strict --quiet

docs-live: .venv/dev ## Show the documentation at http://127.0.0.1:8001 while it is written
	$(BIN)/mkdocs serve --dev-addr 127.0.0.1:8001

mutants: .venv/dev ## Break every rule, card and printed value, and list what no scenario notices
	PYTHONPATH=src $(BIN)/python -m tests.mutants $(MUTANTS)

bench: web .bench/catanatron/ready .bench/plain/ready .bench/compiled/rl ## Measure play, plain and compiled, and the browser, against the bars
	$(BIN)/python bench/run.py $(BENCH)
	$(BIN)/python bench/steps.py $(STEPS)
	.bench/compiled/bin/python bench/thinking.py $(THINKING)
	$(BIN)/python -m tests.web.chromium
	$(BIN)/python -m bench.paint

fuzz: .venv/dev ## Play two million random decisions, checking every invariant
	$(BIN)/python -m koopstad.lab.fuzz --decisions 2000000

load: .venv/dev ## Play 300 tables at once over real sockets and measure, against the bars
	$(BIN)/python bench/load.py $(LOAD)

siege: .venv/dev ## Attack a server in every way that is known, and see that those who play do not notice
	$(BIN)/python -m tests.server.siege $(SIEGE)

chaos: .venv/dev ## Kill a server a thousand times while games go on, and look for what was lost
	$(BIN)/python -m tests.server.chaos $(CHAOS)

databases: .venv/dev ## Prove all of the server on each of the two databases, with every number of seats
	KOOPSTAD_WHOLE=1 $(BIN)/pytest tests/server

screens: built .venv/dev ## Prove all of the client: every position on every size of screen, whole games by touch, day and night
	$(BIN)/python -m tests.web.chromium
	KOOPSTAD_WHOLE=1 $(BIN)/pytest tests/web

whole: built .venv/dev ## Prove everything that make test proves, and whole what it proves by samples
	$(BIN)/python -m tests.web.chromium
	KOOPSTAD_WHOLE=1 $(BIN)/pytest

shake: built .venv/dev ## Run the browser tests on a slow and uneven line in a slow browser: what depends on luck fails
	$(BIN)/python -m tests.web.chromium
	for seed in $(or $(SHAKE),1 2 3); do KOOPSTAD_SHAKE=$$seed $(BIN)/pytest -n2 tests/web || exit 1; done

pictures: web .venv/dev ## Make the pictures of the documentation anew that are not of today's sources (PICTURES=--all: all)
	$(BIN)/python docs/images/draw.py
	$(BIN)/python -m tests.web.chromium
	$(BIN)/python -m tests.web.screenshots $(PICTURES)

strength: .bench/compiled/ready ## Let the bots play for the bars they have to hold
	.bench/compiled/bin/python -m koopstad.lab.strength

.PHONY: secrets
secrets: .venv/dev ## Play beside worlds that an observer cannot tell from the true one, a million decisions
	$(BIN)/python -m koopstad.lab.fuzz --secrets --decisions 1000000

fairness: .bench/compiled/ready ## Let bots decide in worlds that their seat cannot tell apart, 100,000 positions of each game
	.bench/compiled/bin/python -m koopstad.lab.fairness $(FAIRNESS)

ray: .bench/ray/ready ## Share work out to a Ray cluster of several nodes on this machine, and lose some of them
	.bench/ray/bin/python -m tests.cluster $(RAY)

wheel: web .venv/dev ## Build the wheel with the rules compiled by mypyc (needs a C compiler)
	rm -rf dist
	KOOPSTAD_COMPILE=1 $(WHEEL) --wheel-dir dist .
	@ls dist

dist: web .venv/dev ## Build what runs everywhere: the source archive and the plain wheel
	rm -rf dist
	$(BIN)/python -m hatchling build --directory dist
	@ls dist

lock: .venv/dev ## Resolve all dependencies anew
	$(call compile,requirements.lock,pyproject.toml)
	$(call compile,requirements-build.lock,--group build --constraint requirements.lock)
	$(call compile,requirements-dev.lock,pyproject.toml --extra dev --constraint requirements.lock --constraint requirements-build.lock)
	$(call compile,web/requirements.lock,--group node --constraint requirements-dev.lock)
	$(call compile,deploy/requirements.lock,pyproject.toml --extra postgres --constraint requirements-dev.lock)
	$(call compile,deploy/compile.lock,--group compile --constraint requirements-dev.lock)
	$(call compile,bench/requirements.lock,bench/requirements.in)
	$(call compile,bench/ray.lock,pyproject.toml --extra ray --extra lab --constraint requirements-dev.lock)

clean: ## Remove everything that was built
	rm -rf web/node_modules web/.node web/.svelte-check src/koopstad/server/web .venv .bench .site dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

compile = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--upgrade --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' --output-file $(1) $(2)

# The virtual environments: what playing needs, then the tools on top.
.venv/python:
	@command -v $(PYTHON) > /dev/null || { echo 'Koopstad needs Python 3.11 or newer, and there is no $(PYTHON)'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Koopstad needs Python 3.11 or newer")'
	@echo 'A place of its own for Koopstad: .venv'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/run: requirements.lock requirements-build.lock pyproject.toml | .venv/python
	@echo 'What playing needs: fetching Python packages'
	@$(BIN)/$(INSTALL) --require-hashes --requirement requirements.lock --requirement requirements-build.lock
	@$(BIN)/$(INSTALL) --no-build-isolation --editable .
	@touch $@

TOOLS := --requirement requirements-dev.lock --requirement requirements-build.lock

# All of it at once, by uv, which needs a sixth of pip's time. Where it cannot, as with an index that only pip was told of, pip does.
.venv/dev: requirements-dev.lock requirements-build.lock pyproject.toml | .venv/python
	@echo 'What testing needs: fetching Python packages'
	@sed -n '/^uv==/,/# via/p' requirements-dev.lock > .venv/uv.lock
	@$(BIN)/$(INSTALL) --require-hashes --requirement .venv/uv.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --require-hashes $(TOOLS) \
		|| { echo 'uv could not fetch them: pip does'; $(BIN)/$(INSTALL) --require-hashes $(TOOLS); }
	@$(BIN)/$(INSTALL) --no-build-isolation --editable .
	@touch .venv/run $@

# The browser client; it needs none of the Python packages, so it is built while they are fetched.
CLIENT = $(shell find web src/koopstad \( -name node_modules -o -name .node -o -name .svelte-check \) -prune -o \( -path 'web/*' -o -name '*.ftl' \) -type f -print)
src/koopstad/server/web/index.html: $(CLIENT) | .venv/python
	@$(BIN)/python web/build

# One more for each player in the benchmark, so that none can borrow from another.
.bench/catanatron/ready: bench/requirements.lock
	$(PYTHON) -m venv --clear .bench/catanatron
	.bench/catanatron/bin/$(INSTALL) --require-hashes --requirement bench/requirements.lock
	@touch $@

.bench/plain/ready: KOOPSTAD_COMPILE = 0
.bench/compiled/ready: KOOPSTAD_COMPILE = 1
.bench/plain/ready .bench/compiled/ready: .bench/%/ready: requirements.lock $(SOURCES) | .venv/dev
	$(PYTHON) -m venv --clear .bench/$*
	.bench/$*/bin/$(INSTALL) --require-hashes --requirement requirements.lock
	KOOPSTAD_COMPILE=$(KOOPSTAD_COMPILE) $(WHEEL) --wheel-dir .bench/$*/wheel .
	.bench/$*/bin/$(INSTALL) .bench/$*/wheel/*.whl
	@touch $@

# The environments of the compiled games.
.bench/compiled/rl: .bench/compiled/ready requirements-dev.lock
	.bench/compiled/bin/$(INSTALL) --require-hashes --requirement requirements-dev.lock
	@touch $@

.bench/ray/ready: bench/ray.lock .bench/plain/ready
	$(PYTHON) -m venv --clear .bench/ray
	.bench/ray/bin/$(INSTALL) --require-hashes --requirement bench/ray.lock
	.bench/ray/bin/$(INSTALL) .bench/plain/wheel/*.whl
	@touch $@
