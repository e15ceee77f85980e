// Action lines: every form becomes the incident that it is.

#include <array>

#include "scene/reading.hpp"
#include "support/played_scene.hpp"

namespace floorman {
namespace {

const Spot table = spot_of(
    "players = ['Al', 'Al Green', 'bob', 'd']\nstarting_stacks = [1000, 1000, 1000, 1000]\nblinds = [0.50, 1]");

// The incident of a line that must be readable.
Incident line(std::string_view text, const Spot& spot = table) {
    const Result<std::optional<Incident>, LineError> read = read_line(text, spot);
    if (read && *read) return **read;
    ADD_FAILURE() << text << ": " << (read ? "nothing" : read.error().what);
    return {};
}

bool is_nothing(std::string_view text) {
    const Result<std::optional<Incident>, LineError> read = read_line(text, table);
    return read && !*read;
}

Chips chips(std::int64_t count) { return Chips{count}; }
constexpr Seat Al{0};
constexpr Seat Al_Green{1};
constexpr Seat bob{2};
constexpr Seat d{3};

std::string cards(const Incident& incident) { return text({incident.cards.begin(), incident.cards.size()}); }

// ---- Who ------------------------------------------------------------------------------------------------------------

TEST(LineNames, TheLongestNameThatFits) {
    EXPECT_EQ(line("Al folds").by, Al);
    EXPECT_EQ(line("Al Green folds").by, Al_Green);
    EXPECT_EQ(line("bob folds").by, bob);
    EXPECT_EQ(line("d folds").by, d);
}

TEST(LineNames, ExactCaseFirstThenAnyCase) {
    EXPECT_EQ(line("AL GREEN folds").by, Al_Green);
    EXPECT_EQ(line("BOB folds").by, bob);
    const Spot spot = spot_of("players = ['bo', 'Bo Peep']\nstarting_stacks = [9, 9]");
    EXPECT_EQ(line("Bo folds", spot).by, A);
    EXPECT_EQ(line("Bo Peep folds", spot).by, B);
    EXPECT_EQ(line("bo peep folds", spot_of("players = ['Ann', 'Bo Peep']\nstarting_stacks = [9, 9]")).by, B);
    EXPECT_FALSE(read_line("bo peep folds", spot).ok()) << "'bo' fits exactly, and does not peep";
}

TEST(LineNames, AnyonesPlaceAsInPhh) {
    EXPECT_EQ(line("p1 f").by, Al);
    EXPECT_EQ(line("P4 f").by, d);
    const Spot ten = spot_of("starting_stacks = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]");
    EXPECT_EQ(line("p10 f", ten).by, Seat{9});
    EXPECT_EQ(line("p1 f", ten).by, A);
}

TEST(LineNames, TheDealersLettersGoBeforeAPlayer) {
    EXPECT_EQ(line("d db 2c3c4c").kind, IncidentKind::deals_board);
    EXPECT_EQ(line("d checks").by, d);
}

TEST(LineNames, SayWhoseALineIs) {
    EXPECT_EQ(whose(line("al green folds"), table), "Al Green");
    EXPECT_EQ(whose(line("dealer says \"1100\""), table), "dealer");
    EXPECT_EQ(whose(line("d dh p1 AsKd"), table), "dealer");
    EXPECT_EQ(whose(line("floor calls the clock on bob"), table), "floor");
    EXPECT_EQ(whose(line("bob calls the clock on Al"), table), "bob");
    EXPECT_EQ(whose(line("floor rules stands"), table), "floor");
    EXPECT_EQ(whose(line("wait 3"), table), "");
}

// ---- Clear acts -----------------------------------------------------------------------------------------------------

TEST(ClearActs, InWords) {
    const auto act = [](std::string_view text, ClearAct expected, std::int64_t amount = 0) {
        const Incident incident = line(text);
        EXPECT_EQ(incident.kind, IncidentKind::clear_act) << text;
        EXPECT_EQ(incident.by, bob) << text;
        EXPECT_EQ(incident.clear, expected) << text;
        EXPECT_EQ(incident.amount, chips(amount)) << text;
    };
    act("bob folds", ClearAct::folds);
    act("bob checks", ClearAct::checks);
    act("bob calls", ClearAct::calls);
    act("bob bets 10", ClearAct::bets, 1000);
    act("bob raises to 30.5", ClearAct::raises, 3050);
    act("bob completes", ClearAct::completes);
    act("bob brings in 5", ClearAct::brings_in, 500);
    act("bob is all in", ClearAct::all_in);
    act("bob is all-in", ClearAct::all_in);
    act("bob all in", ClearAct::all_in);
    act("bob goes all in", ClearAct::all_in);
    act("bob shoves", ClearAct::all_in);
    act("bob bets 0", ClearAct::bets);
    act("bob f", ClearAct::folds);
    act("bob cc", ClearAct::checks_or_calls);
    act("bob cbr 7.25", ClearAct::bets_or_raises, 725);
}

TEST(ClearActs, BlanksCaseAndCommentsDoNotMatter) {
    const auto raises = [](std::string_view text) {
        const Incident incident = line(text);
        EXPECT_EQ(incident.clear, ClearAct::raises) << text;
        EXPECT_EQ(incident.amount, chips(30000)) << text;
    };
    raises("  bob   raises \t to  300  ");
    raises("bob Raises TO 300");
    raises("bob raises to 300 # why not");
    raises("bob raises to 300 #");
    raises("bob raises to $300");
    raises("bob raises to 300.00\r\n");
    EXPECT_EQ(line("bob bets 1,234,567.50").amount, chips(123456750));
}

TEST(Lines, CommentsAndEmptyLinesAreNothing) {
    EXPECT_TRUE(is_nothing("# bob folds"));
    EXPECT_TRUE(is_nothing("  # bob folds"));
    EXPECT_TRUE(is_nothing(""));
    EXPECT_TRUE(is_nothing(" \t "));
}

TEST(Phh, ItsOtherWords) {
    EXPECT_EQ(line("p1 pb").kind, IncidentKind::posts);
    const Incident shows = line("p1 sm AsKd # Al");
    EXPECT_EQ(shows.kind, IncidentKind::shows);
    EXPECT_EQ(cards(shows), "AsKd");
    EXPECT_EQ(cards(line("p1 sm ????")), "????");
    EXPECT_EQ(cards(line("p1 sm 4h2c3sKcKd2s7h")), "4h2c3sKcKd2s7h");
    EXPECT_EQ(line("p1 sm").kind, IncidentKind::shows);
    EXPECT_TRUE(line("p1 sm").cards.empty());
    EXPECT_EQ(line("p1 sd AsQs").kind, IncidentKind::draws);
    EXPECT_EQ(line("p1 discards AsQs").cards.size(), 2U);
    EXPECT_EQ(line("p1 stands pat").kind, IncidentKind::draws);
    EXPECT_TRUE(line("p1 stands pat").cards.empty());
    EXPECT_EQ(line("dealer runs it twice").times, 2);
    EXPECT_EQ(line("dealer runs it 4 times").times, 4);
    EXPECT_EQ(cards(line("p1 sd AsQs")), "AsQs");
    EXPECT_TRUE(line("p1 sd").cards.empty()) << "stands pat";
}

TEST(Phh, TheDealer) {
    const Incident board = line("d db 2c 3c4c # flop");
    EXPECT_EQ(board.kind, IncidentKind::deals_board);
    EXPECT_FALSE(board.by.exists());
    EXPECT_EQ(cards(board), "2c3c4c");
    const Incident hole = line("d dh p3 AsKd");
    EXPECT_EQ(hole.kind, IncidentKind::deals_hole);
    EXPECT_FALSE(hole.by.exists());
    EXPECT_EQ(hole.on, bob);
    EXPECT_EQ(cards(hole), "AsKd");
    EXPECT_EQ(line("d dh Al Green ????").on, Al_Green);
}

// ---- What players really do -----------------------------------------------------------------------------------------

TEST(Gestures, Words) {
    const std::string text = "bob says \"I'll raise, # 5\"  # a comment";
    const Incident incident = line(text);
    EXPECT_EQ(incident.kind, IncidentKind::says);
    EXPECT_EQ(incident.by, bob);
    EXPECT_EQ(incident.words, "I'll raise, # 5");
    EXPECT_EQ(incident.words.data(), text.data() + 10) << "the words live in the line";
    EXPECT_EQ(line("bob says \u201craise\u201d").words, "raise");
    EXPECT_EQ(line("bob says\"raise\"").words, "raise");
}

TEST(Gestures, Chips) {
    const Incident incident = line("bob puts out 100 25 3x5 25 25");
    EXPECT_EQ(incident.kind, IncidentKind::puts_out);
    ASSERT_EQ(incident.chips.size(), 4U);
    EXPECT_EQ(incident.chips[0], (Pile{chips(10000), 1}));
    EXPECT_EQ(incident.chips[1], (Pile{chips(2500), 1}));
    EXPECT_EQ(incident.chips[2], (Pile{chips(500), 3}));
    EXPECT_EQ(incident.chips[3], (Pile{chips(2500), 2})) << "in the order in which they came; alike and in a row is one pile";
    EXPECT_EQ(worth(line("bob puts out 1,000 2X0.50").chips), chips(100100));
}

TEST(Gestures, WordsAndChipsAtOnce) {
    const Incident incident = line("bob says \"raise\" and puts out 25 5");
    EXPECT_EQ(incident.kind, IncidentKind::says_and_puts_out);
    EXPECT_EQ(incident.words, "raise");
    EXPECT_EQ(worth(incident.chips), chips(3000));
    EXPECT_EQ(line("bob says \"I raise and puts out\"").kind, IncidentKind::says);
}

TEST(Gestures, Motions) {
    EXPECT_EQ(line("bob knocks").kind, IncidentKind::taps);
    const Incident moves = line("bob moves 500 forward");
    EXPECT_EQ(moves.kind, IncidentKind::moves);
    EXPECT_EQ(moves.amount, chips(50000));
    EXPECT_EQ(line("bob pulls back").kind, IncidentKind::pulls_back);
    EXPECT_TRUE(line("bob pulls back").chips.empty());
    EXPECT_EQ(worth(line("bob pulls back 500 100").chips), chips(60000));
    EXPECT_EQ(line("bob taps").kind, IncidentKind::taps);
    EXPECT_EQ(line("bob mucks").kind, IncidentKind::mucks);
    EXPECT_EQ(line("bob asks for a count").kind, IncidentKind::asks_count);
}

// ---- Dealer, floor, time --------------------------------------------------------------------------------------------

TEST(Others, TheDealerCounts) {
    const Incident incident = line("Dealer says \"1100\"");
    EXPECT_EQ(incident.kind, IncidentKind::dealer_says);
    EXPECT_FALSE(incident.by.exists());
    EXPECT_EQ(incident.words, "1100");
}

TEST(Others, TheClock) {
    const Incident floor = line("floor calls the clock on Al Green");
    EXPECT_EQ(floor.kind, IncidentKind::calls_clock);
    EXPECT_FALSE(floor.by.exists());
    EXPECT_EQ(floor.on, Al_Green);
    const Incident asked = line("Al calls the clock on p3");
    EXPECT_EQ(asked.by, Al);
    EXPECT_EQ(asked.on, bob);
    EXPECT_EQ(line("wait 30").seconds, 30);
    EXPECT_EQ(line("wait 30 seconds").seconds, 30);
    EXPECT_EQ(line("wait 1 second").seconds, 1);
    EXPECT_EQ(line("wait 0").kind, IncidentKind::waits);
}

TEST(Others, TheFloorRules) {
    for (const FloorChoice choice :
         {FloorChoice::full_call, FloorChoice::fold_forfeit, FloorChoice::take_back, FloorChoice::stands,
          FloorChoice::not_binding, FloorChoice::call_or_fold, FloorChoice::call_least, FloorChoice::hand_dead,
          FloorChoice::turn_restored, FloorChoice::allow, FloorChoice::refuse}) {
        const Incident incident = line(joined("floor rules ", name(choice)));
        EXPECT_EQ(incident.kind, IncidentKind::floor_rules);
        EXPECT_EQ(incident.choice, choice);
    }
}

// ---- What cannot be read --------------------------------------------------------------------------------------------

struct Unreadable {
    std::string_view text;
    Seat by;
    std::string_view whose;
    std::string_view what;
};

class LineErrors : public testing::TestWithParam<Unreadable> {};

TEST_P(LineErrors, SayWhoseWhatAndWhatToWrite) {
    const Result<std::optional<Incident>, LineError> read = read_line(GetParam().text, table);
    ASSERT_FALSE(read.ok()) << GetParam().text;
    EXPECT_EQ(read.error().what, GetParam().what);
    EXPECT_EQ(read.error().by, GetParam().by) << GetParam().text;
    EXPECT_EQ(read.error().whose, GetParam().whose) << GetParam().text;
}

// clang-format off
const std::array unreadable{
    Unreadable{"Bop folds", no_seat, "", "Nobody is called 'Bop'; did you mean 'bob'?"},
    Unreadable{"Zebediah folds", no_seat, "", "Nobody is called 'Zebediah'; begin the line with a name, 'dealer', 'floor' or 'wait': the players are 'Al', 'Al Green', 'bob' and 'd'."},
    Unreadable{"bobby folds", no_seat, "", "Nobody is called 'bobby'; did you mean 'bob'?"},
    Unreadable{"p5 folds", no_seat, "", "There is no 'p5'; 4 play here, p1 to p4."},
    Unreadable{"p0 folds", no_seat, "", "There is no 'p0'; 4 play here, p1 to p4."},
    Unreadable{"bob", bob, "bob", "What bob does is missing; write an act such as 'calls' or 'raises to 300'."},
    Unreadable{"bob fold", bob, "bob", "'fold' is no act; did you mean 'folds'?"},
    Unreadable{"bob bet 100", bob, "bob", "'bet 100' is no act; did you mean 'bets N'?"},
    Unreadable{"bob raise to 100", bob, "bob", "'raise to 100' is no act; did you mean 'raises to N'?"},
    Unreadable{"bob raises 300", bob, "bob", "'raises 300' is no act; write 'raises to N', N being the total for this street."},
    Unreadable{"bob is al in", bob, "bob", "'is al in' is no act; did you mean 'is all in'?"},
    Unreadable{"bob asks for count", bob, "bob", "'asks for count' is no act; did you mean 'asks for a count'?"},
    Unreadable{"bob sings a long song", bob, "bob", "'sings a long song' is no act; write one such as 'folds', 'checks', 'calls', 'bets 100', 'raises to 300', 'is all in', 'says \"...\"' or 'puts out 100 25'."},
    Unreadable{"bob calls 100", bob, "bob", "'100' is left over; write only 'calls'."},
    Unreadable{"bob checks it", bob, "bob", "'it' is left over; write only 'checks'."},
    Unreadable{"bob bets", bob, "bob", "An amount is missing; write 'bets N'."},
    Unreadable{"bob bets ten", bob, "bob", "'ten' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets -5", bob, "bob", "'-5' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets 1,00", bob, "bob", "'1,00' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets ,100", bob, "bob", "',100' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets 1e3", bob, "bob", "'1e3' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets $$5", bob, "bob", "'$$5' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob bets 12.345", bob, "bob", "'12.345' is no whole number of the unit 0.01; write another amount, or a smaller 'unit'."},
    Unreadable{"bob bets 99999999999999999999", bob, "bob", "'99999999999999999999' is more chips than any hand has; write a smaller amount, or a larger 'unit'."},
    Unreadable{"bob bets 100 200", bob, "bob", "'200' is left over; write only 'bets N'."},
    Unreadable{"bob moves 500", bob, "bob", "Where the chips went is missing; write 'moves N forward'."},
    Unreadable{"bob moves 0 forward", bob, "bob", "Nothing was moved; write an amount above 0."},
    Unreadable{"bob puts out", bob, "bob", "The chips are missing; write them by denomination, such as 'puts out 1000 500'."},
    Unreadable{"bob puts out 0", bob, "bob", "'0' is no chip; write denominations above 0."},
    Unreadable{"bob puts out 0x5", bob, "bob", "'0x5' is no chip; write denominations above 0."},
    Unreadable{"bob puts out x5", bob, "bob", "'x5' is no number of chips; write 3x100 for three chips of 100."},
    Unreadable{"bob puts out 100, 25", bob, "bob", "'100,' is no amount; write one such as 100 or 2.50."},
    Unreadable{"bob puts out 999999999999999x999999", bob, "bob", "'999999999999999x999999' is more chips than any hand has; write a smaller amount."},
    Unreadable{"bob puts out 50000000000000 50000000000000 1", bob, "bob", "These are more chips than anybody handles; write fewer, or repeat them as in 3x100."},
    Unreadable{"bob says raise", bob, "bob", "What was said is missing, or its quotation marks are; write it between two of them, such as says \"raise\"."},
    Unreadable{"bob says \"raise", bob, "bob", "What was said is missing, or its quotation marks are; write it between two of them, such as says \"raise\"."},
    Unreadable{"bob says \" \"", bob, "bob", "What was said is missing, or its quotation marks are; write it between two of them, such as says \"raise\"."},
    Unreadable{"bob says \"raise\" puts out 25", bob, "bob", "'puts out 25' is left over; write 'says \"raise\" and puts out 25'."},
    Unreadable{"bob says \"raise\" and puts out", bob, "bob", "The chips are missing; write them by denomination, such as 'and puts out 25'."},
    Unreadable{"bob calls the clock on Zed", bob, "bob", "Nobody is called 'Zed'; write 'calls the clock on NAME': the players are 'Al', 'Al Green', 'bob' and 'd'."},
    Unreadable{"bob calls the clock on", bob, "bob", "A name is missing; write 'calls the clock on NAME': the players are 'Al', 'Al Green', 'bob' and 'd'."},
    Unreadable{"bob sm AsX", bob, "bob", "'AsX' goes wrong at character 3: no rank is written so; write 2 to 9, T, J, Q, K, A or ??"},
    Unreadable{"bob sm 2c3c4c5c6c7c8c9c", bob, "bob", "'2c3c4c5c6c7c8c9c' has 8 cards; write 7 at most."},
    Unreadable{"d db", no_seat, "dealer", "The cards are missing; write them one after another, such as AsKd, with ?? for those that are unknown."},
    Unreadable{"d db 2c3c4c5c6c7c", no_seat, "dealer", "'2c3c4c5c6c7c' has 6 cards; write 5 at most."},
    Unreadable{"d dh Zed AsKd", no_seat, "dealer", "Whose cards these are is missing; write 'd dh p1 AsKd': the players are 'Al', 'Al Green', 'bob' and 'd'."},
    Unreadable{"d dh p1", no_seat, "dealer", "The cards are missing; write them one after another, such as AsKd, with ?? for those that are unknown."},
    Unreadable{"dealer runs it 5 times", no_seat, "dealer", "A board is run twice, 3 times or 4 times; write 'dealer runs it twice'."},
    Unreadable{"dealer deals 2c", no_seat, "dealer", "The dealer gives a count in words, deals, or runs a board again; write 'dealer says \"1100\"', 'd db 2c3c4c' or 'dealer runs it twice'."},
    Unreadable{"floor rules", no_seat, "floor", "The choice is missing; write one of 'full_call', 'fold_forfeit', 'take_back', 'stands', 'not_binding', 'call_or_fold', 'call_least', 'hand_dead', 'turn_restored', 'allow' or 'refuse'."},
    Unreadable{"floor rules full call", no_seat, "floor", "There is no choice 'full call'; did you mean 'full_call'?"},
    Unreadable{"floor comes", no_seat, "floor", "The floor rules or calls the clock; write 'floor rules CHOICE' or 'floor calls the clock on NAME'."},
    Unreadable{"wait", no_seat, "", "'' is no time; write whole seconds, such as 'wait 30'."},
    Unreadable{"wait 1.5", no_seat, "", "'1.5' is no time; write whole seconds, such as 'wait 30'."},
    Unreadable{"wait -3", no_seat, "", "'-3' is no time; write whole seconds, such as 'wait 30'."},
    Unreadable{"wait 9999999999", no_seat, "", "'9999999999' is no time; write whole seconds, such as 'wait 30'."},
    Unreadable{"wait 30 s", no_seat, "", "'s' is left over; write only 'wait 30'."},
};

INSTANTIATE_TEST_SUITE_P(Lines, LineErrors, testing::ValuesIn(unreadable));
// clang-format on

TEST(LineBounds, ManyKindsOfChipsAreTooMany) {
    std::string text = "bob puts out";
    for (int i = 1; i <= 24; ++i) text += " " + std::to_string(i);
    EXPECT_TRUE(read_line(text, table).ok());
    EXPECT_FALSE(read_line(text + " 25", table).ok());
}

TEST(LineBounds, ALineHasAnEnd) {
    EXPECT_TRUE(read_line(joined("bob says \"", std::string(4000, 'x'), "\""), table).ok());
    EXPECT_FALSE(read_line(joined("bob says \"", std::string(5000, 'x'), "\""), table).ok());
}

// ---- Whose it is ----------------------------------------------------------------------------------------------------

TEST(LineBy, ARefusedLineIsWhoseItWouldHaveBeen) {
    const Spot spot = spot_of(
        "players = ['Ann', 'Bob']\nstarting_stacks = [100, 100]\nblinds = [1, 2]\n"
        "actions = ['floor folds', 'floor calls the clock on', 'dealer folds', 'ann flies', 'Zed folds']\n");
    std::vector<std::string> by;
    for (const RulingLine& line : played_under(spot, "tda").rulings) {
        EXPECT_EQ(line.ruling.verdict, Ruled::refused);
        by.push_back(line.by);
    }
    EXPECT_EQ(by, (std::vector<std::string>{"floor", "floor", "dealer", "Ann", "dealer"}));
}

} // namespace
} // namespace floorman
