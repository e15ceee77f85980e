// The keys of a scene: what each means and what it defaults to.

#include "scene/reading.hpp"

namespace floorman {
namespace {

Chips chips(std::int64_t count) { return Chips{count}; }

// ---- Who plays, and with what ---------------------------------------------------------------------------------------

TEST(Keys, TwoStacksAreAScene) {
    const Spot spot = spot_of("starting_stacks = [1000, 500]");
    EXPECT_EQ(spot.source, "test.toml");
    EXPECT_EQ(spot.players, (std::vector<std::string>{"p1", "p2"}));
    EXPECT_EQ(spot.setup.seats, 2);
    EXPECT_EQ(spot.setup.button, B);
    EXPECT_EQ(spot.setup.stack[A], chips(1000));
    EXPECT_EQ(spot.setup.stack[B], chips(500));
    EXPECT_EQ(spot.setup.game, GameId::holdem);
    EXPECT_EQ(spot.structure, Structure::no_limit);
    EXPECT_EQ(spot.setup.street, 0);
    EXPECT_EQ(spot.setup.pot, no_chips);
    EXPECT_FALSE(spot.setup.first.exists());
    EXPECT_FALSE(spot.setup.big_blind.exists());
    EXPECT_FALSE(spot.tournament.has_value());
    EXPECT_FALSE(spot.kill);
    EXPECT_TRUE(spot.actions.empty());
    EXPECT_FALSE(spot.finishing_stacks.has_value());
    ASSERT_EQ(spot.rulebooks.size(), 1U);
    EXPECT_EQ(spot.rulebooks[0].front()->id, "tda-2026");
}

TEST(Keys, TheLastPlayerHasTheButton) {
    EXPECT_EQ(spot_of("starting_stacks = [1, 1, 1, 1]").setup.button, D);
    EXPECT_EQ(spot_of("starting_stacks = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]").setup.button, Seat{9});
}

TEST(Keys, ANameMayBeThatOfItsOwnPlace) {
    const Spot spot = spot_of("starting_stacks = [1, 1]\nplayers = ['P1', 'p2']\nfirst = 'p1'");
    EXPECT_EQ(spot.players[0], "P1");
    EXPECT_EQ(spot.setup.first, A);
}

TEST(Keys, AStackMayHaveNoBound) {
    const Spot spot = spot_of("starting_stacks = [inf, 10, +inf]");
    EXPECT_EQ(spot.unbounded, SeatSet::of(A) | SeatSet::of(C));
    EXPECT_EQ(spot.setup.stack[A], unbounded_stack);
    EXPECT_EQ(spot.setup.stack[B], chips(10));
    EXPECT_EQ(spot_of(R"({"starting_stacks": ["inf", 10]})").unbounded, SeatSet::of(A));
    EXPECT_LE(10 * unbounded_stack + most_beside_unbounded, most_chips);
    EXPECT_GT(unbounded_stack, most_beside_unbounded);
}

TEST(Keys, TheUnitFollowsFromTheMostDecimalsWrittenInTheSpot) {
    const auto unit = [](std::string_view keys) {
        return spot_of(joined("starting_stacks = [10, 10, 10]\n", keys)).unit.text(Chips{1});
    };
    EXPECT_EQ(unit(""), "1");
    EXPECT_EQ(unit("blinds = [0.5, 1]"), "0.1");
    EXPECT_EQ(unit("blinds = [0.10, 0.25]"), "0.01");
    EXPECT_EQ(unit("blinds_or_straddles = [0.5, 1, -1]"), "0.1");
    EXPECT_EQ(unit("straddle = { by = 'p3', to = 2.5 }"), "0.1");
    EXPECT_EQ(unit("posts = { p3 = { live = 1, dead = 0.5 } }"), "0.1");
    EXPECT_EQ(unit("antes = [0, 0, 0.25]"), "0.01");
    EXPECT_EQ(unit("ante = 0.125"), "0.001");
    EXPECT_EQ(unit("min_bet = 2.00"), "0.01");
    EXPECT_EQ(unit("pot = 3.25"), "0.01");
    EXPECT_EQ(unit("front = { p1 = ['2x0.5'] }"), "0.1");
    EXPECT_EQ(unit("front = { p1 = [0.25] }"), "0.01");
    EXPECT_EQ(unit("house = { chip_unit = 0.5 }"), "0.1");
    EXPECT_EQ(unit("house = { pot_rounding = 0.25 }"), "0.01");
    EXPECT_EQ(unit("game = 'stud'\nbring_in = 0.5"), "0.1");
    EXPECT_EQ(unit("structure = 'FL'\nsmall_bet = 0.5\nbig_bet = 1"), "0.1");
    EXPECT_EQ(unit("structure = 'spread'\nspread = [0.5, 2]"), "0.1");
}

TEST(Keys, WhatHappensDoesNotDecideTheUnit) {
    const Spot spot = spot_of(
        "starting_stacks = [10, 10]\nactions = ['p1 bets 0.25']\nfinishing_stacks = [9.5, 10.5]\nwinnings = [0.25, 0]");
    EXPECT_EQ(spot.unit, Unit{});
    EXPECT_FALSE(spot.finishing_stacks.has_value()) << "chips that cannot be split are no error, and no help";
}

TEST(Keys, TheUnitMayBeGiven) {
    EXPECT_EQ(spot_of("starting_stacks = [100, 50]\nunit = 25").setup.stack[A], chips(4));
    EXPECT_EQ(spot_of("starting_stacks = [100, 50]\nunit = 0.01").setup.stack[A], chips(10000));
    EXPECT_EQ(spot_of("starting_stacks = [100, 50]\nunit = '0.01'").setup.stack[A], chips(10000));
}

TEST(Keys, ASignOfMoneyStandsBeforeAmounts) {
    EXPECT_EQ(spot_of("starting_stacks = [9, 9]").money(chips(9)), "9");
    EXPECT_EQ(spot_of("starting_stacks = [9.5, 9]\ncurrency_symbol = '$'").money(chips(25)), "$2.5");
}

TEST(Keys, NumbersAreTakenAsTheyAreWritten) {
    EXPECT_EQ(spot_of("starting_stacks = [0.1, 117.5]").setup.stack[B], chips(1175));
    EXPECT_EQ(spot_of(R"({"starting_stacks": [0.1, 117.5]})").setup.stack[A], chips(1));
    const Spot spot = spot_of("starting_stacks = [450359962737.0496, 450359962737.0495]");
    EXPECT_EQ(spot.setup.stack[A] - spot.setup.stack[B], chips(1));
    // Whatever the number's dress.
    EXPECT_EQ(spot_of("starting_stacks = [1_000, 0x10]").setup.stack[A], chips(1000));
    EXPECT_EQ(spot_of("starting_stacks = [1e3, 1.5e-1]").setup.stack[B], chips(15));
    EXPECT_EQ(spot_of(R"({"starting_stacks": [1E+3, 2.50]})").setup.stack[A], chips(100000));
}

// ---- The game -------------------------------------------------------------------------------------------------------

TEST(Keys, GameAndStructureByName) {
    const Spot spot = spot_of("starting_stacks = [10, 10]\ngame = 'omaha8'\nstructure = 'PL'");
    EXPECT_EQ(spot.setup.game, GameId::omaha8);
    EXPECT_EQ(spot.structure, Structure::pot_limit);
    EXPECT_EQ(with("structure = 'spread'\nspread = [1, 4]").structure, Structure::spread_limit);
}

TEST(Keys, EveryVariantSetsGameAndStructure) {
    for (const Variant& variant : all_variants()) {
        const Spot spot = spot_of(
            joined("starting_stacks = [10, 10]\nsmall_bet = 1\nbig_bet = 2\nmin_bet = 1\nvariant = '", variant.code, "'"));
        EXPECT_EQ(spot.setup.game, variant.game) << variant.code;
        EXPECT_EQ(spot.structure, variant.structure) << variant.code;
    }
    EXPECT_EQ(with("variant = 'PO'\ngame = 'omaha'\nstructure = 'PL'").setup.game, GameId::omaha);
}

TEST(Keys, StreetsByName) {
    EXPECT_EQ(with("street = 'river'").setup.street, 3);
    EXPECT_EQ(with("street = 'preflop'").setup.street, 0);
    EXPECT_EQ(spot_of("starting_stacks = [9, 9]\ngame = 'stud'\nstreet = 'seventh'").setup.street, 4);
    EXPECT_EQ(with("game = 'triple-draw'\nstreet = 'second-draw'").setup.street, 2);
}

// ---- Blinds ---------------------------------------------------------------------------------------------------------

constexpr std::string_view four = "players = ['A', 'B', 'C', 'D']\nstarting_stacks = [100, 100, 100, 100]\n";
HandSetup four_with(std::string_view keys) { return spot_of(joined(four, keys)).setup; }

TEST(Blinds, AreThoseOfTheFirstTwo) {
    for (const std::string_view keys : {"blinds = [1, 2]", "blinds_or_straddles = [1, 2, 0, 0]"}) {
        const HandSetup setup = four_with(keys);
        EXPECT_EQ(setup.blind[A], chips(1)) << keys;
        EXPECT_EQ(setup.blind[B], chips(2)) << keys;
        EXPECT_EQ(setup.big_blind, B) << keys;
        EXPECT_TRUE(setup.straddles.empty()) << keys;
    }
}

TEST(Blinds, HeadsUpTheButtonPostsTheSmallOne) {
    for (const std::string_view keys : {"blinds = [5, 10]", "blinds_or_straddles = [5, 10]", "blinds_or_straddles = [10, 5]"}) {
        const HandSetup setup = spot_of(joined("starting_stacks = [100, 100]\n", keys)).setup;
        EXPECT_EQ(setup.blind[A], chips(10)) << keys;
        EXPECT_EQ(setup.blind[B], chips(5)) << keys;
        EXPECT_EQ(setup.big_blind, A) << keys;
        EXPECT_EQ(setup.button, B) << keys;
    }
    const HandSetup no_small = spot_of("starting_stacks = [100, 100]\nblinds = [0, 10]").setup;
    EXPECT_EQ(no_small.blind[A], chips(10));
    EXPECT_EQ(no_small.blind[B], no_chips);
    EXPECT_EQ(no_small.big_blind, A);
}

TEST(Blinds, EqualOnesAreASmallAndABig) {
    EXPECT_EQ(four_with("blinds = [2, 2]").big_blind, B);
    EXPECT_EQ(four_with("blinds_or_straddles = [2, 2, 0, 0]").big_blind, B);
    EXPECT_EQ(spot_of("starting_stacks = [100, 100]\nblinds = [2, 2]").setup.big_blind, A);
}

TEST(Blinds, TheSmallOneMayBeMissing) {
    EXPECT_EQ(four_with("blinds = [0, 2]").big_blind, B);
    EXPECT_EQ(four_with("blinds_or_straddles = [0, 2, 0, 0]").big_blind, B);
}

TEST(Blinds, ThereMayBeOne) {
    EXPECT_EQ(four_with("blinds = [2]").big_blind, A);
    EXPECT_EQ(four_with("blinds_or_straddles = [2, 0, 0, 0]").big_blind, A);
    // The button's alone, as in short deck.
    const HandSetup setup = four_with("game = 'short-deck'\nante = 1\nblinds_or_straddles = [0, 0, 0, 3]");
    EXPECT_EQ(setup.big_blind, D);
    EXPECT_EQ(setup.blind[D], chips(3));
    EXPECT_TRUE(setup.straddles.empty());
    EXPECT_EQ(setup.stakes.min_bet, chips(3));
}

TEST(Blinds, ThereMayBeNone) {
    for (const std::string_view keys :
         {"", "blinds = [0, 0]", "blinds_or_straddles = [0, 0, 0, 0]", "blinds_or_straddles = [0, -0.0, 0, 0]"}) {
        const HandSetup setup = four_with(keys);
        EXPECT_FALSE(setup.big_blind.exists()) << keys;
        EXPECT_EQ(setup.stakes.min_bet, chips(1)) << keys;
    }
}

TEST(Blinds, WhatIsAboveTheBigBlindFromTheThirdOnIsAStraddle) {
    for (const std::string_view keys : {"blinds = [1, 2, 4, 8]", "blinds_or_straddles = [1, 2, 4, 8]"}) {
        const HandSetup setup = four_with(keys);
        ASSERT_EQ(setup.straddles.size(), 2U) << keys;
        EXPECT_EQ(setup.straddles[0], (Straddle{C, chips(4)})) << keys;
        EXPECT_EQ(setup.straddles[1], (Straddle{D, chips(8)})) << keys;
        EXPECT_EQ(setup.blind[C], no_chips) << keys;
    }
    EXPECT_EQ(four_with("blinds = [1, 2, 0, 4]").straddles[0], (Straddle{D, chips(4)}));
}

TEST(Blinds, WhatIsNotAboveItIsAThirdBlind) {
    const HandSetup setup = four_with("blinds_or_straddles = [1, 2, 0, 1]");
    EXPECT_EQ(setup.blind[D], chips(1));
    EXPECT_EQ(setup.big_blind, B);
    EXPECT_TRUE(setup.straddles.empty());
    EXPECT_EQ(four_with("blinds_or_straddles = [1, 2, 2, 0]").blind[C], chips(2));
}

TEST(Blinds, ANegativeOneIsALivePost) {
    const HandSetup setup = four_with("blinds_or_straddles = [0.10, 0.25, -0.25, 0]");
    EXPECT_EQ(setup.live_post[C], chips(25));
    EXPECT_EQ(setup.blind[C], no_chips);
    EXPECT_EQ(setup.big_blind, B);
}

TEST(Straddles, ByNameAndInTheOrderPosted) {
    const HandSetup one = four_with("blinds = [1, 2]\nstraddle = { by = 'D', to = 4 }");
    ASSERT_EQ(one.straddles.size(), 1U);
    EXPECT_EQ(one.straddles[0], (Straddle{D, chips(4)}));
    const HandSetup two = four_with("blinds = [1, 2]\nstraddle = [{ by = 'd', to = 4 }, { by = 'p3', to = 8 }]");
    ASSERT_EQ(two.straddles.size(), 2U);
    EXPECT_EQ(two.straddles[1], (Straddle{C, chips(8)}));
    EXPECT_EQ(four_with("blinds = [1, 2]\nstreet = 'flop'\nstraddle = { by = 'D', to = 4 }").straddles.size(), 1U);
}

TEST(Posts, AreLiveAndDead) {
    const HandSetup setup = four_with(
        "blinds = [1, 2]\nposts = { C = { live = 2, dead = 1 }, D = { live = 2 }, A = { dead = 1 } }");
    EXPECT_EQ(setup.live_post[C], chips(2));
    EXPECT_EQ(setup.dead_post[C], chips(1));
    EXPECT_EQ(setup.live_post[D], chips(2));
    EXPECT_EQ(setup.dead_post[D], no_chips);
    EXPECT_EQ(setup.dead_post[A], chips(1));
}

TEST(Antes, FromEverybodyOrBySeat) {
    const HandSetup all = four_with("ante = 5");
    for (const Seat seat : SeatSet::first(4)) EXPECT_EQ(all.ante[seat], chips(5));
    const HandSetup big_blind = four_with("blinds = [1, 2]\nantes = [0, 2, 0, 0]");
    EXPECT_EQ(big_blind.ante[B], chips(2));
    EXPECT_EQ(big_blind.ante[A], no_chips);
}

// ---- The sizes of the game ------------------------------------------------------------------------------------------

TEST(Stakes, NoLimitAndPotLimitHaveALeastBet) {
    EXPECT_EQ(with("").setup.stakes.min_bet, chips(10));
    EXPECT_EQ(with("structure = 'PL'").setup.stakes.min_bet, chips(10));
    EXPECT_EQ(with("min_bet = 20").setup.stakes.min_bet, chips(20));
    EXPECT_EQ(spot_of("starting_stacks = [9, 9]\ngame = 'stud'\nstructure = 'PL'\nbring_in = 3").setup.stakes.min_bet, chips(3));
    EXPECT_EQ(spot_of("starting_stacks = [9, 9]").setup.stakes.min_bet, chips(1)) << "the least chip";
    EXPECT_EQ(with("structure = 'NL'\nsmall_bet = 3").setup.stakes, with("").setup.stakes);
}

TEST(Stakes, FixedLimitHasTwoBets) {
    const Stakes given = with("structure = 'FL'\nsmall_bet = 20\nbig_bet = 30").setup.stakes;
    EXPECT_EQ(given.small_bet, chips(20));
    EXPECT_EQ(given.big_bet, chips(30));
    EXPECT_EQ(given.min_bet, no_chips);
    const Stakes by_default = with("structure = 'FL'").setup.stakes;
    EXPECT_EQ(by_default.small_bet, chips(10));
    EXPECT_EQ(by_default.big_bet, chips(20));
    EXPECT_EQ(with("structure = 'FL'\nsmall_bet = 15").setup.stakes.big_bet, chips(30));
}

TEST(Stakes, SpreadLimitHasARange) {
    const Stakes stakes = with("structure = 'spread'\nspread = [2, 10]").setup.stakes;
    EXPECT_EQ(stakes.spread_least, chips(2));
    EXPECT_EQ(stakes.spread_most, chips(10));
}

TEST(Stakes, StudHasABringIn) {
    const Stakes stakes =
        spot_of("starting_stacks = [9, 9]\nvariant = 'F7S'\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4").setup.stakes;
    EXPECT_EQ(stakes.bring_in, chips(1));
    EXPECT_EQ(spot_of("starting_stacks = [9, 9]\nvariant = 'NT'\nbring_in = 0").setup.stakes.bring_in, no_chips);
}

TEST(Kill, MakesTheBigBlindAndTheBetsLarger) {
    const Spot full = with("structure = 'FL'\nkill = { by = 'p2', kind = 'full' }");
    EXPECT_TRUE(full.kill);
    EXPECT_EQ(full.setup.killer, B);
    EXPECT_EQ(full.setup.kill_post, chips(20));
    EXPECT_EQ(full.setup.stakes.small_bet, chips(20));
    EXPECT_EQ(full.setup.stakes.big_bet, chips(40));
    EXPECT_EQ(full.setup.blind[A], chips(10)) << "the blinds stay";
    const Spot half = with("structure = 'FL'\nkill = { by = 'p2', kind = 'half' }");
    EXPECT_EQ(half.setup.kill_post, chips(15));
    EXPECT_EQ(half.setup.stakes.small_bet, chips(15));
    EXPECT_EQ(half.setup.stakes.big_bet, chips(30));
    EXPECT_EQ(with("kill = { by = 'p1', kind = 'full' }").setup.stakes.min_bet, chips(20));
    EXPECT_EQ(with("kill = { by = 'p1', kind = 'full' }\nstructure = 'spread'\nspread = [2, 10]").setup.stakes.spread_most,
              chips(20));
}

// ---- The middle, the people -----------------------------------------------------------------------------------------

TEST(Keys, PotFirstAndAway) {
    const Spot spot = spot_of(joined(four, "street = 'turn'\npot = 60\nfirst = 'C'\naway = ['A', 'd']"));
    EXPECT_EQ(spot.setup.pot, chips(60));
    EXPECT_EQ(spot.setup.first, C);
    EXPECT_EQ(spot.away, SeatSet::of(A) | SeatSet::of(D));
}

TEST(Keys, FrontIsChipsByDenomination) {
    const Spot spot = spot_of(joined(four, "front = { B = [25, 25, 100], C = ['3x5', 1] }"));
    ASSERT_EQ(spot.front[B].size(), 2U);
    EXPECT_EQ(spot.front[B][0], (Pile{chips(25), 2}));
    EXPECT_EQ(spot.front[B][1], (Pile{chips(100), 1}));
    EXPECT_EQ(worth(spot.front[C]), chips(16));
}

TEST(Keys, HoleCardsAndBoard) {
    const Spot spot = spot_of(joined(four, "hole_cards = { A = 'AsKd', B = '??Qs' }\nboard = '2c3c4c'"));
    EXPECT_EQ(text(spot.hole_cards[A]), "AsKd");
    EXPECT_EQ(text(spot.hole_cards[B]), "??Qs");
    EXPECT_TRUE(spot.hole_cards[C].empty());
    EXPECT_EQ(text(spot.board), "2c3c4c");
    // From what lies there on fourth street to the whole hand.
    for (const std::string_view cards : {"????KsKd", "????KsKd2c", "????KsKd2c3c4c"})
        EXPECT_EQ(text(spot_of(joined("starting_stacks = [9, 9]\ngame = 'stud'\nstreet = 'fourth'\nhole_cards = { p1 = '", cards,
                                      "' }"))
                           .hole_cards[A]),
                  cards);
}

// ---- Rules ----------------------------------------------------------------------------------------------------------

TEST(Rules, RulebooksByNameEditionAndList) {
    EXPECT_EQ(with("rulebook = 'wsop'").rulebooks[0].front()->id, "wsop-2023");
    EXPECT_EQ(with("rulebook = 'tda-2026'").rulebooks[0].front()->id, "tda-2026");
    const Spot both = with("rulebook = ['tda', 'home']");
    ASSERT_EQ(both.rulebooks.size(), 2U);
    EXPECT_EQ(both.rulebooks[1].front()->id, "home");
    EXPECT_EQ(both.rulebooks[1].back()->id, "roberts-11") << "what a book amends comes behind it";
}

TEST(Rules, AHouseMayAmendABook) {
    const Spot spot = with(R"(
[rulebook]
book = "corner"
amends = "tda-2026"
[[rulebook.clause]]
question = "raise_cap"
answer = 5
instead_of = "raise_cap"
)");
    ASSERT_EQ(spot.rulebooks.size(), 1U);
    ASSERT_EQ(spot.rulebooks[0].size(), 2U);
    EXPECT_EQ(spot.rulebooks[0][0]->id, "corner");
    EXPECT_EQ(spot.rulebooks[0][1]->id, "tda-2026");
    ASSERT_EQ(spot.rulebooks[0][0]->clauses.size(), 1U);
    EXPECT_EQ(spot.rulebooks[0][0]->clauses[0].answer, 5);
    EXPECT_EQ(spot.rulebooks[0][0]->clauses[0].line, 7) << "where it stands in the scene";
}

TEST(Rules, TheHouseAnswersQuestions) {
    const Spot spot = with("house = { raise_cap = 3, check_raise = false, string_bet = 'call_stands', _why = 'ours' }");
    ASSERT_EQ(spot.house.size(), 3U);
    EXPECT_EQ(spot.house[0], (HouseAnswer{Question::raise_cap, 3}));
    EXPECT_EQ(spot.house[1], (HouseAnswer{Question::check_raise, 0}));
    EXPECT_EQ(spot.house[2], (HouseAnswer{Question::string_bet, static_cast<int>(StringBet::call_stands)}));
}

TEST(Rules, TheHousesMoneyIsInTheScenesUnit) {
    const Spot spot = with("unit = 5\nhouse = { chip_unit = 25, pot_rounding = 50 }");
    EXPECT_EQ(spot.house[0], (HouseAnswer{Question::chip_unit, 5}));
    EXPECT_EQ(spot.house[1], (HouseAnswer{Question::pot_rounding, 10}));
}

TEST(Rules, TheEventIsCashOrATournament) {
    EXPECT_EQ(with("event = { kind = 'cash' }").tournament, false);
    const Spot last_two = with("event = { kind = 'tournament', players_left = 2 }");
    EXPECT_EQ(last_two.tournament, true);
    EXPECT_TRUE(last_two.setup.event_heads_up);
    EXPECT_FALSE(with("event = { kind = 'tournament', players_left = 8 }").setup.event_heads_up);
    EXPECT_TRUE(with("event = { players_left = 2 }").setup.event_heads_up);
    EXPECT_FALSE(with("event = 'Main Event'").tournament.has_value()) << "PHH's event is a name";
}

// ---- What happens ---------------------------------------------------------------------------------------------------

TEST(Keys, ActionsKeepTheirLines) {
    const Spot spot = with("actions = [\n  'p1 calls', # a comment of TOML\n\n  'p2 checks',\n]");
    ASSERT_EQ(spot.actions.size(), 2U);
    EXPECT_EQ(spot.actions[0].text, "p1 calls");
    EXPECT_EQ(spot.actions[0].line, 4);
    EXPECT_EQ(spot.actions[1].line, 6);
}

TEST(Keys, FinishingStacks) {
    const Spot spot = with("finishing_stacks = [990, 1010]");
    ASSERT_TRUE(spot.finishing_stacks.has_value());
    EXPECT_EQ((*spot.finishing_stacks)[B], chips(1010));
}

TEST(Keys, WhatBeginsWithALineBelowIsIgnored) {
    const Spot spot = with("_note = [1.12345678901234, { x = 1 }]\n[_more]\ny = 2");
    EXPECT_EQ(spot.unit, Unit{});
}

TEST(Keys, NothingIsAsGoodAsNotThere) {
    const Spot spot = spot_of(R"({"starting_stacks": [10, 10], "first": null, "pot": null, "rulebook": null, "straddle": null})");
    EXPECT_EQ(spot.setup.pot, no_chips);
    EXPECT_EQ(spot.rulebooks.size(), 1U);
}

} // namespace
} // namespace floorman
