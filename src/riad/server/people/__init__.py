"""People: accounts, their proof of who they are, and what each may use."""
