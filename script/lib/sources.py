"""What script/lint asks of the sources as text: layers, plain habits, and nothing that belongs to one machine.

Usage: sources.py [--fix]     --fix rewrites the list of headers in include/floorman/floorman.hpp

Prints "path:line: what is wrong" for each finding; exit status 0 when there is none.
"""

import os
import re
import subprocess
import sys
from collections import namedtuple

Layer = namedtuple("Layer", "rank target kind never")

FACE = "include/floorman/floorman.hpp"
MOST_LINES = 500

# A pure layer computes; whatever reads a clock, rolls a die, opens a file or is not the standard library stays outside.
IMPURE_HEADERS = set(
    "iostream istream ostream fstream sstream iomanip cstdio print filesystem chrono ctime random thread mutex future "
    "condition_variable stop_token cmath complex exception stdexcept regex locale csignal".split()
)
IMPURE_WORDS = {
    "float": "no floating point",
    "double": "no floating point",
    "throw": "refuse with a value",
    "try": "refuse with a value",
    "catch": "refuse with a value",
    "goto": "no goto",
}
# The one place that writes and aborts.
MAY_WRITE = {"src/base/check.cpp"}

# Whoever may name the folder of cases and hands beside the checkout.
MAY_NAME_SHARED = {"script/test", "script/nightly", ".ci/run"}

# Put together from pieces, so that this file does not find itself.
UNDONE = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK"]) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.$}/-])/(?:work|home|root|Users)/")
SHARED_PATH = re.compile(r"\.\./+" + "shared")
REGISTRY = re.compile(
    r"\b(?:deb|registry|files|index|static|proxy|security|mirrors?|repo\d*|archive)\.[\w-]+\.(?:org|io|com|net|dev)\b"
    r"|\b(?:pypi|npm" + r"js|crates|ruby" + r"gems|nu" + r"get)\.(?:org|io|com)\b"
)
BUILT = re.compile(
    r"(^|/)(build(-\w+)?|node_modules|dist|__pycache__|\.cache|CMakeFiles)/"
    r"|\.(o|a|so|gch|pch|pyc|gcda|gcno|profraw|exe)$|(^|/)(CMakeCache\.txt|compile_commands\.json|build\.ninja)$"
)
OURS = ("src", "include", "test", "spec", "bench", "tools")
PROSE_OR_CODE = (".hpp", ".cpp", ".h", ".py", ".sh", ".cmake", ".txt", ".ts", ".svelte", ".js", ".css", ".html")


def read_layers():
    layers = {}
    for line in open("src/layers.txt", encoding="utf-8"):
        fields = line.split("#")[0].split()
        if fields:
            name, rank, target, kind, never = fields
            layers[name] = Layer(int(rank), target, kind, set() if never == "-" else set(never.split(",")))
    return layers


def tracked_files():
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True, check=True
    ).stdout.decode()
    return sorted(name for name in set(listed.split("\0")) if name and os.path.isfile(name))


def without_comments(text):
    """The text with comments and the insides of string and character literals blanked; lines keep their numbers."""

    def blank(match):
        token = match.group(0)
        kept = re.sub(r"[^\n]", " ", token)
        return kept if token[0] == "/" else token[0] + kept[1:-1] + token[-1]

    return re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|(?<![\w])'(?:\\.|[^'\\\n])*'", blank, text, flags=re.S)


def check_includes(path, text, layers, found):
    """A file includes its own layer and lower ones; layers of one rank are strangers."""
    layer_name = path.split("/")[1]
    layer = layers[layer_name]
    for number, line in enumerate(text.splitlines(), 1):
        match = re.match(r'\s*#\s*include\s+([<"])([^>"]+)[>"]', line)
        if not match:
            continue
        bracket, name = match.groups()
        if bracket == "<":
            outside = "/" in name or name.endswith((".h", ".hpp"))
            if layer.kind == "pure" and path not in MAY_WRITE and (name in IMPURE_HEADERS or outside):
                found(path, number, f"{layer_name} is a pure layer: <{name}> belongs in an edge (src/layers.txt)")
            continue
        other_name = name.split("/")[0]
        if "/" not in name or other_name not in layers:
            found(path, number, f'"{name}" is written from src/, as "layer/file.hpp"')
            continue
        if not os.path.isfile("src/" + name):
            found(path, number, f'there is no src/{name}')
        other = layers[other_name]
        if other_name in layer.never or name in layer.never:
            found(path, number, f"{layer_name} never includes {name} (src/layers.txt)")
        elif other_name != layer_name and other.rank == layer.rank:
            found(path, number, f"{layer_name} and {other_name} are strangers")
        elif other.rank > layer.rank:
            found(path, number, f"an include goes up: {layer_name} may not know {other_name}")


