"""Live tables from outside: the protocol by its schema, connections that misbehave, and a server that is killed.

Starts the program (FLOORMAN names it) for each group of tests. Runs in the root of the sources.
FLOORMAN_NIGHTLY_KILLS says how often the server is killed; without it, a few times.
"""

import importlib.util
import json
import os
import random
import re
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.error
import urllib.request

try:
    import websocket
    from jsonschema import Draft202012Validator
except ImportError:  # script/setup test installs them.
    websocket = None

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
KILLS = int(os.environ.get("FLOORMAN_NIGHTLY_KILLS", "6"))


class Server:
    def __init__(self, *options):
        self.program = subprocess.Popen(
            [os.environ["FLOORMAN"], "serve", "--port", "0", "--log", "none", "--rate", "10000", *options],
            stdout=subprocess.PIPE, text=True)
        line = self.program.stdout.readline()
        self.port = int(re.search(r"localhost:(\d+)", line).group(1))
        self.url = f"http://localhost:{self.port}"

    def kill(self):
        self.program.send_signal(signal.SIGKILL)
        self.program.wait()
        self.program.stdout.close()

    def stop(self):
        self.program.send_signal(signal.SIGINT)
        self.program.wait(timeout=20)
        self.program.stdout.close()

    def metric(self, name):
        with urllib.request.urlopen(self.url + "/metrics") as response:
            return int(re.search(rf"^floorman_{name} (\d+)$", response.read().decode(), re.MULTILINE).group(1))


def post(url, body, cookie=None):
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response), (response.headers.get("Set-Cookie") or "").split(";")[0]


class Visitor:
    """One connection; every message of either side is checked by the schema."""

    schema = None

    def __init__(self, server, cookie=None, options=()):
        self.server = server
        self.cookie = cookie or post(server.url + "/api/visitor", {})[1]
        self.socket = websocket.create_connection(server.url.replace("http", "ws") + "/api/live", cookie=self.cookie, timeout=20,
                                                  sockopt=options)
        self.update = None
        self.asked = 0

    def ask(self, do, **what):
        self.asked += 1
        message = {"id": self.asked, "do": do} | what
        Visitor.schema["asked"].validate(message)
        self.socket.send(json.dumps(message))
        while True:
            said = self.hear()
            if said.get("answer") == self.asked:
                return said

    def enter(self, key):
        answer = self.ask("enter", table=key)
        while answer.get("done") and self.update is None:
            self.hear()
        return answer

    def hear(self):
        said = json.loads(self.socket.recv())
        Visitor.schema["told"].validate(said)
        if "update" in said:
            self.update = said
        return said


