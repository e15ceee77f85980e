#pragma once
// FLOORMAN_CHECK: what must hold if this program is right. On in release too.
//
// When the world is wrong (an illegal act, a bad file) the answer is a value. When we are wrong, this writes where and
// what, and aborts: a referee that has lost count of the chips must not go on.

namespace floorman {

[[noreturn]] void check_failed(const char* file, int line, const char* condition, const char* why) noexcept;

} // namespace floorman

// The same where builds for testing stop and a release has a safe answer to go on with.
#ifdef NDEBUG
#define FLOORMAN_DEBUG_CHECK(condition, why) static_cast<void>(condition)
#else
#define FLOORMAN_DEBUG_CHECK(condition, why) FLOORMAN_CHECK(condition, why)
#endif

#define FLOORMAN_CHECK(condition, why)                                     \
    do {                                                                   \
        if (!(condition)) [[unlikely]]                                     \
            ::floorman::check_failed(__FILE__, __LINE__, #condition, why); \
    } while (false)
