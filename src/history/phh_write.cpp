#include "history/phh_write.hpp"

#include <algorithm>
#include <array>

#include "hand/game.hpp"
#include "history/toml_value.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

// Follows the events, and gathers those that are one act in PHH: the cards that a seat is dealt together.
class Acts {
public:
    explicit Acts(const PhhHand& hand) : hand_(hand), game_(game(hand.setup.game)) {}

    std::vector<std::string> acts() {
        for (const Event& event : hand_.events) take(event);
        dealt();
        shown();
        drew();
        return std::move(acts_);
    }

private:
    void take(const Event& event) {
        const bool deals = event.kind == EventKind::dealt_down || event.kind == EventKind::dealt_up ||
                           event.kind == EventKind::dealt_board;
        const Seat to = event.kind == EventKind::dealt_board ? no_seat : event.seat;
        if (!deals || to != dealing_to_ || is_another_street(to)) dealt();
        if (event.kind == EventKind::dealt_board && event.count != board_) begin_board(event.count);
        if (deals) return deal(event, to);
        if (event.kind != EventKind::shown || event.seat != showing_ || whole_hand_is_shown()) shown();
        if (event.kind != EventKind::discarded) drew();
        switch (event.kind) {
        case EventKind::acted: return act(event);
        case EventKind::shown: return show(event);
        case EventKind::drew: drawing_ = place_name(event.seat.index) + " sd"; return;
        case EventKind::discarded: thrown_ += text(event.card); return;
        case EventKind::killed: acts_.push_back(place_name(event.seat.index) + " f"); return; // Out of the hand, chips and all.
        case EventKind::mucked: acts_.push_back(place_name(event.seat.index) + " sm"); return;
        case EventKind::ante:
        case EventKind::blind:
        case EventKind::straddle:
        case EventKind::live_post:
        case EventKind::dead_post:
        case EventKind::kill_post:
        case EventKind::street_opened:
        case EventKind::dealt_board:
        case EventKind::dealt_down:
        case EventKind::dealt_up:
        case EventKind::uncalled:
        case EventKind::street_closed:
        case EventKind::betting_over:
        case EventKind::barred:
        case EventKind::unbarred:
        case EventKind::burnt:
        case EventKind::reshuffled:
        case EventKind::forfeited: break;
        case EventKind::runs: shared_cards_ = board_cards_; return;
        }
    }

    // ---- Cards ------------------------------------------------------------------------------------------------------

    // Another board, where the rest is run several times: it begins with the cards that lay there before.
    void begin_board(std::uint8_t board) {
        dealt();
        board_ = board;
        board_cards_ = shared_cards_;
    }

    // A board that is run out gets the cards of each street in an act of their own.
    [[nodiscard]] bool is_another_street(Seat to) const noexcept {
        if (to.exists()) return false;
        int cards = 0;
        for (const Street& street : game_.streets) {
            cards += street.board;
            if (static_cast<std::size_t>(cards) == board_cards_) return true;
        }
        return false;
    }

    void drew() {
        if (!drawing_.empty()) acts_.push_back(thrown_.empty() ? drawing_ : drawing_ + " " + thrown_);
        drawing_.clear();
        thrown_.clear();
    }

    void deal(const Event& event, Seat to) {
        shown();
        drew();
        dealing_to_ = to;
        is_dealing_ = true;
        Card card = event.card;
        if (to.exists()) {
            // After a draw the places of a hand are others.
            const HoleCards& hole = hand_.hole[to];
            if (game_.family != Family::draw && hole_cards_[to] < hole.size() && !card.known()) card = hole[hole_cards_[to]];
            ++hole_cards_[to];
        } else {
            if (board_ == 0 && board_cards_ < hand_.board.size() && !card.known()) card = hand_.board[board_cards_];
            ++board_cards_;
        }
        cards_ += text(card);
    }

