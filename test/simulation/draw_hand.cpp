#include "simulation/draw_hand.hpp"

#include <algorithm>

#include "hand/game.hpp"

namespace simulation {

namespace {

using auditor::Deed;
using floorman::Family;
using floorman::GameId;
using floorman::Question;
using floorman::Structure;

constexpr std::array game_mix{GameId::holdem,       GameId::holdem,
                              GameId::holdem,       GameId::holdem,
                              GameId::holdem,       GameId::omaha,
                              GameId::omaha8,       GameId::omaha5,
                              GameId::omaha6,       GameId::omaha5_hi_lo,
                              GameId::omaha6_hi_lo, GameId::stud,
                              GameId::stud,         GameId::stud8,
                              GameId::razz,         GameId::draw,
                              GameId::triple_draw,  GameId::triple_draw,
                              GameId::badugi,       GameId::single_draw,
                              GameId::holdem,       GameId::short_deck_holdem};
constexpr std::array structure_mix{Structure::no_limit,    Structure::no_limit,    Structure::pot_limit,
                                   Structure::pot_limit,   Structure::fixed_limit, Structure::fixed_limit,
                                   Structure::fixed_limit, Structure::spread_limit};

int draw_seats(Random& random, const floorman::Game& game) {
    const int most = game.most_seats();
    if (random.chance(80)) return 2 + random.below(4);
    return static_cast<int>(random.between(2, most));
}

// ---- Stakes and posts -----------------------------------------------------------------------------------------------

// A forced bet of a game whose bet is `bet`: as a rule the bet itself, sometimes short of it.
Amount draw_forced(Random& random, Amount bet) {
    if (bet < 2 || random.chance(70)) return bet;
    return random.chance(50) ? std::max<Amount>(1, bet / 2) : random.between(1, bet - 1);
}

void draw_stakes(Random& random, Scenario& scenario) {
    switch (scenario.structure) {
    case Structure::no_limit:
    case Structure::pot_limit: scenario.min_bet = random.one_of(std::array<Amount, 7>{2, 3, 4, 5, 10, 20, 100}); break;
    case Structure::fixed_limit:
        scenario.small_bet = random.one_of(std::array<Amount, 8>{1, 2, 3, 4, 5, 10, 15, 20});
        scenario.big_bet = random.chance(90) ? 2 * scenario.small_bet : scenario.small_bet;
        break;
    case Structure::spread_limit:
        scenario.spread_least = random.one_of(std::array<Amount, 4>{1, 2, 4, 5});
        scenario.spread_most = scenario.spread_least * random.one_of(std::array<Amount, 4>{1, 2, 4, 5});
        break;
    }
}

Amount bet_of(const Scenario& scenario) { return std::max({scenario.min_bet, scenario.small_bet, scenario.spread_least}); }

void draw_blinds(Random& random, Scenario& scenario) {
    const int seats = scenario.seats();
    if (random.chance(4)) return; // An ante game.
    const bool may_be_short = scenario.structure == Structure::fixed_limit || scenario.structure == Structure::spread_limit;
    const Amount big = may_be_short ? draw_forced(random, bet_of(scenario)) : bet_of(scenario);
    const Amount small = random.chance(80) ? big / 2 : random.between(0, big);
    scenario.blinds.assign(static_cast<std::size_t>(seats), 0);
    if (seats > 2 && random.chance(3)) { // One blind, on the button.
        scenario.blinds.back() = big;
        return;
    }
    scenario.blinds[seats == 2 ? 1 : 0] = small;
    scenario.blinds[seats == 2 ? 0 : 1] = big;
    if (seats > 3 && random.chance(5)) scenario.blinds.back() = small;
}

void draw_antes(Random& random, Scenario& scenario) {
    const Amount bet = bet_of(scenario);
    const bool stud = floorman::game(scenario.game).family == Family::stud;
    const auto seats = static_cast<std::size_t>(scenario.seats());
    if (random.chance(stud || scenario.blinds.empty() ? 90 : 20)) {
        scenario.antes.assign(seats, random.chance(70) ? std::max<Amount>(1, bet / 5) : random.between(1, bet));
    } else if (random.chance(12)) {
        scenario.antes.assign(seats, 0);
        const int big = auditor::big_blind_seat(scenario.blinds);
        if (big >= 0 && random.chance(70))
            scenario.antes[static_cast<std::size_t>(big)] = bet;
        else
            scenario.antes[static_cast<std::size_t>(random.below(scenario.seats()))] = random.between(1, bet);
    }
}

bool posts_nothing_yet(const Scenario& scenario, int seat) {
    const bool straddles = std::any_of(scenario.straddles.begin(), scenario.straddles.end(),
                                       [&](const auditor::Straddle& straddle) { return straddle.seat == seat; });
    return !straddles && (scenario.blinds.empty() || scenario.blinds[static_cast<std::size_t>(seat)] == 0);
}

// Straddlers have the chips: nobody straddles with less than he announces.
void draw_straddles(Random& random, Scenario& scenario) {
    if (scenario.blinds.empty() || scenario.seats() < 3 || !random.chance(15)) return;
    Amount to = 2 * std::max(bet_of(scenario), *std::max_element(scenario.blinds.begin(), scenario.blinds.end()));
    int seat = random.chance(80) ? 2 : scenario.seats() - 1;
    for (int times = random.chance(80) ? 1 : 2; times > 0 && seat < scenario.seats(); --times, ++seat, to *= 2) {
        if (!posts_nothing_yet(scenario, seat)) continue;
        scenario.straddles.push_back({seat, to});
        Amount& stack = scenario.stacks[static_cast<std::size_t>(seat)];
        const Amount ante = scenario.antes.empty() ? 0 : scenario.antes[static_cast<std::size_t>(seat)];
        stack = std::max(stack, to + ante + random.between(0, 2));
    }
}

void draw_posts(Random& random, Scenario& scenario) {
    if (scenario.blinds.empty() || !random.chance(15)) return;
    const auto seats = static_cast<std::size_t>(scenario.seats());
    const Amount big = *std::max_element(scenario.blinds.begin(), scenario.blinds.end());
    scenario.live_posts.assign(seats, 0);
    scenario.dead_posts.assign(seats, 0);
    for (int times = 1 + random.below(2); times > 0; --times) {
        const int seat = random.below(scenario.seats());
        if (!posts_nothing_yet(scenario, seat)) continue;
        scenario.live_posts[static_cast<std::size_t>(seat)] = random.chance(70) ? big : random.between(0, big);
        scenario.dead_posts[static_cast<std::size_t>(seat)] = random.chance(50) ? 0 : random.between(0, big);
    }
}

void draw_kill(Random& random, Scenario& scenario) {
    if (scenario.blinds.empty() || !scenario.straddles.empty() || !scenario.live_posts.empty() || !random.chance(5)) return;
    scenario.killer = random.below(scenario.seats());
    scenario.kill_post = bet_of(scenario);
    for (Amount& blind : scenario.blinds) blind = blind / 2;
}

// ---- Stacks ---------------------------------------------------------------------------------------------------------

Amount draw_stack(Random& random, const Scenario& scenario) {
    const Amount bet = bet_of(scenario);
    const Amount ante = scenario.antes.empty() ? 0 : scenario.antes[0];
    const Amount least = scenario.street == 0 ? 1 : 0;
    if (random.chance(15)) return bet * random.between(10, 60) + random.between(0, 3);
    const Amount half_bets = random.between(0, random.chance(60) ? 6 : 16);
    const Amount stack = ante * random.between(0, 1) + half_bets * bet / 2 + (random.chance(20) ? scenario.pot : 0) +
                         random.between(-2, 2);
    return std::max(least, stack);
}

// ---- Answers --------------------------------------------------------------------------------------------------------

void draw_house(Random& random, Scenario& scenario) {
    const auto maybe = [&](int percent, Question question, std::int32_t answer) {
        if (random.chance(percent)) scenario.house.push_back({question, answer});
    };
    const bool by_size = scenario.structure != Structure::fixed_limit;
    maybe(15, Question::raise_cap, 1 + random.below(5));
    maybe(15, Question::cap_heads_up, random.below(3));
    maybe(4, Question::check_raise, 0);
    maybe(10, Question::opening_pot, random.below(3));
    maybe(10, Question::pot_rounding, random.one_of(std::array<std::int32_t, 3>{0, 5, 25}));
    if (by_size) maybe(5, Question::chip_unit, random.one_of(std::array<std::int32_t, 3>{0, 2, 5}));
    maybe(10, Question::min_bet, random.below(2));
    maybe(10, Question::straddle_raise, random.below(2));
    maybe(10, Question::ante_order, random.below(2));
    maybe(20, Question::open_pair, random.below(2));
    maybe(10, Question::odd_chip_stud, random.below(2));
}

// Moves a card that fits, and that has no place yet, to `place` in the deck.
template <class Fits>
void bring(Scenario& scenario, std::vector<std::size_t>& placed, std::size_t place, Fits fits) {
    for (std::size_t from = 0; from < scenario.deck.size(); ++from) {
        if (std::find(placed.begin(), placed.end(), from) != placed.end() || !fits(scenario.deck[from])) continue;
        std::swap(scenario.deck[place], scenario.deck[from]);
        break;
    }
    placed.push_back(place);
}

// Random hands hardly ever tie. Here the first two seats hold the same ranks in other suits, and low ones, so that they
// share the high and the low.
void arrange_a_tie(Scenario& scenario) {
    const floorman::Game& game = floorman::game(scenario.game);
    const auto holds = static_cast<std::size_t>(game.hole_cards);
    const auto is_low = [](int card) { return card / 4 <= 6 || card / 4 == 12; };
    std::vector<std::size_t> placed;
    if ((static_cast<std::size_t>(scenario.seats()) + 1) * holds > scenario.deck.size()) return; // Places for all, and a board.
    for (std::size_t place = 0; place < holds; ++place) {
        bring(scenario, placed, place, is_low);
        const int rank = scenario.deck[place] / 4;
        bring(scenario, placed, holds + place, [rank](int card) { return card / 4 == rank; });
    }
    const auto board = static_cast<std::size_t>(scenario.seats()) * holds;
    for (std::size_t place = 0; place < static_cast<std::size_t>(game.board_cards()); ++place)
        bring(scenario, placed, board + place, is_low);
}

// What the house takes, how cards are dealt, and what the players agree on.
void draw_options(Random& random, Scenario& scenario) {
    const bool board = floorman::game(scenario.game).family == Family::board;
    if (random.chance(25)) {
        scenario.rake_of_10000 = random.one_of(std::array<Amount, 5>{250, 300, 500, 1000, 3333});
        scenario.rake_most = random.chance(50) ? random.between(1, 3 * bet_of(scenario)) : 0;
        scenario.rake_unit = random.chance(30) ? random.between(1, 5) : 0;
        scenario.no_flop_no_drop = random.chance(60);
    }
    scenario.burns = scenario.street == 0 && random.chance(40);
    if (board && random.chance(40)) scenario.boards = 2 + random.below(3);
    scenario.boards_part_at = scenario.street > 0 ? 2 + scenario.street : random.one_of(std::array{0, 0, 3, 4});
    if (random.chance(15)) scenario.mucks = static_cast<unsigned>(random.below(1 << 10));
    scenario.draws = random.next();
}

bool draw_bomb_pot(Random& random, Scenario& scenario) {
    if (scenario.street > 0 || floorman::game(scenario.game).family != Family::board || !random.chance(6)) return false;
    scenario.bomb_pot = true;
    scenario.antes.assign(static_cast<std::size_t>(scenario.seats()), bet_of(scenario) * random.between(1, 4));
    return true;
}

void draw_cards(Random& random, Scenario& scenario) {
    const bool stud = floorman::game(scenario.game).family == Family::stud;
    if (stud) scenario.first = random.below(scenario.seats());
    if (!random.chance(stud ? 60 : 30)) return;
    const int lowest = scenario.game == GameId::short_deck_holdem ? 16 : 0; // From the sixes up.
    for (int card = lowest; card < 52; ++card) scenario.deck.push_back(card);
    for (std::size_t i = scenario.deck.size() - 1; i > 0; --i)
        std::swap(scenario.deck[i], scenario.deck[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
    if (random.chance(40)) arrange_a_tie(scenario);
}

// ---- Acts -----------------------------------------------------------------------------------------------------------

bool owes_bring_in(const Contest& contest) {
    const auditor::Opinion& view = contest.view();
    const auditor::Deal& deal = contest.deal();
    return contest.acts() == 0 && view.street == 0 && deal.bring_in > 0 && view.to_act == deal.bring_in_seat;
}

Amount stake_of(const auditor::Opinion& view) {
    const auto seat = static_cast<std::size_t>(view.to_act);
    return view.bets[seat] + view.stacks[seat];
}

Amount front_of(const auditor::Opinion& view) { return view.bets[static_cast<std::size_t>(view.to_act)]; }

bool bet_lies(const auditor::Opinion& view) {
    return view.to_call > 0 || std::any_of(view.bets.begin(), view.bets.end(), [](Amount bet) { return bet > 0; });
}

auditor::Act wager(Random& random, const Contest& contest) {
    const auditor::Opinion& view = contest.view();
    const bool due = owes_bring_in(contest);
    const Deed deed = bet_lies(view) && !due ? Deed::raise : Deed::bet;
    Amount to = *view.min_raise_to;
    if (!view.sizes.empty()) {
        to = view.sizes[static_cast<std::size_t>(random.below(static_cast<int>(view.sizes.size())))];
    } else {
        const Amount most = *view.max_raise_to;
        switch (random.below(6)) {
        case 0: to = most; break;
        case 1: to = std::min(most, to + 1); break;
        case 2: to = random.between(to, most); break;
        case 3: to = random.between(to, std::min(most, to + to / 2)); break;
        default: break;
        }
    }
    if (view.complete_to && to == std::min(*view.complete_to, stake_of(view)) && random.chance(50))
        return {view.to_act, Deed::complete, to};
    return {view.to_act, deed, to};
}

} // namespace

Scenario draw_scenario(Random& random, const floorman::Game* only) {
    Scenario scenario;
    scenario.game = random.one_of(game_mix);
    if (only != nullptr) scenario.game = only->id;
    scenario.structure = random.one_of(structure_mix);
    scenario.book = random.one_of(std::array<const char*, 4>{"tda-2026", "roberts-11", "wsop-2023", "home"});
    scenario.tournament = scenario.book == "tda-2026" ? random.chance(85) : random.chance(10);
    const floorman::Game& game = floorman::game(scenario.game);
    scenario.stacks.assign(static_cast<std::size_t>(draw_seats(random, game)), 0);
    scenario.event_heads_up = scenario.tournament && scenario.seats() == 2 && random.chance(50);
    draw_stakes(random, scenario);
    if (random.chance(25)) scenario.street = random.below(static_cast<int>(game.streets.size()));
    if (scenario.street > 0 || random.chance(3)) scenario.pot = bet_of(scenario) * random.between(0, 12) + random.between(0, 2);
    if (game.family == Family::stud) {
        scenario.bring_in = bet_of(scenario) > 1 || scenario.structure != Structure::fixed_limit
                                ? draw_forced(random, bet_of(scenario))
                                : 0;
    }
    const bool bomb_pot = draw_bomb_pot(random, scenario);
    if (game.family != Family::stud && !bomb_pot) draw_blinds(random, scenario);
    if (scenario.street == 0 && !bomb_pot) draw_antes(random, scenario);
    for (Amount& stack : scenario.stacks) stack = draw_stack(random, scenario);
    if (scenario.street == 0 && !bomb_pot) {
        draw_straddles(random, scenario);
        draw_posts(random, scenario);
        draw_kill(random, scenario);
    }
    draw_house(random, scenario);
    draw_cards(random, scenario);
    draw_options(random, scenario);
    if (game.family != Family::stud && !bomb_pot && random.chance(5)) scenario.first = random.below(scenario.seats());
    return scenario;
}

auditor::Act draw_act(Random& random, const Contest& contest) {
    const auditor::Opinion& view = contest.view();
    const bool due = owes_bring_in(contest);
    const int eagerness = contest.acts() < 30 ? 45 : 8;
    if (view.can_raise && random.chance(due ? 25 : eagerness)) return wager(random, contest);
    if (due) return {view.to_act, Deed::bring_in, std::min(contest.deal().bring_in, stake_of(view))};
    if (random.chance(view.can_check ? 3 : 22)) return {view.to_act, Deed::fold, 0};
    return {view.to_act, view.can_check ? Deed::check : Deed::call, 0};
}

auditor::Act draw_probe(Random& random, const Contest& contest) {
    const auditor::Opinion& view = contest.view();
    auditor::Act act{view.to_act,
                     random.one_of(std::array{Deed::fold, Deed::check, Deed::call, Deed::bet, Deed::bet, Deed::raise, Deed::raise,
                                              Deed::raise, Deed::complete, Deed::complete, Deed::bring_in}),
                     0};
    if (act.deed == Deed::bring_in) act.to = std::min(contest.deal().bring_in, stake_of(view));
    if (act.deed == Deed::fold || act.deed == Deed::check || act.deed == Deed::call || act.deed == Deed::bring_in) return act;
    const Amount level = front_of(view) + view.to_call;
    switch (random.below(6)) {
    case 0: act.to = view.full_raise_to.value_or(level); break;
    case 1: act.to = view.max_raise_to.value_or(level); break;
    case 2: act.to = view.complete_to.value_or(level); break;
    case 3: act.to = stake_of(view); break;
    case 4: act.to = level; break;
    default: act.to = random.between(0, stake_of(view) + 1); break;
    }
    if (random.chance(50)) act.to = std::max<Amount>(0, act.to + random.between(-1, 1));
    return act;
}

} // namespace simulation
