#include "history/record.hpp"

namespace floorman {

namespace {

template <class List>
List emptied(List& list) noexcept {
    list.clear();
    return std::move(list);
}

} // namespace

void Record::clear() noexcept {
    std::vector<Deed> no_deeds = emptied(deeds);
    std::vector<Collected> none_collected = emptied(claims.collected);
    *this = Record{};
    deeds = std::move(no_deeds);
    claims.collected = std::move(none_collected);
}

} // namespace floorman
