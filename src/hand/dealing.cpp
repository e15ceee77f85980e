#include "hand/dealing.hpp"

#include <algorithm>

#include "hand/pending.hpp"
#include "hand/street.hpp"

namespace floorman {

namespace {

using Cards = Bounded<Card, 7>;

constexpr StepVerdict refused(InputError error) noexcept { return {Refusal::none, error}; }

Event& add_card_event(Events& events, EventKind kind, Seat seat, Card card, Audience audience) noexcept {
    Event& event = add_event(events, kind, seat);
    event.card = card;
    event.audience = audience;
    return event;
}

void add_count_event(Events& events, EventKind kind, Seat seat, int count) noexcept {
    add_event(events, kind, seat).count = static_cast<std::uint8_t>(count);
}

// Cards that are dealt, but for which card and whose.
constexpr Event on_board{.kind = EventKind::dealt_board};
constexpr Event face_down{.kind = EventKind::dealt_down, .audience = Audience::seat};
constexpr Event face_up{.kind = EventKind::dealt_up};

// Cards that come off the deck: none that is out already, is there twice, or is in no such deck.
struct Fresh {
    CardSet out; // What is out once they are: the known ones among them, and all before.
    InputError why_not{};
};

Fresh off_the_deck(const Hand& hand, std::span<const Card> cards, std::size_t awaited) noexcept {
    const CardSet whole = game(hand.game).cards();
    CardSet in_deck = whole - hand.out;
    if (cards.size() != awaited) return {{}, InputError::wrong_cards};
    for (const Card card : cards) {
        if (!card.known()) continue;
        const CardSet one = CardSet::of(card);
        if ((in_deck & one).empty()) return {{}, InputError::wrong_cards};
        in_deck = in_deck - one;
    }
    return {whole - in_deck, hand.in_deck < awaited ? InputError::deck_too_short : InputError::none};
}

void take_off(Hand& hand, const Fresh& fresh, std::size_t count) noexcept {
    hand.out = fresh.out;
    hand.in_deck = static_cast<std::uint8_t>(hand.in_deck - count);
}

std::span<const Card> all_of(const Cards& cards) noexcept { return {cards.begin(), cards.size()}; }

} // namespace

void open_when_dealt(Hand& hand, const Policy& policy, Events& events) noexcept {
    if (seats_miss_cards(hand) || !hand.drawing.empty() || !hand.round.live.several()) return;
    const int street = cards_street(hand);
    const bool board_is_out = static_cast<int>(hand.board.size()) >= board_cards_by(game(hand.game), street);
    if (hand.dealt > street || !board_is_out) return;
    hand.dealt = static_cast<std::uint8_t>(street + 1);
    hand.burnt = false;
    if (hand.betting_over) {
        note_who_misses_cards(hand);
        return draw_next(hand);
    }
    hand.street_open ? reconsider_opening(hand, policy) : open_street(hand, nullptr, policy, events);
}

StepVerdict deal_board(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    const Pending awaited = pending(hand, policy);
    if (awaited.awaited != Awaited::deal_board) return refused(InputError::not_awaited);
    const Fresh fresh = off_the_deck(hand, all_of(input.cards), static_cast<std::size_t>(awaited.cards));
    if (fresh.why_not != InputError::none) return refused(fresh.why_not);
    Board& board = awaited.board == 0 ? hand.board : hand.other_boards[static_cast<std::size_t>(awaited.board - 1)];
    take_off(hand, fresh, input.cards.size());
    for (const Card card : input.cards) {
        board.push_back(card);
        Event& event = add_event(events, on_board);
        event.card = card;
        event.count = static_cast<std::uint8_t>(awaited.board);
    }
    hand.burnt = false;
    note_who_misses_cards(hand); // In stud the card is everybody's.
    open_when_dealt(hand, policy, events);
    return {};
}

namespace {

// Whether nothing comes before the cards of seats that miss some.
bool hole_cards_come_first(const Hand& hand) noexcept { return game(hand.game).family == Family::board && !hand.burns; }

// Whether a seat that misses cards may be dealt them now.
bool hole_cards_are_due(const Hand& hand, Seat seat, const Policy& policy) noexcept {
    if (hole_cards_come_first(hand)) return hand.round.live.several();
    const Awaited awaited = pending(hand, policy).awaited;
    return awaited == Awaited::deal_hole || (awaited == Awaited::draw && !hand.drawing.has(seat)); // As they draw.
}

// Whether all that miss cards may be dealt them now.
bool a_deal_around_is_due(const Hand& hand, SeatSet seats, const Policy& policy) noexcept {
    if (hole_cards_come_first(hand)) return !seats.empty() && hand.round.live.several();
    return pending(hand, policy).awaited == Awaited::deal_hole;
}

// Cards that are off the deck go to a seat that misses as many.
[[gnu::always_inline]] inline void give(Hand& hand, Seat seat, std::span<const Card> cards, Events& events) noexcept {
    const Game& rules = game(hand.game);
    HoleCards& hole = hand.hole[seat];
    std::size_t place = hole.size();
    Card* held = hole.add(cards.size());
    Event* event = events.add(cards.size());
    for (const Card card : cards) {
        const bool up = rules.lies_face_up(place++);
        *held++ = card;
        *event = up ? face_up : face_down;
        event->seat = seat;
        event->card = card;
        ++event;
    }
    hand.muck.aside[seat] = CardSet{};
    hand.undealt.remove(seat);
}

} // namespace

StepVerdict deal_hole(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (!hand.round.live.has(input.seat)) return refused(InputError::seat_not_in);
    const int missing = missing_cards(hand, input.seat, cards_street(hand));
    if (missing <= 0 || !hole_cards_are_due(hand, input.seat, policy)) return refused(InputError::not_awaited);
    const Fresh fresh = off_the_deck(hand, all_of(input.cards), static_cast<std::size_t>(missing));
    if (fresh.why_not != InputError::none) return refused(fresh.why_not);
    take_off(hand, fresh, input.cards.size());
    give(hand, input.seat, all_of(input.cards), events);
    open_when_dealt(hand, policy, events);
    return {};
}

StepVerdict deal_around(Hand& hand, std::span<const Card> cards, const Policy& policy, Events& events) noexcept {
    const SeatSet seats = hand.undealt & hand.round.live;
    if (!a_deal_around_is_due(hand, seats, policy)) return refused(InputError::not_awaited);
    const std::size_t held = held_by(hand, cards_street(hand));
    std::size_t all = 0;
    for (const Seat seat : seats) all += held - hand.hole[seat].size();
    const Fresh fresh = off_the_deck(hand, cards, all);
    if (fresh.why_not != InputError::none) return refused(fresh.why_not);
    take_off(hand, fresh, cards.size());
    for (const Seat seat : clockwise(seats, hand.button)) {
        const std::size_t missing = held - hand.hole[seat].size();
        give(hand, seat, cards.first(missing), events);
        cards = cards.subspan(missing);
    }
    open_when_dealt(hand, policy, events);
    return {};
}

// ---- Names of cards -------------------------------------------------------------------------------------------------

namespace {

// Puts `cards` in their places: the last that were dealt, a line names the cards of the street in force.
template <class Dealt>
bool name_in_order(Dealt& dealt, const Cards& cards) noexcept {
    if (cards.size() > dealt.size()) return false;
    const std::size_t first = dealt.size() - cards.size();
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (dealt[first + i].known() && cards[i].known() && dealt[first + i] != cards[i]) return false;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (cards[i].known()) dealt[first + i] = cards[i];
    return true;
}

// A whole hand named in another order than it was dealt: what is known must be among `cards`, the rest fills the gaps.
bool name_in_any_order(HoleCards& dealt, Cards cards) noexcept {
    if (cards.size() != dealt.size()) return false;
    for (const Card card : dealt) {
        if (!card.known()) continue;
        Card* const found = std::find(cards.begin(), cards.end(), card);
        if (found == cards.end()) return false;
        *found = unknown_card;
    }
    Card* next = cards.begin();
    for (Card& card : dealt) {
        if (card.known()) continue;
        next = std::find_if(next, cards.end(), [](Card named_card) { return named_card.known(); });
        if (next == cards.end()) return true;
        card = *next++;
    }
    return true;
}

bool name_hole(HoleCards& dealt, const Cards& cards) noexcept {
    return name_in_order(dealt, cards) || name_in_any_order(dealt, cards);
}

// The known cards of `after` that were unknown in `before`, added to those that are out; false when one is out already.
template <class Dealt>
bool are_new(const Dealt& before, const Dealt& after, CardSet deck, CardSet& out) noexcept {
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i].known() || !after[i].known()) continue;
        if (out.has(after[i]) || !deck.has(after[i])) return false;
        out.add(after[i]);
    }
    return true;
}

