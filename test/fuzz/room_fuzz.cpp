// Any bytes at all that visitors of a live table send: each message is answered with JSON, the table is never held, and after a
// restart it is the same table.
//
// An input is lines. The first letter says who: "a", the host, or "b"; "t": time passes. The rest is the message, in which
// $h and $i are the hand and the input that the table waits for.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/check.hpp"
#include "room/digest.hpp"
#include "support/live_room.hpp"

namespace {

using namespace floorman;
using namespace floorman::room;

constexpr std::size_t most_lines = 60;

// Two people and two bots at a table where nobody waits long.
constexpr std::string_view table_settings =
    R"({"seats": 4, "think": 1, "pace": 1, "clock": 20, "bots": 0, "blinds": ["1", "2"]})";

// One message to a visitor.
void check_told(const std::string& message) {
    const nlohmann::json said = nlohmann::json::parse(message, nullptr, false);
    FLOORMAN_CHECK(said.is_object(), "what is told is a JSON object");
    FLOORMAN_CHECK(said.contains("answer") || said.contains("update"), "it is an answer or an update");
    if (said.contains("refused")) {
        const std::string why = said["refused"].get<std::string>();
        FLOORMAN_CHECK(!why.empty() && why.find('\n') == std::string::npos, "a refusal says why in one line");
    }
}

class Played {
public:
    Played() : room_(journal_, {.messages = 100'000, .burst = 1'000'000}), ann_(room_, "ann"), bo_(room_, "bo") {
        const Result<std::string, RoomFault> made = room_.room->make(table_settings, visitor_of("ann"), "here");
        FLOORMAN_CHECK(made.ok(), "a table is made");
        key_ = *made;
        for (TestVisitor* const visitor : {&ann_, &bo_}) visitor->ask({{"do", "enter"}, {"table", key_}});
        ann_.ask({{"do", "sit"}, {"seat", 1}, {"name", "Ann"}, {"chips", 200}});
        bo_.ask({{"do", "sit"}, {"seat", 3}, {"name", "Bo"}, {"chips", 60}});
        for (const int seat : {2, 4}) ann_.ask({{"do", "add_bot"}, {"seat", seat}});
        ann_.ask({{"do", "start"}});
    }

    void line(std::string_view line) {
        if (line.starts_with('t')) {
            room_.pass(room_.now + 500 * static_cast<std::int64_t>(line.size()), 60);
        } else {
            TestVisitor& visitor = line.starts_with('b') ? bo_ : ann_;
            visitor.visit.heard(filled_in(line.substr(std::min<std::size_t>(line.size(), 1))));
            room_.pass(room_.now, 20);
            FLOORMAN_CHECK(!visitor.outlet.messages.empty(), "every message is answered");
        }
        for (TestVisitor* const visitor : {&ann_, &bo_}) {
            for (const std::string& message : visitor->outlet.messages) check_told(message);
            visitor->outlet.messages.clear();
        }
        FLOORMAN_CHECK(room_.room->counts().failures == 0, "nothing fails");
        FLOORMAN_CHECK(room_.room->table(key_) != nullptr, "the table goes on");
    }

    // The journal makes the same table again.
    void restart() {
        const LiveTable& table = *room_.room->table(key_);
        TestRoom again(journal_);
        again.now = room_.now;
        const LiveTable* const same = again.room->table(key_);
        FLOORMAN_CHECK(same != nullptr, "it is found again");
        FLOORMAN_CHECK(same->lasting().sitting.hands == table.lasting().sitting.hands, "it has had as many hands");
        if (table.run().over) return; // A hand that is over is not kept.
        FLOORMAN_CHECK(same->run().number == table.run().number && same->run().input == table.run().input, "it is where it was");
        FLOORMAN_CHECK(digest(same->sitting()) == digest(table.sitting()), "it is as it was");
    }

private:
    [[nodiscard]] std::string filled_in(std::string_view message) {
        const HandRun& run = room_.room->table(key_)->run();
        std::string filled;
        for (std::size_t i = 0; i < message.size(); ++i) {
            const std::string_view place = message.substr(i, 2);
            if (place == "$h" || place == "$i") {
                filled += std::to_string(place == "$h" ? run.number : run.input);
                ++i;
            } else {
                filled += message[i];
            }
        }
        return filled;
    }

    journal::MemoryJournal journal_;
    TestRoom room_;
    TestVisitor ann_;
    TestVisitor bo_;
    std::string key_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Played played;
    std::string_view rest{reinterpret_cast<const char*>(data), size};
    for (std::size_t lines = 0; !rest.empty() && lines < most_lines; ++lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        played.line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    played.restart();
    return 0;
}
