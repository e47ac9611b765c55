"""The mutants of a file: each is its text with one small change, at the same lines wherever possible."""

import ast
import copy
import difflib
import functools
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OTHER_NAMES = {"min": "max", "max": "min"}
ENDS = (ast.Return, ast.Break, ast.Continue, ast.Pass)
COMPOUND = (ast.If, ast.For, ast.While, ast.FunctionDef, ast.ClassDef)
DELETED = (ast.Assign, ast.AugAssign, ast.Expr, ast.Break, ast.Continue)
NO_EXPRESSION = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
INDENT = 4


@dataclass(frozen=True)
class Mutant:
    """One changed text of a file. `lines` are those of the statement that changes, in the original text."""

    function: str
    lines: range
    operator: str
    original: str
    changed: str

    @property
    def line(self) -> int:
        """The first line that changes."""
        return self.lines[0]

    @functools.cached_property
    def difference(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The lines that go and the lines that come, without their indentation."""
        found = list(difflib.ndiff(self.original.splitlines(), self.changed.splitlines()))
        return tuple(
            tuple(line[2:].strip() for line in found if line.startswith(sign)) for sign in ("- ", "+ ")
        )  # type: ignore[return-value]  # of two

    def diff(self, name: str) -> str:
        """Return the change as a unified diff."""
        lines = (self.original.splitlines(), self.changed.splitlines())
        return "\n".join(difflib.unified_diff(*lines, name, f"{name} ({self.operator})", n=2, lineterm=""))


def mutants_of(text: str) -> list[Mutant]:
    """Return all mutants of a file, in the order of its lines; those that do not parse are left out."""
    return list(_Writer(text).mutants())


class _Writer:
    """Writes the mutants of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines(keepends=True)
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line.encode()))

    def mutants(self) -> Iterator[Mutant]:
        """Yield each different text once. Only the statement around a change is parsed again."""
        for whole in self.tree.body:
            before = len("".join(self.lines[: whole.lineno - 1]))
            after = len("".join(self.lines[whole.end_lineno or whole.lineno :]))
            seen = {ast.dump(ast.parse(self.text[before : len(self.text) - after]))}
            for function, statement, block in statements([whole]):
                for operator, changed in self.changes(statement, block, function):
                    try:
                        known = ast.dump(ast.parse(changed[before : len(changed) - after]))
                    except SyntaxError:
                        continue
                    if known not in seen:
                        seen.add(known)
                        yield Mutant(function, heading(statement), operator, self.text, changed)

    def changes(self, statement: ast.stmt, block: list[ast.stmt], function: str) -> Iterator[tuple[str, str]]:
        """Yield the texts with one change in this statement; bodies of compound ones come on their own."""
        for node in own_nodes(statement):
            for operator, other in others(node):
                yield operator, self.replace(node, written(other, node))
        if function:
            match statement:
                case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                    yield "value returned", self.replace(value, "0")
                case ast.Return(value=None):
                    yield "statement deleted", self.replace(statement, "pass")
            if isinstance(statement, DELETED) and not is_text(statement):
                yield "statement deleted", self.replace(statement, "pass")
            if isinstance(statement, ast.If) and not statement.orelse:
                yield from self.moves(statement, block)

    def replace(self, node: ast.stmt | ast.expr, text: str) -> str:
        """Return the whole text with other text for a node."""
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        start, end = self.starts[node.lineno - 1] + node.col_offset, self.starts[end_line - 1] + end_column
        encoded = self.text.encode()
        return (encoded[:start] + text.encode() + encoded[end:]).decode()

    def moves(self, condition: ast.If, block: list[ast.stmt]) -> Iterator[tuple[str, str]]:
        """Yield the texts in which a statement moves out of or into a condition without an else."""
        place = block.index(condition)
        first, last = condition.body[0], condition.body[-1]
        if not isinstance(first, ENDS):
            yield "statement moved out", self.moved(first, condition.lineno - 1, -INDENT)
        if not isinstance(last, ENDS) and last is not first:
            yield "statement moved out", self.moved(last, last.end_lineno or last.lineno, -INDENT)
        before = block[place - 1] if place else None
        if before is not None and not isinstance(before, (*ENDS, *COMPOUND)) and not is_text(before):
            yield "statement moved in", self.moved(before, first.lineno - 1, INDENT)
        after = block[place + 1] if place + 1 < len(block) else None
        if after is not None and not isinstance(after, COMPOUND) and not isinstance(last, ENDS):
            yield "statement moved in", self.moved(after, last.end_lineno or last.lineno, INDENT)

    def moved(self, statement: ast.stmt, before: int, indent: int) -> str:
        """Return the text in which a statement goes to another line, with another indentation."""
        start, end = statement.lineno - 1, statement.end_lineno or statement.lineno
        block = [" " * indent + line if indent > 0 else line[-indent:] for line in self.lines[start:end]]
        if start < before:
            return "".join([*self.lines[:start], *self.lines[end:before], *block, *self.lines[before:]])
        return "".join([*self.lines[:before], *block, *self.lines[before:start], *self.lines[end:]])


