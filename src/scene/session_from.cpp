#include <algorithm>
#include <array>

#include "scene/amounts.hpp"
#include "scene/document.hpp"
#include "scene/session.hpp"
#include "scene/spot_parts.hpp"
#include "text/fields.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

constexpr std::array<std::string_view, 12> known_keys{"rulebook", "button_rule", "seats", "last",      "button", "blinds",
                                                      "missed",   "happens",     "house", "structure", "event",  "unit"};
constexpr std::array<std::string_view, 3> last_keys{"button", "sb", "bb"};
constexpr std::array<std::string_view, 4> structure_names{"NL", "PL", "FL", "spread"}; // In the order of Structure.

struct BlindName {
    std::string_view name;
    Blind blind;
};
constexpr std::array blind_names{BlindName{"bb", Blind::big}, BlindName{"sb", Blind::small}, BlindName{"button", Blind::button}};

class Reader {
public:
    Reader(const Node& node, std::string_view source) : node_(node) { session_.source = source; }

    Session session() {
        only_keys(node_, "session", known_keys);
        session_.unit = unit_of(node_, Written::spot);
        seats();
        blinds();
        where_the_places_were();
        missed();
        rules();
        lines();
        return std::move(session_);
    }

private:
    Table& table() noexcept { return session_.table; }

    // ---- Who sits where ---------------------------------------------------------------------------------------------

    void seats() {
        const Node& node = required(node_, "session", "seats", "the names clockwise, \"\" for an empty seat");
        const std::vector<Node>& list = list_at(node, "seats");
        if (list.size() < 2 || list.size() > static_cast<std::size_t>(max_seats))
            fail(node,
                 "'seats' lists " + std::to_string(list.size()) + "; a table has 2 to " + std::to_string(max_seats) + " seats");
        table().seats = static_cast<int>(list.size());
        Seat seat{0};
        for (const Node& item : list) {
            if (!item.is(Node::Kind::nothing)) name(seat, item);
            ++seat.index;
        }
        table().places = taken(table());
    }

    void name(Seat seat, const Node& node) {
        const std::string& name = text_at(node, "seats");
        if (name.empty()) return;
        if (std::string why = why_no_guest(name); !why.empty()) fail(node, std::move(why));
        if (seat_of_name(name).exists())
            fail(node, "two players are called " + in_quotes(name) + "; give them names that differ by more than case");
        session_.names[seat] = name;
        table().at[seat].presence = Presence::in_seat;
    }

    [[nodiscard]] Seat seat_of_name(std::string_view name) const { return seat_called(name, session_.names); }

    Seat seat_at(const Node& node, std::string_view key) {
        if (node.is(Node::Kind::number)) return Seat{whole_at(node, key, 1, table().seats) - 1};
        const std::string& name = text_at(node, key);
        const Seat seat = seat_of_name(name);
        if (!seat.exists())
            fail(node, in_quotes(key) + " names " + in_quotes(name) + ", who has no seat; write a name of 'seats'");
        return seat;
    }

    // ---- Blinds and places ------------------------------------------------------------------------------------------

    void blinds() {
        const Node& node = required(node_, "session", "blinds", "[small, big], or three amounts");
        const std::vector<Node>& list = list_at(node, "blinds");
        if (list.size() < 2 || list.size() > 3)
            fail(node, "'blinds' lists " + std::to_string(list.size()) + "; write [small, big], or [on the button, small, big]");
        std::array<Chips, 3> owed{};
        const std::size_t first = 3 - list.size();
        for (std::size_t i = 0; i < list.size(); ++i) owed[first + i] = amount(list[i], "blinds", session_.unit);
        if (!std::is_sorted(owed.begin(), owed.end())) fail(node, "'blinds' go down; write the smallest first");
        if (owed[2] == no_chips) fail(node, "the big blind is 0; write an amount above it");
        if (owed[2] > Chips{most_chips.count / (3 * max_seats)})
            fail(node, "the big blind is more than a table of " + std::to_string(max_seats) + " can hold; write a smaller one");
        table().blinds = {owed[0], owed[1], owed[2]};
    }

    void where_the_places_were() {
        const Node* last = node_.find("last");
        const Node* button = node_.find("button");
        if (last != nullptr && button != nullptr)
            fail(*button, "both 'last' and 'button' are given; 'button' is for a first hand, so leave one out");
        if (last == nullptr) return first_hand(button);
        only_keys(*last, "last", last_keys);
        Placing& placing = table().last;
        placing.big = seat_at(required(*last, "last", "bb", "who had the big blind"), "bb");
        const Node* small = last->find("sb");
        const Node* on = last->find("button");
        const Seat on_button = on != nullptr ? seat_at(*on, "button") : no_seat;
        placing.small = small != nullptr ? seat_at(*small, "sb") : empty_before(placing.big, on_button);
        placing.button = on_button.exists() ? on_button : empty_before(placing.small, placing.big);
        placing.heads_up = placing.button == placing.small;
        if (placing.big == placing.small) fail(*last, "'last' gives both blinds to one player; write who had which");
        if (placing.big == placing.button) fail(*last, "'last' gives button and big blind to one player; write who had which");
        if (!placing.heads_up && !lies_between(placing.button, placing.small, placing.big))
            fail(*last, "'last' does not go clockwise from the button to the small and the big blind; write who had which");
        table().places.add(placing.small);
        table().places.add(placing.button);
    }

