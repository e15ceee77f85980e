#pragma once
// phh_write: a hand as PHH, from what happened in it. Knows events, whatever made them: a history or a ruled scene.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/money.hpp"
#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/setup.hpp"
#include "history/kept_fields.hpp"
#include "rules/policy.hpp"

namespace floorman {

struct PhhHand {
    const HandSetup& setup;
    Structure structure{};
    Unit unit;
    SeatSet unbounded;
    std::span<const std::string> players;
    std::span<const Event> events;  // From the posts on.
    const PerSeat<HoleCards>& hole; // As they are known in the end: cards that were dealt unknown may be by then.
    const Board& board;
    std::string_view name; // Of the hand; empty where it has none.
    bool name_is_number{};
    std::optional<PerSeat<Chips>> finishing_stacks;
    std::span<const KeptField> kept = {}; // They stand for what would be written of them.
};

// PHH's code of a game and a structure; empty where PHH has none.
[[nodiscard]] std::string_view variant_code(GameId game, Structure structure) noexcept;

// The acts alone: "d dh p1 AsKd", "p3 cbr 300".
[[nodiscard]] std::vector<std::string> phh_acts(const PhhHand& hand);

// Why PHH cannot say it; empty when it can. Hands that begin on a later street, games and structures without a code,
// what the floor did that no act is.
[[nodiscard]] std::string why_no_phh(const PhhHand& hand);

// The whole hand, its keys in the order that PHH's own files have. Requires that PHH can say it.
[[nodiscard]] std::string phh_text(const PhhHand& hand);

} // namespace floorman
