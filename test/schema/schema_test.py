"""docs/scene.schema.json and docs/report.schema.json: that they say what the program takes and prints, and nothing else.

FLOORMAN names the program. Runs in the root of the sources.
"""

import copy
import glob
import json
import os
import re
import subprocess
import tomllib
import unittest

try:
    from jsonschema import Draft202012Validator
except ImportError:  # script/setup test installs it.
    Draft202012Validator = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BOOKS = ["tda", "roberts", "wsop", "home"]

SPOT = {
    "players": ["Ann", "Bob", "Cy"],
    "starting_stacks": [500, "inf", "130.50"],
    "blinds": [1, 2],
    "street": "flop",
    "actions": ["Ann bets 100", "Bob calls", "Cy is all in"],
}

# What makes no scene of SPOT: the program refuses each, and so must the schema.
WRONG_SCENES = [
    {"starting_stacks": None},
    {"starting_stacks": [500]},
    {"starting_stacks": [5] * 11, "players": None},
    {"starting_stacks": [500, -1, 5]},
    {"starting_stacks": [500, "many", 5]},
    {"starting_stacks": "500"},
    {"starting_stack": [1, 2]},
    {"players": ["Ann", "floor", "Cy"]},
    {"players": ["Ann", "DEALER", "Cy"]},
    {"players": ["Ann", " Bob", "Cy"]},
    {"players": ["Ann", "Ann", "Cy"]},
    {"players": ["Ann", 2, "Cy"]},
    {"blinds": []},
    {"blinds": 2},
    {"blinds": [True, 2]},
    {"blinds": ["one", 2]},
    {"ante": [1, 2, 3]},
    {"antes": 1},
    {"unit": "-1"},
    {"pot": -5},
    {"game": "hold'em"},
    {"structure": "no-limit"},
    {"variant": "XT"},
    {"street": "4th"},
    {"rulebook": "tda-2025"},
    {"rulebook": "rulebooks/home.toml"},
    {"rulebook": []},
    {"rulebook": 7},
    {"rulebook": {}},
    {"rulebook": {"amends": "nobody"}},
    {"rulebook": {"amends": "tda", "clauses": []}},
    {"rulebook": {"amends": "tda", "clause": [{"answer": 3}]}},
    {"rulebook": {"amends": "tda", "clause": [{"question": "raise_caps", "answer": 3, "instead_of": "raise_cap"}]}},
    {"rulebook": {"amends": "tda", "clause": [{"question": "raise_cap", "answer": 3, "instead_of": "raise_cap", "if": "stud"}]}},
    {"rulebook": {"amends": "tda", "clause": [{"question": "raise_cap", "answer": 3, "instead_of": "raise_cap", "when": "x"}]}},
    {"rulebook": {"amends": "tda", "clause": [{"question": "raise_cap", "answer": 3, "instead_of": "raise_cap", "says": 1}]}},
    {"house": {"raise_caps": 3}},
    {"house": {"raise_cap": "3"}},
    {"house": {"raise_cap": -1}},
    {"house": {"check_raise": "no"}},
    {"house": {"reopening": "sometimes"}},
    {"house": [3]},
    {"event": {"kind": "home"}},
    {"event": {"players_left": 1}},
    {"event": {"left": 3}},
    {"straddle": {"by": "Cy"}},
    {"straddle": {"by": "Cy", "to": "four"}},
    {"straddle": {"by": "Cy", "to": 4, "from": 2}},
    {"straddle": 4},
    {"posts": {"Cy": 2}},
    {"posts": {"Cy": {"alive": 2}}},
    {"kill": {"by": "Cy", "kind": "double"}},
    {"kill": {"by": "Cy"}},
    {"front": {"Ann": 25}},
    {"front": {"Ann": ["25x"]}},
    {"front": {"Ann": [0]}},
    {"front": [25]},
    {"away": "Bob"},
    {"first": 1},
    {"hole_cards": {"Ann": ["As", "Kd"]}},
    {"hole_cards": {"Ann": "AsXx"}},
    {"board": "2c3c4"},
    {"board": ["2c"]},
    {"board": "2c 3c 4c"},
    {"board": "10c"},
    {"actions": "Ann folds"},
    {"actions": [["Ann folds"]]},
    {"structure": "spread", "spread": [1]},
]

