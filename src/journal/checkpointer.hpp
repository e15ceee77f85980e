#pragma once
// Checkpointer: a thread that carries what SQLite's write-ahead log holds over into the file, so that no commit waits for it.
//
// It waits until the log has grown long, for the longer the log, the more often one page stands in it, and the fewer are to be
// carried over. It copies while commits go on, only where the processor has nothing else to do, gives the disk a little at a time, and
// does so again with what was committed meanwhile, until that is little. That little is left to whoever commits next, who waits for
// nobody so; then the log begins anew. What cannot be done now is done later: the log alone is as durable as the file.

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "journal/sqlite.hpp"

namespace floorman::journal {

class Checkpointer {
public:
    // `path` is the database, and `file` a descriptor of it that is closed after all of the process's connections to it. The log begins
    // anew when it has more than `log_pages` of 4096 bytes.
    Checkpointer(const std::string& path, int file, int log_pages);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

    // The log now has so many pages of 4096 bytes. Called at each commit; does not wait.
    void grown_to(int pages);

    // Lets the log begin anew if all of it but a little is in the file. Called before each commit, by whoever commits.
    void before_commit();

    // What the disk did that leaves the file in doubt; then nothing more is carried over, and nothing more may be committed.
    [[nodiscard]] std::optional<SqlFault> fault() const;

private:
    void run();
    void carry_over_most() const;
    [[nodiscard]] int carry_over() const; // The log as it is now; how many of its pages are in the file then.
    [[nodiscard]] int left_after(int carried) const;
    int checkpoint(int how) const; // How many of its pages are in the file then.
    void write_out() const;

    const int file_;
    const int log_pages_;
    Connection carrier_; // Of the thread, and while `little_left_`, of whoever commits.
    Connection reader_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    int pages_ = 0;
    int next_; // As long as the log is to be before it is carried over.
    bool little_left_ = false;
    bool stopping_ = false;
    std::optional<SqlFault> fault_;
    std::thread thread_;
};

} // namespace floorman::journal
