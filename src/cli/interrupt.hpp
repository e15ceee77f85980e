#pragma once
// interrupt: Ctrl-C as a fact that a long command asks about, so that it stops at a good place and says what it has done.

namespace floorman::cli {

// From now on the first Ctrl-C is a fact; another one ends the program as ever.
void watch_for_interrupt();
[[nodiscard]] bool interrupted() noexcept;

} // namespace floorman::cli
