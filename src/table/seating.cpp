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

// How many others get the big blind before whoever sits here.
int before_big(const Table& table, Seat seat, Seat moving) noexcept {
    int before = 0;
    for (const Seat other : taken(table)) {
        const bool plays = other != moving && table.at[other].presence == Presence::in_seat && !table.at[other].newcomer;
        before += plays && other != seat && steps(table.last.big, other) < steps(table.last.big, seat) ? 1 : 0;
    }
    return before;
}

// Hands until the button has passed a seat to which it comes before the big blind does; 0 for any other seat.
int hands_until_passed(const Placing& last, Seat seat, ButtonRule rule) noexcept {
    if (seat == last.big) return 2;
    if (seat == last.small || lies_between(last.small, seat, last.big)) return 1;
    // A button that moves on comes to whoever is next; a dead one goes to where the small blind was.
    const bool next = !last.heads_up && rule != ButtonRule::dead && lies_between(last.button, seat, last.small);
    return next ? 1 : 0;
}

// Moving away from the big blind would put it off: what that costs is `seat_change`. Whoever moves to where the button comes
// before the big blind does lets it pass, and one who still has the small blind to pay owes it.
void move(Table& table, Seat from, Seat to, const Policy& policy) noexcept {
    Person person = table.at[from];
    const int away_by = before_big(table, to, from) - before_big(table, from, from);
    table.at[from] = Person{};
    if (!table.first_hand && !owes(person)) {
        bool pays = false;
        switch (policy.seat_change()) {
        case SeatChange::same_position: pays = away_by > 0; break;
        case SeatChange::past_two: pays = away_by > 2; break;
        case SeatChange::dealt_in: person.newcomer = true; break;
        }
        if (pays) { // As a new player does.
            person.newcomer = true;
            person.entering = Entering::posts;
            person.moved_by = static_cast<std::uint8_t>(away_by);
        } else if (from == table.last.big && policy.missed_blinds() != MissedBlinds::posted_for_absent) {
            person.missed.add(Blind::small);
            person.entering = Entering::posts;
        } else if (const int hands = hands_until_passed(table.last, to, policy.button_rule()); hands > 0 && !person.newcomer) {
            person.entering = Entering::waits;
            person.moved_by = static_cast<std::uint8_t>(hands);
        }
    }
    table.at[to] = person;
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
    case SeatingKind::moves:
        if (!seating.to.exists() || seating.to.index >= table.seats) return SeatingRefusal::no_such_seat;
        if (table.at[seating.to].presence != Presence::nobody) return SeatingRefusal::seat_is_taken;
        break;
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
    case SeatingKind::moves: move(table, seating.seat, seating.to, policy); break;
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
