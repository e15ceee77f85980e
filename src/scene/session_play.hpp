#pragma once
// session_play: a session in, its hands out: each line is taken at the table, each `deal` is a hand.

#include <string>
#include <vector>

#include "rules/compose.hpp"
#include "scene/session.hpp"
#include "table/dealing.hpp"
#include "table/straddles.hpp"

namespace floorman {

struct DealtHand {
    int number{}; // From 1.
    Names names;
    Table table; // When the hand has been dealt.
    Deal deal;
    Straddles straddles; // In the order posted.
};

// What a seat pays in all, its straddle included.
[[nodiscard]] Post paid_by(const DealtHand& hand, Seat seat) noexcept;
// Left of whoever straddled last, or as the blinds have it.
[[nodiscard]] Seat first_to_act(const DealtHand& hand) noexcept;

// A line that cannot be: it changed nothing.
struct SessionRefusal {
    std::size_t after{}; // How many hands were dealt before it.
    std::string what;    // "file:line: what is wrong; what to do".
};

struct PlayedSession {
    std::string rulebook; // The edition.
    std::vector<DealtHand> hands;
    std::vector<SessionRefusal> refused;
    std::vector<std::string> cites; // What the button rule rests on.
};

[[nodiscard]] PlayedSession play_session(const Session& session, const Compiled& rules);

// One dealt hand, as a JSON object on one line.
[[nodiscard]] std::string hand_json(const DealtHand& hand, const PlayedSession& played, const Session& session);

} // namespace floorman
