#pragma once
// taken: how a live table's sources say what became of an order, and speak to its sitting.

#include <string>
#include <string_view>
#include <utility>

#include "room/live_table.hpp"
#include "room/why.hpp"

namespace floorman::room {

inline constexpr std::string_view stale_text = "That was for the turn before. Nothing was done.";

[[nodiscard]] inline Taken refuse(std::string why) { return {std::move(why), false}; }
[[nodiscard]] inline Taken stale() { return {std::string(stale_text), true}; }
[[nodiscard]] inline Taken as_taken(const SittingVerdict& verdict, const Settings& settings) {
    return verdict.allowed() ? Taken{} : refuse(why(verdict, settings));
}

// What a step of a sitting did, empty. It is large, so each thread has one, which is good until it is asked for again.
[[nodiscard]] inline SittingEvents& no_events() noexcept {
    thread_local SittingEvents events;
    events.clear();
    return events;
}

[[nodiscard]] inline SittingInput seating(SeatingKind kind, Seat seat) {
    SittingInput input;
    input.kind = SittingKind::seating;
    input.seating = {kind, seat, no_seat};
    return input;
}

[[nodiscard]] inline SittingInput chips_to(SittingKind kind, Seat seat, Chips chips) {
    SittingInput input;
    input.kind = kind;
    input.seating.seat = seat;
    input.chips = chips;
    return input;
}

} // namespace floorman::room
