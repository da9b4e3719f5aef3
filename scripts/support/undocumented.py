"""Fails with the names of public declarations without documentation, from the symbol graphs that a
build of the documentation leaves.

Usage: undocumented.py SCRATCH_PATH MODULE...
"""

import json
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
failures = 0
count = 0
for module in sys.argv[2:]:
    # The module itself, and what it adds to others: Module@Other.symbols.json.
    paths = [
        path
        for path in folder.rglob("*.symbols.json")
        if path.name.partition(".")[0].partition("@")[0] == module
    ]
    if not any("@" not in path.name for path in paths):
        sys.exit(f"{folder} has no symbol graph of {module}")
    seen = set()
    for path in paths:
        for symbol in json.loads(path.read_text(encoding="utf-8"))["symbols"]:
            identifier = symbol["identifier"]["precise"]
            # What the compiler adds, such as !=, has no place in the source.
            if "::SYNTHESIZED::" in identifier or identifier in seen:
                continue
            # An extension says nothing by itself.
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            seen.add(identifier)
            count += 1
            if symbol["accessLevel"] in ("public", "open") and "docComment" not in symbol:
                place = symbol.get("location", {})
                file = place.get("uri", "").rpartition("/Sources/")[2] or module
                line = place.get("position", {}).get("line", -1) + 1
                name = ".".join(symbol["pathComponents"])
                print(f"{file}:{line}: {name} has no documentation", file=sys.stderr)
                failures += 1
print(f"{count} declarations, {failures} without documentation")
sys.exit(1 if failures else 0)
