// No hidden card leaves the server: every byte that visitors of random tables are sent, before, during and after the hands, holds
// only cards that its reader may see.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "room/view.hpp"
#include "support/live_room.hpp"

namespace floorman::room {
namespace {

using nlohmann::json;

bool is_rank(char c) { return std::string("23456789TJQKA").find(c) != std::string::npos; }
bool is_suit(char c) { return std::string("cdhs").find(c) != std::string::npos; }

// What is written like a card, or like several in a row, within quotation marks or an act of PHH.
std::set<std::string> cards_in(const std::string& bytes) {
    std::set<std::string> cards;
    std::size_t at = 0;
    while (at < bytes.size()) {
        std::size_t end = at;
        while (end + 1 < bytes.size() &&
               ((is_rank(bytes[end]) && is_suit(bytes[end + 1])) || (bytes[end] == '?' && bytes[end + 1] == '?')))
            end += 2;
        const bool bounded = (at == 0 || std::string("\"' ").find(bytes[at - 1]) != std::string::npos) &&
                             (end >= bytes.size() || std::string("\"' \\,").find(bytes[end]) != std::string::npos);
        if (end > at && bounded)
            for (std::size_t i = at; i < end; i += 2)
                if (bytes[i] != '?') cards.insert(bytes.substr(i, 2));
        at = end > at ? end : at + 1;
    }
    return cards;
}

// The truth, by the places where cards lie, and not by events: own cards, the board, what lies face up, what was shown.
void add_open_cards(const Hand& hand, Seat viewer, std::set<std::string>& open) {
    const auto add = [&](Card card) {
        if (card.known()) open.insert(text(card));
    };
    for (int run = 0; run < runs(hand); ++run)
        for (const Card card : board_of(hand, run)) add(card);
    for (const Seat seat : hand.dealt_in)
        for (std::size_t i = 0; i < hand.hole[seat].size(); ++i) {
            const bool up = game(hand.game).family == Family::stud && i >= 2 && i < 6;
            if (seat == viewer || hand.shown.has(seat) || up) add(hand.hole[seat][i]);
        }
}

struct Watched {
    TestVisitor visitor;
    std::string key;
    std::set<std::string> open; // Of the hand in play, in its whole course.
    int hand = 0;
    int undone = 0;
};

// What the visitor has been sent since the last look.
void look(Watched& watched, const LiveTable& table) {
    const HandRun& run = table.run();
    Seat viewer{};
    for (std::size_t i = 0; i < run.visitors.size(); ++i)
        if (run.visitors[i] == visitor_of(watched.key)) viewer = Seat{static_cast<int>(i)};
    if (run.number != watched.hand) watched.open.clear();
    watched.hand = run.number;
    if (run.number > 0) add_open_cards(run.over ? run.end : table.sitting().hand, viewer, watched.open);
    for (const std::string& message : watched.visitor.outlet.messages) {
        for (const std::string& card : cards_in(message))
            if (!watched.open.contains(card))
                RC_FAIL(watched.key + " in hand " + std::to_string(run.number) + (run.over ? ", over," : "") +
                        " is told of the " + card + " in: " + message);
        if (run.seed && !table.settings().open_deck) RC_ASSERT(message.find(run.seed->hex()) == std::string::npos);
    }
    watched.visitor.take();
}

std::string some_act(const json& update, const Hand& hand) {
    const json& report = update["hand"]["report"];
    const int die = *rc::gen::inRange(0, 10);
    if (update["hand"]["awaits"]["what"] == "draw") {
        const std::string me = update["you"]["name"];
        if (die < 3 || update["hand"]["awaits"]["cards"] == 0) return "stands pat";
        return "discards " + update["hand"]["cards"][me][0].get<std::string>();
    }
    if (hand.round.bring_in_due) return "pb";
    if (report["can_raise"].get<bool>() && die < 3)
        return (hand.round.bet_to > no_chips ? "raises to " : "bets ") + report["min_raise_to"].dump();
    if (die == 3) return "is all in";
    if (die == 4) return "says \"raise\"";
    if (report["can_check"].get<bool>()) return "checks";
    return die < 8 ? "calls" : "folds";
}

RC_GTEST_PROP(Secrecy, NoByteHoldsACardThatItsReaderMayNotSee, ()) {
    const Game& game = all_games()[*rc::gen::inRange<std::size_t>(0, all_games().size())];
    journal::MemoryJournal journal;
    TestRoom room(journal, {.messages = 100'000, .burst = 1'000'000});
    const std::string settings = R"({"seats": 4, "bots": 1, "think": 1, "pace": 1, "clock": 0, "game": ")" +
                                 std::string(game.name) + "\"}";
    const Result<std::string, RoomFault> made = room.room->make(settings, visitor_of("ann"), "here");
    RC_ASSERT(made.ok());
    std::vector<std::unique_ptr<Watched>> all;
    for (const char* key : {"ann", "bo", "cy", "only looks on"})
        all.push_back(std::unique_ptr<Watched>(new Watched{{room, key}, key, {}}));
    int seat = 1;
    for (const auto& one : all) {
        one->visitor.ask({{"do", "enter"}, {"table", *made}});
        if (seat == 2) ++seat; // The bot's.
        if (seat <= 4)
            one->visitor.ask({{"do", "sit"},
                              {"seat", seat},
                              {"name", "N" + std::to_string(seat)},
                              {"chips", one->visitor.update["table"]["buy_in"][0]}});
        ++seat;
    }
    for (int i = 0; i < 25; ++i) {
        room.pass(room.now + 2, 1); // One step, so that no hand ends and another begins between two looks.
        const LiveTable& table = *room.room->table(*made);
        for (const auto& one : all) look(*one, table);
        for (const auto& one : all) {
            const json& update = one->visitor.update;
            if (update["hand"].is_null()) continue;
            if (update["hand"]["over"] == true) {
                // After the hand: its history, as PHH, as a scene and as a deal.
                json ask{{"id", 1}, {"do", "hand"}, {"hand", update["hand"]["number"]}};
                one->visitor.visit.heard(ask.dump());
            } else if (update["hand"]["awaits"].is_object() && update["hand"]["awaits"]["who"] == update["you"]["name"]) {
                json act{{"id", 2},
                         {"do", "act"},
                         {"hand", update["hand"]["number"]},
                         {"input", update["hand"]["input"]},
                         {"line", some_act(update, table.sitting().hand)}};
                one->visitor.visit.heard(act.dump());
            } else if (*rc::gen::inRange(0, 40) == 0) {
                json undo{{"id", 3}, {"do", "undo"}, {"hand", update["hand"]["number"]}, {"input", 0}};
                all.front()->visitor.visit.heard(undo.dump());
            }
            room.settle();
            for (const auto& other : all) look(*other, table);
        }
    }
}

} // namespace
} // namespace floorman::room
