// Which cards a visitor may see, where a short deck deals again what was thrown away.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "room/view.hpp"
#include "support/live_table.hpp"

namespace floorman::room {
namespace {

using nlohmann::json;

std::string all_five(const TestTable& table) {
    std::string cards;
    for (const Card card : table.table.sitting().hand.hole[table.table.turn().seat]) cards += text(card);
    return cards;
}

// Of the other players' cards in what this visitor is told.
void expect_hidden(const TestTable& table, const std::string& visitor, const std::string& own) {
    Told told;
    const json hand = json::parse(update_for(table.table, visitor, {}, told))["hand"];
    for (const auto& [name, cards] : hand["cards"].items())
        for (const json& card : cards)
            if (name != own) { EXPECT_EQ(card, "\?\?") << visitor << " sees a card of " << name; }
}

TEST(Seen, ACardThatWasThrownAwayIsNoneToSeeInAnotherHand) {
    TestTable table(R"({"seats": 6, "game": "triple-draw"})");
    for (int seat = 1; seat <= 6; ++seat)
        ASSERT_EQ(table.sit("v" + std::to_string(seat), seat, "N" + std::to_string(seat), 200), "");
    ASSERT_TRUE(table.pass_until_turn());
    // Thirty cards are dealt and thirty thrown away, so that the last of them draw from what the first threw away.
    std::size_t reshuffles = 0;
    while (!table.table.run().over && table.table.sitting().hand.street < 2) {
        const bool bets = table.table.sitting().hand.round.bet_to >
                          table.table.sitting().hand.round.wagered_to[table.table.turn().seat];
        ASSERT_EQ(table.act(table.table.turn().draws ? "discards " + all_five(table) : bets ? "calls" : "checks"), "");
        reshuffles = table.table.run().reshuffles;
        for (int seat = 1; seat <= 6; ++seat) expect_hidden(table, "v" + std::to_string(seat), "N" + std::to_string(seat));
        expect_hidden(table, "looks on", "");
    }
    EXPECT_GT(reshuffles, 0U);
}

} // namespace
} // namespace floorman::room
