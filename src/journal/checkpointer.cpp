#include "journal/checkpointer.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <sys/stat.h>

namespace floorman::journal {

namespace {

constexpr int pages_until_again = 250; // Where the log could not begin anew.
constexpr int few_pages = 100;         // So many are left to a commit,
constexpr int most_rounds = 8;         // if there are soon no more of them.
constexpr int room_meanwhile = 1000;   // What the log grows by while it is carried over.
constexpr int page_bytes = 4096 + 24;  // In the log.
constexpr off_t part_bytes = off_t{64} << 10U;

// What leaves the file in doubt; what is only in the way is done the next time.
template <class Work>
std::optional<SqlFault> fault_of(const Work& work) {
    try {
        work();
    } catch (const SqlFault& wrong) {
        if (is_broken(wrong.code)) return wrong;
    }
    return std::nullopt;
}

// Of two that can run, the kernel lets the one that runs now go on for some milliseconds; a commit would often wait for that.
void give_way_to_all_others() {
    const sched_param none{};
    static_cast<void>(::pthread_setschedparam(::pthread_self(), SCHED_IDLE, &none)); // Without it, only slower.
}

} // namespace

Checkpointer::Checkpointer(const std::string& path, int file, int log_pages)
    : file_(file), log_pages_(log_pages), carrier_(path), reader_(path), next_(log_pages) {
    carrier_.run("PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0; PRAGMA trusted_schema = OFF");
    carrier_.run("SELECT 1 FROM sqlite_schema"); // Opens the log.
    carrier_.lengthen_log((std::int64_t{log_pages_} + room_meanwhile) * page_bytes);
    reader_.run("PRAGMA query_only = ON; PRAGMA trusted_schema = OFF");
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
        if (pages < pages_) next_ = log_pages_; // It has begun anew.
        pages_ = pages;
        if (pages_ < next_) return;
    }
    wake_.notify_one();
}

std::optional<SqlFault> Checkpointer::fault() const {
    const std::scoped_lock lock(mutex_);
    return fault_;
}

void Checkpointer::run() {
    give_way_to_all_others();
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || (!little_left_ && pages_ >= next_); });
        if (stopping_) return;
        next_ = pages_ + pages_until_again;
        lock.unlock();
        bool carried = false;
        std::optional<SqlFault> wrong = fault_of([&] {
            carry_over_most();
            carried = true;
        });
        if (reader_.in_transaction()) sqlite3_exec(reader_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
        lock.lock();
        fault_ = std::move(wrong);
        if (fault_) return; // Nobody knows what the file holds now; the log still has everything.
        little_left_ = carried;
    }
}

void Checkpointer::before_commit() {
    const std::scoped_lock lock(mutex_);
    if (!std::exchange(little_left_, false)) return;
    fault_ = fault_of([this] { checkpoint(SQLITE_CHECKPOINT_RESTART); });
    if (pages_ >= next_) wake_.notify_one();
}

void Checkpointer::carry_over_most() const {
    for (int round = 0; round < most_rounds && left_after(carry_over()) > few_pages; ++round) {}
}

// SQLite lets no log begin anew before it has carried over the whole of it and has waited until the file is on the disk. The reader
// keeps to the log as it is now, so that what is committed meanwhile stays behind, and the file can be written out here, bit by
// bit.
int Checkpointer::carry_over() const {
    reader_.run("BEGIN; SELECT 1 FROM sqlite_schema");
    const int carried = checkpoint(SQLITE_CHECKPOINT_PASSIVE);
    write_out();
    carrier_.sync();
    reader_.run("COMMIT");
    return carried;
}

int Checkpointer::left_after(int carried) const {
    const std::scoped_lock lock(mutex_);
    return pages_ - carried;
}

int Checkpointer::checkpoint(int how) const {
    int carried = 0;
    const int code = sqlite3_wal_checkpoint_v2(carrier_.handle(), "main", how, nullptr, &carried);
    if ((code & 0xFF) != SQLITE_BUSY) carrier_.check(code); // Others read what is old, or have written; the next time does it.
    return carried;
}

// The disk is given a small part at a time, so that a commit beside it waits for no more than that.
void Checkpointer::write_out() const {
    struct stat found{};
    if (::fstat(file_, &found) != 0) throw SqlFault{SQLITE_IOERR_FSTAT, std::strerror(errno)};
    constexpr unsigned and_wait = SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
    for (off_t at = 0; at < found.st_size; at += part_bytes)
        if (::sync_file_range(file_, at, part_bytes, and_wait) != 0) throw SqlFault{SQLITE_IOERR_FSYNC, std::strerror(errno)};
}

} // namespace floorman::journal
