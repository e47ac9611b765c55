"""`riad bench --server`: how much a node bears, measured through its public protocol on this machine."""
