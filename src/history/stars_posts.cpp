#include "history/stars_posts.hpp"

#include <algorithm>

namespace floorman {

namespace {

class SettingUp {
public:
    SettingUp(const StarsTable& table, const StarsTable& known, Record& record)
        : table_(table), known_(known), record_(record), setup_(record.setup) {}

    std::string set_up() {
        const auto seats = static_cast<int>(known_.dealt_in.size());
        setup_.seats = seats;
        setup_.button = Seat{seats - 1};
        Chips sum{};
        for (const StarsSeat& seat : known_.dealt_in) {
            setup_.stack[seat.seat] = chips(seat.stack);
            sum = std::min(sum + setup_.stack[seat.seat], most_chips + Chips{1});
        }
        small_ = chips(known_.header.small);
        big_ = chips(known_.header.big);
        if (sum > most_chips || big_ > most_chips) return "the stacks are more chips together than any hand has";
        if (big_ == no_chips) return "the stakes are 0";
        has_button_blind_ = known_.header.has_button_blind;
        for (const StarsPost& post : table_.posts) has_button_blind_ = has_button_blind_ || post.kind == PostKind::button_blind;
        stakes();
        antes();
        blinds();
        button();
        labels();
        return {};
    }

private:
    [[nodiscard]] Chips chips(const AmountText& amount) const noexcept { return chips_of(amount, known_.decimals); }
    [[nodiscard]] std::string text(Chips chips) const { return record_.unit.text(chips); }
    [[nodiscard]] std::string name(Seat seat) const { return std::string(known_.dealt_in[seat.index].name); }

    void contradiction(int line, std::string why, std::vector<std::string> cites) {
        record_.contradictions.push_back({line, 0, std::move(why), std::move(cites)});
    }

    void stakes() {
        Stakes& stakes = setup_.stakes;
        if (record_.structure == Structure::fixed_limit) {
            stakes.small_bet = small_;
            stakes.big_bet = big_;
        } else {
            stakes.min_bet = big_;
        }
    }

    // ---- Antes ------------------------------------------------------------------------------------------------------

    struct Ante {
        Chips posted{};
        int line{}; // 0 where none is posted.
    };

    void antes() {
        PerSeat<Ante> antes;
        SeatSet who;
        int last_line = 0;
        for (const StarsPost& post : table_.posts) {
            if (post.kind != PostKind::ante || !post.seat.exists()) continue;
            antes[post.seat].posted += post.chips;
            antes[post.seat].line = last_line = post.line;
            who.add(post.seat);
        }
        const Chips of_header = chips(known_.header.ante);
        if (who.empty()) {
            if (of_header > no_chips)
                contradiction(record_.line, "nobody posts an ante, and it is " + text(of_header), {"article: antes"});
            return;
        }
        if (who.count() == 1 && setup_.seats > 2 && of_header == no_chips) { // One player antes for the table.
            setup_.ante[who.lowest()] = antes[who.lowest()].posted;
            return;
        }
        const Chips owed = of_header > no_chips ? of_header : ante_of_most(antes, who);
        for (const Seat seat : SeatSet::first(setup_.seats)) {
            setup_.ante[seat] = owed;
            const Chips there = std::min(owed, setup_.stack[seat]);
            const Ante& ante = antes[seat];
            if (ante.posted == there) continue;
            contradiction(ante.line > 0 ? ante.line : last_line,
                          ante.line > 0 ? name(seat) + " posts an ante of " + text(ante.posted) + ", and it is " + text(there)
                                        : name(seat) + " posts no ante, and the others post " + text(owed),
                          {"article: antes"});
        }
    }

    // What most post is the ante, and the largest where as many post another; but a last chip may be less than it.
    [[nodiscard]] Chips ante_of_most(const PerSeat<Ante>& antes, SeatSet who) const noexcept {
        Chips owed{};
        int most = -1;
        for (const Seat seat : who) {
            const Chips ante = antes[seat].posted;
            int posters = 0;
            for (const Seat other : who)
                if (antes[other].posted == ante && ante < setup_.stack[other]) ++posters;
            if (posters < most || (posters == most && ante < owed)) continue;
            owed = ante;
            most = posters;
        }
        return owed;
    }

    // ---- Blinds -----------------------------------------------------------------------------------------------------

    // Whether its last chips were the ante.
    [[nodiscard]] bool has_none(Seat seat) const noexcept { return setup_.ante[seat] > no_chips && behind(seat) == no_chips; }
    [[nodiscard]] bool is_at_button(Seat seat) const noexcept { return known_.dealt_in[seat.index].number == table_.button; }
    [[nodiscard]] Chips behind(Seat seat) const noexcept { return std::max(no_chips, setup_.stack[seat] - setup_.ante[seat]); }

