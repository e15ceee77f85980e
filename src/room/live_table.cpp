#include "room/live_table.hpp"

#include <algorithm>
#include <utility>

#include "floor/words.hpp"
#include "room/dealer.hpp"
#include "room/showdown_json.hpp"
#include "room/taken.hpp"
#include "room/why.hpp"
#include "scene/line.hpp"
#include "scene/standing.hpp"
#include "text/players.hpp"

namespace floorman::room {

namespace {

constexpr std::size_t longest_said = 200; // Bytes of a line.
constexpr int most_talk = 25;             // Lines of a player in a hand that change nothing in it.

// What players may not say of cards and time, for here the dealer and the clock see to them.
bool is_players_own(IncidentKind kind) noexcept {
    switch (kind) {
    case IncidentKind::clear_act:
    case IncidentKind::says:
    case IncidentKind::puts_out:
    case IncidentKind::says_and_puts_out:
    case IncidentKind::moves:
    case IncidentKind::pulls_back:
    case IncidentKind::taps:
    case IncidentKind::mucks:
    case IncidentKind::asks_count:
    case IncidentKind::calls_clock:
    case IncidentKind::posts:
    case IncidentKind::draws: return true;
    case IncidentKind::dealer_says:
    case IncidentKind::waits:
    case IncidentKind::floor_rules:
    case IncidentKind::deals_board:
    case IncidentKind::deals_hole:
    case IncidentKind::shows:
    case IncidentKind::runs_it: break;
    }
    return false;
}

} // namespace

// Keeps every ruling with its sentence, and what it did.
class LiveTable::Watch final : public RulingWatch {
public:
    Watch(LiveTable& table, std::string line, std::size_t discards, bool by_time)
        : table_(table), line_(std::move(line)), discards_(discards), by_time_(by_time) {}

    // What follows is told with the line that the cards came after.
    void dealt(const Events& happened, const Hand& after) override {
        HandRun& run = table_.run_;
        keep(happened, run);
        run.log.mark(after);
        if (!run.rulings.empty()) given_ = 1;
    }

