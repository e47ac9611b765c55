"""The rules of Toy, in compiled code."""
