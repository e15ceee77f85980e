#include "room/event_names.hpp"

namespace floorman::room {

std::string_view name(EventKind kind) noexcept {
    switch (kind) {
    case EventKind::ante:
    case EventKind::blind:
    case EventKind::straddle:
    case EventKind::live_post:
    case EventKind::dead_post:
    case EventKind::kill_post: return "posted";
    case EventKind::street_opened: return "street_opened";
    case EventKind::dealt_board: return "dealt_board";
    case EventKind::dealt_down: return "dealt_down";
    case EventKind::dealt_up: return "dealt_up";
    case EventKind::acted: return "acted";
    case EventKind::uncalled: return "returned";
    case EventKind::street_closed: return "street_closed";
    case EventKind::betting_over: return "betting_over";
    case EventKind::shown: return "shown";
    case EventKind::mucked: return "mucked";
    case EventKind::barred: return "barred";
    case EventKind::unbarred: return "unbarred";
    case EventKind::killed: return "killed";
    case EventKind::forfeited: return "forfeited";
    case EventKind::drew: return "drew";
    case EventKind::discarded: return "discarded";
    case EventKind::burnt: return "burnt";
    case EventKind::reshuffled: return "reshuffled";
    case EventKind::runs: return "runs";
    }
    return "";
}

std::string_view post_name(EventKind kind, bool is_big) noexcept {
    switch (kind) {
    case EventKind::ante: return "ante";
    case EventKind::blind: return is_big ? "big" : "small";
    case EventKind::straddle: return "straddle";
    case EventKind::live_post: return "live";
    case EventKind::dead_post: return "dead";
    case EventKind::kill_post: return "kill";
    case EventKind::street_opened:
    case EventKind::dealt_board:
    case EventKind::dealt_down:
    case EventKind::dealt_up:
    case EventKind::acted:
    case EventKind::uncalled:
    case EventKind::street_closed:
    case EventKind::betting_over:
    case EventKind::shown:
    case EventKind::mucked:
    case EventKind::barred:
    case EventKind::unbarred:
    case EventKind::killed:
    case EventKind::forfeited:
    case EventKind::drew:
    case EventKind::discarded:
    case EventKind::burnt:
    case EventKind::reshuffled:
    case EventKind::runs: break;
    }
    return "";
}

std::string_view name(TableEventKind kind) noexcept {
    switch (kind) {
    case TableEventKind::seated: return "seated";
    case TableEventKind::chips_added: return "chips_added";
    case TableEventKind::level_set: return "level_set";
    case TableEventKind::dealt: return "dealt";
    case TableEventKind::hand_void: return "hand_void";
    case TableEventKind::won: return "won";
    case TableEventKind::out: return "out";
    case TableEventKind::hand_over: return "hand_over";
    case TableEventKind::kills_next: return "kills_next";
    case TableEventKind::leg_up: return "leg_up";
    }
    return "";
}

} // namespace floorman::room
