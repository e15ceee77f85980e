#include "shuffle/commitment.hpp"

#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "shuffle/hex.hpp"
#include "shuffle/opened_deal.hpp"

namespace floorman::shuffle {
namespace {

Seed counting_seed() {
    std::array<std::uint8_t, Seed::size> bytes{};
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return Seed::of(bytes);
}

const DeckName oak{"oak", 12, 52};

OpenedDeal deal_of(const DeckName& name, std::initializer_list<int> opened) {
    const std::vector<Opening> openings = openings_of(counting_seed(), name.cards);
    OpenedDeal deal{name, commitments_to(name, openings), {}, std::nullopt};
    for (const int place : opened) deal.openings.push_back({openings[static_cast<std::size_t>(place)], "board"});
    return deal;
}

std::vector<std::string> said_of(const OpenedDeal& deal) {
    std::vector<std::string> said;
    for (const DealProblem& problem : problems_of(deal)) said.push_back(problem.what);
    return said;
}

// Computed by another program, in another language, from the description in the headers.
TEST(Commitment, IsTheSameEverywhereAndForever) {
    const std::vector<Opening> openings = openings_of(counting_seed(), 52);
    EXPECT_EQ(hex(openings[0].salt), "2fa4f10250808e89a25231e50fdf6ee0");
    EXPECT_EQ(hex(openings[51].salt), "24bf3aec21f57a02198d2cf3105eb245");
    const std::vector<Commitment> commitments = commitments_to(oak, openings);
    EXPECT_EQ(hex(commitments[0]), "c63d2bd26b240b1823fb0a35dd05f2304caa6be2b37a0b93b85dc8f612c3cdcc");
    EXPECT_EQ(hex(commitments[51]), "b0ebda2eb85990e346c63e05ed0400419d2043246a07c81eb54b805db36ee7ff");
}

TEST(Commitment, FitsItsOpeningAlone) {
    for (const int cards : {52, 36}) {
        const DeckName name{"oak", 12, cards};
        const std::vector<Opening> openings = openings_of(counting_seed(), cards);
        const std::vector<Commitment> commitments = commitments_to(name, openings);
        ASSERT_EQ(commitments.size(), static_cast<std::size_t>(cards));
        for (const Opening& opening : openings) {
            EXPECT_TRUE(check(name, commitments, opening));
            for (int code = 0; code < 52; ++code)
                EXPECT_EQ(check(name, commitments, {opening.place, Card{code}, opening.salt}), Card{code} == opening.card);
            for (int place = -1; place <= cards; ++place)
                EXPECT_EQ(check(name, commitments, {place, opening.card, opening.salt}), place == opening.place);
            for (unsigned bit = 0; bit < 8 * opening.salt.size(); ++bit) {
                Opening other = opening;
                other.salt[bit / 8] = static_cast<std::uint8_t>(other.salt[bit / 8] ^ (1U << bit % 8));
                EXPECT_FALSE(check(name, commitments, other));
            }
        }
    }
}

TEST(Commitment, IsOfOneTableOneHandAndOneDeck) {
    const std::vector<Opening> openings = openings_of(counting_seed(), 36);
    std::set<Commitment> seen;
    const std::vector<DeckName> names{{"oak", 12, 36}, {"oa", 12, 36},           {"oakk", 12, 36}, {"", 12, 36},
                                      {"oak", 13, 36}, {"oak", 12ULL << 8U, 36}, {"oak", 12, 52}};
    for (const DeckName& name : names)
        for (const Commitment& commitment : commitments_to(name, openings)) seen.insert(commitment);
    EXPECT_EQ(seen.size(), names.size() * 36);
}

TEST(OpenedDeal, IsInOrderWhenEveryOpeningFits) {
    EXPECT_TRUE(problems_of(deal_of(oak, {0, 5, 51})).empty());
    EXPECT_TRUE(problems_of(deal_of({"oak", 12, 36}, {0, 35})).empty());
    OpenedDeal deal = deal_of(oak, {0, 5, 51});
    deal.seed = counting_seed();
    EXPECT_TRUE(problems_of(deal).empty());
}

TEST(OpenedDeal, SaysWhichOpeningDoesNotFit) {
    OpenedDeal deal = deal_of(oak, {0, 5, 51});
    deal.openings[1].opening.card = card_from("2c").value();
    EXPECT_EQ(said_of(deal),
              std::vector<std::string>{
                  "place 5: the commitment is not to 2c with this salt; another card lay here, or something was changed"});
    EXPECT_EQ(problems_of(deal).front().place, 5);
    deal = deal_of(oak, {0, 5});
    deal.name.hand = 13;
    EXPECT_EQ(said_of(deal).size(), 2U);
    deal = deal_of(oak, {0, 5});
    std::swap(deal.commitments[0], deal.commitments[5]);
    EXPECT_EQ(said_of(deal).size(), 2U);
}

TEST(OpenedDeal, SaysThatSomethingIsOpenedTwice) {
    EXPECT_EQ(said_of(deal_of(oak, {3, 3, 4})), std::vector<std::string>{"place 3: it is opened twice"});
    // A dealer who commits to one card at two places is found when both are opened.
    OpenedDeal deal = deal_of(oak, {3, 4});
    deal.openings[1].opening.card = deal.openings[0].opening.card;
    deal.commitments[4] = commitment_of(oak, deal.openings[1].opening);
    EXPECT_EQ(said_of(deal), std::vector<std::string>{"place 4: 7s was opened at place 3 too"});
}

TEST(OpenedDeal, SaysThatACardOrAPlaceIsNoneOfTheDeck) {
    const DeckName name{"oak", 12, 36};
    OpenedDeal deal = deal_of(name, {0});
    deal.openings[0].opening.card = card_from("2c").value();
    deal.commitments[0] = commitment_of(name, deal.openings[0].opening);
    EXPECT_EQ(said_of(deal), std::vector<std::string>{"place 0: 2c is no card of a deck of 36"});
    deal.openings[0].opening.card = unknown_card;
    deal.commitments[0] = commitment_of(name, deal.openings[0].opening);
    EXPECT_EQ(said_of(deal), std::vector<std::string>{"place 0: ?? is no card of a deck of 36"});
    deal = deal_of(name, {0});
    deal.openings[0].opening.place = 36;
    EXPECT_EQ(said_of(deal), std::vector<std::string>{"place 36: there is no such place in a deck of 36"});
}

TEST(OpenedDeal, SaysWhereTheSeedPutsAnotherCard) {
    OpenedDeal deal = deal_of(oak, {});
    deal.seed = Seed::of(std::array<std::uint8_t, Seed::size>{});
    EXPECT_EQ(said_of(deal).size(), 52U);
    deal.seed = counting_seed();
    deal.commitments[7][0] ^= 1U;
    EXPECT_EQ(said_of(deal), std::vector<std::string>{"place 7: the seed puts 6s here, and the commitment is not to it"});
}

} // namespace
} // namespace floorman::shuffle
