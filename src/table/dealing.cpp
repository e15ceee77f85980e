#include "table/dealing.hpp"

#include <utility>

namespace floorman {

namespace {

// Everybody by how they stand to the next hand.
struct Company {
    SeatSet settled;  // In the game: may take any place.
    SeatSet behind;   // In the game, but the button passes by once.
    SeatSet entering; // Would be dealt in for a post.
    SeatSet waiting;  // Come in with the big blind only.
    SeatSet absent;   // Among the settled, but not in their seats.
};

Company company_of(const Table& table, const Policy& policy) noexcept {
    const bool posts_for_absent = policy.missed_blinds() == MissedBlinds::posted_for_absent;
    const bool new_ones_too = policy.enter_between() == EnterBetween::dealt_in;
    Company company;
    for (const Seat seat : taken(table)) {
        const Person& person = table.at[seat];
        if (person.presence == Presence::away) {
            if (!posts_for_absent || (person.newcomer && !new_ones_too)) continue;
            company.absent.add(seat);
            company.settled.add(seat);
            continue;
        }
        switch (person.entering) {
        case Entering::no: (person.behind_button ? company.behind : company.settled).add(seat); break;
        case Entering::posts:
        case Entering::buys_button: company.entering.add(seat); break;
        case Entering::waits: company.waiting.add(seat); break;
        }
    }
    return company;
}

Circle circle_of(const Table& table, const Company& company, SeatSet entering) noexcept {
    Circle circle;
    circle.settled = company.settled;
    circle.players = company.settled | company.behind | entering;
    circle.for_big = circle.players | company.waiting | company.entering;
    circle.vacated = table.places - circle.players - company.waiting;
    circle.last = table.last;
    return circle;
}

Placing placing_of(const Table& table, const Circle& circle, const Policy& policy) noexcept {
    if (table.first_hand) return place_first(circle.players, table.last.button);
    return place(circle, policy.button_rule());
}

bool passed_still_pay(const Table& table, const Policy& policy) noexcept {
    return policy.button_rule() == ButtonRule::moving && !table.first_hand;
}

// Between the button and the big blind, or on one of the places before it.
bool is_before_big(Seat seat, const Placing& placing) noexcept {
    return seat != placing.big && (seat == placing.button || lies_between(placing.button, seat, placing.big));
}

// Who, of those who would post, cannot be dealt in where they sit: the button, or whoever gets it next, must have paid the
// blinds before it. What a book allows between the button and the small blind is `enter_between`.
SeatSet must_wait(SeatSet entering, const Placing& placing, const Policy& policy) noexcept {
    SeatSet waiting;
    for (const Seat seat : entering) {
        const bool between = !placing.heads_up && lies_between(placing.button, seat, placing.small);
        switch (policy.enter_between()) {
        case EnterBetween::waits:
            if (is_before_big(seat, placing)) waiting.add(seat);
            break;
        case EnterBetween::dealt_in:
            if (between || (placing.heads_up && seat == placing.button)) waiting.add(seat);
            break;
        case EnterBetween::buys_button: // With the big blind alone one may sit there, and the button passes by.
            if (is_before_big(seat, placing) && !between) waiting.add(seat);
            break;
        }
    }
    return waiting;
}

// A new player of a book that deals everybody in is settled at once, but not between the button and the small blind.
SeatSet new_and_between(const Table& table, SeatSet settled, const Placing& placing) noexcept {
    SeatSet between;
    if (placing.heads_up) return between;
    for (const Seat seat : settled)
        if (table.at[seat].newcomer && lies_between(placing.button, seat, placing.small)) between.add(seat);
    return between;
}

struct Trial {
    Company company;
    SeatSet entering; // Those of the company who are dealt in.
    Placing placing;
    Seat bought_by{};
};

// Whoever is first left of the button and means to buy it. No seat where nobody does, or where two play.
Seat buyer(const Table& table, const Trial& trial, const Policy& policy) noexcept {
    if (policy.enter_between() != EnterBetween::buys_button || trial.placing.heads_up || table.first_hand) return no_seat;
    SeatSet buyers;
    for (const Seat seat : trial.company.entering)
        if (table.at[seat].entering == Entering::buys_button && is_before_big(seat, trial.placing)) buyers.add(seat);
    return first_from(buyers, trial.placing.button);
}

// The buyer's is the only blind; the others keep theirs for the next hand, when the buyer has the button, and so does one who
// would have come in with the big blind.
void buy(const Table& table, Trial& trial, Seat by, const Policy& policy) noexcept {
    trial.company = company_of(table, policy);
    trial.bought_by = by;
    trial.entering = SeatSet::of(by);
    for (const Seat seat : trial.company.entering)
        if (seat != trial.placing.big && !is_before_big(seat, trial.placing)) trial.entering.add(seat);
    if (trial.placing.button == by) trial.placing.button = table.last.button;
    trial.placing.small = by;
    trial.placing.big = by;
}

// Two players, where the game cannot go on otherwise: one who waits takes the big blind, unless that player had it last.
std::optional<Trial> two_of(const Table& table, Company company) noexcept {
    company.settled = company.settled - company.absent; // It takes two who are there.
    company.absent = SeatSet{};
    SeatSet inside = company.settled | company.behind;
    for (const Seat seat : inside)
        if (table.at[seat].newcomer) inside.remove(seat);
    const SeatSet outside = (company.settled | company.behind | company.waiting | company.entering) - inside;
    if ((inside | outside).count() < 2 || inside.several()) return std::nullopt;
    Seat big = next_after(outside, table.last.big);
    Seat other = inside.empty() ? next_after(outside, big) : inside.lowest();
    if (big == table.last.big) std::swap(big, other);
    company.settled = SeatSet::of(big) | SeatSet::of(other);
    company.behind = company.entering = company.waiting = SeatSet{};
    return Trial{company, {}, {other, other, big, true}, {}};
}

// Under the moving button whoever is due the big blind pays it, even where it passes by: one who comes in with it is in the
// game from now on.
void let_in_who_is_due(const Table& table, Company& company, const Policy& policy) noexcept {
    if (!passed_still_pay(table, policy)) return;
    const SeatSet outside = company.waiting | company.entering;
    const Seat due = next_after(company.settled | company.behind | outside, table.last.big);
    if (!outside.has(due) || (company.settled | company.behind).empty()) return;
    company.settled.add(due);
    company.waiting.remove(due);
    company.entering.remove(due);
}

// Those who would come in are tried, and those who cannot are left out, until the places fit everybody who is in.
std::optional<Trial> who_plays(const Table& table, const Policy& policy) noexcept {
    Trial trial{company_of(table, policy), {}, {}, {}};
    let_in_who_is_due(table, trial.company, policy);
    trial.entering = trial.company.entering;
    while (true) {
        const Circle circle = circle_of(table, trial.company, trial.entering);
        if (circle.players.empty() || !circle.for_big.several()) break;
        trial.placing = placing_of(table, circle, policy);
        if (trial.placing.button == trial.placing.big) break; // One player, and nobody to play with.
        if (const Seat by = buyer(table, trial, policy); by.exists()) {
            Trial bought = trial;
            buy(table, bought, by, policy);
            if ((bought.company.settled | bought.company.behind | bought.entering).count() > 2) return bought;
        }
        const SeatSet out = must_wait(trial.entering, trial.placing, policy);
        const SeatSet between = new_and_between(table, trial.company.settled, trial.placing);
        if (out.empty() && between.empty()) {
            const SeatSet all = trial.company.settled | trial.company.behind | trial.entering | SeatSet::of(trial.placing.big);
            if ((all - trial.company.absent).empty()) break; // All are away, but for some who wait.
            return trial;
        }
        trial.entering = trial.entering - out;
        trial.company.settled = trial.company.settled - between;
    }
    return two_of(table, company_of(table, policy));
}

// ---- Who pays what --------------------------------------------------------------------------------------------------

// What the player of a place owes when button and blinds have moved: under the moving button everybody whom a blind passed,
// too.
BlindSet newly_due(Seat seat, const Placing& last, const Placing& now, const Blinds& blinds) noexcept {
    BlindSet due;
    if (came_to(last.big, seat, now.big)) due.add(Blind::big);
    if (came_to(last.small, seat, now.small)) due.add(Blind::small);
    if (blinds.three() && !now.heads_up && came_to(last.button, seat, now.button)) due.add(Blind::button);
    return due;
}

// The blind of the place that a seat has.
BlindSet of_its_place(Seat seat, const Placing& placing, const Blinds& blinds) noexcept {
    BlindSet owed;
    if (seat == placing.big)
        owed.add(Blind::big);
    else if (seat == placing.small && (placing.heads_up || placing.small != placing.button))
        owed.add(Blind::small);
    else if (seat == placing.button && blinds.three())
        owed.add(Blind::button);
    return owed;
}

// The blinds that somebody in the game owes in this hand. Only the greatest is paid in it; with the moving button the rest
// stays due.
BlindSet owed_now(const Table& table, const Deal& deal, Seat seat, const Policy& policy) noexcept {
    const BlindSet place = of_its_place(seat, deal.placing, table.blinds);
    if (!passed_still_pay(table, policy)) return place;
    return place | table.at[seat].due | newly_due(seat, table.last, deal.placing, table.blinds);
}

// Blinds that this hand takes by somebody who pays none of them.
BlindSet went_by(Seat seat, const Table& table, const Deal& deal) noexcept {
    BlindSet missed;
    if (deal.bought_by.exists() || table.first_hand) return missed;
    const Placing& last = table.last;
    const Placing& now = deal.placing;
    if (lies_between(last.big, seat, now.big)) missed.add(Blind::big);
    // With two players the small blind lies where it must; it was due to come as far as whoever had the big one.
    const Seat small = now.heads_up ? last.big : now.small;
    if (came_to(last.small, seat, small) && last.small != small) missed.add(Blind::small);
    if (table.blinds.three() && came_to(last.button, seat, now.button) && last.button != now.button) missed.add(Blind::button);
    return missed;
}

// What is paid of it: with two players the place's own, for the button has the small blind; otherwise the greatest.
Blind paid_of(BlindSet owed, Seat seat, const Table& table, const Deal& deal) noexcept {
    return (deal.placing.heads_up ? of_its_place(seat, deal.placing, table.blinds) : owed).greatest();
}

// With which price somebody comes in who is not in a blind.
Post entry_of(const Table& table, const Deal& deal, Seat seat, const Policy& policy) noexcept {
    const Person& person = table.at[seat];
    if (person.missed.empty()) return price_of_entry(table.blinds); // New, or moved away from the blinds.
    return price_of_missed(person.missed | went_by(seat, table, deal), table.blinds, policy.missed_blinds());
}

void set_posts(Deal& deal, const Table& table, SeatSet settled, const Policy& policy) noexcept {
    if (deal.bought_by.exists()) {
        const Post price = price_of_button(table.blinds);
        deal.blind[deal.bought_by] = price.live;
        deal.extra[deal.bought_by].dead = price.dead;
    } else {
        for (const Seat seat : settled) {
            const BlindSet owed = owed_now(table, deal, seat, policy);
            if (owed.empty()) continue;
            const Blind paid = paid_of(owed, seat, table, deal);
            deal.blind[seat] = table.blinds.of(paid);
            if (paid == Blind::small && (!deal.small_by.exists() || seat == deal.placing.small)) deal.small_by = seat;
        }
    }
    for (const Seat seat : deal.entering)
        if (seat != deal.bought_by) deal.extra[seat] = entry_of(table, deal, seat, policy);
}

// ---- What is different after the hand -------------------------------------------------------------------------------

void was_dealt_in(Person& person, Seat seat, const Table& before, const Deal& deal, const Policy& policy) noexcept {
    const bool entered = deal.entering.has(seat);
    if (!entered && passed_still_pay(before, policy) && !deal.bought_by.exists()) {
        BlindSet owed = owed_now(before, deal, seat, policy);
        if (!owed.empty()) owed.remove(paid_of(owed, seat, before, deal));
        person.due = owed;
    }
    const Placing& now = deal.placing;
    const bool between = !now.heads_up && seat != deal.bought_by && lies_between(now.button, seat, now.small);
    const bool passed = came_to(before.last.button, seat, now.button);
    person.behind_button = (entered && between) || (person.behind_button && !passed && seat != now.big);
    person.entering = Entering::no;
    person.missed = BlindSet{};
    person.newcomer = false;
    person.moved_by = 0;
}

// A newcomer misses nothing: who has not played owes nothing but the entry.
void was_left_out(Person& person, Seat seat, const Table& before, const Deal& deal) noexcept {
    if (!person.newcomer) person.missed = person.missed | went_by(seat, before, deal);
    if (person.moved_by == 0) return;
    --person.moved_by;
    if (person.moved_by == 0 && person.entering == Entering::waits) person.entering = Entering::no;
}

} // namespace

std::optional<Deal> next_deal(const Table& table, const Policy& policy) noexcept {
    const std::optional<Trial> trial = who_plays(table, policy);
    if (!trial) return std::nullopt;
    Deal deal;
    deal.placing = trial->placing;
    deal.bought_by = trial->bought_by;
    deal.absent = trial->company.absent & trial->company.settled;
    SeatSet settled = trial->company.settled | trial->company.behind;
    settled.add(deal.placing.big); // One who came in with it.
    deal.entering = trial->entering - settled;
    if (deal.bought_by.exists()) deal.entering.add(deal.bought_by);
    deal.dealt_in = (settled | deal.entering) - deal.absent;
    if (deal.dealt_in.empty()) return std::nullopt; // All are away.
    set_posts(deal, table, settled, policy);
    deal.first_to_act = next_after(deal.dealt_in, deal.placing.big);
    const Seat left_of_button = next_after(deal.dealt_in, deal.placing.button);
    Seat last = left_of_button;
    for (Seat seat = left_of_button; (seat = next_after(deal.dealt_in, seat)) != left_of_button;) last = seat;
    deal.last_to_act = last;
    return deal;
}

void apply(Table& table, const Deal& deal, const Policy& policy) noexcept {
    const Table before = table;
    const SeatSet dealt = deal.dealt_in | deal.absent;
    for (const Seat seat : taken(before)) {
        if (dealt.has(seat))
            was_dealt_in(table.at[seat], seat, before, deal, policy);
        else
            was_left_out(table.at[seat], seat, before, deal);
    }
    table.first_hand = false;
    table.places = dealt | SeatSet::of(deal.placing.button) | SeatSet::of(deal.placing.small);
    table.last = deal.placing;
    if (deal.bought_by.exists()) table.last.big = before.last.big; // Nobody else's blind has moved.
}

} // namespace floorman
