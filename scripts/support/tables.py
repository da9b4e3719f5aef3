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


def cell(entry, name, inverse=False):
    """The speed in MB/s, or the time in microseconds, and the ratio to the reference."""
    time = best(entry, name)
    if time is None:
        return ""
    speed = time * 1e6 if inverse else entry["bytes"] / 1e6 / time
    text = f"{speed:.2f}" if inverse else f"{speed:,.0f}"
    if name == entry["reference"]:
        return text
    return f"{text} ({best(entry, entry['reference']) / time:.1f})"


def table(results, question, subjects, columns, inverse=False):
    print("| | " + " | ".join(title for title, _ in columns) + " |")
    print("| --- |" + " ---: |" * len(columns))
    for subject in subjects:
        entry = find(results, question, subject)
        if entry:
            cells = [cell(entry, name, inverse) for _, name in columns]
            print(f"| {subject} | " + " | ".join(cells) + " |")
    print()


def main():
    results = json.loads(pathlib.Path(sys.argv[1]).read_text())
    typed = ["twitter", "citm_catalog", "canada points", "canada arrays"]
    plain = ["twitter", "citm_catalog", "canada", "long strings", "indented"]
    table(results, "decode", typed, [
        ("`JSONDecoder`", "JSONDecoder"), ("`FastJSONDecoder`", "FastJSONDecoder native"),
        ("parser", "JSONParser native"), ("parser, libyajl", "JSONParser yajl"),
        ("simdjson, C++", "simdjson On-Demand"), ("RapidJSON, C++", "RapidJSON"),
    ])
    table(results, "encode", typed, [
        ("`JSONEncoder`", "JSONEncoder"), ("`FastJSONEncoder`", "FastJSONEncoder"),
        ("parser", "JSONParser"), ("by hand", "by hand"), ("RapidJSON, C++", "RapidJSON"),
    ])
    table(results, "tree", plain, [
        ("`JSONSerialization`", "JSONSerialization"), ("`JSONValue`", "JSONValue native"),
        ("`JSONDocument`", "JSONDocument native"), ("`JSONValue`, libyajl", "JSONValue yajl"),
        ("simdjson DOM", "simdjson DOM"), ("RapidJSON", "RapidJSON"),
    ])
    table(results, "validate", plain, [
        ("libyajl, C", "libyajl in C"), ("`JSONCursor`", "JSONCursor native"),
        ("`JSONInput`", "JSONInput native"), ("`JSONCursor`, libyajl", "JSONCursor yajl"),
        ("simdjson DOM", "simdjson DOM"),
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
