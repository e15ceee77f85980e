#pragma once
// Dealing: what happens to cards: deals, burns, draws, a muck that is shuffled again, boards that are run several times.
//
// Chance comes from outside: which cards they are is an input like any other. Each of these judges, then applies; a refused
// one changes nothing.

#include <span>

#include "hand/event.hpp"
#include "hand/hand.hpp"
#include "hand/input.hpp"
#include "hand/step.hpp"

namespace floorman {

StepVerdict deal_board(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;
StepVerdict deal_hole(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

// All hole cards of a street at once: from the button's left, each seat's together, as one `deal_hole` after another would
// deal them. Refused where one of those would be. As `step`, but leaves in `events` what was there.
StepVerdict deal_around(Hand& hand, std::span<const Card> cards, const Policy& policy, Events& events) noexcept;

// Cards that lie there as unknown have names now.
StepVerdict name_cards(Hand& hand, const Input& input, const Policy& policy) noexcept;

// In turn from the button's left; who is all in draws too. The new cards are dealt when all have said what they take, or
// to each in turn.
StepVerdict draw(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

StepVerdict burn(Hand& hand, const Input& input, const Policy& policy, Events& events) noexcept;

// The burns, the folded hands and what was thrown away go under the deck; but not what seats that still wait for their new
// cards have thrown away: nobody is dealt his own discards.
StepVerdict reshuffle(Hand& hand, const Policy& policy, Events& events) noexcept;

// Once betting is over and before the board is complete.
StepVerdict run(Hand& hand, const Input& input, Events& events) noexcept;

// When every card of a street is out, its betting opens; where it was open already, the cards may say who is first.
void open_when_dealt(Hand& hand, const Policy& policy, Events& events) noexcept;

} // namespace floorman
