#pragma once
// flat: a value as one list of numbers and texts in JSON, written and read by the same function, so that the two cannot differ.
//
// Such a function is a template over its port, `FlatOut` or `FlatIn`, and takes what it writes or fills. For what the journal keeps.

#include <charconv>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/chips.hpp"
#include "base/seat.hpp"
#include "scene/document.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

class FlatOut {
public:
    static constexpr bool writes = true;
    void number(std::int64_t& value) { json_.number(value); }
    void text(std::string& value) { json_.text(value); }
    void open() { json_.open_list(); }
    void close() { json_.close_list(); }
    [[nodiscard]] std::string take() { return json_.take(); }

private:
    JsonWriter json_;
};

// Fails with a Fault where the list is not as it was written.
class FlatIn {
public:
    static constexpr bool writes = false;
    explicit FlatIn(const Node& list) : at_{{&list, 0}} {}
    void number(std::int64_t& value) {
        const Node& node = next();
        if (!node.is(Node::Kind::number)) fail(node, "the list has " + std::string(kind_name(node)) + " for a number");
        const char* const end = node.text.data() + node.text.size();
        const auto read = std::from_chars(node.text.data(), end, value);
        if (read.ec != std::errc{} || read.ptr != end) fail(node, "the list has " + node.text + " for a whole number");
    }
    void text(std::string& value) {
        const Node& node = next();
        if (!node.is(Node::Kind::text)) fail(node, "the list has " + std::string(kind_name(node)) + " for text");
        value = node.text;
    }
    void open() {
        const Node& node = next();
        if (!node.is(Node::Kind::list)) fail(node, "the list has " + std::string(kind_name(node)) + " for a list");
        at_.push_back({&node, 0});
    }
    void close() { at_.pop_back(); }

private:
    const Node& next() {
        auto& [list, index] = at_.back();
        if (index >= list->items.size()) fail(*list, "the list ends too early");
        return list->items[index++];
    }

    std::vector<std::pair<const Node*, std::size_t>> at_;
};

template <class Port, class T>
void whole(Port& port, T& value) {
    auto number = static_cast<std::int64_t>(value);
    port.number(number);
    value = static_cast<T>(number);
}
template <class Port>
void whole(Port& port, Chips& chips) {
    port.number(chips.count);
}
template <class Port>
void whole(Port& port, Seat& seat) {
    auto index = static_cast<std::int64_t>(seat.exists() ? seat.index : -1);
    port.number(index);
    if (index >= max_seats) index = -1;
    seat = index < 0 ? no_seat : Seat{static_cast<int>(index)};
}
template <class Port>
void whole(Port& port, SeatSet& seats) {
    std::int64_t bits = 0;
    for (const Seat seat : seats) bits |= std::int64_t{1} << seat.index;
    port.number(bits);
    seats = SeatSet{};
    for (const Seat seat : SeatSet::first(max_seats))
        if ((bits >> seat.index & 1) != 0) seats.add(seat);
}

// A list whose length is written before it.
template <class Port, class List, class Each>
void several(Port& port, List& list, const Each& each) {
    std::size_t count = list.size();
    whole(port, count);
    for (std::size_t i = 0; i < count; ++i) {
        typename List::value_type one = Port::writes ? list[i] : typename List::value_type{};
        each(port, one);
        if constexpr (!Port::writes) list.push_back(std::move(one));
    }
}

} // namespace floorman::room
