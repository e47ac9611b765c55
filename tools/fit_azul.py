"""Fit the weights of Azul's evaluation, src/riad/games/azul/players/weights.json, by self-play.

    .venv/bin/python tools/fit_azul.py                  continue from the present weights (some minutes)
    .venv/bin/python tools/fit_azul.py --from-scratch   begin with points alone

In each of a few iterations the alpha-beta search plays games against itself with the present weights. The
features of both boards are recorded at every end of a round, and at some positions in between. Ridge
regression then finds the weights that best explain the difference between the final margin and the margin in
points.
"""

import argparse
import json
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "riad" / "games" / "azul" / "players" / "weights.json"
ABOUT = (
    "Weights of Azul's evaluation, by feature (see evaluation.py): constant, and while all rounds are left. "
)
NODES = 3000  # per action
STRAY = 0.04  # share of random actions, so that games differ
BETWEEN = 0.1  # share of positions within a round that are recorded
RIDGE = 60.0


def main() -> None:
    """Fit in iterations; or, with --samples, play games and print the samples."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--from-scratch", action="store_true", help="begin with points alone")
    parser.add_argument("--iterations", type=int, default=4, help="rounds of games and fitting")
    parser.add_argument("--games", type=int, default=800, help="games of each process in an iteration")
    parser.add_argument("--processes", type=int, default=2, help="processes that play in parallel")
    parser.add_argument("--samples", type=int, metavar="SEED", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.samples is not None:
        json.dump(samples(chosen.games, chosen.samples), sys.stdout)
        return
    features = len(json.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"])
    if chosen.from_scratch:
        save(np.zeros((features, 2)))
    noted: list[list[float]] = []
    for iteration in range(chosen.iterations):
        seeds = [1000 * iteration + process for process in range(chosen.processes)]
        with ThreadPoolExecutor() as pool:
            for found in pool.map(lambda seed: played(chosen.games, seed), seeds):
                noted += found
        rows = np.array(noted)
        weights, explained = fitted(rows[:, 1:], rows[:, 0])
        save(weights)
        print(f"iteration {iteration + 1}: {len(rows)} positions, {explained:.1%} explained", flush=True)


def played(games: int, seed: int) -> list[list[float]]:
    """Return the samples of a separate process, which compiles the current weights."""
    command = [sys.executable, __file__, "--samples", str(seed), "--games", str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    rows: list[list[float]] = json.loads(done.stdout)
    return rows


def samples(games: int, seed: int) -> list[list[float]]:
    """Play games; return for each recorded position the target, then the differences of all features."""
    import riad
    from riad.bots.alpha_beta import AlphaBeta
    from riad.core.engine import Engine

    engine = Engine(riad.games.game_named("azul"), 2, {})
    bot, chance = AlphaBeta(engine, nodes=NODES), random.Random(seed)  # noqa: S311  # no secret
    rows = []
    for game in range(games):
        state = engine.start(1_000_003 * seed + game)
        noted = []
        while engine.actor(state) is not None:
            rng = int(state.rng)
            stray = chance.random() < STRAY
            engine.apply(state, chance.choice(engine.legal(state)) if stray else bot.choose(state))
            ended = int(state.rng) != rng
            if engine.actor(state) is not None and (ended or chance.random() < BETWEEN):
                noted.append(difference(state))
        first, second = engine.points(state)
        rows += [[first - second - points, *features] for points, *features in noted]
    return rows


def difference(state: Any) -> list[float]:
    """Return the lead of the first seat in points and in every feature, constant and by rounds left."""
    from riad.games.azul.players.evaluation import FEATURES, weighed

    none = np.zeros((len(FEATURES), 2))
    lead = weighed(state, 0, none) - weighed(state, 1, none)
    found = [lead]
    for place in range(none.size):
        one = none.copy()
        one.flat[place] = 1.0
        found.append(weighed(state, 0, one) - weighed(state, 1, one) - lead)
    return found


def fitted(features: np.ndarray, wanted: np.ndarray) -> tuple[np.ndarray, float]:
    """Return the weights by ridge regression, and the share of the variance that they explain."""
    weights = np.linalg.solve(features.T @ features + RIDGE * np.eye(features.shape[1]), features.T @ wanted)
    left = wanted - features @ weights
    return weights.reshape(-1, 2), float(1 - left @ left / (wanted @ wanted))


def save(weights: np.ndarray) -> None:
    """Write the file. The weight of points is fixed at 1, so that all others are in points."""
    weights[0] = 1, 0
    lines = ",\n".join(f"  [{constant:.3f}, {early:.3f}]" for constant, early in weights)
    text = f'{{\n "about": "{ABOUT}Made by tools/fit_azul.py.",\n "weights": [\n{lines}\n ]\n}}\n'
    WEIGHTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
