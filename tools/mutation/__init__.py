"""Parts of tools/mutate.py: mutants, the runs of tests that may kill them, and what is known of them."""
