#pragma once
// A room for tests: a clock that is set, a loop that is turned by hand, and visitors who keep what they are told.

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

#include "journal/memory_journal.hpp"
#include "room/room.hpp"

namespace floorman::room {

struct Kept : Outlet {
    std::vector<std::string> messages;
    bool closed = false;
    void send(std::string message) override { messages.push_back(std::move(message)); }
    void close() override { closed = true; }
};

struct TestRoom {
    explicit TestRoom(journal::Journal& kept_in, const RoomLimits& limits = {}) : journal(kept_in), writer(journal) {
        Room::Ports ports;
        ports.now = [this] { return now; };
        ports.post = [this](std::function<void()> work) {
            const std::lock_guard lock(mutex);
            posted.push_back(std::move(work));
        };
        ports.note = [](std::string_view, const std::string&) {};
        room = std::make_unique<Room>(journal, writer, std::move(ports), limits);
        error = room->open().value_or("");
    }
    ~TestRoom() { writer.stop(); }

    // Until everything that was done is on the disk, and has been told.
    void settle() {
        for (;;) {
            std::deque<std::function<void()>> work;
            {
                const std::lock_guard lock(mutex);
                work.swap(posted);
            }
            for (const std::function<void()>& one : work) one();
            if (!work.empty()) continue;
            if (writer.waiting() == 0) {
                const std::lock_guard lock(mutex);
                if (posted.empty()) return;
            }
            std::this_thread::yield();
        }
    }
    // Time passes until nothing is due before `until`, or so many steps were taken.
    void pass(std::int64_t until, int most = 100'000) {
        for (int i = 0; i < most; ++i) {
            settle(); // A table goes on from what is durable.
            const std::optional<std::int64_t> due = room->next_due();
            if (!due || *due > until) break;
            now = std::max(now, *due);
            room->tick();
        }
        now = std::max(now, until);
        settle();
    }

    journal::Journal& journal;
    journal::Writer writer;
    std::int64_t now = 1'000'000;
    std::mutex mutex;
    std::deque<std::function<void()>> posted;
    std::unique_ptr<Room> room;
    std::string error;
};

struct TestVisitor {
    TestVisitor(TestRoom& its_room, const std::string& cookie)
        : room(its_room), visit(*its_room.room, visitor_of(cookie), outlet) {}

    // The answer to a message, with what was told before it kept as the last update.
    nlohmann::json ask(nlohmann::json message) {
        message["id"] = ++id;
        outlet.messages.clear();
        visit.heard(message.dump());
        room.settle();
        return take();
    }
    nlohmann::json take() {
        nlohmann::json answer;
        for (const std::string& text : outlet.messages) {
            const nlohmann::json one = nlohmann::json::parse(text);
            if (one.contains("update")) update = one;
            if (one.contains("answer")) answer = one;
            told += text;
        }
        outlet.messages.clear();
        return answer;
    }
    nlohmann::json act(const std::string& line) {
        return ask({{"do", "act"}, {"hand", update["hand"]["number"]}, {"input", update["hand"]["input"]}, {"line", line}});
    }

    TestRoom& room;
    Kept outlet;
    Visit visit;
    nlohmann::json update;
    std::string told; // Every byte.
    int id = 0;
};

} // namespace floorman::room
