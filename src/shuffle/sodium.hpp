#pragma once
// sodium: libsodium, ready to be used. For sources of this layer.

#include <sodium.h>

#include "base/check.hpp"

namespace floorman::shuffle {

// The library chooses its code for this processor once, before anything else of it is called.
inline void prepare_sodium() noexcept {
    static const bool ready = sodium_init() >= 0;
    FLOORMAN_CHECK(ready, "libsodium found no randomness in this system");
}

} // namespace floorman::shuffle
