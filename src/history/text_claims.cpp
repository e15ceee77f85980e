#include "history/text_claims.hpp"

#include <algorithm>

#include "history/made_hand.hpp"

namespace floorman {

namespace {

const std::vector<std::string> pots_rule{"4.10"};

// What a board plays for of a pot: the first boards get the odd chips.
Chips part_of_board(Chips amount, int run, int boards) noexcept {
    return Chips{amount.count / boards + (run < amount.count % boards ? 1 : 0)};
}

class TextClaims {
public:
    TextClaims(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled)
        : record_(record), claims_(record.claims), replayed_(replayed), rules_(rules), hand_(replayed.hand), out_(settled),
          pot_(sum_of(settled.pots)), names_(names_of(record)), collected_(claims_.collected) {}

    void check() {
        returned();
        totals();
        board();
        cash_outs();
        if (collected_.empty()) {
            if (pot_ > no_chips) complain(end_line(), "nobody collects the pot of " + text(pot_), pots_rule);
        } else {
            collected();
        }
        for (const Seat seat : hand_.dealt_in)
            if (claims_.seats[seat]) said_of(seat, *claims_.seats[seat]);
        payments();
    }

private:
    void complain(int line, std::string why, std::vector<std::string> cites) {
        out_.problems.push_back({line, 0, std::move(why), std::move(cites)});
    }
    [[nodiscard]] std::string text(Chips chips) const { return record_.unit.text(chips); }
    [[nodiscard]] const std::string& name(Seat seat) const { return names_[seat.index]; }
    [[nodiscard]] int end_line() const { return record_.deeds.empty() ? record_.line : record_.deeds.back().line; }
    [[nodiscard]] Chips rake() const noexcept { return claims_.rake == not_said ? no_chips : claims_.rake; }

    // ---- What went back ---------------------------------------------------------------------------------------------

    void returned() {
        PerSeat<Chips> told;
        for (const Deed& deed : record_.deeds)
            if (deed.did == Did::uncalled) told[deed.seat] += deed.adds;
        for (const Seat seat : hand_.dealt_in)
            if (told[seat] != replayed_.uncalled[seat])
                complain(end_line(),
                         text(replayed_.uncalled[seat]) + " of " + name(seat) + "'s bet was called by nobody, and " +
                             (told[seat] == no_chips ? "none of it" : text(told[seat])) + " is returned",
                         {"4.10", "article: uncalled bets"});
    }

    // ---- Pots -------------------------------------------------------------------------------------------------------

    void totals() {
        if (claims_.of_tournament && rake() > no_chips)
            complain(claims_.total_line,
                     "a rake of " + text(rake()) + " is said to be taken, and no pot of a tournament is raked", {});
        if (claims_.total_pot != not_said && claims_.total_pot != pot_)
            complain(claims_.total_line,
                     "the total pot is said to be " + text(claims_.total_pot) + ", and the acts make it " + text(pot_),
                     pots_rule);
        if (!claims_.pots.empty() && !pots_are_gross() && !pots_are_net()) complain_of_pots();
    }

    [[nodiscard]] bool pots_are_gross() const noexcept {
        return std::equal(claims_.pots.begin(), claims_.pots.end(), out_.pots.begin(), out_.pots.end(),
                          [](Chips said, const Pot& made) { return said == made.amount; });
    }

    // A site may tell what the rake left of each pot, and divide the rake between the pots as it likes.
    [[nodiscard]] bool pots_are_net() const noexcept {
        if (claims_.pots.size() != out_.pots.size()) return false;
        Chips raked{};
        for (std::size_t i = 0; i < claims_.pots.size(); ++i) {
            if (claims_.pots[i] > out_.pots[i].amount) return false;
            raked += out_.pots[i].amount - claims_.pots[i];
        }
        return raked == rake();
    }

    void complain_of_pots() {
        std::string said;
        std::string made;
        for (const Chips pot : claims_.pots) said += (said.empty() ? "" : " and ") + text(pot);
        for (const Pot& pot : out_.pots) made += (made.empty() ? "" : " and ") + text(pot.amount);
        const std::string raked = rake() > no_chips ? " with the rake of " + text(rake()) : "";
        complain(claims_.total_line, "the pots are said to be " + said + ", and the acts make them " + made + raked, pots_rule);
    }

