"""What script/trace writes: each clause of the books, the branch that asks for it, the cases that hang on it, its sentence.

Usage: trace.py PROGRAM            writes docs/TRACE.md; exit status 1 when there is a hole
       trace.py PROGRAM --check    writes nothing; also fails when docs/TRACE.md is not what it would write

PROGRAM is build/tests/trace, which plays the cases of spec/ (test/trace/trace.cpp says what counts as a proof).
"""

import json
import os
import re
import subprocess
import sys
from collections import defaultdict

PAGE = "docs/TRACE.md"
LAYERS_THAT_ASK = ("betting", "hand", "table", "floor", "play", "scene", "explain")


def sources():
    for layer in LAYERS_THAT_ASK:
        for folder, _, names in os.walk(f"src/{layer}"):
            for name in sorted(names):
                if name.endswith((".hpp", ".cpp")):
                    path = os.path.join(folder, name)
                    yield path, open(path, encoding="utf-8").read()


def branches(questions):
    """Where the code asks: by the accessor of Policy; where all books agree, where the question is named."""
    found = defaultdict(list)
    for path, text in sources():
        for question in questions:
            name = question["name"]
            asks = re.search(r"olicy(?:\(\))?\.%s\(\)" % name, text)
            names = re.search(r"Question::%s\b|`%s`" % (name, name), text)
            if asks or (question["agreed"] and names):
                found[name].append(path.removeprefix("src/"))
    return found


def holes(trace, asked):
    found = []
    for question in trace["questions"]:
        if not asked[question["name"]]:
            found.append(f"{question['name']}: no branch in src/ asks it")
    for clause in trace["clauses"]:
        where = f"{clause['book']}.toml:{clause['line']}: {clause['question']} = {clause['answer']}"
        if not clause["proofs"]:
            found.append(f"rulebooks/{where}: no case of spec/ hangs on it")
        if not told(clause):
            found.append(f"rulebooks/{where}: nothing tells it to the table")
    return found


def told(clause):
    return clause["sentence"] or clause["says"] or clause["filled_by"]


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def citation(clause):
    if clause["silent"]:
        return "silent" + (f"; {clause['filled_by']} fills the gap" if clause["filled_by"] else "")
    return f"{clause['cite_as']} {clause['rule']}".strip()


def proofs(clause):
    shown = []
    for proof in clause["proofs"]:
        instead = f" (not with `{proof['instead']}`)" if proof["instead"] else ""
        shown.append(f"[{proof['id']}](../{proof['file']}){instead}")
    return "<br>".join(shown)


def page(trace, asked):
    lines = [
        "# From the books to the table",
        "",
        "Every clause of the four rulebooks: where the code asks for its answer, cases that hang on it, and what the table",
        "hears. A case hangs on a clause when its report changes once the answer is replaced by another one, which is named",
        "beside it; where every book agrees there is no other, and the case is one that the question decides. Of a clause's",
        "cases at most three are shown. `script/trace` writes this page, and the tests fail when it has a hole or is out of date.",
        "",
        f"{len(trace['questions'])} questions, {len(trace['clauses'])} clauses.",
    ]
    group = None
    for question in trace["questions"]:
        if question["group"] != group:
            group = question["group"]
            lines += ["", f"## {group}"]
        lines += ["", f"### {question['title']} (`{question['name']}`, {question['page']})", "", question["asks"], ""]
        lines.append("Asked in " + ", ".join(f"[{path}](../src/{path})" for path in asked[question["name"]]) + ".")
        lines += ["", "| clause | answer | cases | what the table hears |", "| --- | --- | --- | --- |"]
        for clause in trace["clauses"]:
            if clause["question"] != question["name"]:
                continue
            answer = f"`{clause['answer']}`" if not clause["filled_by"] else "the filler's"
            if clause["when"] != "always":
                answer += f"<br>{clause['when']}"
            hears = clause["sentence"] or clause["says"]
            lines.append(f"| {cell(citation(clause))} | {answer} | {proofs(clause)} | {cell(hears)} |")
        doubts = [c for c in trace["clauses"] if c["question"] == question["name"] and c["doubt"]]
        if doubts:
            lines.append("")
            lines += [f"- Doubt, {cell(citation(clause))}: {clause['doubt']}" for clause in doubts]
    return "\n".join(lines) + "\n"


def main():
    program, check = sys.argv[1], "--check" in sys.argv[2:]
    trace = json.loads(subprocess.run([program], capture_output=True, check=True).stdout)
    asked = branches(trace["questions"])
    found = holes(trace, asked)
    text = page(trace, asked)
    if check:
        kept = open(PAGE, encoding="utf-8").read() if os.path.exists(PAGE) else ""
        if kept != text:
            found.append(f"{PAGE} is not what the books, the sources and the cases say now; run script/trace")
    else:
        with open(PAGE, "w", encoding="utf-8") as out:
            out.write(text)
    for hole in found:
        print(hole)
    count = len(trace["clauses"])
    print(f"{count} clauses, {len(found)} holes" + ("" if check else f", written to {PAGE}"))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
