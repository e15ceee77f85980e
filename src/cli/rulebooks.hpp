#pragma once
// rulebooks: what --rulebook means: a book that the program carries, or a house's own in a file.

#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/console.hpp"
#include "scene/book_answers.hpp"

namespace floorman::cli {

struct BookFault {
    std::vector<std::string> lines; // What to complain about.
    Exit exit{};                    // A name that is none is wrong usage; a file that is wrong is wrong input.
};

// The books of these names and files, in that order.
[[nodiscard]] Result<std::vector<Chain>, BookFault> chains_of(std::span<const std::string> names);

// "tda", "tda-2026", "roberts", ...: every name that chains_of takes.
[[nodiscard]] std::vector<std::string> book_names();

} // namespace floorman::cli