def check_purity(path, text, found):
    lines = without_comments(text).splitlines()
    for number, line in enumerate(lines, 1):
        for word in re.findall(r"\b[a-z]+\b", line):
            # A throw in a consteval function is a message of the compiler, nothing that happens.
            if word == "throw" and any("consteval" in above for above in lines[max(0, number - 4):number]):
                continue
            if word in IMPURE_WORDS:
                found(path, number, f"'{word}' in a pure layer: {IMPURE_WORDS[word]}")


def check_header(path, text, found):
    lines = text.splitlines()
    if not lines or lines[0] != "#pragma once":
        found(path, 1, "a header begins with #pragma once")
    elif len(lines) < 2 or not lines[1].startswith("// "):
        found(path, 2, "a header says at the top what it knows and what it does not")


def check_text(path, text, found):
    for number, line in enumerate(text.splitlines(), 1):
        if UNDONE.search(line):
            found(path, number, "a note of something undone: do it, or open an issue")
        if MACHINE_PATH.search(line):
            found(path, number, "a path of one machine")
        if SHARED_PATH.search(line) and path not in MAY_NAME_SHARED:
            found(path, number, "only script/test, script/nightly and .ci/run look beside the checkout")
        if REGISTRY.search(line):
            found(path, number, "the host of a package registry")
        if line.startswith(("<<<<<<< ", ">>>>>>> ")):
            found(path, number, "a merge left unfinished")


def face_of(layers, files):
    """The public face as it should read: the prose above its includes, then every header of the library."""
    public = [name for name in layers if layers[name].target == "floorman"]
    headers = [f[len("src/"):] for f in files if f.startswith("src/") and f.endswith(".hpp") and f.split("/")[1] in public]
    headers.sort(key=lambda header: (public.index(header.split("/")[0]), header))
    head = []
    for line in open(FACE, encoding="utf-8"):
        if line.startswith("#include"):
            break
        head.append(line)
    groups, layer = [], None
    for header in headers:
        if header.split("/")[0] != layer:
            layer = header.split("/")[0]
            groups.append([])
        groups[-1].append(f'#include "{header}"\n')
    return "".join(head).rstrip("\n") + "\n\n" + "\n".join("".join(group) for group in groups)


def main():
    layers, files = read_layers(), tracked_files()
    findings = []

    def found(path, number, what):
        findings.append(f"{path}:{number}: {what}")

    long_allowed = {}
    for line in open("script/lib/long-files.txt", encoding="utf-8"):
        fields = line.split("#")[0].split(maxsplit=1)
        if fields:
            long_allowed[fields[0]] = True

    for path in files:
        if BUILT.search(path):
            found(path, 1, "a built file")
            continue
        with open(path, "rb") as file:
            content = file.read()
        if b"\0" in content:
            if content.startswith((b"\x7fELF", b"!<arch>")):
                found(path, 1, "a built file")
            continue
        text = content.decode("utf-8", errors="replace")
        check_text(path, text, found)
        parts = path.split("/")
        if parts[0] in OURS and path.endswith(PROSE_OR_CODE):
            length = text.count("\n")
            if length > MOST_LINES and path in long_allowed:
                print(f"note: {path} has {length} lines")
            elif length > MOST_LINES:
                found(path, length, f"{length} lines: past {MOST_LINES} a file usually holds two nouns")
        if path.endswith((".hpp", ".h")) and parts[0] in OURS:
            check_header(path, text, found)
        if parts[0] == "src" and path.endswith((".hpp", ".cpp")):
            if len(parts) < 3 or parts[1] not in layers:
                found(path, 1, "not in a layer of src/layers.txt")
                continue
            check_includes(path, text, layers, found)
            if layers[parts[1]].kind == "pure":
                check_purity(path, text, found)

    wanted = face_of(layers, files)
    if open(FACE, encoding="utf-8").read() != wanted:
        if "--fix" in sys.argv:
            with open(FACE, "w", encoding="utf-8") as file:
                file.write(wanted)
        else:
            found(FACE, 1, "does not list every public header in order; script/format writes it")

    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