    void blinds() {
        const Game& played = game(setup_.game);
        for (const StarsPost& post : table_.posts) {
            if (!post.seat.exists() || post.kind == PostKind::ante) continue;
            if (played.family == Family::stud) {
                contradiction(post.line,
                              name(post.seat) + " posts " + text(post.chips) + ", and in " + std::string(played.name) +
                                  " there are antes and a bring-in, and no blinds",
                              {"article: forced bets"});
                continue;
            }
            switch (post.kind) {
            case PostKind::ante: break;
            case PostKind::small_blind: small_blind(post); break;
            case PostKind::big_blind:
            case PostKind::button_blind: big_blind(post); break;
            case PostKind::both_blinds: both_blinds(post); break;
            case PostKind::straddle: straddle(post); break;
            case PostKind::dead: setup_.dead_post[post.seat] += post.chips; break;
            }
        }
        if (played.family == Family::stud || setup_.big_blind.exists()) return;
        setup_.big_blind = big_blind_without_chips();
        if (setup_.big_blind.exists()) setup_.blind[setup_.big_blind] = full_big_blind();
    }

    // Whose last chips were the ante posts nothing, and has the big blind all the same: the others owe it, and the next player
    // opens.
    [[nodiscard]] Seat big_blind_without_chips() const noexcept {
        const Seat first{0};
        const Seat second = setup_.seats == 2 ? first : Seat{1};
        const Seat last{setup_.seats - 1};
        if (has_button_blind_) return is_at_button(last) && has_none(last) ? last : no_seat;
        if (has_none(second) && small_blind_ != second) return second;
        return has_none(first) && !small_blind_.exists() ? first : no_seat;
    }

    [[nodiscard]] Chips full_big_blind() const noexcept { return record_.structure == Structure::fixed_limit ? small_ : big_; }

    // The first small blind is the small blind; another one is a missed one, and dead.
    void small_blind(const StarsPost& post) {
        if (small_blind_.exists()) {
            setup_.dead_post[post.seat] += post.chips;
            return;
        }
        small_blind_ = post.seat;
        setup_.blind[post.seat] = owed(post, small_, "small");
    }

    // The first big blind is the big blind; another one is a player's who enters, and live.
    void big_blind(const StarsPost& post) {
        if (setup_.big_blind.exists()) {
            setup_.live_post[post.seat] += post.chips;
            return;
        }
        setup_.big_blind = post.seat;
        setup_.blind[post.seat] = owed(post, big_, "big");
    }

    void both_blinds(const StarsPost& post) {
        const Chips live = std::min(post.chips, big_);
        setup_.live_post[post.seat] += live;
        setup_.dead_post[post.seat] += post.chips - live;
    }

    void straddle(const StarsPost& post) {
        if (setup_.straddles.full()) return;
        for (const Straddle& other : setup_.straddles)
            if (other.by == post.seat) return contradiction(post.line, name(post.seat) + " straddles twice", {"article: blinds"});
        setup_.straddles.push_back({post.seat, post.chips});
    }

    // What a blind is that was posted so. In fixed limit the stakes are the bets, and the small bet is the big blind; the
    // small one may be half of it, or less where no chip is half.
    Chips owed(const StarsPost& post, Chips stake, std::string_view which) {
        const bool fixed = record_.structure == Structure::fixed_limit;
        if (fixed && which == "small") return post.all_in ? std::max(post.chips, Chips{small_.count / 2}) : post.chips;
        const Chips full = fixed ? small_ : stake;
        if (post.chips == full) return full;
        if (post.chips == behind(post.seat) && post.chips < full) return full; // All in for less.
        contradiction(post.line,
                      name(post.seat) + " posts a " + std::string(which) + " blind of " + text(post.chips) + ", and it is " +
                          text(full),
                      {"article: blinds"});
        return post.chips;
    }

    // ---- The button -------------------------------------------------------------------------------------------------

