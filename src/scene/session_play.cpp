#include "scene/session_play.hpp"

#include <algorithm>
#include <utility>

#include "rules/books.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

class SessionPlay {
public:
    SessionPlay(const Session& session, const Compiled& rules) : session_(session), rules_(rules) {
        played_.rulebook = rules.books.front()->id;
        played_.cites = citations(rules, Question::button_rule);
        table_ = session.table;
        names_ = session.names;
        who_owes_posts();
    }

    PlayedSession played() {
        for (const ActionLine& line : session_.happens) take_line(line);
        return std::move(played_);
    }

private:
    // Who owes from before is dealt in for what is owed, unless a line says otherwise.
    void who_owes_posts() {
        const bool owed = rules_.policy.missed_blinds() != MissedBlinds::posted_for_absent;
        for (const Seat seat : taken(table_))
            if (owed && !table_.at[seat].missed.empty()) table_.at[seat].entering = Entering::posts;
    }

    void take_line(const ActionLine& line) {
        const auto read = read_session_line(line.text);
        if (!read.ok() || !*read) return; // The reader has refused the first; a comment is nothing.
        const SessionAct& act = **read;
        if (act.deal) return deal(line);
        const Seat there = seat_called(act.name, names_);
        if (act.straddle) return straddle(line, act, there);
        if (act.kind == SeatingKind::sits) return take_seat(line, act, there);
        if (!there.exists())
            return refuse(line, in_quotes(act.name) + " has no seat; write " +
                                    in_quotes(std::string(act.name) + " takes seat ...") + " first");
        const SeatingRefusal refusal = take(table_, {act.kind, there, no_seat}, rules_.policy);
        if (refusal != SeatingRefusal::none) return refuse(line, why(refusal, act, there));
        if (act.kind == SeatingKind::leaves) names_[there].clear();
    }

    // One who has a seat already changes it.
    void take_seat(const ActionLine& line, const SessionAct& act, Seat from) {
        if (act.seat < 1 || act.seat > table_.seats)
            return refuse(line,
                          "there is no seat " + std::to_string(act.seat) + "; the table has " + std::to_string(table_.seats));
        if (const std::string why = why_no_guest(act.name); !why.empty()) return refuse(line, why);
        const Seat to{act.seat - 1};
        const Seating seating = from.exists() ? Seating{SeatingKind::moves, from, to} : Seating{SeatingKind::sits, to, no_seat};
        if (from == to) return refuse(line, in_quotes(act.name) + " has seat " + std::to_string(act.seat) + " already");
        const SeatingRefusal refusal = take(table_, seating, rules_.policy);
        if (refusal != SeatingRefusal::none) return refuse(line, why(refusal, act, to));
        names_[to] = from.exists() ? std::exchange(names_[from], {}) : std::string(act.name);
    }

    void deal(const ActionLine& line) {
        const std::optional<Deal> deal = next_deal(table_, rules_.policy);
        if (!deal) return refuse(line, "no hand can be dealt: fewer than two players can be dealt in");
        Straddles straddles; // People may have come and gone since: what would be refused now is none.
        for (const Straddle& wanted : std::exchange(straddles_, {}))
            if (why_no_straddle(with_chips(), *deal, straddles, wanted, false, rules_.policy) == StraddleRefusal::none)
                straddles.push_back(wanted);
        apply(table_, *deal, rules_.policy);
        played_.hands.push_back({static_cast<int>(played_.hands.size()) + 1, names_, table_, *deal, straddles});
    }

    void straddle(const ActionLine& line, const SessionAct& act, Seat by) {
        const std::optional<Deal> next = next_deal(table_, rules_.policy);
        if (!next) return refuse(line, "no hand can be dealt: fewer than two players can be dealt in");
        const std::string cites = " (" + listed_cites(Question::straddle_seats) + ")";
        const bool takes_over = comes_first(*next, straddles_, by, rules_.policy);
        const Straddles before = takes_over ? Straddles{} : straddles_;
        const Straddle wanted{by, 2 * (before.empty() ? table_.blinds.big : before.back().to)};
        const StraddleRefusal refusal = why_no_straddle(with_chips(), *next, before, wanted, false, rules_.policy);
        if (refusal != StraddleRefusal::none) return refuse(line, why(refusal, act) + cites);
        if (takes_over)
            refuse(straddle_line_, in_quotes(act.name) + " has the first right to the straddle, and takes it" + cites);
        straddles_ = before;
        straddles_.push_back(wanted);
        straddle_line_ = line;
    }

