#include "history/settle.hpp"

#include <algorithm>

#include "history/text_claims.hpp"


namespace floorman {

Chips sum_of(const Pots& pots) noexcept {
    Chips sum{};
    for (const Pot& pot : pots) sum += pot.amount;
    return sum;
}

Pots share_of(const Pots& pots, std::int64_t board, std::int64_t boards) noexcept {
    Pots shares = pots;
    for (Pot& pot : shares) {
        const std::int64_t odd = pot.amount.count % boards;
        pot.amount = Chips{pot.amount.count / boards + (board < odd ? 1 : 0)};
    }
    return shares;
}

namespace {

std::optional<PerSeat<Chips>> awards_of(const Replayed& replayed, const Pots& pots, const Policy& policy) {
    if (replayed.more_boards.empty()) return awards(replayed.hand, pots, policy);
    const auto boards = static_cast<std::int64_t>(replayed.more_boards.size()) + 1;
    PerSeat<Chips> all;
    Hand hand = replayed.hand;
    for (std::int64_t board = 0; board < boards; ++board) {
        if (board > 0) hand.board = replayed.more_boards[static_cast<std::size_t>(board - 1)];
        const std::optional<PerSeat<Chips>> won = awards(hand, share_of(pots, board, boards), policy);
        if (!won) return std::nullopt;
        for (const Seat seat : hand.dealt_in) all[seat] += (*won)[seat];
    }
    return all;
}

// Something that a history gives for every seat: finishing stacks, or winnings.
struct Stated {
    const char* what;
    int line;
    const PerSeat<Chips>& chips;
    SeatSet split; // Whose chips are no whole number.
    bool behind;   // What is behind counts with it.
};

class Settling {
public:
    Settling(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled)
        : record_(record), replayed_(replayed), rules_(rules), hand_(replayed.hand), out_(settled) {}

    void settle() {
        out_.pots = pots(hand_);
        pot_ = sum_of(out_.pots);
        out_.awards = awards_of(replayed_, out_.pots, rules_.policy);
        if (record_.claims.shows_everything) return check_text_claims(record_, replayed_, rules_, out_);
        if (!out_.awards) out_.notes.emplace_back("who wins is not known: cards that the pot hangs on are not");
        if (record_.claims.finishing)
            check({"finishing_stacks", record_.claims.finishing_line, *record_.claims.finishing,
                   record_.claims.finishing_split, true});
        if (record_.claims.winnings)
            check({"winnings", record_.claims.winnings_line, *record_.claims.winnings, SeatSet{}, false});
        final_stacks();
    }

private:
    [[nodiscard]] Chips held(Seat seat, const Stated& stated) const noexcept {
        return stated.behind ? hand_.round.stack[seat] : no_chips;
    }
    [[nodiscard]] Chips award(Seat seat) const noexcept { return out_.awards ? (*out_.awards)[seat] : no_chips; }

    // No flop, no drop.
    [[nodiscard]] bool may_be_raked() const noexcept {
        return game(hand_.game).family != Family::board || !hand_.board.empty();
    }

    void check(const Stated& stated) {
        Chips missing{}; // From what the winners should have.
        SeatSet wrong = stated.split;
        for (const Seat seat : hand_.dealt_in - record_.unbounded) {
            const Chips expected = held(seat, stated) + award(seat);
            const Chips given = stated.chips[seat];
            const bool may_win = out_.awards ? award(seat) > no_chips : hand_.round.live.has(seat);
            if (given == expected && out_.awards) continue;
            if (!may_win ? given != expected : out_.awards ? given > expected : given < expected) wrong.add(seat);
            missing += expected - given;
        }
        if (!out_.awards) missing += pot_;
        if (!record_.unbounded.empty() && !out_.awards) missing = no_chips; // Who won may be without bound.
        if (wrong.empty() && missing == no_chips) return;
        const bool small = missing > no_chips && most_raked_part * missing <= pot_;
        const bool as_said = record_.claims.rake == not_said || record_.claims.rake == missing;
        if (wrong.empty() && small && may_be_raked() && as_said) return raked(missing, stated);
        wrong_amounts(stated, wrong, missing);
    }

    void raked(Chips rake, const Stated& stated) {
        if (out_.rake == rake) return;
        out_.rake = rake;
        if (out_.awards)
            for (const Seat seat : hand_.dealt_in - record_.unbounded)
                taken_[seat] = held(seat, stated) + award(seat) - stated.chips[seat];
        out_.notes.push_back("a rake of " + record_.unit.text(rake) + " of the pot of " + record_.unit.text(pot_));
    }

    void wrong_amounts(const Stated& stated, SeatSet wrong, Chips missing) {
        const std::vector<std::string> names = names_of(record_);
        const Unit unit = record_.unit;
        std::string why = std::string("'") + stated.what + "' ";
        std::vector<std::string> cites{"4.10"};
        if (!stated.split.empty()) {
            why += "splits the least chip, " + unit.text(Chips{1}) + ": an odd chip goes to one player";
            cites = citations(rules_, Question::odd_chip);
        } else if (out_.awards) {
            bool first = true;
            for (const Seat seat : hand_.dealt_in - record_.unbounded) {
                const Chips expected = held(seat, stated) + award(seat);
                if (stated.chips[seat] == expected) continue;
                why += (first ? "gives " : "; ") + names[seat.index] + " " + unit.text(stated.chips[seat]) +
                       ", and the acts make it " + unit.text(expected);
                first = false;
            }
        } else {
            why += "does not add up: the pot is " + unit.text(pot_) + ", and ";
            if (wrong.empty())
                why += unit.text(Chips{std::abs(missing.count)}) + (missing < no_chips ? " too much" : " of it") + " is given out" +
                       (missing < no_chips ? "" : " to nobody");
            else
                why += names[wrong.lowest().index] + " cannot have " + unit.text(stated.chips[wrong.lowest()]);
        }
        out_.problems.push_back({stated.line, 0, std::move(why), std::move(cites)});
    }

    void final_stacks() {
        if (!out_.awards) return;
        PerSeat<Chips>& final_stacks = out_.final_stacks.emplace(hand_.round.stack);
        for (const Seat seat : hand_.dealt_in) final_stacks[seat] += award(seat) - taken_[seat];
    }

    const Record& record_;
    const Replayed& replayed_;
    const Compiled& rules_;
    const Hand& hand_;
    Settled& out_;
    Chips pot_{};
    PerSeat<Chips> taken_; // By the rake.
};

} // namespace

void Settled::clear() noexcept {
    pots.clear();
    awards.reset();
    final_stacks.reset();
    rake = no_chips;
    problems.clear();
    notes.clear();
}

void settle(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled) {
    settled.clear();
    Settling(record, replayed, rules, settled).settle();
}

} // namespace floorman
