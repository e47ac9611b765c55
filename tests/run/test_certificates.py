"""A certificate authority that only the system knows: pip, uv and npm trust it all the same."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from ssl import DefaultVerifyPaths
from types import ModuleType

import pytest

from tests.kit.fake_checkout import ROOT, program
from tests.kit.registry import Registry, started_registry, write_store
from tools.lock import load_script

SETTINGS = ("PIP_", "UV_", "NPM_CONFIG_", "NODE_", "SSL_CERT_", "REQUESTS_CA_", "CURL_CA_")
real = load_script(ROOT / "run")
"""The script of this checkout, which knows where its tools are."""

Fetch = Callable[[Path], tuple[object, ...]]


@pytest.fixture
def registry(tmp_path: Path, run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[Registry]:
    """Yield the only registry that pip, uv and npm know; no setting tells them to trust it."""
    run.CACHE.mkdir()
    for name in [name for name in os.environ if name.upper().startswith(SETTINGS)]:
        monkeypatch.delenv(name)
    with started_registry(tmp_path) as started:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.setenv("PATH", str(real.NPM.parent), prepend=os.pathsep)  # npm looks for node there
        monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
        monkeypatch.setenv("PIP_INDEX_URL", started.address + "/simple")
        monkeypatch.setenv("UV_NO_CONFIG", "1")
        monkeypatch.setenv("UV_DEFAULT_INDEX", started.address + "/simple")
        monkeypatch.setenv("npm_config_registry", started.address)
        monkeypatch.setenv("npm_config_fetch_retries", "0")
        (tmp_path / "pebble.lock").write_text(started.requirement)
        package = {"name": "web", "version": "1.0.0", "dependencies": {"pebble": "1.0.0"}}
        pebble = {"version": "1.0.0", "integrity": started.integrity}
        lock = {"lockfileVersion": 3, "packages": {"": package, "node_modules/pebble": pebble}}
        (tmp_path / "package.json").write_text(json.dumps(package))
        (tmp_path / "package-lock.json").write_text(json.dumps({**package, **lock}))
        yield started


def by_pip(folder: Path) -> tuple[object, ...]:
    pip = (real.BOOT / real.SCRIPTS / "python", "-m", "pip", "--disable-pip-version-check", "--no-cache-dir")
    options = ("--retries", "0", "--target", folder / "pip", "--require-hashes", "-r", folder / "pebble.lock")
    return (*pip, "install", *options)


def by_uv(folder: Path) -> tuple[object, ...]:
    pip = (real.UV, "--cache-dir", folder / "uv-cache", "pip", "install", "--python", real.PYTHON)
    return (*pip, "--target", folder / "uv", "--require-hashes", "-r", folder / "pebble.lock")


def by_npm(folder: Path) -> tuple[object, ...]:
    return (real.NPM, "--prefix", folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund")


RESULTS = [
    (by_pip, "pip/pebble-1.0.dist-info"),
    (by_uv, "uv/pebble-1.0.dist-info"),
    (by_npm, "node_modules/pebble"),
]


@pytest.mark.parametrize(("fetch", "result"), RESULTS)
def test_an_authority_that_the_environment_names_is_trusted(
    run: ModuleType,
    tmp_path: Path,
    registry: Registry,
    monkeypatch: pytest.MonkeyPatch,
    fetch: Fetch,
    result: str,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(registry.authority))  # OpenSSL's setting for the system's roots
    run.step("fetching pebble", *fetch(tmp_path))
    assert (tmp_path / result).is_dir()


STORE = Path("/etc/ssl/certs")
IN_ANOTHER_SYSTEM = 'mount --bind "$0" "$1" && shift && exec "$@"'


@pytest.fixture
def another_system(tmp_path: Path, registry: Registry) -> tuple[object, ...]:
    """Return the beginning of a command that runs where the system knows only the registry's authority."""
    own = ("unshare", "--mount", *(() if os.geteuid() == 0 else ("--map-root-user",)))
    store = write_store(tmp_path / "store", registry.authority)
    words = (*own, "sh", "-c", IN_ANOTHER_SYSTEM, store, STORE)
    if not (STORE / "ca-certificates.crt").exists() or shutil.which("unshare") is None:
        pytest.skip("this system keeps its certificates otherwise than Debian")
    if subprocess.run([*words, "true"], check=False, capture_output=True).returncode:
        pytest.skip("this system lets nobody mount anything in a namespace")
    return words


@pytest.mark.parametrize(("fetch", "result"), RESULTS)
def test_an_authority_that_only_the_system_knows_is_trusted_at_the_second_try(
    run: ModuleType,
    tmp_path: Path,
    another_system: tuple[object, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    fetch: Fetch,
    result: str,
) -> None:
    of_debian = DefaultVerifyPaths("", str(STORE), "", "", "", str(STORE))
    monkeypatch.setattr(run.faults.ssl, "get_default_verify_paths", lambda: of_debian)
    run.step("fetching pebble", *another_system, *fetch(tmp_path))
    assert (tmp_path / result).is_dir()
    assert capsys.readouterr().err.splitlines() == [
        "[run]   fetching pebble",
        "[run]   ... again, with the certificates of the system",
    ]


@pytest.mark.parametrize(
    ("fetch", "message"),
    [
        (by_pip, "/simple/pebble/: There was a problem confirming the ssl certificate"),
        (by_uv, "/simple/pebble/: invalid peer certificate: UnknownIssuer"),
        (by_npm, "/pebble failed, reason: self-signed certificate in certificate chain"),
    ],
)
def test_an_authority_that_nobody_knows_is_named_as_the_reason(
    run: ModuleType,
    tmp_path: Path,
    registry: Registry,
    capsys: pytest.CaptureFixture[str],
    fetch: Fetch,
    message: str,
) -> None:
    with pytest.raises(SystemExit):
        run.step("fetching pebble", *fetch(tmp_path))
    assert registry.requested == []
    first, second, last = capsys.readouterr().err.splitlines()
    assert first == "[run]   fetching pebble"
    assert second == "[run]   ... again, with the certificates of the system"
    assert last.startswith("[run] fetching pebble failed: ")
    assert message in last
    assert "network" not in last


def test_the_certificates_of_the_system_come_second(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run.CACHE.mkdir()
    for name in ("UV_SYSTEM_CERTS", "NODE_USE_SYSTEM_CA"):
        monkeypatch.delenv(name, raising=False)
    log = tmp_path / "log"
    picky = 'test "$UV_SYSTEM_CERTS$NODE_USE_SYSTEM_CA" = 11 || { echo bad certificate >&2; exit 1; }'
    tool = program(tmp_path / "tool", f'echo "$UV_SYSTEM_CERTS-$NODE_USE_SYSTEM_CA" >> {log}; {picky}')
    run.step("fetching", tool)
    assert log.read_text() == "-\n1-1\n"
    assert "failed" not in capsys.readouterr().err
    program(tool, f"echo once >> {log}; echo no space left >&2; exit 1")
    log.unlink()
    with pytest.raises(SystemExit):
        run.step("fetching", tool)
    assert log.read_text() == "once\n"


def test_npm_soon_tries_with_other_certificates(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NPM_CONFIG_FETCH_RETRY_MINTIMEOUT", "npm_config_fetch_retry_mintimeout"):
        monkeypatch.delenv(name, raising=False)
    assert sum(map(int, run.npm_settings().values())) <= 3000
    monkeypatch.setenv("NPM_CONFIG_FETCH_RETRY_MINTIMEOUT", "9")
    assert "npm_config_fetch_retry_mintimeout" not in run.npm_settings()
