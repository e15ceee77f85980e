#!/usr/bin/env python3
"""A player for Floorman's live tables, in eighty lines: calls what is cheap, folds the rest, and now and then raises.

    examples/bot.py http://localhost:8080 [TABLE]     joins TABLE, or makes one with three house bots, and plays ten hands

Needs Debian's python3-websocket. The messages are those of docs/protocol.md.
"""
import json
import random
import sys
import urllib.request

import websocket

HANDS = 10


def post(url, body=None, cookie=None):
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(url, json.dumps(body or {}).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response), (response.headers.get("Set-Cookie") or "").split(";")[0]


def choose(report):
    """A line of the hand, from what the report says is allowed."""
    if report["can_raise"] and random.random() < 0.15:
        amount = report["min_raise_to"]
        return f"bets {amount}" if not any(report["bets"].values()) else f"raises to {amount}"
    if report["can_check"]:
        return "checks"
    pot = sum(pot["amount"] for pot in report["pots"]) + sum(report["bets"].values())
    return "calls" if report["to_call"] * 3 <= pot or random.random() < 0.2 else "folds"


def play(server, table):
    _, cookie = post(f"{server}/api/visitor")
    table = table or post(f"{server}/api/tables", {"bots": 3, "think": 20, "pace": 100}, cookie)[0]["table"]
    socket = websocket.create_connection(server.replace("http", "ws", 1) + "/api/live", cookie=cookie)
    asked = 0

    def ask(do, **what):
        nonlocal asked
        asked += 1
        socket.send(json.dumps({"id": asked, "do": do} | what))

    ask("enter", table=table)
    answered, bought = None, False
    while True:
        state = json.loads(socket.recv())
        if state.get("refused"):
            print("refused:", state["refused"])
        if "update" not in state:
            continue
        if state["you"]["seat"] is None:
            seats = set(range(1, state["table"]["seats"] + 1)) - {person["seat"] for person in state["people"]}
            ask("sit", seat=min(seats), name="Python", chips=state["table"]["buy_in"][0] * 2)
            continue
        me = next(person for person in state["people"] if person["seat"] == state["you"]["seat"])
        hand = state["hand"]
        if me["presence"] == "out" and hand and hand["over"] and not bought:
            bought = True  # All chips are lost: buy in again, and pay what it costs to be dealt in.
            ask("add_chips", chips=state["table"]["buy_in"][0])
            ask("come_back", how="post")
        bought = bought and me["presence"] == "out"
        if hand and hand["over"] and hand["number"] != answered:
            answered = hand["number"]
            print(f"hand {hand['number']}:", ", ".join(f"{w['name']} wins {w['chips']}" for w in hand["winners"]))
            if hand["number"] >= HANDS:
                return
        turn = hand and hand["awaits"]
        if turn and turn["who"] == state["you"]["name"]:
            ask("act", hand=hand["number"], input=hand["input"], line=choose(hand["report"]))


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
