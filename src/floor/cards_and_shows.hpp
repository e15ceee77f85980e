#pragma once
// Cards named by the dealer, draws, a board that is run several times, and hands shown or mucked at the showdown: no betting
// acts.

#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "hand/hand.hpp"

namespace floorman {

[[nodiscard]] Ruling rule_cards(const Hand& hand, const Incident& incident, const Policy& policy) noexcept;
// In turn, from the button's left, before the betting of a street that draws.
[[nodiscard]] Ruling rule_draw(const Hand& hand, const Incident& incident, const Policy& policy) noexcept;
[[nodiscard]] Ruling rule_run(const Hand& hand, const Incident& incident, const Policy& policy) noexcept;
[[nodiscard]] Ruling rule_show(const Hand& hand, const Incident& incident, const Policy& policy) noexcept;

} // namespace floorman
