"""docs/deal.schema.json and `floorman verify-deal`, on decks that are made here from the description alone.

This program shares no code with the one it checks: ChaCha20, the shuffle and the commitments are written again below.
FLOORMAN names the program. Runs in the root of the sources.
"""

import copy
import hashlib
import json
import os
import struct
import subprocess
import unittest

try:
    from jsonschema import Draft202012Validator
except ImportError:  # script/setup test installs it.
    Draft202012Validator = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DECK, SALTS = 0, 1  # What a stream is for.


def block(key, counter, use):
    """64 bytes of ChaCha20 with a nonce and a counter of 8 bytes each."""
    state = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, use)))
    words = state[:]

    def rotated(value, by):
        return ((value << by) | (value >> (32 - by))) & 0xFFFFFFFF

    def quarter(a, b, c, d):
        for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            words[x] = (words[x] + words[y]) & 0xFFFFFFFF
            words[z] = rotated(words[z] ^ words[x], by)

    for _ in range(10):
        for column in range(4):
            quarter(column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(words, state)))


def stream(key, use):
    counter = 0
    while True:
        yield from block(key, counter, use)
        counter += 1


def below(bound, numbers):
    while True:
        product = (next(numbers) | next(numbers) << 8) * bound
        if product % 65536 >= 65536 % bound:
            return product >> 16


def shuffled(key, size):
    cards, numbers = list(range(52 - size, 52)), stream(key, DECK)
    for place in range(size - 1):
        other = place + below(size - place, numbers)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def commitment(table, hand, size, place, card, salt):
    name = table.encode()
    text = b"floorman deal 1\0" + bytes([len(name)]) + name + struct.pack("<Q", hand) + bytes([size, place, card]) + salt
    return hashlib.blake2b(text, digest_size=32).hexdigest()


def made_deal(key, size, places, table="oak", hand=12):
    cards, numbers = shuffled(key, size), stream(key, SALTS)
    salts = [bytes(next(numbers) for _ in range(16)) for _ in range(size)]
    return {
        "floorman_deal": 1,
        "table": table,
        "hand": hand,
        "deck": size,
        "commitments": [commitment(table, hand, size, i, card, salt) for i, (card, salt) in enumerate(zip(cards, salts))],
        "openings": [
            {"place": i, "card": "23456789TJQKA"[cards[i] // 4] + "cdhs"[cards[i] % 4], "salt": salts[i].hex(), "to": "board"}
            for i in places
        ],
    }


def verified(deal):
    text = deal if isinstance(deal, str) else json.dumps(deal)
    return subprocess.run(
        [os.environ["FLOORMAN"], "verify-deal", "--json", "-"], input=text, capture_output=True, text=True, check=False
    )


KEY = bytes(range(100, 132))

# What makes no file of a deal: the program refuses each, and so must the schema.
WRONG = [
    {"floorman_deal": 2},
    {"floorman_deal": "1"},
    {"table": ""},
    {"table": "x" * 33},
    {"table": 7},
    {"hand": -1},
    {"hand": "12"},
    {"hand": 1.5},
    {"hand": 1000000000},
    {"deck": 36},
    {"deck": 51},
    {"commitments": []},
    {"commitments": ["00" * 32] * 51},
    {"commitments": ["00" * 31] * 52},
    {"commitments": [0] * 52},
    {"openings": {}},
    {"openings": [{"place": 0, "card": "As"}]},
    {"openings": [{"place": 52, "card": "As", "salt": "00" * 16}]},
    {"openings": [{"place": "0", "card": "As", "salt": "00" * 16}]},
    {"openings": [{"place": 0, "card": "??", "salt": "00" * 16}]},
    {"openings": [{"place": 0, "card": "AsKs", "salt": "00" * 16}]},
    {"openings": [{"place": 0, "card": "As", "salt": "00" * 15}]},
    {"openings": [{"place": 0, "card": "As", "salt": "0g" * 16}]},
    {"openings": [{"place": 0, "card": "As", "salt": "00" * 16, "to": 3}]},
    {"openings": [{"place": 0, "card": "As", "salt": "00" * 16, "for": "me"}]},
    {"seed": "00"},
    {"seed": "zz" * 32},
    {"more": 1},
]


class Deals(unittest.TestCase):
    def test_chacha_is_chacha(self):
        self.assertTrue(block(bytes(32), 0, 0).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28"))

    def test_what_was_made_here_fits_there(self):
        for size, places in ((52, range(9)), (36, [0, 35]), (52, range(52))):
            for more in ({}, {"seed": KEY.hex()}, {"_note": "mine"}):
                ran = verified({**made_deal(KEY, size, places), **more})
                self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
                said = json.loads(ran.stdout)
                self.assertEqual((said["fits"], said["problems"], said["opened"]), (True, [], len(places)))
                self.assertTrue(said["proves"] and said["does_not_prove"])

    def test_what_was_changed_does_not(self):
        deal = made_deal(KEY, 52, range(9))
        for change in (
            lambda it: it.update(table="elm"),
            lambda it: it.update(hand=13),
            lambda it: it["openings"][4].update(card="2c" if it["openings"][4]["card"] != "2c" else "2d"),
            lambda it: it["openings"][4].update(salt="00" * 16),
            lambda it: it["openings"].append(it["openings"][4]),
            lambda it: it["openings"][4].update(place=30),
            lambda it: it["commitments"].__setitem__(4, "00" * 32),
            lambda it: it.update(seed="00" * 32),
        ):
            changed = copy.deepcopy(deal)
            change(changed)
            ran = verified(changed)
            self.assertEqual(ran.returncode, 1, ran.stdout + ran.stderr)
            said = json.loads(ran.stdout)
            self.assertFalse(said["fits"])
            self.assertTrue(said["problems"])

    @unittest.skipIf(Draft202012Validator is None, "python3-jsonschema is not installed")
    def test_schema(self):
        with open(os.path.join(ROOT, "docs", "deal.schema.json"), encoding="utf-8") as file:
            schema = json.load(file)
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        deal = made_deal(KEY, 52, range(9))
        for right in (deal, made_deal(KEY, 36, [0, 35]), {**deal, "seed": KEY.hex(), "_note": {"of": "mine"}}):
            self.assertTrue(validator.is_valid(right))
        for changes in WRONG:
            self.assertFalse(validator.is_valid({**deal, **changes}), changes)
            ran = verified({**deal, **changes})
            self.assertEqual((ran.returncode, ran.stdout), (1, ""), changes)
            self.assertTrue(ran.stderr.startswith("-:"), ran.stderr)
        for key in schema["required"]:
            without = {k: v for k, v in deal.items() if k != key}
            self.assertFalse(validator.is_valid(without), key)
            self.assertEqual(verified(without).returncode, 1, key)


if __name__ == "__main__":
    os.chdir(ROOT)
    unittest.main()
