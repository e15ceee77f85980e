#include "history/replay_cards.hpp"

#include <algorithm>
#include <cstring>
#include <ranges>
#include <utility>

#include "hand/dealing.hpp"

namespace floorman {

namespace {

constexpr std::size_t most_held = 7;
constexpr std::size_t most_first_cards = std::size_t{max_seats} * most_held;

} // namespace

void ReplayCards::deal_unseen() {
    for (Pending due = table_.next_cards(); due.awaited == Awaited::deal_hole; due = table_.next_cards()) {
        Input input = of_seat(InputKind::deal_hole, due.seat);
        Cards& waiting = waiting_.hole[due.seat]; // A draw that somebody saw, behind one that nobody did.
        if (std::cmp_equal(waiting.size(), due.cards))
            input.cards = waiting;
        else
            for (int i = 0; i < due.cards; ++i) input.cards.push_back(unknown_card);
        waiting.clear();
        if (!table_.does(input).allowed()) return;
    }
}

std::size_t ReplayCards::deal_first() {
    const Hand& hand = table_.hand;
    const std::vector<Deed>& deeds = table_.record.deeds;
    const auto seats = static_cast<std::size_t>(table_.record.setup.seats);
    const auto each = static_cast<std::size_t>(hole_cards_by(game(hand.game), 0));
    if (hand.dealt > 0 || deeds.size() < seats) return 0;
    std::array<Card, most_first_cards> cards;
    Card* next = cards.data();
    const Deed* deed = deeds.data();
    for (const Seat seat : clockwise(hand.dealt_in, hand.button)) {
        if (deed->did != Did::deal_hole || deed->seat != seat || deed->cards.size() != each) return 0;
        std::memcpy(next, deed->cards.begin(), most_held); // As many as there may be, and the next seat's behind those that are.
        next += each;
        ++deed;
    }
    table_.events.clear();
    if (!deal_around(table_.hand, {cards.data(), next}, table_.policy, table_.events).allowed()) return 0;
    table_.note();
    return seats;
}

bool ReplayCards::deal(const Deed& deed, const Input& input) {
    const StepVerdict verdict = table_.does(input);
    if (verdict.allowed()) return true;
    const Awaited awaited = pending(table_.hand, table_.policy).awaited;
    const bool too_late = awaited == Awaited::nothing || awaited == Awaited::show;
    std::string why = why_not_dealt(input, verdict.error);
    if (verdict.error != InputError::not_awaited || too_late) return table_.wrong_cards(deed, std::move(why));
    return table_.wrong(deed, std::move(why), Question::turn_order); // Something else comes first.
}

// Keeps the cards until the rest of them is there. None of them may wait already, here or elsewhere.
bool ReplayCards::waits(Cards& waiting, const Deed& deed, std::string_view too_many) {
    if (waiting.size() + deed.cards.size() > most_held) return table_.wrong_cards(deed, std::string(too_many));
    for (const Card card : deed.cards) {
        if (card.known() && waiting_.has(card)) return table_.wrong_cards(deed, text(card) + " is there twice");
        waiting.push_back(card);
        waiting_.any = true;
    }
    return true;
}

// The same of a part of what is due: there none may be out, and whatever is told of it is told at the card itself.
bool ReplayCards::waits_for_the_rest(Cards& waiting, const Deed& deed, std::string_view too_many) {
    for (const Card card : deed.cards)
        if (std::string why = why_impossible(card); !why.empty()) return table_.wrong_cards(deed, std::move(why));
    return waits(waiting, deed, too_many);
}

bool ReplayCards::none_waits_still() {
    if (!waiting_.any) return true;
    for (const Deed& deed : std::views::reverse(table_.record.deeds)) {
        const bool to_hand = deed.did == Did::deal_hole;
        if (!to_hand && deed.did != Did::deal_board) continue;
        const Cards& waiting = to_hand ? waiting_.hole[deed.seat] : waiting_.board[deed.board];
        if (!waiting.empty()) return table_.wrong_cards(deed, "no such cards are to come");
    }
    return true;
}

bool ReplayCards::deal_hole(const Deed& deed) {
    const Hand& hand = table_.hand;
    constexpr std::string_view too_many = "nobody holds so many cards";
    Cards& waiting = waiting_.hole[deed.seat];
    if (table_.policy.family == Family::draw) { // New cards may be named before everybody has drawn.
        const bool others_draw = table_.next_cards().awaited == Awaited::draw && !hand.drawing.has(deed.seat);
        if (others_draw) return waits(waiting, deed, too_many);
    }
    const int missing = hole_cards_by(game(hand.game), cards_street(hand)) - static_cast<int>(hand.hole[deed.seat].size());
    Input input = of_seat(InputKind::deal_hole, deed.seat);
    if (waiting.empty() && std::cmp_greater_equal(deed.cards.size(), missing)) {
        input.cards = deed.cards;
        return deal(deed, input);
    }
    if (table_.record.deals_are_implied) // Then they are told together, or not at all.
        return table_.wrong_cards(deed, std::to_string(missing) + " cards are due");
    if (!waits_for_the_rest(waiting, deed, too_many)) return false;
    if (std::cmp_less(waiting.size(), missing)) return true;
    input.cards = waiting;
    waiting.clear();
    return deal(deed, input);
}

bool ReplayCards::deal_board(const Deed& deed) {
    if (deed.board > 0) return deal_other_boards(deed);
    const Hand& hand = table_.hand;
    Cards& waiting = waiting_.board[0];
    Input input = of_seat(InputKind::deal_board, no_seat);
    input.cards = deed.cards;
    if (waiting.empty() && table_.does(input).allowed()) return true; // Most often all at once, as they are due.
    const int missing = board_cards_by(game(hand.game), cards_street(hand)) - static_cast<int>(hand.board.size());
    const bool whole = waiting.empty() && std::cmp_greater_equal(deed.cards.size(), missing);
    if (whole || table_.next_cards().awaited != Awaited::deal_board) return deal(deed, input);
    if (!waits_for_the_rest(waiting, deed, "no board has so many cards")) return false;
    if (std::cmp_less(waiting.size(), missing)) return true;
    input.cards = waiting;
    waiting.clear();
    return deal(deed, input);
}

// ---- Several boards -------------------------------------------------------------------------------------------------

bool ReplayCards::run(const Deed& deed) {
    Input input = of_seat(InputKind::run, no_seat);
    input.times = deed.board;
    const StepVerdict verdict = table_.does(input);
    if (verdict.allowed()) return true;
    if (verdict.error == InputError::deck_too_short) return table_.wrong_cards(deed, "the deck has not so many cards");
    return table_.wrong(deed,
                        table_.hand.betting_over ? "no board is to come" : "the hand is run once while there is betting to come",
                        Question::turn_order);
}

// The boards come one after another; a history may tell them street by street.
bool ReplayCards::deal_other_boards(const Deed& deed) {
    const Hand& hand = table_.hand;
    if (deed.board >= runs(hand))
        return table_.wrong(deed, "the hand is run " + std::to_string(runs(hand)) + " times", Question::turn_order);
    for (const Card card : deed.cards)
        if (card.known() && table_.is_out(card)) return table_.wrong_cards(deed, text(card) + " is out already");
    if (!waits(waiting_.board[deed.board], deed, "no board has so many cards")) return false;
    for (Pending due = table_.next_cards(); due.awaited == Awaited::deal_board && due.board > 0; due = table_.next_cards()) {
        Cards& waiting = waiting_.board[static_cast<std::size_t>(due.board)];
        if (std::cmp_less(waiting.size(), due.cards)) break;
        Input input = of_seat(InputKind::deal_board, no_seat);
        Cards rest;
        for (const Card card : waiting) (std::cmp_less(input.cards.size(), due.cards) ? input.cards : rest).push_back(card);
        waiting = rest;
        if (!deal(deed, input)) return false;
    }
    return true;
}

// ---- Draws ----------------------------------------------------------------------------------------------------------

bool ReplayCards::stands_pat(const Deed& deed) {
    if (!draws(deed, Cards{})) return false;
    if (table_.may_hold(deed.seat, deed.cards)) return true;
    return table_.wrong_cards(deed, "it holds " + table_.cards_held(deed.seat));
}

bool ReplayCards::draws(const Deed& deed, const Cards& thrown_away) {
    const Pending due = table_.next_cards();
    if (due.awaited != Awaited::draw) return no_draw_is_due(deed, due);
    Input input = of_seat(InputKind::draw, deed.seat);
    input.cards = thrown_away;
    const StepVerdict verdict = table_.does(input);
    if (verdict.allowed()) return deal_what_waited();
    if (due.seat != deed.seat) return table_.not_its_turn(deed);
    if (verdict.error == InputError::deck_too_short) return table_.wrong_cards(deed, "the deck has not so many cards for all");
    return table_.wrong_cards(deed, "it holds " + table_.cards_held(deed.seat));
}

bool ReplayCards::no_draw_is_due(const Deed& deed, const Pending& due) {
    if (table_.policy.family != Family::draw) return table_.wrong_cards(deed, "there is no draw in this game");
    if (due.awaited != Awaited::act || due.seat != deed.seat) return table_.not_its_turn(deed);
    return table_.wrong(deed, "the draw is not due before the betting is over. " + table_.what_is_legal(), Question::turn_order);
}

// The draws are over: the hand takes the new cards that were named before.
bool ReplayCards::deal_what_waited() {
    for (Pending due = table_.next_cards(); due.awaited == Awaited::deal_hole && !waiting_.hole[due.seat].empty();
         due = table_.next_cards()) {
        if (std::cmp_less(waiting_.hole[due.seat].size(), due.cards)) break;
        Input input = of_seat(InputKind::deal_hole, due.seat);
        input.cards = waiting_.hole[due.seat];
        waiting_.hole[due.seat].clear();
        if (!table_.does(input).allowed()) break;
    }
    return true;
}

// ---- Trouble --------------------------------------------------------------------------------------------------------

std::string ReplayCards::why_impossible(Card card) const {
    const Hand& hand = table_.hand;
    if (!card.known()) return {};
    if (!game(hand.game).cards().has(card)) return text(card) + " is not in a short deck, which begins with the sixes";
    if (hand.muck.cards.has(card)) return text(card) + " was thrown away";
    if (hand.out.has(card)) return text(card) + " is out already";
    return {};
}

std::string ReplayCards::why_impossible(const Cards& cards) const {
    for (const Card card : cards)
        if (std::string why = why_impossible(card); !why.empty()) return why;
    return "one of them is there twice";
}

std::string ReplayCards::why_not_dealt(const Input& input, InputError error) {
    const Pending due = pending(table_.hand, table_.policy);
    const bool to_board = input.kind == InputKind::deal_board;
    const bool wanted = due.awaited == (to_board ? Awaited::deal_board : Awaited::deal_hole);
    if (error == InputError::wrong_cards && wanted) {
        const int count = to_board ? due.cards : missing_cards(table_.hand, input.seat, cards_street(table_.hand));
        if (std::cmp_not_equal(input.cards.size(), count)) {
            if (!to_board) return "nobody gets so many cards here";
            return "the " + table_.street_name() + " has " + std::to_string(count) + (count == 1 ? " card" : " cards");
        }
        return why_impossible(input.cards);
    }
    if (error == InputError::seat_not_in) return table_.name(input.seat) + " is not in the hand";
    switch (due.awaited) {
    case Awaited::act: return "it is the turn of " + table_.name(due.seat) + ". " + table_.what_is_legal();
    case Awaited::deal_hole: return table_.name(due.seat) + " is to get cards first";
    case Awaited::deal_board: return "the " + table_.street_name() + " is to be dealt first";
    case Awaited::draw: return "it is the turn of " + table_.name(due.seat) + " to draw";
    case Awaited::burn:
    case Awaited::reshuffle:
    case Awaited::show:
    case Awaited::nothing: break;
    }
    return "no more cards are to come";
}

} // namespace floorman
