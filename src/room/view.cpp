#include "room/view.hpp"

#include <algorithm>

#include "hand/pending.hpp"
#include "room/event_names.hpp"
#include "room/hand_files.hpp"
#include "room/scene_of.hpp"
#include "scene/report_json.hpp"
#include "scene/standing.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

std::string_view structure_name(Structure structure) noexcept {
    switch (structure) {
    case Structure::no_limit: return "no_limit";
    case Structure::pot_limit: return "pot_limit";
    case Structure::fixed_limit: return "fixed_limit";
    case Structure::spread_limit: return "spread_limit";
    }
    return "";
}

class Writer {
public:
    Writer(const LiveTable& table, const HandRun& run, std::string_view visitor)
        : table_(table), run_(run), hand_(run.over ? run.end : table.sitting().hand), settings_(table.settings()),
          sitting_(table.sitting()), visitor_(visitor), seat_(table.seat_of(visitor)), in_hand_(its_seat_in_the_run()),
          seen_(seen_by(run, in_hand_)) {}

    std::string update(const Present& present, Told& told) {
        json_.open_table();
        whole("update", static_cast<std::int64_t>(present.seq));
        the_table(present);
        you();
        whole("watching", present.watching);
        people(present);
        the_hand(present);
        since(told);
        flag("skipped", present.skipped);
        json_.close_table();
        return json_.take();
    }

    std::string history() {
        json_.open_table();
        whole("number", run_.number);
        const std::string phh = phh_of(run_, table_.rules(), in_hand_);
        if (phh.empty())
            null("phh");
        else
            text("phh", phh);
        json_.key("scene");
        json_.json(scene_of(run_, settings_, in_hand_));
        json_.key("deal");
        json_.json(deal_file(run_, table_.key(), settings_.open_deck, seen_));
        json_.key("rulings");
        rulings(0);
        json_.key("happened");
        happened(0);
        json_.key("players");
        json_.open_list();
        for (const std::string& player : run_.spot.players) json_.text(player);
        json_.close_list();
        winners();
        json_.key("showdown");
        json_.json(run_.showdown);
        json_.close_table();
        return json_.take();
    }

private:
    // ---- A key and its value ----------------------------------------------------------------------------------------

    void text(std::string_view key, std::string_view value) {
        json_.key(key);
        json_.text(value);
    }
    void whole(std::string_view key, std::int64_t value) {
        json_.key(key);
        json_.number(value);
    }
    void flag(std::string_view key, bool value) {
        json_.key(key);
        json_.flag(value);
    }
    void null(std::string_view key) {
        json_.key(key);
        json_.null();
    }
    void chips(std::string_view key, Chips amount) {
        json_.key(key);
        json_.number(settings_.unit.text(amount));
    }
    void two(std::string_view key, Chips one, Chips other) {
        json_.key(key);
        json_.open_list();
        json_.number(settings_.unit.text(one));
        json_.number(settings_.unit.text(other));
        json_.close_list();
    }
    template <class Cards>
    void cards(const Cards& cards, CardSet seen) {
        json_.open_list();
        for (const Card card : cards) json_.text(floorman::text(as_seen(card, seen)));
        json_.close_list();
    }

    // The seat of the hand that this visitor had when it was dealt.
    Seat its_seat_in_the_run() const {
        if (!visitor_.empty())
            for (std::size_t i = 0; i < run_.visitors.size(); ++i)
                if (run_.visitors[i] == visitor_) return Seat{static_cast<int>(i)};
        return no_seat;
    }

    // ---- The table --------------------------------------------------------------------------------------------------

