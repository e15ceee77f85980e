"""Counts the tests that a run of CTest really ran.

Usage: totals.py RESULTS      RESULTS: a folder with ctest.xml and, for each test program NAME of it, NAME.xml

Prints "PASSED FAILED SKIPPED". A program that GoogleTest reported on counts as its tests; one that died before it could
report, or that is no GoogleTest program, counts as one.
"""

import os
import sys
import xml.etree.ElementTree as xml


def tests_of(path):
    passed = failed = skipped = 0
    for case in xml.parse(path).getroot().iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.get("status") == "notrun" or case.get("result") in ("skipped", "suppressed"):
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


def main():
    folder = sys.argv[1]
    totals = [0, 0, 0]
    for program in xml.parse(os.path.join(folder, "ctest.xml")).getroot().iter("testcase"):
        died = program.find("failure") is not None
        own = os.path.join(folder, program.get("name") + ".xml")
        if os.path.isfile(own):
            counts = list(tests_of(own))
            if died and counts[1] == 0:
                counts[1] = 1
        elif program.find("skipped") is not None:
            counts = [0, 0, 1]
        else:
            counts = [0, 1, 0] if died else [1, 0, 0]
        totals = [a + b for a, b in zip(totals, counts)]
    print(*totals)


if __name__ == "__main__":
    main()
