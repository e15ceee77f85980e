#include "cli/page.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "cli/page_examples.hpp"
#include "cli/page_parts.hpp"

namespace floorman::cli {
namespace {

using examples::flop_of_three;
using examples::ruling;
using examples::short_all_in;
using examples::short_all_in_report;

std::string page_of(const Spot& spot, const std::vector<Report>& reports, int width = 80) {
    return page(spot, reports, Style{width, false});
}

bool has(const std::string& page, std::string_view text) { return page.find(text) != std::string::npos; }

// How often `text` stands on the page.
int times(const std::string& page, std::string_view text) {
    int count = 0;
    for (std::size_t at = page.find(text); at != std::string::npos; at = page.find(text, at + 1)) ++count;
    return count;
}

// A report that lets A raise after all.
Report lets_a_raise(Report report) {
    report.can_raise = true;
    report.raise_barred = std::nullopt;
    report.full_raise_to = report.min_raise_to = Chips{230};
    report.max_raise_to = Chips{500};
    report.may_raise.add(Seat{0});
    return report;
}

TEST(Page, ReadsLikeADealersNote) {
    EXPECT_EQ(page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49")}),
              "tda-2026\n"
              "No-limit hold'em, blinds 5 and 10, 3 players, 120 in the pot, on the flop.\n"
              "\n"
              "  1  A bets 100   stands  A bets 100.                                        4.4\n"
              "  2  B calls      stands  B calls 100.                                       4.4\n"
              "  3  C is all in  stands  C is all in for 130, 30 more and short of a full raise\n"
              "                          of 100.                             4.11 · TDA-2026 49\n"
              "\n"
              "On the flop. Pot 120, 330 in front. A to act, 30 to call.\n"
              "  A may fold or call 30.\n"
              "  A may not raise: since A's bet of 100 it has grown by 30, less than a full\n"
              "  raise of 100.                                               4.11 · TDA-2026 49\n"
              "\n"
              "  seat  in front  behind  may raise\n"
              "  A          100     400  no         to act\n"
              "  B          100     400  no\n"
              "  C          130       0             button, all in\n");
}

TEST(Page, SaysOnceWhatTheBooksAgreeOn) {
    const std::string page = page_of(
        short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49"), short_all_in_report("roberts-11", "RR-11 14.NL.3")});
    EXPECT_TRUE(page.starts_with("tda-2026, roberts-11\n"));
    EXPECT_EQ(times(page, "C is all in for 130"), 1);
    EXPECT_EQ(times(page, "A may not raise"), 1);
    EXPECT_EQ(times(page, "differs"), 0);
    EXPECT_EQ(times(page, "4.11 · TDA-2026 49 · RR-11 14.NL.3"), 2); // The ruling, and why A may not raise.
}

TEST(Page, MarksALineThatTheBooksRuleDifferently) {
    Report home = short_all_in_report("home", "HOME 1");
    home.rulings[1] = ruling(2, "B", Ruled::corrected, "B has raised to 200.", {"4.9", "HOME 1"});
    const std::string page = page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49"), home});
    EXPECT_TRUE(has(page, "  2  B calls      differs\n"
                          "       tda-2026   stands     B calls 100.                                    4.4\n"
                          "       home       corrected  B has raised to 200.                   4.9 · HOME 1\n"))
        << page;
    EXPECT_EQ(times(page, "differs"), 1);
}

TEST(Page, DoesNotCallOtherWordsForTheSameThingADifference) {
    Report home = short_all_in_report("home", "HOME 1");
    home.rulings[1].text = "B calls.";
    const std::string page = page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49"), home});
    EXPECT_TRUE(has(page, "B calls 100.") && has(page, "B calls.")) << page;
    EXPECT_EQ(times(page, "differs"), 0);
}

TEST(Page, MarksADifferenceInAFollowingRuling) {
    Report home = short_all_in_report("home", "HOME 1");
    Report tda = short_all_in_report("tda-2026", "TDA-2026 49");
    home.rulings[1].then = {ruling(2, "C", Ruled::released, "C's call binds no longer.", {"4.24"})};
    tda.rulings[1].then = {ruling(2, "C", Ruled::stands, "Nothing has changed: C calls 100.", {"4.24"})};
    const std::string page = page_of(short_all_in(), {tda, home});
    EXPECT_TRUE(has(page, "then C")) << page;
    EXPECT_TRUE(has(page, "released")) << page;
    EXPECT_EQ(times(page, "differs"), 1);
}

TEST(Page, MarksWhatAPlayerMayDoUnderOneBookAndNotAnother) {
    Report home = lets_a_raise(short_all_in_report("home", "HOME 1"));
    home.may_raise = {}; // The tables are the same here; only what A may do is not.
    const std::string page = page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49"), home});
    EXPECT_TRUE(has(page, "  tda-2026  differs\n    A may fold or call 30.\n")) << page;
    EXPECT_TRUE(has(page, "  home  differs\n    A may fold, call 30 or raise to at least 230 and at most 500 (all in).\n"))
        << page;
    EXPECT_EQ(times(page, "behind"), 1);
}

TEST(Page, ShowsTheTableTwiceWhereTheBooksLeaveItDifferent) {
    Report home = short_all_in_report("home", "HOME 1");
    home.bets[Seat{1}] = Chips{200};
    const std::string page = page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49"), home});
    EXPECT_TRUE(has(page, "\ntda-2026  differs\nOn the flop. Pot 120, 330 in front.")) << page;
    EXPECT_TRUE(has(page, "\nhome  differs\nOn the flop. Pot 120, 430 in front.")) << page;
    EXPECT_EQ(times(page, "behind"), 2);
}

TEST(Page, NoLineIsWiderThanThePage) {
    Report home = lets_a_raise(short_all_in_report("a-house-with-a-rather-long-name", "HOUSE 1"));
    home.rulings[1] = ruling(2, "B", Ruled::corrected, "B has raised to 200: what was put out is brought up to the least raise.",
                             {"4.9", "HOUSE 1"});
    Spot spot = short_all_in();
    spot.players[1] = "Bartholomew of the Long Table";
    spot.actions[1].text =
        "Bartholomew of the Long Table says \"I think I raise, or call, or something\" and puts out 3x50 25 25";
    for (int width = 40; width <= 120; ++width) {
        std::istringstream lines(page_of(spot, {short_all_in_report("tda-2026", "TDA-2026 49"), home}, width));
        for (std::string line; std::getline(lines, line);) EXPECT_LE(columns_of(line), width) << line;
    }
}

TEST(Page, CutsNothingShort) {
    const std::string page = page_of(short_all_in(), {short_all_in_report("tda-2026", "TDA-2026 49")}, 40);
    std::string words = page;
    for (char& c : words)
        if (c == '\n') c = ' ';
    for (std::size_t at = words.find("  "); at != std::string::npos; at = words.find("  ")) words.erase(at, 1);
    EXPECT_TRUE(has(words, "C is all in for 130, 30 more and short of a full raise of 100.")) << page;
    EXPECT_TRUE(has(words, "it has grown by 30, less than a full raise of 100.")) << page;
}

TEST(Page, ShowsNoControlCharactersOfAScene) {
    Spot spot = short_all_in();
    spot.actions[0].text = "A bets 100\x1b[31m";
    spot.players[1] = "B\x07";
    const std::string page = page_of(spot, {short_all_in_report("tda-2026", "TDA-2026 49")});
    for (const char c : page) EXPECT_TRUE(c == '\n' || static_cast<unsigned char>(c) >= 0x20) << page;
}

TEST(Page, WithoutLinesItTellsTheTableAlone) {
    Report report = short_all_in_report("tda-2026", "TDA-2026 49");
    report.rulings.clear();
    const std::string page = page_of(flop_of_three({}), {report});
    EXPECT_TRUE(has(page, "on the flop.\n\nOn the flop. Pot 120")) << page;
}

TEST(Page, CardsAreShownWhenTheyAreKnown) {
    Report report = short_all_in_report("tda-2026", "TDA-2026 49");
    for (const char* card : {"2c", "3c", "4d"}) report.board.push_back(card_from(card).value());
    for (const char* card : {"As", "Kd"}) report.hole_cards[Seat{1}].push_back(card_from(card).value());
    report.hole_cards[Seat{2}].push_back(unknown_card);
    const std::string page = page_of(short_all_in(), {report});
    EXPECT_TRUE(has(page, "On the flop. Board 2c 3c 4d. Pot 120")) << page;
    EXPECT_TRUE(has(page, "  B     As Kd       100     400")) << page;
    EXPECT_FALSE(has(page, "??")) << page;
}

TEST(Page, ColoursStandOnlyWhereTheStyleHasThem) {
    const std::vector<Report> reports{short_all_in_report("tda-2026", "TDA-2026 49")};
    EXPECT_FALSE(has(page(short_all_in(), reports, Style{80, false}), "\x1b"));
    const std::string coloured = page(short_all_in(), reports, Style{80, true});
    EXPECT_TRUE(has(coloured, "\x1b[32mstands\x1b[0m"));
}

// ---- What may be done -----------------------------------------------------------------------------------------------

Report a_to_act() {
    Report report = short_all_in_report("tda-2026", "TDA-2026 49");
    report.raise_barred = std::nullopt;
    return report;
}

std::string first_choice(const Spot& spot, const Report& report) { return what_may_be_done(spot, report).front().text; }

TEST(WhatMayBeDone, CheckOrBet) {
    Report report = a_to_act();
    report.bets = {};
    report.to_call = Chips{0};
    report.can_check = report.can_raise = true;
    report.full_raise_to = report.min_raise_to = Chips{10};
    report.max_raise_to = Chips{400};
    EXPECT_EQ(first_choice(short_all_in(), report), "A may check or bet at least 10 and at most 400 (all in).");
}

TEST(WhatMayBeDone, ACallThatTakesTheLastChips) {
    Report report = a_to_act();
    report.stacks[Seat{0}] = Chips{30};
    EXPECT_EQ(first_choice(short_all_in(), report), "A may fold or call 30 (all in).");
}

TEST(WhatMayBeDone, AnAllInThatIsShortOfAFullRaise) {
    Report report = a_to_act();
    report.can_raise = true;
    report.full_raise_to = Chips{230};
    report.min_raise_to = report.max_raise_to = Chips{180};
    report.stacks[Seat{0}] = Chips{80};
    EXPECT_EQ(first_choice(short_all_in(), report), "A may fold, call 30 or raise to 180, all in (a full raise is to 230).");
}

TEST(WhatMayBeDone, FixedLimitKnowsOneSize) {
    Spot spot = short_all_in();
    spot.structure = Structure::fixed_limit;
    Report report = a_to_act();
    report.can_raise = true;
    report.full_raise_to = report.min_raise_to = report.max_raise_to = Chips{230};
    EXPECT_EQ(first_choice(spot, report), "A may fold, call 30 or raise to 230.");
    report.complete_to = Chips{230};
    EXPECT_EQ(first_choice(spot, report), "A may fold, call 30 or complete to 230.");
}

TEST(WhatMayBeDone, AnOpenPairKnowsTwoSizes) {
    Spot spot = short_all_in();
    spot.structure = Structure::fixed_limit;
    Report report = a_to_act();
    report.bets = {};
    report.to_call = Chips{0};
    report.can_check = report.can_raise = true;
    report.full_raise_to = report.min_raise_to = Chips{10};
    report.max_raise_to = Chips{20};
    report.sizes = {Chips{10}, Chips{20}};
    EXPECT_EQ(first_choice(spot, report), "A may check or bet 10 or 20.");
}

TEST(WhatMayBeDone, ThePotAndTheSpreadSetTheTop) {
    Spot spot = short_all_in();
    Report report = lets_a_raise(a_to_act());
    report.max_raise_to = Chips{450};
    spot.structure = Structure::pot_limit;
    EXPECT_EQ(first_choice(spot, report), "A may fold, call 30 or raise to at least 230 and at most 450 (the pot).");
    spot.structure = Structure::spread_limit;
    EXPECT_EQ(first_choice(spot, report), "A may fold, call 30 or raise to at least 230 and at most 450 (the spread).");
}

TEST(WhatMayBeDone, ABringInThatIsDueIsNotFolded) {
    Spot spot = short_all_in();
    spot.structure = Structure::fixed_limit;
    Report report = a_to_act();
    report.bets = {};
    report.to_call = Chips{5};
    report.can_raise = true;
    report.full_raise_to = report.min_raise_to = report.max_raise_to = Chips{20};
    EXPECT_EQ(first_choice(spot, report), "A may bring it in for 5 or bet 20.");
}

TEST(WhatMayBeDone, AStackWithoutBound) {
    Spot spot = short_all_in();
    spot.unbounded.add(Seat{0});
    EXPECT_EQ(first_choice(spot, lets_a_raise(a_to_act())), "A may fold, call 30 or raise to 230 or more.");
    EXPECT_TRUE(has(page_of(spot, {a_to_act()}), "no limit"));
}

TEST(WhatMayBeDone, NothingWhenTheHandIsOver) {
    Report report = a_to_act();
    report.hand_over = true;
    report.to_act = no_seat;
    EXPECT_TRUE(what_may_be_done(short_all_in(), report).empty());
}

TEST(WhatMayBeDone, AmountsAreInTheUnitOfTheScene) {
    Spot spot = short_all_in();
    spot.unit = Unit::of_decimals(2);
    EXPECT_EQ(first_choice(spot, a_to_act()), "A may fold or call 0.3.");
    spot.currency = "$";
    EXPECT_EQ(first_choice(spot, a_to_act()), "A may fold or call $0.3.");
}

// ---- Where it stands, and what is pending ---------------------------------------------------------------------------

TEST(WhereItStands, AfterTheLastStreet) {
    Report report = a_to_act();
    report.street = "river";
    report.hand_over = report.street_over = true;
    report.to_act = no_seat;
    report.bets = {};
    EXPECT_EQ(where_it_stands(short_all_in(), report),
              "Betting is over on the river. Pot 120. Who wins does not follow from the cards that are known.");
    report.awards.emplace();
    (*report.awards)[Seat{2}] = Chips{120};
    report.uncalled[Seat{0}] = Chips{50};
    report.still_in = SeatSet::of(Seat{2});
    EXPECT_EQ(where_it_stands(short_all_in(), report),
              "Betting is over on the river. Only C is left. Pot 120. Uncalled: A takes back 50. C wins 120.");
}

TEST(WhereItStands, NamesSidePots) {
    Report report = a_to_act();
    report.pots.clear();
    report.pots.push_back({Chips{125}, SeatSet::first(3)});
    report.pots.push_back({Chips{130}, SeatSet::first(2)});
    report.street_over = true;
    report.street = "turn";
    report.bets = {};
    report.to_call = Chips{0};
    EXPECT_EQ(where_it_stands(short_all_in(), report),
              "On the turn. Betting on the flop is closed. Main pot 125 (A, B and C), side pot 130 (A and B). A to act.");
}

TEST(WhereItStands, CallsStreetsAsTheTableDoes) {
    EXPECT_EQ(street_in_words("preflop", Family::board), "before the flop");
    EXPECT_EQ(street_in_words("river", Family::board), "on the river");
    EXPECT_EQ(street_in_words("third", Family::stud), "on third street");
    EXPECT_EQ(street_in_words("predraw", Family::draw), "before the draw");
    EXPECT_EQ(street_in_words("second-draw", Family::draw), "after the second draw");
}

TEST(WhatIsPending, TellsWhatTheFloorKeepsInMind) {
    Report report = a_to_act();
    report.declared = Held{Seat{0}, Act::raise, {}};
    report.held = {{Seat{1}, Act::raise, Chips{300}}};
    report.limited[Seat{2}] = only_call_or_fold;
    report.clock = ClockReport{Seat{0}, 25, 5, 12};
    FloorQuestion question;
    question.on = Seat{2};
    question.choices = {FloorChoice::full_call, FloorChoice::fold_forfeit};
    question.taken = FloorChoice::full_call;
    question.text = "The floor decides for C.";
    report.floor = question;
    std::vector<std::string> said;
    for (const Paragraph& paragraph : what_is_pending(short_all_in(), report)) said.push_back(paragraph.text);
    EXPECT_EQ(said, (std::vector<std::string>{
                        "A is bound to raise and still owes the amount.", "B's raise to 300 is held until it is B's turn.",
                        "C, by a ruling, may only call or fold when it is that player's turn.",
                        "The clock is on A: 25 seconds and a countdown of 5; 12 left.",
                        "The floor decides for C. To rule otherwise, write \"floor rules fold_forfeit\"."}));
}

TEST(WhatIsPending, CountsRaisesOnlyWhereThereIsACap) {
    Report report = a_to_act();
    report.raises = 3;
    EXPECT_TRUE(what_is_pending(short_all_in(), report).empty());
    Spot spot = short_all_in();
    spot.structure = Structure::fixed_limit;
    report.capped = true;
    EXPECT_EQ(what_is_pending(spot, report).front().text, "Raises on this street: 3, which is the cap.");
}

TEST(Setting, TellsGameStakesAndHouse) {
    Spot spot = short_all_in();
    spot.setup.game = GameId::stud;
    spot.structure = Structure::fixed_limit;
    spot.setup.blind = {};
    spot.setup.stakes.bring_in = Chips{5};
    spot.setup.stakes.small_bet = Chips{15};
    spot.setup.stakes.big_bet = Chips{30};
    spot.setup.street = 0;
    spot.setup.pot = Chips{0};
    spot.tournament = true;
    for (int i = 0; i < 3; ++i) spot.setup.ante[Seat{i}] = Chips{3};
    spot.house = {{Question::raise_cap, 3}, {Question::check_raise, 0}};
    EXPECT_EQ(setting(spot), "Fixed-limit seven-card stud, ante 3, bring-in 5, bets of 15 and 30, 3 players, tournament. House: "
                             "raise_cap = 3, check_raise = false.");
}

} // namespace
} // namespace floorman::cli
