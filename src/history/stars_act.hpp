#pragma once
// StarsAct: what a player is said to do in PokerStars' text, behind the name: ": raises $4 to $6", ": posts small blind $1",
// " collected $10 from pot"; and what is said of people that is no part of a hand.
//
// Reads words and amounts as they are written; who the player is and how fine the amounts are is the caller's business.

#include <optional>
#include <string_view>

#include "history/amount_text.hpp"
#include "history/record.hpp"
#include "history/stars_posts.hpp"
#include "history/stars_text.hpp"

namespace floorman {

enum class StarsActKind : std::uint8_t {
    bystands,   // Comes, goes or talks: no part of the hand.
    does,       // `did`, and what a Deed has.
    posts,      // `post` and `amount`.
    collects,   // `amount` from `pot`.
    cashes_out, // The house pays `amount`, and takes what the hand wins.
};

struct StarsAct {
    StarsActKind kind{};
    Did did{};
    PostKind post{};
    std::optional<AmountText> to;
    std::optional<AmountText> adds;
    BracketedCards cards;
    bool all_in{};
    bool caps{};       // It reaches the most that the game lets anybody bet in a hand.
    CalledHand called; // With a show.
    AmountText amount;
    std::int8_t pot{}; // As Collected has it.
};

// What stands behind the name. False when it is nothing known.
[[nodiscard]] bool read_stars_act(std::string_view rest, StarsAct& act);

// Whether a line tells of people's comings and goings, or what the site has to say.
[[nodiscard]] bool is_stars_gossip(std::string_view line) noexcept;
[[nodiscard]] bool is_stars_notice(std::string_view line) noexcept;

} // namespace floorman
