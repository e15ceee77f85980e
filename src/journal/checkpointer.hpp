#pragma once
// Checkpointer: a thread that carries what SQLite's write-ahead log holds over into the file, so that no commit waits for it.
//
// It waits until the log has grown long, for the longer the log, the more often one page stands in it, and the fewer are to be
// carried over. It copies while commits go on, gives the disk a little at a time, and does so again with what was committed
// meanwhile, until that is little; only for that do commits wait, and then the log begins anew. What it cannot do now it does
// later: the log alone is as durable as the file.

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "journal/sqlite.hpp"

namespace floorman::journal {

class Checkpointer {
public:
    // `path` is the database, and `file` a descriptor of it that is closed after all of the process's connections to it. `writing` is
    // held by whoever commits, and outlives this. The log begins anew when it has more than `log_pages` of 4096 bytes.
    Checkpointer(const std::string& path, int file, std::mutex& writing, int log_pages);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

    // The log now has so many pages of 4096 bytes. Called at each commit; does not wait.
    void grown_to(int pages);

    // What the disk did that leaves the file in doubt; then nothing more is carried over, and nothing more may be committed.
    [[nodiscard]] std::optional<SqlFault> fault() const;

private:
    void run();
    [[nodiscard]] std::optional<SqlFault> begin_anew() const;
    [[nodiscard]] int carry_over() const; // The log as it is now; how many of its pages are in the file then.
    [[nodiscard]] int left_after(int carried) const;
    int checkpoint(int how) const; // How many of its pages are in the file then.
    void write_out() const;

    const int file_;
    const int log_pages_;
    std::mutex& writing_;
    Connection carrier_;
    Connection reader_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    int pages_ = 0;
    int next_; // As long as the log is to be before it is carried over.
    bool stopping_ = false;
    std::optional<SqlFault> fault_;
    std::thread thread_;
};

} // namespace floorman::journal
