"""The origin of this site as a browser shows it. Passkeys are bound to it, and no header is trusted."""

from collections.abc import Mapping
from typing import Any

from riad.server.errors import AccountError
from riad.server.people.auth import is_secure, site_of
from riad.server.settings import Settings

USUAL_PORT = {"https": 443, "http": 80}


def proven_origin(scope: Mapping[str, Any], host: str, settings: Settings) -> str:
    """Return the origin from the settings, or of a host that the settings name; AccountError without one.

    The port is that of the socket, or behind a proxy the usual one. `host` is the name in the request.
    """
    if settings.origin:
        return settings.origin
    name = site_of(f"//{host}", "hostname")
    if name not in settings.names:
        raise AccountError("passkey_refused", "Passkeys need a server that knows its name: see --origin.")
    scheme = "https" if is_secure(scope) else "http"
    port = None if settings.proxies else (scope.get("server") or (None, None))[1]
    shown = f"[{name}]" if ":" in name else name
    return f"{scheme}://{shown}" + ("" if port in (None, USUAL_PORT[scheme]) else f":{port}")
