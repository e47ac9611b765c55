"""Generate web/src/wire.ts, the types of the browser client, from the schema in riad/server/wire.

`--check` only reports whether the file is current.
"""

import argparse
import inspect
import json
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from riad.server import wire
from riad.server.wire import asked, messages, told

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = """\
// Made by tools/wire_types.py from src/riad/server/wire: change that, and run it again.
// Times are milliseconds since 1970, seats count from 0, moves are texts.
"""
ROOMS = (wire, asked, told, messages)
BASES = (wire.Asked, wire.Told)
UNIONS = {"FromClient": "What goes into the websocket.", "FromServer": "What comes out of the websocket."}
PLAIN = {"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "null": "null"}
Schema = Mapping[str, Any]

CHOICES = {
    frozenset(typing.get_args(value)): name
    for room in ROOMS
    for name, value in vars(room).items()
    if typing.get_origin(value) is typing.Literal
}
"""The names of choices that have one."""


def structs() -> list[type[msgspec.Struct]]:
    """Return all structs that travel over the wire, in the order of the files."""
    return [
        value
        for room in ROOMS
        for value in vars(room).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == room.__name__
        if value not in BASES
    ]


def one_of(values: Iterable[Any]) -> str:
    """Return a choice of constants."""
    return " | ".join(json.dumps(value) for value in values)


def type_of(schema: Schema) -> str:
    """Return a schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return CHOICES.get(frozenset(schema["enum"])) or one_of(schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
    return "unknown" if kind is None else PLAIN[kind]


def about(text: str) -> str:
    """Return a comment."""
    first, *more = [line.strip() for line in text.strip().splitlines()]
    if not more:
        return f"/** {first} */"
    return "\n".join([f"/** {first}", *(f" * {line}".rstrip() for line in more), " */"])


def interface(struct: type[msgspec.Struct], schema: Schema) -> str:
    """Return a struct. A request may omit what has a default; a message of ours is complete."""
    needed = set(schema["properties"]) if issubclass(struct, wire.Told) else set(schema.get("required", ()))
    fields = [
        f"  {name}{'' if name in needed else '?'}: {type_of(field)};"
        for name, field in schema["properties"].items()
    ]
    return "\n".join([about(str(struct.__doc__)), f"export interface {struct.__name__} {{", *fields, "}"])


def parts() -> Iterator[str]:
    """Yield the declarations of the file, one at a time."""
    yield HEAD.rstrip()
    named = {name: one_of(typing.get_args(getattr(wire, name))) for name in CHOICES.values()}
    yield "\n".join(f"export type {name} = {choice};" for name, choice in named.items())
    _, components = msgspec.json.schema_components(structs(), ref_template="{name}")
    for struct in structs():
        yield interface(struct, components[struct.__name__])
    for name, words in UNIONS.items():
        members = " | ".join(member.__name__ for member in typing.get_args(getattr(messages, name)))
        yield f"{about(words)}\nexport type {name} = {members};"


def text() -> str:
    """Return the whole file."""
    return "\n\n".join(parts()) + "\n"


def main() -> int:
    """Write the file, or report that it is not current."""
    parser = argparse.ArgumentParser(description="Make web/src/wire.ts from the schema of the server.")
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    wanted = text()
    if not parser.parse_args().check:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(wanted, encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != wanted:
        print(f"{FILE.name} is not current: run tools/wire_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
