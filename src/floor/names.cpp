#include "floor/incident.hpp"
#include "floor/ruling.hpp"

namespace floorman {

std::string_view name(FloorChoice choice) noexcept {
    switch (choice) {
    case FloorChoice::full_call: return "full_call";
    case FloorChoice::fold_forfeit: return "fold_forfeit";
    case FloorChoice::take_back: return "take_back";
    case FloorChoice::stands: return "stands";
    case FloorChoice::not_binding: return "not_binding";
    case FloorChoice::call_or_fold: return "call_or_fold";
    case FloorChoice::call_least: return "call_least";
    case FloorChoice::hand_dead: return "hand_dead";
    case FloorChoice::turn_restored: return "turn_restored";
    case FloorChoice::allow: return "allow";
    case FloorChoice::refuse: return "refuse";
    }
    return "";
}

std::string_view name(Ruled verdict) noexcept {
    switch (verdict) {
    case Ruled::stands: return "stands";
    case Ruled::corrected: return "corrected";
    case Ruled::held: return "held";
    case Ruled::released: return "released";
    case Ruled::refused: return "refused";
    case Ruled::no_action: return "no_action";
    case Ruled::floor: return "floor";
    }
    return "";
}

} // namespace floorman
