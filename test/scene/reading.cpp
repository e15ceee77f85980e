#include "scene/reading.hpp"

#include "text/json_writer.hpp"
#include "text/toml_tree.hpp"

namespace floorman {

namespace {

class Describer {
public:
    std::string of(const Spot& spot) {
        for (const std::string& name : spot.players) say("player", name);
        say("unit", spot.unit.text(Chips{1}));
        number("structure", static_cast<int>(spot.structure));
        setup(spot.setup);
        number("unbounded", spot.unbounded.bits);
        number("away", spot.away.bits);
        for (const Seat seat : SeatSet::first(spot.setup.seats)) {
            for (const Pile& pile : spot.front[seat]) number("front", pile.count), number("x", pile.each.count);
            say("hole", text(spot.hole_cards[seat]));
        }
        say("board", text(spot.board));
        for (const auto& chain : spot.rulebooks) {
            for (const auto& book : chain) say("book", book->id);
            for (const Clause& clause : chain.front()->clauses)
                number("clause", static_cast<int>(clause.question)), number("is", clause.answer);
        }
        for (const HouseAnswer& answer : spot.house)
            number("house", static_cast<int>(answer.question)), number("is", answer.answer);
        number("tournament", spot.tournament ? *spot.tournament : -1);
        number("kill", spot.kill);
        for (const ActionLine& line : spot.actions) say("action", line.text);
        if (spot.finishing_stacks) amounts("finishing", *spot.finishing_stacks);
        return std::move(written_);
    }

private:
    void say(std::string_view what, std::string_view value) { written_.append(what).append(" ").append(value).append("\n"); }
    void number(std::string_view what, std::int64_t value) { say(what, std::to_string(value)); }
    void amounts(std::string_view what, const PerSeat<Chips>& chips) {
        for (const Chips each : chips.at) number(what, each.count);
    }

    void setup(const HandSetup& setup) {
        number("game", static_cast<int>(setup.game));
        number("seats", setup.seats);
        number("button", setup.button.index);
        amounts("stack", setup.stack);
        amounts("ante", setup.ante);
        amounts("blind", setup.blind);
        amounts("live", setup.live_post);
        amounts("dead", setup.dead_post);
        number("big blind", setup.big_blind.index);
        for (const Straddle& straddle : setup.straddles) number("straddle", straddle.by.index), number("to", straddle.to.count);
        number("killer", setup.killer.index);
        number("kill post", setup.kill_post.count);
        number("street", setup.street);
        number("pot", setup.pot.count);
        number("first", setup.first.index);
        number("event heads-up", setup.event_heads_up);
        const Stakes& stakes = setup.stakes;
        for (const Chips size :
             {stakes.min_bet, stakes.small_bet, stakes.big_bet, stakes.spread_least, stakes.spread_most, stakes.bring_in})
            number("stake", size.count);
    }

    std::string written_;
};

void write(const Node& node, JsonWriter& json) {
    switch (node.kind) {
    case Node::Kind::nothing: return json.null();
    case Node::Kind::flag: return json.flag(node.text == "true");
    case Node::Kind::number: return node.text.ends_with("inf") ? json.text(node.text) : json.number(node.text);
    case Node::Kind::moment: return json.text("00:00:00");
    case Node::Kind::text: return json.text(node.text);
    case Node::Kind::list:
        json.open_list();
        for (const Node& item : node.items) write(item, json);
        return json.close_list();
    case Node::Kind::table:
        json.open_table();
        for (const Entry& entry : node.entries) {
            json.key(entry.key);
            write(entry.value, json);
        }
        return json.close_table();
    }
}

} // namespace

std::string joined(std::string_view first, std::string_view then, std::string_view last) {
    std::string all{first};
    return all.append(then).append(last);
}

std::string written_down(const Spot& spot) { return Describer().of(spot); }

std::string as_json(std::string_view toml) {
    JsonWriter json;
    write(toml_tree(toml), json);
    return json.take();
}

} // namespace floorman