@unittest.skipIf(websocket is None, "python3-websocket and python3-jsonschema are not installed: run script/setup test")
class Live(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with open(os.path.join(ROOT, "docs", "protocol.schema.json"), encoding="utf-8") as file:
            whole = json.load(file)
        Visitor.schema = {side: Draft202012Validator({"$ref": f"#/$defs/{side}", "$defs": whole["$defs"]}) for side in ("asked", "told")}

    def setUp(self):
        self.server = Server()
        self.addCleanup(lambda: self.server.program.poll() is None and self.server.stop())

    def table(self, **settings):
        made, cookie = post(self.server.url + "/api/tables", {"think": 0, "pace": 0} | settings)
        return made["table"], cookie

    # ---- The protocol ---------------------------------------------------------------------------------------------------

    def test_the_example_plays_ten_hands(self):
        bot = subprocess.run(["/usr/bin/python3", os.path.join(ROOT, "examples", "bot.py"), self.server.url],
                             capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(bot.returncode, 0, bot.stderr)
        self.assertNotIn("refused", bot.stdout)
        self.assertIn("wins", bot.stdout)

    def test_every_message_is_as_the_schema_has_it(self):
        for game in ("holdem", "omaha8", "stud", "triple-draw"):
            with self.subTest(game=game):
                key, cookie = self.table(game=game, bots=2, seats=4)
                ann = Visitor(self.server, cookie)
                ann.enter(key)
                self.assertTrue(ann.ask("sit", seat=1, name="Ann", chips=ann.update["table"]["buy_in"][0]).get("done"))
                self.assertIn("refused", ann.ask("sit", seat=1, name="Ann", chips=1))
                hands = set()
                while len(hands) < 3:
                    hand = ann.update["hand"]
                    if hand and hand["over"]:
                        hands.add(hand["number"])
                    elif hand and hand["awaits"] and hand["awaits"]["who"] == "Ann":
                        line = {"act": "checks" if hand["report"]["can_check"] else "folds", "bring_in": "pb", "draw": "stands pat"}
                        ann.ask("act", hand=hand["number"], input=hand["input"], line=line[hand["awaits"]["what"]])
                        if ann.update["hand"]["number"] != hand["number"] or ann.update["hand"]["input"] != hand["input"]:
                            continue
                    ann.hear()
                history = ann.ask("hand", hand=min(hands))["history"]
                with tempfile.TemporaryDirectory() as folder:
                    path = os.path.join(folder, "deal.json")
                    with open(path, "w", encoding="utf-8") as file:
                        json.dump(history["deal"], file)
                    checked = subprocess.run([os.environ["FLOORMAN"], "verify-deal", path], capture_output=True, text=True, check=False)
                    self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
                self.assertIn(min(hands), [hand["number"] for hand in ann.ask("hands")["hands"]])
                ann.socket.close()

    # ---- Connections that misbehave -------------------------------------------------------------------------------------

    def test_only_visitors_of_this_site_come_in(self):
        url = self.server.url.replace("http", "ws") + "/api/live"
        with self.assertRaises(websocket.WebSocketBadStatusException) as no_cookie:
            websocket.create_connection(url, timeout=20)
        self.assertEqual(no_cookie.exception.status_code, 401)
        _, cookie = post(self.server.url + "/api/visitor", {})
        with self.assertRaises(websocket.WebSocketBadStatusException) as elsewhere:
            websocket.create_connection(url, cookie=cookie, origin="http://elsewhere.example", timeout=20)
        self.assertEqual(elsewhere.exception.status_code, 403)
        with self.assertRaises(urllib.error.HTTPError) as no_upgrade:
            urllib.request.urlopen(self.server.url + "/api/live")
        self.assertEqual(no_upgrade.exception.code, 426)

    def test_frames_that_are_none_end_their_connection_alone(self):
        key, cookie = self.table(bots=2, seats=4)
        ann = Visitor(self.server, cookie)
        ann.enter(key)
        frames = [b"\x81\x05hello", b"\x83\x80aaaa", b"\xf1\x80aaaa", b"\x81\xff" + b"\x7f" * 8 + b"aaaa",
                  b"\x81\xfe\x14\x00aaaa" + b"x" * 5120, b"\x81\x82aaaa\x9e\x9e", b"\x89\xfe\x00\xffaaaa" + b"x" * 255, os.urandom(4096)]
        for frame in frames:
            with self.subTest(frame=frame[:8]):
                bad = Visitor(self.server)
                bad.socket.sock.sendall(frame)
                bad.socket.sock.settimeout(20)
                while bad.socket.sock.recv(4096):
                    pass
                bad.socket.sock.close()
        self.assertTrue(ann.ask("sit", seat=1, name="Ann", chips=200).get("done"))

    def test_a_flood_and_half_a_handshake_hurt_nobody(self):
        key, cookie = self.table()
        half = socket.create_connection(("localhost", self.server.port))
        half.sendall(b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websock")
        ann = Visitor(self.server, cookie)
        ann.enter(key)
        refused = [ann.ask("hands").get("refused", "") for _ in range(200)]
        self.assertIn("That is too many messages at once. Wait a moment.", refused)
        bo = Visitor(self.server)
        self.assertTrue(bo.enter(key).get("done"))
        half.close()

    def test_a_reader_that_is_too_slow_is_let_go(self):
        key, cookie = self.table(bots=3, seats=4, clock=0)
        ann = Visitor(self.server, cookie)
        ann.enter(key)
        ann.ask("sit", seat=1, name="Ann", chips=400)
        slow = Visitor(self.server, options=[(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)])
        slow.enter(key)  # And never reads again.
        self.assertEqual(self.server.metric("connections"), 2)
        until = time.monotonic() + 60
        while self.server.metric("connections") == 2 and time.monotonic() < until:
            for _ in range(50):
                hand = ann.update["hand"]
                if hand and hand["awaits"] and hand["awaits"]["who"] == "Ann":
                    ann.ask("act", hand=hand["number"], input=hand["input"], line="checks" if hand["report"]["can_check"] else "folds")
                else:
                    ann.hear()
        self.assertEqual(self.server.metric("connections"), 1)
        time.sleep(1)  # Ann has said much.
        self.assertTrue(ann.ask("leave").get("done"))

    # ---- A server that is killed ------------------------------------------------------------------------------------------

    def test_what_was_acknowledged_survives_a_kill(self):
        with tempfile.TemporaryDirectory() as folder:
            self.server.stop()
            self.server = Server("--data", folder)
            key, cookie = self.table(bots=3, seats=4, clock=0)
            for _ in range(KILLS):
                ann = Visitor(self.server, cookie)
                self.assertTrue(ann.enter(key).get("done"))
                if ann.update["you"]["seat"] is None:
                    ann.ask("sit", seat=1, name="Ann", chips=200)
                acknowledged = 0
                until = time.monotonic() + random.uniform(0.05, 0.6)
                while time.monotonic() < until:
                    hand = ann.update["hand"]
                    if not (hand and hand["awaits"] and hand["awaits"]["who"] == "Ann"):
                        ann.socket.settimeout(1)
                        try:
                            ann.hear()
                        except websocket.WebSocketTimeoutException:
                            break
                        continue
                    line = "checks" if hand["report"]["can_check"] else random.choice(["calls", "folds"])
                    answer = ann.ask("act", hand=hand["number"], input=hand["input"], line=line)
                    acknowledged = max(acknowledged, answer.get("seq", 0))
                seen = ann.update
                self.server.kill()
                self.server = Server("--data", folder)
                again = Visitor(self.server, cookie)
                self.assertTrue(again.enter(key).get("done"))
                self.assertIsNone(again.update["table"]["held"])
                self.assertGreaterEqual(again.update["update"], max(acknowledged, seen["update"]))
                self.assertEqual(again.update["you"]["seat"], 1)
                again.socket.close()


if __name__ == "__main__":
    unittest.main()