    // Nobody had the place: it lay on the nearest empty seat before `seat` and after `from`, or right before it where none is.
    [[nodiscard]] Seat empty_before(Seat seat, Seat from) {
        const auto before = [&](int by) { return Seat{(seat.index - by + table().seats) % table().seats}; };
        for (int by = 1; by < table().seats && before(by) != from; ++by)
            if (session_.names[before(by)].empty()) return before(by);
        return before(1);
    }

    void first_hand(const Node* button) {
        table().first_hand = true;
        Seat seat{};
        for (const Seat each : taken(table())) seat = each; // The last has the button, as in a scene.
        if (button != nullptr) seat = seat_at(*button, "button");
        if (!seat.exists()) seat = Seat{0};
        table().last = {seat, seat, seat, false};
    }

    void missed() {
        const Node* node = node_.find("missed");
        if (node == nullptr) return;
        for (const Entry& entry : table_at(*node, "missed")) {
            const Seat seat = seat_of_name(entry.key);
            if (!seat.exists())
                throw Fault{entry.line, "'missed' names " + in_quotes(entry.key) + ", who has no seat; write a name of 'seats'"};
            for (const Node& item : list_at(entry.value, entry.key)) table().at[seat].missed.add(blind_at(item));
        }
    }

    Blind blind_at(const Node& node) {
        const std::string& name = text_at(node, "missed");
        for (const BlindName& known : blind_names)
            if (known.name == name && (known.blind != Blind::button || table().blinds.three())) return known.blind;
        fail(node, "'missed' lists " + in_quotes(name) +
                       (table().blinds.three() ? "; write \"bb\", \"sb\" or \"button\"" : "; write \"sb\" or \"bb\""));
    }

    // ---- The rules, and what happens --------------------------------------------------------------------------------

    void rules() {
        Spot rules; // Rulebooks, answers and the event are read as a scene's are.
        rules.unit = session_.unit;
        read_rules(node_, rules);
        session_.rulebooks = std::move(rules.rulebooks);
        session_.house = std::move(rules.house);
        session_.tournament = rules.tournament;
        if (const Node* node = node_.find("structure")) structure(*node);
        const Node* node = node_.find("button_rule");
        if (node == nullptr) return;
        const std::string& name = text_at(*node, "button_rule");
        const std::optional<std::int32_t> answer = answer_named(Question::button_rule, name);
        if (!answer)
            fail(*node, "there is no button rule " + in_quotes(name) + instead(name, info(Question::button_rule).answers));
        std::erase_if(session_.house, [](const HouseAnswer& house) { return house.question == Question::button_rule; });
        session_.house.push_back({Question::button_rule, *answer});
    }

    void structure(const Node& node) {
        const std::string& name = text_at(node, "structure");
        const auto found = std::find(structure_names.begin(), structure_names.end(), name);
        if (found == structure_names.end())
            fail(node, "there is no structure " + in_quotes(name) + "; write one of " + in_words(structure_names));
        session_.structure = static_cast<Structure>(found - structure_names.begin());
    }

    void lines() {
        const Node* node = node_.find("happens");
        if (node == nullptr) return;
        for (const Node& item : list_at(*node, "happens")) {
            if (!item.is(Node::Kind::text))
                fail(item, "'happens' lists " + std::string(kind_name(item)) + "; write one line of text for each thing");
            if (const auto read = read_session_line(item.text); !read) fail(item, read.error());
            session_.happens.push_back({item.text, item.line});
        }
    }

    const Node& node_;
    Session session_;
};

} // namespace

Seat seat_called(std::string_view name, const Names& names) noexcept {
    for (const Seat seat : SeatSet::first(max_seats))
        if (!name.empty() && names[seat] == name) return seat;
    for (const Seat seat : SeatSet::first(max_seats))
        if (!name.empty() && same_but_for_case(names[seat], name)) return seat;
    return no_seat;
}

std::string why_no_guest(std::string_view name) {
    if (same_but_for_case(name, "deal")) return in_quotes(name) + " is no player's name, for that deals a hand; choose another";
    if (is_place_name(name)) return {}; // A session names no places.
    return why_no_name(name, 0);
}

Conditions conditions_of(const Session& session, const Rulebook& book) {
    Conditions conditions;
    conditions.structure = session.structure;
    conditions.tournament = session.tournament.value_or(book.tournament);
    return conditions;
}

Result<Session, SceneError> read_session(std::string_view text, std::string_view name) {
    try {
        const Node node = document(text, name, "session");
        return Reader(node, name).session();
    } catch (const Fault& fault) { return error_in(name, fault); }
}

} // namespace floorman
