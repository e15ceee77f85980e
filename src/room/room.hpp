#pragma once
// Room: all live tables of a server, who is connected to them, and the journal behind them.
//
// One thread calls it; the journal's writer has its own and comes back by `post`. Nothing is answered or shown before it is
// durable. Knows messages (docs/protocol.md) and no sockets.

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/result.hpp"
#include "journal/journal.hpp"
#include "journal/writer.hpp"
#include "room/live_table.hpp"
#include "room/view.hpp"

namespace floorman::room {

// A connection's way out. Both are called on the room's thread.
class Outlet {
public:
    Outlet() = default;
    Outlet(const Outlet&) = delete;
    Outlet& operator=(const Outlet&) = delete;
    virtual ~Outlet() = default;
    virtual void send(std::string message) = 0;
    virtual void close() = 0; // After what was sent.
};

struct RoomLimits {
    std::size_t tables = 20'000;
    std::size_t tables_each = 20;        // Made from one address in an hour.
    std::size_t message = 4096;          // Bytes.
    int messages = 20;                   // A second of one connection,
    int burst = 60;                      // and how many of them may come at once.
    std::int64_t asleep_after = 600'000; // Milliseconds without anybody.
};

// What has happened, for metrics.
struct RoomCounts {
    std::uint64_t orders{};
    std::uint64_t refused{};
    std::uint64_t hands{};
    std::uint64_t messages{};
    std::uint64_t updates{};
    std::uint64_t failures{};
};

// Why something cannot be, in one sentence.
struct RoomFault {
    std::string what;
};

class Room;

// A visitor's connection. It leaves the room when it is destroyed.
class Visit {
public:
    Visit(Room& room, std::string visitor, Outlet& outlet);
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit();

    // One message, of any bytes.
    void heard(std::string_view message);

private:
    friend class Room;
    Room& room_;
    std::string visitor_;
    Outlet& outlet_;
    std::string table_; // Entered; empty before.
    Told told_;
    bool entering_ = false; // The next update is the first.
    std::uint64_t from_ = 0;
    double tokens_ = 0;
    std::int64_t tokens_at_ = 0;
};

class Room {
public:
    struct Ports {
        std::function<std::int64_t()> now;                       // Milliseconds since 1970.
        std::function<void(std::function<void()>)> post;         // To the room's thread, from any; none is lost.
        std::function<void(std::string_view, std::string)> note; // An event and what it is about, for the log.
    };

    // Both outlive the room, which goes first.
    Room(journal::Journal& journal, journal::Writer& writer, Ports ports, const RoomLimits& limits = {});
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room();

    // Finds the tables of the journal. An error is one line.
    [[nodiscard]] std::optional<std::string> open();

    // A new table: its key, or what is wrong with the request. `alone`: bots play by themselves.
    [[nodiscard]] Result<std::string, RoomFault> make(std::string_view json,
                                                      const std::string& visitor,
                                                      const std::string& from,
                                                      bool alone = false);

    // What time brings, up to now, to a few tables at a time: true where more is due already, to be called again after whatever
    // else waits. And when to call again; nothing while only messages, or the disk, can go on.
    bool tick();
    [[nodiscard]] std::optional<std::int64_t> next_due() const;

    [[nodiscard]] std::size_t tables() const noexcept { return entries_.size(); }
    [[nodiscard]] std::size_t connections() const noexcept { return connections_; }
    [[nodiscard]] const RoomCounts& counts() const noexcept { return counts_; }
    // In Prometheus's text.
    [[nodiscard]] std::string metrics() const;

    // For tests and measuring: the table, awake.
    [[nodiscard]] const LiveTable* table(std::string_view key);
    // The last record of a table, and the last that is durable.
    struct Seqs {
        std::uint64_t last{};
        std::uint64_t durable{};
    };
    [[nodiscard]] Seqs seqs(std::string_view key) const;

private:
    friend class Visit;
    struct Entry;
    struct Message;
    struct Inbox;
    struct KeyHash {
        using is_transparent = void; // A key is looked up as it is, without a string of its own.
        std::size_t operator()(std::string_view key) const noexcept { return std::hash<std::string_view>{}(key); }
    };

    Entry* find(std::string_view key);
    [[nodiscard]] std::string wake(Entry& entry);
    [[nodiscard]] std::string replay(Entry& entry, const std::vector<journal::Record>& records);
    void hold(Entry& entry, std::string why);
    Taken take(Entry& entry, const Order& order);
    [[nodiscard]] bool keep(Entry& entry, std::string record, bool hand_ended);
    void not_written(Entry& entry, const std::string& why);
    void hear_from_the_disk();
    void kept(Entry& entry, std::uint64_t seq, const journal::Appended& appended);
    void schedule(Entry& entry);
    void fall_asleep(std::int64_t now);
    void seat_bots(Entry& entry);

    void heard(Visit& visit, std::string_view bytes);
    void enter(Visit& visit, const Message& message);
    void order(Visit& visit, Entry& entry, const Message& message);
    void show_hand(Visit& visit, Entry& entry, const Message& message) const;
    void list_hands(Visit& visit, Entry& entry, const Message& message) const;
    void release(Visit& visit, Entry& entry, const Message& message);
    void left(Visit& visit);
    void tell(Entry& entry);
    void tell(Entry& entry, Visit& visit);
    [[nodiscard]] bool too_many(Visit& visit) const;

    journal::Journal& journal_;
    journal::Writer& writer_;
    Ports ports_;
    RoomLimits limits_;
    std::unordered_map<std::string, std::unique_ptr<Entry>, KeyHash, std::equal_to<>> entries_;
    std::set<std::pair<std::int64_t, Entry*>> due_;
    std::map<std::string, std::size_t, std::less<>> made_by_; // In this hour.
    std::int64_t made_in_ = 0;                                // Which hour it is.
    std::size_t connections_ = 0;
    RoomCounts counts_;
    std::uint64_t chance_;
    std::uint64_t appended_ = 0;
    std::int64_t slept_at_ = 0;
    std::shared_ptr<Inbox> inbox_; // What the journal's writer has answered.
};

// An unguessable key: 128 bits in 22 letters, digits, - and _.
[[nodiscard]] std::string random_key();
// What a table keeps of a visitor's cookie: nobody makes the cookie from it.
[[nodiscard]] std::string visitor_of(std::string_view cookie);

} // namespace floorman::room
