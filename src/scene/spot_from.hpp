#pragma once
// spot_from: a scene's tree becomes a spot. The only place that knows the keys of SCENE.md and what they default to.

#include <string_view>

#include "scene/spot.hpp"
#include "text/tree.hpp"

namespace floorman {

// `source` is what errors and reports call the scene. Throws a Fault.
[[nodiscard]] Spot spot_from(const Node& scene, std::string_view source);

} // namespace floorman
