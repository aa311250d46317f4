"""Every mutant of a module: its text with one small change, and a name that says which.

The changes are mutmut's operators; where they are applied is decided here. mutmut itself leaves out what stands outside
functions and every decorated function, and in this engine those are the tables of cards and tiles, all properties and
`clash`. Left alone are only imports, decorators, and what is for the type checker. Of a string's mutants one is enough,
and an argument is replaced by None but not left out as well, which Python itself mostly notices.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import libcst
from libcst.matchers import AnnAssign, Annotation, Assign, Call, Name, matches
from mutmut.mutation.mutators import mutation_operators, operator_arg_removal, operator_string

LEFT_ALONE = (libcst.Annotation, libcst.Decorator, libcst.Import, libcst.ImportFrom)
FOR_THE_TYPE_CHECKER = (
    AnnAssign(annotation=Annotation(annotation=Name("TypeAlias"))),
    Assign(value=Call(func=Name("TypeVar"))),
)
Change = tuple[str, libcst.CSTNode, libcst.CSTNode]  # in which function or class, what, what instead


@dataclass(frozen=True)
class Mutant:
    """`module` is a path below engine/pocketcrowns without .py; `name` is unique in it and says what was changed.

    `text` is that of the whole module, `part` of the function, class or other statement in it that was changed.
    """

    module: str
    name: str
    text: str
    part: str


class _Changes(libcst.CSTVisitor):
    """Collects the changes that the operators propose, in the order of the text."""

    def __init__(self) -> None:
        self.found: list[Change] = []
        self._inside: list[str] = []

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, LEFT_ALONE) or any(matches(node, each) for each in FOR_THE_TYPE_CHECKER):
            return False
        if isinstance(node, libcst.FunctionDef | libcst.ClassDef):
            self._inside.append(node.name.value)
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                proposed = list(operator(node))
                if operator is operator_string:
                    del proposed[1:]
                if operator is operator_arg_removal:
                    proposed = [call for call in proposed if len(call.args) == len(node.args)]
                self.found += ((".".join(self._inside), node, instead) for instead in proposed)
        return True

    def on_leave(self, original_node: libcst.CSTNode) -> None:
        if isinstance(original_node, libcst.FunctionDef | libcst.ClassDef):
            self._inside.pop()


def _compiles(text: str) -> bool:
    try:
        compile(text, "a mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


def _alike(one: str, two: str) -> int:
    """How many characters at the beginning are the same."""
    differing = (place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    return next(differing, min(len(one), len(two)))


def _change(before: str, after: str) -> str:
    """The changed lines with the change in them, as in `depth {+→-}= 1`."""
    head = _alike(before, after)
    tail = _alike(before[head:][::-1], after[head:][::-1])
    while head and before[head - 1].isalnum():  # whole words
        head -= 1
    while tail and before[-tail].isalnum():
        tail -= 1
    end, new_end = len(before) - tail, len(after) - tail
    first = before.rfind("\n", 0, head) + 1
    last = before.find("\n", end)
    rest = before[end : len(before) if last < 0 else last]
    return " ".join(f"{before[first:head]}{{{before[head:end]}→{after[head:new_end]}}}{rest}".split())


def mutants(module: str, text: str) -> Iterator[Mutant]:
    """The mutants of a module with this text, each text once, those that are no Python left out."""
    tree = libcst.parse_module(text)
    parts = [tree.code_for_node(statement) for statement in tree.body]
    start = text.index("".join(parts))
    texts, names = {text}, dict[str, int]()
    for number, statement in enumerate(tree.body):
        before = text[:start] + "".join(parts[:number])
        after = text[len(before) + len(parts[number]) :]
        changes = _Changes()
        statement.visit(changes)
        for inside, node, instead in changes.found:
            part = tree.code_for_node(statement.deep_replace(node, instead))
            changed = before + part + after
            if changed in texts or not _compiles(changed):
                continue
            texts.add(changed)
            name = f"{inside or 'module'}: {_change(text, changed)}"
            names[name] = names.get(name, 0) + 1
            yield Mutant(module, name if names[name] == 1 else f"{name} #{names[name]}", changed, part)
