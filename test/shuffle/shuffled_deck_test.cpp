#include "shuffle/shuffled_deck.hpp"

#include <array>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cards/deck.hpp"
#include "shuffle/draw.hpp"

namespace floorman::shuffle {
namespace {

// The seed whose bytes count up from 0.
Seed counting_seed() {
    std::array<std::uint8_t, Seed::size> bytes{};
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return Seed::of(bytes);
}

Seed seed_number(std::uint32_t number) {
    std::array<std::uint8_t, Seed::size> bytes{};
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    return Seed::of(bytes);
}

std::string text_of(const CardRun& cards) { return text(std::span<const Card>(cards.begin(), cards.end())); }

// These orders were computed by another program, in another language, from the description in the headers.
TEST(ShuffledDeck, IsTheSameForASeedEverywhereAndForever) {
    EXPECT_EQ(text_of(shuffled_deck(counting_seed(), 52)),
              "As8dQc7sJs8hKd6s6d8sKhQs4s8cAcJc7c5h9hQd7dTd3hThJhAd2c9s4d5cJdTc4h5sAh4cQh6c3s2hTs3d3c9c5d7hKs6h9d2sKc2d");
    EXPECT_EQ(text_of(shuffled_deck(counting_seed(), 36)),
              "AsThKcTcQsTsKs9s9dJcAcKh7h7dAhQh6d9hQc8s8d7c8h6h8c6cQdJsKdAdJh9cTdJd7s6s");
    const Seed zeros = Seed::of(std::array<std::uint8_t, Seed::size>{});
    EXPECT_EQ(text_of(shuffled_deck(zeros, 52)),
              "JdTsAd9h7dKs2s5hKcJsTd5s7c4c9sQs8dTh9d2c8c9c3d6h3sAh3c7sQcJh6cQhTc7h4d4s4h5d8h6d8sJc3hKh5c2dAsKd6sAcQd2h");
    EXPECT_EQ(text_of(shuffled_deck(zeros, 36)), "QdQcAhJd9sAc6s8sKsKc6d9dTd8c8h7s7hQh9h8dJhThAd6cQsAs9cTs7d7cJsJcTcKh6hKd");
}

TEST(ShuffledDeck, HoldsEveryCardOnce) {
    for (const int cards : {52, 36})
        for (std::uint32_t number = 0; number < 200; ++number) {
            const CardRun order = shuffled_deck(seed_number(number), cards);
            ASSERT_EQ(order.size(), static_cast<std::size_t>(cards));
            ASSERT_TRUE(Deck::from(std::span<const Card>(order.begin(), order.end())).ok()) << "no card is there twice";
            for (const Card card : order) ASSERT_TRUE(card.known() && card.code >= 52 - cards);
        }
}

TEST(ShuffledDeck, BeginsAsItsFirstCardsAlone) {
    const std::string whole = text_of(shuffled_deck(counting_seed(), 52));
    for (const int count : {0, 1, 17, 51, 52})
        EXPECT_EQ(text_of(first_of_deck(counting_seed(), 52, count)), whole.substr(0, static_cast<std::size_t>(2 * count)));
}

TEST(Reshuffled, TakesAnotherOrderEachTime) {
    const CardRun given = cards_from("2c2d2h2s3c3d3h3s").value();
    const std::span<const Card> cards(given.begin(), given.end());
    EXPECT_EQ(text_of(reshuffled(counting_seed(), 0, cards)), "3d2h2d3h3c3s2c2s") << "computed by another program";
    EXPECT_EQ(text_of(reshuffled(counting_seed(), 1, cards)), "2d3s2h3d3h3c2s2c");
    EXPECT_EQ(reshuffled(counting_seed(), 0, {}).size(), 0U);
}

// Every draw below `bound`, over all the words that there are: each number comes of equally many words.
TEST(DrawBelow, GivesEveryNumberTheSameChance) {
    for (std::uint16_t bound = 1; bound <= 52; ++bound) {
        std::vector<int> words_of(bound);
        for (std::uint32_t first = 0; first < 65536; ++first) {
            bool again = false;
            const std::uint16_t number = draw_below(bound, [&, calls = 0]() mutable {
                if (calls++ == 0) return static_cast<std::uint16_t>(first);
                again = true;
                return std::uint16_t{0xFFFF}; // Is never thrown away.
            });
            ASSERT_LT(number, bound);
            if (!again) ++words_of[number];
        }
        for (const int words : words_of) ASSERT_EQ(words, 65536 / bound) << bound;
    }
}

// The sum of (seen - expected)^2 / expected. Seeds are fixed, so this is the same in every run.
double chi_square(std::span<const int> seen, double expected) {
    double sum = 0;
    for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// Each place of the deck sees each card equally often. With 51 degrees of freedom a fair place is above 101 once in 30,000.
TEST(ShuffledDeck, BringsEveryCardToEveryPlaceEquallyOften) {
    constexpr int decks = 26'000;
    std::vector<std::array<int, 52>> seen(52);
    for (std::uint32_t number = 0; number < decks; ++number) {
        const CardRun order = shuffled_deck(seed_number(number), 52);
        for (std::size_t place = 0; place < 52; ++place) ++seen[place][order[place].code];
    }
    double all = 0;
    for (std::size_t place = 0; place < 52; ++place) {
        const double here = chi_square(seen[place], decks / 52.0);
        EXPECT_LT(here, 101) << "place " << place;
        EXPECT_GT(here, 20) << "place " << place << " is more even than chance";
        all += here;
    }
    EXPECT_LT(all, 2652 + 4 * 73) << "of all places together, 51 x 51 degrees of freedom matter";
    EXPECT_GT(all, 2652 - 4 * 73);
}

// Which card follows which is even too, and so are all orders of four cards.
TEST(ShuffledDeck, BringsPairsAndOrdersEquallyOften) {
    constexpr int decks = 52'000;
    std::vector<int> pairs(52UL * 52UL);
    std::map<std::string, int> orders;
    const CardRun four = cards_from("AsAhAdAc").value();
    for (std::uint32_t number = 0; number < decks; ++number) {
        const CardRun first = first_of_deck(seed_number(number), 52, 2);
        ++pairs[first[0].code * 52UL + first[1].code];
        ++orders[text_of(reshuffled(seed_number(number), 0, std::span<const Card>(four.begin(), four.end())))];
    }
    std::vector<int> unlike;
    for (std::size_t one = 0; one < 52; ++one)
        for (std::size_t other = 0; other < 52; ++other)
            if (one != other) unlike.push_back(pairs[one * 52 + other]);
    const double of_pairs = chi_square(unlike, decks / 2652.0); // 2651 degrees: 73 is a standard deviation.
    EXPECT_LT(of_pairs, 2651 + 4 * 73);
    EXPECT_GT(of_pairs, 2651 - 4 * 73);
    ASSERT_EQ(orders.size(), 24U);
    std::vector<int> counts;
    for (const auto& [order, count] : orders) counts.push_back(count);
    EXPECT_LT(chi_square(counts, decks / 24.0), 58) << "once in 10,000 for 23 degrees";
}

} // namespace
} // namespace floorman::shuffle
