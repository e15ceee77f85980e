#pragma once
// HandRun: one hand of a live table from its deal on: its deck, what happened and was ruled in it, and the orders that made it.

#include <cstdint>
#include <string>
#include <vector>

#include "play/sitting.hpp"
#include "room/order.hpp"
#include "scene/hand_log.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"
#include "shuffle/commitment.hpp"
#include "shuffle/shuffled_deck.hpp"

namespace floorman::room {

// A ruling as it was given, and the input that it was given on.
struct Given {
    int input{};
    std::string line; // What was done, with the name; empty where time did it.
    RulingLine ruling;
    std::size_t discards = 0; // How many cards the line throws away face down, at its end.
    bool draws = false;       // Somebody drew by it, or stood pat.
    std::string json;         // The ruling as it was told, of a hand that is read again; else empty.
};

// One thing that happened, of the hand or of the table.
struct Happening {
    Event event;           // Seats are the hand's.
    TableEvent at_table;   // Seats are the table's.
    bool is_table = false; // Which of the two it is.
    std::size_t after = 0; // How many rulings of the hand had been given.
};

struct Winner {
    std::string name;
    Chips chips{};
};

struct HandRun {
    int number = 0; // 0: no hand has been dealt.
    int input = 0;  // What the next input answers; grows with each, and when the host takes some back.
    int undone = 0; // How often the host took it back.
    bool over = false;
    Spot spot;                         // Who plays, as scenes and reports have it,
    std::vector<std::string> visitors; // and whose names these are, in the same order.
    Hand end;                          // As it ended, once it is over.
    PerSeat<std::optional<Act>> last_act;
    PerSeat<Chips> uncalled; // What the last change gave back.
    bool street_closed = false;
    PerSeat<int> talk; // Lines that changed nothing.
    HandLog log;
    std::vector<Given> rulings;
    std::vector<Happening> happened;
    std::vector<Winner> winners;
    std::string showdown = "null"; // How it came out, as it is told, once it is over; see showdown_json.
    PerSeat<std::string> people;   // Who had the table's seats, once it is over.

    std::optional<shuffle::Seed> seed;
    std::vector<shuffle::Commitment> commitments;
    CardRun deck;
    std::size_t dealt = 0; // Cards of it.
    std::uint32_t reshuffles = 0;

    std::vector<Order> orders; // From the deal on, without those that an undo took back.

    // Makes the commitments to the deck that follows from the seed; the table is called `key`.
    void commit_to(const std::string& key);
};

} // namespace floorman::room
