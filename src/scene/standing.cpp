#include "scene/standing.hpp"

#include <algorithm>

#include "betting/limits.hpp"
#include "explain/refusals.hpp"
#include "explain/sentences.hpp"
#include "floor/clock.hpp"
#include "floor/substantial.hpp"
#include "hand/rake.hpp"

namespace floorman {

namespace {

class Standing {
public:
    Standing(Report& report, const Hand& hand, const FloorState& floor, const Compiled& rules, const TableNames& table)
        : report_(report), hand_(hand), floor_(floor), rules_(rules), table_(table) {}

    void say() {
        report_.rulebook = rules_.books.front()->id;
        say_where_the_hand_stands();
        say_what_the_floor_keeps();
        say_what_may_be_done();
        say_what_is_won();
    }

private:
    [[nodiscard]] const Policy& policy() const noexcept { return rules_.policy; }

    void say_where_the_hand_stands() {
        const Round& round = hand_.round;
        report_.street = street_of(hand_).name;
        report_.hand_over = hand_.betting_over;
        report_.to_act = round.to_act;
        report_.bets = round.wagered_to;
        report_.stacks = round.stack;
        report_.still_in = round.live;
        report_.board = hand_.board;
        report_.other_boards = hand_.other_boards;
        report_.hole_cards = hand_.hole;
        report_.pots = pots(hand_);
        report_.raises = round.raises;
        report_.capped = round.capped;
        for (const Seat seat : hand_.dealt_in) report_.limited[seat] = floor_.limited[seat].only;
    }

    void say_what_the_floor_keeps() {
        report_.substantial_action = is_substantial(floor_.tally, policy());
        for (const Seat seat : hand_.dealt_in)
            if (floor_.held[seat]) report_.held.push_back({seat, floor_.held[seat]->action.act, floor_.held[seat]->to});
        if (floor_.open.declared) report_.declared = Held{floor_.open.by, *floor_.open.declared, std::nullopt};
        if (floor_.clock)
            report_.clock = ClockReport{floor_.clock->on, policy().clock_seconds(), policy().clock_countdown(),
                                        seconds_left(floor_, policy())};
        if (!floor_.asked) return;
        const Asked& asked = floor_.asked->asked;
        report_.floor = FloorQuestion{
            asked.question, asked.on, {asked.choices.begin(), asked.choices.end()}, asked.taken, choice_in_words(asked, table_)};
    }

    void say_what_may_be_done() {
        const Round& round = hand_.round;
        report_.asked_may_raise = round.with_chips;
        if (!round.to_act.exists()) return;
        for (const Seat seat : round.with_chips)
            if (limits_of(round, seat, policy()).can_raise()) report_.may_raise.add(seat);
        const Limits limits = floorman::limits(round, policy());
        report_.to_call = limits.to_call;
        report_.can_check = limits.can_check;
        report_.can_raise = limits.can_raise();
        if (!limits.can_raise()) {
            if (limits.no_raise != Refusal::no_chips_beyond_call) report_.raise_barred = barred(limits.no_raise);
            return;
        }
        report_.full_raise_to = limits.full_raise_to;
        report_.min_raise_to = limits.min_raise_to;
        report_.max_raise_to = limits.max_raise_to;
        if (limits.second_size_to > no_chips) report_.sizes = {limits.full_raise_to, limits.second_size_to};
        if (limits.complete_to > no_chips) report_.complete_to = limits.complete_to;
    }

    [[nodiscard]] Cited barred(Refusal refusal) const {
        const bool by_ruling = refusal == Refusal::barred && floor_.limited[hand_.round.to_act].only.limits();
        const Question question = by_ruling ? floor_.limited[hand_.round.to_act].question : question_of(refusal);
        return {question, citations(rules_, question),
                why_no_raise(hand_.round, hand_.round.to_act, refusal, hand_.round.bet_to, policy(), table_)};
    }

    void say_what_is_won() {
        report_.show_order = show_order(hand_, policy());
        report_.awards = awards(hand_, policy());
        if (!report_.awards) return;
        report_.rake = rake_of(hand_, report_.pots);
        report_.final_stacks = hand_.round.stack;
        for (const Seat seat : hand_.dealt_in) (*report_.final_stacks)[seat] += (*report_.awards)[seat];
    }

    Report& report_;
    const Hand& hand_;
    const FloorState& floor_;
    const Compiled& rules_;
    const TableNames& table_;
};

} // namespace

void say_how_it_stands(
    Report& report, const Hand& hand, const FloorState& floor, const Compiled& rules, const TableNames& table) {
    Standing(report, hand, floor, rules, table).say();
}

RulingLine ruling_line(
    int number, const std::string& by, const Ruling& ruling, const Hand& before, const Compiled& rules, const TableNames& table) {
    RulingLine line;
    line.line = number;
    line.by = by;
    line.ruling = ruling;
    line.cites = citations(rules, ruling.question);
    if (ruling.also)
        for (std::string& cite : citations(rules, *ruling.also))
            if (std::find(line.cites.begin(), line.cites.end(), cite) == line.cites.end()) line.cites.push_back(std::move(cite));
    line.text = sentence(ruling, before, rules.policy, table);
    return line;
}

} // namespace floorman
