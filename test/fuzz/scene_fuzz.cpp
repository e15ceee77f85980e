// Any bytes at all become scenes or an error of one line, and every line of a scene an incident or why it is none.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.hpp"
#include "scene/line.hpp"
#include "scene/read.hpp"

namespace {

using namespace floorman;

void check_error(std::string_view what) {
    FLOORMAN_CHECK(!what.empty(), "an error says something");
    FLOORMAN_CHECK(what.find('\n') == std::string_view::npos, "an error is one line");
}

void check_line(std::string_view text, const Spot& spot) {
    const Result<std::optional<Incident>, LineError> read = read_line(text, spot);
    if (!read) return check_error(read.error().what);
    if (!*read) return;
    FLOORMAN_CHECK((*read)->amount >= no_chips && (*read)->amount <= most_chips, "an amount is one that a hand can hold");
    FLOORMAN_CHECK(worth((*read)->chips) <= most_chips, "chips are as many as a hand can hold");
    (void)whose(**read, spot);
}

void check_spot(const Spot& spot) {
    FLOORMAN_CHECK(spot.setup.seats >= 2 && spot.setup.seats <= max_seats, "2 to max_seats play");
    FLOORMAN_CHECK(spot.players.size() == static_cast<std::size_t>(spot.setup.seats), "everybody has a name");
    FLOORMAN_CHECK(!spot.rulebooks.empty(), "there is a rulebook");
    Chips sum = spot.setup.pot;
    for (const Chips stack : spot.setup.stack.at) sum += stack;
    FLOORMAN_CHECK(sum >= no_chips && sum <= most_chips, "all chips together stay exact");
    for (const ActionLine& line : spot.actions) check_line(line.text, spot);
}

} // namespace

// The first byte says whether the rest is a scene, by either of two names, or a line of a scene.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    if (data[0] % 4 == 3) {
        static const Spot table = *read_scene(
            "players = ['Al', 'Al Green', 'd']\nstarting_stacks = [100, 100, inf]\nblinds = [0.5, 1]", "table.toml");
        check_line(text, table);
        return 0;
    }
    const std::string_view name = data[0] % 4 == 0 ? "x.json" : data[0] % 4 == 1 ? "x.phhs" : "-";
    const Result<std::vector<Spot>, SceneError> read = read_scenes(text, name);
    if (!read)
        check_error(read.error().what);
    else
        for (const Spot& spot : *read) check_spot(spot);
    return 0;
}
