#include "history/replay_shows.hpp"

#include "history/made_hand.hpp"

namespace floorman {

bool ReplayShows::shows(const Deed& deed) {
    const Hand& hand = table_.hand;
    const bool whole = deed.cards.size() == hand.hole[deed.seat].size();
    Input input = of_seat(InputKind::show, deed.seat);
    if (whole) input.cards = deed.cards;
    const StepVerdict verdict = table_.does(input);
    if (verdict.allowed()) {
        if (!whole && !table_.may_hold(deed.seat, deed.cards))
            return table_.wrong_cards(deed, "it holds " + table_.cards_held(deed.seat));
        return called_what_it_is(deed);
    }
    if (verdict.error == InputError::wrong_cards) {
        for (const Card card : deed.cards)
            if (card.known() && table_.is_out(card) && !table_.holds(deed.seat, card))
                return table_.wrong_cards(deed, text(card) + " is out already");
        return table_.wrong_cards(deed, "it was dealt " + table_.cards_held(deed.seat));
    }
    if (!hand.round.live.has(deed.seat)) return wrong(deed, table_.name(deed.seat) + " has folded");
    if (hand.mucked.has(deed.seat)) return wrong(deed, table_.name(deed.seat) + " has mucked");
    return wrong(deed, "there is no showdown yet. " + table_.what_is_legal());
}

// Where a hand is called something ("two pair"), the cards say whether it is. On one of several boards it may be either.
bool ReplayShows::called_what_it_is(const Deed& deed) {
    const std::string is = what_it_is_instead(table_.hand, deed.seat, deed.called);
    return is.empty() || table_.wrong_cards(deed, "what it makes is " + is);
}

// A hand that was shown or mucked before is no claim more or less by a bare "muck".
bool ReplayShows::mucks(const Deed& deed) {
    const Hand& hand = table_.hand;
    if (hand.betting_over && (hand.shown.has(deed.seat) || hand.mucked.has(deed.seat))) return true;
    if (table_.does(of_seat(InputKind::muck, deed.seat)).allowed()) return true;
    if (!hand.round.live.has(deed.seat)) return wrong(deed, table_.name(deed.seat) + " has folded");
    return wrong(deed, "there is no showdown yet. " + table_.what_is_legal());
}

} // namespace floorman
