#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace floorman {

void check_failed(const char* file, int line, const char* condition, const char* why) noexcept {
    std::fprintf(stderr, "floorman: a check failed at %s:%d: %s (%s)\n", file, line, why, condition);
    std::abort();
}

} // namespace floorman
