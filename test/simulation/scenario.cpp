#include "simulation/scenario.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

#include "base/check.hpp"
#include "cards/card.hpp"
#include "rules/books.hpp"

namespace simulation {

namespace {

using floorman::Chips;
using floorman::Seat;

Amount at(const std::vector<Amount>& amounts, int seat) { return amounts.empty() ? 0 : amounts[static_cast<std::size_t>(seat)]; }

const floorman::Game& game_of(const Scenario& scenario) { return floorman::game(scenario.game); }

floorman::Policy compiled(const std::string& name, const floorman::Conditions& conditions) {
    const auto book = floorman::book_named(name);
    FLOORMAN_CHECK(book != nullptr, "the simulation names a book that there is not");
    const auto chain = floorman::chain_of(book);
    FLOORMAN_CHECK(chain.ok(), "a book's chain does not hold");
    const auto policy = floorman::compile(*chain, conditions);
    FLOORMAN_CHECK(policy.ok(), "a book does not compile");
    return policy.value().policy;
}

} // namespace

floorman::Policy policy_of(const Scenario& scenario) {
    // A few hundred policies serve every hand.
    using Key = std::tuple<std::string, floorman::Structure, floorman::GameId, bool, bool>;
    static std::map<Key, floorman::Policy> known;
    static std::mutex guard;
    const bool kill = scenario.killer >= 0;
    const Key key{scenario.book, scenario.structure, scenario.game, scenario.tournament, kill};
    floorman::Policy policy;
    {
        const std::scoped_lock lock(guard);
        auto found = known.find(key);
        if (found == known.end()) {
            const floorman::Game& game = game_of(scenario);
            floorman::Conditions conditions;
            conditions.structure = scenario.structure;
            conditions.family = game.family;
            conditions.lowball = game.lowball();
            conditions.two_rounds = game.two_rounds();
            conditions.tournament = scenario.tournament;
            conditions.kill = kill;
            found = known.emplace(key, compiled(scenario.book, conditions)).first;
        }
        policy = found->second;
    }
    for (const floorman::HouseAnswer& answer : scenario.house)
        policy.answers[static_cast<std::size_t>(answer.question)] = answer.answer;
    return policy;
}

floorman::HandSetup setup_of(const Scenario& scenario) {
    floorman::HandSetup setup;
    setup.game = scenario.game;
    setup.seats = scenario.seats();
    setup.button = Seat{scenario.seats() - 1};
    setup.stakes = {Chips{scenario.min_bet},      Chips{scenario.small_bet},   Chips{scenario.big_bet},
                    Chips{scenario.spread_least}, Chips{scenario.spread_most}, Chips{scenario.bring_in}};
    for (int i = 0; i < scenario.seats(); ++i) {
        const Seat seat{i};
        setup.stack[seat] = Chips{scenario.stacks[static_cast<std::size_t>(i)]};
        setup.ante[seat] = Chips{at(scenario.antes, i)};
        setup.blind[seat] = Chips{at(scenario.blinds, i)};
        setup.live_post[seat] = Chips{at(scenario.live_posts, i)};
        setup.dead_post[seat] = Chips{at(scenario.dead_posts, i)};
    }
    if (const int big_blind = auditor::big_blind_seat(scenario.blinds); big_blind >= 0) setup.big_blind = Seat{big_blind};
    for (const auditor::Straddle& straddle : scenario.straddles)
        setup.straddles.push_back({Seat{straddle.seat}, Chips{straddle.to}});
    if (scenario.killer >= 0) {
        setup.killer = Seat{scenario.killer};
        setup.kill_post = Chips{scenario.kill_post};
    }
    setup.street = scenario.street;
    setup.pot = Chips{scenario.pot};
    if (scenario.first >= 0) setup.first = Seat{scenario.first};
    setup.event_heads_up = scenario.event_heads_up;
    setup.bomb_pot = scenario.bomb_pot;
    setup.burns = scenario.burns;
    setup.rake = {static_cast<std::int32_t>(scenario.rake_of_10000), scenario.no_flop_no_drop, Chips{scenario.rake_most},
                  Chips{scenario.rake_unit}};
    return setup;
}

auditor::Deal deal_of(const Scenario& scenario, const floorman::Policy& policy) {
    auditor::Deal deal;
    auditor::Book& book = deal.book;
    switch (scenario.structure) {
    case floorman::Structure::no_limit: book.structure = auditor::Structure::no_limit; break;
    case floorman::Structure::pot_limit: book.structure = auditor::Structure::pot_limit; break;
    case floorman::Structure::fixed_limit: book.structure = auditor::Structure::fixed_limit; break;
    case floorman::Structure::spread_limit: book.structure = auditor::Structure::spread; break;
    }
    book.half_bet_reopens = policy.reopening() == floorman::Reopening::half_bet;
    book.completes = policy.raise_over_short_all_in() == floorman::RaiseOverShort::complete_or_plus_bet;
    book.raise_cap = policy.raise_cap();
    switch (policy.cap_heads_up()) {
    case floorman::CapHeadsUp::event_heads_up: book.cap_lift = auditor::CapLift::event_heads_up; break;
    case floorman::CapHeadsUp::before_cap: book.cap_lift = auditor::CapLift::before_cap; break;
    case floorman::CapHeadsUp::street_began: book.cap_lift = auditor::CapLift::street_began; break;
    }
    book.event_heads_up = scenario.event_heads_up;
    book.check_raise = policy.check_raise();
    switch (policy.opening_pot()) {
    case floorman::OpeningPot::exact: book.opening_pot = auditor::OpeningPot::exact; break;
    case floorman::OpeningPot::full_blinds: book.opening_pot = auditor::OpeningPot::full_blinds; break;
    case floorman::OpeningPot::small_as_big: book.opening_pot = auditor::OpeningPot::small_as_big; break;
    }
    book.pot_rounding = policy.pot_rounding();
    book.chip_unit = policy.chip_unit();
    book.raise_by_big_blind_over_straddle = policy.straddle_raise() == floorman::StraddleRaise::big_blind;
    book.straddle_sets_least_bet = policy.min_bet() == floorman::MinBet::straddle;
    book.big_blind_before_its_ante = policy.ante_order() == floorman::AnteOrder::big_blind_first;

    deal.stacks = scenario.stacks;
    deal.antes = scenario.antes;
    deal.blinds = scenario.blinds;
    deal.live_posts = scenario.live_posts;
    deal.dead_posts = scenario.dead_posts;
    deal.straddles = scenario.straddles;
    deal.kill_seat = scenario.killer;
    deal.kill_post = scenario.kill_post;
    deal.pot = scenario.pot;
    deal.bomb_pot = scenario.bomb_pot;
    deal.rake_of_10000 = scenario.rake_of_10000;
    deal.rake_most = scenario.rake_most;
    deal.rake_unit = scenario.rake_unit;
    deal.no_flop_no_drop = scenario.no_flop_no_drop;
    deal.spread_most = scenario.spread_most;
    deal.from_the_start = scenario.street == 0;
    const floorman::Game& game = game_of(scenario);
    if (game.family == floorman::Family::stud && scenario.street == 0) {
        deal.bring_in = scenario.bring_in;
        deal.bring_in_seat = scenario.first;
    }
    for (std::size_t i = static_cast<std::size_t>(scenario.street); i < game.streets.size(); ++i) {
        auditor::Street street;
        switch (scenario.structure) {
        case floorman::Structure::no_limit:
        case floorman::Structure::pot_limit: street.bet = scenario.min_bet; break;
        case floorman::Structure::fixed_limit:
            street.bet = game.streets[i].big_bet ? scenario.big_bet : scenario.small_bet;
            break;
        case floorman::Structure::spread_limit: street.bet = scenario.spread_least; break;
        }
        deal.streets.push_back(street);
    }
    deal.streets.front().opens = scenario.first;
    return deal;
}

floorman::Action action_of(const auditor::Act& act) {
    const Chips to{act.to};
    switch (act.deed) {
    case auditor::Deed::fold: return floorman::fold();
    case auditor::Deed::check: return floorman::check();
    case auditor::Deed::call: return floorman::call();
    case auditor::Deed::bet: return floorman::bet_to(to);
    case auditor::Deed::raise: return floorman::raise_to(to);
    case auditor::Deed::complete: return floorman::complete_to(to);
    case auditor::Deed::bring_in: return floorman::bring_in();
    }
    return floorman::fold();
}

auditor::CardGame card_game_of(const Scenario& scenario) {
    const floorman::Game& game = game_of(scenario);
    auditor::CardGame cards;
    cards.seats = scenario.seats();
    cards.seen = !scenario.deck.empty();
    for (int card = scenario.game == floorman::GameId::short_deck_holdem ? 16 : 0; card < 52; ++card) cards.deck.push_back(card);
    cards.last_street_may_be_common = game.family == floorman::Family::stud;
    cards.board_may_be_run = game.family == floorman::Family::board;
    cards.burns = scenario.burns;
    auditor::CardStreet street;
    for (std::size_t i = 0; i < game.streets.size(); ++i) {
        street.to_each += game.streets[i].down + game.streets[i].up;
        street.on_board += game.streets[i].board;
        street.draws = game.streets[i].draws;
        if (static_cast<int>(i) >= scenario.street) cards.streets.push_back(street);
    }
    return cards;
}

int card_meant_for(const Scenario& scenario, int seat, int place) {
    const int index = (seat < 0 ? scenario.seats() : seat) * game_of(scenario).hole_cards + place;
    return index < static_cast<int>(scenario.deck.size()) ? scenario.deck[static_cast<std::size_t>(index)] : -1;
}

namespace {

floorman::Card card_of(int card) { return card < 0 ? floorman::unknown_card : floorman::Card{card}; }

} // namespace

floorman::Input input_of(const auditor::CardDeed& deed) {
    floorman::Input input;
    switch (deed.kind) {
    case auditor::CardDeed::to_hand: input.kind = floorman::InputKind::deal_hole; break;
    case auditor::CardDeed::to_board: input.kind = floorman::InputKind::deal_board; break;
    case auditor::CardDeed::burns: input.kind = floorman::InputKind::burn; break;
    case auditor::CardDeed::throws_away: input.kind = floorman::InputKind::draw; break;
    case auditor::CardDeed::reshuffles: input.kind = floorman::InputKind::reshuffle; break;
    case auditor::CardDeed::runs: input.kind = floorman::InputKind::run; break;
    case auditor::CardDeed::out:
    case auditor::CardDeed::street:
    case auditor::CardDeed::over: break;
    }
    if (deed.seat >= 0) input.seat = Seat{deed.seat};
    input.times = static_cast<std::uint8_t>(deed.number);
    for (const int card : deed.cards) input.cards.push_back(card_of(card));
    return input;
}

// ---- For a reader ---------------------------------------------------------------------------------------------------

std::string name_of(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

std::string line_of(const auditor::Act& act) {
    const std::string who = name_of(act.seat) + " ";
    const std::string to = std::to_string(act.to);
    switch (act.deed) {
    case auditor::Deed::fold: return who + "folds";
    case auditor::Deed::check: return who + "checks";
    case auditor::Deed::call: return who + "calls";
    case auditor::Deed::bet: return who + "bets " + to;
    case auditor::Deed::raise: return who + "raises to " + to;
    case auditor::Deed::complete: return who + "completes";
    case auditor::Deed::bring_in: return who + "brings in " + to;
    }
    return who;
}

std::string line_of(const auditor::CardDeed& deed) {
    std::string cards;
    for (const int card : deed.cards) cards += floorman::text(card_of(card));
    switch (deed.kind) {
    case auditor::CardDeed::to_hand: return "d dh " + name_of(deed.seat) + " " + cards;
    case auditor::CardDeed::to_board: return "d db " + cards;
    case auditor::CardDeed::burns: return "# a burn: " + cards;
    case auditor::CardDeed::throws_away: return name_of(deed.seat) + " sd" + (cards.empty() ? "" : " ") + cards;
    case auditor::CardDeed::reshuffles: return "# the muck is shuffled again";
    case auditor::CardDeed::runs: return "dealer runs it " + std::to_string(deed.number) + " times";
    case auditor::CardDeed::out:
    case auditor::CardDeed::street:
    case auditor::CardDeed::over: break;
    }
    return {};
}

namespace {

template <class Items, class Text>
std::string listed(const Items& items, Text text) {
    std::string line = "[";
    for (std::size_t i = 0; i < items.size(); ++i) line += (i > 0 ? ", " : "") + text(items[i]);
    return line + "]";
}

std::string amounts(const std::vector<Amount>& list) {
    return listed(list, [](Amount amount) { return std::to_string(amount); });
}

void write_if(std::string& out, const char* key, Amount amount) {
    if (amount > 0) out += std::string(key) + " = " + std::to_string(amount) + "\n";
}

std::string_view structure_name(floorman::Structure structure) {
    switch (structure) {
    case floorman::Structure::no_limit: return "NL";
    case floorman::Structure::pot_limit: return "PL";
    case floorman::Structure::fixed_limit: return "FL";
    case floorman::Structure::spread_limit: return "spread";
    }
    return "";
}

std::string house_of(const Scenario& scenario) {
    std::string house;
    for (const floorman::HouseAnswer& answer : scenario.house) {
        const std::string_view word = floorman::answer_name(answer.question, answer.answer);
        const bool is_choice = floorman::info(answer.question).kind == floorman::AnswerKind::choice;
        house += (house.empty() ? "" : ", ") + std::string(floorman::name(answer.question)) + " = ";
        house += is_choice ? '"' + std::string(word) + '"' : word.empty() ? std::to_string(answer.answer) : std::string(word);
    }
    return house;
}

void write_posts(std::string& out, const Scenario& scenario) {
    if (!scenario.antes.empty() && !scenario.bomb_pot) {
        std::vector<Amount> antes = scenario.antes;
        if (antes.size() == 2) std::swap(antes[0], antes[1]); // As the blinds are.
        out += "antes = " + amounts(antes) + "\n";
    }
    if (!scenario.blinds.empty()) {
        std::vector<Amount> blinds = scenario.blinds;
        if (blinds.size() == 2) std::sort(blinds.begin(), blinds.end()); // Heads-up the smaller comes first, from the button.
        out += "blinds_or_straddles = " + amounts(blinds) + "\n";
    }
    std::string posts;
    for (int seat = 0; seat < scenario.seats(); ++seat) {
        const Amount live = at(scenario.live_posts, seat);
        const Amount dead = at(scenario.dead_posts, seat);
        if (live == 0 && dead == 0) continue;
        posts += (posts.empty() ? "" : ", ") + name_of(seat) + " = { live = " + std::to_string(live) +
                 ", dead = " + std::to_string(dead) + " }";
    }
    if (!posts.empty()) out += "posts = { " + posts + " }\n";
    if (!scenario.straddles.empty())
        out += "straddle = " +
               listed(scenario.straddles,
                      [](const auditor::Straddle& straddle) {
                          return "{ by = \"" + name_of(straddle.seat) + "\", to = " + std::to_string(straddle.to) + " }";
                      }) +
               "\n";
    if (scenario.killer >= 0) {
        out += "kill = { by = \"" + name_of(scenario.killer) + "\", kind = \"full\" }\n";
        out += "# the kill posts " + std::to_string(scenario.kill_post) + "; the bets below are the kill pot's\n";
    }
}

void write_options(std::string& out, const Scenario& scenario) {
    if (scenario.bomb_pot) out += "bomb_pot = " + std::to_string(scenario.antes.front()) + "\n";
    if (scenario.rake_of_10000 == 0) return;
    const std::string hundredths = std::to_string(scenario.rake_of_10000 % 100);
    out += "rake = { percent = " + std::to_string(scenario.rake_of_10000 / 100) + "." + (hundredths.size() == 1 ? "0" : "") +
           hundredths;
    if (scenario.rake_most > 0) out += ", most = " + std::to_string(scenario.rake_most);
    if (scenario.rake_unit > 0) out += ", unit = " + std::to_string(scenario.rake_unit);
    if (scenario.no_flop_no_drop) out += ", no_flop_no_drop = true";
    out += " }\n";
}

} // namespace

std::string scene_of(const Scenario& scenario, const std::vector<std::string>& lines) {
    const floorman::Game& game = game_of(scenario);
    std::vector<int> seats;
    for (int seat = 0; seat < scenario.seats(); ++seat) seats.push_back(seat);
    std::string out = "rulebook = \"" + scenario.book + "\"\n";
    if (const std::string house = house_of(scenario); !house.empty()) out += "house = { " + house + " }\n";
    out += "game = \"" + std::string(game.name) + "\"\nstructure = \"" + std::string(structure_name(scenario.structure)) + "\"\n";
    out += "event = { kind = \"" + std::string(scenario.tournament ? "tournament" : "cash") + '"';
    out += std::string(scenario.event_heads_up ? ", players_left = 2" : "") + " }\n";
    out += "players = " + listed(seats, [](int seat) { return '"' + name_of(seat) + '"'; }) + "\n";
    out += "starting_stacks = " + amounts(scenario.stacks) + "\n";
    write_posts(out, scenario);
    write_if(out, "min_bet", scenario.min_bet);
    write_if(out, "small_bet", scenario.small_bet);
    write_if(out, "big_bet", scenario.big_bet);
    write_if(out, "bring_in", scenario.bring_in);
    if (scenario.spread_most > 0) out += "spread = " + amounts({scenario.spread_least, scenario.spread_most}) + "\n";
    if (scenario.street > 0)
        out += "street = \"" + std::string(game.streets[static_cast<std::size_t>(scenario.street)].name) + "\"\n";
    write_if(out, "pot", scenario.pot);
    if (scenario.first >= 0) out += "first = \"" + name_of(scenario.first) + "\"\n";
    write_options(out, scenario);
    out += "actions = " + listed(lines, [](const std::string& line) { return "\n    \"" + line + '"'; }) + "\n";
    return out;
}

} // namespace simulation
