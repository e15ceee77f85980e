"""Prints figures of Google Benchmark beside their goals.

Usage: bench.py FIGURES.json GOALS.txt

A line of GOALS is: NAME at most NUMBER UNIT, for a time (ns, us, ms, s); or NAME at least NUMBER COUNTER, for a counter of
the benchmark such as hands_per_second; or NAME COUNTER at most NUMBER times OTHER, for two counters of one benchmark. Exit status 1
when a goal is missed.
"""

import json
import os
import sys

SECONDS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}


def readable(seconds):
    for unit in ("ns", "us", "ms"):
        if seconds < 1000 * SECONDS[unit]:
            return f"{seconds / SECONDS[unit]:.4g} {unit}"
    return f"{seconds:.4g} s"


def read_goals(path):
    goals = {}
    if os.path.isfile(path):
        for number, line in enumerate(open(path, encoding="utf-8"), 1):
            fields = line.split("#")[0].split()
            if not fields:
                continue
            if len(fields) == 7 and fields[2:4] == ["at", "most"] and fields[5] == "times":
                goals.setdefault(fields[0], []).append(("times", float(fields[4]), (fields[1], fields[6])))
                continue
            if len(fields) != 5:
                sys.exit(f"{path}:{number}: not a goal: {line.strip()}")
            name, at, bound, figure, unit = fields
            if at != "at" or bound not in ("most", "least") or (bound == "most") != (unit in SECONDS):
                sys.exit(f"{path}:{number}: not a goal: {line.strip()}")
            goals.setdefault(name, []).append((bound, float(figure), unit))
    return goals


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        figures = json.load(file)["benchmarks"]
    goals = read_goals(sys.argv[2])
    missed = 0
    print(f"  {'figure':<44} {'measured':>20}  goal")
    for figure in figures:
        name = figure["name"]
        seconds = figure["cpu_time"] * SECONDS[figure["time_unit"]]
        rows = [(readable(seconds), "")]
        for bound, wanted, unit in goals.pop(name, []):
            if bound == "times":
                counter, other = unit
                if counter not in figure or other not in figure:
                    sys.exit(f"{name} measures no {counter}, or no {other}")
                times = figure[counter] / figure[other]
                met, measured = times <= wanted, f"{figure[counter]:,.0f} {counter}"
                goal = f"at most {wanted:g} times {other}, {figure[other]:,.0f}; it is {times:.1f} times"
            elif bound == "most":
                met, measured, goal = seconds <= wanted * SECONDS[unit], readable(seconds), f"at most {wanted:g} {unit}"
                rows = rows if rows[0][1] else []
            elif unit not in figure:
                sys.exit(f"{name} measures no {unit}")
            else:
                met, measured, goal = figure[unit] >= wanted, f"{figure[unit]:,.0f} {unit}", f"at least {wanted:,.0f}"
            missed += not met
            rows.append((measured, goal + ("" if met else "   MISSED")))
        for measured, goal in rows:
            print(f"  {name:<44} {measured:>20}  {goal}")
            name = ""
    for name in goals:
        print(f"  {name:<44} {'not measured':>20}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
