"""What an environment needs beyond the base install, told to whoever has not got it."""

PACKAGES = {"pettingzoo": "pettingzoo and gymnasium", "openspiel": "open_spiel"}


def missing(extra: str, error: ImportError) -> ImportError:
    """The error that says how to get what an environment needs."""
    sentence = f'this environment needs {PACKAGES[extra]}: pip install "riad[{extra}]" ({error})'
    return ImportError(sentence, name=error.name)
