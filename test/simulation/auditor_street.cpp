#include "simulation/auditor_street.hpp"

#include <algorithm>
#include <cstddef>

namespace auditor {

namespace {

const Act& act_at(const Story& story, int i) { return story.acts[static_cast<std::size_t>(i)]; }
Amount at(const std::vector<Amount>& amounts, int seat) { return amounts.empty() ? 0 : amounts[static_cast<std::size_t>(seat)]; }
int seats(const Story& story) { return static_cast<int>(story.stake.size()); }
const Street& street(const Story& story) { return story.deal->streets[static_cast<std::size_t>(story.street)]; }
const Book& book(const Story& story) { return story.deal->book; }

bool wagers(const Act& act) {
    return act.deed == Deed::bet || act.deed == Deed::raise || act.deed == Deed::complete || act.deed == Deed::bring_in;
}

int last_act_of(const Story& story, int seat, int n) {
    for (int i = n - 1; i >= 0; --i)
        if (act_at(story, i).seat == seat) return i;
    return -1;
}

bool has_acted(const Story& story, int seat, int n) { return last_act_of(story, seat, n) >= 0; }
bool has_chips(const Story& story, int seat, int n) { return in(story, seat, n) && behind(story, seat, n) > 0; }

bool opponent_has_chips(const Story& story, int seat, int n) {
    for (int other = 0; other < seats(story); ++other)
        if (other != seat && has_chips(story, other, n)) return true;
    return false;
}

// 4.3: who still owes the street a decision. Who is alone with chips decides only while an opponent could win more.
bool is_awaited(const Story& story, int seat, int n) {
    if (!has_chips(story, seat, n)) return false;
    if (opponent_has_chips(story, seat, n)) return !has_acted(story, seat, n) || front(story, seat, n) < level(story, n);
    for (int other = 0; other < seats(story); ++other)
        if (other != seat && in(story, other, n) && front(story, other, n) > front(story, seat, n)) return true;
    return false;
}

int opener(const Story& story) {
    const Deal& deal = *story.deal;
    if (street(story).opens >= 0) return street(story).opens;
    if (!story.posting) return 0;
    if (deal.bring_in > 0) return deal.bring_in_seat;
    // Left of the last of the big blind and the straddles over it.
    const int big = big_blind_seat(deal.blinds);
    int last = big < 0 ? seats(story) - 1 : big;
    for (const Straddle& straddle : deal.straddles) last = straddle.seat;
    return (last + 1) % seats(story);
}

Amount big_blind(const Deal& deal) { return deal.blinds.empty() ? 0 : *std::max_element(deal.blinds.begin(), deal.blinds.end()); }

// ---- No-limit, pot-limit and spread: the largest full bet or raise so far (4.8, 4.13) -------------------------------

// A forced bet under the least bet is there to be completed, and what completes it is the bet: the blinds of the article's
// 5-dollar game, a bring-in.
bool forced_bet_is_short(const Story& story) { return story.price > 0 && story.price < street(story).bet; }

Amount first_increment(const Story& story) {
    const Deal& deal = *story.deal;
    Amount least = street(story).bet;
    if (story.posting) least = std::max({least, big_blind(deal), deal.bring_in, deal.kill_post});
    if (story.posting && !deal.straddles.empty() && !deal.book.raise_by_big_blind_over_straddle)
        least = std::max(least, deal.straddles.back().to);
    const bool by_big_blind = deal.book.structure == Structure::no_limit || deal.book.structure == Structure::pot_limit;
    if (!story.posting && by_big_blind && deal.book.straddle_sets_least_bet)
        for (const Straddle& straddle : deal.straddles) least = std::max(least, straddle.to);
    return least;
}

// What the wager `act` adds to a price of `before`: over a short forced bet, the whole of the bet.
Amount added_by(const Story& story, const Act& act, Amount before) {
    const bool is_the_bet = forced_bet_is_short(story) && before < street(story).bet;
    return act.to - (is_the_bet ? 0 : before);
}

// What has been added by the largest full bet or raise, or the least bet when there was none.
Amount least_raise_by(const Story& story, int n) {
    Amount by = first_increment(story);
    for (int i = 0; i < n; ++i)
        if (wagers(act_at(story, i))) by = std::max(by, added_by(story, act_at(story, i), level(story, i)));
    return by;
}

// ---- Fixed limit: the ladder of bets (4.14) --------------------------------------------------------------------------

struct Ladder {
    Amount full = 0; // The level of the last full bet, raise or all-in that counted as one; 0: nobody has bet yet.
    Amount unit = 0; // What the next one adds.
    int raises = 0;
};

// The rung that a wager of act `i` is measured from.
Amount rung_below(const Story& story, const Ladder& ladder, int i) {
    const Amount before = level(story, i);
    return ladder.full == 0 || (before > ladder.full && book(story).completes) ? ladder.full : before;
}

// The ladder after act `i`. A wager is a rung of its own when it is a full bet, or adds at least half of one to the last
// rung or to the forced bet; less than that is only there to be completed.
Ladder climbed(const Story& story, Ladder ladder, int i) {
    const Act& act = act_at(story, i);
    const Amount before = level(story, i);
    if (!wagers(act) || act.to <= before) return ladder;
    const Amount from = rung_below(story, ladder, i);
    const Amount half_from = ladder.full > 0 ? ladder.full : awaits_bring_in(story, i) ? 0 : story.price;
    if (act.to - from < ladder.unit && 2 * (act.to - half_from) < ladder.unit) return ladder;
    if (ladder.full > 0) ++ladder.raises; // The first is the bet.
    const Amount double_bet = street(story).double_bet;
    if (double_bet > 0 && act.to - from >= double_bet) ladder.unit = double_bet;
    ladder.full = act.to;
    return ladder;
}

Ladder ladder(const Story& story, int n) {
    Ladder ladder;
    ladder.unit = street(story).bet;
    if (story.price >= ladder.unit) ladder.full = story.price;
    for (int i = 0; i < n; ++i) ladder = climbed(story, ladder, i);
    return ladder;
}

bool in_fixed_limit(const Story& story) { return book(story).structure == Structure::fixed_limit; }

// Whether act `i` counts toward the cap: a full raise over a full bet (and in fixed limit what reaches half of one).
bool counts_as_raise(const Story& story, int i) {
    if (in_fixed_limit(story)) return ladder(story, i + 1).raises > ladder(story, i).raises;
    const Act& act = act_at(story, i);
    const Amount before = level(story, i);
    if (!wagers(act) || before == 0) return false;
    if (forced_bet_is_short(story) && before < street(story).bet) return false; // That is the bet.
    return act.to - before >= least_raise_by(story, i);
}

// The pot as the book counts it on the first street of pot-limit.
Amount counted_front(const Story& story, int seat, int n) {
    const Deal& deal = *story.deal;
    const Amount real = front(story, seat, n);
    if (!story.posting || at(deal.blinds, seat) == 0) return real;
    switch (deal.book.opening_pot) {
    case OpeningPot::exact: return real;
    case OpeningPot::full_blinds: return std::max(real, at(deal.blinds, seat));
    case OpeningPot::small_as_big: {
        const int big = big_blind_seat(deal.blinds);
        return seat == big || has_acted(story, big, n) ? real : std::max(real, at(deal.blinds, big));
    }
    }
    return real;
}

Amount pot_to(const Story& story, int seat, int n) {
    const bool ante_out = story.posting && book(story).opening_pot == OpeningPot::full_blinds;
    Amount pot = story.middle - (ante_out ? story.blind_ante : 0);
    for (int other = 0; other < seats(story); ++other) pot += counted_front(story, other, n);
    pot += level(story, n) - counted_front(story, seat, n); // The call comes first.
    const Amount step = book(story).pot_rounding;
    if (step > 0) pot = (pot + step - 1) / step * step;
    return level(story, n) + pot;
}

// Whether act `i` is a full bet or raise, and no all-in that falls short of one.
bool is_full(const Story& story, int i) {
    const Act& act = act_at(story, i);
    if (!wagers(act)) return false;
    if (!in_fixed_limit(story)) return added_by(story, act, level(story, i)) >= least_raise_by(story, i);
    const Ladder below = ladder(story, i);
    return act.to - rung_below(story, below, i) >= below.unit;
}

// Somebody has made a full bet or raise since the seat last acted, or what it faces since then from all-ins that fall short is
// enough to raise again (4.11, 4.12, 4.14). Posting is not acting.
bool may_act_again(const Story& story, int seat, int n) {
    const int last = last_act_of(story, seat, n);
    if (last < 0) return true;
    for (int i = last + 1; i < n; ++i)
        if (is_full(story, i)) return true;
    const Amount faced = level(story, n) - level(story, last + 1);
    const Amount full = in_fixed_limit(story) ? ladder(story, n).unit : least_raise_by(story, n);
    return book(story).half_bet_reopens ? 2 * faced >= full : faced >= full;
}

bool has_checked(const Story& story, int seat, int n) {
    for (int i = 0; i < n; ++i)
        if (act_at(story, i).seat == seat && act_at(story, i).deed == Deed::check) return true;
    return false;
}

} // namespace

int big_blind_seat(const std::vector<Amount>& blinds) {
    const int seats = static_cast<int>(blinds.size());
    int big = -1;
    for (int place = 0; place < seats; ++place) {
        const int seat = seats == 2 ? 1 - place : place;
        const Amount least = big < 0 ? 1 : at(blinds, big) + (place == 1 ? 0 : 1);
        if (at(blinds, seat) >= std::max<Amount>(least, 1)) big = seat;
    }
    return big;
}

Amount level(const Story& story, int n) {
    Amount price = story.price;
    for (const Amount posted : story.posted) price = std::max(price, posted);
    for (int i = 0; i < n; ++i)
        if (wagers(act_at(story, i))) price = std::max(price, act_at(story, i).to);
    return price;
}

Amount front(const Story& story, int seat, int n) {
    for (int i = n - 1; i >= 0; --i) {
        const Act& act = act_at(story, i);
        if (act.seat != seat) continue;
        if (wagers(act)) return act.to;
        if (act.deed == Deed::call) return std::min(level(story, i), at(story.stake, seat));
    }
    return at(story.posted, seat);
}

Amount behind(const Story& story, int seat, int n) { return at(story.stake, seat) - front(story, seat, n); }

bool in(const Story& story, int seat, int n) {
    if (story.in[static_cast<std::size_t>(seat)] == 0) return false;
    for (int i = 0; i < n; ++i)
        if (act_at(story, i).seat == seat && act_at(story, i).deed == Deed::fold) return false;
    return true;
}

int players_in(const Story& story, int n) {
    int count = 0;
    for (int seat = 0; seat < seats(story); ++seat) count += in(story, seat, n) ? 1 : 0;
    return count;
}

int players_with_chips(const Story& story, int n) {
    int count = 0;
    for (int seat = 0; seat < seats(story); ++seat) count += has_chips(story, seat, n) ? 1 : 0;
    return count;
}

int to_act(const Story& story, int n) {
    if (players_in(story, n) < 2) return -1;
    const int from = n > 0 ? act_at(story, n - 1).seat + 1 : opener(story);
    for (int i = 0; i < seats(story); ++i) {
        const int seat = (from + i) % seats(story);
        if (is_awaited(story, seat, n)) return seat;
    }
    return -1;
}

bool awaits_bring_in(const Story& story, int n) {
    if (!story.posting || story.deal->bring_in == 0) return false;
    return n == 0 && behind(story, story.deal->bring_in_seat, 0) > 0; // Who has none left for it after the ante cannot.
}

Amount full_raise_to(const Story& story, int n) {
    const Amount price = level(story, n);
    if (in_fixed_limit(story)) {
        const Ladder now = ladder(story, n);
        if (now.full == 0) return now.unit;
        return price > now.full && book(story).completes ? now.full + now.unit : price + now.unit;
    }
    const Amount least = forced_bet_is_short(story) && price < street(story).bet ? street(story).bet
                                                                                 : price + least_raise_by(story, n);
    const Amount chip = book(story).chip_unit;
    return chip > 0 ? (least + chip - 1) / chip * chip : least;
}

Amount most_to(const Story& story, int seat, int n) {
    const Amount least = full_raise_to(story, n);
    // An all-in that is not too large goes by no chip unit.
    const auto in_chips = [&](Amount to) {
        if (at(story.stake, seat) <= to) return at(story.stake, seat);
        return book(story).chip_unit > 0 ? to / book(story).chip_unit * book(story).chip_unit : to;
    };
    switch (book(story).structure) {
    case Structure::no_limit: return std::max(least, at(story.stake, seat));
    case Structure::pot_limit: return std::max(least, in_chips(pot_to(story, seat, n)));
    case Structure::fixed_limit: return sizes(story, n).empty() ? least : sizes(story, n).back();
    case Structure::spread: {
        const Amount price = level(story, n);
        const bool is_the_bet = forced_bet_is_short(story) && price < street(story).bet;
        return std::max(least, in_chips((is_the_bet ? 0 : price) + story.deal->spread_most));
    }
    }
    return least;
}

std::vector<Amount> sizes(const Story& story, int n) {
    const Amount double_bet = street(story).double_bet;
    if (!in_fixed_limit(story) || double_bet == 0) return {};
    const Ladder now = ladder(story, n);
    if (now.unit >= double_bet) return {};
    const Amount least = full_raise_to(story, n);
    return {least, least - now.unit + double_bet};
}

std::optional<Amount> complete_to(const Story& story, int n) {
    if (awaits_bring_in(story, n)) return std::nullopt;
    const Amount price = level(story, n);
    if (in_fixed_limit(story)) {
        const Ladder now = ladder(story, n);
        if (price == 0) return std::nullopt;
        if (now.full == 0) return now.unit;
        if (price > now.full && book(story).completes) return now.full + now.unit;
        return std::nullopt;
    }
    if (book(story).structure == Structure::spread && forced_bet_is_short(story) && price < street(story).bet)
        return full_raise_to(story, n);
    return std::nullopt;
}

bool may_raise(const Story& story, int seat, int n) {
    if (!has_chips(story, seat, n) || to_act(story, n) < 0) return false;
    if (at(story.stake, seat) <= level(story, n)) return false; // Nothing would be left after calling.
    if (!opponent_has_chips(story, seat, n)) return false;
    if (capped(story, n)) return false;
    if (!book(story).check_raise && has_checked(story, seat, n)) return false;
    return may_act_again(story, seat, n);
}

int raises(const Story& story, int n) {
    int count = 0;
    for (int i = 0; i < n; ++i) count += counts_as_raise(story, i) ? 1 : 0;
    return count;
}

bool capped(const Story& story, int n) {
    const Book& rules = book(story);
    const bool has_cap = rules.structure == Structure::fixed_limit || rules.structure == Structure::spread;
    if (!has_cap || rules.raise_cap == 0) return false;
    if (rules.cap_lift == CapLift::event_heads_up && rules.event_heads_up) return false;
    if (rules.cap_lift == CapLift::street_began && players_with_chips(story, 0) <= 2) return false;
    // Once capped, it stays so: one raise that reached the cap while the cap held is enough.
    for (int i = 0; i < n; ++i) {
        if (!counts_as_raise(story, i) || raises(story, i + 1) < rules.raise_cap) continue;
        if (rules.cap_lift != CapLift::before_cap || players_with_chips(story, i) > 2) return true;
    }
    return false;
}

} // namespace auditor
