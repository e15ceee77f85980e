// Posting: what antes, blinds, straddles, posts and kills cost, and the price that they set.

#include <gtest/gtest.h>

#include "support/setup.hpp"

namespace floorman {
namespace {

const Policy tda = policy_for("tda", Structure::no_limit);
const Policy roberts = policy_for("roberts", Structure::no_limit);
const Policy wsop = policy_for("wsop", Structure::no_limit);

TEST(Posting, HeadsUpTheButtonPostsTheSmallBlindAndActsFirst) {
    TestHand played{setup_of({100, 100}), tda};
    EXPECT_EQ(played.hand.round.to_act, B);
    EXPECT_EQ(limits(played.hand.round, tda).to_call, Chips{1});
    ASSERT_TRUE(played.take({call(), check()}));
    EXPECT_EQ(played.hand.street, 1);
    EXPECT_EQ(played.hand.round.to_act, A);
}

TEST(Posting, AShortBigBlindLeavesThePrice) {
    TestHand played{setup_of({10'000, 20, 10'000, 10'000}, 50, 100), roberts};
    EXPECT_EQ(played.hand.round.to_act, C);
    EXPECT_EQ(limits(played.hand.round, roberts).to_call, Chips{100});
    EXPECT_EQ(limits(played.hand.round, roberts).full_raise_to, Chips{200});
}

TEST(Posting, AStraddleActsLastAndBooksDifferOnTheLeastRaise) {
    HandSetup setup = setup_of({1000, 1000, 1000, 1000, 1000}, 5, 10);
    setup.straddles.push_back({C, Chips{20}});
    TestHand at_roberts{setup, roberts};
    EXPECT_EQ(at_roberts.hand.round.to_act, D);
    EXPECT_EQ(limits(at_roberts.hand.round, roberts).full_raise_to, Chips{40});
    TestHand at_wsop{setup, wsop};
    EXPECT_EQ(limits(at_wsop.hand.round, wsop).full_raise_to, Chips{30});
    ASSERT_TRUE(at_wsop.take({call(), call(), call(), call()}));
    EXPECT_EQ(at_wsop.hand.round.to_act, C);
    EXPECT_TRUE(limits(at_wsop.hand.round, wsop).can_check);
    EXPECT_TRUE(limits(at_wsop.hand.round, wsop).can_raise());
}

TEST(Posting, TheStraddleSetsTheLeastBetOfLaterStreetsInRobertsOnly) {
    HandSetup setup = setup_of({1000, 1000, 1000}, 5, 10);
    setup.straddles.push_back({C, Chips{20}});
    setup.street = 1;
    EXPECT_EQ(limits(TestHand(setup, roberts).hand.round, roberts).full_raise_to, Chips{20});
    EXPECT_EQ(limits(TestHand(setup, wsop).hand.round, wsop).full_raise_to, Chips{10});
}

TEST(Posting, ALivePostMayCheckAndADeadOneIsNoBet) {
    HandSetup setup = setup_of({1000, 1000, 1000, 1000}, 10, 20);
    setup.live_post[C] = Chips{20};
    setup.dead_post[C] = Chips{10};
    TestHand played{setup, roberts};
    EXPECT_EQ(played.hand.round.to_act, C);
    EXPECT_TRUE(limits(played.hand.round, roberts).can_check);
    EXPECT_EQ(limits(played.hand.round, roberts).max_raise_to, Chips{990});
    EXPECT_EQ(played.hand.dead, Chips{10});
}

TEST(Posting, ABigBlindAnteComesAfterTheBlindUnderTda) {
    for (const int stack : {999, 1000, 1001, 1999}) {
        HandSetup setup = setup_of({10'000, stack, 10'000, 10'000}, 500, 1000);
        setup.ante[B] = Chips{1000};
        TestHand played{setup, tda};
        EXPECT_EQ(played.hand.round.wagered_to[B], Chips{std::min(stack, 1000)}) << stack;
        EXPECT_EQ(played.hand.dead, Chips{std::max(0, stack - 1000)}) << stack;
    }
    HandSetup setup = setup_of({10'000, 1200, 10'000}, 500, 1000);
    setup.ante[B] = Chips{1000};
    const Policy home = policy_for("home", Structure::no_limit);
    TestHand ante_first{setup, home};
    EXPECT_EQ(ante_first.hand.round.wagered_to[B], Chips{200});
}

TEST(Posting, AKillPotIsPlayedAtItsOwnPrice) {
    HandSetup setup = setup_of({500, 500, 500, 500}, 5, 10);
    setup.stakes.small_bet = Chips{20};
    setup.stakes.big_bet = Chips{40};
    setup.killer = A;
    setup.kill_post = Chips{20};
    const Policy limit = policy_for("roberts", Structure::fixed_limit);
    TestHand played{setup, limit};
    EXPECT_EQ(played.hand.round.wagered_to[A], Chips{20});
    EXPECT_EQ(played.hand.round.to_act, C);
    EXPECT_EQ(limits(played.hand.round, limit).to_call, Chips{20});
    EXPECT_EQ(limits(played.hand.round, limit).full_raise_to, Chips{40});
}

TEST(Posting, OpeningPotsByBook) {
    const HandSetup setup = setup_of({1000, 1000, 1000, 1000}, 5, 10);
    for (const auto& [book, most] :
         {std::pair{"tda", 35}, std::pair{"roberts", 40}, std::pair{"wsop", 40}, std::pair{"home", 35}}) {
        const Policy policy = policy_for(book, Structure::pot_limit);
        EXPECT_EQ(limits(TestHand(setup, policy).hand.round, policy).max_raise_to, Chips{most}) << book;
    }
}

} // namespace
} // namespace floorman
