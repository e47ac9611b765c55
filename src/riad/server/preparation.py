"""Preparing the games of a node: at the first start their rules are compiled, while pages are already served.

Each game that was not compiled before is compiled by its own process, so that the event loop stays free, and
can be played as soon as that has finished. This node then loads it in a thread, as at any later start.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from riad.core.engine import Engine
from riad.games import game_named
from riad.preparation import is_prepared, progress_of
from riad.server.errors import ApiError
from riad.server.wire.responses import GamePrepared

AFTER_THE_START = 0.3
TRIES = 2
BEFORE_A_FAULT = 1.0  # seconds: whatever stops this node may have ended the process as well
SAID = 2_000  # characters of a failed process's output to log
Stage = Literal["waiting", "compiling", "loading", "ready", "failed"]
log = logging.getLogger("riad.preparation")


class Preparation:
    """The progress of the games of this node."""

    def __init__(self, names: Sequence[str]) -> None:
        self._stages: dict[str, Stage] = {
            name: "loading" if is_prepared(name) else "waiting" for name in names
        }

    @property
    def is_done(self) -> bool:
        """True if every game is compiled and loaded."""
        return all(stage == "ready" for stage in self._stages.values())

    def is_playable(self, name: str) -> bool:
        """Return whether a game is compiled, so that no request waits for the compiler."""
        return self._stages.get(name, "ready") in ("loading", "ready")

    def need(self, name: str) -> None:
        """Refuse a request for a game that is not compiled yet."""
        if self.is_playable(name):
            return
        title = game_named(name).TITLE
        if self._stages[name] == "failed":
            raise ApiError("unavailable", f"{title} could not be prepared: see the server log")
        raise ApiError("preparing", f"{title} is being prepared: try again soon", wait=2)

    def shown(self) -> list[GamePrepared]:
        """Return the progress of each game, in the order in which they are prepared."""
        return [self._shown(name, stage) for name, stage in self._stages.items()]

    def _shown(self, name: str, stage: Stage) -> GamePrepared:
        share, left = progress_of(name) if stage == "compiling" else (0.0, None)
        done = self.is_playable(name)
        return GamePrepared(name=name, stage=stage, share=1.0 if done else round(share, 3), left=left)

    async def run(self) -> None:
        """Compile missing games, one after the other where there are few cores, and load all."""
        await asyncio.sleep(AFTER_THE_START)
        free = asyncio.Semaphore(max(1, (os.cpu_count() or 1) - 1))
        await asyncio.gather(*(self._prepare(name, free) for name in self._stages))

    async def _prepare(self, name: str, free: asyncio.Semaphore) -> None:
        async with free:
            if not self.is_playable(name) and not await self._compile(name):
                self._stages[name] = "failed"
                return
            if self._stages[name] != "loading":
                self._stages[name] = "loading"
            await asyncio.to_thread(warm_up, name)
            self._stages[name] = "ready"

    async def _compile(self, name: str) -> bool:
        self._stages[name] = "compiling"
        began = time.monotonic()
        for _ in range(TRIES):
            code, output = await compile_apart(name)
            if code == 0:
                seconds = round(time.monotonic() - began, 1)
                log.info("a game is compiled", extra={"game": name, "seconds": seconds})
                return True
            await asyncio.sleep(BEFORE_A_FAULT)
            log.error("a game could not be compiled", extra={"game": name, "code": code, "said": output})
        return False


async def compile_apart(name: str) -> tuple[int, str]:
    """Compile a game in its own process; return its exit code and the end of its output."""
    command = (sys.executable, "-m", "riad", "prepare", name)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.DEVNULL, stderr=pipe)
    try:
        _, output = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    return process.returncode or 0, output.decode(errors="replace")[-SAID:]


def warm_up(name: str) -> None:
    """Load the compiled rules of a game, so that the first visitor does not wait for it."""
    game = game_named(name)
    engine = Engine(game, game.SEATS[0], {})
    engine.warm_up()
    engine.replay(0, [])  # for earlier positions
