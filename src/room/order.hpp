#pragma once
// Order: everything that may happen to a live table: what people ask for, what bots do, and what time brings.
//
// An order carries all that its table needs to judge it, time and chance included, so that a journal of orders makes the
// same table again.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/chips.hpp"
#include "shuffle/seed.hpp"
#include "text/json_writer.hpp"
#include "text/tree.hpp"

namespace floorman::room {

enum class OrderKind : std::uint8_t {
    sit,        // `visitor` takes `seat` as `name`, with `chips`, and `invitation`. With a `style` it is a bot.
    leave,      // When the hand is over.
    sit_out,    // The same.
    come_back,  // `how`.
    add_chips,  // `chips`, between hands.
    act,        // `line`, a scene's line without the name, answers `hand` and `input`.
    deal,       // The next hand, of the deck that follows from `seed`.
    time_out,   // Whoever `hand` and `input` wait for has taken too long.
    tick,       // Nothing but time passes: a clock that was called may have run.
    start,      // The host: go on dealing,
    pause,      // or stop it, and every clock.
    remove,     // The host: whoever sits in `seat` gets up.
    give_chips, // The host: `chips` more in `seat`, or fewer.
    undo,       // The host: `hand` is as it was when its input was `input`.
    floor,      // The host, where the floor is asked: `line` is the choice.
    level,      // The host: blinds and ante (`small`, `chips`, `ante`) from the next hand on.
    invite,     // The host: whoever has the key of `invitation` may take a seat.
};

struct Order {
    OrderKind kind{};
    std::int64_t at{};   // Milliseconds since 1970.
    std::string visitor; // Who orders it; empty: time, or the dealer.
    std::string name;
    std::string style;
    std::string line;
    std::string how;
    std::string invitation; // A hash of its key.
    int seat{};             // From 1.
    Chips chips{};
    Chips small{};
    Chips ante{};
    int hand{};
    int input{};
    std::optional<shuffle::Seed> seed;
};

[[nodiscard]] std::string_view name(OrderKind kind) noexcept;

// Whether it goes to the hand in play and counts as one of its inputs: these an undo takes back.
[[nodiscard]] constexpr bool is_input(OrderKind kind) noexcept {
    return kind == OrderKind::act || kind == OrderKind::time_out || kind == OrderKind::tick || kind == OrderKind::floor;
}

// As the journal keeps it: a JSON object. Whoever reads it knows the cards of the hand.
void write(JsonWriter& json, const Order& order);
// Nothing where it is none of these.
[[nodiscard]] std::optional<Order> read_order(const Node& node);

} // namespace floorman::room
