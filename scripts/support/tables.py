"""Prints what 'bench --json' recorded as tables in Markdown, for the README.

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


def best(entry, name):
    for contender in entry["contenders"]:
        if contender["name"] == name and contender.get("times"):
            return contender["times"]["best"]
    return None


def cell(entry, name):
    """The speed in MB/s and the ratio to the reference."""
    time = best(entry, name)
    if time is None:
        return ""
    text = f"{entry['bytes'] / 1e6 / time:,.0f}"
    if name == entry["reference"]:
        return text
    return f"{text} ({best(entry, entry['reference']) / time:.1f})"


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
        "JSONEncoder", "FastJSONEncoder", "JSONParser", "by hand", "RapidJSON",
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
