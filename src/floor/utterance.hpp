#pragma once
// Utterance: what somebody said, in plain words, so that a table of phrases can be laid against it.
//
// Takes any bytes. Knows letters, digits and marks; knows no word of the game.
//
// Words are in lower case with one space between two; apostrophes are gone ("I'm" is "im"), but the 's that says whose a
// thing is parts two words ("Carol's" is "carol s"), and so does a hyphen between letters. A number is one word without its thousands' commas ("1400", "2.5"), its "k" or "m" the next; digits
// that make no number ("1,40", "1.2.3", "5-10", "3x") stay as they were written. "$" stands for any currency sign. Of the
// marks three are kept, as words of their own: "," where the speaker draws breath, "." where a sentence ends, "?" where
// it asks; of several in a row the last of that list.

#include <array>
#include <cstddef>
#include <string_view>

namespace floorman {

class Utterance {
public:
    // More than this is not heard, from the word on that passes it.
    static constexpr std::size_t most_letters = 512;

    explicit Utterance(std::string_view bytes) noexcept;

    [[nodiscard]] std::string_view text() const noexcept { return {letters_.data(), size_}; }

private:
    class Writer;

    std::array<char, most_letters> letters_; // NOLINT(cppcoreguidelines-pro-type-member-init): only `size_` of them are read.
    std::size_t size_ = 0;
};

// The first word of a text of plain words; empty when there is none.
[[nodiscard]] constexpr std::string_view first_word(std::string_view text) noexcept { return text.substr(0, text.find(' ')); }

// The text behind its first `length` letters, which end a word.
[[nodiscard]] constexpr std::string_view behind(std::string_view text, std::size_t length) noexcept {
    return length < text.size() ? text.substr(length + 1) : std::string_view{};
}

[[nodiscard]] constexpr bool is_mark(std::string_view word) noexcept { return word == "," || word == "." || word == "?"; }

} // namespace floorman
