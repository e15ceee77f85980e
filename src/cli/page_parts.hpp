#pragma once
// page_parts: the parts that a page is made of. Only the page and its tests include this.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/layout.hpp"
#include "scene/report.hpp"
#include "scene/spot.hpp"

namespace floorman::cli {

struct Paragraph {
    std::string text;
    std::vector<std::string> cites;
};

// Reports that say the same, by their places; the first speaks for all of them.
using Group = std::vector<std::size_t>;

// Puts together those of `count` things that are the same as the first of their group.
template <class Same>
[[nodiscard]] std::vector<Group> groups(std::size_t count, Same same) {
    std::vector<Group> all;
    for (std::size_t i = 0; i < count; ++i) {
        bool found = false;
        for (Group& group : all) {
            if (!same(group.front(), i)) continue;
            group.push_back(i);
            found = true;
            break;
        }
        if (!found) all.push_back({i});
    }
    return all;
}

// "tda-2026, home".
[[nodiscard]] std::string books_of(std::span<const Report> reports, const Group& group);

// What those who say the same cite, put together: one book everything, several books the page and each its first rule.
[[nodiscard]] std::string cited_by(std::span<const std::vector<std::string>> cites);

// "No-limit hold'em, blinds 5 and 10, 3 players, 120 in the pot, on the flop."
[[nodiscard]] std::string setting(const Spot& spot);

// When the betting is: "on the flop", "on third street", "before the draw", "after the first draw".
[[nodiscard]] std::string street_in_words(std::string_view street, Family family);

// The lines of the scene and how each was ruled.
void append_rulings(std::string& page, const Spot& spot, std::span<const Report> reports, const Style& style);

// "Flop 2c 3c 4c. Pot 120, 330 in front. A to act, 30 to call."
[[nodiscard]] std::string where_it_stands(const Spot& spot, const Report& report);

// What the player to act may do, and why not more. Nothing when nobody is to act.
[[nodiscard]] std::vector<Paragraph> what_may_be_done(const Spot& spot, const Report& report);

// What else the floor keeps in mind: held acts, limits, the clock, what is left to the floor.
[[nodiscard]] std::vector<Paragraph> what_is_pending(const Spot& spot, const Report& report);

// Who has what in front and behind.
[[nodiscard]] std::string seats_table(const Spot& spot, const Report& report, int indent, const Style& style);

} // namespace floorman::cli
