#include "history/settle.hpp"

#include <algorithm>

#include "history/text_claims.hpp"

namespace floorman {

Chips sum_of(const Pots& pots) noexcept {
    Chips sum{};
    for (const Pot& pot : pots) sum += pot.amount;
    return sum;
}

namespace {

// Something that a history gives for every seat: finishing stacks, or winnings.
struct Stated {
    const char* what;
    int line;
    const PerSeat<Chips>& chips;
    SeatSet split; // Whose chips are no whole number.
};

// What is the matter with it, when it is held against what each seat had for certain.
struct Difference {
    SeatSet wrong;   // Seats that have what they cannot have.
    Chips missing{}; // From what the winners should have.
    [[nodiscard]] bool none() const noexcept { return wrong.empty() && missing == no_chips; }
};

class Settling {
public:
    Settling(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled)
        : record_(record), replayed_(replayed), rules_(rules), hand_(replayed.hand), out_(settled) {}

    void settle() {
        out_.pots = pots(hand_);
        pot_ = sum_of(out_.pots);
        out_.awards = awards(hand_, out_.pots, rules_.policy);
        if (record_.claims.shows_everything) return check_text_claims(record_, replayed_, rules_, out_);
        if (!out_.awards) out_.notes.emplace_back("who wins is not known: cards that the pot hangs on are not");
        const bool finishing_is_right = finishing();
        winnings(finishing_is_right);
    }

private:
    [[nodiscard]] Chips award(Seat seat) const noexcept { return out_.awards ? (*out_.awards)[seat] : no_chips; }

    // No flop, no drop. A rake that is said needs no other sign of a game for money.
    [[nodiscard]] bool may_be_raked() const noexcept {
        const Claims& claims = record_.claims;
        const bool raked_game = claims.for_money || (claims.rake != not_said && !claims.of_tournament);
        return raked_game && (game(hand_.game).family != Family::board || !hand_.board.empty());
    }

    bool finishing() {
        if (!record_.claims.finishing) return false;
        const Stated stated{"finishing_stacks", record_.claims.finishing_line, *record_.claims.finishing,
                            record_.claims.finishing_split};
        if (is_right_to_the_chip(stated, hand_.round.stack)) return true;
        const Difference found = difference(stated, hand_.round.stack);
        if (is_right(found, stated, hand_.round.stack)) return true;
        complain(stated, found, hand_.round.stack);
        return false;
    }

    // Some sites count with the winnings what nobody called, and some do not: either may be meant.
    void winnings(bool finishing_is_right) {
        if (!record_.claims.winnings || !out_.problems.empty()) return;
        const Stated stated{"winnings", record_.claims.winnings_line, *record_.claims.winnings, SeatSet{}};
        if (finishing_is_right) return agree_with_finishing(stated);
        const PerSeat<Chips> nothing;
        const Difference found = difference(stated, nothing);
        if (is_right(found, stated, nothing)) return;
        if (is_right(difference(stated, replayed_.uncalled), stated, replayed_.uncalled)) return;
        complain(stated, found, nothing);
    }

    // Where the finishing stacks are right, the winnings are what they have more than the acts left, rake or no rake. A dead
    // post that was written as a live one lies in the pot besides.
    void agree_with_finishing(const Stated& stated) {
        Chips post{};
        for (const Seat seat : record_.live_posts_unclear) post += record_.setup.live_post[seat];
        if (are_over_by(stated, no_chips, PerSeat<Chips>{}) || are_over_by(stated, no_chips, replayed_.uncalled)) return;
        if (are_over_by(stated, post, PerSeat<Chips>{}) || are_over_by(stated, post, replayed_.uncalled)) {
            out_.notes.push_back("the winnings do not agree with the finishing stacks, which are right");
            return;
        }
        const std::vector<std::string> names = names_of(record_);
        std::string all;
        for (const Seat seat : hand_.dealt_in - record_.unbounded) {
            if (stated.chips[seat] == won_by_finishing(seat)) continue;
            all += (all.empty() ? "gives " : "; ") + names[seat.index] + " " + record_.unit.text(stated.chips[seat]) +
                   ", and the finishing stacks make it " + record_.unit.text(won_by_finishing(seat));
        }
        out_.problems.push_back({stated.line, 0, "'winnings' " + all, {"4.10"}});
    }

    [[nodiscard]] Chips won_by_finishing(Seat seat) const noexcept {
        return (*record_.claims.finishing)[seat] - hand_.round.stack[seat];
    }

    // Whether each seat's winnings are what its finishing stack has more, and these chips, and at most so many others.
    [[nodiscard]] bool are_over_by(const Stated& stated, Chips most, const PerSeat<Chips>& chips) const noexcept {
        for (const Seat seat : hand_.dealt_in - record_.unbounded) {
            const Chips over = stated.chips[seat] - won_by_finishing(seat) - chips[seat];
            if (over < no_chips || over > most) return false;
        }
        return true;
    }

