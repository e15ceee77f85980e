#pragma once
// rulebooks: what --rulebook means: a book that the program carries, or a house's own in a file.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "cli/console.hpp"
#include "rules/rulebook.hpp"

namespace floorman::cli {

// A book and what it amends, outermost first.
using Chain = std::vector<std::shared_ptr<const Rulebook>>;

struct BookFault {
    std::vector<std::string> lines; // What to complain about.
    Exit exit{};                    // A name that is none is wrong usage; a file that is wrong is wrong input.
};

// The books of these names and files, in that order.
[[nodiscard]] Result<std::vector<Chain>, BookFault> chains_of(std::span<const std::string> names);

// Every book that the program carries.
[[nodiscard]] std::vector<Chain> all_chains();

// "tda" of "tda-2026", where that name finds the same book; else the id itself.
[[nodiscard]] std::string short_name(const std::string& id);

// "tda", "tda-2026", "roberts", ...: every name that chains_of takes.
[[nodiscard]] std::vector<std::string> book_names();

} // namespace floorman::cli
