"""Puts the cases of spec/ into a source of the server, as one JSON array of examples.

Usage: embed_examples.py OUTPUT SPEC...

An example: "id"; "rule", the number of the rules page, or for what it does not number "article: pots" or a subject such
as "pot limit"; "rule_title", in a few words; "title", the heading that the case stands under; "worked", whether it is one of the rules page's own worked examples;
"why"; "rulebooks", under which books it is a case; "scene".
"""

import json
import os
import re
import sys
import tomllib

sys.dont_write_bytecode = True
from embed_page import head_of, table_row  # noqa: E402

HEADING = re.compile(r"^# -+ (.*?) -+$")
CASE = re.compile(r"^\[\[case\]\]")


class Decimal(str):
    """A number as it was written: none passes through a double."""


def as_json(value):
    if isinstance(value, Decimal):
        plain = value.replace("_", "").lstrip("+")
        return '"inf"' if plain == "inf" else plain
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {as_json(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_json(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def headings(text):
    """The heading above each case, in order."""
    heading, above = None, []
    for line in text.splitlines():
        if match := HEADING.match(line):
            heading = match.group(1)
        elif CASE.match(line):
            above.append(heading)
    return above


def by_number(path):
    """4.2 before 4.10, and what has a number before what has none."""
    number = re.match(r"(\d+)\.(\d+)-", os.path.basename(path))
    return (0, int(number[1]), int(number[2]), "") if number else (1, 0, 0, path)


def examples_of(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    stem = os.path.basename(path).removesuffix(".toml")
    numbered = re.match(r"(\d+\.\d+)-(.*)", stem)
    words = (numbered[2] if numbered else stem.removeprefix("article-")).replace("-", " ")
    rule = numbered[1] if numbered else "article: " + words if stem.startswith("article-") else words
    for case, heading in zip(tomllib.loads(text, parse_float=Decimal)["case"], headings(text), strict=True):
        if "scene" not in case:
            continue  # A session or a hand history: no spot for the desk.
        yield {
            "id": case["id"],
            "rule": rule,
            "rule_title": words[0].upper() + words[1:],
            "title": heading,
            "worked": case["id"].startswith("S"),
            "why": case["why"],
            "rulebooks": case.get("rulebooks", []),
            "scene": case["scene"],
        }


def main():
    output, *specs = sys.argv[1:]
    examples = [example for path in sorted(specs, key=by_number) for example in examples_of(path)]
    text = "[" + ",\n".join(as_json(example) for example in examples) + "]\n"
    made = head_of("embed_examples.py", "spec/*.toml")
    row = table_row(0, "/api/examples", text.encode(), made).replace("application/octet-stream", "application/json")
    made.append(f"constexpr PageFile examples{row};\n")
    made.append("} // namespace\n\nconst PageFile& examples_file() { return examples; }\n\n} // namespace floorman::server\n")
    with open(output, "w", encoding="ascii") as file:
        file.write("\n".join(made))


main()
