#pragma once
// Fields: the values of a scene's keys, by kind. Each throws a Fault that names the key when it is another kind of value.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/seat.hpp"
#include "text/tree.hpp"

namespace floorman {

[[nodiscard]] const std::string& text_at(const Node& node, std::string_view key);
[[nodiscard]] const std::vector<Node>& list_at(const Node& node, std::string_view key);
// A list with one item for each of `players` players.
[[nodiscard]] const std::vector<Node>& list_for_all(const Node& node, std::string_view key, std::size_t players);
[[nodiscard]] const std::vector<Entry>& table_at(const Node& node, std::string_view key);
// A whole number from `least` to `most`.
[[nodiscard]] int whole_at(const Node& node, std::string_view key, int least, int most);

// The value of a key that a table must have.
[[nodiscard]] const Node& required(const Node& table,
                                   std::string_view within,
                                   std::string_view key,
                                   std::string_view what_to_write);

// Refuses what is no table, and every key of it but these and those that begin with "_", and names the nearest.
void only_keys(const Node& table, std::string_view key, std::span<const std::string_view> known);

// The player whom the text at `key` names.
[[nodiscard]] Seat player_at(const Node& node, std::string_view key, const std::vector<std::string>& players);
// The player whom a key of the table at `key` names, and who is not among those `seen` before.
[[nodiscard]] Seat player_of(const Entry& entry, std::string_view key, const std::vector<std::string>& players, SeatSet& seen);

} // namespace floorman
