"""Moves of Alhambra in words."""

from collections.abc import Mapping
from typing import Any

PHRASES = {
    "stop": "takes no further action",
    "pass": "passes",
    "build": "builds {tile} at {at} (longest wall {wall})",
    "store": "stores {tile} (longest wall {wall})",
    "swap": "replaces {old} with {tile} (longest wall {wall})",
    "place": "places {tile} at {at} (longest wall {wall})",
    "reserve": "puts {tile} in the reserve",
    "leave": "leaves {tile} unbuilt",
    "dirk": "gives {tile} to Dirk",
    "buy": "buys {tile} for {price} {money}",
}


def tell(deed: Mapping[str, Any]) -> str:
    """Describe a deed in words."""
    if deed["does"] == "take":
        return f"takes {' '.join(deed['cards'])}"
    if deed["does"] == "pay":
        return f"pays {deed['card']} ({tell_payment(deed)})"
    return PHRASES[deed["does"]].format(**deed)


def tell_payment(deed: Mapping[str, Any]) -> str:
    """Describe the progress of a payment after a card."""
    if deed["over"] is None:
        return f"{deed['paid']} of {deed['price']}"
    return f"{deed['over']} too much" if deed["over"] else "exact: another action"
