#include "simulation/auditor.hpp"

#include <algorithm>
#include <cstddef>

#include "simulation/auditor_street.hpp"

namespace auditor {

namespace {

using Amounts = std::vector<Amount>;

Amount& at(Amounts& amounts, int seat) { return amounts[static_cast<std::size_t>(seat)]; }
Amount owed(const Amounts& amounts, int seat) { return amounts.empty() ? 0 : amounts[static_cast<std::size_t>(seat)]; }

// An ante is uniform when everyone owes the same; only such an ante makes levels of the pot.
bool ante_is_uniform(const Deal& deal) {
    return !deal.antes.empty() &&
           std::all_of(deal.antes.begin(), deal.antes.end(), [&](Amount ante) { return ante == deal.antes[0]; });
}

// Chips that lie in the middle: by whom, as far as it matters who put them there, and the rest.
struct Middle {
    Amounts from;    // Bets of closed streets and uniform antes.
    Amount dead = 0; // Belongs to the main pot whoever paid it.

    [[nodiscard]] Amount all() const {
        Amount sum = dead;
        for (const Amount part : from) sum += part;
        return sum;
    }
};

// Where the hand is: the street that is told last, and what came before it.
struct Now {
    Story story;
    Middle middle;
    Amounts uncalled; // Returned by the last change.
    bool street_over = false, hand_over = false;
};

// Only the big blind antes, for the whole table.
bool is_big_blind_ante(const Deal& deal) {
    if (deal.antes.empty() || deal.blinds.empty()) return false;
    const int big = big_blind_seat(deal.blinds);
    for (int seat = 0; seat < deal.seats(); ++seat)
        if ((deal.antes[static_cast<std::size_t>(seat)] > 0) != (seat == big)) return false;
    return true;
}

// Posting: antes, blinds, dead posts, live posts, straddles, the kill. A big-blind ante may have to wait for the blind.
void post(Now& now, Amounts& stack) {
    Story& story = now.story;
    const Deal& deal = *story.deal;
    const auto take = [&](int seat, Amount amount) {
        const Amount paid = std::clamp<Amount>(amount, 0, at(stack, seat));
        at(stack, seat) -= paid;
        return paid;
    };
    const bool uniform = ante_is_uniform(deal);
    const bool big_blind_ante = is_big_blind_ante(deal);
    const auto ante = [&](int seat) {
        const Amount paid = take(seat, owed(deal.antes, seat));
        (uniform ? at(now.middle.from, seat) : now.middle.dead) += paid;
        if (big_blind_ante) story.blind_ante += paid;
    };
    const bool blind_first = big_blind_ante && deal.book.big_blind_before_its_ante;
    for (int seat = 0; seat < deal.seats(); ++seat) {
        if (!blind_first) ante(seat);
        at(story.posted, seat) += take(seat, owed(deal.blinds, seat));
        if (blind_first) ante(seat);
        now.middle.dead += take(seat, owed(deal.dead_posts, seat));
        at(story.posted, seat) += take(seat, owed(deal.live_posts, seat));
        story.price = std::max(story.price, owed(deal.blinds, seat) + owed(deal.live_posts, seat));
    }
    for (const Straddle& straddle : deal.straddles) {
        at(story.posted, straddle.seat) += take(straddle.seat, straddle.to - at(story.posted, straddle.seat));
        story.price = std::max(story.price, straddle.to);
    }
    if (deal.kill_seat >= 0) {
        at(story.posted, deal.kill_seat) += take(deal.kill_seat, deal.kill_post - at(story.posted, deal.kill_seat));
        story.price = std::max(story.price, deal.kill_post);
    }
    story.price = std::max(story.price, deal.bring_in);
}

Now begun(const Deal& deal) {
    Now now;
    const auto count = static_cast<std::size_t>(deal.seats());
    now.middle.from.assign(count, 0);
    now.middle.dead = deal.pot;
    now.uncalled.assign(count, 0);
    now.story.deal = &deal;
    now.story.posted.assign(count, 0);
    now.story.in.assign(count, 1);
    now.story.posting = deal.from_the_start;
    now.story.stake = deal.stacks;
    if (now.story.posting) {
        post(now, now.story.stake);
        for (int seat = 0; seat < deal.seats(); ++seat) at(now.story.stake, seat) += at(now.story.posted, seat);
    }
    now.story.middle = now.middle.all();
    return now;
}

// The street's betting is over: the part of the greatest bet that nobody matched goes back, the rest to the middle.
// An ante that a short stack could not match is matched by nobody either.
void gather(Now& now) {
    Story& story = now.story;
    const int n = static_cast<int>(story.acts.size());
    const int seats = story.deal->seats();
    Amounts total = now.middle.from;
    for (int seat = 0; seat < seats; ++seat) at(total, seat) += front(story, seat, n);
    for (int seat = 0; seat < seats; ++seat) {
        if (!in(story, seat, n)) continue;
        Amount second = 0;
        for (int other = 0; other < seats; ++other)
            if (other != seat) second = std::max(second, at(total, other));
        if (at(total, seat) > second) at(now.uncalled, seat) = at(total, seat) - second;
    }
    Story next;
    next.deal = story.deal;
    next.street = story.street + 1;
    next.posted.assign(static_cast<std::size_t>(seats), 0);
    for (int seat = 0; seat < seats; ++seat) {
        at(now.middle.from, seat) = at(total, seat) - at(now.uncalled, seat);
        next.stake.push_back(behind(story, seat, n) + at(now.uncalled, seat));
        next.in.push_back(in(story, seat, n) ? 1 : 0);
    }
    next.middle = now.middle.all();
    const bool last_street = next.street == static_cast<int>(story.deal->streets.size());
    now.street_over = true;
    now.hand_over = last_street || players_in(next, 0) < 2 || players_with_chips(next, 0) < 2;
    if (now.hand_over) {
        // The street stays where betting ended; only its chips have moved.
        story.middle = next.middle;
        return;
    }
    story = next;
}

Now tell(const Deal& deal, const std::vector<Act>& acts) {
    Now now = begun(deal);
    if (deal.bomb_pot && deal.from_the_start) gather(now);
    const auto close = [&] {
        if (now.hand_over) return;
        if (to_act(now.story, static_cast<int>(now.story.acts.size())) < 0) gather(now);
    };
    close();
    for (const Act& act : acts) {
        if (now.hand_over) break;
        now.street_over = false;
        std::fill(now.uncalled.begin(), now.uncalled.end(), 0);
        now.story.acts.push_back(act);
        close();
    }
    return now;
}

// Pots are split by the levels of players who are all in and not folded; folded chips fill them from the bottom, and what
// a folded player put in above everybody else stays in the last.
std::vector<Pot> pots(const Now& now, const Opinion& view) {
    const int seats = static_cast<int>(view.stacks.size());
    const auto is_in = [&](int seat) { return view.in[static_cast<std::size_t>(seat)] != 0; };
    const auto reach = [&](int seat) { return owed(now.middle.from, seat) + owed(view.bets, seat); };
    std::vector<Amount> levels; // How far the all-in players reach.
    for (int seat = 0; seat < seats; ++seat)
        if (is_in(seat) && owed(view.stacks, seat) == 0) levels.push_back(reach(seat));
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());

