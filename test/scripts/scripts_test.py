"""Whether script/lint's own checks find what they are there to find, and script/test counts what really ran."""

import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SOURCES = os.path.join(ROOT, "script/lib/sources.py")
TOTALS = os.path.join(ROOT, "script/lib/totals.py")

HEADER = "#pragma once\n// A thing. Knows nothing.\n"
LAYERS = """
base     0  floorman      pure  -
cards    1  floorman      pure  base/chips.hpp
rules    1  floorman      pure  -
betting  2  floorman      pure  cards
scene    6  floorman_app  edge  -
"""


class Sources(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        subprocess.run(["git", "init", "-q", self.folder.name], check=True)
        self.write("src/layers.txt", LAYERS)
        self.write("script/lib/long-files.txt", "")
        self.write("include/floorman/floorman.hpp", HEADER)
        for name in ("base/chips", "cards/card", "rules/policy", "betting/round", "scene/spot"):
            self.write(f"src/{name}.hpp", HEADER)
        self.run_sources("--fix")

    def write(self, path, text):
        path = os.path.join(self.folder.name, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def run_sources(self, *options):
        done = subprocess.run([sys.executable, SOURCES, *options], cwd=self.folder.name, capture_output=True, text=True)
        self.assertEqual(done.stderr, "")
        findings = [line for line in done.stdout.splitlines() if line and not line.startswith("note: ")]
        self.assertEqual(done.returncode, 1 if findings else 0)
        return done.stdout

    def finds(self, path, text, what):
        self.write(path, text)
        self.assertIn(what, self.run_sources())

    def allows(self, path, text):
        self.write(path, text)
        self.assertEqual(self.run_sources().strip(), "")

    def test_a_tidy_tree_passes(self):
        self.assertEqual(self.run_sources().strip(), "")

    def test_includes_go_down(self):
        self.allows("src/betting/round.cpp", '#include "betting/round.hpp"\n#include "base/chips.hpp"\n#include "rules/policy.hpp"\n')
        self.finds("src/base/chips.cpp", '#include "betting/round.hpp"\n', "src/base/chips.cpp:1: an include goes up")

    def test_layers_of_one_rank_are_strangers(self):
        self.finds("src/rules/policy.cpp", '\n  #  include "cards/card.hpp"\n', "policy.cpp:2: rules and cards are strangers")

    def test_what_a_layer_never_includes(self):
        self.finds("src/betting/round.cpp", '#include "cards/card.hpp"\n', "betting never includes cards/card.hpp")
        self.finds("src/cards/card.cpp", '#include "base/chips.hpp"\n', "cards never includes base/chips.hpp")

    def test_includes_are_written_from_src(self):
        self.finds("src/base/chips.cpp", '#include "chips.hpp"\n', "is written from src/")
        self.finds("src/base/seat.cpp", '#include "base/nowhere.hpp"\n', "there is no src/base/nowhere.hpp")

    def test_a_pure_layer_has_no_clock_and_no_files(self):
        self.finds("src/rules/policy.cpp", "#include <chrono>\n", "rules is a pure layer: <chrono>")
        self.finds("src/rules/book.cpp", "#include <toml++/toml.h>\n", "<toml++/toml.h>")

    def test_an_edge_may(self):
        self.allows("src/scene/spot.cpp", "#include <toml++/toml.h>\n#include <chrono>\ndouble seconds();\n")

    def test_a_pure_layer_has_no_floats_and_throws_nothing(self):
        self.finds("src/base/chips.cpp", "double half(double x);\n", "chips.cpp:1: 'double' in a pure layer")
        self.finds("src/base/seat.cpp", "void f() { throw 1; }\n", "seat.cpp:1: 'throw'")

    def test_words_in_comments_and_strings_are_only_words(self):
        self.allows("src/base/chips.cpp", '// a double, a try\n/* float\n throw */\nconst char* s = "catch // try";\nchar c = \'"\';\n')

    def test_a_throw_that_only_the_compiler_meets(self):
        self.allows("src/base/chips.cpp", 'consteval int f(int x) {\n    if (x) throw "no";\n    return 0;\n}\n')

    def test_every_public_header_is_in_the_face(self):
        self.finds("src/base/seat.hpp", HEADER, "floorman.hpp:1: does not list every public header")
        self.run_sources("--fix")
        self.assertEqual(self.run_sources().strip(), "")

    def test_a_header_says_what_it_knows(self):
        self.finds("src/scene/a.hpp", "#pragma once\nint a();\n", "a.hpp:2: a header says at the top")
        self.finds("src/scene/b.hpp", "int a();\n", "b.hpp:1: a header begins with #pragma once")

    def test_a_long_file(self):
        self.finds("src/scene/spot.cpp", "\n" * 501, "501 lines")
        self.write("script/lib/long-files.txt", "src/scene/spot.cpp  one noun\n")
        self.assertIn("note: src/scene/spot.cpp has 501 lines", self.run_sources())

    def test_nothing_of_one_machine(self):
        # The words are put together here, so that lint does not find them in this file.
        self.finds("README.md", "cd /" + "home/me/floorman\n", "README.md:1: a path of one machine")
        self.finds("notes.md", "see ../" + "shared/cases\n", "notes.md:1: only script/test")
        self.finds("Makefile", "curl https://registry." + "example.org/x\n", "Makefile:1: the host of a package registry")
        self.finds("a.py", "# TO" + "DO: later\n", "a.py:1: a note of something undone")

    def test_what_only_looks_like_it(self):
        self.allows("README.md", "docs/w" + "ork/home, https://static.example/ and $root/home/x\n")

    def test_built_files(self):
        self.finds("web/node_modules/x/index.js", "x\n", "node_modules/x/index.js:1: a built file")
        self.finds("program", "\x7fELF\0", "program:1: a built file")


class Totals(unittest.TestCase):
    def count(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                with open(os.path.join(folder, name + ".xml"), "w", encoding="utf-8") as file:
                    file.write(text)
            return subprocess.run([sys.executable, TOTALS, folder], capture_output=True, text=True, check=True).stdout.strip()

    def ctest(self, *cases):
        return "<testsuite>" + "".join(cases) + "</testsuite>"

    RAN = '<testcase name="{}" status="run"/>'
    FAILED = '<testcase name="{}" status="fail"><failure message=""/></testcase>'
    GOOGLE = (
        '<testsuites><testsuite><testcase name="a" status="run" result="completed"/>'
        '<testcase name="b" status="run" result="skipped"><skipped message=""/></testcase>'
        '<testcase name="c" status="notrun" result="suppressed"/>'
        '{}</testsuite></testsuites>'
    )

    def test_tests_of_googletest_count_one_by_one(self):
        self.assertEqual(self.count(ctest=self.ctest(self.RAN.format("base")), base=self.GOOGLE.format("")), "1 0 2")

    def test_a_failure_counts_once(self):
        google = self.GOOGLE.format('<testcase name="d" status="run" result="completed"><failure/></testcase>')
        self.assertEqual(self.count(ctest=self.ctest(self.FAILED.format("base")), base=google), "1 1 2")

    def test_a_program_that_died_is_a_failure(self):
        self.assertEqual(self.count(ctest=self.ctest(self.FAILED.format("base"), self.RAN.format("package"))), "1 1 0")
        self.assertEqual(self.count(ctest=self.ctest(self.FAILED.format("base")), base=self.GOOGLE.format("")), "1 1 2")

    def test_nothing_ran(self):
        self.assertEqual(self.count(ctest=self.ctest()), "0 0 0")


if __name__ == "__main__":
    unittest.main()
