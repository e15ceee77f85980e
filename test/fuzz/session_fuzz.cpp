// Any bytes at all become a session or an error of one line; a session plays under every book, and is told as JSON.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/check.hpp"
#include "rules/books.hpp"
#include "scene/session.hpp"
#include "scene/session_play.hpp"

namespace {

using namespace floorman;

void check_line(std::string_view what) {
    FLOORMAN_CHECK(!what.empty(), "an error says something");
    FLOORMAN_CHECK(what.find('\n') == std::string_view::npos, "an error is one line");
}

void check_hand(const DealtHand& hand) {
    const Deal& deal = hand.deal;
    FLOORMAN_CHECK((deal.dealt_in | deal.absent).count() >= 2, "two play");
    FLOORMAN_CHECK(deal.dealt_in.has(deal.first_to_act) && deal.dealt_in.has(deal.last_to_act),
                   "there is a first and a last to act");
    FLOORMAN_CHECK(deal.placing.button.index < hand.table.seats, "the button lies on a seat of the table");
    FLOORMAN_CHECK(deal.blind[deal.placing.big] == hand.table.blinds.big, "the big blind posts it");
    for (const Seat seat : SeatSet::first(hand.table.seats))
        FLOORMAN_CHECK(deal.extra[seat].live >= no_chips && deal.extra[seat].dead >= no_chips, "nobody posts less than nothing");
}

void check_session(const Session& session) {
    for (const std::string_view book : {"tda", "roberts", "wsop", "home"}) {
        const auto chain = chain_of(book_named(book)).value();
        const Result<Compiled, ComposeError> rules = compile(chain, conditions_of(session, *chain.front()), session.house);
        if (!rules.ok()) continue;
        const PlayedSession played = play_session(session, *rules);
        for (const SessionRefusal& refusal : played.refused) check_line(refusal.what);
        for (const DealtHand& hand : played.hands) {
            check_hand(hand);
            check_line(hand_json(hand, played, session));
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    const Result<Session, SceneError> read = read_session(text, data[0] % 2 == 0 ? "x.json" : "x.toml");
    if (!read)
        check_line(read.error().what);
    else
        check_session(*read);
    return 0;
}
