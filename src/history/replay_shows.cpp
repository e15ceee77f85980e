#include "history/replay_shows.hpp"

#include "cards/rank.hpp"
#include "hand/showdown.hpp"

namespace floorman {

bool ReplayShows::shows(const Deed& deed) {
    const Hand& hand = table_.hand;
    const bool whole = deed.cards.size() == hand.hole[deed.seat].size();
    Input input = of_seat(InputKind::show, deed.seat);
    if (whole) input.cards = deed.cards;
    const StepVerdict verdict = table_.does(input);
    if (verdict.allowed()) {
        if (!whole && !some_are_held(deed)) return table_.wrong_cards(deed, "it holds " + table_.cards_held(deed.seat));
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
    const Hand& hand = table_.hand;
    const Ladder ladder = game(hand.game).high;
    const bool high = ladder == Ladder::high || ladder == Ladder::omaha_high;
    if (!deed.called.is_said || !high || runs(hand) > 1) return true;
    const std::optional<Strength> made = strength(hand, deed.seat, ladder);
    if (!made || fits(deed.called, Made{made->value})) return true;
    return table_.wrong_cards(deed, "what it makes is " + in_words(ladder, *made));
}

// Some cards of a hand are shown: each is known to be held, or could be one of those that nobody has seen.
bool ReplayShows::some_are_held(const Deed& deed) const noexcept {
    std::size_t unseen = 0;
    for (const Card card : table_.hand.hole[deed.seat]) unseen += card.known() ? 0U : 1U;
    for (const Card card : deed.cards) {
        if (!card.known() || table_.holds(deed.seat, card)) continue;
        if (unseen == 0 || table_.is_out(card)) return false;
        --unseen;
    }
    return true;
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
