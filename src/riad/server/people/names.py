"""Names of people and labels of their sessions: tidied, and refused if they cannot be shown to others."""

import re
import unicodedata

from riad.server.errors import AccountError

LONGEST_NAME, LONGEST_LABEL = 24, 40
LONGEST_TEXT = 500  # before tidying, which can be slow for crafted texts
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2028\u2029\u2800\u3164"
    "\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""Line breaks, and letters, marks and symbols that are invisible though their category does not say so."""


def checked_name(name: str) -> str:
    """Return a name in its tidy form; AccountError if it cannot be shown to others."""
    tidy = tidied(name)
    if not shows(tidy, LONGEST_NAME):
        raise AccountError("bad_name", f"A name must have 1 to {LONGEST_NAME} visible characters.")
    return tidy


def checked_label(label: str) -> str:
    """Return the label of a token or a passkey in its tidy form."""
    tidy = tidied(label)
    if not shows(tidy, LONGEST_LABEL):
        raise AccountError("bad_label", f"A label must have 1 to {LONGEST_LABEL} visible characters.")
    return tidy


def tidied(text: str) -> str:
    """Return a text composed (NFC) and trimmed, with single plain spaces, so that look-alikes are equal."""
    if len(text) > LONGEST_TEXT:
        return ""
    text = unicodedata.normalize("NFC", text).strip()
    return re.sub(" +", " ", "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text))


def shows(text: str, most: int) -> bool:
    """Return whether all of a tidy text can be seen, and it stays in its line.

    The categories C are controls, formats (zero-width, changes of direction), surrogates and numbers without
    a character. Marks belong on a letter, and a stack of them covers its neighbours.
    """
    kinds = "".join(unicodedata.category(sign)[0] for sign in text)
    return (
        1 <= len(text) <= most
        and "C" not in kinds
        and not UNSEEN.search(text)
        and not re.search("^M|ZM|M{4}", kinds)
    )
