// Sixteen characters at once end where eight and eight of them do.

#include <gtest/gtest.h>

#include <array>

#include "history/sixteen_characters.hpp"

namespace floorman {
namespace {

TEST(SixteenCharacters, EndAtTheFirstThatIsNotPlain) {
    for (const char quote : {'\'', '"'})
        for (int at = 0; at < sixteen; ++at)
            for (int code = 0; code < 256; ++code) {
                std::array<char, sixteen> text{};
                text.fill('~');
                text.back() = '\x7F'; // A second one behind it does not matter.
                text[static_cast<std::size_t>(at)] = static_cast<char>(code);
                const char c = static_cast<char>(code);
                const bool plain = c >= ' ' && c < '\x7F' && c != quote && c != '\\';
                const int expected = plain && at == sixteen - 1 ? sixteen : plain ? sixteen - 1 : at;
                EXPECT_EQ(plain_before(text.data(), quote), expected) << code << " at " << at;
                EXPECT_EQ(plain_before_by_eights(text.data(), quote), expected) << code << " at " << at;
            }
}

TEST(SixteenCharacters, AreSixteenWhereAllArePlain) {
    constexpr std::array text{'A', ' ', 'n', 'a', 'm', 'e', ' ', 'o', 'f', ' ', 's', 'i', 'x', 't', 'e', '"'};
    EXPECT_EQ(plain_before(text.data(), '\''), sixteen);
    EXPECT_EQ(plain_before_by_eights(text.data(), '\''), sixteen);
}

} // namespace
} // namespace floorman
