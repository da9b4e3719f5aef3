"""Finds the Swift examples of the documentation, and what is said about them beside them."""

import dataclasses
import pathlib
import re

# The modules of the library, each with what its examples import without saying so.
MODULES = {
    "FastJSON": ["FastJSON"],
    "Decoding": ["Decoding"],
    "DecodingClassics": ["DecodingClassics"],
    "DecodingOperators": ["DecodingOperators"],
    "DecodingFoundation": ["DecodingFoundation", "Foundation"],
    "DecodingHTTP": ["DecodingHTTP", "DecodingClassics", "Foundation"],
    "JSONModels": ["JSONModels"],
}
ALL_MODULES = list(MODULES)
SAMPLES = "DocumentationSamples"

FENCE = re.compile(r"^(\s*)```(\S*)\s*$")
IMPORT = re.compile(r"^\s*(?:@\w+ |internal |public )*import (?:\w+ )?(\w+)", re.MULTILINE)


class Mistake(Exception):
    """Something in a page that this check does not understand."""


@dataclasses.dataclass
class Block:
    """One example: its text, where it is, and what the comments before it say."""

    path: str
    line: int  # of the first line of code
    text: str
    module: str | None
    is_continued: bool = False
    skipped: str | None = None
    given: list[tuple[int, str]] = dataclasses.field(default_factory=list)

    @property
    def place(self):
        return f"{self.path}:{self.line}"


@dataclasses.dataclass
class Unit:
    """One program: an example with those that go on from it."""

    blocks: list[Block]

    @property
    def place(self):
        return self.blocks[0].place

    @property
    def uses_yajl(self):
        return any(".yajl" in text for _, _, text, _ in self.parts)

    @property
    def uses_models(self):
        return any("import JSONModels" in text for _, _, text, _ in self.parts)

    @property
    def parts(self):
        """The pieces of the program in order, each with its path and line."""
        for block in self.blocks:
            for line, text in block.given:
                yield block.path, line, text, False
            yield block.path, block.line, block.text, True

    def imports(self):
        """The modules that the program sees beside those that its blocks import."""
        names = self._modules()
        text = "\n".join(text for _, _, text, _ in self.parts)
        # On Linux, requests are in a module of their own.
        if "Foundation" in names + IMPORT.findall(text):
            names.append("FoundationNetworking")
        return names

    def _modules(self):
        written = IMPORT.findall("\n".join(block.text for block in self.blocks))
        given = IMPORT.findall("\n".join(t for b in self.blocks for _, t in b.given))
        if written:
            return [SAMPLES]
        first = self.blocks[0]
        if first.path.endswith(".swift"):
            names = MODULES[first.module]
        else:
            own = MODULES.get(first.module, [])
            names = ALL_MODULES + (["Foundation"] if "Foundation" in own else [])
        return [name for name in names if name not in given] + [SAMPLES]


def find_paths(root):
    """The files that may hold examples, with the module that each belongs to."""
    for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "Examples/README.md"):
        yield root / name, None
    for module in MODULES:
        folder = root / "Sources" / module
        for path in sorted(folder.rglob("*")):
            if path.suffix == ".swift" or (path.suffix == ".md" and ".docc" in str(path)):
                yield path, module


def read_directive(block, line, text):
    """Takes in one comment that stands before a block."""
    word, _, rest = text.partition("\n")
    name, _, reason = (part.strip() for part in word.partition(","))
    if name == "continue":
        block.is_continued = True
    elif name == "skip" and reason:
        block.skipped = reason
    elif name == "given" and rest.strip():
        block.given.append((line + 1, rest.rstrip()))
    else:
        raise Mistake(f"{block.path}:{line}: no such comment: check: {text.strip()}")


def read_page(path, name, module):
    """The blocks of a page in Markdown."""
    lines = path.read_text(encoding="utf-8").split("\n")
    comments = []
    index = 0
    while index < len(lines):
        line = lines[index]
        start = index
        index += 1
        if line.lstrip().startswith("<!-- check:"):
            while "-->" not in lines[index - 1]:
                if index == len(lines):
                    raise Mistake(f"{name}:{start + 1}: a comment without an end")
                index += 1
            text = "\n".join(lines[start:index])
            text = text[text.index("check:") + 6 : text.index("-->")].lstrip(" ")
            comments.append((start + 1, text))
            continue
        fence = FENCE.match(line)
        if fence:
            indent = len(fence[1])
            while lines[index].strip() != "```":
                index += 1
                if index == len(lines):
                    raise Mistake(f"{name}:{start + 1}: a block without an end")
            code = "\n".join(text[indent:] for text in lines[start + 1 : index])
            index += 1
            if fence[2] == "swift":
                block = Block(name, start + 2, code, module)
                for number, text in comments:
                    read_directive(block, number, text)
                comments = []
                yield block
        if comments:
            raise Mistake(f"{name}:{comments[0][0]}: no Swift follows on this comment")


def read_comments(path, name, module):
    """The blocks in the documentation comments of a source file."""
    code = None
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        match = re.match(r"^\s*/// ?(.*)$", line)
        if not match:
            code = None
            continue
        fence = FENCE.match(match[1])
        if code is not None and fence and not fence[2]:
            if language == "swift":
                yield Block(name, start, "\n".join(text[indent:] for text in code), module)
            code = None
        elif code is None and fence:
            code, start, indent, language = [], number + 1, len(fence[1]), fence[2]
        elif code is not None:
            code.append(match[1])


def find_units(root, only=None):
    """All programs, and the blocks that are left out."""
    units, skipped = [], []
    for path, module in find_paths(root):
        name = str(path.relative_to(root))
        if only and only not in name:
            continue
        read = read_comments if path.suffix == ".swift" else read_page
        last = None
        for block in read(path, name, module):
            if block.skipped:
                skipped.append(block)
            elif block.is_continued:
                if last is None:
                    raise Mistake(f"{block.place}: there is no block to continue")
                last.blocks.append(block)
            else:
                last = Unit([block])
                units.append(last)
    return units, skipped
