# `make play` plays, `make check` is quick, `make test` is what a change must pass, `make long` takes hours.
# All of them install what they need into .venv.

# The first of these that can make a virtual environment. Debian's is optimized: with one that is not, as pyenv builds it by
# default, the tests take a fifth longer.
PYTHON ?= $(shell for python in /usr/bin/python3.11 python3.11 python3; do \
	$$python -c 'import ensurepip, venv' 2> /dev/null && command -v $$python && exit; done; echo python3)
VENV := .venv
BIN := $(VENV)/bin
# These files search for moves. Tests have to cover 90 % of their branches, and all branches elsewhere in core/.
SOLVERS := core/*/solver/*.py

PYTEST := $(BIN)/pytest -q -n auto --maxprocesses 4 --dist worksteal
SEEDS ?= 1 2 3 4 5
GAMES ?= 1000
# The names of all games; looked up only where a target needs them, because Python must be installed by then.
NAMES = $(shell $(BIN)/python -c 'from bot.games.registry import GAMES; print(*GAMES)')
TAKEOVERS := tests/adapters/telegram/test_processes.py

# The tests start the program more than a hundred times: let Python keep its compiled files.
unexport PYTHONDONTWRITEBYTECODE

# Packages that tests hardly import: leaving them out saves two fifths of the time to compile what is installed.
UNUSED := mypy|mypyc|numpy|pip|pkg_resources|pygments|setuptools

# Targets that run in parallel print everything at their end. The older make of macOS cannot do that.
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: play lint compiled covered takeovers others machine quick check test long levels bench puzzles lock clean

play: $(VENV)/play.stamp
	@$(BIN)/python -m bot

# CI keeps nothing for another run, so mypy writes no cache there, which saves a third of its time.
lint: $(VENV)/test.stamp
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy $(if $(CI),--cache-dir=/dev/null)
	$(BIN)/lint-imports

# With the plus sign make shows the progress of the tests at once, not at their end.
quick: $(VENV)/test.stamp
	+$(PYTEST) -n 3 -m "not slow" tests/core tests/conformance tests/bot

# mypy keeps one processor busy: tests run beside it, here and below.
check: $(VENV)/test.stamp
	@$(MAKE) --no-print-directory --jobs=2 $(WHOLE) lint quick

# Compile the tests once: else every process that runs tests does so for itself. What cannot be imported shows there.
compiled: $(VENV)/test.stamp
	@$(BIN)/pytest --collect-only -q tests > /dev/null 2>&1 || true

# Coverage tracing makes Python less than half as fast: only the tests that are needed for it are traced.
covered: $(VENV)/test.stamp
	$(PYTEST) -m covering --cov=core --cov-branch --cov-report= tests/core tests/conformance
	$(BIN)/coverage report --show-missing --skip-covered --omit '$(SOLVERS)' --fail-under 100
	$(BIN)/coverage report --show-missing --skip-covered --include '$(SOLVERS)' --fail-under 90

# Tests of processes that take over from each other mostly wait, so they run beside what keeps the processors busy.
takeovers: $(VENV)/test.stamp
	$(BIN)/pytest -q $(TAKEOVERS)

# More tests at a time than there are processors: many of them wait for a browser or another process.
others: $(VENV)/test.stamp
	+$(PYTEST) -n 4 -m "not covering" --ignore=$(TAKEOVERS) tests

# Debian's packages are installed one after the other, as dpkg demands, while pip installs its own.
machine:
	@sh .ci/chromium
	@sh .ci/postgres
	@sh .ci/typescript

test:
	@$(MAKE) --no-print-directory --jobs=2 $(WHOLE) compiled machine
	@$(MAKE) --no-print-directory --jobs=3 $(WHOLE) lint covered takeovers
	@$(MAKE) --no-print-directory others
	@sh .ci/report

# All examples and combinations, every puzzle, a hundred thousand fuzzed lines, a month of play, three thousand kills, two
# hundred takeovers, the levels of every computer player, reviews.
long: $(VENV)/test.stamp
	SUMMARUM_LONG=1 $(PYTEST) tests/core tests/conformance tests/puzzles tests/play tests/adapters/*/test_requests.py tests/adapters/*/test_games.py tests/adapters/test_four_people.py
	SUMMARUM_LONG=1 $(PYTEST) tests/bot/test_secrets*.py tests/bot/test_other_language.py tests/bot/test_rated.py tests/bot/test_ratings_kept.py tests/bot/test_one_message_a_turn.py tests/bot/test_postgres.py tests/bot/test_random_presses.py
	SUMMARUM_LONG=1 $(PYTEST) -m each_value tests
	SUMMARUM_LONG=1 $(BIN)/pytest -q -s tests/bot/test_simulation.py
	SUMMARUM_LONG=1 $(PYTEST) tests/web
	SUMMARUM_FUZZ_LINES=100000 SUMMARUM_FUZZ_SERVICE=20000 $(PYTEST) tests/bot/test_command_fuzz.py tests/bot/test_service_fuzz.py
	for seed in $(SEEDS); do \
		SUMMARUM_SEED=$$seed SUMMARUM_KILLS=150 SUMMARUM_TELEGRAM_KILLS=50 \
		$(PYTEST) tests/crash tests/adapters/telegram/test_kill.py || exit 1; \
	done
	SUMMARUM_DEADLINE_KILLS=1000 $(BIN)/pytest -q -s tests/crash/test_kill_deadlines.py
	SUMMARUM_PLACES_KILLS=1000 $(PYTEST) tests/crash/test_kill_places.py
	for part in 1 2 3 4; do SUMMARUM_TAKEOVERS=50 $(BIN)/pytest -q -s $(TAKEOVERS) || exit 1; done
	$(MAKE) levels GAMES=400
	$(BIN)/python tests/bench/strengths.py --check --games 1000
	$(BIN)/python tests/bench/ratings.py $(NAMES)
	for game in $(NAMES); do $(BIN)/python tests/bench/reviews.py $$game || exit 1; done

# Make the puzzles again, one for each day of a year: takes some 20 minutes, and is needed only after a change of the rules.
puzzles: $(VENV)/test.stamp
	$(BIN)/python -m tests.puzzles summy 219
	$(BIN)/python -m tests.puzzles kakuro 146

# Measure the computer players: each against the level below, and a player who sees everything for comparison. Takes hours.
levels: $(VENV)/test.stamp
	for game in $(NAMES); do $(BIN)/python tests/bench/levels.py $$game --games $(GAMES) || exit 1; done

# Benchmarks write to a disk, as the program does; tests keep their files in memory.
bench: $(VENV)/test.stamp
	TMPDIR=$${TMPDIR:-/tmp} $(BIN)/pytest -q -s -p no:cacheprovider tests/bench/bench_*.py

$(VENV)/play.stamp: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Summarum needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@$(BIN)/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv $(VENV)  # again if Debian lacked ensurepip before
	@echo "Installing what Summarum needs into $(VENV) (once, a minute or two) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-compile -r requirements.txt
	@touch $@

$(VENV)/test.stamp: requirements-dev.txt $(VENV)/play.stamp
	@echo "Installing what the tests need into $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-compile -r requirements-dev.txt
	@$(BIN)/python -m compileall -qq -j 0 -x '/($(UNUSED))/' $(VENV)/lib  # pip would do so on one processor
	@touch $@

# Rewrite the lock files; needs uv on the path.
lock:
	uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate -q -o requirements.txt
	uv pip compile --group postgres -c requirements.txt --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate -q -o requirements-postgres.txt
	uv pip compile pyproject.toml --group dev -c requirements.txt --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate -q -o requirements-dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage
