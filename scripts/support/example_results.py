"""Turns the results that examples show into calls that report them, and compares what they report.

`EXPRESSION  // → RESULT`, `let NAME = EXPRESSION  // → RESULT`, `print(…)  // → TEXT` and
`EXPRESSION  // throws: MESSAGE`; lines of `// → ` below them go on.
"""

import dataclasses
import re

ARROW = "// → "
THROWS = "// throws: "
BINDING = re.compile(r"^(?:let|var) (\w+)(?:: [^=]+)? = ")
CASE = re.compile(r"^(?:case .*|default): (?=print\()")
STATEMENTS = ("print(", "for ", "while ", "if ", "switch ", "do ", "repeat ", "guard ")
# A line that begins or ends so is not a statement by itself.
CONTINUED = re.compile(r"^(?:[.)\]}?:,]|[-+*/<>|&=^]+ )")
OPEN = re.compile(r"(?:[({\[,=?:]|[ ][-+*/<>|&^]+|\bin)$")


# \1 begins what a statement reports, \2 ends it, \3 separates its fields.
REPORT = re.compile(r"\x01(begin|end)\x03(\d+)((?:\x03[^\x02]*)?)\x02")


@dataclasses.dataclass
class Expectation:
    """What an example says that one of its statements gives."""

    place: str
    text: str
    throws: bool = False


def mask(lines):
    """The same lines with the texts and comments blanked, so that brackets can be counted."""
    result = []
    ending = None  # of the text that is open: its quotation marks with their signs
    for line in lines:
        out = []
        index = 0
        while index < len(line):
            rest = line[index:]
            if ending is not None:
                if rest.startswith("\\") and not ending.endswith("#"):
                    out.append("  ")
                    index += 2
                elif rest.startswith(ending):
                    out.append(" " * (len(ending) - 1) + '"')
                    index += len(ending)
                    ending = None
                else:
                    out.append(" ")
                    index += 1
                continue
            quote = re.match(r'(#*)("""|")', rest)
            if quote:
                ending = quote[2] + quote[1]
                out.append('"' + " " * (len(quote[0]) - 1))
                index += len(quote[0])
            elif rest.startswith("//"):
                out.append(" " * len(rest))
                break
            else:
                out.append(rest[0])
                index += 1
        if ending is not None and not ending.startswith('"""'):
            ending = None
        result.append("".join(out)[: len(line)])
    return result


def fill(lines):
    """The lines with nothing in place of `…`, which stands for what the reader writes there."""
    return [
        "".join(" " if m == "…" else c for c, m in zip(line, masked))
        for line, masked in zip(lines, mask(lines))
    ]


def statement_start(masked, end):
    """The line where the statement begins that ends on this one."""
    depth = 0
    start = end
    while True:
        line = masked[start]
        depth += sum(line.count(c) for c in ")]}") - sum(line.count(c) for c in "([{")
        above = start - 1
        while above >= 0 and not masked[above].strip():
            above -= 1
        is_part = above >= 0 and (
            CONTINUED.match(line.strip()) or OPEN.search(masked[above].rstrip())
        )
        opens_body = above >= 0 and re.search(r"(?:\{|\bin)$", masked[above].rstrip())
        if depth <= 0 and (not is_part or (opens_body and not CONTINUED.match(line.strip()))):
            return start
        if above < 0:
            return start
        start = above


def instrument(lines, first_line, path, expectations):
    """The lines with calls that report the results; what they should be goes to `expectations`."""
    masked = mask(lines)
    lines = fill(lines)
    code_line = None  # the last line with code
    current = None
    for index, line in enumerate(lines):
        has_code = bool(masked[index].strip())
        kind = next((k for k in (ARROW, THROWS) if k in line), None)
        if not has_code and (kind is None or line.strip().find(kind) != 0):
            current = None
            continue
        if has_code:
            code_line = index
            current = None
        if kind is None or code_line is None:
            continue
        text = line[line.rindex(kind) + len(kind) :]
        if current is not None:
            current.text += "\n" + text
            continue
        current = Expectation(f"{path}:{first_line + index}", text, kind == THROWS)
        start = statement_start(masked, code_line)
        report(lines, start, code_line, masked, len(expectations), kind)
        expectations.append(current)
    return lines


def report(lines, start, end, masked, number, kind):
    """Puts the calls around the statement between two lines."""
    code = masked[end].rstrip()
    head = lines[start][: len(lines[start]) - len(lines[start].lstrip())]
    body = lines[start][len(head) :]
    case = CASE.match(body)
    if case:
        head, body = head + case[0], body[case.end() :]
    begin = f"exampleBegins({number}); "
    end_call = f"exampleEnds({number}"
    binding = BINDING.match(body)
    if kind == THROWS:
        before = "do { " if binding else "do { _ = "
        after = f" }} catch {{ exampleThrows({number}, error) }}"
    elif body.startswith(STATEMENTS):
        before, after = "", f"; {end_call})"
    elif binding:
        before, after = "", f"; {end_call}, {binding[1]})"
    else:
        before, after = f"{end_call}, ", ")"
    lines[end] = lines[end][: len(code)] + after + " " + lines[end][len(code) :]
    lines[start] = head + begin + before + lines[start][len(head) :]


def matches(expected, actual):
    """Whether a text is the expected one, in which `…` stands for any text."""
    pattern = ".*".join(re.escape(part.rstrip()) for part in expected.split("…"))
    return re.fullmatch(pattern, actual.rstrip(), re.DOTALL) is not None


def compare(expectations, output):
    """The differences between what a program should have reported and what it did."""
    printed = [[] for _ in expectations]
    candidates = [[] for _ in expectations]
    parts = REPORT.split(output)
    for name, number, values, text in zip(*(parts[i::4] for i in range(1, 5))):
        if name == "begin":
            printed[int(number)].append(text)
        else:
            candidates[int(number)].append(values.split("\x03")[1:])
    for expectation, texts, rounds in zip(expectations, printed, candidates):
        wanted = "\n".join(line.rstrip() for line in expectation.text.split("\n"))
        found = ["".join(texts)] if any(texts) else []
        if rounds and all(rounds):
            width = min(len(values) for values in rounds)
            found += ["\n".join(values[i] for values in rounds) for i in range(width)]
        found = ["\n".join(line.rstrip() for line in text.split("\n")) for text in found]
        # Of an error, a part is enough: it may be shown with the text that it is about.
        if expectation.throws:
            wanted = f"…{wanted}…"
        if not any(matches(wanted, text) for text in found):
            # The text of bytes is shorter than their numbers.
            shown = min(found, key=len).rstrip() if found else "nothing: it was not run to its end"
            yield f"{expectation.place}: error: the example shows\n{wanted}\nand gives\n{shown}"
