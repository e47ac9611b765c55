"""The limits and refusals of each route of the server, found in its sources by following its calls."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import riad.server

SOURCES = Path(riad.server.__file__).parent
REFUSING = ("ApiError", "AccountError", "RefusedMove")
BOUNDED = {("Reading", "admit"): "--read-mb", ("ConnectionQuota", "check"): "--sockets"}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[str, str]
"""The class or module of a function, and its name."""


@dataclass
class Known:
    """Facts found in the sources: functions by their place, and types of attributes by class."""

    functions: dict[Place, tuple[Function, str]] = field(default_factory=dict)
    attributes: dict[Place, str] = field(default_factory=dict)
    imports: dict[str, dict[str, str]] = field(default_factory=dict)
    """For each module, the modules from which each name is imported."""

    def read(self, module: str, tree: ast.Module) -> None:
        """Add the contents of a module."""
        self.imports[module] = {
            each.asname or each.name: node.module
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for each in node.names
        }
        for node in tree.body:
            if isinstance(node, Function):
                self.functions[module, node.name] = (node, module)
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, Function) and isinstance(node, ast.ClassDef):
                    self.functions[node.name, part.name] = (part, module)
                    self.learn(node.name, part)

    def learn(self, owner: str, function: Function) -> None:
        """Note the types of a class's attributes, from its properties and its assignments to self."""
        is_property = any("property" in ast.unparse(each) for each in function.decorator_list)
        for kind in classes_in(function.returns) if is_property else ():
            self.attributes.setdefault((owner, function.name), kind)
        types = {each.arg: kind for each in function.args.args for kind in first(each.annotation)}
        for node in ast.walk(function):
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            if not isinstance(node, ast.Assign) or not isinstance(target, ast.Attribute):
                continue
            value = node.value.values[0] if isinstance(node.value, ast.BoolOp) else node.value
            if isinstance(value, ast.Name) and value.id in types:
                self.attributes[owner, target.attr] = types[value.id]
            elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
                self.attributes[owner, target.attr] = value.func.id


def classes_in(annotation: ast.expr | None) -> Iterator[str]:
    """Yield the names in an annotation."""
    for part in ast.walk(annotation) if annotation is not None else ():
        if isinstance(part, ast.Name):
            yield part.id
        elif isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.isidentifier():
            yield part.value


def first(annotation: ast.expr | None) -> list[str]:
    """Return the first name in an annotation, if there is any."""
    return [*classes_in(annotation)][:1]


@cache
def known() -> Known:
    """Return all sources of the server and of matches, read once."""
    sources = Known()
    package = SOURCES.parent
    for path in sorted((*SOURCES.rglob("*.py"), *(package / "match").glob("*.py"))):
        module = ".".join(("riad", *path.relative_to(package).with_suffix("").parts))
        sources.read(module, ast.parse(path.read_text(encoding="utf-8")))
    return sources


def reached(function: Function) -> Iterator[ast.AST]:
    """Yield the nodes whose refusals leave a function, without those that it catches or defers."""
    waiting: list[ast.AST] = [function]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Function) and yields(node):
            continue  # runs only after the answer has begun
        if is_caught(node) or (isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".spawn")):
            continue
        yield node
        waiting += ast.iter_child_nodes(node)


def yields(function: Function) -> bool:
    """Return whether a function is a generator, whatever the functions inside it are."""
    inside = {
        part
        for node in ast.walk(function)
        if isinstance(node, Function) and node is not function
        for part in ast.walk(node)
    }
    return any(isinstance(node, ast.Yield) and node not in inside for node in ast.walk(function))


def is_caught(node: ast.AST) -> bool:
    """Return whether a block catches the refusals of the functions it calls."""
    if isinstance(node, ast.With):
        return any(
            "suppress" in ast.unparse(item) and "AccountError" in ast.unparse(item) for item in node.items
        )
    return isinstance(node, ast.Try) and any(
        {*classes_in(handler.type)} & {*REFUSING}
        and not any(isinstance(part, ast.Raise) for part in ast.walk(handler))
        for handler in node.handlers
    )


class Following:
    """A walk from a function through all its calls."""

    def __init__(self) -> None:
        self.codes: set[str] = set()
        self.limits: set[str] = set()
        """Names of limits, and the settings that bound the reads and open connections of an address."""
        self._seen: set[Place] = set()

    def follow(self, place: Place) -> None:
        """Collect the refusals of a function, then follow its calls."""
        if place in self._seen or place not in known().functions:
            return
        self._seen.add(place)
        if place in BOUNDED:
            self.limits.add(BOUNDED[place])
        function, module = known().functions[place]
        types = {each.arg: kind for each in function.args.args for kind in first(each.annotation)}
        types["self"] = place[0]
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                kind = self._type_of(node.value, types, module)
                types |= {node.targets[0].id: kind} if kind else {}
        for node in reached(function):
            if isinstance(node, ast.Call):
                self._call(node, types, module)

    def _call(self, call: ast.Call, types: dict[str, str], module: str) -> None:
        for called in [call.func, *call.args]:  # a function may be passed as an argument
            target = self._place_of(called, types, module)
            if target is not None:
                self.follow(target)
        argument = call.args[0] if call.args else None
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            if isinstance(call.func, ast.Name) and call.func.id in REFUSING:
                self.codes.add(argument.value)
            elif self._place_of(call.func, types, module) in {
                ("RateLimiter", "count"),
                ("RateLimiter", "_wait"),
            }:
                self.limits.add(argument.value)

    def _place_of(self, called: ast.expr, types: dict[str, str], module: str) -> Place | None:
        imports = known().imports[module]
        if isinstance(called, ast.Name) and called.id not in types:
            made = (called.id, "__init__")
            return made if made in known().functions else (imports.get(called.id, module), called.id)
        if isinstance(called, ast.Attribute):
            name = called.value.id if isinstance(called.value, ast.Name) else ""
            if name in imports and name not in types:  # a function of a module
                return f"{imports[name]}.{name}", called.attr
            kind = self._type_of(called.value, types, module)
            return (kind, called.attr) if kind else None
        return None

    def _type_of(self, value: ast.expr, types: dict[str, str], module: str) -> str | None:
        if isinstance(value, ast.Await):
            return self._type_of(value.value, types, module)
        if isinstance(value, ast.Name):
            return types.get(value.id)
        if isinstance(value, ast.Attribute):
            owner = self._type_of(value.value, types, module)
            return known().attributes.get((owner, value.attr)) if owner else None
        place = self._place_of(value.func, types, module) if isinstance(value, ast.Call) else None
        if place is None or place not in known().functions:
            return None
        return (
            place[0]
            if place[1] == "__init__"
            else next(classes_in(known().functions[place][0].returns), None)
        )


def found_in(module: str, name: str) -> Following:
    """Return the limits and possible refusals of a function of a module, such as the handler of a route."""
    following = Following()
    following.follow((module, name))
    return following