    std::vector<Pot> result;
    Amount bottom = 0;
    for (std::size_t i = 0; i <= levels.size(); ++i) {
        const bool open = i == levels.size();
        Pot pot;
        if (i == 0) pot.amount = now.middle.dead;
        for (int seat = 0; seat < seats; ++seat) {
            const Amount part = owed(now.middle.from, seat);
            pot.amount += std::max<Amount>(0, (open ? part : std::min(part, levels[i])) - bottom);
            const bool reaches = owed(view.stacks, seat) > 0 || (!open && reach(seat) >= levels[i]);
            if (is_in(seat) && reaches) pot.eligible.push_back(seat);
        }
        if (!open) bottom = levels[i];
        if (pot.amount == 0) continue;
        if (pot.eligible.empty() && !result.empty())
            result.back().amount += pot.amount;
        else
            result.push_back(pot);
    }
    return result;
}

Opinion seen_now(const Now& now) {
    const Story& story = now.story;
    const Deal& deal = *story.deal;
    const int n = static_cast<int>(story.acts.size());
    const int seats = deal.seats();
    Opinion result;
    result.street = story.street;
    result.street_over = now.street_over;
    result.hand_over = now.hand_over;
    result.uncalled = now.uncalled;
    result.raises = raises(story, n);
    result.capped = capped(story, n);
    for (int seat = 0; seat < seats; ++seat) {
        const bool gathered = now.hand_over;
        result.bets.push_back(gathered ? 0 : front(story, seat, n));
        result.stacks.push_back(behind(story, seat, n) + (gathered ? owed(now.uncalled, seat) : 0));
        result.in.push_back(in(story, seat, n) ? 1 : 0);
        result.may_raise.push_back(!now.hand_over && may_raise(story, seat, n) ? 1 : 0);
    }
    result.pots = pots(now, result);
    if (now.hand_over) return result;

    const int seat = to_act(story, n);
    result.to_act = seat;
    const Amount all = owed(story.stake, seat);
    result.to_call = std::min(level(story, n), all) - front(story, seat, n);
    result.can_check = result.to_call == 0;
    result.can_raise = may_raise(story, seat, n);
    if (!result.can_raise) return result;
    result.full_raise_to = full_raise_to(story, n);
    result.min_raise_to = std::min(*result.full_raise_to, all);
    result.max_raise_to = std::min(most_to(story, seat, n), all);
    result.complete_to = complete_to(story, n);
    for (const Amount size : sizes(story, n)) {
        const Amount reachable = std::min(size, all);
        if (result.sizes.empty() || result.sizes.back() != reachable) result.sizes.push_back(reachable);
    }
    if (result.sizes.size() == 1) result.sizes.clear(); // The least and the most say it.
    return result;
}

} // namespace