    // The blinds are the next players left of the button; heads-up the button posts the small one.
    void button() {
        if (game(setup_.game).family == Family::stud) return;
        const std::vector<std::string> cites{"article: blinds"};
        if (has_button_blind_) return button_posts_alone();
        if (!setup_.big_blind.exists() && setup_.live_post == PerSeat<Chips>{} && (small_blind_.exists() || table_.posts.empty()))
            return contradiction(line_of_button(), "nobody posts the big blind of " + text(full_big_blind()), cites);
        if (setup_.seats == 2) return heads_up();
        if (table_.button == 0 || !setup_.big_blind.exists()) return;
        const Seat first{0};
        if (small_blind_.exists() && small_blind_ != first)
            return contradiction(table_.button_line,
                                 "the first player left of the button is " + name(first) + ", and " + name(small_blind_) +
                                     " posts the small blind",
                                 cites);
        const Seat next = small_blind_.exists() ? Seat{1} : first;
        const bool later = !small_blind_.exists() && setup_.big_blind == Seat{1};
        if (setup_.big_blind != next && !later)
            contradiction(table_.button_line,
                          "the big blind is " + name(setup_.big_blind) + ", and by the button it is " + name(next), cites);
    }

    // Heads-up there always is a small blind. Whose last chips were the ante posts none, nor does who enters with another post.
    void heads_up() {
        const std::vector<std::string> cites{"article: blinds"};
        const Seat dealer{1};
        if (!is_at_button(dealer)) return;
        const std::string what = "the button is " + name(dealer) + ", and heads-up it posts the small blind, which ";
        if (small_blind_.exists() && small_blind_ != dealer)
            contradiction(table_.button_line, what + name(small_blind_) + " posts", cites);
        if (small_blind_.exists() || small_ == no_chips || has_none(dealer) || setup_.live_post[dealer] > no_chips) return;
        contradiction(table_.button_line, what + "nobody posts", cites);
    }

    // The button has the only blind; a dead one has none.
    void button_posts_alone() {
        const std::vector<std::string> cites{"article: blinds"};
        const Seat dealer{setup_.seats - 1};
        const bool is_dealt_in = is_at_button(dealer);
        if (setup_.big_blind.exists() ? setup_.big_blind == dealer && (is_dealt_in || table_.button == 0) : !is_dealt_in) return;
        contradiction(line_of_button(),
                      "the button is " + (is_dealt_in ? name(dealer) : "seat " + std::to_string(table_.button)) +
                          ", and it posts the blind of " + text(big_) + ", which " +
                          (setup_.big_blind.exists() ? name(setup_.big_blind) : "nobody") + " posts",
                      cites);
    }

    [[nodiscard]] int line_of_button() const noexcept { return table_.button_line > 0 ? table_.button_line : record_.line; }

    // What the summary calls people.
    void labels() {
        const auto number_of = [&](Seat seat) { return seat.exists() ? known_.dealt_in[seat.index].number : 0; };
        for (const StarsLabel& label : table_.labels) {
            const bool button = label.position == StarsLabel::Position::button;
            const bool small = label.position == StarsLabel::Position::small_blind;
            const int number = button ? table_.button : number_of(small ? small_blind_ : setup_.big_blind);
            if (number == 0 || number == label.number) continue;
            contradiction(label.line,
                          "the summary calls seat " + std::to_string(label.number) + " the " +
                              (button  ? "button"
                               : small ? "small blind"
                                       : "big blind") +
                              ", which is seat " + std::to_string(number),
                          {"article: blinds"});
        }
    }

    const StarsTable& table_;
    const StarsTable& known_;
    Record& record_;
    HandSetup& setup_;
    Chips small_{};
    Chips big_{};
    Seat small_blind_{};
    bool has_button_blind_ = false; // The only one.
};

} // namespace

void StarsTable::seat_players() {
    std::vector<StarsSeat> in;
    for (const StarsSeat& seat : seats)
        if (seat.appears) in.push_back(seat);
    const auto places_left_of_button = [this](const StarsSeat& seat) {
        constexpr int most = 1'000'000; // Numbers of seats are below.
        return seat.number > button ? seat.number - button : seat.number - button + most;
    };
    std::sort(in.begin(), in.end(),
              [&](const StarsSeat& a, const StarsSeat& b) { return places_left_of_button(a) < places_left_of_button(b); });
    dealt_in.clear();
    for (StarsSeat& seat : in) {
        seat.seat = Seat{static_cast<int>(dealt_in.size())};
        dealt_in.push_back(seat);
    }
}

Seat StarsTable::seat_of(std::string_view name) const noexcept {
    for (const StarsSeat& seat : dealt_in)
        if (seat.name == name) return seat.seat;
    return no_seat;
}

std::string set_up(const StarsTable& table, const StarsTable& known, Record& record) {
    return SettingUp(table, known, record).set_up();
}

} // namespace floorman
