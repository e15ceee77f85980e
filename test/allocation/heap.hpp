#pragma once
// Counts every allocation of the program, so that a test can say that something makes none.

#include <cstddef>

namespace floorman::heap {

[[nodiscard]] std::size_t allocations() noexcept;

} // namespace floorman::heap
