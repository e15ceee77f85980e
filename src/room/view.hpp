#pragma once
// view: what one visitor sees of a live table, as docs/protocol.md has it. The only way from a table to a connection.
//
// Which cards a visitor may see follows from what happened alone (room/seen); every card of an update, a history or a deal file has gone
// through it.

#include <cstdint>
#include <string>
#include <string_view>

#include "room/live_table.hpp"
#include "room/seen.hpp"

namespace floorman::room {

// How far a connection has been told.
struct Told {
    int hand = 0;
    int undone = 0;
    std::size_t rulings = 0;
    std::size_t happened = 0;
};

struct Present {
    std::uint64_t seq{};   // Of the journal.
    std::int64_t now{};    // Milliseconds since 1970.
    int watching{};        // Visitors without a seat.
    SeatSet here;          // Seats of the table whose player is connected.
    std::string_view held; // Why the table is held; empty when it is not.
    bool skipped{};        // What happened before is not told.
};

// The update for `visitor`; `told` is brought up to date.
[[nodiscard]] std::string update_for(const LiveTable& table, std::string_view visitor, const Present& present, Told& told);

// A finished hand as `visitor` may see it: PHH with unknown cards for what was hidden, or why there is none; the deal's openings;
// the rulings.
[[nodiscard]] std::string history_for(const LiveTable& table, const HandRun& run, std::string_view visitor);

} // namespace floorman::room
