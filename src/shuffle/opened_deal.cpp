#include "shuffle/opened_deal.hpp"

#include <array>

#include "base/check.hpp"

namespace floorman::shuffle {

namespace {

class DealCheck {
public:
    explicit DealCheck(const OpenedDeal& deal) : deal_(deal) {}

    std::vector<DealProblem> problems() {
        for (const ClaimedOpening& claimed : deal_.openings) check_opening(claimed.opening);
        if (deal_.seed) check_seed(*deal_.seed);
        return std::move(problems_);
    }

private:
    void wrong(int place, const std::string& what) {
        problems_.push_back({place, "place " + std::to_string(place) + ": " + what});
    }

    void check_opening(const Opening& opening) {
        const int place = opening.place;
        const std::string card = text(opening.card);
        if (place < 0 || place >= deal_.name.cards) {
            wrong(place, "there is no such place in a deck of " + std::to_string(deal_.name.cards));
            return;
        }
        if (opened_places_[static_cast<std::size_t>(place)]) {
            wrong(place, "it is opened twice");
            return;
        }
        opened_places_[static_cast<std::size_t>(place)] = true;
        if (!opening.card.known() || opening.card.code < cards_in_deck - deal_.name.cards)
            wrong(place, card + " is no card of a deck of " + std::to_string(deal_.name.cards));
        else
            check_card(place, opening.card);
        if (!check(deal_.name, deal_.commitments, opening))
            wrong(place, "the commitment is not to " + card + " with this salt; another card lay here, or something was changed");
    }

    void check_card(int place, Card card) {
        std::optional<int>& before = place_of_card_[card.code];
        if (before)
            wrong(place, text(card) + " was opened at place " + std::to_string(*before) + " too");
        else
            before = place;
    }

    void check_seed(const Seed& seed) {
        for (const Opening& opening : openings_of(seed, deal_.name.cards))
            if (!check(deal_.name, deal_.commitments, opening))
                wrong(opening.place, "the seed puts " + text(opening.card) + " here, and the commitment is not to it");
    }

    const OpenedDeal& deal_;
    std::vector<DealProblem> problems_;
    std::array<bool, cards_in_deck> opened_places_{};
    std::array<std::optional<int>, cards_in_deck> place_of_card_{};
};

} // namespace

std::vector<DealProblem> problems_of(const OpenedDeal& deal) {
    FLOORMAN_CHECK(is_deck(deal.name.cards), "a deck has 52 cards or 36");
    FLOORMAN_CHECK(std::cmp_equal(deal.commitments.size(), deal.name.cards), "each place of the deck has its commitment");
    return DealCheck{deal}.problems();
}

} // namespace floorman::shuffle
