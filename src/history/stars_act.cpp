#include "history/stars_act.hpp"

#include <algorithm>
#include <array>

namespace floorman {

namespace {

constexpr std::string_view and_all_in = "and is all-in";

constexpr std::array<std::string_view, 24> bystanding{
    " said, \"",
    " joins the table",
    " leaves the table",
    " has timed out",
    " is disconnected",
    " is connected",
    " has returned",
    " is sitting out",
    " sits out",
    " was removed from the table",
    " will be allowed to play",
    " was moved",
    " finished the tournament",
    " wins the tournament",
    " wins the ",
    " wins an entry",
    " re-buys",
    " takes the add-on",
    " adds ",
    " has reached the ",
    " is feeling ",
    " was eliminated",
    " for eliminating ",
    " for splitting the elimination of ",
};
constexpr std::array<std::string_view, 7> bystanding_lines{
    "Betting is capped", "Pair on board", "The deck is reshuffled", "The button", "Hand was ", "Cashed Out", "*** CASH"};

class ActWords {
public:
    ActWords(std::string_view rest, StarsAct& act) : rest_(rest), act_(act) {}

    [[nodiscard]] bool act() {
        if (took("posts ")) return posts();
        if (took("folds")) return does(Did::fold);
        if (took("checks")) return does(Did::check);
        if (took("calls ")) return amount(act_.adds) && does(Did::call);
        if (took("bets ")) return amount(act_.to) && does(Did::bet);
        if (took("raises ")) return raises();
        if (took("completes it to ") || took("completes to ")) return amount(act_.to) && does(Did::raise);
        if (took("brings in for ") || took("brings in low for ") || took("brings in "))
            return amount(act_.adds) && does(Did::bring_in);
        if (took("shows ")) return shows();
        if (took("mucks hand") || took("doesn't show hand") || took("does not show hand")) return does(Did::muck);
        if (took("discards ")) return discards();
        if (took("stands pat")) return stands_pat();
        if (took("straddle ") || took("straddles ")) return post(PostKind::straddle);
        const bool bystands = std::any_of(bystanding.begin(), bystanding.end(),
                                          [this](std::string_view words) { return rest_.starts_with(words.substr(1)); });
        act_.kind = StarsActKind::bystands;
        return bystands;
    }

    [[nodiscard]] bool collects() {
        act_.kind = StarsActKind::collects;
        if (!amount(act_.amount) || !took(" from ")) return false;
        act_.pot = -1;
        if (took("main pot")) {
            act_.pot = 0;
        } else if (took("side pot")) {
            int number = 1;
            if (took("-") || took(" #") || took(" "))
                if (!take_number(rest_, number) || number < 1 || number > max_seats) return false;
            act_.pot = static_cast<std::int8_t>(number);
        } else {
            return took("the pot") || took("pot");
        }
        return true;
    }

    // " the hand for $22.77 | Cash Out Fee $0.46".
    [[nodiscard]] bool cashes_out() {
        act_.kind = StarsActKind::cashes_out;
        if (!took("the hand for ") || !amount(act_.amount)) return false;
        AmountText fee;
        if (took(" | Cash Out Fee ") && !amount(fee)) return false;
        return without_blanks(rest_).empty();
    }

private:
    [[nodiscard]] bool took(std::string_view words) noexcept { return take(rest_, words); }

    [[nodiscard]] bool amount(AmountText& written) noexcept {
        bool currency = false;
        return take_money(rest_, written, currency);
    }
    [[nodiscard]] bool amount(std::optional<AmountText>& written) noexcept { return amount(written.emplace()); }

    [[nodiscard]] bool did(Did what) noexcept {
        act_.kind = StarsActKind::does;
        act_.did = what;
        return true;
    }

    // With what may stand behind an act: nothing, all in, cards that a player shows while folding, or why a site acted for it.
    [[nodiscard]] bool does(Did what) {
        (void)did(what);
        rest_ = without_blanks(rest_);
        BracketedCards shown;
        if (take_bracket(rest_, shown)) rest_ = without_blanks(rest_);
        for (const std::string_view why : {"(disconnect)", "(timed out)"})
            if (rest_.ends_with(why)) rest_ = without_blanks(rest_.substr(0, rest_.size() - why.size()));
        act_.all_in = rest_ == and_all_in;
        act_.caps = rest_.starts_with("and has reached the ");
        return act_.all_in || rest_.empty() || act_.caps;
    }

    [[nodiscard]] bool raises() {
        if (took("to ")) return amount(act_.to) && does(Did::raise);
        return amount(act_.adds) && took(" to ") && amount(act_.to) && does(Did::raise);
    }

    [[nodiscard]] bool shows() {
        (void)did(Did::show);
        if (!take_bracket(rest_, act_.cards)) return false;
        rest_ = without_blanks(rest_);
        if (!took("(")) return rest_.empty();
        act_.called = called_hand(rest_);
        return true;
    }

    [[nodiscard]] bool discards() {
        (void)did(Did::discard);
        int count = 0;
        if (!take_number(rest_, count) || count < 1 || count > 7 || !took(" card")) return false;
        (void)took("s");
        if (take_bracket(rest_, act_.cards)) return static_cast<int>(act_.cards.size()) == count;
        for (int i = 0; i < count; ++i) act_.cards.push_back(unknown_card);
        return without_blanks(rest_).empty();
    }

    [[nodiscard]] bool stands_pat() {
        (void)did(Did::stand_pat);
        return took(" on") ? take_bracket(rest_, act_.cards) : without_blanks(rest_).empty();
    }

    [[nodiscard]] bool posts() {
        if (took("the ante ") || took("ante ")) return post(PostKind::ante);
        if (took("small & big blinds ") || took("small and big blinds ")) return post(PostKind::both_blinds);
        if (took("small blind ")) return post(PostKind::small_blind);
        if (took("big blind ")) return post(PostKind::big_blind);
        if (took("button blind ")) return post(PostKind::button_blind);
        if (took("straddle ") || took("a straddle of ") || took("the straddle ")) return post(PostKind::straddle);
        if (took("dead blind ") || took("dead small blind ") || took("dead ") || took("a dead small blind of ") ||
            took("a dead blind of ") || took("missed small blind "))
            return post(PostKind::dead);
        return false;
    }

    [[nodiscard]] bool post(PostKind kind) {
        act_.kind = StarsActKind::posts;
        act_.post = kind;
        if (!amount(act_.amount)) return false;
        rest_ = without_blanks(rest_);
        (void)took("dead");
        rest_ = without_blanks(rest_);
        act_.all_in = rest_ == and_all_in;
        return act_.all_in || rest_.empty();
    }

    std::string_view rest_;
    StarsAct& act_;
};

} // namespace

bool read_stars_act(std::string_view rest, StarsAct& act) {
    const std::string_view whole = rest;
    if (take(rest, ": ")) return ActWords(rest, act).act();
    if (take(rest, " collected ")) return ActWords(rest, act).collects();
    if (take(rest, " cashed out ")) return ActWords(rest, act).cashes_out();
    act.kind = StarsActKind::bystands;
    return is_stars_gossip(whole);
}

bool is_stars_gossip(std::string_view line) noexcept {
    return std::any_of(bystanding.begin(), bystanding.end(),
                       [line](std::string_view words) { return line.find(words) != std::string_view::npos; });
}

bool is_stars_notice(std::string_view line) noexcept {
    return std::any_of(bystanding_lines.begin(), bystanding_lines.end(),
                       [line](std::string_view words) { return line.starts_with(words); });
}

} // namespace floorman
