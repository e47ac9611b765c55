"""Reasons for a failed step of the set-up, read from the output of pip, uv, npm or apt-get.

`run` imports this before anything is installed: standard library only, Python 3.8 or newer.
"""

import re
import ssl
from collections.abc import Mapping

CERTIFICATE = re.compile(r"(?<!ca-)certificate|SSLError|_CERT_|\bCERT_|UNABLE_TO_VERIFY_LEAF", re.IGNORECASE)
NETWORK = re.compile(
    r"name resolution|failure resolving|could not resolve|name or service not known|no such host|getaddrinfo"
    r"|lookup address|dns error|ENOTFOUND|EAI_AGAIN|connection refused|actively refused|ECONNREFUSED"
    r"|connection reset|ECONNRESET|timed out|ETIMEDOUT|unreachable|ENETUNREACH|EHOSTUNREACH",
    re.IGNORECASE,
)
MACHINE = re.compile(r"no space left|disk quota|permission denied|read-only file system", re.IGNORECASE)
NOISE = re.compile(r"npm error A complete log of this run|\[notice\]|hint: ", re.IGNORECASE)
LEVEL = re.compile(r"^(npm error|error:|cause:|warning:|E:|W:)\s*", re.IGNORECASE)
PIPS = ("PIP_CERT", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE")  # any of these tells pip which roots to trust


def is_certificate_fault(output: str) -> bool:
    """Return whether a tool did not trust the certificate of a server."""
    return bool(CERTIFICATE.search(output))


def is_network_fault(output: str) -> bool:
    """Return whether a tool did not reach a server at all."""
    return not is_certificate_fault(output) and bool(NETWORK.search(output))


def reason(output: str) -> str:
    """Return the line that says why a tool failed, with the address concerned if there is one."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    for cause in (CERTIFICATE, NETWORK, MACHINE):
        found = [line for line in lines if cause.search(line) and not NOISE.match(line)]
        if found:  # the line with address and cause is not always last in pip and npm
            return with_address([line for line in found if "://" in line] or found, lines)
    telling = [line for line in lines if not NOISE.match(line)]
    hints = [line for line in lines if line.startswith("hint: ")]
    said = [LEVEL.sub("", line) for line in telling[-1:]] + hints[-1:]
    return "; ".join(said) or "no reason given"


def with_address(found: "list[str]", lines: "list[str]") -> str:
    """Return the last of these lines, preceded by the line in which uv names the address."""
    cause = LEVEL.sub("", found[-1])
    fetched = [line for line in lines if "Failed to fetch: " in line] if "://" not in cause else []
    return ": ".join([LEVEL.sub("", line) for line in fetched[-1:]] + [cause])


def system_certificates(env: "Mapping[str, str]") -> "dict[str, str]":
    """Return the settings with which pip, uv and node trust the roots of the system, without those in env."""
    paths = ssl.get_default_verify_paths()
    settings = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1"}
    roots = paths.cafile or paths.capath
    if roots and not any(name in env for name in PIPS):
        settings["PIP_CERT"] = roots
    return {name: value for name, value in settings.items() if name not in env}
