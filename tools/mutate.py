"""Try the tests of the rules: change the rules in small ways, and list the changes that no test notices.

    .venv/bin/python -m tools.mutate azul                      every mutant of a game's rules (an hour)
    .venv/bin/python -m tools.mutate --sample 50 --seed 1      a look at every game
    .venv/bin/python -m tools.mutate --file azul/rules/offer.py --line 31

The rules run as plain Python in a scratch copy of the package. Each mutant is tried with the tests that run
its line, shortest first, and dies by the first failure; one that does not end, by its processor time. Results
are kept in .cache/mutants.jsonl: an interrupted run continues. A mutant that changes no rule goes into
tools/mutation/equivalents.toml with the reason.

Neither mutmut nor cosmic-ray fits: mutmut 3 skips decorated functions, and every rule is decorated;
cosmic-ray starts the whole test command for each mutant, so Numba is imported and no test is chosen by line.
"""

import argparse
import importlib
import os
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from tools.mutation.operators import Mutant, mutants_of
from tools.mutation.records import ALIVE, Results, digest_of, equivalents, faults_of
from tools.mutation.runs import Measured, Trial, measured, scratch_copy
from tools.rule_files import files_of_rules, quick_tests

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/riad/games")
EQUIVALENTS = Path("tools/mutation/equivalents.toml")
RESULTS = Path(".cache/mutants.jsonl")
UNREACHED = "no test runs it"
LIVING = (ALIVE, UNREACHED)
PLAIN = {"NUMBA_DISABLE_JIT": "1", "OPENBLAS_NUM_THREADS": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


@dataclass(frozen=True)
class Chosen:
    """A mutant of a game's file, which is named from the folder of the games."""

    game: str
    file: str
    mutant: Mutant

    @property
    def path(self) -> str:
        """The file from the root."""
        return (GAMES / self.file).as_posix()


def main(arguments: list[str] | None = None) -> int:
    """Try the chosen mutants, and print those that live; return 1 if any does."""
    options = parsed(arguments)
    root: Path = options.root.resolve()
    games = options.games or sorted(path.parent.name for path in (root / GAMES).glob("*/rules"))
    files = {
        file.relative_to(root / GAMES).as_posix(): mutants_of(file.read_text(encoding="utf-8"))
        for game in games
        for file in files_of_rules(root, game)
    }
    known = equivalents(root / EQUIVALENTS)
    faults = faults_of(known, files)
    chosen = [
        Chosen(file.partition("/")[0], file, mutant)
        for file, mutants in files.items()
        for mutant in mutants
        if options.file in (None, file)
        and options.line in (None, *mutant.lines)
        and mutant.operator.startswith(options.operator)
    ]
    chosen = [
        one
        for one in sampled(chosen, options.sample, options.seed)
        if not any(entry.file == one.file and entry.is_of(one.mutant) for entry in known)
    ]
    fates = tried(options, chosen, Results(root / (options.results or RESULTS)))
    known_fates = [(one, fates[place]) for place, one in enumerate(chosen) if place in fates]
    show(known_fates)
    if len(fates) < len(chosen):
        print(f"{len(chosen) - len(fates)} more were not tried")
    for fault in faults:
        print(f"{EQUIVALENTS}: {fault}")
    return int(bool(faults) or any(fate in LIVING for fate in fates.values()))


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    """Return the options of the command."""
    parser = argparse.ArgumentParser(prog="mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="games whose rules to change (all)")
    parser.add_argument("--file", help="only this file, such as azul/rules/offer.py")
    parser.add_argument("--line", type=int, help="only mutants of the statement at this line")
    parser.add_argument("--operator", default="", help="only changes of this kind, as they are printed")
    parser.add_argument("--sample", type=int, metavar="N", help="only so many mutants of each game")
    parser.add_argument("--seed", type=int, default=0, help="the choice of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried in parallel")
    parser.add_argument("--seconds", type=float, default=2, help="processor time for a test, at least")
    parser.add_argument("--results", type=Path, help=f"file of earlier results ({RESULTS})")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def sampled(chosen: list[Chosen], number: int | None, seed: int) -> list[Chosen]:
    """Return a sample of each game's mutants, in their order."""
    if number is None:
        return chosen
    places: list[int] = []
    for game in dict.fromkeys(one.game for one in chosen):
        of_game = [place for place, one in enumerate(chosen) if one.game == game]
        places += random.Random(seed).sample(of_game, min(number, len(of_game)))  # noqa: S311  # no secret
    return [chosen[place] for place in sorted(places)]


def tried(options: argparse.Namespace, chosen: list[Chosen], results: Results) -> dict[int, str]:
    """Return the fate of each mutant by its place, from earlier results or by trying it.

    An interrupt leaves out those that are not known yet.
    """
    root = options.root.resolve()
    fates: dict[int, str] = {}
    interrupted = False
    for game in dict.fromkeys(one.game for one in chosen):
        tests = digest_of(
            [*(root / "tests" / "games" / game).glob("*.py"), *(root / "tests" / "kit").rglob("*.py")]
        )
        fresh = []
        for place, one in enumerate(chosen):
            if one.game == game:
                fate = results.fate(one.file, one.mutant, tests)
                if fate is None:
                    fresh.append((place, one))
                else:
                    fates[place] = fate
        if fresh and not interrupted:
            found = fresh_fates(options, game, fresh, results)
            try:
                for number, (place, one, fate) in enumerate(found, start=1):
                    fates[place] = fate
                    results.add(one.file, one.mutant, tests, fate)
                    living = sum(fate in LIVING for fate in fates.values())
                    print(
                        f"{game}: {number} of {len(fresh)} tried, {living} alive", end="\r", file=sys.stderr
                    )
            except KeyboardInterrupt:
                interrupted = True
            print(file=sys.stderr)
    return fates


def fresh_fates(
    options: argparse.Namespace, game: str, fresh: list[tuple[int, Chosen]], results: Results
) -> Iterator[tuple[int, Chosen, str]]:
    """Try mutants, several at the same time, each in a scratch copy; yield their fates."""
    os.environ.update(PLAIN)
    importlib.import_module("numba")  # once, and not in the run of each mutant
    root = options.root.resolve()
    with ExitStack() as stack:
        copies = [
            stack.enter_context(scratch_copy(root)) for _ in range(max(1, min(options.jobs, len(fresh))))
        ]
        known = tests_of(root, copies[0], game, results)
        waiting, running = deque(fresh), dict[Path, tuple[int, Chosen, Trial]]()
        stack.callback(stop_all, running)
        while waiting or running:
            for copy in copies:
                if copy in running:
                    place, one, trial = running[copy]
                    if (fate := trial.fate()) is not None:
                        del running[copy]
                        yield place, one, fate
                elif waiting:
                    place, one = waiting.popleft()
                    tests = known.tests_for(one.path, one.mutant.lines, options.seconds)
                    if tests:
                        running[copy] = place, one, Trial(copy, one.path, one.mutant.changed, tests)
                    else:
                        yield place, one, UNREACHED
            time.sleep(0.01)


def stop_all(running: dict[Path, tuple[int, Chosen, Trial]]) -> None:
    """Kill the runs of an interrupted command."""
    for _, _, trial in running.values():
        trial.stop()


def tests_of(root: Path, copy: Path, game: str, results: Results) -> Measured:
    """Return the tests of a game as an earlier run measured them with these sources, or measure them."""
    tests = root / "tests"
    folders = (root / "src", tests / "kit", tests / "games")
    sources = [*tests.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    digest = digest_of(sources)
    known = results.measured(game, digest)
    if known is None:
        print(f"{game}: measuring its tests", file=sys.stderr)
        files = [file.relative_to(root).as_posix() for file in files_of_rules(root, game)]
        known = measured(copy, files, quick_tests(root, game))
        results.add_measured(game, digest, known)
    return known


def show(fates: list[tuple[Chosen, str]]) -> None:
    """Print the mutants that live, then how many of each file."""
    count, living = Counter[str](), Counter[str]()
    for one, fate in fates:
        for name in (one.file, f"{one.game}, all"):
            count[name] += 1
            living[name] += fate in LIVING
        if fate in LIVING:
            print(f"{one.path}:{one.mutant.line}: {one.mutant.operator}, {fate}")
            print(one.mutant.diff(one.file), end="\n\n")
    for name in sorted(count):
        print(f"{name:32} {living[name]:4} of {count[name]:4} alive")


if __name__ == "__main__":
    sys.exit(main())
