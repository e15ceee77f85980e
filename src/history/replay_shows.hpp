#pragma once
// ReplayShows: the deeds of a showdown: hands that are shown, mucked, or called something.

#include "history/replay_table.hpp"

namespace floorman {

class ReplayShows {
public:
    explicit ReplayShows(ReplayTable& table) noexcept : table_(table) {}

    // Each does what the deed says; false where it may not be, and the table says why.
    bool shows(const Deed& deed);
    bool mucks(const Deed& deed);

private:
    bool wrong(const Deed& deed, std::string why) { return table_.wrong(deed, std::move(why), Question::show_order); }
    bool called_what_it_is(const Deed& deed);

    ReplayTable& table_;
};

} // namespace floorman
