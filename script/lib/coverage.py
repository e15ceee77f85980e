"""Prints gcovr's summary by layer: coverage.py COVERAGE.json, a --json-summary of gcovr."""

import json
import sys
from collections import defaultdict


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        files = json.load(file)["files"]
    layers = defaultdict(lambda: [0, 0, 0, 0])
    for entry in files:
        figures = [entry[key] for key in ("line_covered", "line_total", "branch_covered", "branch_total")]
        for name in (entry["filename"].split("/")[1], "all"):
            layers[name] = [a + b for a, b in zip(layers[name], figures)]
    for name, (lines, all_lines, branches, all_branches) in sorted(layers.items(), key=lambda item: item[0] == "all"):
        print(f"{name}: {100 * lines / max(all_lines, 1):.1f} % of {all_lines} lines, "
              f"{100 * branches / max(all_branches, 1):.1f} % of {all_branches} branches")


if __name__ == "__main__":
    main()