    // A session tells no stacks: everybody has enough.
    [[nodiscard]] Table with_chips() const {
        Table table = table_;
        for (const Seat seat : taken(table)) table.at[seat].stack = unbounded_stack;
        return table;
    }

    [[nodiscard]] std::string listed_cites(Question question) const {
        std::string cites;
        for (const std::string& cite : citations(rules_, question)) cites += (cites.empty() ? "" : ", ") + cite;
        return cites;
    }

    [[nodiscard]] static std::string why(StraddleRefusal refusal, const SessionAct& act) {
        const std::string who = in_quotes(act.name);
        switch (refusal) {
        case StraddleRefusal::none: break;
        case StraddleRefusal::in_a_kill_pot: return "nobody straddles in a kill pot";
        case StraddleRefusal::not_offered: return "no straddle is offered to " + who;
        case StraddleRefusal::button_in_limit: return who + " has the button, and in limit games nobody straddles there";
        case StraddleRefusal::one_is_enough: return "one straddle is enough: who has the first right to it has straddled";
        case StraddleRefusal::out_of_order: return who + " is too late: a straddle farther on is out already";
        case StraddleRefusal::wrong_amount: return "a straddle is twice the big blind";
        case StraddleRefusal::not_enough_chips: return who + " has not that many chips";
        }
        return {};
    }

    void refuse(const ActionLine& line, const std::string& what) {
        played_.refused.push_back(
            {played_.hands.size(), session_.source + (line.line > 0 ? ":" + std::to_string(line.line) : "") + ": " + what});
    }

    [[nodiscard]] std::string why(SeatingRefusal refusal, const SessionAct& act, Seat seat) const {
        const std::string who = in_quotes(act.name);
        switch (refusal) {
        case SeatingRefusal::none: break;
        case SeatingRefusal::no_such_seat: return "there is no such seat";
        case SeatingRefusal::seat_is_taken:
            return "seat " + std::to_string(seat.index + 1) + " is taken by " + in_quotes(names_[seat]) + "; choose an empty one";
        case SeatingRefusal::nobody_is_there: return who + " has no seat";
        case SeatingRefusal::is_away_already: return who + " is away already; write 'returns' to bring " + who + " back";
        case SeatingRefusal::is_not_away: return who + " is in the game and owes nothing, so there is nothing to return to";
        case SeatingRefusal::owes_nothing: return who + " owes nothing and is dealt in anyway";
        case SeatingRefusal::button_not_for_sale: {
            return "this rulebook does not sell the button: " + sentence(rules_, Question::enter_between) + " (" +
                   listed_cites(Question::enter_between) + ")";
        }
        }
        return {};
    }

    const Session& session_;
    const Compiled& rules_;
    Table table_;
    Names names_;
    Straddles straddles_;      // For the next hand.
    ActionLine straddle_line_; // Where the last of them was said.
    PlayedSession played_;
};

} // namespace

Post paid_by(const DealtHand& hand, Seat seat) noexcept {
    Post paid = hand.deal.extra[seat];
    paid.live += hand.deal.blind[seat];
    for (const Straddle& straddle : hand.straddles)
        if (straddle.by == seat) paid.live = std::max(paid.live, straddle.to);
    return paid;
}

Seat first_to_act(const DealtHand& hand) noexcept {
    return hand.straddles.empty() ? hand.deal.first_to_act : next_after(hand.deal.dealt_in, hand.straddles.back().by);
}

PlayedSession play_session(const Session& session, const Compiled& rules) { return SessionPlay(session, rules).played(); }

} // namespace floorman
