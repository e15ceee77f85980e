// claims_turn: what stops the action for one who is passed over, and what does not.

#include <gtest/gtest.h>

#include "floor/claims_turn.hpp"

namespace floorman {
namespace {

TEST(ClaimsTurn, ByStoppingTheActionOrSayingWhoseTurnItIs) {
    for (const char* words : {"time", "Time!", "TIME, please", "wait", "Wait, it's my turn", "hold on", "I have not acted",
                              "I haven't acted yet", "stop the action", "you skipped me", "hey. I'm still to act"})
        EXPECT_TRUE(claims_turn(words)) << words;
}

TEST(ClaimsTurn, NotByOtherTalk) {
    for (const char* words : {"", "take your time", "nice hand", "is it my turn?", "next time", "waiter", "unstoppable", "?"})
        EXPECT_FALSE(claims_turn(words)) << words;
}

} // namespace
} // namespace floorman
