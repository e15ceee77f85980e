#pragma once
// How far a plain string goes among sixteen characters of a text, looked at together.

#include <bit>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "history/eight_characters.hpp"

namespace floorman {

inline constexpr int sixteen = 16;

// How many of the sixteen characters from `at` on stand before the first that is the quote, a backslash or no printable ASCII.
[[nodiscard]] inline int plain_before_by_eights(const char* at, char quote) noexcept {
    const auto plain = [quote](EightCharacters each) {
        return before_first(not_printable(each) | equal(each, quote) | equal(each, '\\'));
    };
    const int first = plain(eight_at(at));
    return first < 8 ? first : 8 + plain(eight_at(at + 8));
}
[[nodiscard]] inline int plain_before(const char* at, char quote) noexcept {
#if defined(__SSE2__)
    const __m128i each = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const __m128i quotes = _mm_cmpeq_epi8(each, _mm_set1_epi8(quote));
    const __m128i backslashes = _mm_cmpeq_epi8(each, _mm_set1_epi8('\\'));
    const __m128i above = _mm_cmpeq_epi8(each, _mm_set1_epi8(0x7F));
    const __m128i below = _mm_cmplt_epi8(each, _mm_set1_epi8(' ')); // With signs: what is no ASCII is below 0.
    const __m128i stops = _mm_or_si128(_mm_or_si128(quotes, backslashes), _mm_or_si128(above, below));
    return std::countr_zero(static_cast<unsigned>(_mm_movemask_epi8(stops)) | 1U << sixteen);
#else
    return plain_before_by_eights(at, quote);
#endif
}

} // namespace floorman
