#include "room/hand_files.hpp"

#include "history/in_turn.hpp"
#include "history/phh_write.hpp"
#include "history/read_back.hpp"
#include "room/seen.hpp"
#include "shuffle/commitment.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

void text(JsonWriter& json, std::string_view key, std::string_view value) {
    json.key(key);
    json.text(value);
}
void whole(JsonWriter& json, std::string_view key, std::int64_t value) {
    json.key(key);
    json.number(value);
}

// Before the pots are won.
PerSeat<Chips> stacks_after(const HandSetup& setup, std::span<const Event> events) noexcept {
    PerSeat<Chips> stacks = setup.stack;
    for (const Event& event : events) {
        if (event.kind <= EventKind::kill_post || event.kind == EventKind::acted) stacks[event.seat] -= event.adds;
        if (event.kind == EventKind::uncalled) stacks[event.seat] += event.adds;
    }
    return stacks;
}

} // namespace

std::string in_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::string deal_file(const HandRun& run, const std::string& table, bool open_deck, CardSet seen) {
    if (!run.seed || !run.over) return "null";
    const auto deck = static_cast<int>(run.commitments.size());
    JsonWriter json;
    json.open_table();
    whole(json, "floorman_deal", 1);
    text(json, "table", table);
    whole(json, "hand", run.number);
    whole(json, "deck", deck);
    json.key("commitments");
    json.open_list();
    for (const shuffle::Commitment& commitment : run.commitments) json.text(in_hex(commitment));
    json.close_list();
    json.key("openings");
    json.open_list();
    for (const shuffle::Opening& opening : shuffle::openings_of(*run.seed, deck)) {
        if (!open_deck && !seen.has(opening.card)) continue;
        json.open_table();
        whole(json, "place", opening.place);
        text(json, "card", floorman::text(opening.card));
        text(json, "salt", in_hex(opening.salt));
        json.close_table();
    }
    json.close_list();
    if (open_deck) text(json, "seed", run.seed->hex());
    json.close_table();
    return json.take();
}

std::string phh_of(const HandRun& run, const Compiled& rules, Seat viewer) {
    std::vector<Event> events = run.log.events();
    for (Event& event : events)
        if (!is_for(event, viewer)) event.card = unknown_card;
    PerSeat<HoleCards> hole = run.end.hole;
    for (const Seat seat : run.end.dealt_in)
        for (Card& card : hole[seat]) card = as_seen(card, seen_in(run, viewer, seat));
    PhhHand hand{
        run.spot.setup, run.spot.structure, run.spot.unit, {}, run.spot.players, events, hole, run.end.board, {}, false, {}};
    if (!why_no_phh(hand).empty()) return {};
    const CameTo came_to{stacks_after(run.spot.setup, events), {}, run.end.board};
    if (std::string phh = phh_text(hand); read_back(phh, came_to, rules).why.empty()) return phh;
    const std::vector<Event> in_turn_alone = in_turn(run.spot.setup, events, rules.policy);
    hand.events = in_turn_alone;
    if (std::string phh = phh_text(hand); read_back(phh, came_to, rules).why.empty()) return phh;
    return {};
}

} // namespace floorman::room
