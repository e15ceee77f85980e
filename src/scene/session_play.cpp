#include "scene/session_play.hpp"

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
        apply(table_, *deal, rules_.policy);
        played_.hands.push_back({static_cast<int>(played_.hands.size()) + 1, names_, table_, *deal});
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
            std::string cites;
            for (const std::string& cite : citations(rules_, Question::enter_between))
                cites += (cites.empty() ? "" : ", ") + cite;
            return "this rulebook does not sell the button: " + sentence(rules_, Question::enter_between) + " (" + cites + ")";
        }
        }
        return {};
    }

    const Session& session_;
    const Compiled& rules_;
    Table table_;
    Names names_;
    PlayedSession played_;
};

} // namespace

PlayedSession play_session(const Session& session, const Compiled& rules) { return SessionPlay(session, rules).played(); }

} // namespace floorman
