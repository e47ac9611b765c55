"""The server: accounts, tables, live play and storage. Many equal nodes may run over one database."""
