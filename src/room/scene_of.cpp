#include "room/scene_of.hpp"

#include <algorithm>

#include "hand/written_blinds.hpp"
#include "room/seen.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

class Writer {
public:
    Writer(const HandRun& run, const Settings& settings, Seat viewer)
        : run_(run), spot_(run.spot), settings_(settings), viewer_(viewer), seats_(SeatSet::first(spot_.setup.seats)) {}

    std::string scene() {
        const HandSetup& setup = spot_.setup;
        json_.open_table();
        json_.key("players");
        json_.open_list();
        for (const std::string& player : spot_.players) json_.text(player);
        json_.close_list();
        json_.key("game");
        json_.text(game(setup.game).name);
        json_.key("structure");
        json_.text(structure());
        json_.key("unit");
        json_.text(spot_.unit.text(Chips{1}));
        if (!spot_.currency.empty()) {
            json_.key("currency_symbol");
            json_.text(spot_.currency);
        }
        each("starting_stacks", setup.stack);
        if (game(setup.game).family != Family::stud) each("blinds_or_straddles", setup.blind);
        antes();
        posts();
        sizes(setup.stakes);
        rules();
        absent();
        cards();
        lines();
        json_.close_table();
        return json_.take();
    }

private:
    std::string_view structure() const noexcept {
        switch (spot_.structure) {
        case Structure::no_limit: return "NL";
        case Structure::pot_limit: return "PL";
        case Structure::fixed_limit: return "FL";
        case Structure::spread_limit: return "spread";
        }
        return "NL";
    }
    void amount(std::string_view key, Chips chips) {
        json_.key(key);
        json_.number(spot_.unit.text(chips));
    }
    void each(std::string_view key, const PerSeat<Chips>& chips) {
        json_.key(key);
        json_.open_list();
        for (const Seat seat : seats_) json_.number(spot_.unit.text(chips[seat]));
        json_.close_list();
    }

    // In the order of the blinds, as a scene has them.
    void antes() {
        const WrittenBlinds written{spot_.setup.blind, {}, false};
        PerSeat<Chips> in_order;
        for (const Seat seat : seats_) in_order[seat] = spot_.setup.ante[poster_of(seat.index, written, spot_.setup.seats)];
        each("antes", in_order);
    }

    void posts() {
        json_.key("posts");
        json_.open_table();
        for (const Seat seat : seats_) {
            const Chips live = spot_.setup.live_post[seat];
            const Chips dead = spot_.setup.dead_post[seat];
            if (live == no_chips && dead == no_chips) continue;
            json_.key(spot_.players[seat.index]);
            json_.open_table();
            if (live > no_chips) amount("live", live);
            if (dead > no_chips) amount("dead", dead);
            json_.close_table();
        }
        json_.close_table();
    }

    void sizes(const Stakes& stakes) {
        if (spot_.structure == Structure::fixed_limit) {
            amount("small_bet", stakes.small_bet);
            amount("big_bet", stakes.big_bet);
        } else {
            amount("min_bet", stakes.min_bet);
        }
        if (stakes.bring_in > no_chips) amount("bring_in", stakes.bring_in);
    }

    void rules() {
        json_.key("rulebook");
        json_.json(settings_.rulebook_json);
        if (settings_.house_json.empty()) return;
        json_.key("house");
        json_.json(settings_.house_json);
    }

    void absent() {
        json_.key("absent");
        json_.open_list();
        for (const Happening& one : run_.happened)
            if (!one.is_table && one.after == 0 && one.event.kind == EventKind::killed)
                json_.text(spot_.players[one.event.seat.index]);
        json_.close_list();
    }

    // What the seat was dealt before anybody drew: what a draw brings is for the lines.
    CardRun first_cards(Seat seat) const {
        CardRun cards;
        if (game(spot_.setup.game).family != Family::draw) {
            for (const Card card : run_.end.hole[seat]) cards.push_back(card);
            return cards;
        }
        for (const Event& event : run_.log.events()) {
            if (event.kind == EventKind::drew) break;
            if (event.kind == EventKind::dealt_down && event.seat == seat) cards.push_back(event.card);
        }
        return cards;
    }

