#include "journal/checkpointer.hpp"

namespace floorman::journal {

namespace {

constexpr int pages_at_once = 250;    // Of 4096 bytes,
constexpr int longest_log = 4000;     // and those after which the log begins anew.
constexpr int page_bytes = 4096 + 24; // In the log.

// Where another connection is in the way, or the disk is full, the next time does it.
void carry_over(const Connection& connection, int how) {
    const int code = sqlite3_wal_checkpoint_v2(connection.handle(), "main", how, nullptr, nullptr);
    if (is_broken(code)) connection.check(code);
}

} // namespace

Checkpointer::Checkpointer(const std::string& path, std::mutex& writing) : writing_(writing), connection_(path) {
    connection_.run("PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0; PRAGMA trusted_schema = OFF");
    connection_.run("SELECT 1 FROM sqlite_schema"); // Opens the log.
    connection_.lengthen_log(std::int64_t{longest_log + pages_at_once} * page_bytes);
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

std::optional<SqlFault> Checkpointer::fault() const {
    const std::scoped_lock lock(mutex_);
    return fault_;
}

void Checkpointer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || pages_ - done_ >= pages_at_once; });
        if (stopping_) return;
        const bool begins_anew = pages_ >= longest_log;
        done_ = pages_;
        lock.unlock();
        std::optional<SqlFault> wrong = carry_over_all(begins_anew);
        lock.lock();
        fault_ = std::move(wrong);
        if (fault_) return; // Nobody knows what the file holds now; the log still has everything.
    }
}

std::optional<SqlFault> Checkpointer::carry_over_all(bool begins_anew) const {
    try {
        carry_over(connection_, SQLITE_CHECKPOINT_PASSIVE);
        connection_.sync(); // Here rather than where commits wait.
        if (begins_anew) {
            const std::scoped_lock no_commits(writing_);
            carry_over(connection_, SQLITE_CHECKPOINT_RESTART);
        }
        return std::nullopt;
    } catch (const SqlFault& wrong) { return wrong; }
}

} // namespace floorman::journal
