#include "table/seating.hpp"

namespace floorman {

namespace {

// Whether somebody must pay or wait to be dealt in.
bool owes(const Person& person) noexcept { return person.newcomer || !person.missed.empty() || person.entering != Entering::no; }

// Whether being dealt in costs something under this book.
bool must_pay(const Person& person, const Policy& policy) noexcept {
    if (person.newcomer) return policy.enter_between() != EnterBetween::dealt_in;
    const bool misses = !person.missed.empty() && policy.missed_blinds() != MissedBlinds::posted_for_absent;
    return misses || person.entering != Entering::no;
}

void sit(Table& table, Seat seat, const Policy& policy) noexcept {
    Person person;
    person.presence = Presence::in_seat;
    person.newcomer = !table.first_hand;
    const bool at_once = table.first_hand || policy.enter_between() == EnterBetween::dealt_in;
    person.entering = at_once ? Entering::no : Entering::posts;
    table.at[seat] = person;
}

// What is due stays due where the book posts for the absent; elsewhere it is missed from now on.
void sit_out(Person& person, const Policy& policy) noexcept {
    person.presence = Presence::away;
    person.entering = Entering::no;
    if (policy.missed_blinds() == MissedBlinds::posted_for_absent) return;
    person.missed = person.missed | person.due;
    person.due = BlindSet{};
}

// Is in the seat, and comes in so where it costs something.
void come_in(Person& person, Entering how, const Policy& policy) noexcept {
    person.entering = must_pay(person, policy) ? how : Entering::no;
    person.presence = Presence::in_seat;
}

// Is in the seat, and waits even where it need not.
void wait(Person& person) noexcept {
    person.entering = owes(person) ? Entering::waits : Entering::no;
    person.presence = Presence::in_seat;
}

} // namespace

SeatingRefusal why_not(const Table& table, const Seating& seating, const Policy& policy) noexcept {
    if (!seating.seat.exists() || seating.seat.index >= table.seats) return SeatingRefusal::no_such_seat;
    const Person& person = table.at[seating.seat];
    const bool somebody = person.presence != Presence::nobody;
    if (seating.kind == SeatingKind::sits) return somebody ? SeatingRefusal::seat_is_taken : SeatingRefusal::none;
    if (!somebody) return SeatingRefusal::nobody_is_there;
    const bool settled = person.presence == Presence::in_seat && !owes(person);
    switch (seating.kind) {
    case SeatingKind::sits:
    case SeatingKind::leaves: break;
    case SeatingKind::sits_out: return person.presence == Presence::away ? SeatingRefusal::is_away_already : SeatingRefusal::none;
    case SeatingKind::returns:
    case SeatingKind::returns_and_posts: return settled ? SeatingRefusal::is_not_away : SeatingRefusal::none;
    case SeatingKind::waits:
    case SeatingKind::posts: return settled ? SeatingRefusal::owes_nothing : SeatingRefusal::none;
    case SeatingKind::buys_button:
        if (policy.enter_between() != EnterBetween::buys_button) return SeatingRefusal::button_not_for_sale;
        return settled ? SeatingRefusal::owes_nothing : SeatingRefusal::none;
    }
    return SeatingRefusal::none;
}

SeatingRefusal take(Table& table, const Seating& seating, const Policy& policy) noexcept {
    if (const SeatingRefusal refusal = why_not(table, seating, policy); refusal != SeatingRefusal::none) return refusal;
    Person& person = table.at[seating.seat];
    switch (seating.kind) {
    case SeatingKind::sits: sit(table, seating.seat, policy); break;
    case SeatingKind::leaves: person = Person{}; break;
    case SeatingKind::sits_out: sit_out(person, policy); break;
    case SeatingKind::returns: come_in(person, Entering::waits, policy); break;
    case SeatingKind::waits: wait(person); break;
    case SeatingKind::returns_and_posts:
    case SeatingKind::posts: come_in(person, Entering::posts, policy); break;
    case SeatingKind::buys_button: come_in(person, Entering::buys_button, policy); break;
    }
    return SeatingRefusal::none;
}

} // namespace floorman