    // The cards that came after the draw before the one at `at` and until then: "d dh Ann 7c??". On to the next draw.
    void new_cards(std::size_t& at) {
        const std::vector<Event>& events = run_.log.events();
        PerSeat<std::string> dealt;
        for (; at < events.size() && events[at].kind != EventKind::drew; ++at)
            if (events[at].kind == EventKind::dealt_down)
                dealt[events[at].seat] += text(as_seen(events[at].card, seen_in(run_, viewer_, events[at].seat)));
        for (const Seat seat : seats_)
            if (!dealt[seat].empty()) json_.text("d dh " + spot_.players[seat.index] + " " + dealt[seat]);
    }

    // The cards of the streets that opened after `given` rulings, as lines: with them the acts before them are over.
    void street_cards(std::size_t given) {
        if (game(spot_.setup.game).family == Family::draw) return; // Its draws have lines.
        std::string board;
        PerSeat<std::string> hole;
        for (const Happening& one : run_.happened) {
            if (one.is_table || one.after != given) continue;
            const Event& event = one.event;
            if (event.kind == EventKind::dealt_board && event.count == 0) board += text(event.card);
            if (event.kind == EventKind::dealt_up || event.kind == EventKind::dealt_down)
                hole[event.seat] += text(as_seen(event.card, seen_in(run_, viewer_, event.seat)));
            if (event.kind != EventKind::street_opened) continue;
            if (!board.empty()) json_.text("d db " + board);
            for (const Seat seat : seats_)
                if (!hole[seat].empty()) json_.text("d dh " + spot_.players[seat.index] + " " + hole[seat]);
            board.clear();
            hole = {};
        }
    }

    void cards() {
        json_.key("hole_cards");
        json_.open_table();
        for (const Seat seat : seats_) {
            std::string all;
            const CardSet seen = seen_in(run_, viewer_, seat);
            for (const Card card : first_cards(seat)) all += text(as_seen(card, seen));
            if (all.empty()) continue; // Who is not there gets no cards.
            json_.key(spot_.players[seat.index]);
            json_.text(all);
        }
        json_.close_table();
        std::string board;
        const CardSet seen = seen_by(run_, viewer_);
        for (const Card card : run_.end.board) board += text(as_seen(card, seen));
        json_.key("board");
        json_.text(board);
    }

    static const char* done_by_time(Act act) noexcept {
        return act == Act::fold ? " folds" : act == Act::bring_in ? " pb" : " checks";
    }

    void lines() {
        if (game(spot_.setup.game).family == Family::draw) {
            json_.key("draws_told");
            json_.flag(true);
        }
        json_.key("actions");
        json_.open_list();
        const std::vector<Event>& events = run_.log.events();
        const auto is_draw = [](const Event& event) { return event.kind == EventKind::drew; };
        auto at = static_cast<std::size_t>(std::find_if(events.begin(), events.end(), is_draw) - events.begin());
        std::size_t number = 0;
        for (const Given& given : run_.rulings) {
            const Ruling& ruling = given.ruling.ruling;
            if (!given.line.empty())
                json_.text(line_for(given, viewer_));
            else if (ruling.act && ruling.by.exists()) // Time did it.
                json_.text(spot_.players[ruling.by.index] + done_by_time(*ruling.act));
            if (given.draws && at < events.size()) new_cards(++at);
            street_cards(++number);
        }
        for (const Happening& one : run_.happened) {
            if (one.is_table || one.event.kind != EventKind::mucked) continue;
            json_.text(spot_.players[one.event.seat.index] + " sm");
        }
        json_.close_list();
    }

    const HandRun& run_;
    const Spot& spot_;
    const Settings& settings_;
    Seat viewer_;
    SeatSet seats_;
    JsonWriter json_;
};

} // namespace

std::string scene_of(const HandRun& run, const Settings& settings, Seat viewer) { return Writer(run, settings, viewer).scene(); }

} // namespace floorman::room
