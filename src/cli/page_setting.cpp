#include <algorithm>

#include "cli/page_parts.hpp"

namespace floorman::cli {

namespace {

std::string_view structure_word(Structure structure) {
    switch (structure) {
    case Structure::no_limit: return "No-limit";
    case Structure::pot_limit: return "Pot-limit";
    case Structure::fixed_limit: return "Fixed-limit";
    case Structure::spread_limit: return "Spread-limit";
    }
    return "";
}

std::string_view game_word(GameId game) {
    switch (game) {
    case GameId::holdem: return "hold'em";
    case GameId::omaha: return "Omaha";
    case GameId::omaha8: return "Omaha eight or better";
    case GameId::stud: return "seven-card stud";
    case GameId::stud8: return "seven-card stud eight or better";
    case GameId::razz: return "razz";
    case GameId::draw: return "five-card draw";
    case GameId::triple_draw: return "2-7 triple draw";
    case GameId::single_draw: return "2-7 single draw";
    case GameId::badugi: return "badugi";
    case GameId::short_deck_holdem: return "short-deck hold'em";
    case GameId::omaha5: return "Omaha with five cards";
    case GameId::omaha6: return "Omaha with six cards";
    case GameId::omaha5_hi_lo: return "Omaha eight or better with five cards";
    case GameId::omaha6_hi_lo: return "Omaha eight or better with six cards";
    }
    return "";
}

// The different amounts of `amounts` that are not nothing, smallest first.
std::vector<Chips> different(const PerSeat<Chips>& amounts, int seats) {
    std::vector<Chips> all;
    for (int i = 0; i < seats; ++i)
        if (const Chips amount = amounts[Seat{i}]; amount > no_chips) all.push_back(amount);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

std::string amounts(const Spot& spot, const std::vector<Chips>& chips) {
    std::vector<std::string> words;
    for (const Chips amount : chips) words.push_back(spot.money(amount));
    return listed(words);
}

std::string stakes(const Spot& spot) {
    const HandSetup& setup = spot.setup;
    const Stakes& sizes = setup.stakes;
    std::string text;
    const auto add = [&](std::string_view what, const std::vector<Chips>& chips) {
        if (!chips.empty()) text.append(", ").append(what).append(1, ' ').append(amounts(spot, chips));
    };
    const std::vector<Chips> blinds = different(setup.blind, setup.seats);
    add(blinds.size() == 1 ? "blind" : "blinds", blinds);
    std::vector<Chips> straddles;
    for (const Straddle& straddle : setup.straddles) straddles.push_back(straddle.to);
    add(straddles.size() == 1 ? "straddle" : "straddles", straddles);
    const std::vector<Chips> antes = different(setup.ante, setup.seats);
    add(antes.size() == 1 ? "ante" : "antes", antes);
    if (sizes.bring_in > no_chips) add("bring-in", {sizes.bring_in});
    if (spot.structure == Structure::fixed_limit) add("bets of", {sizes.small_bet, sizes.big_bet});
    if (spot.structure == Structure::spread_limit)
        text += ", bets from " + spot.money(sizes.spread_least) + " to " + spot.money(sizes.spread_most);
    if (blinds.empty() && sizes.bring_in == no_chips && spot.structure == Structure::no_limit) add("least bet", {sizes.min_bet});
    return text;
}

std::string house(const Spot& spot) {
    std::string text;
    for (const HouseAnswer& answer : spot.house) {
        const std::string_view named = answer_name(answer.question, answer.answer);
        text += (text.empty() ? " House: " : ", ") + std::string(name(answer.question)) + " = " +
                (named.empty() ? std::to_string(answer.answer) : std::string(named));
    }
    return text.empty() ? text : text + ".";
}

} // namespace

std::string setting(const Spot& spot) {
    std::string text = std::string(structure_word(spot.structure)) + " " + std::string(game_word(spot.setup.game)) + stakes(spot);
    text += ", " + std::to_string(spot.setup.seats) + " players";
    const bool later = spot.setup.street > 0;
    const std::string_view street = game(spot.setup.game).streets[static_cast<std::size_t>(spot.setup.street)].name;
    if (spot.setup.pot > no_chips) text += ", " + spot.money(spot.setup.pot) + " in the pot";
    if (later) text += ", " + street_in_words(street, game(spot.setup.game).family);
    if (spot.kill) text += ", a kill pot";
    if (spot.tournament) text += *spot.tournament ? ", tournament" : ", cash game";
    return text + "." + house(spot);
}

} // namespace floorman::cli
