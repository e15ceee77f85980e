#include "play/sitting.hpp"

#include <algorithm>
#include <utility>

#include "floor/substantial.hpp"
#include "hand/invariants.hpp"
#include "hand/pending.hpp"
#include "hand/showdown.hpp"
#include "hand/step.hpp"

namespace floorman {

namespace {

SittingVerdict refuse(SittingError error) noexcept {
    SittingVerdict verdict;
    verdict.error = error;
    return verdict;
}

SittingVerdict refuse(SeatingRefusal why) noexcept {
    SittingVerdict verdict = refuse(SittingError::seating);
    verdict.seating = why;
    return verdict;
}

SittingVerdict refuse(ChipsRefusal why) noexcept {
    SittingVerdict verdict = refuse(SittingError::chips);
    verdict.chips = why;
    return verdict;
}

SittingVerdict refuse(StepVerdict why) noexcept {
    SittingVerdict verdict = refuse(SittingError::hand);
    verdict.hand = why;
    return verdict;
}

void note(SittingEvents& events, TableEventKind kind, Seat seat = no_seat, Chips chips = no_chips) noexcept {
    if (!events.table.full()) events.table.push_back({kind, {}, seat, chips});
}

bool plays(const Sitting& sitting, Seat seat) noexcept {
    return sitting.in_hand && sitting.map.in_hand[seat].exists() && sitting.hand.dealt_in.has(sitting.map.in_hand[seat]);
}

// ---- People and chips between hands ---------------------------------------------------------------------------------

const Departed* departed(const Sitting& sitting, std::uint32_t person) noexcept {
    for (const Departed& one : sitting.departed) {
        const bool in_time = sitting.house.return_within == 0 || sitting.now - one.at <= sitting.house.return_within;
        if (one.person == person && in_time) return &one;
    }
    return nullptr;
}

void forget(Sitting& sitting, std::uint32_t person) noexcept {
    Bounded<Departed, 64> others;
    for (const Departed& one : sitting.departed)
        if (one.person != person) others.push_back(one);
    sitting.departed = others;
}

// Who left first is forgotten first, where there are more than can be kept in mind.
void remember_departed(Sitting& sitting, std::uint32_t person, Chips chips) noexcept {
    if (sitting.house.tournament || sitting.house.return_within == 0 || chips == no_chips) return;
    forget(sitting, person);
    if (sitting.departed.full()) forget(sitting, sitting.departed[0].person);
    sitting.departed.push_back({person, chips, sitting.now});
}

void get_up(Sitting& sitting, Seat seat, const Policy& policy) noexcept {
    remember_departed(sitting, sitting.person[seat], sitting.table.at[seat].stack);
    take(sitting.table, {SeatingKind::leaves, seat, no_seat}, policy);
    sitting.person[seat] = 0;
    sitting.leaving.remove(seat);
    if (sitting.legs.leg == seat) sitting.legs.leg = no_seat; // Whoever sits there next has won nothing.
    if (sitting.legs.killer == seat) sitting.legs.killer = no_seat;
}

SittingVerdict sit_down(Sitting& sitting, const SittingInput& input, const Policy& policy) noexcept {
    const Departed* const before = departed(sitting, input.person);
    const ChipsRefusal why = why_no_buy_in(input.chips, before != nullptr ? before->chips : no_chips, chips_in_sitting(sitting),
                                           sitting.house);
    if (why != ChipsRefusal::none) return refuse(why);
    take(sitting.table, input.seating, policy);
    forget(sitting, input.person);
    sitting.table.at[input.seating.seat].stack = input.chips;
    sitting.person[input.seating.seat] = input.person;
    return {};
}

SittingVerdict seat(Sitting& sitting, const SittingInput& input, const Policy& policy, SittingEvents& events) noexcept {
    const Seat where = input.seating.seat;
    if (const SeatingRefusal why = why_not(sitting.table, input.seating, policy); why != SeatingRefusal::none) return refuse(why);
    switch (input.seating.kind) {
    case SeatingKind::sits:
        if (const SittingVerdict verdict = sit_down(sitting, input, policy); !verdict.allowed()) return verdict;
        break;
    case SeatingKind::leaves:
        if (plays(sitting, where))
            sitting.leaving.add(where);
        else
            get_up(sitting, where, policy);
        break;
    case SeatingKind::returns:
    case SeatingKind::returns_and_posts:
    case SeatingKind::waits:
    case SeatingKind::posts:
    case SeatingKind::buys_button:
        if (sitting.table.at[where].stack == no_chips && !plays(sitting, where)) return refuse(ChipsRefusal::nothing);
        take(sitting.table, input.seating, policy);
        break;
    case SeatingKind::moves:
        if (plays(sitting, where)) return refuse(SittingError::hand_in_play);
        take(sitting.table, input.seating, policy);
        std::swap(sitting.person[where], sitting.person[input.seating.to]);
        if (sitting.legs.leg == where) sitting.legs.leg = input.seating.to;
        if (sitting.legs.killer == where) sitting.legs.killer = input.seating.to;
        break;
    case SeatingKind::sits_out: take(sitting.table, input.seating, policy); break;
    }
    if (!events.table.full()) events.table.push_back({TableEventKind::seated, input.seating.kind, where, input.chips});
    return {};
}

SittingVerdict add_chips(Sitting& sitting, const SittingInput& input, SittingEvents& events) noexcept {
    const Seat where = input.seating.seat;
    if (!where.exists() || where.index >= sitting.table.seats) return refuse(SeatingRefusal::no_such_seat);
    if (sitting.table.at[where].presence == Presence::nobody) return refuse(SeatingRefusal::nobody_is_there);
    Chips& stack = sitting.table.at[where].stack;
    const ChipsRefusal why = why_no_top_up(stack, input.chips, plays(sitting, where), chips_in_sitting(sitting), sitting.house);
    if (why != ChipsRefusal::none) return refuse(why);
    stack += input.chips;
    note(events, TableEventKind::chips_added, where, input.chips);
    return {};
}

// The house mends a stack between hands: chips that were counted wrong, or paid for elsewhere.
SittingVerdict correct_stack(Sitting& sitting, const SittingInput& input, SittingEvents& events) noexcept {
    const Seat where = input.seating.seat;
    if (!where.exists() || where.index >= sitting.table.seats) return refuse(SeatingRefusal::no_such_seat);
    if (sitting.table.at[where].presence == Presence::nobody) return refuse(SeatingRefusal::nobody_is_there);
    if (plays(sitting, where)) return refuse(ChipsRefusal::in_a_hand);
    Chips& stack = sitting.table.at[where].stack;
    if (input.chips < no_chips - stack) return refuse(SittingError::no_such_amount);
    if (input.chips > most_chips - chips_in_sitting(sitting)) return refuse(ChipsRefusal::too_many);
    stack += input.chips;
    note(events, TableEventKind::chips_added, where, input.chips);
    return {};
}

SittingVerdict straddle(Sitting& sitting, const SittingInput& input, const Policy& policy) noexcept {
    if (sitting.in_hand) return refuse(SittingError::hand_in_play);
    const std::optional<Deal> deal = next_deal(sitting.table, policy);
    if (!deal) return refuse(SittingError::too_few);
    const Straddle wanted{input.seating.seat, input.chips};
    const bool takes_over = comes_first(*deal, sitting.straddles, wanted.by, policy);
    const Straddles before = takes_over ? Straddles{} : sitting.straddles;
    const StraddleRefusal why = why_no_straddle(sitting.table, *deal, before, wanted, is_kill_pot(sitting), policy);
    if (why != StraddleRefusal::none) {
        SittingVerdict verdict = refuse(SittingError::straddle);
        verdict.straddle = why;
        return verdict;
    }
    sitting.straddles = before;
    sitting.straddles.push_back(wanted);
    return {};
}

// ---- A hand begins --------------------------------------------------------------------------------------------------

// People may have come and gone since: a straddle that would be refused now is none.
Straddles still_offered(const Sitting& sitting, const Deal& deal, const Policy& policy) noexcept {
    Straddles offered;
    for (const Straddle& one : sitting.straddles)
        if (why_no_straddle(sitting.table, deal, offered, one, is_kill_pot(sitting), policy) == StraddleRefusal::none)
            offered.push_back(one);
    return offered;
}

Chips of_kind(const Events& events, bool posts) noexcept {
    Chips sum{};
    for (const Event& event : events)
        if (posts == (event.kind <= EventKind::kill_post)) sum += event.adds;
    return sum;
}

void begin_hand(Sitting& sitting, const HandSetup& made, const Policy& policy, SittingEvents& events) noexcept {
    HandSetup setup = made;
    setup.event_heads_up = sitting.players_left == 2;
    sitting.setup = setup;
    sitting.hand = begin(setup, policy, events.hand);
    sitting.posted = of_kind(events.hand, true);
    sitting.floor = FloorState{};
    sitting.acts = Tally{};
    for (const Seat seat : sitting.deal.absent) { // Posted for, and dead at once.
        Events killed;
        step(sitting.hand, of_seat(InputKind::kill, sitting.map.in_hand[seat]), policy, killed);
        append(events.hand, killed);
    }
    sitting.floor.turn = sitting.hand.round.to_act;
    sitting.floor.street = sitting.hand.street;
    sitting.in_hand = true;
    sitting.hand_is_kill = setup.killer.exists();
    ++sitting.hands;
    for (const Seat seat : sitting.deal.dealt_in | sitting.deal.absent) sitting.table.at[seat].stack = no_chips; // In the hand.
    note(events, TableEventKind::dealt, sitting.deal.placing.button);
}

// Who has no chips is not dealt in.
void seat_out_the_broke(Sitting& sitting, const Policy& policy) noexcept {
    for (const Seat seat : taken(sitting.table))
        if (sitting.table.at[seat].stack == no_chips) take(sitting.table, {SeatingKind::sits_out, seat, no_seat}, policy);
}

// The button and the blinds pass by who has no chips, as if the place were free.
Table without_the_broke(Table table) noexcept {
    for (const Seat seat : taken(table))
        if (table.at[seat].stack == no_chips) table.at[seat].presence = Presence::nobody;
    return table;
}

// In a bomb pot those who are in the game play, nothing is posted but the antes, and nothing moves.
void make_bomb(Deal& deal, const Table& table) noexcept {
    for (const Seat seat : deal.dealt_in)
        if (table.at[seat].entering != Entering::no) deal.dealt_in.remove(seat);
    deal.absent = deal.entering = SeatSet{};
    deal.blind = {};
    deal.extra = {};
    deal.placing = table.last;
    deal.small_by = deal.bought_by = no_seat;
    deal.first_to_act = next_after(deal.dealt_in, table.last.button);
}

// ---- A hand goes on, and ends ---------------------------------------------------------------------------------------

void count_acts(Tally& acts, const Events& events) noexcept {
    for (const Event& event : events) {
        if (event.kind != EventKind::acted) continue;
        ++acts.acts;
        acts.folds += event.act == Act::fold ? 1 : 0;
        acts.checks += event.act == Act::check ? 1 : 0;
        acts.with_chips += event.adds > no_chips ? 1 : 0;
    }
}

// Nobody bets before the flop of a bomb pot: everybody is taken to have checked.
void check_the_bomb_down(Sitting& sitting, const Policy& policy, SittingEvents& events) noexcept {
    while (sitting.bomb > no_chips && sitting.hand.street == 0 && sitting.hand.round.to_act.exists() && sitting.hand.dealt > 0) {
        const Hand before = sitting.hand;
        Events happened;
        if (!step(sitting.hand, act({Act::check, no_chips}), policy, happened).allowed()) return;
        cards_came(sitting.hand, sitting.floor, before, happened, policy);
        append(events.hand, happened);
    }
}

// Who won what, and what it means for kills.
void pay_out(Sitting& sitting, const PerSeat<Chips>& won, SittingEvents& events) noexcept {
    PotWon pot;
    for (const Seat seat : SeatSet::first(sitting.map.seats)) {
        const Seat at_table = sitting.map.at_table[seat];
        sitting.table.at[at_table].stack = sitting.hand.round.stack[seat] + won[seat];
        pot.amount += won[seat];
        if (won[seat] == no_chips) continue;
        pot.winners.add(at_table);
        note(events, TableEventKind::won, at_table, won[seat]);
    }
    pot.brought = std::max(no_chips, pot.amount - sitting.posted);
    const Legs before = sitting.legs;
    if (!pot.winners.empty()) sitting.legs = after_pot(before, pot, sitting.house.kill);
    if (sitting.legs.leg.exists() && sitting.legs.leg != before.leg) note(events, TableEventKind::leg_up, sitting.legs.leg);
    if (sitting.legs.killer.exists()) note(events, TableEventKind::kills_next, sitting.legs.killer);
}

void part(Sitting& sitting, const Policy& policy, SittingEvents& events) noexcept {
    for (const Seat seat : SeatSet::first(sitting.map.seats)) {
        const Seat at_table = sitting.map.at_table[seat];
        const bool broke = sitting.table.at[at_table].stack == no_chips;
        if (broke) note(events, TableEventKind::out, at_table);
        if (sitting.leaving.has(at_table) || (broke && sitting.house.tournament))
            get_up(sitting, at_table, policy);
        else if (broke)
            take(sitting.table, {SeatingKind::sits_out, at_table, no_seat}, policy);
    }
}

void finish_if_over(Sitting& sitting, const Policy& policy, SittingEvents& events) noexcept {
    if (!sitting.hand.betting_over || pending(sitting.hand, policy).awaited != Awaited::nothing) return;
    const std::optional<PerSeat<Chips>> won = awards(sitting.hand, policy);
    if (!won) return; // Cards are still to be named.
    sitting.in_hand = false;
    pay_out(sitting, *won, events);
    part(sitting, policy, events);
    note(events, TableEventKind::hand_over);
}

SittingVerdict deal(Sitting& sitting, const Policy& policy, SittingEvents& events) noexcept {
    if (sitting.in_hand) return refuse(SittingError::hand_in_play);
    Sitting next = sitting;
    if (next.next_level) {
        next.level = *next.next_level;
        next.next_level.reset();
        note(events, TableEventKind::level_set);
    }
    next.table.blinds = next.level.blinds;
    seat_out_the_broke(next, policy);
    std::optional<Deal> deal = next_deal(without_the_broke(next.table), policy);
    if (deal && next.next_bomb > no_chips) make_bomb(*deal, next.table);
    if (!deal || (deal->dealt_in | deal->absent).count() < 2) {
        events.clear();
        return refuse(SittingError::too_few);
    }
    next.table_before = next.table;
    next.straddles_before = next.straddles;
    next.deal = *deal;
    next.bomb = next.next_bomb;
    next.next_bomb = no_chips;
    next.map = seat_map(deal->dealt_in | deal->absent, deal->placing.button);
    if (next.bomb > no_chips) {
        begin_hand(next, bomb_pot(next.table, next.map, next.level, next.house, next.bomb), policy, events);
    } else {
        const Straddles straddles = still_offered(next, *deal, policy);
        const Seat killer = deal->dealt_in.has(next.legs.killer) ? next.legs.killer : no_seat;
        const HandSetup setup = hand_setup(next.table, *deal, next.map, next.level, next.house, straddles, killer);
        apply(next.table, *deal, policy);
        next.straddles.clear();
        begin_hand(next, setup, policy, events);
    }
    finish_if_over(next, policy, events); // One who is there, and others who are absent.
    sitting = next;
    return {};
}

SittingVerdict take_cards(
    Sitting& sitting, const Input& input, const Policy& policy, SittingEvents& events, RulingWatch* watch) noexcept {
    if (!sitting.in_hand) return refuse(SittingError::no_hand_in_play);
    switch (input.kind) {
    case InputKind::deal_board:
    case InputKind::deal_hole:
    case InputKind::name_cards:
    case InputKind::draw:
    case InputKind::burn:
    case InputKind::reshuffle:
    case InputKind::run:
    case InputKind::show:
    case InputKind::muck:
    case InputKind::lead: break;
    case InputKind::act:
    case InputKind::bar:
    case InputKind::unbar:
    case InputKind::kill:
    case InputKind::forfeit:
    case InputKind::stand: return refuse(SittingError::not_for_cards); // Players act, and the floor orders, by incidents.
    }
    const Hand before = sitting.hand;
    if (const StepVerdict verdict = step(sitting.hand, input, policy, events.hand); !verdict.allowed()) return refuse(verdict);
    cards_came(sitting.hand, sitting.floor, before, events.hand, policy);
    check_the_bomb_down(sitting, policy, events);
    if (watch != nullptr) watch->dealt(events.hand, sitting.hand);
    Events followed;
    carry_out_what_follows(sitting.hand, sitting.floor, policy, events.rulings, followed, watch);
    count_acts(sitting.acts, followed);
    append(events.hand, followed);
    finish_if_over(sitting, policy, events);
    return {};
}

SittingVerdict take_incident(Sitting& sitting,
                             const Incident& incident,
                             const Spoken& spoken,
                             const Policy& policy,
                             SittingEvents& events,
                             RulingWatch* watch) noexcept {
    if (!sitting.in_hand) return refuse(SittingError::no_hand_in_play);
    if (incident.kind == IncidentKind::waits) sitting.now += incident.seconds;
    carry_out(sitting.hand, sitting.floor, incident, spoken, policy, events.rulings, events.hand, watch);
    count_acts(sitting.acts, events.hand);
    finish_if_over(sitting, policy, events);
    return {};
}

SittingVerdict pass_time(
    Sitting& sitting, std::int64_t seconds, const Policy& policy, SittingEvents& events, RulingWatch* watch) noexcept {
    if (seconds < 0) return refuse(SittingError::no_such_amount);
    if (!sitting.in_hand) {
        sitting.now += seconds;
        return {};
    }
    Incident waits;
    waits.kind = IncidentKind::waits;
    waits.seconds = seconds;
    return take_incident(sitting, waits, {}, policy, events, watch);
}

// ---- Levels ---------------------------------------------------------------------------------------------------------

// What the deal changed is taken back; people who came, went or added chips since stay as they are.
Table table_as_before(const Sitting& sitting) noexcept {
    Table table = sitting.table_before;
    const SeatSet dealt = sitting.deal.dealt_in | sitting.deal.absent;
    for (const Seat seat : SeatSet::first(table.seats)) {
        const Person& now = sitting.table.at[seat];
        Person& person = table.at[seat];
        const Person before = person;
        if (dealt.has(seat)) {
            person.presence = now.presence;
            continue;
        }
        person = now;
        if (before.presence != Presence::nobody && !now.newcomer) person.missed = before.missed;
    }
    return table;
}

SittingVerdict correct_level(Sitting& sitting, const Level& level, const Policy& policy, SittingEvents& events) noexcept {
    if (!sitting.in_hand) return refuse(SittingError::no_hand_in_play);
    if (is_substantial(sitting.acts, policy)) return refuse(SittingError::too_late);
    Sitting anew = sitting;
    anew.table = table_as_before(sitting);
    anew.straddles = sitting.straddles_before;
    anew.next_bomb = sitting.bomb;
    anew.in_hand = false;
    anew.next_level = level;
    --anew.hands;
    note(events, TableEventKind::hand_void);
    const SittingVerdict verdict = deal(anew, policy, events);
    if (verdict.allowed()) sitting = anew;
    return verdict;
}

} // namespace

SittingVerdict step(
    Sitting& sitting, const SittingInput& input, const Policy& policy, SittingEvents& events, RulingWatch* watch) noexcept {
    events.clear();
    switch (input.kind) {
    case SittingKind::seating: return seat(sitting, input, policy, events);
    case SittingKind::adds_chips: return add_chips(sitting, input, events);
    case SittingKind::corrects_stack: return correct_stack(sitting, input, events);
    case SittingKind::straddles: return straddle(sitting, input, policy);
    case SittingKind::set_level: sitting.next_level = input.level; return {};
    case SittingKind::correct_level: return correct_level(sitting, input.level, policy, events);
    case SittingKind::bomb_pot:
        if (input.chips <= no_chips || input.chips > most_chips) return refuse(SittingError::no_such_amount);
        sitting.next_bomb = input.chips;
        return {};
    case SittingKind::deal: return deal(sitting, policy, events);
    case SittingKind::cards: return take_cards(sitting, input.input, policy, events, watch);
    case SittingKind::incident: return take_incident(sitting, input.incident, input.spoken, policy, events, watch);
    case SittingKind::time: return pass_time(sitting, input.seconds, policy, events, watch);
    case SittingKind::players_left:
        if (input.count < 0) return refuse(SittingError::no_such_amount);
        sitting.players_left = input.count;
        return {};
    }
    return {};
}

bool is_kill_pot(const Sitting& sitting) noexcept {
    if (sitting.in_hand) return sitting.hand_is_kill;
    return sitting.legs.killer.exists() && sitting.next_bomb == no_chips;
}

Chips chips_in_sitting(const Sitting& sitting) noexcept {
    Chips all = sitting.in_hand ? chips_in_hand(sitting.hand) : no_chips;
    for (const Seat seat : SeatSet::first(sitting.table.seats)) all += sitting.table.at[seat].stack;
    return all;
}

} // namespace floorman
