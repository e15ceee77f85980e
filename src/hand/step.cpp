#include "hand/step.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "hand/acting.hpp"
#include "hand/dealing.hpp"
#include "hand/orders.hpp"
#include "hand/pending.hpp"
#include "hand/showing.hpp"
#include "hand/street.hpp"
#include "hand/tabling.hpp"

namespace floorman {

Hand begin(const HandSetup& setup, const Policy& policy, Events& events) noexcept {
    FLOORMAN_CHECK(setup.seats >= 2 && setup.seats <= max_seats, "a hand has 2 to max_seats seats");
    events.clear();
    Hand hand;
    hand.game = setup.game;
    hand.stakes = setup.stakes;
    hand.street = static_cast<std::uint8_t>(setup.street);
    hand.dealt_in = SeatSet::first(setup.seats);
    hand.button = setup.button;
    hand.big_blind = setup.big_blind;
    hand.leads = setup.first;
    hand.dead = setup.pot;
    if (setup.street > 0) // Else it is seen when they are posted.
        for (const Straddle& straddle : setup.straddles) hand.straddled_to = std::max(hand.straddled_to, straddle.to);
    hand.round.stack = setup.stack;
    hand.round.live = hand.dealt_in;
    hand.round.event_heads_up = setup.event_heads_up;
    hand.dealt = hand.street;
    hand.in_deck = game(setup.game).deck;
    hand.rake = setup.rake;
    hand.burns = setup.burns;
    hand.undealt = hand.dealt_in;
    if (street_of(hand).draws) hand.drawing = hand.dealt_in;
    open_street(hand, &setup, policy, events);
    return hand;
}

namespace {

// Who opens is known from the cards, or has been told, or is told now by the one who brings it in.
StepVerdict lead(Hand& hand, Seat seat, const Policy& policy) noexcept {
    const bool open_question = policy.family == Family::stud && hand.street_open && hand.round.acted.empty() &&
                               !opener_showing(hand, policy).exists();
    if (!open_question) return {Refusal::none, InputError::not_awaited};
    if (!hand.round.with_chips.has(seat)) return {Refusal::none, InputError::seat_not_in};
    if (!may_open_showing(hand, policy).has(seat)) return {Refusal::none, InputError::not_awaited};
    hand.leads = seat;
    reconsider_opening(hand, policy);
    return {};
}

} // namespace

StepVerdict step_besides_acts(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept {
    // No set or list by seat is asked for a seat that no table has.
    if (input.seat.exists() && input.seat.index >= max_seats) return {Refusal::none, InputError::seat_not_in};
    switch (input.kind) {
    case InputKind::act: return act_in_turn(hand, input.action.act, input.action.to, policy, events);
    case InputKind::deal_board: return deal_board(hand, input, policy, events);
    case InputKind::deal_hole: return deal_hole(hand, input, policy, events);
    case InputKind::name_cards: return name_cards(hand, input, policy);
    case InputKind::draw: return draw(hand, input, policy, events);
    case InputKind::burn: return burn(hand, input, policy, events);
    case InputKind::reshuffle: return reshuffle(hand, policy, events);
    case InputKind::run: return run(hand, input, events);
    case InputKind::show: return show(hand, input, policy, events);
    case InputKind::muck: return muck(hand, input.seat, events);
    case InputKind::lead: return lead(hand, input.seat, policy);
    case InputKind::bar: return bar(hand, input.seat, true, events);
    case InputKind::unbar: return bar(hand, input.seat, false, events);
    case InputKind::kill: return kill(hand, input.seat, policy, events);
    case InputKind::forfeit: return forfeit(hand, input, events);
    case InputKind::stand: return stand(hand, input, policy, events);
    }
    return {Refusal::none, InputError::not_awaited};
}

} // namespace floorman
