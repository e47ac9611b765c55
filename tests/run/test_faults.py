"""The reason of a failed step is the tool's own line, as pip, uv, npm and apt-get print it."""

import pytest

from tools import faults

PIP_CERTIFICATE = """
Looking in indexes: https://localhost:38479/simple
Could not fetch URL https://[::1]/simple/uv/: There was a problem confirming the ssl certificate: \
HTTPSConnectionPool(): Max retries exceeded (Caused by SSLError(1)) - skipping
WARNING: Retrying (Retry(0)) after connection broken by 'SSLError(1)': /simple/uv/
ERROR: Could not find a version that satisfies the requirement uv==1.0 (from versions: none)
ERROR: No matching distribution found for uv==1.0
"""
PIP_REFUSED = """
WARNING: Retrying (Retry(0)) after connection broken by 'NewConnectionError('Connection refused')': /uv/
ERROR: Could not find a version that satisfies the requirement uv==1.0 (from versions: none)
ERROR: No matching distribution found for uv==1.0
"""
UV_CERTIFICATE = """
Using CPython 3.11.7 interpreter at: .venv/bin/python
error: Failed to fetch: https://localhost:1/simple/numpy/
  cause: error sending request for url (https://localhost:1/simple/numpy/)
  cause: client error (Connect)
  cause: invalid peer certificate: UnknownIssuer

hint: Consider enabling use of system TLS certificates with the `--system-certs` command-line flag
"""
UV_NO_NAME = """
error: Request failed after 3 retries in 7.9s
  cause: Failed to fetch: https://nowhere.invalid/simple/numpy/
  cause: error sending request for url (https://nowhere.invalid/simple/numpy/)
  cause: client error (Connect)
  cause: dns error
  cause: error resolving DNS
  cause: failed to lookup address information: Name or service not known
"""
UV_NO_WHEEL = """
error: No solution found when resolving dependencies
  cause: Because pyyaml==6.0.3 has no usable wheels, your requirements are unsatisfiable.

hint: Wheels are required for `pyyaml` because building from source is disabled
"""
NPM_CERTIFICATE = """
npm error code SELF_SIGNED_CERT_IN_CHAIN
npm error errno SELF_SIGNED_CERT_IN_CHAIN
npm error request to https://[::1]/vite failed, reason: self-signed certificate in certificate chain
npm error A complete log of this run can be found in: /home/ann/.npm/_logs/2026-11-18-debug-0.log
"""
NPM_REFUSED = """
npm error code ECONNREFUSED
npm error FetchError: request to https://[::1]/vite failed, reason: connect ECONNREFUSED 127.0.0.1:1
npm error   code: 'ECONNREFUSED',
npm error   errno: 'ECONNREFUSED',
npm error   type: 'system'
npm error }
npm error If you are behind a proxy, please make sure that the 'proxy' config is set properly.
npm error A complete log of this run can be found in: /home/ann/.npm/_logs/2026-11-18-debug-0.log
"""
NPM_SCRIPT = """
> build
npm error Missing script: "build"
npm error A complete log of this run can be found in: /home/ann/.npm/_logs/2026-11-18-debug-0.log
"""
NPM_NO_RIGHT = """
npm error code EACCES
npm error Error: EACCES: permission denied, mkdir '/srv/riad/web/node_modules'
npm error   errno: -13
npm error The operation was rejected by your operating system.
npm error A complete log of this run can be found in: /home/ann/.npm/_logs/2026-11-18-debug-0.log
"""
APT_NO_NAME = """
W: Failed to fetch http://deb.example/dists/trixie/InRelease  Temporary failure resolving 'deb.example'
W: Some index files failed to download. They have been ignored, or old ones used instead.
"""
APT_PACKAGES = """
The following NEW packages will be installed:
  ca-certificates python3-venv
E: Failed to fetch http://deb.example/pool/python3-venv.deb  Connection refused
"""
APT_UNKNOWN = "Reading package lists...\nE: Unable to locate package python3-venv\n"

CERTIFICATE, NETWORK, OTHER = (True, False), (False, True), (False, False)


@pytest.mark.parametrize(
    ("output", "kind", "reason"),
    [
        (
            PIP_CERTIFICATE,
            CERTIFICATE,
            "Could not fetch URL https://[::1]/simple/uv/: "
            "There was a problem confirming the ssl certificate: "
            "HTTPSConnectionPool(): Max retries exceeded (Caused by SSLError(1)) - skipping",
        ),
        (
            PIP_REFUSED,
            NETWORK,
            "Retrying (Retry(0)) after connection broken by 'NewConnectionError('Connection refused')': /uv/",
        ),
        (
            UV_CERTIFICATE,
            CERTIFICATE,
            "Failed to fetch: https://localhost:1/simple/numpy/: invalid peer certificate: UnknownIssuer",
        ),
        (
            UV_NO_NAME,
            NETWORK,
            "Failed to fetch: https://nowhere.invalid/simple/numpy/: "
            "failed to lookup address information: Name or service not known",
        ),
        (
            UV_NO_WHEEL,
            OTHER,
            "Because pyyaml==6.0.3 has no usable wheels, your requirements are unsatisfiable.; "
            "hint: Wheels are required for `pyyaml` because building from source is disabled",
        ),
        (
            NPM_CERTIFICATE,
            CERTIFICATE,
            "request to https://[::1]/vite failed, reason: self-signed certificate in certificate chain",
        ),
        (
            NPM_REFUSED,
            NETWORK,
            "FetchError: request to https://[::1]/vite failed, reason: connect ECONNREFUSED 127.0.0.1:1",
        ),
        (NPM_SCRIPT, OTHER, 'Missing script: "build"'),
        (NPM_NO_RIGHT, OTHER, "Error: EACCES: permission denied, mkdir '/srv/riad/web/node_modules'"),
        (
            APT_NO_NAME,
            NETWORK,
            "Failed to fetch http://deb.example/dists/trixie/InRelease  "
            "Temporary failure resolving 'deb.example'",
        ),
        (
            APT_PACKAGES,
            NETWORK,
            "Failed to fetch http://deb.example/pool/python3-venv.deb  Connection refused",
        ),
        (APT_UNKNOWN, OTHER, "Unable to locate package python3-venv"),
        ("", OTHER, "no reason given"),
    ],
)
def test_the_reason_is_what_the_tool_says(output: str, kind: tuple[bool, bool], reason: str) -> None:
    assert faults.reason(output) == reason
    assert (faults.is_certificate_fault(output), faults.is_network_fault(output)) == kind


def test_what_is_set_in_the_environment_wins() -> None:
    env = {"SSL_CERT_FILE": __file__}
    names = {"UV_SYSTEM_CERTS", "NODE_USE_SYSTEM_CA", "PIP_CERT"}
    assert {*faults.system_certificates({"PATH": ""})} | {
        "PIP_CERT"
    } == names  # PIP_CERT: where there are roots
    for name in names:
        assert name not in faults.system_certificates({**env, name: "0"})
    for name in ("REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"):
        assert "PIP_CERT" not in faults.system_certificates({**env, name: "bundle.pem"})
    assert faults.system_certificates(dict.fromkeys(names, "0")) == {}
