#include <algorithm>
#include <array>

#include "hand/written_blinds.hpp"
#include "scene/amounts.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"

namespace floorman {

namespace {

constexpr std::array<std::string_view, 2> post_keys{"live", "dead"};
constexpr std::array<std::string_view, 2> straddle_keys{"by", "to"};
constexpr std::array<std::string_view, 2> kill_keys{"by", "kind"};

bool is_stud(const HandSetup& setup) noexcept { return game(setup.game).family == Family::stud; }

Chips big_blind_of(const HandSetup& setup) noexcept { return setup.big_blind.exists() ? setup.blind[setup.big_blind] : no_chips; }

// Half of a decimal number, as decimal text.
std::string half_of(std::string_view decimal) {
    std::string half;
    int rest = 0;
    const auto digit = [&](int d) {
        half += static_cast<char>('0' + (rest * 10 + d) / 2);
        rest = d % 2;
    };
    for (const char c : decimal) c == '.' ? void(half += '.') : digit(c - '0');
    if (rest == 0) return half;
    if (decimal.find('.') == std::string_view::npos) half += '.';
    digit(0);
    return half.starts_with('0') && half.size() > 1 && half[1] != '.' ? half.substr(1) : half;
}

// The amount that a kill makes of this one: twice or one and a half times as much. The same where there is no kill.
Chips in_kill_pot(Chips amount, const Node& scene, Unit unit) {
    const Node* kill = scene.find("kill");
    if (kill == nullptr) return amount;
    const Node& kind = required(*kill, "kill", "kind", "\"full\" or \"half\"");
    const std::string& named = text_at(kind, "kind");
    if (named != "full" && named != "half")
        fail(kind, "there is no kill of kind " + in_quotes(named) + "; write \"full\" or \"half\"");
    const bool full = named == "full";
    if (!full && amount.count % 2 != 0)
        fail(kind, "a half kill makes one and a half of " + unit.text(amount) +
                       ", which is no whole number of the unit; write unit = " + half_of(unit.text(Chips{1})));
    const Chips killed = full ? 2 * amount : amount + Chips{amount.count / 2};
    if (killed > most_chips) fail(kind, "the kill makes more chips than any hand has; write smaller bets");
    return killed;
}

class Posting {
public:
    Posting(const Node& scene, Spot& spot) : scene_(scene), spot_(spot), setup_(spot.setup), unit_(spot.unit) {}

    void read() {
        const Node* short_form = scene_.find("blinds");
        const Node* phh_form = scene_.find("blinds_or_straddles");
        if (short_form != nullptr && phh_form != nullptr)
            fail(*short_form, "both 'blinds' and 'blinds_or_straddles' are given; leave one out");
        if (short_form != nullptr) blinds_in_short(*short_form);
        if (phh_form != nullptr) blinds_for_all(*phh_form);
        antes();
        if (const Node* node = scene_.find("straddle")) straddles(*node);
        if (const Node* node = scene_.find("posts")) posts(*node);
        if (const Node* node = scene_.find("kill")) kill(*node);
    }

private:
    // A list has them in the order of the blinds.
    void antes() {
        const Node* each = scene_.find("ante");
        const Node* by_seat = scene_.find("antes");
        if (each != nullptr && by_seat != nullptr) fail(*each, "both 'ante' and 'antes' are given; leave one out");
        if (each != nullptr) {
            const Chips ante = amount(*each, "ante", unit_);
            for (const Seat seat : SeatSet::first(setup_.seats)) setup_.ante[seat] = ante;
        }
        if (by_seat == nullptr) return;
        int place = 0;
        for (const Node& item : list_for_all(*by_seat, "antes", spot_.players.size()))
            setup_.ante[poster_of(place++, written_, setup_.seats)] = amount(item, "antes", unit_);
    }

    // ---- Blinds -----------------------------------------------------------------------------------------------------

    // The seat that posts the blind written in this place. Heads-up the button posts the one written first.
    [[nodiscard]] Seat poster(std::size_t place) const noexcept {
        const auto seat = static_cast<int>(place);
        return Seat{setup_.seats == 2 ? 1 - seat : seat};
    }