    void dealt() {
        if (is_dealing_)
            acts_.push_back((dealing_to_.exists() ? "d dh " + place_name(dealing_to_.index) + " " : "d db ") + cards_);
        is_dealing_ = false;
        dealing_to_ = no_seat;
        cards_.clear();
    }

    // A hand may be shown again: that is another act.
    [[nodiscard]] bool whole_hand_is_shown() const noexcept {
        return showing_.exists() && cards_shown_.size() == 2 * hand_.hole[showing_].size();
    }

    void show(const Event& event) {
        showing_ = event.seat;
        cards_shown_ += text(event.card);
    }

    void shown() {
        if (showing_.exists()) acts_.push_back(place_name(showing_.index) + " sm " + cards_shown_);
        showing_ = no_seat;
        cards_shown_.clear();
    }

    // ---- Acts -------------------------------------------------------------------------------------------------------

    void act(const Event& event) {
        const std::string who = place_name(event.seat.index);
        switch (event.act) {
        case Act::fold: acts_.push_back(who + " f"); return;
        case Act::check:
        case Act::call: acts_.push_back(who + " cc"); return;
        case Act::bet:
        case Act::raise:
        case Act::complete: acts_.push_back(who + " cbr " + hand_.unit.text(event.to)); return;
        case Act::bring_in: acts_.push_back(who + " pb"); return;
        }
    }

    const PhhHand& hand_;
    const Game& game_;
    std::vector<std::string> acts_;
    Seat dealing_to_{};
    bool is_dealing_ = false;
    std::string cards_;
    Seat showing_{};
    std::string cards_shown_;
    std::string drawing_; // "p1 sd", until what was thrown away is known.
    std::string thrown_;
    PerSeat<std::size_t> hole_cards_;
    std::uint8_t board_ = 0;
    std::size_t board_cards_ = 0; // On that board.
    std::size_t shared_cards_ = 0;
};

class Written {
public:
    explicit Written(const PhhHand& hand) : hand_(hand), setup_(hand.setup) {}

    std::string text() {
        line("variant", toml_string(variant_code(setup_.game, hand_.structure)));
        kept_or("ante_trimming_status", "true");
        line("antes", amounts([&](Seat place) { return hand_.unit.text(setup_.ante[posts_in(place)]); }));
        if (game(setup_.game).family != Family::stud) line("blinds_or_straddles", blinds());
        stakes();
        line("starting_stacks", amounts([&](Seat seat) { return in_full(stack(seat, setup_.stack[seat])); }));
        std::string acts;
        for (const std::string& act : phh_acts(hand_)) acts += (acts.empty() ? "" : ", ") + toml_string(act);
        line("actions", "[" + acts + "]");
        const std::string name = hand_.name_is_number ? std::string(hand_.name) : toml_string(hand_.name);
        kept_or("hand", hand_.name.empty() ? "" : name);
        std::string names;
        for (const std::string& player : hand_.players) names += (names.empty() ? "" : ", ") + toml_string(player);
        kept_or("players", names.empty() ? "" : "[" + names + "]");
        kept_or("finishing_stacks", hand_.finishing_stacks ? stacks(*hand_.finishing_stacks) : "");
        for (const KeptField& field : hand_.kept)
            if (std::find(with_a_place.begin(), with_a_place.end(), field.key) == with_a_place.end())
                line(field.key, field.value);
        return std::move(text_);
    }

private:
    // Kept or not, they stand where PHH's own files have them.
    static constexpr std::array<std::string_view, 4> with_a_place{"ante_trimming_status", "hand", "players", "finishing_stacks"};

    void line(std::string_view key, std::string_view value) { text_.append(key).append(" = ").append(value).append("\n"); }
    // As the history gave it itself, where it did; else so.
    void kept_or(std::string_view key, std::string_view value) {
        const auto kept = std::find_if(hand_.kept.begin(), hand_.kept.end(),
                                       [key](const KeptField& field) { return field.key == key; });
        const bool is_kept = kept != hand_.kept.end();
        if (is_kept || !value.empty()) line(key, is_kept ? std::string_view{kept->value} : value);
    }

