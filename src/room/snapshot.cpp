#include "room/snapshot.hpp"

#include <algorithm>
#include <utility>

#include "room/flat.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

constexpr int snapshot_version = 2;

template <class Port>
void level(Port& port, Level& level) {
    whole(port, level.blinds.button);
    whole(port, level.blinds.small);
    whole(port, level.blinds.big);
    whole(port, level.ante);
    whole(port, level.ante_kind);
    whole(port, level.stakes.min_bet);
    whole(port, level.stakes.small_bet);
    whole(port, level.stakes.big_bet);
    whole(port, level.stakes.bring_in);
}

template <class Port>
void person(Port& port, Person& person) {
    whole(port, person.presence);
    whole(port, person.entering);
    whole(port, person.missed.bits);
    whole(port, person.due.bits);
    whole(port, person.newcomer);
    whole(port, person.behind_button);
    whole(port, person.moved_by);
    whole(port, person.stack);
}

template <class Port>
void table(Port& port, Table& table) {
    whole(port, table.seats);
    whole(port, table.first_hand);
    whole(port, table.places);
    whole(port, table.last.button);
    whole(port, table.last.small);
    whole(port, table.last.big);
    whole(port, table.last.heads_up);
    for (const Seat seat : SeatSet::first(max_seats)) person(port, table.at[seat]);
}

template <class Port>
void departed(Port& port, Sitting& sitting) {
    std::size_t count = sitting.departed.size();
    whole(port, count);
    for (std::size_t i = 0; i < count; ++i) {
        Departed one = Port::writes ? sitting.departed[i] : Departed{};
        whole(port, one.person);
        whole(port, one.chips);
        whole(port, one.at);
        if (!Port::writes && !sitting.departed.full()) sitting.departed.push_back(one);
    }
}

template <class Port>
void sitting(Port& port, Sitting& sitting) {
    table(port, sitting.table);
    level(port, sitting.level);
    bool has_next = sitting.next_level.has_value();
    whole(port, has_next);
    Level next = sitting.next_level.value_or(Level{});
    level(port, next);
    if (has_next) sitting.next_level = next;
    for (const Seat seat : SeatSet::first(max_seats)) whole(port, sitting.person[seat]);
    departed(port, sitting);
    whole(port, sitting.now);
    whole(port, sitting.hands);
    sitting.table.blinds = sitting.level.blinds;
}

template <class Port>
void lasting(Port& port, Lasting& lasting) {
    sitting(port, lasting.sitting);
    for (const Seat seat : SeatSet::first(max_seats)) {
        port.text(lasting.guests[seat].name);
        port.text(lasting.guests[seat].visitor);
        port.text(lasting.guests[seat].style);
    }
    several(port, lasting.people, [](Port& each, std::string& visitor) { each.text(visitor); });
    whole(port, lasting.at);
    whole(port, lasting.second);
    whole(port, lasting.playing);
    whole(port, lasting.level);
    whole(port, lasting.level_spent);
    whole(port, lasting.next_deal_at);
    several(port, lasting.invitations, [](Port& each, Invitation& one) {
        each.text(one.hash);
        whole(each, one.until);
    });
}

struct Made {
    Settings settings;
    Compiled rules;
    std::string host;
};

Made made(const Node& node) {
    const Node* settings = node.find("made");
    const Node* host = node.find("host");
    if (settings == nullptr || !settings->is(Node::Kind::text) || host == nullptr || !host->is(Node::Kind::text))
        fail(node, "this is no table: it does not say what it was made with");
    Result<Settings, std::string> read = read_settings(settings->text);
    if (!read.ok()) fail(node, "the table's settings are not understood: " + read.error());
    Result<Compiled, std::string> rules = rules_of(*read);
    if (!rules.ok()) fail(node, rules.error());
    return {std::move(read).value(), std::move(rules).value(), host->text};
}

// Keeps what the caller does within the reader's errors.
template <class Make>
Result<LiveTable, std::string> reading(std::string_view key, Make make) {
    try {
        return make();
    } catch (const Fault& fault) { return std::string(key) + ": " + fault.what; }
}

} // namespace

std::string made_record(const Settings& settings, std::string_view host) {
    JsonWriter json;
    json.open_table();
    json.key("made");
    json.text(settings.text);
    json.key("host");
    json.text(host);
    json.key("bots_alone");
    json.flag(settings.bots_alone);
    json.close_table();
    return json.take();
}

std::string snapshot_of(const LiveTable& table) {
    Lasting copy = table.lasting();
    FlatOut out;
    out.open();
    lasting(out, copy);
    out.close();
    JsonWriter json;
    json.open_table();
    json.key("snapshot");
    json.number(snapshot_version);
    json.key("made");
    json.text(table.settings().text);
    json.key("host");
    json.text(table.host());
    json.key("bots_alone");
    json.flag(table.settings().bots_alone);
    json.key("lasting");
    json.json(out.take());
    json.close_table();
    return json.take();
}

Result<LiveTable, std::string> table_made(std::string_view key, std::string_view record) {
    return reading(key, [&] {
        const Node node = json_tree(record);
        Made from = made(node);
        if (const Node* alone = node.find("bots_alone")) from.settings.bots_alone = alone->text == "true";
        return LiveTable(std::string(key), std::move(from.settings), std::move(from.rules), std::move(from.host));
    });
}

Result<LiveTable, std::string> table_from(std::string_view key, std::string_view snapshot) {
    return reading(key, [&] {
        const Node node = json_tree(snapshot);
        const Node* version = node.find("snapshot");
        if (version == nullptr || version->text != std::to_string(snapshot_version))
            fail(node, "the snapshot is of another version");
        Made from = made(node);
        if (const Node* alone = node.find("bots_alone")) from.settings.bots_alone = alone->text == "true";
        const Node* list = node.find("lasting");
        if (list == nullptr || !list->is(Node::Kind::list)) fail(node, "the snapshot holds no table");
        Lasting lasted;
        lasted.sitting.house = from.settings.house;
        FlatIn in(*list);
        lasting(in, lasted);
        if (lasted.sitting.table.seats != from.settings.seats) fail(node, "the snapshot has another number of seats");
        return LiveTable(std::string(key), std::move(from.settings), std::move(from.rules), std::move(from.host),
                         std::move(lasted));
    });
}

} // namespace floorman::room
