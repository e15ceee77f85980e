#include "base/seat.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace floorman {
namespace {

SeatSet seats(std::initializer_list<int> numbers) {
    SeatSet set;
    for (const int number : numbers) set.add(Seat{number});
    return set;
}

std::vector<int> numbers(SeatSet set) {
    std::vector<int> found;
    for (const Seat seat : set) found.push_back(seat.index);
    return found;
}

TEST(Seat, ASetIsVisitedInOrderOfNumber) {
    EXPECT_EQ(numbers(seats({7, 0, 9, 3})), (std::vector<int>{0, 3, 7, 9}));
    EXPECT_EQ(numbers(SeatSet{}), std::vector<int>{});
    EXPECT_EQ(numbers(SeatSet::first(max_seats)), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Seat, ClockwiseVisitsThoseAfterASeatFirstAndItselfLast) {
    for (unsigned bits = 0; bits < 1U << max_seats; ++bits) {
        const SeatSet set{static_cast<std::uint16_t>(bits)};
        for (int from = 0; from < max_seats; ++from) {
            std::vector<Seat> expected;
            Seat seat{from};
            for (int left = set.count(); left > 0; --left) expected.push_back(seat = next_after(set, seat));
            std::vector<Seat> visited;
            for (const Seat next : clockwise(set, Seat{from})) visited.push_back(next);
            ASSERT_EQ(visited, expected) << bits << " from " << from;
        }
    }
}

TEST(Seat, NextAfterGoesRoundAndComesToTheSeatItselfLast) {
    const SeatSet set = seats({1, 4, 9});
    EXPECT_EQ(next_after(set, Seat{1}), Seat{4});
    EXPECT_EQ(next_after(set, Seat{2}), Seat{4});
    EXPECT_EQ(next_after(set, Seat{4}), Seat{9});
    EXPECT_EQ(next_after(set, Seat{9}), Seat{1});
    EXPECT_EQ(next_after(set, Seat{0}), Seat{1});
    EXPECT_EQ(next_after(seats({4}), Seat{4}), Seat{4});
    EXPECT_EQ(next_after(SeatSet{}, Seat{4}), no_seat);
}

TEST(Seat, FirstFromBeginsWithTheSeatItself) {
    const SeatSet set = seats({1, 4, 9});
    EXPECT_EQ(first_from(set, Seat{4}), Seat{4});
    EXPECT_EQ(first_from(set, Seat{5}), Seat{9});
    EXPECT_EQ(first_from(set, Seat{0}), Seat{1});
    EXPECT_EQ(first_from(seats({1}), Seat{9}), Seat{1});
    EXPECT_EQ(first_from(SeatSet{}, Seat{4}), no_seat);
}

// Both, for every set and seat, against walking round the table a step at a time.
TEST(Seat, GoingRoundAgreesWithWalkingEveryTable) {
    for (unsigned bits = 0; bits < 1U << max_seats; ++bits) {
        const SeatSet set{static_cast<std::uint16_t>(bits)};
        for (int from = 0; from < max_seats; ++from) {
            Seat after = no_seat;
            for (int step = max_seats; step >= 1; --step)
                if (const Seat seat{(from + step) % max_seats}; set.has(seat)) after = seat;
            Seat at_or_after = no_seat;
            for (int step = max_seats - 1; step >= 0; --step)
                if (const Seat seat{(from + step) % max_seats}; set.has(seat)) at_or_after = seat;
            ASSERT_EQ(next_after(set, Seat{from}), after) << bits << " from " << from;
            ASSERT_EQ(first_from(set, Seat{from}), at_or_after) << bits << " from " << from;
        }
    }
}

TEST(Seat, SetsJoinMeetAndDiffer) {
    const SeatSet left = seats({0, 1, 2});
    const SeatSet right = seats({2, 3});
    EXPECT_EQ(left | right, seats({0, 1, 2, 3}));
    EXPECT_EQ(left & right, seats({2}));
    EXPECT_EQ(left - right, seats({0, 1}));
    EXPECT_EQ(left.count(), 3);
    EXPECT_EQ(seats({5, 8}).lowest(), Seat{5});
    EXPECT_EQ(SeatSet{}.lowest(), no_seat);
}

TEST(Seat, NoSeatIsInNoSet) {
    EXPECT_FALSE(SeatSet::first(max_seats).has(no_seat));
    EXPECT_FALSE(no_seat.exists());
    EXPECT_TRUE(Seat{0}.exists());
}

TEST(Seat, RemovingUndoesAdding) {
    SeatSet set = seats({3, 6});
    set.remove(Seat{3});
    EXPECT_EQ(set, SeatSet::of(Seat{6}));
    set.remove(Seat{3}); // Not there: nothing changes.
    EXPECT_EQ(set, SeatSet::of(Seat{6}));
}

TEST(Seat, EachSeatHasItsOwn) {
    PerSeat<int> counts{};
    counts[Seat{9}] = 4;
    EXPECT_EQ(counts[Seat{9}], 4);
    EXPECT_EQ(counts[Seat{8}], 0);
    PerSeat<int> others{};
    EXPECT_NE(counts, others);
    others[Seat{9}] = 4;
    EXPECT_EQ(counts, others);
}

} // namespace
} // namespace floorman
