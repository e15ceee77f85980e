#include "room/showdown_json.hpp"

#include "cards/rank.hpp"
#include "hand/game.hpp"
#include "hand/rake.hpp"
#include "hand/showdown.hpp"
#include "room/dealer.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

std::string_view name(FirstShows why) noexcept {
    switch (why) {
    case FirstShows::last_aggressor: return "last_aggressor";
    case FirstShows::led: return "led";
    case FirstShows::position: return "position";
    }
    return "";
}

class Writer {
public:
    Writer(const HandRun& run, const Compiled& rules)
        : run_(run), hand_(run.end), rules_(rules), by_cards_(rules.policy.family == Family::stud) {}

    std::string showdown() {
        json_.open_table();
        first();
        json_.key("pots");
        json_.open_list();
        const Pots gathered = pots(hand_);
        for (const Pot& pot : hand_.rake.of_10000 == 0 ? gathered : after_rake(hand_, gathered)) one(pot);
        json_.close_list();
        json_.close_table();
        return json_.take();
    }

private:
    void text(std::string_view key, std::string_view value) {
        json_.key(key);
        json_.text(value);
    }
    void chips(Chips amount) {
        json_.key("chips");
        json_.number(run_.spot.unit.text(amount));
    }
    const std::string& player(Seat seat) const { return run_.spot.players[seat.index]; }

    void players(std::string_view key, SeatSet seats) {
        json_.key(key);
        json_.open_list();
        for (const Seat seat : seats) json_.text(player(seat));
        json_.close_list();
    }

    void cites(std::initializer_list<Question> questions) {
        json_.key("cites");
        json_.open_list();
        for (const Question question : questions)
            for (const std::string& cite : citations(rules_, question)) json_.text(cite);
        json_.close_list();
    }

    void first() {
        json_.key("first");
        if (all_turned_up(hand_, rules_.policy)) {
            json_.null();
            text("why", "all_up");
            return cites({Question::all_in_shown});
        }
        json_.text(player(first_to_show(hand_, rules_.policy)));
        text("why", name(why_first_to_show(hand_, rules_.policy)));
        cites({Question::show_order});
    }

    void one(const Pot& pot) {
        const std::optional<PotShares> shares = shares_of(pot, hand_, rules_.policy);
        if (!shares || pot.amount == no_chips) return;
        json_.open_table();
        json_.key("amount");
        json_.number(run_.spot.unit.text(pot.amount));
        players("eligible", pot.eligible);
        const Game& rules = game(hand_.game);
        side("high", shares->high, rules.high);
        side("low", shares->low, rules.low);
        json_.key("odd");
        json_.open_list();
        if (shares->odd_high > no_chips) odd("high_side", winners_of(shares->high), shares->odd_high, Question::odd_chip);
        for (const Seat seat : winners_of(shares->odd))
            odd(by_cards_ ? "cards" : "position", SeatSet::of(seat), shares->odd[seat],
                by_cards_ ? Question::odd_chip_stud : Question::odd_chip);
        json_.close_list();
        json_.close_table();
    }

    static SeatSet winners_of(const PerSeat<Chips>& shares) {
        SeatSet winners;
        for (const Seat seat : SeatSet::first(max_seats))
            if (shares[seat] > no_chips) winners.add(seat);
        return winners;
    }

    void side(std::string_view key, const PerSeat<Chips>& shares, std::optional<Ladder> ladder) {
        json_.key(key);
        json_.open_list();
        for (const Seat seat : winners_of(shares)) {
            json_.open_table();
            text("name", player(seat));
            chips(shares[seat]);
            text("hand", ladder ? hand_in_words(seat, *ladder) : "");
            json_.close_table();
        }
        json_.close_list();
    }

    // Empty for one who did not show, and where a hand is another on each of several boards.
    [[nodiscard]] std::string hand_in_words(Seat seat, Ladder ladder) const {
        if (!hand_.shown.has(seat) || runs(hand_) > 1) return "";
        const std::optional<Strength> made = strength(hand_, seat, ladder);
        return made ? in_words(ladder, *made) : "";
    }

    void odd(std::string_view why, SeatSet to, Chips amount, Question question) {
        json_.open_table();
        players("to", to);
        chips(amount);
        text("why", why);
        cites({question});
        json_.close_table();
    }

    const HandRun& run_;
    const Hand& hand_;
    const Compiled& rules_;
    bool by_cards_;
    JsonWriter json_;
};

} // namespace

std::string showdown_json(const HandRun& run, const Compiled& rules) {
    if (!run.over || run.end.shown.empty() || !run.end.round.live.several()) return "null";
    return Writer(run, rules).showdown();
}

} // namespace floorman::room
