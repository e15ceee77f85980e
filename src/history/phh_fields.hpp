#pragma once
// PhhFields: the fields of one PHH hand as they are written, before anybody asks what they mean.
//
// Two readers fill it: phh_scan reads the plain form that programs write, phh_toml everything that is TOML. Both mean the
// same by it, and phh_record makes a hand of it. Texts are views of what was read.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/bounded.hpp"
#include "base/seat.hpp"
#include "history/amount_text.hpp"

namespace floorman {

enum class PhhKey : std::uint8_t {
    variant,
    antes,
    blinds_or_straddles,
    bring_in,
    small_bet,
    big_bet,
    min_bet,
    starting_stacks,
    actions,
    hand,
    players,
    finishing_stacks,
    winnings,
    rake,
    other, // One that says nothing about the play.
};
inline constexpr std::size_t phh_key_count = static_cast<std::size_t>(PhhKey::other) + 1;

using AmountTexts = Bounded<AmountText, max_seats>;

struct PhhAction {
    std::string_view text;
    int line{};
    friend bool operator==(const PhhAction&, const PhhAction&) noexcept = default;
};

struct PhhFields {
    std::string_view number; // Of the hand in a file of several, as its table is called; else empty.
    int line{};
    std::array<int, phh_key_count> lines{}; // Where each key stands; 0 where it does not.

    std::string_view variant;
    AmountTexts antes;
    AmountTexts blinds_or_straddles;
    AmountTexts starting_stacks;
    AmountTexts finishing_stacks;
    AmountTexts winnings;
    AmountText bring_in;
    AmountText small_bet;
    AmountText big_bet;
    AmountText min_bet;
    AmountText rake;
    std::string_view hand; // A number or a text.
    bool hand_is_number{};
    Bounded<std::string_view, max_seats> players;
    std::vector<PhhAction> actions;

    [[nodiscard]] bool has(PhhKey key) const noexcept { return lines[static_cast<std::size_t>(key)] > 0; }
    [[nodiscard]] int line_of(PhhKey key) const noexcept { return lines[static_cast<std::size_t>(key)]; }
    void stands_at(PhhKey key, int at) noexcept { lines[static_cast<std::size_t>(key)] = at; }

    // Empty again; the memory of the list of actions stays.
    void clear() noexcept {
        std::vector<PhhAction> emptied = std::move(actions);
        emptied.clear();
        *this = PhhFields{};
        actions = std::move(emptied);
    }
    friend bool operator==(const PhhFields&, const PhhFields&) noexcept = default;
};

// The amounts of a key that holds a list of them, or one; null for any other key.
[[nodiscard]] AmountTexts* amounts_at(PhhKey key, PhhFields& fields) noexcept;
[[nodiscard]] AmountText* amount_at(PhhKey key, PhhFields& fields) noexcept;

// A key by its name; `other` for a name of PHH that says nothing about the play, and for any that begins with "_".
struct PhhKeyName {
    std::string_view name;
    PhhKey key;
};
// Null when PHH knows no such key.
[[nodiscard]] const PhhKeyName* phh_key(std::string_view name) noexcept;
[[nodiscard]] std::string_view name(PhhKey key) noexcept;

} // namespace floorman