    void the_table(const Present& present) {
        const Level& level = sitting_.next_level && !sitting_.in_hand ? *sitting_.next_level : sitting_.level;
        json_.key("table");
        json_.open_table();
        text("key", table_.key());
        text("name", settings_.name);
        text("game", game(settings_.house.game).name);
        text("structure", structure_name(settings_.structure));
        whole("seats", settings_.seats);
        text("stakes", stakes(level));
        two("blinds", level.blinds.small, level.blinds.big);
        chips("ante", level.ante_kind == AnteKind::none ? no_chips : level.ante);
        two("buy_in", settings_.house.least_buy_in, settings_.house.most_buy_in);
        text("rulebook", table_.rules().books.front()->id);
        text("rulebook_title", table_.rules().books.front()->title);
        whole("clock", settings_.clock / 1000);
        text("currency", settings_.currency);
        flag("invited_only", settings_.invited_only);
        flag("open_deck", settings_.open_deck);
        host();
        flag("playing", table_.lasting().playing);
        if (present.held.empty())
            null("held");
        else
            text("held", present.held);
        levels(present.now);
        json_.close_table();
    }

    void host() {
        const Seat seat = table_.seat_of(table_.host());
        if (seat.exists())
            text("host", table_.lasting().guests[seat].name);
        else
            null("host");
    }

    std::string stakes(const Level& level) const {
        const bool limit = settings_.structure == Structure::fixed_limit;
        return settings_.money(limit ? level.stakes.small_bet : level.blinds.small) + "/" +
               settings_.money(limit ? level.stakes.big_bet : level.blinds.big);
    }

    void levels(std::int64_t now) {
        if (settings_.levels.empty()) return null("level");
        const Lasting& lasting = table_.lasting();
        const auto number = static_cast<std::size_t>(lasting.level);
        const std::int64_t since = lasting.playing && lasting.at > 0 ? now - lasting.at : 0;
        json_.key("level");
        json_.open_table();
        whole("number", lasting.level + 1);
        whole("left_ms", std::max<std::int64_t>(0, settings_.levels[number].milliseconds - lasting.level_spent - since));
        if (number + 1 < settings_.levels.size()) {
            const LevelStep& next = settings_.levels[number + 1];
            json_.key("next");
            json_.open_table();
            two("blinds", next.blinds.small, next.blinds.big);
            chips("ante", next.ante);
            json_.close_table();
        } else {
            null("next");
        }
        json_.close_table();
    }

    void you() {
        json_.key("you");
        json_.open_table();
        if (seat_.exists()) {
            whole("seat", seat_.index + 1);
            text("name", table_.lasting().guests[seat_].name);
        } else {
            null("seat");
            null("name");
        }
        flag("host", visitor_ == table_.host());
        json_.close_table();
    }

    static std::string_view presence(const Person& person) noexcept {
        if (person.presence == Presence::away) return "out";
        return person.entering == Entering::waits ? "waiting" : "in";
    }

    void people(const Present& present) {
        json_.key("people");
        json_.open_list();
        for (const Seat seat : SeatSet::first(settings_.seats)) {
            const Guest& guest = table_.lasting().guests[seat];
            if (guest.name.empty()) continue;
            const Person& person = sitting_.table.at[seat];
            json_.open_table();
            whole("seat", seat.index + 1);
            text("name", guest.name);
            chips("stack", stack_of(seat));
            text("presence", presence(person));
            if (guest.style.empty())
                null("bot");
            else
                text("bot", guest.style);
            flag("here", !guest.style.empty() || present.here.has(seat));
            flag("leaving", sitting_.leaving.has(seat));
            json_.key("owes");
            json_.open_list();
            for (const Blind blind : all_blinds)
                if (person.missed.has(blind))
                    json_.text(blind == Blind::big ? "big" : blind == Blind::small ? "small" : "button");
            if (person.newcomer && person.entering != Entering::no) json_.text("entry");
            json_.close_list();
            json_.close_table();
        }
        json_.close_list();
    }

    // Behind: what lies in front or in the pots is the hand's.
    Chips stack_of(Seat seat) const {
        const Seat in_hand = sitting_.map.in_hand[seat];
        if (sitting_.in_hand && in_hand.exists() && sitting_.hand.dealt_in.has(in_hand))
            return sitting_.hand.round.stack[in_hand];
        return sitting_.table.at[seat].stack;
    }

