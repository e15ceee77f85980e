// Random sittings: people come, go, buy chips, straddle and act as they like, with levels, kills and bomb pots. No chip is made
// or lost but by buying in and getting up, every hand has a first actor, every hand ends, and the same inputs make the same
// sitting.

#include <gtest/gtest.h>

#include "hand/invariants.hpp"
#include "simulation/random.hpp"
#include "support/sitting.hpp"

namespace floorman {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t sittings = 3'000;
#else
constexpr std::uint64_t sittings = 300; // Builds for testing are slow.
#endif
constexpr int inputs = 150;

class RandomSitting {
public:
    RandomSitting(std::string_view book, Structure structure, std::uint64_t number)
        : random_(20'261'130, number), table_(places(random_), 0, 0, policy_for(book, structure), house(random_)) {
        const auto players = static_cast<int>(random_.between(2, table_.sitting.table.seats));
        for (int seat = 0; seat < players; ++seat) take(seating(SeatingKind::sits, seat, random_.between(1, 40) * 10));
        table_.sitting.table.last.button = table_.sitting.table.last.small = table_.sitting.table.last.big = Seat{players - 1};
        start_ = table_.sitting;
        table_.taken.clear();
        chips_ = chips_in_sitting(table_.sitting).count;
    }

    std::string play() {
        for (int i = 0; i < inputs; ++i) {
            const bool plays_on = table_.sitting.in_hand && !random_.chance(10);
            if (std::string wrong = plays_on ? hand_goes_on() : table_changes(); !wrong.empty()) return wrong;
        }
        return replay();
    }

    [[nodiscard]] int hands() const { return table_.sitting.hands; }

private:
    static int places(simulation::Random& random) { return static_cast<int>(random.between(2, max_seats)); }

    static House house(simulation::Random& random) {
        House house;
        house.least_buy_in = Chips{10};
        house.most_buy_in = Chips{400};
        house.return_within = random.chance(50) ? 3600 : 0;
        house.tournament = random.chance(30);
        house.kill = {static_cast<KillKind>(random.below(3)), Chips{10}, Chips{random.chance(50) ? 100 : 0}};
        return house;
    }

    std::string take(const SittingInput& input) {
        const Sitting before = table_.sitting;
        const SittingVerdict verdict = table_.take(input);
        if (!verdict.allowed()) return table_.sitting == before ? "" : "what is refused changes the sitting";
        if (input.kind == SittingKind::seating && input.seating.kind == SeatingKind::sits) chips_ += input.chips.count;
        if (input.kind == SittingKind::adds_chips) chips_ += input.chips.count;
        for (const Seat seat : taken(before.table)) // Whoever gets up takes the stack along; in a hand only when it is over.
            if (table_.sitting.table.at[seat].presence == Presence::nobody) chips_ -= took_along(before, seat);
        return fault(input);
    }

    std::int64_t took_along(const Sitting& before, Seat seat) const {
        std::int64_t chips = before.table.at[seat].stack.count;
        if (table_.happened(TableEventKind::dealt)) return 0; // Out in a hand that was over as soon as it was dealt.
        if (!before.in_hand || !before.map.in_hand[seat].exists()) return chips;
        if (before.house.tournament && !before.leaving.has(seat)) return 0; // Broke: nothing to take along.
        const Hand& hand = table_.sitting.hand;
        const Seat in_hand = before.map.in_hand[seat];
        chips = hand.round.stack[in_hand].count;
        for (const TableEvent& event : table_.events.table)
            if (event.kind == TableEventKind::won && event.seat == seat) chips += event.chips.count;
        return chips;
    }

    std::string fault(const SittingInput& input) {
        const std::string after = "after input " + std::to_string(static_cast<int>(input.kind)) + ": ";
        const std::int64_t now = chips_in_sitting(table_.sitting).count;
        if (now != chips_) return after + std::to_string(now) + " chips instead of " + std::to_string(chips_);
        if (!table_.sitting.in_hand) return {};
        if (const char* broken = broken_invariant(table_.sitting.hand)) return after + broken;
        return {};
    }

