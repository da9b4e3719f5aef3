"""Runs 'bench ratios' or 'bench unseen' in several processes, and beside an older build.

Usage: compare.py BENCH [--before OTHER] [--turns N] [--rounds N] [--only WORDS] [--unseen]

The same program can be a tenth slower in one process than in another, because of the addresses
that it gets. So each figure is the median of several processes, with the least and the greatest.
The builds take turns. "faster" is how many times as fast as the older build this one is: the time
of the one divided by that of the other, turn by turn, and the median of that.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import tempfile


def lines(report):
    """What a process measured: a key, the ratio, the seconds of a run, and what is wanted."""
    if isinstance(report, list):
        for entry in report:
            key = (entry["subject"], entry["contender"], entry["reference"])
            yield key, entry["ratio"]["median"], entry["seconds"], entry.get("bar")
        return
    for entry in report["questions"]:
        for contender in entry["contenders"]:
            if contender["name"] != entry["reference"] and "ratio" in contender:
                key = (entry["subject"], contender["name"], entry["reference"])
                yield key, contender["ratio"], contender["times"]["median"], None


class Build:
    """A build, and what was measured of it."""

    def __init__(self, path):
        self.path = path
        self.ratios = {}
        self.seconds = {}
        self.bars = {}

    def measure(self, arguments):
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "report.json"
            subprocess.run(
                [self.path, *arguments, "--json", path], check=True, stdout=subprocess.DEVNULL
            )
            report = json.loads(path.read_text())
        for key, ratio, seconds, bar in lines(report):
            self.ratios.setdefault(key, []).append(ratio)
            self.seconds.setdefault(key, []).append(seconds)
            self.bars[key] = bar

    def cell(self, key):
        values = self.ratios.get(key)
        if not values:
            return ""
        return f"{statistics.median(values):.2f} ({min(values):.2f}-{max(values):.2f})"


def faster(now, before, key):
    pairs = zip(before.seconds.get(key, []), now.seconds[key])
    ratios = [old / new for old, new in pairs]
    return f"{statistics.median(ratios):.2f}" if ratios else ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("--before")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--rounds", default="51")
    parser.add_argument("--only")
    parser.add_argument("--unseen", action="store_true")
    options = parser.parse_args()
    arguments = ["unseen" if options.unseen else "ratios", "--rounds", options.rounds]
    if options.only:
        arguments += ["--only", options.only]
    now = Build(options.bench)
    before = Build(options.before) if options.before else None
    for _ in range(options.turns):
        if before:
            before.measure(arguments)
        now.measure(arguments)

    print(f"{options.turns} processes each, {options.rounds} rounds in each\n")
    heads = ["before", "faster"] if before else []
    print(row(["what", "contender", "beside", "ratio", "bar"] + heads))
    for key in now.ratios:
        bar = now.bars[key]
        cells = [*key, now.cell(key), "" if bar is None else f"{bar:.2f}"]
        if before:
            cells += [before.cell(key), faster(now, before, key)]
        is_below = bar is not None and statistics.median(now.ratios[key]) < bar
        print(row(cells) + ("  below" if is_below else ""))


def row(cells):
    names = [cell.ljust(width) for cell, width in zip(cells, [39, 28, 28])]
    numbers = [cell.rjust(width) for cell, width in zip(cells[3:], [19, 6, 19, 7])]
    return " ".join(names + numbers)


main()