    // ---- What was collected -----------------------------------------------------------------------------------------

    // The house bought hands while the rest of the board was dealt. What such a hand wins nobody collects: the summary tells it.
    void cash_outs() {
        for (const Seat seat : hand_.dealt_in) {
            const int line = claims_.cashed_out[seat];
            if (line == 0) continue;
            if (!hand_.round.live.has(seat)) complain(line, name(seat) + " cashes out, but has folded", {});
            out_.notes.push_back(name(seat) + " cashed out: the house paid for the hand, and has what it wins");
            const std::optional<SeatSaid>& said = claims_.seats[seat];
            const bool collects = std::any_of(collected_.begin(), collected_.end(),
                                              [seat](const Collected& won) { return won.seat == seat; });
            if (said && said->won != not_said && !collects) collected_.push_back({seat, said->won, -1, 0, said->line});
        }
    }

    void collected() {
        Chips sum{};
        for (const Collected& won : collected_) {
            sum += won.chips;
            if (!hand_.round.live.has(won.seat))
                return complain(won.line, name(won.seat) + " collects " + text(won.chips) + ", but has folded", pots_rule);
        }
        if (sum + rake() != pot_) {
            complain(collected_.back().line,
                     text(sum) + " is collected" + (rake() > no_chips ? " and " + text(rake()) + " raked" : "") +
                         ", and the pot is " + text(pot_),
                     pots_rule);
            return;
        }
        if (pots_are_told()) {
            by_pot();
        } else {
            all_together();
        }
    }

    // Whether each amount says which pot it comes from; where there is one pot and one board it need not.
    [[nodiscard]] bool pots_are_told() const noexcept {
        const bool board_is_told = runs(hand_) == 1 || collected_.size() == claims_.collected.size();
        return (out_.pots.size() == 1 && board_is_told) ||
               std::all_of(collected_.begin(), collected_.end(), [](const Collected& won) { return won.pot >= 0; });
    }

    void by_pot() {
        for (const Collected& won : collected_)
            if (won.pot >= static_cast<int>(out_.pots.size()))
                return complain(won.line,
                                name(won.seat) + " collects from a side pot, and there " +
                                    (out_.pots.size() == 1 ? "is none" : "are " + std::to_string(out_.pots.size() - 1)),
                                pots_rule);
        if (!claims_.pots.empty() && !pots_are_gross() && pots_are_net() && !what_is_left_is_collected()) return;
        for (int run = 0; run < runs(hand_); ++run)
            for (std::size_t pot = 0; pot < out_.pots.size(); ++pot)
                one_pot({part_of_board(out_.pots[pot].amount, run, runs(hand_)), out_.pots[pot].eligible}, pot, run);
    }

    // Where a text tells what the rake left of each pot, that is collected from it.
    bool what_is_left_is_collected() {
        for (std::size_t pot = 0; pot < claims_.pots.size(); ++pot) {
            Chips sum{};
            int line = claims_.total_line;
            for (const Collected& won : collected_) {
                if (std::max<int>(won.pot, 0) != static_cast<int>(pot)) continue;
                sum += won.chips;
                line = won.line;
            }
            if (sum == claims_.pots[pot]) continue;
            complain(line,
                     text(sum) + " is collected from " + pot_name(pot) + ", and the summary says that it is " +
                         text(claims_.pots[pot]),
                     pots_rule);
            return false;
        }
        return true;
    }

    void one_pot(const Pot& pot, std::size_t place, int run) {
        PerSeat<Chips> told;
        Chips sum{};
        int line = collected_.back().line;
        for (const Collected& won : collected_) {
            if (std::max<int>(won.pot, 0) != static_cast<int>(place) || won.board != run) continue;
            told[won.seat] += won.chips;
            sum += won.chips;
            line = won.line;
            if (!pot.eligible.has(won.seat))
                return complain(line, name(won.seat) + " collects from " + pot_name(place) + ", and cannot win it", pots_rule);
        }
        if (sum > pot.amount || pot.amount - sum > rake())
            return complain(line, text(sum) + " is collected from " + pot_name(place) + ", which is " + text(pot.amount),
                            pots_rule);
        Hand hand = hand_; // With this board alone.
        hand.board = board_of(hand_, run);
        hand.other_boards.clear();
        Pots net;
        net.push_back({sum, pot.eligible});
        compare(told, awards(hand, net, rules_.policy), line, " from " + pot_name(place));
    }

