// Words a player says that are no act, though they hold words of the game: conditions, questions, denials, talk.

#include <gtest/gtest.h>

#include <string>

#include "floor/words.hpp"
#include "heard.hpp"

namespace floorman {
namespace {

using namespace heard;

TEST(Words, ConditionalAndPrematureStatements) {
    const Row rows[] = {
        {"if he bets I'll raise", conditional(Term::raise)},
        {"if he bets, I'll raise", conditional(Term::raise)},
        {"if you check, I check", conditional(Term::check)},
        {"I'll raise if he bets", conditional(Term::raise)},
        {"I raise, if he bets", conditional(Term::raise)},
        {"I would call", conditional(Term::call)},
        {"I'd call", conditional(Term::call)},
        {"I might raise", conditional(Term::raise)},
        {"I might, uh, raise", conditional(Term::raise)},
        {"I'm going to fold", conditional(Term::fold)},
        {"I can call", conditional(Term::call)},
        {"next I bet", conditional(Term::bet)},
        {"I call next time", conditional(Term::call)},
        {"maybe call", conditional(Term::call)},
        {"thinking about raising", conditional(Term::raise)},
        {"call or fold", conditional(Term::call, Term::fold)},
        {"if he bets I raise to 300", amount(conditional(Term::raise), AmountSaid::total, 300)},
        {"I might raise, I call", term(Term::call)},
        {"I would raise but I'll just call", term(Term::call)},
        {"if he bets I raise. I check.", term(Term::check)},
    };
    expect(rows);
}

TEST(Words, Questions) {
    const Row rows[] = {
        {"raise?", asks(Term::raise)},
        {"can I check?", asks(Term::check)},
        {"can I check", asks(Term::check)},
        {"would you call?", asks(Term::call)},
        {"run it twice?", asks()},
        {"how much to call?", asks()},
        {"how much to call", asks()},
        {"is it 100 to call?", asks()},
        {"what's the bet", asks()},
        {"is that a raise?", asks()},
        {"three hundred?", amount(asks(Term::number), AmountSaid::total, 300)},
        {"you're all in?", asks()},
        {"I call. How much is it?", term(Term::call)},
        {"I call, how much is it?", term(Term::call)},
    };
    expect(rows);
}

TEST(Words, WhatIsDeniedIsNoAct) {
    const Row rows[] = {
        {"I don't call", talk()},
        {"not raising", talk()},
        {"no call", talk()},
        {"no raise", talk()},
        {"I didn't say call", talk()},
        {"I'm not, uh, raising", talk()},
        {"I don't call or raise", talk()},
        {"I'm not going to call", talk()},
        {"no way I call that", talk()},
        {"not call, raise", term(Term::raise)},
        {"I won't fold, I call", term(Term::call)},
        {"of course not, I call", term(Term::call)},
    };
    expect(rows);
}

TEST(Words, WhatOthersDoIsNoActOfTheSpeaker) {
    const Row rows[] = {
        {"he bets", talk()},
        {"you raise", talk()},
        {"they all fold", talk()},
        {"he said call", talk()},
        {"she raised to 200", talk()},
        {"check's on me", talk()},
        {"they fold, I call", term(Term::call)},
        {"you check I bet 20", plain(Term::bet, 20)},
    };
    expect(rows);
}

TEST(Words, TalkIsNoAct) {
    for (const std::string_view words : {
             "just take it back, show",
             "nice hand",
             "I have two pair",
             "you have ten outs",
             "time",
             "wait",
             "it's your turn",
             "good call",
             "call the floor",
             "calling the clock on him",
             "call me crazy",
             "I'm calling the floor",
             "I bet you have it",
             "I bet you always call",
             "I bet he folds",
             "I bet I win",
             "you bet",
             "that's a string bet!",
             "string raise",
             "let me see",
             "oh, I see",
             "I'm calling you a fish",
             "see you later",
             "I want to see the flop",
             "I'm out of chips",
             "I'm in the big blind",
             "check my cards",
             "check it down",
             "knock it off",
             "muck your hand",
             "make it quick",
             "almost all in",
             "I'm nearly all in",
             "get out",
             "out of turn",
             "drop it",
             "nice match",
             "match me",
             "pass it on",
             "pass the salt",
             "stay there",
             "you stay",
             "push him",
             "ship it to me",
             "everything is fine",
             "that's over the top",
             "you're on the clock",
             "clock him",
             "open the door",
             "complete nonsense",
             "calling station",
             "all in all, a good game",
             "the pot is right",
             "pot odds",
             "big pot",
             "raise your hand",
             "raise the blinds",
             "the raise is to 300",
             "Carol's raise",
             "Carol's all in",
             "the pot's right",
             "that's a very big raise",
             "it's 100 to call",
             "100 to call",
             "one time!",
             "one more time",
             "five to one",
             "two pair",
             "nine high",
             "blinds are 100 200",
             "seat 5",
             "give me five",
             "",
             "   ",
             "...",
             "?!.,",
             "callous",
             "raiser",
             "betrayed",
             "checkers",
             "folder",
             "\xFF\xFE\x80",
             "123abc",
         }) {
        Spoken spoken = understand(words, Unit{});
        spoken.asks = false;
        EXPECT_EQ(spoken, talk()) << words;
    }
}

TEST(Words, ALongSpeechIsHeardFromItsBeginning) {
    std::string speech = "I call";
    for (int i = 0; i < 1000; ++i) speech += ", you know";
    speech += ", and raise";
    EXPECT_EQ(understand(speech, Unit{}), term(Term::call));
    // No word is heard in half: where "callous" passes the end of what is heard, no "call" is.
    for (std::size_t length = 490; length < 530; ++length) {
        std::string callous(length, 'a');
        callous += " callous";
        EXPECT_EQ(understand(callous, Unit{}), talk()) << length;
    }
    std::string insisting;
    for (int i = 0; i < 60; ++i) insisting += i % 2 == 0 ? "raise " : "call ";
    EXPECT_EQ(understand(insisting, Unit{}), term(Term::raise, Term::call));
}

} // namespace
} // namespace floorman