    void blinds_in_short(const Node& node) {
        const std::vector<Node>& list = list_at(node, "blinds");
        if (list.empty() || list.size() > spot_.players.size())
            fail(node, "'blinds' lists " + std::to_string(list.size()) + " for " + std::to_string(setup_.seats) +
                           " players; write [small, big], and straddles after them in the order of the players");
        std::vector<Chips> owed;
        for (const Node& item : list) owed.push_back(amount(item, "blinds", unit_));
        if (owed.size() == 1) return only_blind(owed[0], node);
        if (owed[0] > owed[1])
            fail(node, "'blinds': the small blind " + unit_.text(owed[0]) + " is more than the big blind " + unit_.text(owed[1]) +
                           "; write [small, big]");
        for (std::size_t i = 0; i < 2; ++i) setup_.blind[poster(i)] = owed[i];
        if (owed[1] > no_chips) set_big_blind(poster(1), node);
        for (std::size_t i = 2; i < owed.size(); ++i)
            if (owed[i] > no_chips) add_straddle(poster(i), owed[i], list[i]);
    }

    void only_blind(Chips owed, const Node& node) {
        setup_.blind[Seat{0}] = owed;
        if (owed > no_chips) set_big_blind(Seat{0}, node);
    }

    // PHH's form: one amount for each player.
    void blinds_for_all(const Node& node) {
        const std::vector<Node>& list = list_for_all(node, "blinds_or_straddles", spot_.players.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const Seat place{static_cast<int>(i)};
            written_.amount[place] = amount_without_sign(list[i], "blinds_or_straddles", unit_);
            if (is_negative(list[i])) written_.negative.add(place);
        }
        const std::optional<BlindsError> error = owe_blinds(written_, setup_);
        if (!error) return;
        switch (error->fault) {
        case BlindsFault::game_has_none: game_has_no_blinds(node);
        case BlindsFault::straddle_is_not_greater: straddle_is_not_greater(*error, list[error->seat.index]);
        }
    }

    void set_big_blind(Seat seat, const Node& node) {
        if (is_stud(setup_)) game_has_no_blinds(node);
        setup_.big_blind = seat;
    }

    [[noreturn]] void game_has_no_blinds(const Node& node) const {
        fail(node, in_quotes(game(setup_.game).name) + " has no blinds; write 'ante' and 'bring_in'");
    }

    // ---- Straddles, posts, a kill -----------------------------------------------------------------------------------

    void add_straddle(Seat by, Chips to, const Node& node) {
        const std::string& name = spot_.players[by.index];
        const Chips above = setup_.straddles.empty() ? big_blind_of(setup_) : setup_.straddles.back().to;
        if (to <= above) straddle_is_not_greater({BlindsFault::straddle_is_not_greater, by, to, above}, node);
        for (const Straddle& straddle : setup_.straddles)
            if (straddle.by == by) fail(node, in_quotes(name) + " straddles twice; leave one out");
        if (is_stud(setup_)) fail(node, in_quotes(game(setup_.game).name) + " has no straddles; leave it out");
        setup_.straddles.push_back({by, to});
    }

    [[noreturn]] void straddle_is_not_greater(const BlindsError& error, const Node& node) const {
        fail(node, "the straddle of " + in_quotes(spot_.players[error.seat.index]) + " to " + unit_.text(error.owed) +
                       " is not above the " + (setup_.straddles.empty() ? "big blind" : "straddle before it") + ", " +
                       unit_.text(error.above) + "; write a larger one");
    }

    void straddles(const Node& node) {
        if (node.is(Node::Kind::table)) return straddle(node);
        if (!node.is(Node::Kind::list))
            fail(node, "'straddle' is " + std::string(kind_name(node)) + "; write { by = NAME, to = N }, or a list of them");
        for (const Node& item : node.items) straddle(item);
    }

    void straddle(const Node& node) {
        only_keys(node, "straddle", straddle_keys);
        const Seat by = player_at(required(node, "straddle", "by", "who straddles"), "by", spot_.players);
        add_straddle(by, amount(required(node, "straddle", "to", "to how much"), "to", unit_), node);
    }

    void posts(const Node& node) {
        SeatSet posted;
        for (const Entry& entry : table_at(node, "posts")) {
            const Seat seat = player_of(entry, "posts", spot_.players, posted);
            only_keys(entry.value, entry.key, post_keys);
            if (const Node* live = entry.value.find("live")) setup_.live_post[seat] += amount(*live, "live", unit_);
            if (const Node* dead = entry.value.find("dead")) setup_.dead_post[seat] += amount(*dead, "dead", unit_);
        }
    }

    void kill(const Node& node) {
        only_keys(node, "kill", kill_keys);
        setup_.killer = player_at(required(node, "kill", "by", "who posts it"), "by", spot_.players);
        if (big_blind_of(setup_) == no_chips) fail(node, "a kill is counted in big blinds, and there is none; write 'blinds'");
        spot_.kill = true;
        setup_.kill_post = in_kill_pot(big_blind_of(setup_), scene_, unit_);
    }

