// A hundred thousand random sessions with people coming and going, under every button rule and every way to make up for blinds:
// nobody is treated unfairly, and the same session replays to the same table.

#include <gtest/gtest.h>

#include "base/seat.hpp"
#include "properties/session_auditor.hpp"
#include "simulation/random.hpp"
#include "support/policies.hpp"
#include "table/dealing.hpp"
#include "table/seating.hpp"

namespace floorman {
namespace {

#ifdef NDEBUG
constexpr std::uint64_t sessions = 100'000;
#else
constexpr std::uint64_t sessions = 10'000; // Builds for testing are slow.
#endif
constexpr int lines = 40;

struct Rules {
    ButtonRule button{};
    MissedBlinds missed{};
    EnterBetween between{};
    Policy policy;
};

std::vector<Rules> every_combination() {
    std::vector<Rules> all;
    for (const ButtonRule button : {ButtonRule::dead, ButtonRule::moving, ButtonRule::simplified})
        for (const MissedBlinds missed :
             {MissedBlinds::posted_for_absent, MissedBlinds::live_to_opening_bet, MissedBlinds::big_blind_live})
            for (const EnterBetween between : {EnterBetween::waits, EnterBetween::dealt_in, EnterBetween::buys_button}) {
                const auto move = static_cast<std::int32_t>(all.size() % 3); // Every answer with every button rule.
                const std::vector<HouseAnswer> house{{Question::seat_change, move},
                                                     {Question::button_rule, static_cast<std::int32_t>(button)},
                                                     {Question::missed_blinds, static_cast<std::int32_t>(missed)},
                                                     {Question::enter_between, static_cast<std::int32_t>(between)}};
                all.push_back({button, missed, between, policy_for("roberts", Structure::no_limit, Family::board, house)});
            }
    return all;
}

audit::SeenHand seen(const Deal& deal) {
    audit::SeenHand hand;
    hand.button = deal.placing.button.index;
    hand.small_seat = deal.placing.small.index;
    hand.big = deal.placing.big.index;
    hand.heads_up = deal.placing.heads_up;
    hand.bought = deal.bought_by.exists();
    for (const Seat seat : deal.dealt_in) hand.dealt_in.insert(seat.index);
    for (const Seat seat : deal.absent) hand.absent.insert(seat.index);
    for (const Seat seat : deal.entering) hand.paid_to_enter.insert(seat.index);
    for (const Seat seat : SeatSet::first(max_seats)) {
        hand.blind[seat.index] = deal.blind[seat].count;
        hand.entry_live[seat.index] = deal.extra[seat].live.count;
        hand.entry_dead[seat.index] = deal.extra[seat].dead.count;
    }
    hand.first_to_act = deal.first_to_act.index;
    hand.last_to_act = deal.last_to_act.index;
    return hand;
}

class RandomSession {
public:
    RandomSession(const Rules& rules, std::uint64_t number)
        : rules_(rules), random_(20'261'130, number), auditor_(house(rules, random_)) {
        table_.seats = seats_;
        table_.blinds = {no_chips, Chips{5}, Chips{10}};
        sit_down();
    }

    // What went wrong first; empty when nothing did.
    std::string play() {
        for (int line = 0; line < lines; ++line) {
            if (std::string wrong = random_.chance(45) ? deal() : somebody_moves(); !wrong.empty()) return wrong + "\n" + told_;
        }
        return {};
    }

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] int hands() const { return hands_; }

private:
    audit::House house(const Rules& rules, simulation::Random& random) {
        seats_ = static_cast<int>(random.between(2, max_seats));
        audit::House house;
        house.button = static_cast<audit::House::Button>(rules.button);
        house.missed = static_cast<audit::House::Missed>(rules.missed);
        house.deals_everybody_in = rules.between == EnterBetween::dealt_in;
        house.move = static_cast<audit::House::Move>(rules.policy.answer(Question::seat_change));
        house.small = 5;
        house.big = 10;
        house.seats = seats_;
        return house;
    }

