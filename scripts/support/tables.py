"""Prints what 'bench --json' recorded as tables in Markdown, or puts them into a page.

Usage: tables.py RESULTS.json [PAGE.md]

In the page, such as Benchmarks/README.md, each table is replaced that has the same first line.
"""

import json
import pathlib
import sys


def find(results, question, subject):
    for entry in results["questions"]:
        if (entry["question"], entry["subject"]) == (question, subject):
            return entry
    return None


def measured(entry, name):
    """The contender, if it was measured."""
    for contender in entry["contenders"]:
        if contender["name"] == name and contender.get("times"):
            return contender
    return None


def cell(entry, name):
    """The best speed in MB/s and the ratio to the reference."""
    contender = measured(entry, name)
    if contender is None:
        return ""
    text = f"{entry['bytes'] / 1e6 / contender['times']['best']:,.0f}"
    times = contender.get("ratio")
    if name == entry["reference"] or times is None:
        return text
    return f"{text} ({times:.1f})"


def table(results, question, subjects, names):
    lines = ["| | " + " | ".join(names) + " |", "| --- |" + " ---: |" * len(names)]
    for subject in subjects:
        entry = find(results, question, subject)
        if entry:
            lines.append(f"| {subject} | " + " | ".join(cell(entry, name) for name in names) + " |")
    return lines


def message(entry, subject):
    lines = [f"| {subject} | time | std | runs |", "| --- | ---: | ---: | ---: |"]
    for contender in entry["contenders"]:
        times = contender["times"]
        lines.append(f"| {contender['name']} | {times['median'] * 1e9:,.0f} ns "
                     f"| ± {times['deviation'] * 100:.1f} % | {times['iterations']:,} |")
    return lines


def tables(results):
    typed = ["twitter", "citm_catalog", "canada points", "canada arrays"]
    plain = ["twitter", "citm_catalog", "canada", "long strings", "indented"]
    yield table(results, "decode", typed, [
        "JSONDecoder", "FastJSONDecoder native", "JSONParser native", "JSONParser yajl",
        "simdjson On-Demand", "RapidJSON",
    ])
    yield table(results, "encode", typed, [
        "JSONEncoder", "FastJSONEncoder", "JSONParser", "RapidJSON",
    ])
    yield table(results, "tree", plain, [
        "JSONSerialization", "JSONValue native", "JSONDocument native", "JSONValue yajl",
        "simdjson DOM", "RapidJSON",
    ])
    yield table(results, "validate", plain, [
        "libyajl in C", "JSONCursor native", "JSONInput native", "JSONCursor yajl", "simdjson DOM",
    ])
    for subject in ("decoding", "encoding"):
        entry = find(results, "message", subject)
        if entry:
            yield message(entry, subject)


def replace(page, new):
    """The lines of a page with a new table in place of the one that has the same first line."""
    if new[0] not in page:
        return page
    start = page.index(new[0])
    end = start
    while end < len(page) and page[end].startswith("|"):
        end += 1
    return page[:start] + new + page[end:]


def main():
    results = json.loads(pathlib.Path(sys.argv[1]).read_text())
    if len(sys.argv) < 3:
        print("\n\n".join("\n".join(lines) for lines in tables(results)))
        return
    path = pathlib.Path(sys.argv[2])
    page = path.read_text().split("\n")
    for lines in tables(results):
        page = replace(page, lines)
    path.write_text("\n".join(page))


main()
