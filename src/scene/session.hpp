#pragma once
// Session: hands at one table, one after another, as read: who sits where, what went before, and what happens.
//
// The setup type of SCENE.md's "Sessions", checked and complete, but played by nobody yet.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.hpp"
#include "base/result.hpp"
#include "rules/compose.hpp"
#include "scene/read.hpp"
#include "scene/spot.hpp"
#include "table/seating.hpp"
#include "table/table.hpp"

namespace floorman {

using Names = PerSeat<std::string>; // Empty where nobody sits.

struct Session {
    std::string source; // The file's name, "-" for standard input; for errors.
    Unit unit;
    Structure structure{};
    Names names;
    Table table;
    std::vector<std::vector<std::shared_ptr<const Rulebook>>> rulebooks; // As in Spot.
    std::vector<HouseAnswer> house;                                      // `button_rule` among them.
    std::optional<bool> tournament;
    std::vector<ActionLine> happens;
};

// From TOML or JSON. Every error is one line: file:line: what is wrong; what to do.
Result<Session, SceneError> read_session(std::string_view text, std::string_view name);

// The conditions that a book's clauses may ask about.
[[nodiscard]] Conditions conditions_of(const Session& session, const Rulebook& book);

// Who sits where by this name: exact case first, then any case. No seat when nobody is called so.
[[nodiscard]] Seat seat_called(std::string_view name, const Names& names) noexcept;
// Why nobody at a table can be called so; empty when somebody can.
[[nodiscard]] std::string why_no_guest(std::string_view name);

// A line of a session, taken apart: `name` does `kind`, or a hand is dealt.
struct SessionAct {
    bool deal{};
    bool straddle{}; // In the next hand, for the least that is allowed.
    SeatingKind kind{};
    std::string_view name;
    int seat{}; // Which seat is taken, counted from 1.
};

// Nothing for a comment; otherwise why the line is none.
Result<std::optional<SessionAct>, std::string> read_session_line(std::string_view text);

} // namespace floorman
