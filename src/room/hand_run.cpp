#include "room/hand_run.hpp"

namespace floorman::room {

void HandRun::commit_to(const std::string& key) {
    const int cards = game(spot.setup.game).cards().count();
    const shuffle::DeckName name{key, static_cast<std::uint64_t>(number), cards};
    commitments = shuffle::commitments_to(name, shuffle::openings_of(*seed, cards));
}

} // namespace floorman::room
