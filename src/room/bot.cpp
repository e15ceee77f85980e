#include "room/bot.hpp"

#include <algorithm>
#include <utility>

#include "betting/limits.hpp"
#include "hand/pending.hpp"
#include "hand/showdown.hpp"

namespace floorman::room {

namespace {

constexpr int tries = 24;
constexpr int tries_a_draw = 10;

// How a style plays: what it asks for beyond the price, and from which chances on it raises. Of a thousand.
struct Manner {
    std::string_view style;
    int beyond_price;
    int raises_from;
    int raises_anyhow; // How often it raises with whatever it has.
};
constexpr std::array manners{
    Manner{"steady", 30, 640, 40},
    Manner{"rock", 120, 740, 0},
    Manner{"caller", -120, 860, 10},
    Manner{"gambler", -60, 520, 200},
};

const Manner& manner_of(std::string_view style) noexcept {
    for (const Manner& manner : manners)
        if (manner.style == style) return manner;
    return manners.front();
}

class Random {
public:
    explicit Random(std::uint64_t state) : state_(state) {}
    int below(int n) noexcept {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = (state_ ^ (state_ >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return static_cast<int>(((mixed ^ (mixed >> 31U)) >> 33U) % static_cast<std::uint64_t>(n));
    }

private:
    std::uint64_t state_;
};

// The cards that the seat cannot see, in the order of a shuffle.
class Unseen {
public:
    Unseen(const Hand& hand, Seat seat, Random& random) : random_(random) {
        const Game& rules = game(hand.game);
        CardSet seen;
        for (const Card card : hand.board) add(seen, card);
        for (const Card card : hand.hole[seat]) add(seen, card);
        for (const Seat other : hand.dealt_in)
            for (std::size_t i = 0; i < hand.hole[other].size(); ++i)
                if (rules.lies_face_up(i)) add(seen, hand.hole[other][i]);
        for (const Card card : rules.cards() - seen) cards_.push_back(card);
    }
    void shuffle() noexcept { next_ = 0; }
    Card take() noexcept {
        if (next_ == cards_.size()) next_ = 0;
        const auto left = static_cast<int>(cards_.size() - next_);
        std::swap(cards_[next_], cards_[next_ + static_cast<std::size_t>(random_.below(left))]);
        return cards_[next_++];
    }

private:
    static void add(CardSet& set, Card card) noexcept {
        if (card.known()) set.add(card);
    }

    Random& random_;
    CardRun cards_;
    std::size_t next_ = 0;
};

// Makes of `end`, which was `hand` once, how the hand may end: the board and every hand filled up with cards that the seat cannot see.
void end_somehow(const Hand& hand, Seat seat, Unseen& unseen, Hand& end) {
    const Game& rules = game(hand.game);
    end.board = hand.board;
    while (static_cast<int>(end.board.size()) < rules.board_cards()) end.board.push_back(unseen.take());
    for (const Seat other : hand.round.live) {
        HoleCards& hole = end.hole[other];
        hole = hand.hole[other];
        if (other != seat)
            for (std::size_t i = 0; i < hole.size(); ++i)
                if (!rules.lies_face_up(i)) hole[i] = unseen.take();
        while (static_cast<int>(hole.size()) < rules.hole_cards) hole.push_back(unseen.take());
    }
}

// Of a thousand: what the seat takes of a pot that all live seats contest.
int share(const Hand& end, Seat seat) {
    const Game& rules = game(end.game);
    const auto part = [&](Ladder ladder) {
        const std::optional<Strength> own = strength(end, seat, ladder);
        if (!own || *own == no_hand) return 0;
        int equal = 1;
        for (const Seat other : end.round.live) {
            if (other == seat) continue;
            const std::optional<Strength> its = strength(end, other, ladder);
            if (its && *its > *own) return 0;
            if (its && *its == *own) ++equal;
        }
        return 1000 / equal;
    };
    return rules.low ? (part(rules.high) + part(*rules.low)) / 2 : part(rules.high);
}

std::string discards(const Hand& hand, Seat seat, std::uint64_t chance) {
    Random random(chance);
    Unseen unseen(hand, seat, random);
    const HoleCards& hole = hand.hole[seat];
    const auto held = static_cast<unsigned>(hole.size());
    const int most = most_discards(hand);
    int best = -1;
    std::string line = "stands pat";
    for (unsigned thrown = 0; thrown < (1U << held); ++thrown) {
        Hand drawn = hand;
        drawn.hole[seat].clear();
        std::string cards;
        int count = 0;
        for (unsigned i = 0; i < held; ++i) {
            if ((thrown >> i & 1U) == 0) {
                drawn.hole[seat].push_back(hole[i]);
                continue;
            }
            cards += text(hole[i]);
            ++count;
        }
        if (count > most) continue;
        int won = 0;
        Hand end = drawn;
        for (int i = 0; i < tries_a_draw; ++i) {
            unseen.shuffle();
            end_somehow(drawn, seat, unseen, end);
            won += share(end, seat);
        }
        if (won <= best) continue;
        best = won;
        line = cards.empty() ? "stands pat" : "discards " + cards;
    }
    return line;
}

// To about two thirds of the pot, within what is allowed.
Chips raise_size(const Limits& may, const Hand& hand, Random& random) {
    if (may.second_size_to > no_chips) return may.full_raise_to;
    const Chips pot = hand.round.pot;
    const Chips wanted = hand.round.bet_to + Chips{pot.count * (4 + random.below(5)) / 10};
    return std::clamp(wanted, may.min_raise_to, may.max_raise_to);
}

} // namespace

int chances(const Hand& hand, Seat seat, std::uint64_t chance) {
    Random random(chance);
    Unseen unseen(hand, seat, random);
    int won = 0;
    Hand end = hand;
    for (int i = 0; i < tries; ++i) {
        unseen.shuffle();
        end_somehow(hand, seat, unseen, end);
        won += share(end, seat);
    }
    return won / tries;
}

std::string bot_line(
    const Hand& hand, Seat seat, bool draws, std::string_view style, Unit unit, const Policy& policy, std::uint64_t chance) {
    if (draws) return discards(hand, seat, chance);
    Random random(chance);
    const Limits may = limits(hand.round, policy);
    const Manner& manner = manner_of(style);
    const int wins = chances(hand, seat, chance);
    Chips pot = hand.dead;
    for (const Seat one : hand.dealt_in) pot += hand.committed[one] + hand.round.wagered_to[one];
    const Chips after = pot + may.to_call;
    const int price = after > no_chips ? static_cast<int>(1000 * may.to_call.count / after.count) : 0;
    const bool raises = wins >= manner.raises_from ? random.below(1000) < 800 : random.below(1000) < manner.raises_anyhow;
    if (raises && may.can_raise()) {
        const Chips to = raise_size(may, hand, random);
        if (hand.round.bring_in_due) return "completes";
        return (hand.round.bet_to > no_chips ? "raises to " : "bets ") + unit.text(to);
    }
    if (hand.round.bring_in_due) return bring_in_line(hand, unit);
    if (may.can_check) return "checks";
    return wins >= price + manner.beyond_price ? "calls" : "folds";
}

std::string bring_in_line(const Hand& hand, const Unit& unit) {
    const Chips due = hand.stakes.bring_in;
    return hand.round.stack[hand.round.to_act] < due ? "pb" : "brings in " + unit.text(due);
}

} // namespace floorman::room
