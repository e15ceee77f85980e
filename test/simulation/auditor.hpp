#pragma once
// The auditor: a second opinion on betting, from scratch.
//
// It is given how a hand was set up and everything that was done since, and works out each answer from the whole list
// again; nothing is carried from one question to the next. It shares no code and no types with the engine, so that the
// two agree only where both read the rules alike. It is slow and means to be plain.
//
// Amounts are whole chips. Seats count from 0, clockwise from the button's left; the last seat has the button. Amounts
// ending in _to are totals for the street.

#include <cstdint>
#include <optional>
#include <vector>

namespace auditor {

using Amount = std::int64_t;

enum class Structure { no_limit, pot_limit, fixed_limit, spread };
// What lifts the cap on raises when only two are left (4.15).
enum class CapLift { event_heads_up, before_cap, street_began };
// How the pot is counted on the first street of pot-limit.
enum class OpeningPot { exact, full_blinds, small_as_big };

// The house's rules, as plain options.
struct Book {
    Structure structure = Structure::no_limit;
    bool half_bet_reopens = false; // 4.14 rather than 4.11: half of a bet, not a full raise.
    bool completes = false;        // 4.14: a short all-in is completed, or raised by a bet once it is half a bet.
    int raise_cap = 0;             // Raises after the bet; 0: no cap.
    CapLift cap_lift = CapLift::event_heads_up;
    bool event_heads_up = false; // The whole event is down to two players.
    bool check_raise = true;
    OpeningPot opening_pot = OpeningPot::exact;
    Amount pot_rounding = 0;                       // Pots are counted up to a whole number of these; 0: exactly.
    Amount chip_unit = 0;                          // Bets and raises are whole numbers of these; 0: of single chips.
    bool raise_by_big_blind_over_straddle = false; // Else by the straddle's own size.
    bool straddle_sets_least_bet = false;          // On later streets; else the big blind does.
    bool big_blind_before_its_ante = false;
};

struct Straddle {
    int seat = 0;
    Amount to = 0;
};

struct Street {
    Amount bet = 0;        // The fixed bet, or the least bet of the other structures.
    Amount double_bet = 0; // Where an open pair may bet double: that size; else 0.
    int opens = -1;        // Who opens; -1: as the seats and blinds say.
};

struct Deal {
    Book book;
    std::vector<Amount> stacks;                                // Before any posting.
    std::vector<Amount> antes, blinds, live_posts, dead_posts; // What each owes; a stack may not reach it. Empty: nobody.
    std::vector<Straddle> straddles;
    int kill_seat = -1; // Who posts a kill, up to kill_post in front; the streets' bets are the kill pot's.
    Amount kill_post = 0;
    int bring_in_seat = -1;
    Amount bring_in = 0;
    Amount pot = 0;         // In the middle from streets that are not told.
    Amount spread_most = 0; // The most that a bet or raise may add in spread limit.
    bool bomb_pot = false;  // No betting on the first street.
    Amount rake_of_10000 = 0, rake_most = 0, rake_unit = 0;
    bool no_flop_no_drop = false;
    bool from_the_start = true; // The first of `streets` is the hand's first, with its posting.
    std::vector<Street> streets;

    [[nodiscard]] int seats() const { return static_cast<int>(stacks.size()); }
};

// Who posts the big blind: the greatest, of the first two the second where they are equal (heads-up the button's is the
// first of them); -1: there are no blinds.
[[nodiscard]] int big_blind_seat(const std::vector<Amount>& blinds);

enum class Deed { fold, check, call, bet, raise, complete, bring_in };

struct Act {
    int seat = 0;
    Deed deed = Deed::fold;
    Amount to = 0; // The street total of a bet, raise, completion or bring-in; nothing for the others.
};

struct Pot {
    Amount amount = 0;
    std::vector<int> eligible;

    friend bool operator==(const Pot&, const Pot&) = default;
};

// Where the hand stands, in the words of the report.
struct Opinion {
    int street = 0; // Counted in Deal::streets.
    bool street_over = false, hand_over = false;
    int to_act = -1;
    Amount to_call = 0;
    bool can_check = false, can_raise = false;
    std::optional<Amount> full_raise_to, min_raise_to, max_raise_to, complete_to;
    std::vector<Amount> sizes; // Empty unless only some totals are allowed.
    std::vector<char> may_raise;
    int raises = 0;
    bool capped = false;
    std::vector<Amount> bets, stacks, uncalled;
    std::vector<char> in; // Dealt in and not folded.
    std::vector<Pot> pots;

    friend bool operator==(const Opinion&, const Opinion&) = default;
};

[[nodiscard]] Opinion opinion(const Deal& deal, const std::vector<Act>& acts);

// Whether the rules let this be done next, exactly as said.
[[nodiscard]] bool allows(const Deal& deal, const std::vector<Act>& acts, const Act& act);

// Who takes what at the end, by the strength of each hand (more is better): `high` of every hand, and of the hands that
// qualify `low` (-1: does not); an empty `low`: no share for it. The orders say who takes an odd chip before whom; empty:
// clockwise from the button's left. `mucked`: who claims nothing, unless all who might have mucked; empty: nobody.
struct Shares {
    std::vector<int> high, low;
    std::vector<int> high_order, low_order;
    std::vector<char> mucked;
};
// Adds up to all pots.
[[nodiscard]] std::vector<Amount> awards(const Opinion& end, const Shares& shares);
// The same where a board was dealt several times, one of `boards` each, and the house took its rake.
[[nodiscard]] std::vector<Amount> awards(const Deal& deal, const Opinion& end, const std::vector<Shares>& boards);
[[nodiscard]] Amount rake(const Deal& deal, const Opinion& end);
// Whether cards decide anything.
[[nodiscard]] bool is_contested(const Opinion& end, const std::vector<char>& mucked);

} // namespace auditor
