#include "history/called_hand.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace floorman {

namespace {

struct MadeWords {
    std::string_view begins;
    Category category;
};
constexpr std::array made_words{
    MadeWords{"high card ", Category::high_card},
    MadeWords{"a pair of ", Category::pair},
    MadeWords{"two pair", Category::two_pair},
    MadeWords{"three of a kind", Category::three_of_a_kind},
    MadeWords{"a straight flush", Category::straight_flush},
    MadeWords{"a straight", Category::straight},
    MadeWords{"a flush", Category::flush},
    MadeWords{"a full house", Category::full_house},
    MadeWords{"four of a kind", Category::four_of_a_kind},
    MadeWords{"a royal flush", Category::straight_flush},
};

struct RankWord {
    std::string_view begins; // In the plural there is more behind it.
    std::uint8_t rank;
};
constexpr std::array rank_words{
    RankWord{"two", 2},   RankWord{"deuce", 2},  RankWord{"three", 3}, RankWord{"four", 4}, RankWord{"five", 5},
    RankWord{"six", 6},   RankWord{"seven", 7},  RankWord{"eight", 8}, RankWord{"nine", 9}, RankWord{"ten", 10},
    RankWord{"jack", 11}, RankWord{"queen", 12}, RankWord{"king", 13}, RankWord{"ace", 14},
};

constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool begins_with(std::string_view text, std::string_view words) noexcept {
    return text.size() >= words.size() &&
           std::equal(words.begin(), words.end(), text.begin(), [](char word, char c) { return word == lower(c); });
}

std::uint8_t rank_at(std::string_view text) noexcept {
    for (const RankWord& word : rank_words)
        if (begins_with(text, word.begins)) return word.rank;
    return 0;
}

// The rank behind these words; 0 where they do not stand there, or no rank behind them.
std::uint8_t rank_behind(std::string_view text, std::string_view words) noexcept {
    const std::size_t at = text.find(words);
    return at == std::string_view::npos ? std::uint8_t{0} : rank_at(text.substr(at + words.size()));
}

// What is said of ranks behind the kind, up to where another thing begins.
void read_ranks(std::string_view rest, CalledHand& called) noexcept {
    rest = rest.substr(0, rest.find_first_of(")(;"));
    if (rest.starts_with(", ")) rest.remove_prefix(2);
    called.first = rank_at(rest);
    const bool is_straight = called.category == Category::straight || called.category == Category::straight_flush;
    if (const std::uint8_t top = is_straight ? rank_behind(rest, " to ") : std::uint8_t{0}; top != 0) called.first = top;
    if (called.category == Category::two_pair) called.second = rank_behind(rest, " and ");
    if (called.category == Category::full_house) called.second = rank_behind(rest, " full of ");
}

// "8,7,4,3,2": two ranks or more, each another, with commas between them. 0 where they do not stand there.
RankMask ranks_at(std::string_view text) noexcept {
    constexpr std::string_view letters = "23456789TJQKA";
    RankMask ranks = 0;
    for (bool first = true;; first = false) {
        const bool is_ten = text.starts_with("10");
        const std::size_t rank = is_ten ? letters.find('T') : text.empty() ? std::string_view::npos : letters.find(text[0]);
        if (rank == std::string_view::npos) return 0;
        const auto bit = static_cast<RankMask>(1U << rank);
        if ((ranks & bit) != 0) return 0;
        ranks = static_cast<RankMask>(ranks | bit);
        text.remove_prefix(is_ten ? 2 : 1);
        if (text.starts_with(',')) {
            text.remove_prefix(1);
            continue;
        }
        const bool ends = text.empty() || text[0] == ')' || text[0] == ' ';
        return ends && !first ? ranks : RankMask{0};
    }
}

CalledHand called_high(std::string_view words) noexcept {
    for (const MadeWords& made : made_words) {
        if (!begins_with(words, made.begins)) continue;
        CalledHand called{true, made.category, 0, 0, 0};
        read_ranks(words.substr(made.begins.size()), called);
        return called;
    }
    return {};
}

} // namespace

CalledHand called_hand(std::string_view words) noexcept {
    constexpr std::string_view high = "HI: ";
    constexpr std::string_view low = "LO: ";
    if (words.starts_with(high)) words.remove_prefix(high.size());
    CalledHand called = called_high(words);
    constexpr std::string_view low_alone = "Lo: "; // Of a game that is won by the low hand.
    if (words.starts_with(low_alone)) words.remove_prefix(low_alone.size());
    const std::size_t at = words.find(low);
    called.low = ranks_at(at == std::string_view::npos ? words : words.substr(at + low.size()));
    return called;
}

// Our own words of what is made are read as a site's are.
bool fits(const CalledHand& called, const Made& made) {
    if (called.category != made.category) return false;
    if (called.first == 0) return true;
    const std::string words = made.category == Category::high_card ? "high card " + in_words(made) : in_words(made);
    const CalledHand is = called_hand(words);
    return (is.first == 0 || called.first == is.first) && (called.second == 0 || called.second == is.second);
}

} // namespace floorman