# What may be written besides: the program takes each, and so must the schema.
RIGHT_SCENES = [
    {},
    {"_note": {"of": ["my", "own"]}},
    {"players": None},
    {"actions": None},
    {"actions": []},
    {"actions": ["", "# nothing", "no line at all", "Zed folds"]},
    {"blinds": [0.5, "1.00"], "unit": "0.25"},
    {"blinds": None, "blinds_or_straddles": [1, 2, "-2"], "street": None},
    {"blinds": [1, 2, 4], "street": None},
    {"straddle": {"by": "Cy", "to": 4}},
    {"straddle": [{"by": "p3", "to": 4}, {"by": "Ann", "to": "8"}]},
    {"posts": {"Cy": {"live": 2, "dead": 1}, "Ann": {}}, "street": None},
    {"kill": {"by": "Ann", "kind": "half"}, "structure": "FL", "small_bet": 2, "big_bet": 4, "street": None},
    {"structure": "spread", "spread": [1, "4"]},
    {"front": {"Ann": [25, "3x25", "$1,000"]}},
    {"rulebook": BOOKS + ["tda-2026"]},
    {"rulebook": {"amends": "tda", "clause": [{"question": "raise_cap", "answer": 3, "instead_of": "raise_cap", "when": ["limit"]}]}},
    {"house": {"raise_cap": 3, "chip_unit": "0.50", "check_raise": False, "_why": "so we play"}},
    {"event": {"kind": "tournament", "players_left": 9}},
    {"event": "Monday's game", "year": 2026, "author": "Somebody", "winnings": [1, 2, 3]},
    {"hole_cards": {"Ann": "AsKd", "p2": "????"}, "board": "2c3c4c"},
    {"away": ["Bob"], "first": "Cy", "pot": "12.5"},
    {"variant": "NT", "min_bet": 2, "ante": 0},
]


def schema(name):
    with open(os.path.join(ROOT, "docs", name), encoding="utf-8") as file:
        return json.load(file)


def changed(spot, changes):
    made = copy.deepcopy(spot)
    made.update(changes)
    return {key: value for key, value in made.items() if value is not None}


def infinite_as_text(value):
    """JSON has no infinity; a scene writes it as a word."""
    if isinstance(value, dict):
        return {key: infinite_as_text(each) for key, each in value.items()}
    if isinstance(value, list):
        return [infinite_as_text(each) for each in value]
    return "inf" if value == float("inf") else value


def spec_scenes():
    for path in sorted(glob.glob(os.path.join(ROOT, "spec", "*.toml"))):
        with open(path, "rb") as file:
            for case in tomllib.load(file)["case"]:
                if "scene" not in case:
                    continue  # A session or a hand history.
                scene = infinite_as_text(case["scene"])
                if case.get("rulebooks"):
                    scene["rulebook"] = case["rulebooks"]
                yield case["id"], scene


def ruled(scenes):
    """What the program prints for scenes: objects, one a line."""
    text = "".join(json.dumps(scene) + "\n" for scene in scenes)
    ran = subprocess.run(
        [os.environ["FLOORMAN"], "rule", "--jsonl"], input=text, capture_output=True, text=True, check=False
    )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def listed(scene, marker="write one of "):
    """The words that an error lists: "... write one of 'a', 'b' or 'c'"."""
    (said,) = ruled([scene])
    return set(re.findall(r"'([^']*)'", said["error"].split(marker)[1]))


