#pragma once
// ReplayCards: the deeds with cards: what is dealt to hands and boards, thrown away and drawn.
//
// A hand takes the cards of a street together and a draw in its order; a history may name them one at a time, a board of
// several before the one that comes first, or a drawn card before everybody has drawn. Such cards wait here.

#include "history/replay_table.hpp"

namespace floorman {

class ReplayCards {
public:
    explicit ReplayCards(ReplayTable& table) noexcept : table_(table), waiting_(table.out.waiting) {
        if (waiting_.any) waiting_ = {};
    }

    // Each does what the deed says; false where it may not be, and the table says why.
    bool deal_hole(const Deed& deed);
    bool deal_board(const Deed& deed);
    bool run(const Deed& deed);
    bool discards(const Deed& deed) { return draws(deed, deed.cards); }
    bool stands_pat(const Deed& deed);

    // Hands that nobody saw are dealt, as cards that nobody knows.
    void deal_unseen();

    // The first cards of all seats, dealt at once where the record begins with them, each seat's in turn and whole. How many
    // deeds that did: none where one of them may not be, for each then tells for itself.
    std::size_t deal_first();

    // At the end: whether every card that was named has come to where it belongs; if not, the table says which has not.
    bool none_waits_still();

private:
    using Cards = WaitingCards::Cards;

    bool deal(const Deed& deed, const Input& input);
    // What is wrong with cards of which there are as many as are due.
    [[nodiscard]] std::string why_impossible(const Cards& cards) const;
    [[nodiscard]] std::string why_impossible(Card card) const; // Nothing where it may come off the deck.
    [[nodiscard]] std::string why_not_dealt(const Input& input, InputError error);
    bool waits(Cards& waiting, const Deed& deed, std::string_view too_many);
    bool waits_for_the_rest(Cards& waiting, const Deed& deed, std::string_view too_many);
    bool deal_other_boards(const Deed& deed);
    bool deal_what_waited();
    bool draws(const Deed& deed, const Cards& thrown_away);
    bool no_draw_is_due(const Deed& deed, const Pending& due);

    ReplayTable& table_;
    WaitingCards& waiting_;
};

} // namespace floorman
