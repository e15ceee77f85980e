#include "journal/checkpointer.hpp"

namespace floorman::journal {

namespace {

constexpr int pages_at_once = 1000; // Of 4096 bytes,
constexpr int longest_log = 8000;   // and those after which the log begins anew.

// What another connection is in the way of is left for the next time; a fault of the disk is the next commit's to find.
void carry_over(const Connection& connection, int how) {
    sqlite3_wal_checkpoint_v2(connection.handle(), "main", how, nullptr, nullptr);
}

} // namespace

Checkpointer::Checkpointer(const std::string& path, std::mutex& writing) : writing_(writing), connection_(path) {
    connection_.run("PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0; PRAGMA trusted_schema = OFF");
    thread_ = std::thread([this] { run(); });
}

Checkpointer::~Checkpointer() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Checkpointer::grown_to(int pages) {
    {
        const std::scoped_lock lock(mutex_);
        if (pages < pages_) done_ = 0; // It has begun anew.
        pages_ = pages;
        if (pages_ - done_ < pages_at_once) return;
    }
    wake_.notify_one();
}

void Checkpointer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || pages_ - done_ >= pages_at_once; });
        if (stopping_) return;
        const bool long_enough = pages_ >= longest_log;
        done_ = pages_;
        lock.unlock();
        carry_over(connection_, SQLITE_CHECKPOINT_PASSIVE);
        if (long_enough) {
            const std::scoped_lock no_commits(writing_);
            carry_over(connection_, SQLITE_CHECKPOINT_RESTART);
        }
        lock.lock();
    }
}

} // namespace floorman::journal
