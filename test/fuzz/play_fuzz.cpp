// Any lines at all, played: none crashes, none loses a chip, every line has a ruling. The first byte says whether the rest
// are lines of text for a table that is set, or choices from which a scene of likely words and chips is made.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.hpp"
#include "support/played_scene.hpp"
#include "support/random_scene.hpp"

namespace {

using namespace floorman;

constexpr std::array<std::string_view, 4> book_names{"tda", "roberts", "wsop", "home"};

constexpr std::array<std::string_view, 4> tables{
    "players = ['Al', 'Al Green', 'Bo', 'd']\nstarting_stacks = [300, 100, 55, 10000]\nblinds = [5, 10]",
    "structure = 'FL'\nplayers = ['Al', 'Al Green', 'Bo']\nstarting_stacks = [300, 45, 15]\nblinds = [5, 10]\n"
    "small_bet = 10\nbig_bet = 20\nstreet = 'flop'\npot = 30",
    "structure = 'PL'\nplayers = ['Al', 'Bo']\nstarting_stacks = [300, 45]\nblinds = [5, 10]",
    "variant = 'F7S'\nplayers = ['Al', 'Bo', 'Cy']\nstarting_stacks = [300, 45, 3]\nante = 1\nbring_in = 3\nsmall_bet = 10\n"
    "big_bet = 20\nfirst = 'Bo'",
};

void check_played(const Spot& spot, std::string_view book) {
    FLOORMAN_CHECK(fault_of(played_under(spot, book), spot).empty(), "a scene keeps its chips and gets its rulings");
}

void play_made_scene(const std::uint8_t* data, std::size_t size) {
    std::size_t next = 0;
    SceneMaker maker{[&](int below) { return next < size ? data[next++] % below : 0; }};
    const Result<Spot, SceneError> spot = read_scene(maker.scene(), "fuzz.json");
    FLOORMAN_CHECK(spot.ok(), "a scene that was made reads");
    for (const std::string_view book : book_names) check_played(*spot, book);
}

void play_lines(std::string_view table, std::string_view book, std::string_view text) {
    Spot spot = *read_scene(table, "table.toml");
    for (int number = 1; !text.empty() && number <= 64; ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        spot.actions.push_back({std::string(text.substr(0, end)), number});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    check_played(spot, book);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::size_t kind = data[0];
    if (kind < 128) {
        play_made_scene(data + 1, size - 1);
    } else {
        const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
        play_lines(tables[kind % tables.size()], book_names[kind / tables.size() % book_names.size()], text);
    }
    return 0;
}
