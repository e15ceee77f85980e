#pragma once
// Writer: a thread that commits appends to a journal in groups, so that no table waits for the disk.
//
// While one group is on its way to the disk the next one gathers. Knows nothing of what is in a record.

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "journal/journal.hpp"

namespace floorman::journal {

struct WriterSettings {
    std::size_t most_waiting = 65536;            // Appends that wait for a group, or are in one,
    std::size_t most_waiting_bytes = 64U << 20U; // and the bytes of their bodies and snapshots.
    std::size_t most_in_group = 4096;            // Appends that are committed together.
};

enum class Taken : std::uint8_t {
    taken,
    full,    // Too much waits for the disk; nothing was taken, try again when something was answered.
    stopped, // The writer takes nothing more.
};

class Writer {
public:
    // Called on the writer's thread when the append is durable, or is known not to be; it should be short and must not throw.
    using Answer = std::function<void(const Appended&)>;

    // `journal` outlives the writer.
    explicit Writer(Journal& journal, const WriterSettings& settings = {});
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer(); // stop().

    // From any thread, without waiting. Appends are committed and answered in the order in which they were taken; a table may
    // send the next before the last is answered, and if that one is not done the next is a conflict.
    [[nodiscard]] Taken submit(Append append, Answer answer);

    // How many were taken and are not answered yet.
    [[nodiscard]] std::size_t waiting() const;

    // Takes nothing more, commits and answers what was taken, and returns. Not from an answer.
    void stop();

private:
    struct Job {
        Append append;
        Answer answer;
        std::size_t bytes{};
    };

    void run();
    void commit(std::unique_lock<std::mutex>& lock);

    Journal& journal_;
    const WriterSettings settings_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> queue_;
    std::size_t waiting_ = 0;
    std::size_t waiting_bytes_ = 0;
    bool stopping_ = false;
    std::mutex joining_;
    std::thread thread_;
};

} // namespace floorman::journal