    [[nodiscard]] std::string pot_name(std::size_t place) const {
        if (out_.pots.size() == 1) return "the pot";
        if (place == 0) return "the main pot";
        return out_.pots.size() == 2 ? "the side pot" : "side pot " + std::to_string(place);
    }

    // Amounts that do not say from which pot: all of a seat's together, less what the house took of them.
    void all_together() {
        PerSeat<Chips> told;
        for (const Collected& won : collected_) told[won.seat] += won.chips;
        if (rake() == no_chips) return compare(told, out_.awards, collected_.back().line, "");
        if (!out_.awards) return;
        for (const Seat seat : hand_.dealt_in)
            if (told[seat] > (*out_.awards)[seat] || (*out_.awards)[seat] - told[seat] > rake())
                return complain(collected_.back().line,
                                name(seat) + " collects " + text(told[seat]) + ", and wins " + text((*out_.awards)[seat]) +
                                    " before the rake",
                                pots_rule);
    }

    // Between the halves of a pot it is the high one's; among equal hands, that of the first of them.
    [[nodiscard]] std::string whose_odd_chip(const PerSeat<Chips>& told, const PerSeat<Chips>& awards) const {
        std::optional<Strength> of_who_gets_it;
        std::optional<Strength> of_who_took_it;
        const Ladder ladder = game(hand_.game).high;
        for (const Seat seat : hand_.dealt_in) {
            if (awards[seat] == told[seat] + Chips{1}) of_who_gets_it = strength(hand_, seat, ladder);
            if (told[seat] == awards[seat] + Chips{1}) of_who_took_it = strength(hand_, seat, ladder);
        }
        const bool between_halves = game(hand_.game).low && of_who_gets_it && of_who_took_it &&
                                    *of_who_gets_it != *of_who_took_it;
        return between_halves ? "the high side" : "the first winner left of the button";
    }

    // A site may take its rake before a pot is split or after: with a rake the odd chip may lie elsewhere.
    void compare(const PerSeat<Chips>& told, const std::optional<PerSeat<Chips>>& awards, int line, const std::string& from) {
        if (!awards) return;
        const std::int64_t leeway = rake() > no_chips ? 1 : 0;
        for (const Seat seat : hand_.dealt_in) {
            const std::int64_t off = told[seat].count - (*awards)[seat].count;
            if (std::abs(off) <= leeway) continue;
            const bool odd = std::abs(off) == 1;
            complain(line,
                     name(seat) + " collects " + (told[seat] == no_chips ? "nothing" : text(told[seat])) + from + ", and wins " +
                         text((*awards)[seat]) + (odd ? ": the odd chip goes to " + whose_odd_chip(told, *awards) : ""),
                     odd ? citations(rules_, Question::odd_chip) : pots_rule);
            return;
        }
    }

    // ---- The board --------------------------------------------------------------------------------------------------

    void board() {
        if (claims_.boards.empty()) return;
        if (claims_.boards.size() != static_cast<std::size_t>(runs(hand_)))
            return complain(claims_.board_line,
                            "the summary has " + std::to_string(claims_.boards.size()) + " boards, and " +
                                std::to_string(runs(hand_)) + " were dealt",
                            {});
        for (std::size_t i = 0; i < claims_.boards.size(); ++i) {
            const Board& dealt = board_of(hand_, static_cast<int>(i));
            const Bounded<Card, 5>& said = claims_.boards[i];
            if (said.size() == dealt.size() && std::equal(said.begin(), said.end(), dealt.begin())) continue;
            complain(claims_.board_line,
                     "the board of the summary is " + floorman::text(std::span{said.begin(), said.size()}) + ", and " +
                         (dealt.empty() ? "none" : floorman::text(std::span{dealt.begin(), dealt.size()})) + " was dealt",
                     {});
        }
    }

    // ---- Seats ------------------------------------------------------------------------------------------------------

