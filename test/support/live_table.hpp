#pragma once
// A live table for tests: people sit down, time passes, and every order that was taken is kept.

#include <array>
#include <string>
#include <vector>

#include "room/live_table.hpp"
#include "scene/document.hpp"
#include "shuffle/seed.hpp"

namespace floorman::room {

struct TestTable {
    explicit TestTable(const std::string& settings = "{}")
        : table("table-1", read(settings), rules_of(read(settings)).value(), "ann") {}

    static Settings read(std::string text) {
        // Tests may let bots play by themselves, which nobody may ask for from outside.
        const std::string alone = R"("bots_alone": true, )";
        const std::size_t at = text.find(alone);
        if (at != std::string::npos) text.erase(at, alone.size());
        Settings settings = read_settings(text).value();
        settings.bots_alone = at != std::string::npos;
        return settings;
    }

    std::string take(const Order& order) {
        const Taken verdict = table.take(order);
        if (verdict.done()) taken.push_back(order);
        return verdict.refused;
    }
    std::string sit(
        const std::string& visitor, int seat, const std::string& name, std::int64_t chips, const std::string& style = "") {
        Order order;
        order.kind = OrderKind::sit;
        order.at = now;
        order.visitor = visitor;
        order.seat = seat;
        order.name = name;
        order.chips = Chips{chips};
        order.style = style;
        return take(order);
    }
    std::string bot(int seat) {
        return sit("bot:" + std::to_string(seat), seat, "Bot " + std::to_string(seat),
                   table.settings().house.least_buy_in.count * 2, "steady");
    }
    void two_players() {
        sit("ann", 1, "Ann", 200);
        sit("bo", 2, "Bo", 200);
    }
    std::string order(OrderKind kind, const std::string& visitor, int input) {
        Order order;
        order.kind = kind;
        order.at = now;
        order.visitor = visitor;
        order.hand = table.run().number;
        order.input = input;
        order.seat = 1;
        return take(order);
    }
    std::string host(OrderKind kind, int input) { return order(kind, "ann", input); }

    // The next thing that time brings; false where there is none, or it was refused.
    bool pass() {
        const std::optional<std::int64_t> at = table.next_due();
        if (!at) return false;
        now = std::max(now, *at);
        std::optional<Order> order = table.due(now, ++chance);
        if (!order) return false;
        if (order->seed) order->seed = deck_of(chance);
        why = take(*order) + " (" + order->line + ")";
        return why.starts_with(" (");
    }
    bool pass_until_turn() {
        while (!table.turn().seat.exists())
            if (!pass()) return false;
        return true;
    }
    Order act_order(const std::string& line) {
        Order order;
        order.kind = OrderKind::act;
        order.at = now;
        order.visitor = table.lasting().guests[table.sitting().map.at_table[table.turn().seat]].visitor;
        order.hand = table.run().number;
        order.input = table.run().input;
        order.line = line;
        return order;
    }
    std::string act(const std::string& line) { return take(act_order(line)); }
    // Equal tests deal equal cards.
    static shuffle::Seed deck_of(std::uint64_t number) {
        std::array<std::uint8_t, shuffle::Seed::size> bytes{};
        for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
        return shuffle::Seed::of(bytes);
    }
    [[nodiscard]] std::int64_t chips() const { return chips_in_sitting(table.sitting()).count; }

    LiveTable table;
    std::int64_t now = 1'000'000;
    std::uint64_t chance = 0;
    std::string why;
    std::vector<Order> taken;
};

} // namespace floorman::room