    // Most are, and then it needs no more to tell.
    [[nodiscard]] bool is_right_to_the_chip(const Stated& stated, const PerSeat<Chips>& held) const noexcept {
        if (!out_.awards || !stated.split.empty()) return false;
        for (const Seat seat : hand_.dealt_in - record_.unbounded)
            if (stated.chips[seat] != held[seat] + (*out_.awards)[seat]) return false;
        return true;
    }

    [[nodiscard]] Difference difference(const Stated& stated, const PerSeat<Chips>& held) const noexcept {
        Difference found;
        found.wrong = stated.split;
        for (const Seat seat : hand_.dealt_in - record_.unbounded) {
            const Chips expected = held[seat] + award(seat);
            const Chips given = stated.chips[seat];
            const bool may_win = out_.awards ? award(seat) > no_chips : hand_.round.live.has(seat);
            const bool cannot_be = !may_win ? given != expected : out_.awards ? given > expected : given < expected;
            if (cannot_be) found.wrong.add(seat);
            found.missing += expected - given;
        }
        if (out_.awards) return found;
        found.missing = record_.unbounded.empty() ? found.missing + pot_ : no_chips; // Who won may be without bound.
        return found;
    }

    // Right to the chip, or but for a rake.
    bool is_right(const Difference& found, const Stated& stated, const PerSeat<Chips>& held) {
        if (found.none()) return true;
        const bool small = found.missing > no_chips && most_raked_part * found.missing <= pot_;
        const bool as_said = record_.claims.rake == not_said || record_.claims.rake == found.missing;
        if (!found.wrong.empty() || !small || !may_be_raked() || !as_said) return false;
        if (out_.rake != found.missing) raked(found.missing, stated, held);
        return true;
    }

    void raked(Chips rake, const Stated& stated, const PerSeat<Chips>& held) {
        out_.rake = rake;
        if (out_.awards) {
            out_.paid = out_.awards;
            for (const Seat seat : hand_.dealt_in - record_.unbounded) (*out_.paid)[seat] = stated.chips[seat] - held[seat];
        }
        out_.notes.push_back("a rake of " + record_.unit.text(rake) + " of the pot of " + record_.unit.text(pot_));
    }

    void complain(const Stated& stated, const Difference& found, const PerSeat<Chips>& held) {
        std::vector<std::string> cites{"4.10"};
        std::string why = "'" + std::string(stated.what) + "' ";
        if (!stated.split.empty()) {
            why += "splits the least chip, " + record_.unit.text(Chips{1}) + ": an odd chip goes to one player";
            cites = citations(rules_, Question::odd_chip);
        } else {
            why += out_.awards ? each_difference(stated, held) : sum_does_not_fit(stated, found);
        }
        out_.problems.push_back({stated.line, 0, std::move(why), std::move(cites)});
    }

    [[nodiscard]] std::string each_difference(const Stated& stated, const PerSeat<Chips>& held) const {
        const std::vector<std::string> names = names_of(record_);
        std::string all;
        for (const Seat seat : hand_.dealt_in - record_.unbounded) {
            const Chips expected = held[seat] + award(seat);
            if (stated.chips[seat] == expected) continue;
            all += (all.empty() ? "gives " : "; ") + names[seat.index] + " " + record_.unit.text(stated.chips[seat]) +
                   ", and the acts make it " + record_.unit.text(expected);
        }
        return all;
    }

    [[nodiscard]] std::string sum_does_not_fit(const Stated& stated, const Difference& found) const {
        const Unit unit = record_.unit;
        const std::string pot = "does not add up: the pot is " + unit.text(pot_) + ", and ";
        if (!found.wrong.empty())
            return pot + names_of(record_)[found.wrong.lowest().index] + " cannot have " +
                   unit.text(stated.chips[found.wrong.lowest()]);
        if (found.missing < no_chips) return pot + unit.text(-found.missing) + " too much is given out";
        return pot + unit.text(found.missing) + " of it is given to nobody";
    }

    const Record& record_;
    const Replayed& replayed_;
    const Compiled& rules_;
    const Hand& hand_;
    Settled& out_;
    Chips pot_{};
};

} // namespace

void Settled::clear() noexcept {
    pots.clear();
    awards.reset();
    paid.reset();
    rake = no_chips;
    problems.clear();
    notes.clear();
}

std::optional<PerSeat<Chips>> final_stacks(const Hand& hand, const Settled& settled) noexcept {
    const std::optional<PerSeat<Chips>>& paid = settled.paid ? settled.paid : settled.awards;
    if (!paid) return std::nullopt;
    PerSeat<Chips> stacks = hand.round.stack;
    for (const Seat seat : hand.dealt_in) stacks[seat] += (*paid)[seat];
    return stacks;
}

void settle(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled) {
    settled.clear();
    Settling(record, replayed, rules, settled).settle();
}

} // namespace floorman
