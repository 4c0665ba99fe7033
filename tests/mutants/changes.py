"""The ways to break a piece of code, found by walking its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_OPERATION: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}
# What these say is for people to read; no rule hangs on it.
WORDS = {"Event", "Refusal", "tell", "_tell", "cast", "TypeVar"}


@dataclass
class Change:
    """One child of a node exchanged for another; ``needs`` is an import that the new one rests on."""

    parent: ast.AST
    field: str
    place: int | None
    new: ast.AST | str | None  # None: the child is left out
    needs: tuple[str, str] | None = None

    @property
    def old(self) -> object:
        child = getattr(self.parent, self.field)
        return child if self.place is None else child[self.place]

    @contextmanager
    def made(self) -> Iterator[None]:
        """While it lasts, the tree is the broken one."""
        before = getattr(self.parent, self.field)
        if self.place is None:
            setattr(self.parent, self.field, self.new)
        else:
            middle = [] if self.new is None else [self.new]
            setattr(self.parent, self.field, [*before[: self.place], *middle, *before[self.place + 1 :]])
        try:
            yield
        finally:
            setattr(self.parent, self.field, before)


@dataclass
class Spot:
    """Where a child hangs in the tree, and the code around it."""

    node: ast.AST
    parent: ast.AST
    field: str
    place: int | None
    around: tuple[ast.AST, ...] = ()  # from the module down to the parent

    def put(self, new: ast.AST | str | None, needs: tuple[str, str] | None = None) -> Change:
        if isinstance(new, ast.AST):
            ast.copy_location(new, self.node)
            ast.fix_missing_locations(new)
        return Change(self.parent, self.field, self.place, new, needs)

    @property
    def decides(self) -> bool:
        """It is a condition, or one operand of a condition."""
        return self.field in ("test", "ifs") or isinstance(self.parent, ast.BoolOp)


def spots(node: ast.AST, around: tuple[ast.AST, ...] = ()) -> Iterator[Spot]:
    """Everything below a node that a rule may hang on, from top to bottom."""
    for name, child in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment", "bases"):
            continue
        for place, one in enumerate(child) if isinstance(child, list) else ((None, child),):
            if isinstance(one, ast.AST) and not _only_words(one):
                spot = Spot(one, node, name, place, (*around, node))
                yield spot
                yield from spots(one, spot.around)


def _only_words(node: ast.AST) -> bool:
    """Texts, what is told and refused, checks of our own work, types."""
    if isinstance(node, ast.If):
        test = ast.unparse(node.test)
        return ".story is not None" in test or test == "TYPE_CHECKING"
    if isinstance(node, ast.Call):
        return _called(node) in WORDS
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _only_words(node.value)
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.JoinedStr)


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def changes(spot: Spot) -> Iterator[Change]:
    """Every way to break the node at this spot."""
    for kind, ways in _WAYS:
        if isinstance(spot.node, kind):
            for new in ways(spot):
                yield spot.put(new)
    if spot.field in ("test", "ifs") and isinstance(spot.node, ast.expr):
        yield spot.put(ast.Constant(True))
        if spot.field == "test":
            yield spot.put(ast.Constant(False))


def _dropped(spot: Spot) -> Iterator[ast.AST]:
    """A statement that does something is left out; its names stay, so that closures keep their form."""
    node = spot.node
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name | ast.Tuple) for target in targets) or _in_constructor(spot):
            return
    if isinstance(node, ast.Return) and node.value is not None:
        return
    assert isinstance(node, ast.stmt)
    yield ast.If(ast.Constant(False), [node], [])


def _in_constructor(spot: Spot) -> bool:
    return any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in spot.around)


def _first_only(spot: Spot) -> Iterator[ast.AST]:
    """A loop that ends after its first round."""
    node = spot.node
    assert isinstance(node, ast.For)
    yield ast.For(node.target, node.iter, [*node.body, ast.Break()], node.orelse)


def _other_comparison(spot: Spot) -> Iterator[ast.AST]:
    node = spot.node
    assert isinstance(node, ast.Compare)
    if len(node.ops) > 1:
        return
    (kind,) = map(type, node.ops)
    if kind in BOUNDARY:
        yield ast.Compare(node.left, [BOUNDARY[kind]()], node.comparators)
    if not spot.decides:
        yield ast.Compare(node.left, [OPPOSITE[kind]()], node.comparators)


def _other_connection(spot: Spot) -> Iterator[ast.AST]:
    """``and`` for ``or``; then each operand is taken for granted."""
    node = spot.node
    assert isinstance(node, ast.BoolOp)
    both = isinstance(node.op, ast.And)
    yield ast.BoolOp(ast.Or() if both else ast.And(), node.values)
    for place in range(len(node.values)):
        granted = [*node.values[:place], ast.Constant(both), *node.values[place + 1 :]]
        yield ast.BoolOp(node.op, granted)


def _other_operation(spot: Spot) -> Iterator[ast.AST]:
    node = spot.node
    assert isinstance(node, ast.BinOp)
    if type(node.op) in OTHER_OPERATION and not any(map(_sequence, (node.left, node.right))):
        yield ast.BinOp(node.left, OTHER_OPERATION[type(node.op)](), node.right)


def _sequence(node: ast.expr) -> bool:
    """No numbers: the operation joins texts, lists or sets."""
    if isinstance(node, ast.BinOp):
        return _sequence(node.left) or _sequence(node.right)
    slices = isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)
    text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return slices or text or isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr | ast.Dict)


def _other_step(spot: Spot) -> Iterator[ast.AST]:
    node = spot.node
    assert isinstance(node, ast.AugAssign)
    if type(node.op) in OTHER_OPERATION and not _sequence(node.value):
        yield ast.AugAssign(node.target, OTHER_OPERATION[type(node.op)](), node.value)


def _without_not(spot: Spot) -> Iterator[ast.AST]:
    node = spot.node
    assert isinstance(node, ast.UnaryOp)
    if isinstance(node.op, ast.Not) and not spot.decides:
        yield ast.Call(ast.Name("bool", ast.Load()), [node.operand], [])
    elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield node.operand


def _other_constant(spot: Spot) -> Iterator[ast.AST]:
    value = getattr(spot.node, "value", None)
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int) and not _same_as_boundary(spot) and not _bit(spot):
        yield ast.Constant(value + 1)


def _same_as_boundary(spot: Spot) -> bool:
    """``x >= 3`` made ``x > 3`` is ``x >= 4`` already."""
    return isinstance(spot.parent, ast.Compare) and isinstance(spot.parent.ops[0], ast.GtE | ast.Lt)


def _bit(spot: Spot) -> bool:
    """The 1 of ``1 << seat`` and ``mask >> seat & 1``: a way to count, not a rule."""
    parent = spot.parent
    return isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.LShift | ast.RShift | ast.BitAnd)


def _other_function(spot: Spot) -> Iterator[ast.AST]:
    node = spot.node
    assert isinstance(node, ast.Call)
    if isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTION:
        yield ast.Call(ast.Name(OTHER_FUNCTION[node.func.id], ast.Load()), node.args, node.keywords)
    elif isinstance(node.func, ast.Name) and node.func.id == "reversed":
        yield node.args[0]


_DROPPED = (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Continue, ast.Break, ast.Return)
_WAYS: tuple[tuple[type[ast.AST] | tuple[type[ast.AST], ...], Callable[[Spot], Iterator[ast.AST]]], ...] = (
    (_DROPPED, _dropped),
    (ast.For, _first_only),
    (ast.Compare, _other_comparison),
    (ast.BoolOp, _other_connection),
    (ast.BinOp, _other_operation),
    (ast.AugAssign, _other_step),
    (ast.UnaryOp, _without_not),
    (ast.Constant, _other_constant),
    (ast.Call, _other_function),
)