    std::string hand_goes_on() {
        const Pending due = pending(table_.sitting.hand, table_.policy);
        switch (due.awaited) {
        case Awaited::nothing: return "a hand that waits for nothing does not end";
        case Awaited::deal_hole:
        case Awaited::deal_board: {
            SittingInput cards;
            cards.kind = SittingKind::cards;
            cards.input = of_seat(due.awaited == Awaited::deal_hole ? InputKind::deal_hole : InputKind::deal_board, due.seat);
            for (int i = 0; i < due.cards; ++i) cards.input.cards.push_back(Card{next_card_++ % 52});
            return take(cards);
        }
        case Awaited::show: {
            SittingInput shows;
            shows.kind = SittingKind::cards;
            shows.input = of_seat(random_.chance(80) || nobody_has_shown() ? InputKind::show : InputKind::muck, due.seat);
            return take(shows);
        }
        case Awaited::draw:
        case Awaited::burn:
        case Awaited::reshuffle: return "hold'em without burns neither draws nor burns";
        case Awaited::act: break;
        }
        constexpr std::array acts{ClearAct::folds,           ClearAct::checks_or_calls, ClearAct::checks_or_calls,
                                  ClearAct::checks_or_calls, ClearAct::raises,          ClearAct::bets_or_raises,
                                  ClearAct::all_in,          ClearAct::checks};
        const Seat by = random_.chance(90) ? due.seat : Seat{random_.below(table_.sitting.map.seats)};
        return take(clear_act(by, random_.one_of(acts), random_.between(1, 100)));
    }

    [[nodiscard]] bool nobody_has_shown() const { return table_.sitting.hand.shown.empty(); }

    std::string table_changes() {
        next_card_ = table_.sitting.in_hand ? next_card_ : 0;
        const int seat = random_.below(table_.sitting.table.seats);
        switch (random_.below(12)) {
        case 0:
            return take(
                seating(SeatingKind::sits, seat, random_.between(1, 45) * 10, 1 + static_cast<std::uint32_t>(random_.below(20))));
        case 1: return take(seating(static_cast<SeatingKind>(random_.below(8)), seat, random_.between(1, 40) * 10));
        case 2: return take(seating(SeatingKind::returns_and_posts, seat));
        case 3: return take(of_kind(SittingKind::adds_chips, seat, random_.between(0, 40) * 10));
        case 4: return take(of_kind(SittingKind::straddles, seat, 20 * (1 + random_.below(2))));
        case 5: return random_.chance(10) ? take(of_kind(SittingKind::bomb_pot, 0, random_.between(1, 30))) : "";
        case 6: return change_level();
        case 7: {
            SittingInput time = of_kind(SittingKind::time);
            time.seconds = random_.between(0, 600);
            return take(time);
        }
        default: return take(of_kind(SittingKind::deal));
        }
    }

    std::string change_level() {
        SittingInput input = of_kind(random_.chance(50) ? SittingKind::set_level : SittingKind::correct_level);
        input.level = table_.sitting.level;
        input.level.ante = Chips{random_.between(0, 3)};
        input.level.ante_kind = static_cast<AnteKind>(random_.below(4));
        const bool greater = random_.chance(50);
        input.level.blinds = {no_chips, Chips{greater ? 10 : 5}, Chips{greater ? 20 : 10}};
        input.level.stakes.min_bet = input.level.blinds.big;
        if (input.kind == SittingKind::correct_level) next_card_ = 0;
        return take(input);
    }

    std::string replay() {
        Sitting again = start_;
        SittingEvents events;
        for (const SittingInput& input : table_.taken)
            if (!step(again, input, table_.policy, events).allowed()) return "an input is refused when played again";
        return again == table_.sitting ? "" : "the same inputs make another sitting";
    }

    simulation::Random random_;
    TestSitting table_;
    Sitting start_;
    std::int64_t chips_{};
    int next_card_{};
};

TEST(RandomSittings, KeepEveryChipAndReplay) {
    constexpr std::array<std::string_view, 4> books{"tda", "roberts", "wsop", "home"};
    int hands = 0;
    for (std::uint64_t i = 0; i < sittings; ++i) {
        RandomSitting sitting(books[i % books.size()], static_cast<Structure>(i / books.size() % 3), i);
        ASSERT_EQ(sitting.play(), "") << "sitting " << i;
        hands += sitting.hands();
    }
    EXPECT_GT(hands, static_cast<int>(sittings)) << "hands are played";
}

} // namespace
} // namespace floorman
