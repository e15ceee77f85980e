#include <array>

#include "hand/pending.hpp"
#include "scene/spot_parts.hpp"
#include "text/card_text.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

class Cards {
public:
    Cards(const Node& scene, Spot& spot) : scene_(scene), spot_(spot), game_(game(spot.setup.game)) {}

    void read() {
        SeatSet seen;
        if (const Node* node = scene_.find("hole_cards"))
            for (const Entry& entry : table_at(*node, "hole_cards"))
                hole(entry, player_of(entry, "hole_cards", spot_.players, seen));
        if (const Node* node = scene_.find("board")) board(*node);
    }

private:
    // From the cards that lie before a player on this street to those of the last one: later ones are dealt in order.
    void hole(const Entry& entry, Seat seat) {
        const CardRun cards = cards_at(entry.value, entry.key);
        const int least = hole_cards_by(game_, spot_.setup.street);
        const int most = game_.hole_cards;
        const auto held = static_cast<int>(cards.size());
        if (held < least || held > most)
            fail(entry.value, in_quotes(entry.key) + " has " + std::to_string(held) + " cards; write " + std::to_string(least) +
                                  (least == most ? "" : " to " + std::to_string(most)) + ", with ?? for those that are unknown");
        spot_.hole_cards[seat] = cards;
    }

    void board(const Node& node) {
        const CardRun cards = cards_at(node, "board");
        const int most = game_.board_cards();
        if (static_cast<int>(cards.size()) > most)
            fail(node, "'board' has " + std::to_string(cards.size()) + " cards, and " + in_quotes(game_.name) + " has " +
                           std::to_string(most) + " at most; write fewer");
        spot_.board = cards;
    }

    CardRun cards_at(const Node& node, std::string_view key) {
        const std::string& written = text_at(node, key);
        const Result<CardRun, CardError> cards = cards_from(written);
        if (!cards) fail(node, in_quotes(key) + ": " + why_no_cards(cards.error(), written));
        for (const Card card : *cards) {
            if (!card.known()) continue;
            if (spot_.setup.game == GameId::short_deck_holdem && card.rank() < Rank::six)
                fail(node, in_quotes(key) + ": " + in_quotes(text(card)) +
                               " is not in a short deck, which begins with the sixes; write another card");
            if (out_[card.code])
                fail(node, in_quotes(key) + ": " + in_quotes(text(card)) + " lies elsewhere already; write each card once");
            out_[card.code] = true;
        }
        return *cards;
    }

    const Node& scene_;
    Spot& spot_;
    const Game& game_;
    std::array<bool, cards_in_deck> out_{}; // Cards that were written already.
};

} // namespace

void read_cards(const Node& scene, Spot& spot) { Cards(scene, spot).read(); }

} // namespace floorman
