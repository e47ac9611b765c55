"""The facts of a table."""

from dataclasses import replace

from tests.kit.server.folded_tables import FACTS


def test_the_digest_is_of_seed_and_salt() -> None:
    assert (
        FACTS.digest == "53963813d007ac41a3f3ee20e58abdbdb22093ba0fc4de92936493ec5d2fd67f"
    )  # printf "7 salt" | sha256sum
    assert FACTS.digest != replace(FACTS, seed="8").digest
    assert FACTS.digest != replace(FACTS, salt="pepper").digest


def test_tables_with_the_same_options_share_an_engine() -> None:
    assert FACTS.engine is replace(FACTS, id="u", seed="8").engine
    assert FACTS.engine is not replace(FACTS, seats=3).engine
