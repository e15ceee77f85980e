#pragma once
// Checkpointer: a thread that carries what SQLite's write-ahead log holds over into the file, so that no commit waits for it.
//
// It copies while commits go on, a little at a time, so that the disk is never busy with it for long. Only where the log has
// grown long does it stop them for a moment, to carry over the little that is left then and let the log begin anew. What it
// cannot do now it does later: the log alone is as durable as the file.

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "journal/sqlite.hpp"

namespace floorman::journal {

class Checkpointer {
public:
    // `writing` is held by whoever commits, and outlives this.
    Checkpointer(const std::string& path, std::mutex& writing);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

    // The log now has so many pages of 4096 bytes. Called at each commit; does not wait.
    void grown_to(int pages);

    // What the disk did that leaves the file in doubt; then nothing more is carried over, and nothing more may be committed.
    [[nodiscard]] std::optional<SqlFault> fault() const;

private:
    void run();
    [[nodiscard]] std::optional<SqlFault> carry_over_all(bool begins_anew) const;

    std::mutex& writing_;
    Connection connection_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    int pages_ = 0;
    int done_ = 0; // As long as it was when it was last carried over.
    bool stopping_ = false;
    std::optional<SqlFault> fault_;
    std::thread thread_;
};

} // namespace floorman::journal