    // ---- The hand ---------------------------------------------------------------------------------------------------

    void the_hand(const Present& present) {
        if (run_.number == 0) return null("hand");
        const Hand& hand = hand_;
        json_.key("hand");
        json_.open_table();
        whole("number", run_.number);
        whole("input", run_.input);
        flag("over", run_.over);
        whole("undone", run_.undone);
        json_.key("players");
        json_.open_list();
        for (const std::string& player : run_.spot.players) json_.text(player);
        json_.close_list();
        json_.key("seats");
        json_.open_list();
        for (const Seat seat : SeatSet::first(sitting_.map.seats)) json_.number(sitting_.map.at_table[seat].index + 1);
        json_.close_list();
        whole("button", sitting_.deal.placing.button.index + 1);
        json_.key("board");
        cards(hand.board, seen_);
        json_.key("boards");
        json_.open_list();
        for (int run = 0; run < runs(hand); ++run) cards(board_of(hand, run), seen_);
        json_.close_list();
        hole_cards(hand);
        seats("live", hand.round.live);
        seats("shown", hand.shown);
        seats("mucked", hand.mucked);
        json_.key("report");
        json_.json(report_json(report(), run_.spot));
        awaits(present.now);
        winners();
        json_.key("showdown");
        json_.json(run_.showdown);
        json_.key("commitments");
        json_.open_list();
        for (const shuffle::Commitment& commitment : run_.commitments) json_.text(in_hex(commitment));
        json_.close_list();
        json_.key("deal");
        if (run_.over)
            json_.json(deal_file(run_, table_.key(), settings_.open_deck, seen_));
        else
            json_.null();
        json_.close_table();
    }

    void hole_cards(const Hand& hand) {
        json_.key("cards");
        json_.open_table();
        for (const Seat seat : hand.dealt_in) {
            if (!hand.round.live.has(seat) && seat != in_hand_) continue;
            json_.key(run_.spot.players[seat.index]);
            cards(hand.hole[seat], seen_in(run_, in_hand_, seat));
        }
        json_.close_table();
    }

    void seats(std::string_view key, SeatSet seats) {
        json_.key(key);
        json_.open_list();
        for (const Seat seat : seats) json_.text(run_.spot.players[seat.index]);
        json_.close_list();
    }

    // What hangs on cards that nobody has shown is left out until the hand is over.
    Report report() const {
        Report report;
        const TableNames names{run_.spot.players, run_.spot.unit, run_.last_act, run_.spot.currency};
        say_how_it_stands(report, hand_, sitting_.floor, table_.rules(), names);
        report.uncalled = run_.uncalled;
        report.street_over = run_.street_closed;
        if (run_.over) return report;
        report.awards.reset();
        report.final_stacks.reset();
        report.show_order.clear();
        return report;
    }

    void awaits(std::int64_t now) {
        const Turn& turn = table_.turn();
        if (!turn.seat.exists()) return null("awaits");
        json_.key("awaits");
        json_.open_table();
        const bool brings_in = !turn.draws && hand_.round.bring_in_due;
        text("what", turn.draws ? "draw" : brings_in ? "bring_in" : "act");
        text("who", run_.spot.players[turn.seat.index]);
        if (turn.draws) whole("cards", most_discards(hand_));
        if (brings_in) chips("bring_in", hand_.stakes.bring_in);
        const std::optional<std::int64_t> ends = table_.deadline();
        if (ends) {
            whole("ends_in_ms", std::max<std::int64_t>(0, *ends - now));
            whole("of_ms", *ends - turn.began);
        } else {
            null("ends_in_ms");
            null("of_ms");
        }
        json_.close_table();
    }

