#include "room/chapter.hpp"

#include "room/flat.hpp"
#include "scene/report_json.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

constexpr int chapter_version = 1;

template <class Port, class T>
void each_seat(Port& port, PerSeat<T>& all, int seats) {
    for (const Seat seat : SeatSet::first(seats)) whole(port, all[seat]);
}

template <class Port, class Cards>
void cards(Port& port, Cards& cards) {
    std::size_t count = cards.size();
    whole(port, count);
    for (std::size_t i = 0; i < count; ++i) {
        Card card = Port::writes ? cards[i] : Card{};
        whole(port, card.code);
        if (!Port::writes && !cards.full()) cards.push_back(card);
    }
}

template <class Port>
void setup(Port& port, HandSetup& setup) {
    whole(port, setup.game);
    whole(port, setup.seats);
    if (setup.seats < 0 || setup.seats > max_seats) throw Fault{0, "the chapter has another number of seats"};
    whole(port, setup.button);
    each_seat(port, setup.stack, setup.seats);
    for (Chips* size : {&setup.stakes.min_bet, &setup.stakes.small_bet, &setup.stakes.big_bet, &setup.stakes.spread_least,
                        &setup.stakes.spread_most, &setup.stakes.bring_in})
        whole(port, *size);
    each_seat(port, setup.ante, setup.seats);
    each_seat(port, setup.blind, setup.seats);
    whole(port, setup.big_blind);
    each_seat(port, setup.live_post, setup.seats);
    each_seat(port, setup.dead_post, setup.seats);
    std::size_t straddles = setup.straddles.size();
    whole(port, straddles);
    for (std::size_t i = 0; i < straddles; ++i) {
        Straddle one = Port::writes ? setup.straddles[i] : Straddle{};
        whole(port, one.by);
        whole(port, one.to);
        if (!Port::writes && !setup.straddles.full()) setup.straddles.push_back(one);
    }
    whole(port, setup.killer);
    whole(port, setup.kill_post);
    whole(port, setup.street);
    whole(port, setup.pot);
    whole(port, setup.first);
    whole(port, setup.event_heads_up);
    whole(port, setup.bomb_pot);
    whole(port, setup.burns);
    whole(port, setup.rake.of_10000);
    whole(port, setup.rake.no_flop_no_drop);
    whole(port, setup.rake.most);
    whole(port, setup.rake.unit);
}

template <class Port>
void event(Port& port, Event& event) {
    whole(port, event.kind);
    whole(port, event.act);
    whole(port, event.seat);
    whole(port, event.audience);
    whole(port, event.street);
    whole(port, event.all_in);
    whole(port, event.count);
    whole(port, event.card.code);
    whole(port, event.to);
    whole(port, event.adds);
}

// The hand's log is of what happened, without what was taken back: each event says whether it stands.
template <class Port>
void happened(Port& port, HandRun& run) {
    std::vector<Event> log = run.log.events();
    std::size_t logged = 0;
    several(port, run.happened, [&](Port& each, Happening& one) {
        whole(each, one.after);
        whole(each, one.is_table);
        if (one.is_table) {
            whole(each, one.at_table.kind);
            whole(each, one.at_table.seating);
            whole(each, one.at_table.seat);
            whole(each, one.at_table.chips);
            return;
        }
        event(each, one.event);
        bool stands = Port::writes && logged < log.size() && log[logged] == one.event;
        whole(each, stands);
        if (stands && Port::writes) ++logged;
        if (stands && !Port::writes) log.push_back(one.event);
    });
    if constexpr (!Port::writes) run.log.keep(std::move(log));
}

template <class Port>
void given(Port& port, Given& given) {
    whole(port, given.input);
    port.text(given.line);
    whole(port, given.discards);
    whole(port, given.draws);
    port.text(given.json);
    port.text(given.ruling.by);
    Ruling& ruling = given.ruling.ruling;
    whole(port, ruling.by);
    bool has_act = ruling.act.has_value();
    whole(port, has_act);
    Act act = ruling.act.value_or(Act{});
    whole(port, act);
    if (has_act) ruling.act = act;
}

template <class Port>
void hand(Port& port, HandRun& run) {
    whole(port, run.number);
    whole(port, run.undone);
    setup(port, run.spot.setup);
    const auto word = [](Port& each, std::string& text) { each.text(text); };
    several(port, run.spot.players, word);
    several(port, run.visitors, word);
    for (const Seat seat : SeatSet::first(max_seats)) port.text(run.people[seat]);
    several(port, run.rulings, [](Port& each, Given& one) { given(each, one); });
    happened(port, run);
    several(port, run.winners, [](Port& each, Winner& one) {
        each.text(one.name);
        whole(each, one.chips);
    });
    port.text(run.showdown);
    whole(port, run.end.dealt_in);
    whole(port, run.end.big_blind);
    for (const Seat seat : run.end.dealt_in) cards(port, run.end.hole[seat]);
    cards(port, run.end.board);
    std::string seed = Port::writes && run.seed ? run.seed->hex() : std::string();
    port.text(seed);
    if (!Port::writes) run.seed = shuffle::Seed::from_hex(seed);
}

std::string head_of(const HandRun& run) {
    JsonWriter json;
    json.open_table();
    json.key("number");
    json.number(run.number);
    json.key("undone");
    json.number(run.undone);
    json.key("winners");
    json.open_list();
    for (const Winner& winner : run.winners) {
        json.open_table();
        json.key("name");
        json.text(winner.name);
        json.key("chips");
        json.number(run.spot.unit.text(winner.chips));
        json.close_table();
    }
    json.close_list();
    json.close_table();
    return json.take();
}

} // namespace

journal::Chapter chapter_of(const HandRun& run) {
    HandRun copy = run;
    for (Given& given : copy.rulings) given.json = ruling_json(given.ruling, run.spot);
    FlatOut out;
    out.open();
    hand(out, copy);
    out.close();
    JsonWriter json;
    json.open_table();
    json.key("chapter");
    json.number(chapter_version);
    json.key("hand");
    json.json(out.take());
    json.close_table();
    return {static_cast<std::uint64_t>(run.number), head_of(run), json.take()};
}

Result<HandRun, std::string> hand_of(const journal::Chapter& chapter, const LiveTable& table) {
    try {
        const Node node = json_tree(chapter.body);
        const Node* const version = node.find("chapter");
        const Node* const list = node.find("hand");
        if (version == nullptr || version->text != std::to_string(chapter_version)) fail(node, "it is of another version");
        if (list == nullptr || !list->is(Node::Kind::list)) fail(node, "it holds no hand");
        HandRun run;
        FlatIn in(*list);
        hand(in, run);
        run.over = true;
        run.spot.source = "table";
        run.spot.unit = table.settings().unit;
        run.spot.currency = table.settings().currency;
        run.spot.structure = table.settings().structure;
        if (run.seed) run.commit_to(table.key());
        return run;
    } catch (const Fault& fault) { return "hand " + std::to_string(chapter.number) + ": " + fault.what; }
}

} // namespace floorman::room
