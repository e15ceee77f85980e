#pragma once
// LiveTable: one table that people play at, as a state machine: an order in, its verdict out. Time and chance are in the orders.
//
// Wraps a Sitting with names, turns' clocks, bots and the host. Equal orders make equal tables. Knows no connections and no
// journal; what each visitor may see of it is for view.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/sitting.hpp"
#include "room/hand_run.hpp"
#include "room/order.hpp"
#include "room/settings.hpp"

namespace floorman::room {

// Who has a seat.
struct Guest {
    std::string name; // Empty where nobody sits.
    std::string visitor;
    std::string style; // Of a bot; empty for a person.
};

// What became of an order: done, or refused with a sentence. What was meant for an input that is past is stale.
struct Taken {
    std::string refused;
    bool stale = false;
    [[nodiscard]] bool done() const noexcept { return refused.empty(); }
};

// A link that its bearer takes a seat with.
struct Invitation {
    std::string hash;     // Of its key, which nobody makes from it.
    std::int64_t until{}; // Milliseconds since 1970.
};

// What lasts from hand to hand. A copy of it and the orders since make the table again.
struct Lasting {
    Sitting sitting;
    PerSeat<Guest> guests;
    std::vector<std::string> people; // Visitors by the number that the sitting knows them by, from 1.
    std::int64_t at{};               // Of the last order,
    std::int64_t second{};           // and how far time has passed for the sitting.
    bool playing = true;
    int level = 0;               // Of `Settings::levels`.
    std::int64_t level_spent{};  // Milliseconds of it.
    std::int64_t next_deal_at{}; // Not before; 0: as soon as two can be dealt in.
    std::vector<Invitation> invitations;
};

// The turn, or draw, that is awaited.
struct Turn {
    Seat seat{};          // The hand's; no seat where nothing is awaited.
    bool draws = false;   // New cards, rather than an act.
    int street = 0;       // Of the hand,
    int acts = 0;         // and its acts before this turn: what is only said is none.
    std::int64_t began{}; // When.
};

class LiveTable {
public:
    // `rules` are those of the settings. The host is a visitor.
    LiveTable(std::string key, Settings settings, Compiled rules, std::string host);
    // One that goes on from a hand's end.
    LiveTable(std::string key, Settings settings, Compiled rules, std::string host, Lasting lasting);

    // Judges, then does it: what is refused changes nothing.
    Taken take(const Order& given);

    // What time itself orders at `now`: a deal, a bot's act, a turn that took too long. `chance` is any number.
    [[nodiscard]] std::optional<Order> due(std::int64_t now, std::uint64_t chance) const;
    // When to ask again; nothing while only people can go on.
    [[nodiscard]] std::optional<std::int64_t> next_due() const;

    [[nodiscard]] const std::string& key() const noexcept { return key_; }
    [[nodiscard]] const Settings& settings() const noexcept { return settings_; }
    [[nodiscard]] const Compiled& rules() const noexcept { return rules_; }
    [[nodiscard]] const std::string& host() const noexcept { return host_; }
    [[nodiscard]] const Lasting& lasting() const noexcept { return now_; }
    [[nodiscard]] const Sitting& sitting() const noexcept { return now_.sitting; }
    [[nodiscard]] const HandRun& run() const noexcept { return run_; }
    [[nodiscard]] const Turn& turn() const noexcept { return turn_; }
    [[nodiscard]] std::optional<std::int64_t> turn_ends() const;
    // The same, or sooner where somebody has called the clock.
    [[nodiscard]] std::optional<std::int64_t> deadline() const;

    // The seat of a visitor at the table; no seat for one who only watches.
    [[nodiscard]] Seat seat_of(std::string_view visitor) const noexcept;
    // A seat of the hand by its table seat's guest.
    [[nodiscard]] const std::string& name_in_hand(Seat seat) const { return run_.spot.players[seat.index]; }

private:
    class Watch;

    Taken do_it(const Order& order);
    Taken sit(const Order& order);
    Taken between(const Order& order);
    Taken come_back(const Order& order);
    Taken add_chips(const Order& order);
    Taken give_chips(const Order& order);
    Taken deal(const Order& order);
    Taken act(const Order& order);
    Taken time_out(const Order& order);
    Taken floor(const Order& order);
    Taken undo(const Order& order);
    Taken level(const Order& order);
    Taken invite(const Order& order);
    Taken say(const std::string& line, Seat by, bool by_time);

    [[nodiscard]] Taken may_order(const Order& order) const;
    [[nodiscard]] Taken for_this_input(const Order& order) const;
    [[nodiscard]] std::optional<std::int64_t> called_clock_ends() const;
    void pass_time(std::int64_t at);
    void begin_run(const Order& order);
    void refill_bots();
    void put_first_button();
    void step_level();
    void finish();
    void look_whose_turn(std::int64_t at);
    [[nodiscard]] SittingVerdict step_quietly(const SittingInput& input);
    [[nodiscard]] bool can_deal() const;
    [[nodiscard]] std::optional<std::string> time_out_line() const;

    std::string key_;
    Settings settings_;
    Compiled rules_;
    std::string host_;
    Lasting now_;
    Lasting before_hand_; // As the deal of the hand in play found it.
    HandRun run_;
    Turn turn_;
};

} // namespace floorman::room
