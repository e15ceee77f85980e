#pragma once
// Scenes for tests: read from text, written down again field by field for comparison.

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "scene/line.hpp"
#include "scene/read.hpp"

namespace floorman {

inline constexpr Seat A{0};
inline constexpr Seat B{1};
inline constexpr Seat C{2};
inline constexpr Seat D{3};

// One text behind the other. (Sums of texts whose lengths g++ 12 knows make it warn of what is not there.)
std::string joined(std::string_view first, std::string_view then, std::string_view last = {});

// A scene that must be readable.
inline Spot spot_of(std::string_view text, std::string_view name = "test.toml") {
    Result<Spot, SceneError> read = read_scene(text, name);
    if (read) return std::move(read).value();
    ADD_FAILURE() << read.error().what << "\n" << text;
    return {};
}

// The same, its keys written behind two stacks of 1000 and the blinds 5 and 10.
inline Spot with(std::string_view keys) { return spot_of(joined("starting_stacks = [1000, 1000]\nblinds = [5, 10]\n", keys)); }

// Why a scene cannot be read; empty when it can.
inline std::string why(std::string_view text, std::string_view name = "test.toml") {
    const Result<Spot, SceneError> read = read_scene(text, name);
    return read ? std::string{} : read.error().what;
}

// The same of the third line of a scene of A, B and C, whose first two are in order.
inline std::string why_third(std::string_view line) {
    return why(joined("players = [\"A\", \"B\", \"C\"]\nstarting_stacks = [1000, 1000, 1000]\n", line));
}

// Every field of a spot but its source and the lines it was read from.
std::string written_down(const Spot& spot);

// TOML as the JSON that says the same.
std::string as_json(std::string_view toml);

} // namespace floorman