template <class Dealt, class Name>
StepVerdict name_in(Hand& hand, Dealt& dealt, const Cards& cards, Name name) noexcept {
    Dealt named_cards = dealt;
    CardSet out = hand.out;
    if (!name(named_cards, cards) || !are_new(dealt, named_cards, game(hand.game).cards(), out))
        return refused(InputError::wrong_cards);
    dealt = named_cards;
    hand.out = out;
    return {};
}

} // namespace

StepVerdict name_cards(Hand& hand, const Input& input, const Policy& policy) noexcept {
    if (input.seat.exists()) {
        if (!hand.dealt_in.has(input.seat)) return refused(InputError::seat_not_in);
        const StepVerdict verdict = name_in(hand, hand.hole[input.seat], input.cards, name_hole);
        if (verdict.allowed()) reconsider_opening(hand, policy);
        return verdict;
    }
    if (input.board >= runs(hand)) return refused(InputError::wrong_cards);
    Board& board = input.board == 0 ? hand.board : hand.other_boards[input.board - 1U];
    return name_in(hand, board, input.cards, name_in_order<Board>);
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

namespace {

// Takes `cards` out of a hand: each from its place, or where nobody has seen that card, from an unknown one. False when a
// card cannot be among those held.
bool take_out(HoleCards& hole, const Cards& cards, CardSet out) noexcept {
    std::array<bool, 7> gone{};
    const auto take = [&](Card card) {
        for (std::size_t i = 0; i < hole.size(); ++i) {
            if (gone[i] || hole[i] != card) continue;
            gone[i] = true;
            return true;
        }
        return false;
    };
    for (const Card card : cards)
        if (!take(card) && (!card.known() || out.has(card) || !take(unknown_card))) return false;
    HoleCards kept;
    for (std::size_t i = 0; i < hole.size(); ++i)
        if (!gone[i]) kept.push_back(hole[i]);
    hole = kept;
    return true;
}

CardSet known_among(const Cards& cards) noexcept {
    CardSet known;
    for (const Card card : cards)
        if (card.known()) known.add(card);
    return known;
}

} // namespace

StepVerdict draw(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (!hand.round.live.has(input.seat)) return refused(InputError::seat_not_in);
    const Pending awaited = pending(hand, policy);
    if (awaited.awaited != Awaited::draw || awaited.seat != input.seat) return refused(InputError::not_awaited);
    if (static_cast<int>(input.cards.size()) > most_discards(hand)) return refused(InputError::deck_too_short);
    HoleCards kept = hand.hole[input.seat];
    if (!take_out(kept, input.cards, hand.out)) return refused(InputError::wrong_cards);
    const CardSet thrown = known_among(input.cards);
    hand.hole[input.seat] = kept;
    hand.out = hand.out | thrown;
    hand.muck.cards = hand.muck.cards | thrown;
    hand.muck.aside[input.seat] = thrown;
    hand.muck.count = static_cast<std::uint8_t>(hand.muck.count + input.cards.size());
    hand.drawing.remove(input.seat);
    if (!input.cards.empty()) hand.undealt.add(input.seat);
    add_count_event(events, EventKind::drew, input.seat, static_cast<int>(input.cards.size()));
    for (const Card card : input.cards) add_card_event(events, EventKind::discarded, input.seat, card, Audience::seat);
    open_when_dealt(hand, policy, events);
    return {};
}

StepVerdict burn(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    if (pending(hand, policy).awaited != Awaited::burn) return refused(InputError::not_awaited);
    const Fresh fresh = off_the_deck(hand, all_of(input.cards), 1);
    if (fresh.why_not != InputError::none) return refused(fresh.why_not);
    hand.muck.cards = hand.muck.cards | (fresh.out - hand.out);
    take_off(hand, fresh, 1);
    ++hand.muck.count;
    hand.burnt = true;
    add_card_event(events, EventKind::burnt, no_seat, input.cards[0], Audience::nobody);
    return {};
}

StepVerdict reshuffle(Hand& hand, const Policy& policy, Events& events) noexcept {
    const Pending awaited = pending(hand, policy);
    if (awaited.awaited != Awaited::reshuffle) return refused(InputError::not_awaited);
    const CardSet again = known_to_reshuffle(hand);
    int left_aside = 0;
    for (const Seat seat : hand.dealt_in) {
        if (!hand.round.live.has(seat)) {
            hand.hole[seat].clear();
            hand.muck.aside[seat] = CardSet{};
        } else if (!hand.drawing.has(seat)) {
            left_aside += missing_cards(hand, seat, cards_street(hand));
        }
    }
    hand.out = hand.out - again;
    hand.muck.cards = hand.muck.cards - again;
    hand.muck.count = static_cast<std::uint8_t>(left_aside);
    hand.in_deck = static_cast<std::uint8_t>(hand.in_deck + awaited.cards);
    add_count_event(events, EventKind::reshuffled, no_seat, awaited.cards);
    return {};
}

// ---- Several boards -------------------------------------------------------------------------------------------------

StepVerdict run(Hand& hand, const Input& input, Events& events) noexcept {
    const Game& rules = game(hand.game);
    const auto dealt = static_cast<int>(hand.board.size());
    const int to_come = rules.board_cards() - dealt;
    const bool awaited = rules.family == Family::board && hand.betting_over && hand.round.live.several() && to_come > 0 &&
                         hand.other_boards.empty() && input.times >= 2 && input.times <= most_runs;
    if (!awaited) return refused(InputError::not_awaited);
    int hole_cards = 0;
    for (const Seat seat : hand.round.live) hole_cards += missing_cards(hand, seat, 0);
    int burns = 0;
    if (hand.burns)
        for (int street = hand.dealt; street <= last_street(hand); ++street) burns += street > 0 ? 1 : 0;
    if (left_in_deck(hand) - hole_cards < input.times * (to_come + burns)) return refused(InputError::deck_too_short);
    hand.shared = static_cast<std::uint8_t>(dealt);
    for (int i = 1; i < input.times; ++i) hand.other_boards.push_back(hand.board);
    add_count_event(events, EventKind::runs, no_seat, input.times);
    return {};
}

} // namespace floorman
