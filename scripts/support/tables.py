"""Prints what 'bench --json' recorded as tables in Markdown, for Benchmarks/README.md.

Usage: tables.py RESULTS.json
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
    print("| | " + " | ".join(names) + " |")
    print("| --- |" + " ---: |" * len(names))
    for subject in subjects:
        entry = find(results, question, subject)
        if entry:
            print(f"| {subject} | " + " | ".join(cell(entry, name) for name in names) + " |")
    print()


def main():
    results = json.loads(pathlib.Path(sys.argv[1]).read_text())
    typed = ["twitter", "citm_catalog", "canada points", "canada arrays"]
    plain = ["twitter", "citm_catalog", "canada", "long strings", "indented"]
    table(results, "decode", typed, [
        "JSONDecoder", "FastJSONDecoder native", "JSONParser native", "JSONParser yajl",
        "simdjson On-Demand", "RapidJSON",
    ])
    table(results, "encode", typed, [
        "JSONEncoder", "FastJSONEncoder", "JSONParser", "RapidJSON",
    ])
    table(results, "tree", plain, [
        "JSONSerialization", "JSONValue native", "JSONDocument native", "JSONValue yajl",
        "simdjson DOM", "RapidJSON",
    ])
    table(results, "validate", plain, [
        "libyajl in C", "JSONCursor native", "JSONInput native", "JSONCursor yajl", "simdjson DOM",
    ])
    for subject in ("decoding", "encoding"):
        entry = find(results, "message", subject)
        if not entry:
            continue
        print(f"| {subject} | time | std | runs |\n| --- | ---: | ---: | ---: |")
        for contender in entry["contenders"]:
            times = contender["times"]
            print(f"| {contender['name']} | {times['median'] * 1e9:,.0f} ns "
                  f"| ± {times['deviation'] * 100:.1f} % | {times['iterations']:,} |")
        print()


main()
