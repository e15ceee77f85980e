#include "room/seen.hpp"

namespace floorman::room {

CardSet seen_by(const HandRun& run, Seat viewer) noexcept {
    CardSet seen;
    for (const Happening& one : run.happened)
        if (!one.is_table && one.event.card.known() && is_for(one.event, viewer)) seen.add(one.event.card);
    return seen;
}

CardSet seen_in(const HandRun& run, Seat viewer, Seat owner) noexcept {
    CardSet seen;
    for (const Happening& one : run.happened)
        if (!one.is_table && one.event.seat == owner && one.event.card.known() && is_for(one.event, viewer))
            seen.add(one.event.card);
    return seen;
}

std::string line_for(const Given& given, Seat viewer) {
    const bool own = viewer.exists() && given.ruling.ruling.by == viewer;
    if (given.discards == 0 || own) return given.line;
    return given.ruling.by + " discards " + std::string(2 * given.discards, '?');
}

} // namespace floorman::room
