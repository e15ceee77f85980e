"""Runs clang-tidy over the sources, and clang over each header alone, but only over what changed.

Usage: tidy.py [--all] [PATH...]      PATH: files or folders; without any, everything of ours but the sources of tests
                                      (two compilers warn about those already); --all: those too, whether changed or not

A header must compile with nothing before it. A file is looked at again when it, a header of ours that it reaches, the configuration or the tool has changed since it
last passed; what passed is remembered in the user's cache folder by content, so a fresh clone profits too.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

TOOL = "clang-tidy-19"
COMPILER = ["clang++-19", "-std=c++20", "-fsyntax-only", "-Isrc", "-Iinclude", "-Itest", "-Wall", "-Wextra",
            "-Wconversion", "-Werror", "-Wno-pragma-once-outside-header", "-DTOML_HEADER_ONLY=0"]
DATABASE = "build/compile_commands.json"
CACHE = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "floorman", "tidy")
ROOTS = ["src", "include", "test", "build/generated"]

with open("src/layers.txt", encoding="utf-8") as file:
    EDGES = tuple(f"src/{line.split()[0]}/" for line in file if " edge " in line and not line.startswith("#"))

texts = {}


def text_of(path):
    if path not in texts:
        with open(path, "rb") as file:
            texts[path] = file.read()
    return texts[path]


def reached(path, seen):
    """Every file of ours that `path` includes, itself among them."""
    if path in seen:
        return seen
    seen.add(path)
    for name in re.findall(rb'^\s*#\s*include\s+["<]([^">]+)[">]', text_of(path), re.M):
        name = name.decode()
        for folder in [os.path.dirname(path), *ROOTS]:
            found = os.path.normpath(os.path.join(folder, name))
            if os.path.isfile(found):
                reached(found, seen)
                break
    return seen


def arguments(command):
    """What matters to clang of a command line written for g++: where to look, what is defined, which C++."""
    words = command.split()
    kept = []
    for index, word in enumerate(words):
        if word in ("-I", "-isystem", "-D"):
            kept += [word, words[index + 1]]
        elif word.startswith(("-I", "-D", "-std=")):
            kept.append(word.replace('\\"', '"'))
    return [word for word in kept if word != "-DNDEBUG"] + ["-w"]


def key_of(path, flags, salt):
    digest = hashlib.sha256(salt)
    digest.update("\0".join(flags).replace(os.getcwd(), ".").encode())
    for name in sorted(reached(path, set())):
        digest.update(name.encode() + b"\0" + text_of(name) + b"\0")
    return digest.hexdigest()


def left_out(path):
    """A check that takes a quarter of a minute over the headers of libraries that only edges include."""
    return ["--checks=-performance-unnecessary-value-param"] if path.startswith(EDGES) else []


def headers(wanted):
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.hpp"], capture_output=True, text=True, check=True
    ).stdout.split("\n")
    return sorted({name for name in listed if os.path.isfile(name) and under(name, wanted)})


def under(path, wanted):
    return any(path == word or path.startswith(word + "/") for word in wanted)


def main():
    paths = [word.rstrip("/") for word in sys.argv[1:] if word != "--all"]
    wanted = paths or ["src", "include", "test", "spec", "bench", "tools"]
    with_tests = paths or "--all" in sys.argv
    here = os.getcwd() + "/"
    salt = subprocess.run([TOOL, "--version"], capture_output=True, check=True).stdout
    for name in (".clang-tidy", "test/.clang-tidy", "script/lib/tidy.py"):
        salt += text_of(name)
    os.makedirs(CACHE, exist_ok=True)

    commands = []
    with open(DATABASE, encoding="utf-8") as file:
        for entry in json.load(file):
            path = entry["file"].removeprefix(here)
            if under(path, wanted) and (with_tests or not path.startswith("test/")):
                commands.append((path, [TOOL, "--quiet", *left_out(path), path, "--", *arguments(entry["command"])]))
    sources = len(commands)
    commands += [(path, COMPILER + [path]) for path in headers(wanted)]

    work = []
    for path, command in commands:
        key = key_of(path, command, salt)
        if "--all" in sys.argv or not os.path.exists(os.path.join(CACHE, key)):
            work.append((path, command, key))
    work.sort(key=lambda item: -len(text_of(item[0])))

    def look(item):
        path, command, key = item
        start = time.monotonic()
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode == 0:
            with open(os.path.join(CACHE, key), "w", encoding="utf-8") as file:
                file.write(path + "\n")
        said = done.stdout if command[0] == TOOL and done.stdout.strip() else done.stderr
        return path, done.returncode, said, time.monotonic() - start

    seen, failed = set(), 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for path, status, said, seconds in pool.map(look, work):
            if status == 0 and seconds > 10:
                print(f"{path}: {seconds:.1f} s", flush=True)
            if status != 0:
                failed += 1
                notes = re.split(r"\n(?=\S+:\d+:\d+: (?:warning|error))", said.replace(here, ""))
                print("\n".join(note for note in notes if note not in seen).strip(), flush=True)
                seen.update(notes)
    print(f"{sources} sources and {len(commands) - sources} headers, {len(work)} looked at, {failed} with findings")
    return 1 if failed or not commands else 0


if __name__ == "__main__":
    sys.exit(main())
