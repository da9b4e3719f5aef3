"""Reads the lines that were run, in the format of lcov, and says which were not."""

import collections
import os
import sys

# What must be run completely: all that reads, and the plans.
CHECKED = (
    "Sources/FastJSON/Cursor/",
    "Sources/FastJSON/Engines/",
    "Sources/FastJSON/Numbers/",
    "Sources/FastJSON/Plans/",
    "Sources/Decoding/Fields/",
    "Sources/Decoding/Parsers/",
)


# The same function for each number of fields, written by a script.
GENERATED = ("Sources/Decoding/Fields/Memberwise+Initialisers.swift",)
# Nothing leads to what follows these.
UNREACHABLE = ("preconditionFailure(", "fatalError(", "refused()")


def read_counts(lines):
    """How often each line of each file was run."""
    counts = collections.defaultdict(dict)
    path = None
    for line in lines:
        kind, _, rest = line.strip().partition(":")
        if kind == "SF":
            path = os.path.relpath(rest)
        elif kind == "DA":
            number, count = rest.split(",")[:2]
            number = int(number)
            counts[path][number] = max(int(count), counts[path].get(number, 0))
    return {path: lines for path, lines in counts.items() if path.startswith("Sources/")}


def missing_lines(path, counts):
    """The lines that no test runs, with their numbers; brackets and comments are no lines."""
    with open(path, encoding="utf-8") as file:
        texts = [line.strip() for line in file]
    for number, count in sorted(counts.items()):
        text = texts[number - 1]
        if count == 0 and text.strip("{}()[], ") and not text.startswith("//"):
            yield number, text


def print_folders(counts):
    totals = collections.defaultdict(lambda: [0, 0])
    for path, lines in counts.items():
        missing = sum(1 for count in lines.values() if count == 0)
        parts = path.split("/")
        for name in ("/".join(parts[:2]), "/".join(parts[:3]) if len(parts) > 3 else None):
            if name:
                totals[name][0] += len(lines)
                totals[name][1] += missing
    print(f"{'lines':>7} {'not run':>8} {'run':>7}")
    for name, (lines, missing) in sorted(totals.items()):
        print(f"{lines:7} {missing:8} {100 * (lines - missing) / lines:6.1f}%  {name}")


def print_missing(counts):
    for path in sorted(counts):
        for number, text in missing_lines(path, counts[path]):
            print(f"{path}:{number}: {text}")


def read_explained(path):
    """Lines that need not be run: FILE: TEXT below a comment that says why."""
    explained = collections.defaultdict(set)
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, _, text = line.strip().partition(": ")
                explained[name].add(text)
    return explained


def check(counts, explained):
    unexplained = 0
    for path in sorted(set(counts) | set(explained)):
        if not path.startswith(CHECKED) or path in GENERATED:
            continue
        missing = list(missing_lines(path, counts[path])) if path in counts else []
        for number, text in missing:
            if text not in explained[path] and not any(word in text for word in UNREACHABLE):
                print(f"{path}:{number}: not run, and not explained: {text}", file=sys.stderr)
                unexplained += 1
        for text in explained[path] - {text for _, text in missing}:
            print(f"{path}: explained, but run or gone: {text}", file=sys.stderr)
            unexplained += 1
    if unexplained:
        sys.exit(f"{unexplained} lines")
    print("every line of the parsers and plans is run, or explained")


def main():
    action, explanations = sys.argv[1:]
    counts = read_counts(sys.stdin)
    if not counts:
        sys.exit("no line was counted")
    if action == "--missing":
        print_missing(counts)
    elif action == "--check":
        check(counts, read_explained(explanations))
    else:
        print_folders(counts)


main()
