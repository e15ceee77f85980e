#pragma once
// ruled: a scene under several books: one report each, or why a book cannot rule it.

#include <span>
#include <vector>

#include "scene/book_answers.hpp"
#include "scene/read.hpp"
#include "scene/report.hpp"

namespace floorman {

// One report a book, in that order. Fails where a book with the house's answers has no single answer to some question.
[[nodiscard]] Result<std::vector<Report>, SceneError> ruled(const Spot& spot, std::span<const Chain> books);

} // namespace floorman
