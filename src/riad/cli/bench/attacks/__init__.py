"""`riad bench --server`: capacity of a node, measured through its public protocol on this machine."""
