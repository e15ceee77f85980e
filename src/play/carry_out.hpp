#pragma once
// carry_out: what the floor rules on an incident, the hand takes, with everything that follows from it.

#include "base/bounded.hpp"
#include "floor/incident.hpp"
#include "floor/ruling.hpp"
#include "floor/state.hpp"
#include "floor/words.hpp"
#include "hand/event.hpp"
#include "hand/hand.hpp"

namespace floorman {

// The ruling on an incident, and those that follow from it: a held act for each seat, and a seat passed over.
using Rulings = Bounded<Ruling, 2 * max_seats + 2>;

// Looks on while it is ruled: for sentences, which speak of the hand as the incident found it, and for logs, which strike out
// what was taken back.
class RulingWatch {
public:
    // `found` is the hand as the ruling finds it, without the act that it takes back; `happened` is what then came. Before the
    // floor remembers it: cards that are due may be dealt to `hand` now.
    virtual void taken(const Ruling& /*ruling*/, const Hand& /*found*/, const Events& /*happened*/, Hand& /*hand*/) {}
    // The same, when all is done.
    virtual void ruled(const Ruling& ruling, const Hand& found, const Events& happened, const Hand& after) = 0;

    // Cards came, with what is in `happened`. What follows from that is ruled next.
    virtual void dealt(const Events& /*happened*/, const Hand& /*after*/) {}

protected:
    ~RulingWatch() = default;
};

// Rules on `incident` and changes hand and floor accordingly. Appends to `events` what happened in the hand.
void carry_out(Hand& hand,
               FloorState& floor,
               const Incident& incident,
               const Spoken& spoken,
               const Policy& policy,
               Rulings& rulings,
               Events& events,
               RulingWatch* watch = nullptr) noexcept;

// Cards were dealt or named: acts before them are over.
void cards_came(Hand& hand, FloorState& floor, const Hand& before, const Events& events, const Policy& policy) noexcept;

// Adds what happened to what has happened before.
void append(Events& all, const Events& events) noexcept;

// What follows by itself from what has happened: acts that waited for their turn, and a seat that was passed over.
void carry_out_what_follows(
    Hand& hand, FloorState& floor, const Policy& policy, Rulings& rulings, Events& events, RulingWatch* watch = nullptr) noexcept;

} // namespace floorman
