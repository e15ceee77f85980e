#include <array>
#include <utility>

#include "scene/session_play.hpp"
#include "text/json_writer.hpp"

namespace floorman {

namespace {

constexpr std::array blinds_named{std::pair{Blind::button, std::string_view{"button"}},
                                  std::pair{Blind::small, std::string_view{"sb"}}, std::pair{Blind::big, std::string_view{"bb"}}};

class Writer {
public:
    Writer(const DealtHand& hand, const PlayedSession& played, const Session& session)
        : hand_(hand), deal_(hand.deal), played_(played), session_(session) {}

    std::string hand() {
        json_.open_table();
        json_.key("hand");
        json_.number(static_cast<std::int64_t>(hand_.number));
        json_.key("rulebook");
        json_.text(played_.rulebook);
        const Seat button = deal_.placing.button;
        player("button", deal_.dealt_in.has(button) ? button : no_seat);
        json_.key("button_seat");
        json_.number(static_cast<std::int64_t>(button.index) + 1);
        player("sb", deal_.small_by);
        player("bb", deal_.placing.big);
        posts();
        list("dealt_in", deal_.dealt_in);
        player("first_to_act", floorman::first_to_act(hand_));
        player("last_to_act", deal_.last_to_act);
        list("waiting", not_dealt_in(Presence::in_seat));
        list("away", not_dealt_in(Presence::away));
        owed();
        json_.key("cites");
        json_.open_list();
        for (const std::string& cite : played_.cites) json_.text(cite);
        json_.close_list();
        json_.close_table();
        return json_.take();
    }

private:
    void player(std::string_view key, Seat seat) {
        json_.key(key);
        seat.exists() ? json_.text(hand_.names[seat]) : json_.null();
    }

    void list(std::string_view key, SeatSet seats) {
        json_.key(key);
        json_.open_list();
        for (const Seat seat : seats) json_.text(hand_.names[seat]);
        json_.close_list();
    }

    void amount(std::string_view key, Chips chips) {
        json_.key(key);
        json_.number(session_.unit.text(chips));
    }

    void posts() {
        json_.key("posts");
        json_.open_table();
        for (const Seat seat : taken(hand_.table)) {
            const auto [live, dead] = paid_by(hand_, seat);
            if (live + dead == no_chips) continue;
            json_.key(hand_.names[seat]);
            json_.open_table();
            amount("live", live);
            amount("dead", dead);
            json_.close_table();
        }
        json_.close_table();
    }

    [[nodiscard]] SeatSet not_dealt_in(Presence presence) const {
        SeatSet seats;
        for (const Seat seat : taken(hand_.table) - deal_.dealt_in)
            if (hand_.table.at[seat].presence == presence) seats.add(seat);
        return seats;
    }

    // What everybody owes when the hand has been dealt: blinds that went by, and those that the moving button still takes.
    void owed() {
        json_.key("owes");
        json_.open_table();
        for (const Seat seat : taken(hand_.table)) {
            const BlindSet all = hand_.table.at[seat].missed | hand_.table.at[seat].due;
            if (all.empty()) continue;
            json_.key(hand_.names[seat]);
            json_.open_list();
            for (const auto& [blind, name] : blinds_named)
                if (all.has(blind)) json_.text(name);
            json_.close_list();
        }
        json_.close_table();
    }

    const DealtHand& hand_;
    const Deal& deal_;
    const PlayedSession& played_;
    const Session& session_;
    JsonWriter json_;
};

} // namespace

std::string hand_json(const DealtHand& hand, const PlayedSession& played, const Session& session) {
    return Writer(hand, played, session).hand();
}

} // namespace floorman
