"""Draws what 'bench --json' recorded as SVG charts.

Usage: charts.py RESULTS.json DIRECTORY

Throughput by document and contender for each question, times of a small message, peak memory
against file size, allocations. Who is slower or larger than somebody else is drawn as well.
"""

import json
import math
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter  # noqa: E402

# The same input gives the same file.
matplotlib.rcParams.update(
    {
        "svg.hashsalt": "fastjson",
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 10,
        "axes.spines.top": False,
        "axes.spines.right": False,
    }
)

OURS = "#1b6ca8"
YAJL = "#7fb2d6"
FOUNDATION = "#c05640"
OTHERS = "#9a9a9a"


def colour(name):
    """Our native readers, ours over libyajl, Foundation, everybody else."""
    if name.startswith("libyajl"):
        return OTHERS
    if name.startswith(("JSONDecoder", "JSONEncoder", "JSONSerialization")):
        return FOUNDATION
    others = (
        "simdjson", "RapidJSON", "ijson", "orjson", "idle", "jq", "gojq", "Miller", "DuckDB", "Polars",
    )
    if name.startswith(others):
        return OTHERS
    return YAJL if "yajl" in name else OURS


def plain_numbers(axis, subs=(1,)):
    """Numbers as people write them, on a logarithmic axis."""
    axis.set_major_locator(LogLocator(subs=subs))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
    axis.set_minor_formatter(NullFormatter())


def caption(results):
    machine = results["machine"]
    return (
        f"{machine['processors']} x {machine['processor']}, {machine['platform']}, "
        f"Swift {machine['swift']}, {results['date'][:10]}, commit {results.get('commit', 'unknown')}"
    )


def save(figure, results, directory, name):
    figure.text(0.01, 0.01, caption(results), fontsize=8, color="#666666")
    figure.savefig(directory / f"{name}.svg", metadata={"Date": None})
    plt.close(figure)
    print(directory / f"{name}.svg")


def select(results, question):
    return [entry for entry in results["questions"] if entry["question"] == question]


def bars(results, directory, file, entries, value, title, unit, logarithmic=False):
    """One panel for each subject, one bar for each contender."""
    if not entries:
        return
    rows = [len(entry["contenders"]) for entry in entries]
    columns = min(2, len(entries))
    lines = math.ceil(len(entries) / columns)
    height = lines * (max(rows) * 0.27 + 0.9) + 0.7
    figure, axes = plt.subplots(lines, columns, figsize=(5.6 * columns, height), squeeze=False)
    flat = [axis for line in axes for axis in line]
    for axis, entry in zip(flat, entries):
        values = [(c["name"], value(entry, c)) for c in entry["contenders"]]
        values = [(name, number) for name, number in values if number is not None]
        values.sort(key=lambda pair: pair[1])
        names = [name for name, _ in values]
        axis.barh(names, [v for _, v in values], color=[colour(name) for name in names])
        for index, (_, number) in enumerate(values):
            text = f" {number:,.0f}" if number >= 10 else f" {number:.1f}"
            axis.text(number, index, text, va="center", fontsize=8)
        if logarithmic:
            axis.set_xscale("log")
            plain_numbers(axis.xaxis)
        axis.set_title(entry["subject"], fontsize=10, loc="left")
        axis.tick_params(axis="y", labelsize=8, length=0)
        axis.tick_params(axis="x", labelsize=8)
        axis.margins(x=0.15)
    for axis in flat[len(entries):]:
        axis.set_visible(False)
    figure.suptitle(f"{title} ({unit})", x=0.01, ha="left", fontsize=12)
    figure.tight_layout(rect=(0, 0.25 / height + 0.01, 1, 1 - 0.1 / height))
    save(figure, results, directory, file)


def speed(entry, contender):
    times = contender.get("times")
    return entry["bytes"] / 1e6 / times["best"] if times else None


def microseconds(_, contender):
    times = contender.get("times")
    return times["best"] * 1e6 if times else None


def allocations(_, contender):
    count = contender.get("allocations")
    return max(count, 1) if count is not None else None


def peak(_, contender):
    return contender["peakBytes"] / 1e6


def memory(results, directory):
    """Peak memory of a process against the size of the file that it reads."""
    entries = [e for e in select(results, "stream") if e["subject"].endswith("of array")]
    if not entries:
        return
    figure, axis = plt.subplots(figsize=(8, 4.6))
    lines = {}
    for entry in entries:
        for contender in entry["contenders"]:
            point = (entry["bytes"] / 1e6, contender["peakBytes"] / 1e6)
            lines.setdefault(contender["name"], []).append(point)
    shown = [
        "JSONDecoder, whole file", "orjson, whole file", "JSONParser, whole file",
        "JSONStream elements native", "JSONStream elements yajl", "idle", "ijson",
    ]
    styles = {"JSONStream elements yajl": "--", "idle": ":", "JSONParser, whole file": "--"}
    markers = {"orjson, whole file": "s", "ijson": "s"}
    for name in shown:
        points = sorted(lines.get(name, []))
        if points:
            axis.plot(
                [x for x, _ in points], [y for _, y in points],
                marker=markers.get(name, "o"), markersize=4, color=colour(name),
                linestyle=styles.get(name, "-"), label=name,
            )
    axis.set_xscale("log")
    axis.set_yscale("log")
    plain_numbers(axis.xaxis)
    plain_numbers(axis.yaxis, subs=(1, 2, 5))
    axis.set_xlabel("size of the file, MB")
    axis.set_ylabel("peak resident memory, MB")
    axis.set_title("Reading one array of tweets into values", loc="left", fontsize=12)
    axis.legend(fontsize=8, frameon=False)
    figure.tight_layout(rect=(0, 0.05, 1, 1))
    save(figure, results, directory, "memory")


def main():
    results = json.loads(pathlib.Path(sys.argv[1]).read_text())
    directory = pathlib.Path(sys.argv[2])

    def draw(file, question, value, title, unit, **options):
        bars(results, directory, file, select(results, question), value, title, unit, **options)

    draw("decode", "decode", speed, "Decoding into structs", "MB/s, more is better")
    draw("encode", "encode", speed, "Encoding structs", "MB/s, more is better")
    draw("tree", "tree", speed, "Building a tree or an index", "MB/s, more is better")
    draw("validate", "validate", speed, "Validating", "MB/s, more is better")
    draw("find", "find", speed, "Finding one number", "MB/s, more is better", logarithmic=True)
    draw("message", "message", microseconds, "A message of 1 KB", "µs, less is better")
    draw("stream", "stream", speed, "Reading a large file", "MB/s of processor time")
    draw("tools", "tools", speed, "Files in a shell", "MB/s of processor time", logarithmic=True)
    draw(
        "tools-memory", "tools", peak, "Memory for a file of 100 MB", "MB, less is better",
        logarithmic=True,
    )
    draw(
        "allocations", "decode", allocations, "Allocations of decoding", "less is better",
        logarithmic=True,
    )
    memory(results, directory)


main()
