#pragma once
// digest: one number that follows from the whole state of a sitting, and from a policy. Two that differ have other digests, as far
// as 64 bits tell; the journal keeps them, and a restart compares.

#include <cstdint>

#include "play/sitting.hpp"
#include "rules/policy.hpp"

namespace floorman::room {

[[nodiscard]] std::uint64_t digest(const Sitting& sitting) noexcept;
[[nodiscard]] std::uint64_t digest(const Policy& policy) noexcept;

} // namespace floorman::room
