"""Files of games in Parquet, written atomically, so that an interrupted run can be continued."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]  # no types
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from riad import __version__
from riad.bots.levels import in_time
from riad.core.errors import RiadError
from riad.research.arrow_rows import batch_of, schema_of
from riad.research.executors import Executor
from riad.research.jobs import engine_for
from riad.research.selfplay import GameRange, Run, stretches

ROWS_OF_A_GROUP = 1 << 16
BYTES_OF_A_GROUP = 64 << 20  # reached only with long rows, as with observations
SUFFIX = ".parquet"
KEY = b"riad"  # metadata key of the file's description, as JSON


class OutputMismatch(RiadError):
    """An existing file in the place of the output that does not belong to this run."""


class PartFile:
    """A file of games, written under a temporary name until it is complete."""

    def __init__(self, path: Path, run: Run, numbers: range, command: str = "") -> None:
        self.path, self.run, self.numbers = path, run, numbers
        engine = engine_for(run.setup)
        identified = {**identity(run), "first": numbers.start, "end": numbers.stop, "command": command}
        self.schema = schema_of(engine, run.observations).with_metadata({KEY: json.dumps(identified)})
        width = engine.observation if run.observations else 0
        self._most = min(ROWS_OF_A_GROUP, BYTES_OF_A_GROUP // max(width, 1))
        self._batches: list[Any] = []
        self.rows = 0

    @property
    def draft(self) -> Path:
        """The temporary name."""
        return self.path.with_name(f".{self.path.name}.draft")

    def check_writable(self) -> None:
        """Raise OSError if the file cannot be written, before the work starts."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.draft.touch()
        self.draft.unlink()

    def __enter__(self) -> "PartFile":
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._writer = pq.ParquetWriter(self.draft, self.schema, compression="zstd")
        return self

    def write(self, packed: bytes) -> int:
        """Add the rows of a stretch; return their number."""
        with pa.ipc.open_stream(packed) as stream:
            batch = stream.read_all()
        self._batches.append(batch)
        self.rows += batch.num_rows
        if sum(batch.num_rows for batch in self._batches) >= self._most:
            self._write_group()
        return int(batch.num_rows)

    def _write_group(self) -> None:
        if self._batches:
            whole = pa.concat_tables(self._batches).cast(self.schema)
            self._writer.write_table(whole, row_group_size=whole.num_rows)
            self._batches.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            with suppress(OSError):  # the first error is the one to report
                self._writer.close()
            self.draft.unlink(missing_ok=True)
            return
        self._write_group()
        self._writer.close()
        with self.draft.open("rb+") as file:
            os.fsync(file.fileno())
        self.draft.replace(self.path)

    def is_there(self) -> bool:
        """Return whether the file exists with all these games; raise OtherGames if it has any others."""
        if not self.path.exists():
            return False
        header, wanted = what_is_in(self.path), json.loads(self.schema.metadata[KEY])
        for name in identity(self.run):
            if header.get(name) != wanted[name]:
                difference = f"{name} {header.get(name)}, not {wanted[name]}"
                raise OutputMismatch(
                    f"{self.path} holds games of another run ({difference}): choose another place"
                )
        if header["first"] != wanted["first"] or header["end"] > wanted["end"]:
            difference = (
                f"{header['first']} to {header['end'] - 1}, not {wanted['first']} to {wanted['end'] - 1}"
            )
            raise OutputMismatch(f"{self.path} holds games {difference}: choose another place")
        return bool(header["end"] == wanted["end"])  # a shorter file is written again


def identity(run: Run) -> dict[str, Any]:
    """Return the identity of a run, as stored in a file."""
    return {
        "riad": __version__,
        "game": run.setup.game,
        "rules_version": engine_for(run.setup).game.VERSION,
        "seats": run.setup.seats,
        "options": json.loads(run.setup.options),
        "bots": list(run.bots),
        "seed": run.seed,
        "seconds": in_time(run.seconds),
        "observations": run.observations,
    }


def what_is_in(path: Path) -> Mapping[str, Any]:
    """Read a file's own description of its games."""
    try:
        header: Mapping[str, Any] = json.loads((pq.read_schema(path).metadata or {})[KEY])
    except (pa.ArrowException, KeyError, ValueError):
        raise OutputMismatch(
            f"{path} is there and was not written by riad selfplay: name another place"
        ) from None
    return header


def parts_of(out: Path, run: Run, games: int, games_per_file: int, command: str = "") -> list[PartFile]:
    """Return the files of a run: `out` itself if it names a file, else those in the folder `out`."""
    if out.suffix == SUFFIX and not out.is_dir():
        return [PartFile(out, run, range(games), command)]
    starts = range(0, games, games_per_file)
    return [
        PartFile(
            out / f"part-{number:05}{SUFFIX}",
            run,
            range(start, min(start + games_per_file, games)),
            command,
        )
        for number, start in enumerate(starts)
    ]


def missing_files(parts: Sequence[PartFile]) -> list[PartFile]:
    """Return the files still to be written; raise OtherGames if there are others."""
    folder = parts[0].path.parent
    if len(parts) > 1 or parts[0].path.name.startswith("part-"):
        extra = {*folder.glob(f"part-*{SUFFIX}")} - {part.path for part in parts}
        if extra:
            raise OutputMismatch(f"{min(extra)} holds more games than requested: choose another place")
    return [part for part in parts if not part.is_there()]


def write(parts: Sequence[PartFile], executor: Executor) -> Iterator[tuple[GameRange, int]]:
    """Play and write, yielding each finished stretch of games with its number of rows."""
    results = executor.results(batch_of, (one for part in parts for one in stretches(part.run, part.numbers)))
    for part in parts:
        with part:
            for stretch in stretches(part.run, part.numbers):
                yield stretch, part.write(next(results))