    template <class Amount>
    std::string amounts(Amount amount) {
        std::string list;
        for (const Seat seat : SeatSet::first(setup_.seats)) list += (list.empty() ? "" : ", ") + amount(seat);
        return "[" + list + "]";
    }

    std::string stacks(const PerSeat<Chips>& chips) {
        return amounts([&](Seat seat) { return stack(seat, chips[seat]); });
    }

    [[nodiscard]] std::string stack(Seat seat, Chips chips) const {
        return hand_.unbounded.has(seat) ? "inf" : hand_.unit.text(chips);
    }

    // With all decimals of the unit, from which a reader knows it.
    [[nodiscard]] std::string in_full(std::string amount) const {
        const int decimals = decimals_written(hand_.unit.text(Chips{1}));
        const int written = decimals_written(amount);
        if (decimals == written || amount == "inf") return amount;
        if (written == 0) amount += '.';
        return amount + std::string(static_cast<std::size_t>(decimals - written), '0');
    }

    [[nodiscard]] Chips owed(Seat seat) const noexcept {
        for (const Straddle& straddle : setup_.straddles)
            if (straddle.by == seat) return straddle.to;
        return setup_.blind[seat];
    }

    // Heads-up the button's blind and ante are written first, though the button is the second player.
    [[nodiscard]] Seat posts_in(Seat place) const noexcept {
        const bool swapped = setup_.seats == 2 && owed(Seat{1}) <= owed(Seat{0});
        return swapped ? Seat{1 - place.index} : place;
    }

    std::string blinds() {
        return amounts([&](Seat place) {
            const Seat seat = posts_in(place);
            const Chips live = setup_.live_post[seat];
            return live > no_chips ? "-" + hand_.unit.text(live) : hand_.unit.text(owed(seat));
        });
    }

    void stakes() {
        const Stakes& stakes = setup_.stakes;
        if (stakes.bring_in > no_chips) line("bring_in", hand_.unit.text(stakes.bring_in));
        if (hand_.structure == Structure::fixed_limit) {
            line("small_bet", hand_.unit.text(stakes.small_bet));
            line("big_bet", hand_.unit.text(stakes.big_bet));
        } else {
            line("min_bet", hand_.unit.text(stakes.min_bet));
        }
    }

    const PhhHand& hand_;
    const HandSetup& setup_;
    std::string text_;
};

} // namespace

std::string_view variant_code(GameId game, Structure structure) noexcept {
    for (const Variant& variant : all_variants())
        if (variant.game == game && variant.structure == structure) return variant.code;
    return {};
}

std::vector<std::string> phh_acts(const PhhHand& hand) { return Acts(hand).acts(); }

std::string why_no_phh(const PhhHand& hand) {
    const HandSetup& setup = hand.setup;
    if (variant_code(setup.game, hand.structure).empty()) return "PHH has no code for this game and structure";
    if (setup.street > 0 || setup.pot > no_chips) return "PHH begins with the first street";
    if (setup.killer.exists()) return "PHH has no kill pots";
    if (setup.seats == 2 && setup.big_blind == setup.button)
        return "PHH gives the greater blind of two players to the other seat";
    for (const Seat seat : SeatSet::first(setup.seats)) {
        if (setup.dead_post[seat] > no_chips) return "PHH has no dead posts";
        if (setup.live_post[seat] > no_chips && setup.blind[seat] > no_chips) return "PHH has no post on top of a blind";
    }
    for (const Event& event : hand.events) {
        if (event.kind == EventKind::forfeited) return "PHH has no chips that are forfeited";
        if (event.kind == EventKind::runs) return "PHH has one board";
    }
    return {};
}

std::string phh_text(const PhhHand& hand) { return Written(hand).text(); }

} // namespace floorman
