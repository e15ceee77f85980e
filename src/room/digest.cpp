#include "room/digest.hpp"

#include <optional>

namespace floorman::room {

namespace {

// FNV-1a, eight bytes at a time.
class Digest {
public:
    Digest& add(std::uint64_t value) noexcept {
        hash_ = (hash_ ^ value) * 0x100000001B3U;
        hash_ ^= hash_ >> 29U;
        return *this;
    }
    Digest& add(std::int64_t value) noexcept { return add(static_cast<std::uint64_t>(value)); }
    Digest& add(int value) noexcept { return add(static_cast<std::int64_t>(value)); }
    Digest& add(bool value) noexcept { return add(std::uint64_t{value ? 1U : 0U}); }
    Digest& add(Chips chips) noexcept { return add(chips.count); }
    Digest& add(Seat seat) noexcept { return add(static_cast<int>(seat.index)); }
    Digest& add(SeatSet seats) noexcept {
        for (const Seat seat : SeatSet::first(max_seats)) add(seats.has(seat));
        return *this;
    }
    template <class T>
    Digest& add(const PerSeat<T>& each) noexcept {
        for (const Seat seat : SeatSet::first(max_seats)) add(each[seat]);
        return *this;
    }
    [[nodiscard]] std::uint64_t value() const noexcept { return hash_; }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325U;
};

template <class Cards>
void add_cards(Digest& all, const Cards& cards) noexcept {
    all.add(static_cast<int>(cards.size()));
    for (const Card card : cards) all.add(static_cast<int>(card.code));
}

void add_hand(Digest& all, const Hand& hand) noexcept {
    const Round& round = hand.round;
    all.add(round.stack).add(round.wagered_to).add(round.answered_to).add(round.bet_to).add(round.full_to);
    all.add(round.last_full_raise).add(round.live).add(round.waiting).add(round.barred).add(round.to_act);
    all.add(static_cast<int>(round.raises)).add(round.capped);
    all.add(hand.committed).add(hand.dead).add(hand.shown).add(hand.mucked).add(hand.drawing).add(hand.button);
    all.add(hand.goes_on_after);
    all.add(static_cast<int>(hand.street)).add(static_cast<int>(hand.dealt)).add(static_cast<int>(hand.in_deck));
    all.add(hand.betting_over);
    add_cards(all, hand.board);
    for (const Seat seat : hand.dealt_in) add_cards(all, hand.hole[seat]);
}

void add_held(Digest& all, const HeldAct& held) noexcept {
    all.add(static_cast<int>(held.action.act))
        .add(held.to.value_or(no_chips))
        .add(held.stated)
        .add(held.level)
        .add(held.rests_on);
    all.add(held.changed).add(worth(held.chips)).add(held.call_said).add(held.call_came_first).add(held.amount_said);
    all.add(held.raise_said).add(held.heads_up);
}

void add_tally(Digest& all, const Tally& tally) noexcept {
    all.add(tally.acts).add(tally.folds).add(tally.checks).add(tally.with_chips);
}

void add_open(Digest& all, const OpenAct& open) noexcept {
    all.add(open.by).add(open.to).add(open.amount_said).add(open.raise_said).add(open.in_chips).add(open.put_out);
    all.add(open.owed);
    for (const std::optional<Act>& act : {open.made, open.declared}) all.add(act ? static_cast<int>(*act) + 1 : 0);
    add_tally(all, open.tally);
}

void add_floor(Digest& all, const FloorState& floor) noexcept {
    for (const Seat seat : SeatSet::first(max_seats)) {
        const std::optional<HeldAct>& held = floor.held[seat];
        all.add(held.has_value()).add(static_cast<int>(floor.limited[seat].only.bits)).add(worth(floor.front[seat]));
        all.add(floor.limited[seat].until_bet_over.value_or(no_chips));
        if (held) add_held(all, *held);
    }
    add_open(all, floor.open);
    add_tally(all, floor.tally);
    add_tally(all, floor.behind);
    all.add(floor.pulled_back).add(floor.moved).add(floor.motion_drew_act).add(floor.passed_by).add(floor.skip_ruled);
    all.add(floor.turn).add(floor.now).add(floor.turn_began).add(floor.asked.has_value()).add(floor.away);
    all.add(floor.owed).add(static_cast<int>(floor.owed_on)).add(floor.spoke_up).add(floor.counted).add(floor.clock.has_value());
    if (floor.clock) all.add(floor.clock->on).add(floor.clock->started);
}

void add_table(Digest& all, const Table& table) noexcept {
    all.add(table.seats).add(table.first_hand).add(table.places);
    all.add(table.last.button).add(table.last.small).add(table.last.big).add(table.last.heads_up);
    for (const Seat seat : SeatSet::first(table.seats)) {
        const Person& person = table.at[seat];
        all.add(static_cast<int>(person.presence))
            .add(static_cast<int>(person.entering))
            .add(static_cast<int>(person.missed.bits));
        all.add(static_cast<int>(person.due.bits)).add(person.newcomer).add(person.behind_button);
        all.add(static_cast<int>(person.moved_by)).add(person.stack);
    }
}

} // namespace

std::uint64_t digest(const Sitting& sitting) noexcept {
    Digest all;
    add_table(all, sitting.table);
    for (const Seat seat : SeatSet::first(max_seats)) all.add(static_cast<int>(sitting.person[seat]));
    all.add(sitting.leaving).add(sitting.now).add(sitting.hands).add(sitting.in_hand);
    all.add(sitting.level.blinds.small).add(sitting.level.blinds.big).add(sitting.level.ante);
    if (sitting.in_hand) {
        add_hand(all, sitting.hand);
        add_floor(all, sitting.floor);
    }
    return all.value();
}

std::uint64_t digest(const Policy& policy) noexcept {
    Digest all;
    all.add(static_cast<int>(policy.structure)).add(static_cast<int>(policy.family));
    for (const std::int32_t answer : policy.answers) all.add(static_cast<int>(answer));
    return all.value();
}

} // namespace floorman::room
