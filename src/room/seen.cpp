#include "room/seen.hpp"

namespace floorman::room {

CardSet seen_by(const HandRun& run, Seat viewer) noexcept {
    CardSet seen;
    for (const Happening& one : run.happened)
        if (!one.is_table && one.event.card.known() && is_for(one.event, viewer)) seen.add(one.event.card);
    return seen;
}

} // namespace floorman::room