Opinion opinion(const Deal& deal, const std::vector<Act>& acts) { return seen_now(tell(deal, acts)); }

bool allows(const Deal& deal, const std::vector<Act>& acts, const Act& act) {
    const Now now = tell(deal, acts);
    if (now.hand_over) return false;
    const Opinion view = seen_now(now);
    if (act.seat != view.to_act) return false;
    const Story& story = now.story;
    const int n = static_cast<int>(story.acts.size());
    const Amount all = owed(story.stake, act.seat);
    const bool brings_in = awaits_bring_in(story, n);
    const bool is_bet_made = level(story, n) > 0 && !brings_in;
    const auto amount_fits = [&] {
        if (!view.can_raise || act.to <= level(story, n) || act.to > all) return false;
        if (!view.sizes.empty()) return std::find(view.sizes.begin(), view.sizes.end(), act.to) != view.sizes.end();
        if (act.to < *view.min_raise_to || act.to > *view.max_raise_to) return false;
        const Amount chip = deal.book.chip_unit;
        return chip == 0 || act.to % chip == 0 || act.to == all || act.to == *view.max_raise_to;
    };
    switch (act.deed) {
    case Deed::fold: return !brings_in; // The bring-in is owed.
    case Deed::check: return view.can_check;
    case Deed::call: return view.to_call > 0 && !brings_in;
    case Deed::bet: return !is_bet_made && amount_fits();
    case Deed::raise: return is_bet_made && amount_fits();
    case Deed::complete: {
        // A word of fixed and spread limit.
        if (deal.book.structure == Structure::no_limit || deal.book.structure == Structure::pot_limit || !view.can_raise)
            return false;
        const std::optional<Amount> target = brings_in ? view.full_raise_to : view.complete_to;
        return target && act.to == std::min(*target, all);
    }
    case Deed::bring_in: return brings_in && act.to == std::min(deal.bring_in, all);
    }
    return false;
}

namespace {

// The best hands of those who may win the pot, in the order in which odd chips go.
std::vector<int> best_of(const Pot& pot, const std::vector<int>& strength, const std::vector<int>& order, int seats) {
    std::vector<int> winners;
    int most = 0;
    for (int place = 0; place < seats; ++place) {
        const int seat = order.empty() ? place : order[static_cast<std::size_t>(place)];
        if (std::find(pot.eligible.begin(), pot.eligible.end(), seat) == pot.eligible.end()) continue;
        const int own = strength.empty() ? -1 : strength[static_cast<std::size_t>(seat)];
        if (own < most) continue;
        if (own > most) winners.clear();
        most = own;
        winners.push_back(seat);
    }
    return winners;
}

// Nobody takes a second odd chip of a pot (`had_odd`: who had one) before the others have one.
void split(Amount amount, const std::vector<int>& winners, std::vector<int>& had_odd, Amounts& result) {
    const auto heads = static_cast<Amount>(winners.size());
    for (const int seat : winners) at(result, seat) += amount / heads;
    Amount odd = amount % heads;
    for (const bool again : {false, true}) {
        for (const int seat : winners) {
            const bool had = std::find(had_odd.begin(), had_odd.end(), seat) != had_odd.end();
            if (odd == 0 || had != again) continue;
            at(result, seat) += 1;
            had_odd.push_back(seat);
            --odd;
        }
    }
}

} // namespace

