#pragma once
// seats_page: hands of a session for people: a small picture of the table each, with button, blinds and debts.

#include <string>

#include "cli/layout.hpp"
#include "scene/session_play.hpp"

namespace floorman::cli {

// The book, and "Moving button, blinds 5 and 10, 6 seats." with the rule that it rests on.
[[nodiscard]] std::string session_head(const PlayedSession& played,
                                       const Session& session,
                                       const Policy& policy,
                                       const Style& style);

// One hand: who has which place and acts when, then the seats one below another.
[[nodiscard]] std::string hand_picture(const DealtHand& hand, const Session& session, const Style& style);

} // namespace floorman::cli
