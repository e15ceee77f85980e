#include "properties/session_auditor.hpp"

#include <algorithm>

namespace audit {

namespace {

std::string at(const std::string& what, int seat) { return what + " (seat " + std::to_string(seat + 1) + ")"; }

} // namespace

std::vector<int> SessionAuditor::walk(int from, int to) const {
    std::vector<int> seats;
    if (from == to) return seats;
    int seat = from;
    do {
        seat = next_seat(seat);
        seats.push_back(seat);
    } while (seat != to && seats.size() < places);
    return seats;
}

void SessionAuditor::starts(const std::set<int>& seats, int button, int small, int big) {
    for (const int seat : seats) {
        guests_[seat] = Guest{};
        guests_[seat].in_game = true;
    }
    guests_[big].posted_big_last = true;
    guests_[big].owes_small_next = true;
    guests_[big].paid_small = false;
    button_ = button;
    small_ = small;
    big_ = big;
}

void SessionAuditor::sits(int seat) {
    Guest guest;
    guest.new_here = true;
    guest.paid_big = guest.paid_small = false;
    guests_[seat] = guest;
}

void SessionAuditor::leaves(int seat) {
    guests_.erase(seat);
    std::erase_if(ahead_, [&](const auto& pair) { return pair.first.first == seat || pair.first.second == seat; });
}

void SessionAuditor::goes_away(int seat) {
    Guest& guest = guests_[seat];
    guest.away = true;
    if (house_.missed == House::Missed::posted_for_absent) return;
    guest.in_game = false;
    guest.owes_small_next = false;
    guest.left_out = 0;
    guest.missed_small = guest.missed_small || guest.owed_small;
    guest.missed_big = guest.missed_big || guest.owed_big;
    guest.owed_small = guest.owed_big = false;
    std::erase_if(ahead_, [&](const auto& pair) { return pair.first.first == seat || pair.first.second == seat; });
}

// Who gets the big blind before whoever sits at `seat`, walking on from where it was.
int SessionAuditor::before_big(int seat, int moving) const {
    int others = 0;
    int at = big_;
    do {
        at = next_seat(at);
        const auto guest = guests_.find(at);
        if (at != seat && at != moving && guest != guests_.end() && !guest->second.away && !guest->second.new_here) ++others;
    } while (at != seat && at != big_);
    return others;
}

void SessionAuditor::moves(int from, int to) {
    const int away_by = before_big(to, from) - before_big(from, from);
    Guest guest = guests_[from];
    const bool owes_nothing = !guest.new_here && !guest.missed_small && !guest.missed_big && !guest.moved_free;
    const bool was_in = guest.in_game || owes_nothing;
    leaves(from);
    guest.posted_big_last = guest.owes_small_next = false;
    if (was_in) {
        if (house_.move == House::Move::dealt_in) guest.new_here = guest.moved_free = true;
        const bool pays = house_.move == House::Move::same_position ? away_by > 0
                                                                    : house_.move == House::Move::past_two && away_by > 2;
        const bool dodges = !pays && from == big_ && house_.missed != House::Missed::posted_for_absent;
        guest.missed_small = guest.missed_small || dodges;
        guest.new_here = guest.new_here || pays;
        guest.place_again = pays ? away_by : 0;
        const bool comes_to_the_next = house_.button != House::Button::dead && button_ != small_;
        const std::vector<int> button_comes = walk(comes_to_the_next ? button_ : small_, big_);
        const bool lets_pass = to == small_ || std::find(button_comes.begin(), button_comes.end(), to) != button_comes.end();
        guest.moved_free = guest.moved_free || (lets_pass && !dodges && !pays);
        if (dodges || lets_pass || guest.new_here) guest.in_game = false;
    }
    // Where the absent are posted for, nobody misses a small blind by moving about.
    if (house_.missed == House::Missed::posted_for_absent) guest.paid_small = true;
    guests_[to] = guest;
}

void SessionAuditor::comes_back(int seat, bool waits) {
    Guest& guest = guests_[seat];
    guest.away = false;
    guest.waits = waits;
}

std::string SessionAuditor::check_who_plays(const SeenHand& seen) const {
    if (seen.dealt_in.size() + seen.absent.size() < 2) return "fewer than two play";
    for (const int seat : seen.dealt_in) {
        const auto guest = guests_.find(seat);
        if (guest == guests_.end()) return at("nobody sits where a hand is dealt", seat);
        if (guest->second.away) return at("a hand is dealt to one who is away", seat);
    }
    for (const auto& [seat, guest] : guests_) {
        if (guest.in_game && !guest.away && !seen.dealt_in.contains(seat))
            return at("one who is in the game is not dealt in", seat);
        if (!guest.away && !seen.dealt_in.contains(seat) && guest.left_out > 2 * house_.seats + 4)
            return at("one who would play is never dealt in", seat);
    }
    return {};
}

std::string SessionAuditor::check_order(const SeenHand& seen) const {
    int first = next_seat(seen.big);
    while (!seen.dealt_in.contains(first)) first = next_seat(first);
    if (first != seen.first_to_act) return at("the first to act is not the next after the big blind", seen.first_to_act);
    int last = seen.button;
    while (!seen.dealt_in.contains(last)) last = (last + house_.seats - 1) % house_.seats;
    if (last != seen.last_to_act) return at("the last to act is not the button nor next on its right", seen.last_to_act);
    return {};
}

std::string SessionAuditor::check_blinds(const SeenHand& seen) const {
    const bool alone = house_.button != House::Button::moving;
    int bigs = 0;
    int smalls = 0;
    for (int seat = 0; seat < places; ++seat) {
        const std::int64_t blind = seen.blind[static_cast<std::size_t>(seat)];
        if (blind != 0 && blind != house_.small && blind != house_.big) return at("a blind is neither small nor big", seat);
        if (blind != 0 && !seen.dealt_in.contains(seat) && !seen.absent.contains(seat))
            return at("one who is not dealt in posts", seat);
        if (seen.entry_live[static_cast<std::size_t>(seat)] < 0 || seen.entry_dead[static_cast<std::size_t>(seat)] < 0)
            return at("a post is below nothing", seat);
        bigs += blind == house_.big ? 1 : 0;
        smalls += blind == house_.small ? 1 : 0;
    }
    if (seen.blind[static_cast<std::size_t>(seen.big)] != house_.big) return at("the big blind does not post it", seen.big);
    if (bigs < 1 || (alone && bigs > 1)) return "there are " + std::to_string(bigs) + " big blinds";
    if (alone && smalls > 1) return "there are " + std::to_string(smalls) + " small blinds";
    if (seen.bought && bigs + smalls > 1) return "another posts a blind beside one who buys the button";
    const bool two = seen.dealt_in.size() + seen.absent.size() == 2;
    if (two && (seen.small_seat != seen.button || seen.blind[static_cast<std::size_t>(seen.button)] != house_.small))
        return "with two players the button does not post the small blind";
    return {};
}

std::string SessionAuditor::check_entries(const SeenHand& seen) const {
    for (const int seat : seen.paid_to_enter) {
        if (seen.bought && seat == seen.big) {
            if (seen.entry_dead[static_cast<std::size_t>(seat)] != house_.small) return at("the button is sold too cheap", seat);
            continue;
        }
        Guest guest = guests_.at(seat);
        if (guest.in_game) return at("one who is in the game pays to enter", seat);
        if (guest.moved_free) continue;        // Would come in for nothing, and chose to pay.
        if (!guest.new_here && !seen.bought) { // What goes by in this very hand is missed too.
            const std::vector<int> by_small = walk(small_, seen.small_seat);
            const std::vector<int> by_big = walk(big_, seen.big);
            guest.missed_small = guest.missed_small || std::find(by_small.begin(), by_small.end(), seat) != by_small.end();
            guest.missed_big = guest.missed_big || std::find(by_big.begin(), by_big.end(), seat) != by_big.end();
        }
        std::int64_t live = house_.big;
        std::int64_t dead = 0;
        if (guest.missed_big || guest.missed_small) {
            const std::int64_t all = (guest.missed_big ? house_.big : 0) + (guest.missed_small ? house_.small : 0);
            live = house_.missed == House::Missed::live_to_opening_bet ? std::min(all, house_.big)
                   : guest.missed_big                                  ? house_.big
                                                                       : 0;
            dead = all - live;
        }
        if (seen.entry_live[static_cast<std::size_t>(seat)] != live || seen.entry_dead[static_cast<std::size_t>(seat)] != dead)
            return at("an entry costs " + std::to_string(seen.entry_live[static_cast<std::size_t>(seat)]) + " live and " +
                          std::to_string(seen.entry_dead[static_cast<std::size_t>(seat)]) + " dead instead of " +
                          std::to_string(live) + " and " + std::to_string(dead),
                      seat);
    }
    for (const int seat : seen.dealt_in) {
        const Guest& guest = guests_.at(seat);
        const bool free = guest.in_game || seat == seen.big || seen.paid_to_enter.contains(seat) || house_.deals_everybody_in ||
                          guest.moved_free || seen.blind[static_cast<std::size_t>(seat)] > 0;
        if (!free && (guest.new_here || guest.missed_big || guest.missed_small))
            return at("one who owes is dealt in for nothing", seat);
    }
    return {};
}

std::string SessionAuditor::check_turns(const SeenHand& seen) {
    if (house_.button == House::Button::simplified) return {};
    std::set<int> all = seen.dealt_in;
    all.insert(seen.absent.begin(), seen.absent.end());
    for (auto& [seat, guest] : guests_) { // Where too few are there, nobody posts for the absent either: they begin anew.
        if (!guest.in_game || all.contains(seat)) continue;
        guest.in_game = guest.owes_small_next = false;
        std::erase_if(ahead_, [one = seat](const auto& pair) { return pair.first.first == one || pair.first.second == one; });
    }
    const auto posts_big = [&](int seat) {
        return seen.blind[static_cast<std::size_t>(seat)] == house_.big && !(seen.bought && seat == seen.big);
    };
    for (const int one : all)
        for (const int other : all) {
            if (one >= other) continue;
            const bool debts = guests_.at(one).owed_big || guests_.at(other).owed_big;
            Count& count = ahead_.try_emplace({one, other}, Count{0, debts ? 2 : 1}).first->second;
            if (seen.paid_to_enter.contains(one) || seen.paid_to_enter.contains(other)) { // Counted from the next hand on.
                count = Count{0, debts ? 2 : 1};
                continue;
            }
            count.ahead += (posts_big(one) ? 1 : 0) - (posts_big(other) ? 1 : 0);
            if (count.ahead > count.most || count.ahead < -count.most)
                return at("one posts more big blinds than another who plays as long", one) + at(", the other", other);
        }
    if (house_.button != House::Button::dead || seen.bought) return {};
    if (guests_.at(seen.big).posted_big_last) return at("one posts the big blind twice running", seen.big);
    for (const int seat : all)
        if (guests_.at(seat).owes_small_next && seen.blind[static_cast<std::size_t>(seat)] != house_.small)
            return at("the big blind is not followed by the small one", seat);
    return {};
}

std::string SessionAuditor::check_button(const SeenHand& seen) const {
    const bool anywhere = house_.deals_everybody_in || house_.move == House::Move::dealt_in;
    if (house_.button == House::Button::simplified || anywhere || seen.heads_up) return {};
    // After two players a third may sit where nobody else can have the button.
    if (!seen.dealt_in.contains(seen.button) || seen.button == button_ || after_two_) return {};
    const Guest& guest = guests_.at(seen.button);
    const bool pays_it_now = seen.blind[static_cast<std::size_t>(seen.button)] == house_.big;
    if (!guest.paid_big && !pays_it_now) return at("one gets the button who has not posted the big blind before it", seen.button);
    const bool pays_now = house_.button == House::Button::moving; // At the latest in one of the next hands.
    if (!guest.paid_small && !pays_now && seen.blind[static_cast<std::size_t>(seen.button)] != house_.small)
        return at("one gets the button who has not posted the small blind before it", seen.button);
    return {};
}

void SessionAuditor::remember(const SeenHand& seen) {
    std::set<int> all = seen.dealt_in;
    all.insert(seen.absent.begin(), seen.absent.end());
    for (auto& [seat, guest] : guests_) {
        if (all.contains(seat)) {
            const std::int64_t blind = seen.blind[static_cast<std::size_t>(seat)];
            if (seat == seen.button && seen.heads_up) guest.paid_big = guest.paid_small = false;
            if (house_.button == House::Button::moving && !seen.bought && !seen.paid_to_enter.contains(seat)) {
                for (const int passed : walk(big_, seen.big)) guest.owed_big = guest.owed_big || passed == seat;
                for (const int passed : walk(small_, seen.small_seat)) guest.owed_small = guest.owed_small || passed == seat;
            }
            if (blind == house_.big) guest.owed_big = false;
            if (blind == house_.small) guest.owed_small = false;
            guest.in_game = true;
            guest.waits = guest.moved_free = guest.new_here = guest.missed_big = guest.missed_small = false;
            guest.left_out = 0;
            if (!seen.bought) guest.owes_small_next = blind == house_.big;
            guest.posted_big_last = blind == house_.big && !seen.bought;
            if (blind == house_.big) guest.paid_big = true;
            if (blind == house_.small) guest.paid_small = true;
            if (seat == seen.button && !seen.heads_up) guest.paid_big = guest.paid_small = false;
            if (seen.bought && seat == seen.big) guest.paid_big = guest.paid_small = true;
            continue;
        }
        if (!guest.away) ++guest.left_out;
        if (guest.place_again > 0 && --guest.place_again == 0 && guest.waits) guest.moved_free = true;
        guest.posted_big_last = false;
        if (seen.bought || guest.new_here) continue;
        for (const int passed : walk(big_, seen.big)) guest.missed_big = guest.missed_big || passed == seat;
        // With two players the small blind lies on the button; but for that it would have come to the last big blind.
        for (const int passed : walk(small_, seen.heads_up ? big_ : seen.small_seat))
            guest.missed_small = guest.missed_small || passed == seat;
    }
    after_two_ = seen.heads_up;
    button_ = seen.button;
    small_ = seen.small_seat;
    if (!seen.bought) big_ = seen.big;
}

std::string SessionAuditor::hand(const SeenHand& seen) {
    std::string wrong = check_who_plays(seen);
    if (wrong.empty()) wrong = check_order(seen);
    if (wrong.empty()) wrong = check_blinds(seen);
    if (wrong.empty()) wrong = check_entries(seen);
    if (wrong.empty()) wrong = check_turns(seen);
    if (wrong.empty()) wrong = check_button(seen);
    if (wrong.empty()) remember(seen);
    return wrong;
}

} // namespace audit