namespace {

// Who claims the pot; everybody who may win it, where all of them have mucked.
Pot claimed(const Pot& pot, const std::vector<char>& mucked) {
    Pot claim = pot;
    if (mucked.empty()) return claim;
    std::erase_if(claim.eligible, [&](int seat) { return mucked[static_cast<std::size_t>(seat)] != 0; });
    return claim.eligible.empty() ? pot : claim;
}

void award(const Pot& claim, const Shares& shares, int seats, Amounts& result) {
    std::vector<int> had_odd;
    const std::vector<int> lows = best_of(claim, shares.low, shares.low_order, seats);
    const Amount low_half = lows.empty() ? 0 : claim.amount / 2; // The high side takes the odd chip between the two.
    const std::vector<int> highs = best_of(claim, shares.high, shares.high_order, seats);
    // The odd chip between the halves is one of this pot's: a single high hand that takes it has had one.
    if (!lows.empty() && claim.amount % 2 != 0 && highs.size() == 1) had_odd.push_back(highs.front());
    split(claim.amount - low_half, highs, had_odd, result);
    if (!lows.empty()) split(low_half, lows, had_odd, result);
}

// Of all chips that were gathered, by what the house says.
Amount raked(const Deal& deal, Amount gathered) {
    Amount taken = gathered * deal.rake_of_10000 / 10'000;
    if (deal.rake_unit > 0) taken -= taken % deal.rake_unit;
    return deal.rake_most > 0 && taken > deal.rake_most ? deal.rake_most : taken;
}

bool is_dropped(const Deal& deal, const Opinion& end) {
    const auto left = std::count(end.in.begin(), end.in.end(), char{1});
    const bool before_the_flop = deal.from_the_start && end.street == 0 && left < 2;
    return !(deal.no_flop_no_drop && before_the_flop);
}

} // namespace

Amount rake(const Deal& deal, const Opinion& end) {
    if (!is_dropped(deal, end)) return 0;
    Amount gathered = 0;
    for (const Pot& pot : end.pots) gathered += pot.amount;
    return raked(deal, gathered);
}

bool is_contested(const Opinion& end, const std::vector<char>& mucked) {
    return std::any_of(end.pots.begin(), end.pots.end(),
                       [&](const Pot& pot) { return claimed(pot, mucked).eligible.size() > 1; });
}

std::vector<Amount> awards(const Deal& deal, const Opinion& end, const std::vector<Shares>& boards) {
    const int seats = static_cast<int>(end.stacks.size());
    const auto parts = static_cast<Amount>(boards.size());
    Amounts result(end.stacks.size(), 0);
    const Amount all_taken = rake(deal, end);
    Amount gathered = 0;
    Amount taken = 0;
    for (const Pot& pot : end.pots) {
        Pot claim = claimed(pot, boards.front().mucked);
        gathered += pot.amount;
        const Amount taken_with_this = std::min(all_taken, gathered * deal.rake_of_10000 / 10'000); // The main pot first.
        const Amount rest = pot.amount - (taken_with_this - taken);
        taken = taken_with_this;
        if (claim.eligible.size() == 1) {
            at(result, claim.eligible[0]) += rest;
            continue;
        }
        for (Amount board = 0; board < parts; ++board) {
            claim.amount = rest / parts + (board < rest % parts ? 1 : 0);
            award(claim, boards[static_cast<std::size_t>(board)], seats, result);
        }
    }
    return result;
}

std::vector<Amount> awards(const Opinion& end, const Shares& shares) { return awards(Deal{}, end, {shares}); }

} // namespace auditor
