// Bytes choose a scene and its lines; it is played under the four books. None crashes, none loses a chip.

#include <cstddef>
#include <cstdint>

#include "base/check.hpp"
#include "support/played_scene.hpp"
#include "support/random_scene.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace floorman;
    std::size_t next = 0;
    SceneMaker maker{[&](int below) { return next < size ? data[next++] % below : 0; }};
    const Result<Spot, SceneError> spot = read_scene(maker.scene(), "fuzz.json");
    FLOORMAN_CHECK(spot.ok(), "a scene that was made reads");
    for (const std::string_view book : {"tda", "roberts", "wsop", "home"})
        FLOORMAN_CHECK(fault_of(played_under(*spot, book), *spot).empty(), "a scene keeps its chips and gets its rulings");
    return 0;
}
