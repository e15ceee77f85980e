#pragma once
// Amounts: money as scenes write it, in decimal text, to chips of the scene's unit. Knows no players and no rules.

#include <string>
#include <string_view>

#include "base/money.hpp"
#include "floor/incident.hpp"
#include "text/tree.hpp"

namespace floorman {

// Where a scene's amounts were written down: a spot that somebody made up, or a hand that was played, whose acts may be
// finer than its blinds and stacks.
enum class Written : std::uint8_t { spot, played_hand };

// The unit of a scene: what it says, or 10^-d for the most decimals d that its spot writes; of a hand that was played, its
// acts too. Throws a Fault.
[[nodiscard]] Unit unit_of(const Node& scene, Written written);

// An amount of the spot at `key`: a number, or its decimal text. Throws a Fault.
[[nodiscard]] Chips amount(const Node& node, std::string_view key, Unit unit);

// Whether the amount has a minus before it, which PHH means something by; and the amount without it.
[[nodiscard]] bool is_negative(const Node& node) noexcept;
[[nodiscard]] Chips amount_without_sign(const Node& node, std::string_view key, Unit unit);

// An amount within an action line: "1000", "2.50", "$1,000". Otherwise why it is none.
[[nodiscard]] Result<Chips, std::string> amount_from(std::string_view word, Unit unit);

// One or more chips of a denomination: "500" or "3x100". Otherwise why they are none.
[[nodiscard]] Result<Pile, std::string> pile_from(std::string_view word, Unit unit);

// Adds a pile to those that were put out before it; chips of one denomination in a row are one pile. False when there is
// no room for it, or more chips than there can be.
[[nodiscard]] bool put(Piles& piles, const Pile& pile) noexcept;

} // namespace floorman
