"""Remake requirements/*.lock from pyproject.toml.

    python3 tools/lock.py            keep every pin that pyproject.toml still allows
    python3 tools/lock.py --upgrade  move every pin to its newest release

boot.lock pins uv, which installs the rest; run.lock has Riad's dependencies, and test.lock adds those of the
tests. All are for every platform, with hashes and without the address of any registry, so that they work with
the registry that a machine uses. The first line of run.lock and of test.lock names the Pythons for which all
its packages have wheels on each of PLATFORMS: the range that `run` may promise. Needs the network, and only
the standard library.
"""

import sys
import tempfile
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
COMPILE = ("pip", "compile", "--universal", "--generate-hashes", "--no-header", "--no-annotate")
RUN_EXTRAS, RUN_GROUPS = ("bots", "server", "postgres"), ("setup", "web")
TEST_EXTRAS = ("pages", "pettingzoo", "openspiel", "gpu", "parquet", "ray", "others")
TEST_GROUPS = ("test",)
PLATFORMS = ("x86_64-manylinux_2_28", "aarch64-manylinux_2_28", "aarch64-apple-darwin", "windows")
PYTHONS = "# for Python "
INSTALL = ("pip", "install", "--dry-run")
WHEELS_ONLY = ("--only-binary", ":all:")  # ./run builds nothing, so every package needs a wheel


def load_script(path: Path) -> ModuleType:
    """Import a Python script whose name has no suffix."""
    loader = SourceFileLoader(path.name, str(path))
    spec = spec_from_loader(path.name, loader)
    if spec is None:
        raise ImportError(f"cannot load {path}")
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def pythons_with_wheels(run: ModuleType, lock: Path) -> list[str]:
    """Return the versions of Python, from the oldest on, for which all packages of a lock have wheels."""

    def has_wheels(python: str, platform: str) -> bool:
        target = (
            "--target",
            run.CACHE / "nowhere",
            "--python-version",
            python,
            "--python-platform",
            platform,
        )
        pinned = ("--no-deps", "--require-hashes", *WHEELS_ONLY, "-r", lock)
        output = run.attempt(f"wheels for Python {python} on {platform}?", run.UV, *INSTALL, *target, *pinned)
        if output is not None and (
            run.faults.is_network_fault(output) or run.faults.is_certificate_fault(output)
        ):
            run.stop(run.faults.reason(output))
        return output is None

    found: list[str] = []
    major, minor = run.OLDEST
    while all(has_wheels(f"{major}.{minor}", platform) for platform in PLATFORMS):
        found.append(f"{major}.{minor}")
        minor += 1
    return found


def main(arguments: list[str]) -> None:
    """Remake the three locks with the uv that boot.lock pins now."""
    run = load_script(ROOT / "run")
    pyproject = ROOT / "pyproject.toml"
    run_lock = run.LOCKS / "run.lock"

    def remake(name: str, python: str, *sources: object) -> None:
        command = (run.UV, *COMPILE, *WHEELS_ONLY, "--python-version", python, *arguments, *sources)
        run.step(f"remaking {name}.lock", *command, "--output-file", run.LOCKS / f"{name}.lock")

    def note_pythons(name: str) -> None:
        lock = run.LOCKS / f"{name}.lock"
        pythons = " ".join(pythons_with_wheels(run, lock))
        lock.write_text(f"{PYTHONS}{pythons}\n{lock.read_text(encoding='utf-8')}", encoding="utf-8")

    with run.alone(), tempfile.TemporaryDirectory() as folder:
        run.get_uv()
        groups = tomllib.loads(pyproject.read_text(encoding="utf-8"))["dependency-groups"]

        def written(name: str, *wanted: str) -> Path:
            """Write groups as requirements: uv reads groups only from projects that it manages."""
            file = Path(folder) / name
            file.write_text("\n".join(line for group in wanted for line in groups[group]), encoding="utf-8")
            return file

        oldest = "{}.{}".format(*run.OLDEST)
        extras = [word for extra in RUN_EXTRAS for word in ("--extra", extra)]
        more = [word for extra in TEST_EXTRAS for word in ("--extra", extra)]
        tools = written("run.in", *RUN_GROUPS)
        remake("run", oldest, pyproject, tools, *extras)
        tools = written("test.in", *RUN_GROUPS, *TEST_GROUPS)
        remake("test", oldest, pyproject, tools, *extras, *more, "--constraint", run_lock)
        note_pythons("run")
        note_pythons("test")
        boot = Path(folder) / "boot.in"
        boot.write_text("uv\n", encoding="utf-8")
        remake("boot", "3.8", boot)


if __name__ == "__main__":
    main(sys.argv[1:])