    const Node& scene_;
    Spot& spot_;
    HandSetup& setup_;
    Unit unit_;
    WrittenBlinds written_; // In PHH's form; none in the short one, which begins with the small blind.
};

// ---- The sizes of the game ------------------------------------------------------------------------------------------

class Sizes {
public:
    Sizes(const Node& scene, Spot& spot) : scene_(scene), spot_(spot), setup_(spot.setup), unit_(spot.unit) {}

    void read() {
        bring_in();
        say_what_was_meant();
        switch (spot_.structure) {
        case Structure::no_limit:
        case Structure::pot_limit: setup_.stakes.min_bet = killed(min_bet()); return;
        case Structure::fixed_limit: return fixed();
        case Structure::spread_limit: return spread();
        }
    }

private:
    [[nodiscard]] Chips killed(Chips amount) const { return in_kill_pot(amount, scene_, unit_); }

    // A size that the scene gives, above 0; nothing where it gives none.
    [[nodiscard]] std::optional<Chips> given(std::string_view key) const {
        const Node* node = scene_.find(key);
        if (node == nullptr) return std::nullopt;
        const Chips size = amount(*node, key, unit_);
        if (size == no_chips) fail(*node, in_quotes(key) + " is 0; write a bet above 0");
        return size;
    }

    void bring_in() {
        const Node* node = scene_.find("bring_in");
        if (node == nullptr) return;
        const Chips size = amount(*node, "bring_in", unit_);
        if (size > no_chips && !is_stud(setup_))
            fail(*node, in_quotes(game(setup_.game).name) + " has no bring-in; leave it out, or write another 'game'");
        setup_.stakes.bring_in = size;
    }

    // Without a word on the structure the game is no-limit; fixed bets or a spread say that something else was meant.
    void say_what_was_meant() const {
        if (scene_.find("structure") != nullptr || scene_.find("variant") != nullptr) return;
        for (const std::string_view key : {"small_bet", "big_bet", "spread"}) {
            const Node* node = scene_.find(key);
            if (node == nullptr) continue;
            const std::string_view meant = key == "spread" ? "spread" : "FL";
            fail(*node,
                 in_quotes(key) + " says nothing in no-limit; write structure = \"" + std::string(meant) + "\", or leave it out");
        }
    }

    // The big blind; without blinds the bring-in, and without that the least chip there is.
    [[nodiscard]] Chips min_bet() const {
        if (const std::optional<Chips> size = given("min_bet")) return *size;
        if (const Chips size = big_blind_of(setup_); size > no_chips) return size;
        return std::max(setup_.stakes.bring_in, Chips{1});
    }

    void fixed() {
        const std::optional<Chips> written = given("small_bet");
        const Chips small = written.value_or(big_blind_of(setup_));
        if (small == no_chips) fail(scene_, "fixed limit needs its bets; write 'small_bet' and 'big_bet', or blinds");
        const std::optional<Chips> big = given("big_bet");
        if (big && *big < small)
            fail(*scene_.find("big_bet"),
                 "'big_bet' is " + unit_.text(*big) + ", less than the small bet " + unit_.text(small) + "; write a larger one");
        setup_.stakes.small_bet = killed(small);
        setup_.stakes.big_bet = killed(big.value_or(2 * small));
    }

    void spread() {
        const Node* node = scene_.find("spread");
        if (node == nullptr) fail(scene_, "'spread' is missing; write the least and the most of a bet, such as [1, 4]");
        const std::vector<Node>& list = list_at(*node, "spread");
        if (list.size() != 2)
            fail(*node,
                 "'spread' lists " + std::to_string(list.size()) + "; write the least and the most of a bet, such as [1, 4]");
        const Chips least = amount(list[0], "spread", unit_);
        const Chips most = amount(list[1], "spread", unit_);
        if (least == no_chips || least > most)
            fail(*node, "'spread' is no range of bets; write [least, most], the least above 0");
        setup_.stakes.spread_least = killed(least);
        setup_.stakes.spread_most = killed(most);
    }

    const Node& scene_;
    Spot& spot_;
    HandSetup& setup_;
    Unit unit_;
};

} // namespace

void read_posting(const Node& scene, Spot& spot) { Posting(scene, spot).read(); }

void read_stakes(const Node& scene, Spot& spot) { Sizes(scene, spot).read(); }

} // namespace floorman
