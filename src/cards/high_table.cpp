#include "cards/high_table.hpp"

#include <utility>

#include "cards/high_ladder.hpp"

namespace floorman::high_table {

namespace {

// What may be held of six neighbouring ranks.
struct Six {
    std::uint64_t ranks; // Four masks of the six ranks, 16 bits each: held once, twice, three times, four times.
    std::uint16_t total; // The same in base five.
    std::uint8_t cards;  // How many cards.
};

constexpr unsigned sixes_in_all = 1'548;
constexpr unsigned sizes = most_cards + 1;

struct Sixes {
    Six at[sixes_in_all];           // Fewest cards first. A column's number is its place here.
    std::uint16_t begin[sizes + 1]; // Where those of each size begin; then the end.
};

// Masks in which one rank, that of bit 0, is held so many times.
constexpr std::uint64_t times_held[5] = {0, 0x1, 0x1'0001, 0x1'0001'0001, 0x1'0001'0001'0001};

constexpr Sixes sixes = [] {
    Sixes all{};
    unsigned size = 0;
    const auto add = [&](auto self, std::uint64_t ranks, unsigned total, int rank, unsigned left, unsigned cards) -> void {
        if (rank == 6) {
            if (left == 0) all.at[size++] = {ranks, static_cast<std::uint16_t>(total), static_cast<std::uint8_t>(cards)};
            return;
        }
        for (unsigned times = 0; times <= left && times <= 4; ++times)
            self(self, ranks | times_held[times] << static_cast<unsigned>(rank), total + times * power_of_five(rank), rank + 1,
                 left - times, cards);
    };
    for (unsigned cards = 0; cards < sizes; ++cards) {
        all.begin[cards] = static_cast<std::uint16_t>(size);
        add(add, 0, 0, 0, cards, cards);
    }
    all.begin[sizes] = static_cast<std::uint16_t>(size);
    return all;
}();

// A row of so many high cards goes with columns from here to there: the middle rank is held 0 to 4 times.
constexpr unsigned first_column(unsigned cards, unsigned high_cards) {
    return high_cards + 4 < cards ? sixes.begin[cards - high_cards - 4] : 0U;
}
constexpr unsigned end_column(unsigned cards, unsigned high_cards) { return sixes.begin[cards - high_cards + 1]; }

constexpr unsigned places(unsigned cards, unsigned high_cards) {
    const auto high_sixes = static_cast<unsigned>(sixes.begin[high_cards + 1] - sixes.begin[high_cards]);
    return high_sixes * (end_column(cards, high_cards) - first_column(cards, high_cards));
}

template <unsigned count>
struct Strengths {
    std::uint16_t at[count];
};

// The strengths of all hands of `cards` cards of which `high_cards` are of the high six, row by row. One such block at
// a time, because compilers bound how long they work on one constant.
template <unsigned cards, unsigned high_cards>
constexpr auto block = [] {
    Strengths<places(cards, high_cards)> block{};
    unsigned place = 0;
    for (unsigned high = sixes.begin[high_cards]; high < sixes.begin[high_cards + 1]; ++high) {
        const std::uint64_t high_ranks = sixes.at[high].ranks << static_cast<unsigned>(lowest_high_rank);
        for (unsigned low = first_column(cards, high_cards); low < end_column(cards, high_cards); ++low) {
            const std::uint64_t middle = times_held[cards - high_cards - sixes.at[low].cards];
            const std::uint64_t ranks = high_ranks | middle << static_cast<unsigned>(middle_rank) | sixes.at[low].ranks;
            block.at[place++] = static_cast<std::uint16_t>(
                high_ladder::of_ranks(ranks & all_ranks, ranks >> 16U & all_ranks, ranks >> 32U & all_ranks,
                                      ranks >> 48U & all_ranks, high_ladder::full_deck_wheel));
        }
    }
    return block;
}();

} // namespace

constexpr std::array<std::uint16_t, strength_count> strengths = [] {
    std::array<std::uint16_t, strength_count> all{};
    std::size_t place = 0;
    const auto append = [&](const auto& block) {
        for (const std::uint16_t strength : block.at) all[place++] = strength;
    };
    const auto append_hands_of = [&]<unsigned cards, unsigned... high_cards>(std::integer_sequence<unsigned, cards>,
                                                                             std::integer_sequence<unsigned, high_cards...>) {
        (append(block<cards, high_cards>), ...);
    };
    append_hands_of(std::integer_sequence<unsigned, 5>{}, std::make_integer_sequence<unsigned, 6>{});
    append_hands_of(std::integer_sequence<unsigned, 6>{}, std::make_integer_sequence<unsigned, 7>{});
    append_hands_of(std::integer_sequence<unsigned, 7>{}, std::make_integer_sequence<unsigned, 8>{});
    return all;
}();

// A row is stored as where its column 0 would be. That may lie before the table; the sum wraps round to within it.
constexpr std::array<std::uint32_t, row_count> rows = [] {
    std::array<std::uint32_t, row_count> starts{};
    std::uint32_t place = 0;
    for (unsigned cards = least_cards; cards <= most_cards; ++cards)
        for (unsigned high = 0; high < sixes.begin[cards + 1]; ++high) {
            const unsigned first = first_column(cards, sixes.at[high].cards);
            starts[(cards - least_cards) * totals + sixes.at[high].total] = place - first;
            place += end_column(cards, sixes.at[high].cards) - first;
        }
    return starts;
}();

constexpr std::array<std::uint16_t, low_total_bits + 1> columns = [] {
    std::array<std::uint16_t, low_total_bits + 1> numbers{};
    for (unsigned column = 0; column < sixes_in_all; ++column)
        numbers[sixes.at[column].total] = static_cast<std::uint16_t>(column);
    return numbers;
}();

constexpr std::array<std::uint32_t, all_ranks + 1> suits = [] {
    std::array<std::uint32_t, all_ranks + 1> sums{};
    for (RankMask ranks = 1; ranks <= all_ranks; ++ranks) {
        const int rank = lowest(ranks);
        sums[ranks] = (sums[ranks & (ranks - 1U)] + (high_total_of(rank) << high_total_shift) + low_total_of(rank)) |
                      (count_of(ranks) >= 5 ? flush_bit : 0U);
    }
    return sums;
}();

constexpr std::array<std::uint16_t, all_ranks + 1> flushes = [] {
    std::array<std::uint16_t, all_ranks + 1> values{};
    for (RankMask ranks = 0; ranks <= all_ranks; ++ranks)
        if (count_of(ranks) >= least_cards && count_of(ranks) <= most_cards)
            values[ranks] = static_cast<std::uint16_t>(high_ladder::of_suit(ranks, high_ladder::full_deck_wheel));
    return values;
}();

} // namespace floorman::high_table
