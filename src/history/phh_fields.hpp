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
#include "history/record.hpp"

namespace floorman {

// Lists of amounts first, then single amounts, then the rest.
enum class PhhKey : std::uint8_t {
    antes,
    blinds_or_straddles,
    starting_stacks,
    finishing_stacks,
    winnings,
    bring_in,
    small_bet,
    big_bet,
    min_bet,
    rake,
    variant,
    actions,
    hand,
    players,
    venue, // These two and the next two say whether a game is for money, or a tournament.
    currency,
    currency_symbol,
    event,
    other, // One that says nothing about the play.
};
inline constexpr std::size_t phh_key_count = static_cast<std::size_t>(PhhKey::other) + 1;
inline constexpr std::size_t phh_list_count = static_cast<std::size_t>(PhhKey::winnings) + 1;
inline constexpr std::size_t phh_amount_count = static_cast<std::size_t>(PhhKey::rake) + 1 - phh_list_count;

// What these say is the setup: what is played, who has what and who posts what.
inline constexpr std::array setup_keys{PhhKey::variant,         PhhKey::antes,    PhhKey::blinds_or_straddles,
                                       PhhKey::starting_stacks, PhhKey::bring_in, PhhKey::small_bet,
                                       PhhKey::big_bet,         PhhKey::min_bet};
inline constexpr std::uint32_t setup_key_bits = [] {
    std::uint32_t bits = 0;
    for (const PhhKey key : setup_keys) bits |= std::uint32_t{1} << static_cast<unsigned>(key);
    return bits;
}();
[[nodiscard]] constexpr bool is_of_setup(PhhKey key) noexcept { return (setup_key_bits >> static_cast<unsigned>(key) & 1U) != 0; }
[[nodiscard]] constexpr bool is_list_of_amounts(PhhKey key) noexcept { return key <= PhhKey::winnings; }
[[nodiscard]] constexpr bool is_one_amount(PhhKey key) noexcept { return key > PhhKey::winnings && key <= PhhKey::rake; }

using AmountTexts = Bounded<AmountText, max_seats>;
using PlayerNames = Bounded<std::string_view, max_seats>;

// The text of an action, where it is still asked for.
struct PhhAction {
    std::string_view text;
    std::size_t deed{}; // Counted from 1; 0 where there is none.
    friend bool operator==(const PhhAction&, const PhhAction&) noexcept = default;
};

// What a deed bets or raises to, until the unit is known, where that is no whole amount.
struct PhhWager {
    std::size_t deed{};
    AmountText to;
    friend bool operator==(const PhhWager&, const PhhWager&) noexcept = default;
};

// The keys that are there, and the amounts that they give.
struct PhhGiven {
    std::array<int, phh_key_count> lines{}; // Where each key stands, `first_line` counted as 1; 0 where it does not.
    int first_line = 1;                     // In the file.
    std::array<AmountTexts, phh_list_count> lists;
    std::array<AmountText, phh_amount_count> amounts;
    int decimals{}; // The most of all amounts but finishing stacks, wagers with them: they decide the unit.

    // Of a key that holds a list of amounts, or one.
    [[nodiscard]] AmountTexts& list(PhhKey key) noexcept { return lists[static_cast<std::size_t>(key)]; }
    [[nodiscard]] const AmountTexts& list(PhhKey key) const noexcept { return lists[static_cast<std::size_t>(key)]; }
    [[nodiscard]] AmountText& amount(PhhKey key) noexcept { return amounts[static_cast<std::size_t>(key) - phh_list_count]; }
    [[nodiscard]] const AmountText& amount(PhhKey key) const noexcept {
        return amounts[static_cast<std::size_t>(key) - phh_list_count];
    }
    [[nodiscard]] bool has(PhhKey key) const noexcept { return lines[static_cast<std::size_t>(key)] > 0; }
    // In the file; 0 where the key is not there.
    [[nodiscard]] int line_of(PhhKey key) const noexcept {
        return has(key) ? lines[static_cast<std::size_t>(key)] + first_line - 1 : 0;
    }
    void stands_at(PhhKey key, int line) noexcept { lines[static_cast<std::size_t>(key)] = line - first_line + 1; }

    // Wherever the lines are counted from.
    friend bool operator==(const PhhGiven& a, const PhhGiven& b) noexcept {
        for (std::size_t key = 0; key < phh_key_count; ++key)
            if (a.line_of(static_cast<PhhKey>(key)) != b.line_of(static_cast<PhhKey>(key))) return false;
        return a.lists == b.lists && a.amounts == b.amounts && a.decimals == b.decimals;
    }
};

struct PhhFields : PhhGiven {
    std::string_view number; // Of the hand in a file of several, as its table is called; else empty.
    int line{};
    std::uint64_t opening{}; // Fields with the same number have the same setup, but for the stacks; 0 tells nothing.
    std::uint64_t stacks{};  // Those with the same number here too have the same stacks.

    std::string_view variant;
    std::string_view hand; // A number or a text.
    bool hand_is_number{};
    PlayerNames players;
    std::vector<Deed> deeds; // One for each action that does something, by phh_act.
    int no_ops{};            // Actions that do nothing.
    std::vector<PhhWager> wagers;
    PhhAction unread;                         // The first action that is none of PHH; its deed is an empty one.
    Bounded<PhhAction, max_seats> more_seats; // Each that names a player beyond all that were named before; not by phh_scan.
    int seats_named{};                        // As many players were.

    // How many were added so far.
    [[nodiscard]] int actions() const noexcept { return static_cast<int>(deeds.size()) + no_ops; }
    // The action names a seat beyond all that were named before.
    void names_seat(Seat seat, PhhAction action) noexcept {
        seats_named = seat.index + 1;
        more_seats.push_back(action);
    }
    // An amount has so many decimals: a finer unit makes other chips of the same setup.
    void has_decimals(int count) noexcept {
        if (count <= decimals) return;
        decimals = count;
        opening = 0;
    }
    // What this deed bets or raises to. Most amounts are whole and stand in the deed itself, as chips of the unit 1.
    void add_wager(std::size_t deed, AmountText to) {
        if (to.decimals == 0) {
            deeds[deed].to = Chips{to.digits};
            return;
        }
        wagers.push_back({deed, to});
        has_decimals(to.decimals);
    }

    // Empty again; the memory of the lists stays.
    void clear() noexcept {
        clear_given();
        clear_play();
    }
    // The same, but for what is given.
    void clear_play() noexcept {
        number = {};
        line = 0;
        variant = {};
        hand = {};
        hand_is_number = false;
        players.clear();
        deeds.clear();
        no_ops = 0;
        wagers.clear();
        unread = {};
        more_seats.clear();
        seats_named = 0;
    }
    void clear_given() noexcept {
        static_cast<PhhGiven&>(*this) = PhhGiven{};
        opening = 0;
        stacks = 0;
    }
    friend bool operator==(const PhhFields&, const PhhFields&) noexcept = default;
};

// A key by its name; `other` for a name of PHH that says nothing about the play, and for any that begins with "_".
struct PhhKeyName {
    std::string_view name; // Empty for the latter.
    PhhKey key;
    std::uint8_t number; // Below 64, another for each name; the same for all that begin with "_".
};
// Null when PHH knows no such key.
[[nodiscard]] const PhhKeyName* phh_key(std::string_view name) noexcept;
[[nodiscard]] std::string_view name(PhhKey key) noexcept;

} // namespace floorman
