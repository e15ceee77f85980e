#include "scene/ruled.hpp"

#include "hand/pending.hpp"
#include "hand/showing.hpp"
#include "rules/books.hpp"
#include "scene/play.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

// Who acts first in stud by the cards that the scene shows; nobody where some are unknown.
Seat first_by_cards(const Spot& spot, const Policy& policy) {
    Hand hand;
    hand.game = spot.setup.game;
    hand.street = static_cast<std::uint8_t>(spot.setup.street);
    hand.button = spot.setup.button;
    hand.round.live = SeatSet::first(spot.setup.seats);
    const auto held = static_cast<std::size_t>(hole_cards_by(game(hand.game), spot.setup.street));
    for (const Seat seat : hand.round.live)
        for (std::size_t i = 0; i < held; ++i)
            hand.hole[seat].push_back(i < spot.hole_cards[seat].size() ? spot.hole_cards[seat][i] : unknown_card);
    return opener_showing(hand, policy);
}

// What the scene says of who acts first, and the book reads otherwise from the cards; empty where they agree.
std::string why_not_first(const Spot& spot, const Policy& policy) {
    const Seat named = spot.setup.first;
    if (policy.family != Family::stud || !named.exists()) return {};
    const Seat first = first_by_cards(spot, policy);
    if (!first.exists() || first == named) return {};
    return "'first' is " + in_quotes(spot.players[named.index]) + ", and by the cards showing " +
           in_quotes(spot.players[first.index]) + " acts first; leave 'first' out, or write ?? for the cards";
}

} // namespace

Result<std::vector<Report>, SceneError> ruled(const Spot& spot, std::span<const Chain> books) {
    std::vector<Report> reports;
    for (const Chain& book : books) {
        const Result<Compiled, ComposeError> rules = compile(book, conditions_of(spot, *book.front()), spot.house);
        if (!rules.ok()) {
            const bool of_its_file = !book.front()->file.empty() && rules.error().book == book.front()->file;
            return SceneError{(of_its_file ? "" : spot.source + ": ") + text(rules.error())};
        }
        if (const std::string why = why_not_first(spot, rules->policy); !why.empty()) return SceneError{spot.source + ": " + why};
        reports.push_back(play(spot, *rules));
    }
    return reports;
}

} // namespace floorman