    // Two or more are in the game already, and had the places in order.
    void sit_down() {
        std::set<int> seats;
        for (int seat = 0; seat < seats_; ++seat)
            if (random_.chance(75)) seats.insert(seat);
        seats.insert(0);
        seats.insert(1);
        for (const int seat : seats) table_.at[Seat{seat}].presence = Presence::in_seat;
        table_.places = taken(table_);
        const SeatSet in = taken(table_);
        const Seat button = next_after(in, Seat{random_.below(seats_)});
        const bool two = in.count() == 2;
        const Seat small = two ? button : next_after(in, button);
        const Seat big = next_after(in, small);
        table_.last = {button, small, big, two};
        auditor_.starts(seats, button.index, small.index, big.index);
    }

    std::string deal() {
        const std::optional<Deal> deal = next_deal(table_, rules_.policy);
        told_ += "deal";
        if (!deal) {
            int able = 0;
            for (const Seat seat : taken(table_)) able += table_.at[seat].presence == Presence::in_seat ? 1 : 0;
            if (able >= 2) return "no hand is dealt to " + std::to_string(able);
            told_ += " (too few)\n";
            return {};
        }
        ++hands_;
        const audit::SeenHand hand = seen(*deal);
        told_ += ": button " + std::to_string(hand.button + 1) + ", small " + std::to_string(hand.small_seat + 1) + ", big " +
                 std::to_string(hand.big + 1) + ", in";
        for (const int seat : hand.dealt_in) told_ += " " + std::to_string(seat + 1);
        for (int seat = 0; seat < seats_; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            if (hand.blind[at] + hand.entry_live[at] + hand.entry_dead[at] > 0)
                told_ += "; " + std::to_string(seat + 1) + " posts " + std::to_string(hand.blind[at]) + "+" +
                         std::to_string(hand.entry_live[at]) + "+" + std::to_string(hand.entry_dead[at]) + " dead";
        }
        told_ += "\n";
        apply(table_, *deal, rules_.policy);
        return auditor_.hand(hand);
    }

    std::string somebody_moves() {
        const Seating seating{static_cast<SeatingKind>(random_.below(9)), Seat{random_.below(seats_)},
                              Seat{random_.below(seats_)}};
        const Table before = table_;
        if (take(table_, seating, rules_.policy) != SeatingRefusal::none)
            return table_ == before ? "" : "what is refused changes the table";
        told_ += "seat " + std::to_string(seating.seat.index + 1) + " " + std::to_string(static_cast<int>(seating.kind)) +
                 (seating.kind == SeatingKind::moves ? " to " + std::to_string(seating.to.index + 1) : "") + "\n";
        const int seat = seating.seat.index;
        switch (seating.kind) {
        case SeatingKind::sits: auditor_.sits(seat); break;
        case SeatingKind::leaves: auditor_.leaves(seat); break;
        case SeatingKind::moves: auditor_.moves(seat, seating.to.index); break;
        case SeatingKind::sits_out: auditor_.goes_away(seat); break;
        case SeatingKind::returns:
        case SeatingKind::waits: auditor_.comes_back(seat, true); break;
        case SeatingKind::returns_and_posts:
        case SeatingKind::posts:
        case SeatingKind::buys_button: auditor_.comes_back(seat, false); break;
        }
        return {};
    }

    const Rules& rules_;
    simulation::Random random_;
    int seats_{};
    audit::SessionAuditor auditor_;
    Table table_;
    int hands_{};
    std::string told_;
};

TEST(RandomSessions, AreFairToEverybody) {
    const std::vector<Rules> rules = every_combination();
    int hands = 0;
    for (std::uint64_t i = 0; i < sessions; ++i) {
        RandomSession session(rules[i % rules.size()], i);
        const std::string wrong = session.play();
        const Rules& played = rules[i % rules.size()];
        ASSERT_EQ(wrong, "") << "session " << i << ", button " << static_cast<int>(played.button) << ", missed "
                             << static_cast<int>(played.missed) << ", between " << static_cast<int>(played.between);
        hands += session.hands();
    }
    EXPECT_GT(hands, static_cast<int>(sessions) * 10) << "sessions are mostly hands";
}

TEST(RandomSessions, ReplayToTheSameTable) {
    const std::vector<Rules> rules = every_combination();
    for (std::uint64_t i = 0; i < 2'000; ++i) {
        RandomSession one(rules[i % rules.size()], i);
        RandomSession other(rules[i % rules.size()], i);
        ASSERT_EQ(one.play(), other.play());
        ASSERT_EQ(one.table(), other.table());
    }
}

} // namespace
} // namespace floorman