    void said_of(Seat seat, const SeatSaid& said) {
        const bool folded = replayed_.folded.has(seat);
        if (said.folded != folded)
            return complain(
                said.line,
                name(seat) + (folded ? " folded, and the summary says otherwise" : " did not fold, and the summary says so"), {});
        if (folded && said.folded_on >= 0 && said.folded_on != static_cast<int>(replayed_.folded_on[seat]))
            complain(said.line,
                     name(seat) + " folded on another street, " + street(replayed_.folded_on[seat]) + ", and the summary says " +
                         street(static_cast<std::uint8_t>(said.folded_on)),
                     {});
        Chips won{};
        for (const Collected& collected : collected_)
            if (collected.seat == seat) won += collected.chips;
        const Chips told = said.won == not_said ? no_chips : said.won;
        if (told != won)
            complain(said.line,
                     name(seat) + " collects " + (won == no_chips ? "nothing" : text(won)) + ", and by the summary wins " +
                         (told == no_chips ? "nothing" : text(told)),
                     pots_rule);
        cards_of(seat, said);
    }

    [[nodiscard]] std::string street(std::uint8_t place) const {
        const auto streets = game(hand_.game).streets;
        return place < streets.size() ? std::string(streets[place].name) : "none";
    }

    void cards_of(Seat seat, const SeatSaid& said) {
        if (said.showed && hand_.mucked.has(seat))
            return complain(said.line, name(seat) + " mucked, and the summary says that it showed", {});
        if (said.mucked && hand_.shown.has(seat))
            return complain(said.line, name(seat) + " showed, and the summary says that it mucked", {});
        if (!said.cards.empty() && !are_held(seat, said)) return;
        called_what_it_is(seat, said);
    }

    // Whether the cards of the summary may be those of the hand: all that are known of it are among them, and no other is out.
    bool are_held(Seat seat, const SeatSaid& said) {
        const HoleCards& hole = hand_.hole[seat];
        const auto among = [](const auto& cards, Card card) {
            return std::find(cards.begin(), cards.end(), card) != cards.end();
        };
        std::size_t unseen = 0;
        bool fit = said.cards.size() <= hole.size();
        for (const Card card : hole) {
            unseen += card.known() ? 0U : 1U;
            if (card.known() && said.cards.size() == hole.size()) fit = fit && among(said.cards, card);
        }
        for (const Card card : said.cards) {
            if (!card.known() || among(hole, card)) continue;
            if (unseen > 0 && (hand_.out.has(card) || said_before_.has(card))) {
                complain(said.line, "the summary gives " + name(seat) + " " + floorman::text(card) + ", which is out already",
                         {});
                return false;
            }
            fit = fit && unseen > 0;
            said_before_.add(card);
        }
        if (!fit)
            complain(said.line,
                     name(seat) + " holds " + floorman::text(std::span{hole.begin(), hole.size()}) + ", and the summary shows " +
                         floorman::text(std::span{said.cards.begin(), said.cards.size()}),
                     {});
        return fit;
    }

    void called_what_it_is(Seat seat, const SeatSaid& said) {
        const std::string is = what_it_is_instead(hand_, seat, said.called);
        if (!is.empty())
            complain(said.line, "the summary calls " + name(seat) + "'s hand another thing than it makes, " + is, {});
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    void payments() {
        out_.rake = rake();
        if (out_.rake > no_chips) out_.notes.push_back("a rake of " + text(out_.rake) + " of the pot of " + text(pot_));
        PerSeat<Chips>& paid = out_.paid.emplace();
        for (const Collected& won : collected_) paid[won.seat] += won.chips;
    }

    const Record& record_;
    const Claims& claims_;
    const Replayed& replayed_;
    const Compiled& rules_;
    const Hand& hand_;
    Settled& out_;
    Chips pot_;
    std::vector<std::string> names_;
    std::vector<Collected> collected_; // By those whose hand the house bought, too.
    CardSet said_before_;              // Cards that the summary gave to seats before, and nothing else did.
};

} // namespace

void check_text_claims(const Record& record, const Replayed& replayed, const Compiled& rules, Settled& settled) {
    TextClaims(record, replayed, rules, settled).check();
}

} // namespace floorman