    void winners() {
        json_.key("winners");
        json_.open_list();
        for (const Winner& winner : run_.winners) {
            json_.open_table();
            text("name", winner.name);
            chips("chips", winner.chips);
            json_.close_table();
        }
        json_.close_list();
    }

    // ---- What came since --------------------------------------------------------------------------------------------

    void since(Told& told) {
        if (told.hand != run_.number || told.undone != run_.undone) told = {run_.number, run_.undone, 0, 0};
        json_.key("rulings");
        rulings(std::min(told.rulings, run_.rulings.size()));
        json_.key("happened");
        happened(std::min(told.happened, run_.happened.size()));
        told.rulings = run_.rulings.size();
        told.happened = run_.happened.size();
    }

    void rulings(std::size_t from) {
        json_.open_list();
        for (std::size_t i = from; i < run_.rulings.size(); ++i) {
            const Given& given = run_.rulings[i];
            json_.open_table();
            whole("input", given.input);
            text("line", line_for(given, in_hand_));
            json_.key("ruling");
            json_.json(given.json.empty() ? ruling_json(given.ruling, run_.spot) : given.json);
            json_.close_table();
        }
        json_.close_list();
    }

    void happened(std::size_t from) {
        json_.open_list();
        for (std::size_t i = from; i < run_.happened.size(); ++i) {
            const Happening& one = run_.happened[i];
            if (one.is_table)
                at_table(one.at_table, one.after);
            else
                in_hand(one.event, one.after);
        }
        json_.close_list();
    }

    void at_table(const TableEvent& event, std::size_t after) {
        json_.open_table();
        text("kind", name(event.kind));
        whole("after", static_cast<std::int64_t>(after));
        const auto name_at = [&](Seat seat) { return run_.over ? run_.people[seat] : table_.lasting().guests[seat].name; };
        if (event.seat.exists() && !name_at(event.seat).empty()) text("name", name_at(event.seat));
        if (event.chips != no_chips) chips("chips", event.chips);
        json_.close_table();
    }

    void in_hand(const Event& event, std::size_t after) {
        json_.open_table();
        text("kind", name(event.kind));
        whole("after", static_cast<std::int64_t>(after));
        const bool of_player = event.seat.exists() && static_cast<std::size_t>(event.seat.index) < run_.spot.players.size();
        if (of_player) text("name", run_.spot.players[event.seat.index]);
        if (const std::string_view post = post_name(event.kind, event.seat == hand_.big_blind); !post.empty()) text("what", post);
        if (event.kind == EventKind::street_opened) text("street", game(run_.spot.setup.game).streets[event.street].name);
        if (event.kind == EventKind::acted) {
            text("act", floorman::name(event.act));
            chips("to", event.to);
            flag("all_in", event.all_in);
        }
        if (event.adds != no_chips) chips("chips", event.adds);
        if (is_of_a_card(event.kind)) text("card", is_for(event, in_hand_) ? floorman::text(event.card) : "??");
        if (event.count > 0) whole("count", event.count);
        json_.close_table();
    }

    static bool is_of_a_card(EventKind kind) noexcept {
        return kind == EventKind::dealt_board || kind == EventKind::dealt_down || kind == EventKind::dealt_up ||
               kind == EventKind::shown || kind == EventKind::discarded || kind == EventKind::burnt;
    }

    const LiveTable& table_;
    const HandRun& run_;
    const Hand& hand_;
    const Settings& settings_;
    const Sitting& sitting_;
    std::string_view visitor_;
    Seat seat_{};    // Of the table,
    Seat in_hand_{}; // and of the hand.
    CardSet seen_;
    JsonWriter json_;
};

} // namespace

std::string update_for(const LiveTable& table, std::string_view visitor, const Present& present, Told& told) {
    return Writer(table, table.run(), visitor).update(present, told);
}

std::string history_for(const LiveTable& table, const HandRun& run, std::string_view visitor) {
    return Writer(table, run, visitor).history();
}

} // namespace floorman::room
