#include "room/order.hpp"

#include <array>
#include <charconv>

namespace floorman::room {

namespace {

constexpr std::array<std::string_view, 17> kinds{
    "sit",   "leave", "sit_out", "come_back",  "add_chips", "act",   "deal",  "time_out", "tick",
    "start", "pause", "remove",  "give_chips", "undo",      "floor", "level", "invite",
};

void text(JsonWriter& json, std::string_view key, std::string_view value) {
    if (value.empty()) return;
    json.key(key);
    json.text(value);
}
void whole(JsonWriter& json, std::string_view key, std::int64_t value) {
    if (value == 0) return;
    json.key(key);
    json.number(value);
}

std::string text(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    return value != nullptr && value->is(Node::Kind::text) ? value->text : std::string();
}
std::int64_t whole(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    std::int64_t number = 0;
    if (value != nullptr && value->is(Node::Kind::number))
        std::from_chars(value->text.data(), value->text.data() + value->text.size(), number);
    return number;
}

} // namespace

std::string_view name(OrderKind kind) noexcept { return kinds[static_cast<std::size_t>(kind)]; }

void write(JsonWriter& json, const Order& order) {
    json.open_table();
    text(json, "do", name(order.kind));
    whole(json, "at", order.at);
    text(json, "visitor", order.visitor);
    text(json, "name", order.name);
    text(json, "style", order.style);
    text(json, "line", order.line);
    text(json, "how", order.how);
    text(json, "invitation", order.invitation);
    whole(json, "seat", order.seat);
    whole(json, "chips", order.chips.count);
    whole(json, "small", order.small.count);
    whole(json, "ante", order.ante.count);
    whole(json, "hand", order.hand);
    whole(json, "input", order.input);
    if (order.seed) text(json, "seed", order.seed->hex());
    json.close_table();
}

std::optional<Order> read_order(const Node& node) {
    const std::string kind = text(node, "do");
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] != kind) continue;
        Order order;
        order.kind = static_cast<OrderKind>(i);
        order.at = whole(node, "at");
        order.visitor = text(node, "visitor");
        order.name = text(node, "name");
        order.style = text(node, "style");
        order.line = text(node, "line");
        order.how = text(node, "how");
        order.invitation = text(node, "invitation");
        order.seat = static_cast<int>(whole(node, "seat"));
        order.chips = Chips{whole(node, "chips")};
        order.small = Chips{whole(node, "small")};
        order.ante = Chips{whole(node, "ante")};
        order.hand = static_cast<int>(whole(node, "hand"));
        order.input = static_cast<int>(whole(node, "input"));
        if (const std::string seed = text(node, "seed"); !seed.empty()) order.seed = shuffle::Seed::from_hex(seed);
        return order;
    }
    return std::nullopt;
}

} // namespace floorman::room
