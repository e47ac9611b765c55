"""Commands that run in parallel. Like `run`: standard library only, Python 3.8 or newer."""

import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def side_by_side(
    folder: Path,
    env: "dict[str, str]",
    say: "Callable[[str], None]",
    *lanes: "list[tuple[str, list[str]]]",
) -> "list[str]":
    """Run lanes of named commands in parallel, each lane in order; return the names of the failed commands.

    The output of a command is printed in one piece when it ends.
    """

    def run_lane(lane: "list[tuple[str, list[str]]]") -> "list[str]":
        failed = []
        for name, command in lane:
            done = subprocess.run(
                command, check=False, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            with printing:
                say(name)
                sys.stdout.write(done.stdout.decode("utf-8", "replace"))
                sys.stdout.flush()
            if done.returncode:
                failed.append(name)
        return failed

    printing = threading.Lock()
    with ThreadPoolExecutor(max(1, len(lanes))) as pool:
        return [name for failed in pool.map(run_lane, lanes) for name in failed]
