#pragma once
// Entry: one table of a room with its place in the journal and those who look on. For the sources of Room alone.

#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "room/room.hpp"
#include "text/json_writer.hpp"
#include "text/tree.hpp"

namespace floorman::room {

struct Room::Message {
    std::int64_t id{};
    std::string what;
    Node node;
};

struct Room::Entry {
    std::string key;
    std::optional<LiveTable> table;            // Nothing while it sleeps.
    std::optional<journal::Snapshot> snapshot; // To wake it from.
    std::uint64_t last = 0;                    // Record that was written,
    std::uint64_t durable = 0;                 // and that is on the disk.
    std::uint64_t unanswered = 0;              // Records that the writer has and has not answered for yet.
    std::uint64_t hand_began = 0;              // The record that dealt the hand in play.
    std::string rules;                         // The digest of its rules.
    std::string held;                          // Why it is held; empty when it is not.
    std::vector<Visit*> visits;
    struct Waiting {
        Visit* visit;
        std::int64_t id;
        std::uint64_t seq;
        std::string invite; // The key that the answer brings; empty where it brings none.
    };
    std::vector<Waiting> waiting; // Answers that wait for the disk.
    std::optional<std::int64_t> due;
    std::int64_t used = 0;
};

// What the journal's writer has answered and the room has not heard yet. It is written on the writer's thread, and may outlive
// the room.
struct Room::Inbox {
    struct Answer {
        Entry* entry;
        std::uint64_t seq;
        journal::Appended appended;
    };
    std::mutex mutex;
    std::vector<Answer> answers;
    bool open = true; // Of the room's thread alone.
};

// What a message says at `key`: 0 or nothing where it says something else.
[[nodiscard]] std::int64_t whole(const Node& node, std::string_view key);
[[nodiscard]] int small(const Node& node, std::string_view key);
[[nodiscard]] std::string text(const Node& node, std::string_view key);

// The beginning of an answer that something is done, to be closed; and a whole one that it is refused.
[[nodiscard]] JsonWriter done(std::int64_t id);
[[nodiscard]] std::string refusal(std::int64_t id, std::string_view why, bool stale);

} // namespace floorman::room