def statements(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt, list[ast.stmt]]]:
    """Yield each statement with the name of its function ("" outside) and the block that it is in."""
    waiting: list[tuple[str, list[ast.stmt]]] = [("", body)]
    while waiting:
        function, block = waiting.pop(0)
        inner = []
        for statement in block:
            yield function, statement, block
            name = statement.name if isinstance(statement, ast.FunctionDef) else function
            for field in ("body", "orelse"):
                inner += [(name, getattr(statement, field))] if getattr(statement, field, None) else []
        waiting = inner + waiting


def heading(statement: ast.stmt) -> range:
    """Return the lines of a statement, of a compound one those before its body."""
    body = getattr(statement, "body", None)
    end = body[0].lineno if body else (statement.end_lineno or statement.lineno) + 1
    return range(statement.lineno, max(end, statement.lineno + 1))


def own_nodes(statement: ast.stmt) -> Iterator[ast.expr]:
    """Yield the expressions of a statement that run with it: not those of its body or an annotation."""
    if isinstance(statement, NO_EXPRESSION) or is_text(statement):
        return
    skipped = ("body", "orelse", "annotation")
    fields = (getattr(statement, name, None) for name in statement._fields if name not in skipped)
    for field in fields:
        for part in field if isinstance(field, list) else [field]:
            if isinstance(part, ast.AST):
                yield from (node for node in ast.walk(part) if isinstance(node, ast.expr))
    if isinstance(statement, ast.AugAssign):
        yield _AsExpression(statement)


class _AsExpression(ast.expr):
    """An augmented assignment, replaced as a whole like an expression."""

    def __init__(self, statement: ast.AugAssign) -> None:
        self.statement = statement
        ast.copy_location(self, statement)


def others(node: ast.expr) -> Iterator[tuple[str, ast.AST]]:
    """Yield what may stand in place of an expression, and the name of the change."""
    match node:
        case ast.Compare(ops=[op, *rest]):
            for other in COMPARISONS[type(op)]:
                yield "comparison", with_field(node, ops=[other(), *rest])
        case ast.Constant(value=int(value)):
            for number in [not value] if isinstance(value, bool) else [value + 1, value - 1]:
                yield "constant", ast.Constant(number)
        case ast.IfExp(body=body, orelse=orelse):
            yield "condition", body
            yield "condition", orelse
        case ast.Call(func=ast.Name(id=name)) if name in OTHER_NAMES:
            yield "function", with_field(node, func=ast.Name(OTHER_NAMES[name]))
        case _:
            yield from other_operations(node)


def other_operations(node: ast.expr) -> Iterator[tuple[str, ast.AST]]:
    """Yield what may stand in place of an operation."""
    match node:
        case _AsExpression(statement=ast.AugAssign(op=op) as statement) if type(op) in ARITHMETIC:
            yield "arithmetic", with_field(statement, op=ARITHMETIC[type(op)]())
        case ast.BinOp(op=op) if type(op) in ARITHMETIC:
            yield "arithmetic", with_field(node, op=ARITHMETIC[type(op)]())
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield "not", operand
        case ast.BoolOp(op=op, values=values):
            yield "and, or", with_field(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
            for place in range(len(values)):
                left = [*values[:place], *values[place + 1 :]]
                yield "part of a condition", with_field(node, values=left) if len(left) > 1 else left[0]


def with_field(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy of a node with other values of some fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def written(other: ast.AST, node: ast.expr) -> str:
    """Return the source of a node in the place of another, in brackets where they may matter."""
    text = ast.unparse(other)
    simple = isinstance(other, ast.Constant | ast.Name | ast.Call | ast.Attribute | ast.Subscript | ast.stmt)
    return text if simple or type(other) is type(node) else f"({text})"


def is_text(statement: ast.stmt) -> bool:
    """Return whether a statement is a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
