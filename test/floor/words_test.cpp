// Words a player says, and what is understood: terms and amounts.

#include <gtest/gtest.h>

#include <string>

#include "floor/words.hpp"
#include "heard.hpp"

namespace floorman {
namespace {

using namespace heard;

// ---- Terms --------------------------------------------------------------------------------------------------------------

TEST(Words, FoldCheckAndCallInTheirCommonForms) {
    const Row rows[] = {
        {"fold", term(Term::fold)},
        {"I fold", term(Term::fold)},
        {"I'm out", term(Term::fold)},
        {"I muck", term(Term::fold)},
        {"folding", term(Term::fold)},
        {"I'll let it go", term(Term::fold)},
        {"out", term(Term::fold)},
        {"I drop", term(Term::fold)},
        {"I'm dropping out", term(Term::fold)},
        {"I pass", term(Term::pass)},
        {"call for less", term(Term::call)},
        {"match it", term(Term::call)},
        {"I stay", term(Term::call)},
        {"clock, please", term(Term::clock)},
        {"call the clock", term(Term::clock)},
        {"check", term(Term::check)},
        {"I check", term(Term::check)},
        {"knock", term(Term::check)},
        {"checking", term(Term::check)},
        {"check in the dark", term(Term::check)},
        {"call", term(Term::call)},
        {"I call", term(Term::call)},
        {"I'll call", term(Term::call)},
        {"see", term(Term::call)},
        {"I see Carol's bet", term(Term::call)},
        {"I call Carol's raise", term(Term::call)},
        {"call Carol's all-in", term(Term::call)},
        {"I see", term(Term::call)},
        {"I'll see you", term(Term::call)},
        {"I'll see that bet", term(Term::call)},
        {"I'm in", term(Term::call)},
        {"calling", term(Term::call)},
        {"I'm calling you", term(Term::call)},
        {"I call your raise", term(Term::call)},
        {"I call the all-in", term(Term::call)},
    };
    expect(rows);
}

TEST(Words, OverseeingAndColdSeeingAreNoWords) {
    for (const std::string_view words : {"overseeing", "I oversee", "over-see", "cold see", "cold seeing", "I'm cold seeing you"})
        EXPECT_EQ(understand(words, Unit{}), talk()) << words;
}

TEST(Words, BetRaiseAndCompleteInTheirCommonForms) {
    const Row rows[] = {
        {"bet", term(Term::bet)},
        {"betting", term(Term::bet)},
        {"bet 60", plain(Term::bet, 60)},
        {"bet 200", plain(Term::bet, 200)},
        {"I bet five", plain(Term::bet, 5)},
        {"open for 20", plain(Term::bet, 20)},
        {"I open", term(Term::bet)},
        {"I'll make a bet", term(Term::bet)},
        {"raise", term(Term::raise)},
        {"re-raise", term(Term::raise)},
        {"reraise", term(Term::raise)},
        {"raising", term(Term::raise)},
        {"bump it up", term(Term::raise)},
        {"min-raise", term(Term::least)},
        {"raise to 300", to(Term::raise, 300)},
        {"raise 300", plain(Term::raise, 300)},
        {"raise, 8000", plain(Term::raise, 8000)},
        {"Raise. 300.", plain(Term::raise, 300)},
        {"make it 300", to(Term::raise, 300)},
        {"raise, make it 300", to(Term::raise, 300)},
        {"bet, make it 300", to(Term::bet, 300)},
        {"raise it to 300", to(Term::raise, 300)},
        {"raise, raise to 300", to(Term::raise, 300)},
        {"raise you 50", plain(Term::raise, 50)},
        {"300 raise", plain(Term::raise, 300)},
        {"3-bet to 900", to(Term::raise, 900)},
        {"check-raise to 500", to(Term::raise, 500)},
        {"raise your bet to 600", to(Term::raise, 600)},
        {"raise Carol's bet to 600", to(Term::raise, 600)},
        {"raise Carol to 600", to(Term::raise, 600)},
        {"raise your 300 to 600", to(Term::raise, 600)},
        {"raise Carol's 300 to 600", to(Term::raise, 600)},
        {"raise his all in", term(Term::raise)},
        {"raise Carol's all in to 600", to(Term::raise, 600)},
        {"complete", term(Term::complete)},
        {"completing", term(Term::complete)},
        {"complete to 20", to(Term::complete, 20)},
    };
    expect(rows);
}

TEST(Words, AllInAndPotInTheirCommonForms) {
    const Row rows[] = {
        {"all in", term(Term::all_in)},
        {"all-in", term(Term::all_in)},
        {"I'm all in", term(Term::all_in)},
        {"going all in", term(Term::all_in)},
        {"allin", term(Term::all_in)},
        {"shove", term(Term::all_in)},
        {"jam", term(Term::all_in)},
        {"push", term(Term::all_in)},
        {"ship it", term(Term::all_in)},
        {"everything", term(Term::all_in)},
        {"everything I've got", term(Term::all_in)},
        {"my whole stack", term(Term::all_in)},
        {"raise all in", after_raise(Term::all_in)},
        {"raise... all in", after_raise(Term::all_in)},
        {"bet it all", term(Term::all_in)},
        {"all in for 500", plain(Term::all_in, 500)},
        {"pot", term(Term::pot)},
        {"pot it", term(Term::pot)},
        {"min raise", term(Term::least)},
        {"I'll raise the minimum", term(Term::least)},
        {"bet the min", term(Term::least)},
        {"raise, min raise", after_raise(Term::least)},
        {"I pot", term(Term::pot)},
        {"bet the pot", after_raise(Term::pot)},
        {"bet pot", after_raise(Term::pot)},
        {"raise pot", after_raise(Term::pot)},
        {"raise, the pot", after_raise(Term::pot)},
    };
    expect(rows);
}

TEST(Words, CaseMarksAndPolitenessChangeNothing) {
    const Row rows[] = {
        {"CALL!!!", term(Term::call)},
        {"  rAiSe  ", term(Term::raise)},
        {"\"call\"", term(Term::call)},
        {"okay I'll call that", term(Term::call)},
        {"uh, raise to three hundred please", to(Term::raise, 300)},
        {"I\xE2\x80\x99ll see you", term(Term::call)},
        {"raise\xE2\x80\x94to 300", to(Term::raise, 300)},
        {"raise\xE2\x80\xA6 300", plain(Term::raise, 300)},
        {"I'd like to raise to 300, please, sir", to(Term::raise, 300)},
        {"I guess I have to fold", term(Term::fold)},
        {"what the hell, I call", term(Term::call)},
        {"check, please", term(Term::check)},
        {"nice bet, I call", term(Term::call)},
        {"good luck, all in", term(Term::all_in)},
        {"raise to, um, 300", to(Term::raise, 300)},
    };
    expect(rows);
}

// ---- Amounts ------------------------------------------------------------------------------------------------------------

TEST(Words, AnAmountAloneIsANumber) {
    const Row rows[] = {
        {"two hundred", number(200)},
        {"1400", number(1400)},
        {"$1,400", number(1400)},
        {"4k", number(4000)},
        {"2.5k", number(2500)},
        {"a hundred", number(100)},
        {"fifteen hundred", number(1500)},
        {"two fifty", number(250)},
        {"twenty-five", number(25)},
        {"one thousand two hundred", number(1200)},
        {"1.5 thousand", number(1500)},
        {"uh... three hundred, please", number(300)},
        {"I'll go 300", number(300)},
        {"300 dollars", number(300)},
        {"300 chips", number(300)},
        {"50 chips", meaning_itself(number(50))},
        {"\xE2\x82\xAC"
         "300",
         number(300)},
        {"\xC2\xA3"
         "1,000,000",
         number(1'000'000)},
        {"50 more", by(Term::number, 50)},
        {"40 to go", number(40)},
    };
    expect(rows);
}

TEST(Words, AnAmountIsATotalAnIncrementOrPlain) {
    const Row rows[] = {
        {"raise to 4,000", to(Term::raise, 4000)},
        {"make it 4,000", to(Term::raise, 4000)},
        {"raise 4,000 straight", to(Term::raise, 4000)},
        {"raise it up to 4k", to(Term::raise, 4000)},
        {"raise 200 more", by(Term::raise, 200)},
        {"raise by 200", by(Term::raise, 200)},
        {"raise another 200", by(Term::raise, 200)},
        {"raise 200 on top", by(Term::raise, 200)},
        {"raise 200 dollars more", by(Term::raise, 200)},
        {"make it 200 more", by(Term::raise, 200)},
        {"bet 200", plain(Term::bet, 200)},
        {"call 200", plain(Term::call, 200)},
    };
    expect(rows);
}

TEST(Words, ASmallNumberMayMeanMore) {
    const Row rows[] = {
        {"five", number(5)},
        {"raise, five", plain(Term::raise, 5)},
        {"bet 99", plain(Term::bet, 99)},
        {"bet 100", plain(Term::bet, 100)},
        {"bet five hundred", plain(Term::bet, 500)},
        {"five dollars", meaning_itself(number(5))},
        {"bet $5", meaning_itself(plain(Term::bet, 5))},
        {"0.05k", meaning_itself(number(50))},
    };
    expect(rows);
}

TEST(Words, AmountsAreExactInTheUnit) {
    const Row in_cents[] = {
        {"bet 2.50", plain(Term::bet, 250)},
        {"bet 1,234.56", plain(Term::bet, 123'456)},
        {"bet 0.125k", plain(Term::bet, 12'500)},
    };
    for (const Row& row : in_cents) EXPECT_EQ(understand(row.words, Unit::of_decimals(2)).amount, row.heard.amount) << row.words;
    EXPECT_EQ(understand("fifty cents", Unit::of_decimals(2)).amount, Chips{50});

    const Row in_whole[] = {
        {"bet 2.50", in_hundreds(too_fine(Term::bet, AmountSaid::plain), 250)},
        {"raise to 0.0001k", too_fine(Term::raise, AmountSaid::total)},
        {"bet 1.00000000000000000001", too_fine(Term::bet, AmountSaid::plain)},
    };
    for (const Row& row : in_whole) { EXPECT_EQ(meaning_itself(understand(row.words, Unit{})), row.heard) << row.words; }
    const Unit quarters = Unit::from("25").value();
    EXPECT_EQ(understand("bet 150", quarters).amount, Chips{6});
    EXPECT_TRUE(understand("bet 160", quarters).amount_is_too_fine);
    EXPECT_EQ(understand("bet 2.000", Unit{}).amount, Chips{2});
}

TEST(Words, MoreThanThereCanBeIsTheMostThereCanBe) {
    for (const std::string_view words : {"bet 9007199254740992", "bet 9007199254740993", "bet 99999999999999999999999999",
                                         "bet fifty million billion", "bet 900 trillion trillion", "bet 999999999999999999k"}) {
        const Spoken spoken = understand(words, Unit{});
        EXPECT_EQ(spoken.term, Term::bet) << words;
        EXPECT_FALSE(spoken.amount_is_too_fine) << words;
        if (words.find("llion") == std::string_view::npos)
            EXPECT_EQ(spoken.amount, most_chips) << words;
        else
            EXPECT_EQ(spoken.said, AmountSaid::none) << words; // Two numbers in a row.
    }
    EXPECT_EQ(understand("bet 9007199254740991", Unit{}).amount, Chips{9'007'199'254'740'991});
    EXPECT_EQ(understand("bet 9007199254740991", Unit::of_decimals(1)).amount, most_chips);
}

TEST(Words, WhatMayBeTwoAmountsOrCountsSomethingElseIsNone) {
    const Row rows[] = {
        {"raise five six", term(Term::raise)},
        {"raise 5 6", term(Term::raise)},
        {"raise 5-10", term(Term::raise)},
        {"raise 1,40", term(Term::raise)},
        {"raise 1.2.3", term(Term::raise)},
        {"bet -50", term(Term::bet)},
        {"bet 0", term(Term::bet)},
        {"raise 3x", term(Term::raise)},
        {"raise three times", term(Term::raise)},
        {"raise to ten big blinds", term(Term::raise)},
        {"raise 10bb", term(Term::raise)},
        {"raise ten percent", term(Term::raise)},
        {"raise three bills", term(Term::raise)},
        {"raise five large", term(Term::raise)},
        {"raise two chips", term(Term::raise)},
        {"raise almost 200", term(Term::raise)},
        {"twenty chips", talk()},
        {"two chips", talk()},
        {"over 100", talk()},
        {"100 over the line", talk()},
        {"bet two black", term(Term::bet)},
        {"I'll put you all in", term(Term::raise)},
        {"bet half the pot", term(Term::bet)},
        {"bet two thirds pot", term(Term::bet)},
        {"bet 1/2 pot", term(Term::bet)},
        {"bet half a million", term(Term::bet)},
        {"bet a couple hundred", term(Term::bet)},
        {"raise with two pair", term(Term::raise)},
        {"300 400", talk()},
        {"half the pot", talk()},
        {"75% pot", talk()},
        {"zero", talk()},
        {"-50", talk()},
    };
    expect(rows);
}

// ---- The first term said ------------------------------------------------------------------------------------------------

TEST(Words, TheFirstTermSaidDefines) {
    const Row rows[] = {
        {"I call, and raise $100", term(Term::call, Term::raise)},
        {"I'll see you and raise you 50", term(Term::call, Term::raise)},
        {"I'll see your fifty and raise you a hundred", then(plain(Term::call, 50), Term::raise)},
        {"check, I mean bet", term(Term::check, Term::bet)},
        {"check, 200", term(Term::check, Term::number)},
        {"I raise... no, call", term(Term::raise, Term::call)},
        {"call, all in", term(Term::call, Term::all_in)},
        {"fold. Call. Raise.", term(Term::fold, Term::call)},
        {"two hundred, raise", then(number(200), Term::raise)},
        {"call 50, raise 60", then(plain(Term::call, 50), Term::raise)},
        {"call, make it 300", term(Term::call, Term::raise)},
        {"no, I check", term(Term::check)},
        {"call, call", term(Term::call)},
        {"check check", term(Term::check)},
        {"bet 20, no, 30", plain(Term::bet, 20)},
    };
    expect(rows);
}

TEST(Words, OtherWaysToSayThem) {
    const Row rows[] = {
        {"that's a call", term(Term::call)},
        {"it's a check", term(Term::check)},
        {"that's a fold", term(Term::fold)},
        {"no raise, just a call", term(Term::call)},
        {"I make the call", term(Term::call)},
        {"my action is call", term(Term::call)},
        {"I elect to call", term(Term::call)},
        {"I don't believe you, call", term(Term::call)},
        {"that's a raise to 300", to(Term::raise, 300)},
        {"my raise is 300", to(Term::raise, 300)},
        {"a bet of 40", plain(Term::bet, 40)},
        {"raise of 200", by(Term::raise, 200)},
        {"I make a raise of 200", by(Term::raise, 200)},
        {"raise an additional 200", by(Term::raise, 200)},
        {"raise an extra 200", by(Term::raise, 200)},
        {"raise an even 300", plain(Term::raise, 300)},
        {"I'll match your 100 and raise 200", then(plain(Term::call, 100), Term::raise)},
        {"I'm in for 40", plain(Term::bet, 40)},
        {"I'm in for everything", term(Term::all_in)},
        {"I bet all I have", term(Term::all_in)},
        {"cap it", term(Term::raise)},
        {"make it three bets", term(Term::raise)},
        {"bet the size of the pot", after_raise(Term::pot)},
        {"bet the maximum", term(Term::bet)},
        {"raise, minimum", after_raise(Term::least)},
        {"raise to the minimum", term(Term::least)},
        {"the minimum", term(Term::least)},
        {"bet 40 or 50", term(Term::bet)},
        {"bring it in", term(Term::bring_in)},
        {"I'll bring it in for 3", plain(Term::bring_in, 3)},
        {"bring in 3", plain(Term::bring_in, 3)},
    };
    expect(rows);
}

// What was only thought of, wanted or named so is no act.
TEST(Words, WhatIsOnlySpokenOf) {
    const Row rows[] = {
        {"thought about raising, but I call", term(Term::call)},
        {"as much as I want to fold, I call", term(Term::call)},
        {"give me a minute before I call", conditional(Term::call)},
        {"you call that a raise", talk()},
        {"the minimum is 20", talk()},
        {"that's a call I can't make", talk()},
        {"raise an eyebrow", talk()},
        {"you, uh, raise", talk()},
    };
    expect(rows);
}

} // namespace
} // namespace floorman
