// What goes with a hand wherever it is written: PHH's other fields, and what a text says of where and when it was played.

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "history/stars_hands.hpp"
#include "history/written.hpp"

namespace floorman {
namespace {

namespace fs = std::filesystem;

std::string written(std::string_view text, Format format) {
    const std::vector<std::string> all = written_again(text, format);
    if (all.size() == 1) return all[0];
    ADD_FAILURE() << all.size() << " hands are written of\n" << text;
    return {};
}

void expect_has(const std::string& text, std::string_view line) {
    EXPECT_NE(("\n" + text).find("\n" + std::string(line) + "\n"), std::string::npos) << line << " is not in\n" << text;
}

// p1 bets, p2 calls, p1 bets again and takes 44, of which 2 is raked.
constexpr std::string_view play = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
                                  "starting_stacks = [200, 200]\n"
                                  "actions = ['d dh p1 2c3d', 'd dh p2 Kc9d', 'p2 cc', 'p1 cc', 'd db 4c5c6d', 'p1 cbr 20', "
                                  "'p2 cc', 'd db Ks', 'p1 cbr 30', 'p2 f']\n";

TEST(KeptFields, ThoseOfPhhStayAsTheyWere) {
    constexpr std::array<std::string_view, 18> others{"author = 'Ann of Corner'",
                                                      "venue = 'Corner House'",
                                                      "city = 'Little \u00c5'",
                                                      "time = 20:15:07",
                                                      "time_zone = 'Europe/Rome'",
                                                      "day = 17",
                                                      "month = 5",
                                                      "year = 2024",
                                                      "hand = 'seven'",
                                                      "seats = [2, 5]",
                                                      "table = 12",
                                                      "currency = 'EUR'",
                                                      "currency_symbol = '\u20ac'",
                                                      "time_banks = [30.5, inf]",
                                                      "players = ['', 'Ben']",
                                                      "winnings = [42, 0]",
                                                      "_odd = {when = 2024-05-17, which = [true, 'a']}",
                                                      "_moment = 2024-05-17T20:15:07"};
    std::string text(play);
    for (const std::string_view line : others) text.append(line).append("\n");
    const std::string once = written(text, Format::phh);
    for (const std::string_view line : others) expect_has(once, line);
    expect_has(once, "finishing_stacks = [220, 178]");
    EXPECT_EQ(judged_phh(once).verdict, HandVerdict::ok) << judged_phh(once).why();
    EXPECT_EQ(written(once, Format::phh), once);
    // And in a file of several.
    EXPECT_EQ(written("[3]\n" + text, Format::phhs), once);
}

TEST(KeptFields, WhatThePlaySaysIsWrittenOnce) {
    const std::string once = written(
        std::string("ante_trimming_status = false\n") + std::string(play) + "finishing_stacks = [222.00, 178]\n", Format::phh);
    expect_has(once, "ante_trimming_status = false");
    expect_has(once, "finishing_stacks = [222.00, 178]");
    for (const std::string_view key : {"variant =", "ante_trimming_status =", "antes =", "actions =", "finishing_stacks ="})
        EXPECT_EQ(once.find(key), once.rfind(key)) << key;
    EXPECT_EQ(judged_phh(once).verdict, HandVerdict::ok) << judged_phh(once).why();
}

TEST(KeptFields, ATextTellsWhereAndWhen) {
    const std::string raked =
        "PokerStars Hand #41:  Hold'em No Limit (\u20ac1/\u20ac2 EUR) - 2024/05/17 5:06:07 CET [2024/05/16 23:06:07 ET]\n"
        "Table 'Corner' 6-max Seat #2 is the button\nSeat 2: Ann (\u20ac80 in chips)\nSeat 5: Ben (\u20ac80 in chips)\n"
        "Seat 6: Cy (\u20ac80 in chips)\nBen: posts small blind \u20ac1\nCy: posts big blind \u20ac2\n*** HOLE CARDS ***\n"
        "Ann: folds\nBen: calls \u20ac1\nCy: checks\n*** FLOP *** [2d 5s Jh]\nBen: bets \u20ac4\nCy: calls \u20ac4\n"
        "*** TURN *** [2d 5s Jh] [8c]\nBen: bets \u20ac6\nCy: folds\nUncalled bet (\u20ac6) returned to Ben\n"
        "Ben collected \u20ac11.50 from pot\n*** SUMMARY ***\nTotal pot \u20ac12 | Rake \u20ac0.50\n";
    const std::string once = written(raked, Format::stars);
    for (const std::string_view line :
         {"hand = 41", "venue = 'PokerStars'", "time = 05:06:07", "time_zone_abbreviation = 'CET'", "day = 17", "month = 5",
          "year = 2024", "seats = [5, 6, 2]", "seat_count = 6", "table = 'Corner'", "currency = 'EUR'",
          "currency_symbol = '\u20ac'", "players = ['Ben', 'Cy', 'Ann']"})
        expect_has(once, line);
    EXPECT_EQ(once.find("event"), std::string::npos);
    EXPECT_EQ(judged_phh(once).verdict, HandVerdict::ok) << judged_phh(once).why();

    const std::string of_tournament =
        "PokerStars Hand #42: Tournament #77, $2+$0.20 USD Hold'em No Limit - Level III (40/80) - 2024/05/17 20:15:00 ET\n"
        "Table '77 1' 2-max Seat #1 is the button\nSeat 1: Ann (900 in chips)\nSeat 2: Ben (900 in chips)\n"
        "Ann: posts small blind 40\nBen: posts big blind 80\n*** HOLE CARDS ***\nAnn: folds\n"
        "Uncalled bet (40) returned to Ben\nBen collected 80 from pot\n*** SUMMARY ***\nTotal pot 80 | Rake 0\n";
    const std::string event = written(of_tournament, Format::stars);
    for (const std::string_view line : {"event = 'Tournament #77'", "table = '77 1'", "time = 20:15:00"}) expect_has(event, line);
    EXPECT_EQ(event.find("currency"), std::string::npos);
    EXPECT_EQ(judged_phh(event).verdict, HandVerdict::ok) << judged_phh(event).why();
    const std::string once_so = written(instead(of_tournament, "2024/05/17 20:15:00 ET", "2008/05/17 - 20:15:00 (ET)"),
                                        Format::stars);
    for (const std::string_view line : {"time = 20:15:00", "time_zone_abbreviation = 'ET'", "year = 2008"})
        expect_has(once_so, line);
    // What is no moment is none.
    EXPECT_EQ(written(instead(of_tournament, "20:15:00", "20:75:00"), Format::stars).find("time ="), std::string::npos);
}

TEST(KeptFields, RecordedHandsThatAreInOrderAreSoWhenTheyAreWrittenAgain) {
    const char* folder = std::getenv("FLOORMAN_HANDS");
    if (folder == nullptr) GTEST_SKIP() << "FLOORMAN_HANDS names no folder of hands";
    std::size_t hands = 0;
    for (const auto& file : fs::recursive_directory_iterator(folder)) {
        const std::string name = file.path().filename().string();
        if (!may_hold_hands(name)) continue;
        std::ostringstream text;
        text << std::ifstream(file.path(), std::ios::binary).rdbuf();
        for (const std::string& hand : written_again(text.str(), format_of(name, text.str()).value())) {
            const JudgedHand again = judged_phh(hand);
            EXPECT_EQ(again.verdict, HandVerdict::ok) << name << " " << again.hand << ": " << again.why();
            ++hands;
        }
    }
    EXPECT_GT(hands, 1'000U);
}

} // namespace
} // namespace floorman
