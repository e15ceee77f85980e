#pragma once
// Dictionary: rows of a table, found by the words with which a text begins.
//
// Knows text in plain lower-case words with one space between two; knows nothing of what its rows mean. Made when the
// program is compiled, in few enough steps for compilers that count them: so it is chained and not sorted.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace floorman {

// A Row has `words`, a view of one word or several.
template <class Row, std::size_t Size>
class Dictionary {
public:
    consteval explicit Dictionary(const std::array<Row, Size>& rows) : rows_(rows) {
        first_row_.fill(none);
        next_row_.fill(none);
        for (std::size_t i = 0; i < Size; ++i) {
            std::uint16_t* link = &first_row_[place_of(first_of(rows_[i].words))];
            while (*link != none && rows_[*link].words.size() > rows_[i].words.size()) link = &next_row_[*link];
            next_row_[i] = *link;
            *link = static_cast<std::uint16_t>(i);
        }
    }

    // True when no words stand in the table twice: for a static_assert beside it.
    [[nodiscard]] consteval bool says_each_once() const {
        for (std::size_t i = 0; i < Size; ++i)
            for (std::uint16_t j = next_row_[i]; j != none && rows_[j].words.size() == rows_[i].words.size(); j = next_row_[j])
                if (rows_[i].words == rows_[j].words) return false;
        return true;
    }

    // The row of most letters among those whose words begin `text`; nullptr when there is none.
    [[nodiscard]] constexpr const Row* longest(std::string_view text) const noexcept {
        const std::string_view first = first_of(text);
        for (std::uint16_t i = first_row_[place_of(first)]; i != none; i = next_row_[i])
            if (goes_on_with(text, rows_[i].words, first.size())) return &rows_[i];
        return nullptr;
    }

private:
    static constexpr std::uint16_t none = 0xFFFF;
    static constexpr std::size_t places = 2048;
    static_assert(Size < places, "some places stay empty, or a search for one has no end");

    static constexpr std::string_view first_of(std::string_view text) noexcept {
        std::size_t length = 0;
        while (length < text.size() && text[length] != ' ') ++length;
        return text.substr(0, length);
    }

    // Where the rows that begin with `word` are chained, or would be.
    [[nodiscard]] constexpr std::size_t place_of(std::string_view word) const noexcept {
        std::uint32_t mixed = 2166136261U;
        for (const char c : word) mixed = (mixed ^ static_cast<unsigned char>(c)) * 16777619U;
        std::size_t place = (mixed ^ mixed >> 16U) % places;
        while (first_row_[place] != none && first_of(rows_[first_row_[place]].words) != word) place = (place + 1) % places;
        return place;
    }

    // True when `text` begins with `words`, of which the first word, of `known` letters, is compared already.
    static constexpr bool goes_on_with(std::string_view text, std::string_view words, std::size_t known) noexcept {
        if (text.size() < words.size() || (text.size() > words.size() && text[words.size()] != ' ')) return false;
        for (std::size_t i = known; i < words.size(); ++i)
            if (text[i] != words[i]) return false;
        return true;
    }

    std::array<Row, Size> rows_;
    std::array<std::uint16_t, places> first_row_{}; // By first word.
    std::array<std::uint16_t, Size> next_row_{};    // Of the same first word, no longer.
};

} // namespace floorman
