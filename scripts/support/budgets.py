"""Compares what the tasks of 'bench budgets' cost with their budgets, or records it.

Usage: budgets.py DIRECTORY BUDGETS [--record]

The directory holds allocations.json (null for a task whose document is absent), and, if
instructions were counted, names (one task a line) and counts.N (what callgrind dumped for the Nth
task).
"""

import json
import pathlib
import platform
import re
import sys

TOLERANCE = {"allocations": 1.001, "instructions": 1.02}


def instructions(directory):
    """The instructions of each task; empty if they were not counted."""
    names = directory / "names"
    if not names.exists():
        return {}
    tasks = names.read_text().splitlines()
    counts = {}
    for number, task in enumerate(tasks, start=1):
        text = (directory / f"counts.{number}").read_text()
        counts[task] = int(re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE).group(1))
    return counts


def main():
    directory, path = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    found = {
        "architecture": platform.machine(),
        "compiler": (directory / "swift").read_text().splitlines()[0],
        "allocations": json.loads((directory / "allocations.json").read_text()),
        "instructions": instructions(directory),
    }
    absent = sorted(task for task, count in found["allocations"].items() if count is None)
    found["allocations"] = {
        task: count for task, count in found["allocations"].items() if count is not None
    }
    for task in absent:
        print(f"not counted, for its document is absent: {task}")
    if "--record" in sys.argv:
        if absent:
            print("error: without the documents there is too little to record", file=sys.stderr)
            return 1
        if not found["instructions"]:
            print("error: without valgrind there is nothing to record", file=sys.stderr)
            return 1
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(found, indent=2, sort_keys=True) + "\n")
        print(f"{len(found['allocations'])} budgets recorded")
        return 0
    budgets = json.loads(path.read_text())
    comparable = all(found[key] == budgets[key] for key in ("architecture", "compiler"))
    failures = []
    counted = 0
    for kind in ("allocations", "instructions"):
        if kind == "instructions" and not comparable:
            print(f"instructions are not checked: the budgets are of {budgets['compiler']}",
                  f"on {budgets['architecture']}")
            continue
        tolerance = TOLERANCE[kind]
        for task, count in found[kind].items():
            budget = budgets[kind].get(task)
            counted += 1
            if budget is None:
                failures.append(f"{task}: no budget of {kind}; scripts/check-budgets --record")
            elif count > budget * tolerance:
                failures.append(f"{task}: {count} {kind}, the budget is {budget}")
            elif count < budget / tolerance:
                # Or what was gained could be lost again without notice.
                failures.append(f"{task}: {count} {kind}, less than the budget of {budget}; "
                                "scripts/check-budgets --record")
        for task in sorted(budgets[kind].keys() - found[kind].keys() - set(absent)):
            if found[kind]:
                failures.append(f"{task}: has a budget of {kind}, and is not there")
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    print(f"{counted} counts, {len(failures)} problems")
    return 1 if failures else 0


sys.exit(main())
