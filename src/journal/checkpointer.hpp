#pragma once
// Checkpointer: a thread that carries what SQLite's write-ahead log holds over into the file, so that no commit waits for it.
//
// It copies while commits go on. Only where the log has grown long does it stop them for a moment, to carry over the little that
// is left then and let the log begin anew. What it cannot do now it does later: the log alone is as durable as the file.

#include <condition_variable>
#include <mutex>
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

private:
    void run();

    std::mutex& writing_;
    Connection connection_;
    std::mutex mutex_;
    std::condition_variable wake_;
    int pages_ = 0;
    int done_ = 0; // As long as it was when it was last carried over.
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace floorman::journal