    void ruled(const Ruling& ruling, const Hand& found, const Events& happened, const Hand& after) override {
        HandRun& run = table_.run_;
        const TableNames names{run.spot.players, run.spot.unit, run.last_act, run.spot.currency};
        if (ruling.taken_back != TakenBack::nowhere) run.log.back_to(found, table_.rules_.policy);
        if (!ruling.inputs.empty() || ruling.taken_back != TakenBack::nowhere) {
            run.uncalled = {};
            run.street_closed = false;
        }
        const std::size_t before = run.happened.size();
        keep(happened, run);
        run.log.mark(after);
        if (ruling.reason == Reason::time_passes) return;
        const std::string by = ruling.by.exists() ? names.name(ruling.by) : by_time_ ? "dealer" : "floor";
        RulingLine line = ruling_line(given_ > 0 ? run.rulings.back().input : run.input, by, ruling, found, table_.rules_, names);
        if (given_ > 0)
            run.rulings.back().ruling.then.push_back(std::move(line));
        else
            run.rulings.push_back({run.input, line_, std::move(line), discards_, false, {}});
        for (const Event& event : happened)
            if (event.kind == EventKind::drew) run.rulings.back().draws = true;
        ++given_;
        for (std::size_t i = before; i < run.happened.size(); ++i) run.happened[i].after = run.rulings.size();
    }

private:
    LiveTable& table_;
    std::string line_;
    std::size_t discards_;
    bool by_time_;
    int given_ = 0;
};

LiveTable::LiveTable(std::string key, Settings settings, Compiled rules, std::string host)
    : key_(std::move(key)), settings_(std::move(settings)), rules_(std::move(rules)), host_(std::move(host)) {
    Sitting& sitting = now_.sitting;
    sitting.house = settings_.house;
    sitting.level = settings_.level;
    sitting.table.seats = settings_.seats;
    sitting.table.blinds = settings_.level.blinds;
    sitting.table.first_hand = true;
    const Seat button{settings_.seats - 1};
    sitting.table.last = {button, button, button, false};
}

LiveTable::LiveTable(std::string key, Settings settings, Compiled rules, std::string host, Lasting lasting)
    : key_(std::move(key)), settings_(std::move(settings)), rules_(std::move(rules)), host_(std::move(host)),
      now_(std::move(lasting)) {}

Seat LiveTable::seat_of(std::string_view visitor) const noexcept {
    if (!visitor.empty())
        for (const Seat seat : SeatSet::first(settings_.seats))
            if (now_.guests[seat].visitor == visitor) return seat;
    return no_seat;
}

// ---- Orders ---------------------------------------------------------------------------------------------------------

Taken LiveTable::take(const Order& given) {
    Order order = given;
    order.at = std::max(order.at, now_.at);
    if (Taken no = may_order(order); !no.done()) return no;
    if (order.kind == OrderKind::undo) return undo(order);

    const Sitting before = now_.sitting; // A refusal changes nothing, and time has not passed.
    const std::int64_t second_before = now_.second;
    const HandRun* const run_before = is_input(order.kind) ? &run_ : nullptr;
    const std::size_t rulings = run_.rulings.size();
    const std::size_t happened = run_.happened.size();
    pass_time(order.at);
    const bool time_ruled = run_before != nullptr && run_.rulings.size() > rulings;
    Taken taken = time_ruled && order.kind != OrderKind::tick ? stale() : do_it(order);
    if (!taken.done()) {
        now_.sitting = before;
        now_.second = second_before;
        if (run_.rulings.size() > rulings) run_.log.back_to(before.hand, rules_.policy);
        run_.rulings.resize(rulings);
        run_.happened.resize(happened);
        return taken;
    }
    if (now_.playing) now_.level_spent += order.at - (now_.at == 0 ? order.at : now_.at);
    now_.at = order.at;
    if (is_input(order.kind)) ++run_.input;
    if (run_.number > 0 && !run_.over) run_.orders.push_back(order);
    Watch watch(*this, {}, 0, true);
    go_on(now_.sitting, run_, rules_.policy, watch);
    if (run_.number > 0 && !now_.sitting.in_hand && !run_.over) finish();
    look_whose_turn(order.at);
    return taken;
}

Taken LiveTable::may_order(const Order& order) const {
    const Seat seat = seat_of(order.visitor);
    switch (order.kind) {
    case OrderKind::sit:
        return order.style.empty() || order.visitor.starts_with("bot:") ? Taken{} : refuse("Only the host seats bots.");
    case OrderKind::leave:
    case OrderKind::sit_out:
    case OrderKind::come_back:
    case OrderKind::add_chips: return seat.exists() ? Taken{} : refuse("That is for a player. Take a seat first.");
    case OrderKind::act:
        if (!seat.exists()) return refuse("That is for a player. Take a seat first.");
        if (Taken no = for_this_input(order); !no.done()) return no;
        if (!now_.sitting.map.in_hand[seat].exists() || !now_.sitting.hand.dealt_in.has(now_.sitting.map.in_hand[seat]))
            return refuse("You are not dealt in. The next hand may be yours.");
        return {};
    case OrderKind::deal:
    case OrderKind::time_out:
    case OrderKind::tick: return order.visitor.empty() ? Taken{} : refuse("That is the dealer's.");
    case OrderKind::start:
    case OrderKind::pause:
    case OrderKind::remove:
    case OrderKind::give_chips:
    case OrderKind::level:
    case OrderKind::invite:
    case OrderKind::undo:
    case OrderKind::floor: break;
    }
    if (order.visitor != host_) return refuse("That is for the host of the table.");
    return order.kind == OrderKind::floor ? for_this_input(order) : Taken{};
}

// Whether it is meant for the hand and the input that are awaited now.
Taken LiveTable::for_this_input(const Order& order) const {
    if (!now_.sitting.in_hand) return order.hand == run_.number || order.hand == 0 ? refuse("No hand is in play.") : stale();
    if (!now_.playing) return refuse("The host has stopped the game. It goes on when the host starts it.");
    return order.hand == run_.number && order.input == run_.input ? Taken{} : stale();
}

Taken LiveTable::do_it(const Order& order) {
    switch (order.kind) {
    case OrderKind::sit: return sit(order);
    case OrderKind::leave:
    case OrderKind::sit_out:
    case OrderKind::remove: return between(order);
    case OrderKind::come_back: return come_back(order);
    case OrderKind::add_chips: return add_chips(order);
    case OrderKind::give_chips: return give_chips(order);
    case OrderKind::deal: return deal(order);
    case OrderKind::act: return act(order);
    case OrderKind::time_out: return time_out(order);
    case OrderKind::tick: return {};
    case OrderKind::start:
    case OrderKind::pause: {
        const bool wanted = order.kind == OrderKind::start;
        if (now_.playing == wanted) return refuse(wanted ? "The game is on already." : "The game has been stopped already.");
        now_.playing = wanted;
        now_.second = order.at;
        turn_.began = order.at; // Whoever is to act has the whole time again.
        return {};
    }
    case OrderKind::floor: return floor(order);
    case OrderKind::level: return level(order);
    case OrderKind::invite: return invite(order);
    case OrderKind::undo: break;
    }
    return undo(order);
}

// Time that passes while the host has stopped the game is nobody's.
void LiveTable::pass_time(std::int64_t at) {
    if (now_.second == 0 || !now_.playing) now_.second = at;
    const std::int64_t seconds = (at - now_.second) / 1000;
    if (seconds <= 0) return;
    now_.second += seconds * 1000;
    SittingInput time;
    time.kind = SittingKind::time;
    time.seconds = seconds;
    SittingEvents& events = no_events();
    Watch watch(*this, {}, 0, true);
    step(now_.sitting, time, rules_.policy, events, &watch);
    keep(events, false, run_);
}

SittingVerdict LiveTable::step_quietly(const SittingInput& input) {
    SittingEvents& events = no_events();
    return step(now_.sitting, input, rules_.policy, events);
}

// ---- A hand begins and ends -----------------------------------------------------------------------------------------

bool LiveTable::can_deal() const {
    if (!now_.playing || now_.sitting.in_hand) return false;
    int people = 0;
    int ready = 0;
    for (const Seat seat : SeatSet::first(settings_.seats)) {
        const Person& person = now_.sitting.table.at[seat];
        const bool bot = !now_.guests[seat].style.empty();
        const bool plays = bot || (person.presence == Presence::in_seat && person.stack > no_chips);
        if (now_.guests[seat].name.empty() || !plays) continue;
        people += bot ? 0 : 1;
        ++ready;
    }
    return ready >= 2 && (people > 0 || settings_.bots_alone);
}

// A bot that has lost its chips buys in again, and one that owes pays.
void LiveTable::refill_bots() {
    for (const Seat seat : SeatSet::first(settings_.seats)) {
        if (now_.guests[seat].style.empty()) continue;
        const Person& person = now_.sitting.table.at[seat];
        if (person.stack == no_chips) {
            const Chips chips = settings_.house.least_buy_in;
            if (!step_quietly(chips_to(SittingKind::adds_chips, seat, chips)).allowed()) continue;
        }
        if (person.presence == Presence::away) static_cast<void>(step_quietly(seating(SeatingKind::returns_and_posts, seat)));
    }
}

// With whoever plays in the last seat: as in a session, it begins with a player.
void LiveTable::put_first_button() {
    Table& table = now_.sitting.table;
    for (const Seat seat : taken(table))
        if (table.at[seat].presence == Presence::in_seat && table.at[seat].stack > no_chips)
            table.last = {seat, seat, seat, false};
}

void LiveTable::step_level() {
    if (settings_.levels.empty()) return;
    bool next = false;
    while (now_.level + 1 < static_cast<int>(settings_.levels.size()) &&
           now_.level_spent >= settings_.levels[static_cast<std::size_t>(now_.level)].milliseconds) {
        now_.level_spent -= settings_.levels[static_cast<std::size_t>(now_.level)].milliseconds;
        ++now_.level;
        next = true;
    }
    if (!next) return;
    const LevelStep& step = settings_.levels[static_cast<std::size_t>(now_.level)];
    SittingInput input;
    input.kind = SittingKind::set_level;
    input.level = level_of(settings_, step.blinds, step.ante);
    static_cast<void>(step_quietly(input));
}

Taken LiveTable::deal(const Order& order) {
    if (!order.seed) return refuse("A hand is dealt from a shuffled deck.");
    if (now_.sitting.in_hand) return refuse("A hand is in play.");
    const Lasting before = now_;
    refill_bots();
    step_level();
    SittingInput input;
    input.kind = SittingKind::deal;
    if (now_.sitting.table.first_hand) put_first_button();
    SittingEvents& events = no_events();
    if (const SittingVerdict verdict = step(now_.sitting, input, rules_.policy, events); !verdict.allowed()) {
        now_ = before;
        return refuse(why(verdict, settings_));
    }
    before_hand_ = before;
    begin_run(order);
    keep(events, true, run_);
    run_.log.mark(now_.sitting.hand);
    return {};
}

void LiveTable::begin_run(const Order& order) {
    run_ = HandRun{};
    const Sitting& sitting = now_.sitting;
    run_.number = sitting.hands;
    run_.seed = order.seed;
    Spot& spot = run_.spot;
    spot.source = "table";
    spot.unit = settings_.unit;
    spot.currency = settings_.currency;
    spot.structure = settings_.structure;
    spot.setup = sitting.setup;
    for (const Seat seat : SeatSet::first(sitting.map.seats)) {
        const Guest& guest = now_.guests[sitting.map.at_table[seat]];
        spot.players.push_back(guest.name);
        run_.visitors.push_back(guest.visitor);
    }
    const int cards = game(settings_.house.game).cards().count();
    run_.deck = shuffle::shuffled_deck(*order.seed, cards);
    run_.commit_to(key_);
}

void LiveTable::finish() {
    run_.over = true;
    run_.end = now_.sitting.hand;
    run_.showdown = showdown_json(run_, rules_);
    run_.log.close();
    run_.orders.clear();
    for (const Happening& one : run_.happened)
        if (one.is_table && one.at_table.kind == TableEventKind::won)
            run_.winners.push_back({now_.guests[one.at_table.seat].name, one.at_table.chips});
    for (const Seat seat : SeatSet::first(settings_.seats)) {
        run_.people[seat] = now_.guests[seat].name;
        if (now_.sitting.person[seat] == 0) now_.guests[seat] = {}; // Whoever was to leave has left.
    }
    now_.next_deal_at = now_.at + settings_.pace;
}

// ---- A hand goes on -------------------------------------------------------------------------------------------------

// A line of the hand, under the name of `by`, or the floor's where there is no seat.
Taken LiveTable::say(const std::string& line, Seat by, bool by_time) {
    const std::string text = (by.exists() ? name_in_hand(by) : std::string("floor")) + " " + line;
    const Result<std::optional<Incident>, LineError> read = by.exists() ? read_line_of(by, line, run_.spot)
                                                                        : read_line(text, run_.spot);
    if (!read.ok()) return refuse(read.error().what);
    if (!*read) return refuse("Nothing was said or done.");
    const Incident& incident = **read;
    const bool own = by.exists() ? incident.by == by && is_players_own(incident.kind)
                                 : incident.kind == IncidentKind::floor_rules;
    if (!own) return refuse("That is not for a player to say. Fold, check, call, bet, raise, speak or push chips.");
    SittingInput input;
    input.kind = SittingKind::incident;
    input.incident = incident;
    if (!incident.words.empty()) input.spoken = understand(incident.words, run_.spot.unit);
    SittingEvents& events = no_events();
    Watch watch(*this, text, incident.kind == IncidentKind::draws ? incident.cards.size() : 0, by_time);
    if (const SittingVerdict verdict = step(now_.sitting, input, rules_.policy, events, &watch); !verdict.allowed())
        return refuse(why(verdict, settings_));
    keep(events, false, run_);
    return {};
}

// What changes nothing is talk: it is heard, but no hand grows without end by it.
Taken LiveTable::act(const Order& order) {
    if (order.line.size() > longest_said)
        return refuse("That is too long: say it in " + std::to_string(longest_said) + " bytes.");
    const Seat seat = now_.sitting.map.in_hand[seat_of(order.visitor)];
    const Hand found = now_.sitting.hand;
    Taken taken = say(order.line, seat, false);
    const bool talk = taken.done() && now_.sitting.in_hand && now_.sitting.hand == found;
    if (talk && ++run_.talk[seat] > most_talk)
        return refuse("You have said a lot in this hand: only what changes it is heard now.");
    return taken;
}

Taken LiveTable::floor(const Order& order) {
    if (!now_.sitting.floor.asked) return refuse("Nothing is left to the floor here.");
    return say("rules " + order.line, no_seat, false);
}

} // namespace floorman::room
