// Showdown: who wins what, odd chips, who shows first.

#include <gtest/gtest.h>

#include "support/setup.hpp"

namespace floorman {
namespace {

const Policy tda = policy_for("tda", Structure::no_limit);

TestHand on_the_river(std::initializer_list<int> stacks,
                      int pot,
                      std::initializer_list<std::string_view> hands,
                      std::string_view board,
                      GameId game_id = GameId::holdem) {
    HandSetup setup = setup_of(stacks, 1, 2, game_id);
    setup.street = 3;
    setup.pot = Chips{pot};
    TestHand played{setup, tda};
    EXPECT_TRUE(played.name(no_seat, board));
    int seat = 0;
    for (const std::string_view cards : hands) EXPECT_TRUE(played.name(Seat{seat++}, cards));
    return played;
}

TEST(Awards, TheOddChipIsTheFirstWinnersLeftOfTheButton) {
    TestHand played = on_the_river({100, 100, 100}, 32, {"2c3d", "2d3h", "KhKd"}, "AsKsQsJsTs");
    ASSERT_TRUE(played.take({check(), check(), check()}));
    const auto won = awards(played.hand, tda);
    ASSERT_TRUE(won);
    EXPECT_EQ((*won)[A], Chips{11});
    EXPECT_EQ((*won)[B], Chips{11});
    EXPECT_EQ((*won)[C], Chips{10});
}

TEST(Awards, AHighLowPotGivesTheOddChipToTheHighSide) {
    TestHand played = on_the_river({100, 100}, 33, {"AsAd9s9d", "2c3d4h5s"}, "AcKs6h7c8d", GameId::omaha8);
    ASSERT_TRUE(played.take({check(), check()}));
    const auto won = awards(played.hand, tda);
    ASSERT_TRUE(won);
    EXPECT_EQ((*won)[A] + (*won)[B], Chips{33});
    EXPECT_EQ((*won)[B], Chips{33}); // 4-5-6-7-8 is the best high and the only low: it scoops.

    TestHand shared = on_the_river({100, 100}, 33, {"AsAd9s9d", "2c3dThJs"}, "AcKs6h7c8d", GameId::omaha8);
    ASSERT_TRUE(shared.take({check(), check()}));
    const auto halves = awards(shared.hand, tda);
    ASSERT_TRUE(halves);
    EXPECT_EQ((*halves)[A] + (*halves)[B], Chips{33});
    EXPECT_EQ((*halves)[B], Chips{16}); // The low half, without the odd chip.
}

TEST(Awards, EachPotSaysWhereItsOddChipsWent) {
    TestHand played = on_the_river({100, 100, 100}, 32, {"2c3d", "2d3h", "KhKd"}, "AsKsQsJsTs");
    ASSERT_TRUE(played.take({check(), check(), check()}));
    const auto main = shares_of(pots(played.hand)[0], played.hand, tda);
    ASSERT_TRUE(main);
    EXPECT_EQ(main->odd[A], Chips{1});
    EXPECT_EQ(main->odd[B], Chips{1});
    EXPECT_EQ(main->odd[C], no_chips);
    EXPECT_EQ(main->high[A], Chips{11});
    EXPECT_EQ(main->odd_high, no_chips);

    TestHand shared = on_the_river({100, 100}, 33, {"AsAd9s9d", "2c3dThJs"}, "AcKs6h7c8d", GameId::omaha8);
    ASSERT_TRUE(shared.take({check(), check()}));
    const auto halves = shares_of(pots(shared.hand)[0], shared.hand, tda);
    ASSERT_TRUE(halves);
    EXPECT_EQ(halves->odd[A] + halves->odd[B], no_chips);
    EXPECT_EQ(halves->odd_high, Chips{1});
    EXPECT_EQ(halves->high[A], Chips{17});
    EXPECT_EQ(halves->low[B], Chips{16});
}

TEST(Awards, ASecondOddChipOfAPotIsCounted) {
    // All make Q-J-10-9-8, and A and B share the low: 11 among three, then 11 among two.
    TestHand played = on_the_river({100, 100, 100}, 22, {"As2sQsJs", "Ah2hQhJh", "QdJdKdKc"}, "3c4d8hTc9h", GameId::omaha8);
    ASSERT_TRUE(played.take({check(), check(), check()}));
    const auto main = shares_of(pots(played.hand)[0], played.hand, tda);
    ASSERT_TRUE(main);
    EXPECT_EQ(main->high[A], Chips{4});
    EXPECT_EQ(main->low[A], Chips{6});
    EXPECT_EQ(main->odd[A], Chips{2});
    EXPECT_EQ(main->odd[B], Chips{1});
    EXPECT_EQ(main->odd_high, no_chips);

    // The same board twice: each half of the pot is odd.
    TestHand twice = on_the_river({100, 100}, 34, {"AsAd9s9d", "2c3dThJs"}, "AcKs6h7c8d", GameId::omaha8);
    ASSERT_TRUE(twice.take({check(), check()}));
    twice.hand.other_boards.push_back(twice.hand.board);
    const auto halves = shares_of(pots(twice.hand)[0], twice.hand, tda);
    ASSERT_TRUE(halves);
    EXPECT_EQ(halves->odd_high, Chips{2});
    EXPECT_EQ(halves->high[A], Chips{18});
}

TEST(Awards, NothingIsKnownWhileACardIsUnknown) {
    HandSetup setup = setup_of({100, 100});
    setup.street = 3;
    setup.pot = Chips{10};
    TestHand played{setup, tda};
    ASSERT_TRUE(played.take({check(), check()}));
    EXPECT_FALSE(awards(played.hand, tda));
    ASSERT_TRUE(played.name(no_seat, "2c7d9hTs3c"));
    ASSERT_TRUE(played.name(A, "AsAd"));
    EXPECT_FALSE(awards(played.hand, tda));
    ASSERT_TRUE(played.name(B, "KsKd"));
    EXPECT_TRUE(awards(played.hand, tda));
}

TEST(Awards, OneWhoMucksClaimsNothing) {
    TestHand played = on_the_river({100, 100}, 10, {"AsAd"}, "2c7d9hTs3c");
    ASSERT_TRUE(played.take({check(), check()}));
    EXPECT_FALSE(awards(played.hand, tda));
    Events events;
    ASSERT_TRUE(step(played.hand, of_seat(InputKind::muck, B), tda, events).allowed());
    EXPECT_EQ((*awards(played.hand, tda))[A], Chips{10});
}

TEST(ShowOrder, TheLastAggressorOfTheLastStreetElseLeftOfTheButton) {
    TestHand bet_on = on_the_river({100, 100, 100}, 10, {}, "2c7d9hTs3c");
    ASSERT_TRUE(bet_on.take({check(), bet(10), call(), call()}));
    EXPECT_EQ(show_order(bet_on.hand, tda)[0], B);
    EXPECT_EQ(why_first_to_show(bet_on.hand, tda), FirstShows::last_aggressor);
    TestHand checked = on_the_river({100, 100, 100}, 10, {}, "2c7d9hTs3c");
    ASSERT_TRUE(checked.take({check(), check(), check()}));
    EXPECT_EQ(show_order(checked.hand, tda)[0], A);
    EXPECT_EQ(why_first_to_show(checked.hand, tda), FirstShows::position);
}

} // namespace
} // namespace floorman