@unittest.skipIf(Draft202012Validator is None, "python3-jsonschema is not installed")
class Schemas(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scene_schema = schema("scene.schema.json")
        cls.report_schema = schema("report.schema.json")
        for each in (cls.scene_schema, cls.report_schema):
            Draft202012Validator.check_schema(each)
        cls.scene = Draft202012Validator(cls.scene_schema)
        cls.report = Draft202012Validator(cls.report_schema)

    def fits(self, validator, value, what):
        error = next(validator.iter_errors(value), None)
        if error is not None:
            self.fail(f"{what}: {error.json_path}: {error.message[:300]}")

    def test_every_scene_of_the_spec_and_its_reports(self):
        scenes = list(spec_scenes())
        self.assertGreater(len(scenes), 500)
        for name, scene in scenes:
            self.fits(self.scene, scene, name)
        reports = ruled(scene for _, scene in scenes)
        self.assertGreater(len(reports), len(scenes))
        for report in reports:
            self.fits(self.report, report, report.get("rulebook", report))
        # What is null in most reports was something else in one, so that its schema was asked.
        for key in self.report_schema["required"]:
            self.assertTrue(any(report[key] not in (None, [], {}) for report in reports), key)
        verdicts = {ruling["verdict"] for report in reports for ruling in report["rulings"]}
        verdicts |= {then["verdict"] for report in reports for ruling in report["rulings"] for then in ruling["then"]}
        self.assertEqual(verdicts, set(self.report_schema["$defs"]["ruling"]["properties"]["verdict"]["enum"]))

    def test_scenes_of_the_docs(self):
        for path in glob.glob(os.path.join(ROOT, "docs", "examples", "*.scene.toml")):
            with open(path, "rb") as file:
                self.fits(self.scene, tomllib.load(file), path)

    def test_what_may_be_written_besides(self):
        for changes in RIGHT_SCENES:
            scene = changed(SPOT, changes)
            self.fits(self.scene, scene, changes)
            for said in ruled([scene]):
                self.assertNotIn("error", said, changes)
                self.fits(self.report, said, changes)

    def test_what_is_no_scene(self):
        for changes in WRONG_SCENES:
            scene = changed(SPOT, changes)
            self.assertFalse(self.scene.is_valid(scene), changes)
            (said,) = ruled([scene])
            self.assertIn("error", said, changes)
        self.assertFalse(self.scene.is_valid([SPOT]))

    def test_what_is_no_report(self):
        (report,) = ruled([changed(SPOT, {"actions": ["Bob checks", "Ann puts out 25", "floor rules stands"]})])
        self.fits(self.report, report, "the report")
        ruling = report["rulings"][0]
        for whole, part in ((report, report), (report, ruling)):
            for key in list(part):
                kept = part.pop(key)
                self.assertFalse(self.report.is_valid(whole), f"without {key}")
                part[key] = {"no": "such"} if not isinstance(kept, dict) else "no such"
                self.assertFalse(self.report.is_valid(whole), f"with another {key}")
                part[key] = kept
            part["more"] = 1
            self.assertFalse(self.report.is_valid(whole), "with more")
            del part["more"]
        self.fits(self.report, report, "the report")

    def test_words_are_the_programs(self):
        properties, defs = self.scene_schema["properties"], self.scene_schema["$defs"]
        for key in ("game", "structure", "variant"):
            self.assertEqual(set(properties[key]["enum"]), listed(changed(SPOT, {key: "z" * 12})), key)
        named = {each for option in defs["rulebook"]["anyOf"] for each in option.get("enum", [])}
        self.assertEqual(named, listed(changed(SPOT, {"rulebook": "z" * 12})))
        clause = {"question": "raise_cap", "answer": 3, "when": "z" * 12}
        conditions = listed(changed(SPOT, {"rulebook": {"amends": "tda", "clause": [clause]}}))
        self.assertEqual(set(defs["condition"]["enum"]), conditions)
        streets = set()
        for game in properties["game"]["enum"]:
            streets |= listed({"starting_stacks": [5, 5], "game": game, "street": "z" * 12})
        self.assertEqual(set(properties["street"]["enum"]), streets)
        self.assertEqual(set(self.report_schema["properties"]["street"]["enum"]), streets)

    def test_questions_are_the_programs(self):
        told = subprocess.run([os.environ["FLOORMAN"], "rules", "--json"], capture_output=True, text=True, check=True).stdout
        questions = {each["question"]: each for each in map(json.loads, told.splitlines())}
        house = self.scene_schema["properties"]["house"]["properties"]
        for names in (
            house,
            self.scene_schema["$defs"]["clause"]["properties"]["question"]["enum"],
            self.report_schema["$defs"]["question"]["enum"],
        ):
            self.assertEqual(set(names), set(questions))
        for name, question in questions.items():
            if question["kind"] == "choice":
                self.assertEqual(house[name]["enum"], [each["answer"] for each in question["answers"]], name)
            elif question["kind"] == "flag":
                self.assertEqual(house[name]["type"], "boolean", name)

    def test_every_key_of_the_docs_is_there(self):
        with open(os.path.join(ROOT, "docs", "scene.md"), encoding="utf-8") as file:
            text = file.read().split("## Lines of action")[0]
        keys = {key for row in re.findall(r"^\| (`[^|]*`) \|", text, flags=re.M) for key in re.findall(r"`(\w+)`", row)}
        self.assertGreater(len(keys), 25)
        self.assertEqual(keys - set(self.scene_schema["properties"]), set())


if __name__ == "__main__":
    os.chdir(ROOT)
    unittest.main()
