#include "journal/writer.hpp"

#include <algorithm>

namespace floorman::journal {

namespace {

std::size_t bytes_of(const Append& append) {
    std::size_t bytes = append.snapshot ? append.snapshot->size() : 0;
    if (append.chapter) bytes += append.chapter->head.size() + append.chapter->body.size();
    for (const std::string& body : append.bodies) bytes += body.size();
    return bytes;
}

} // namespace

Writer::Writer(Journal& journal, const WriterSettings& settings)
    : journal_(journal), settings_(settings), thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

Taken Writer::submit(Append append, Answer answer) {
    const std::size_t bytes = bytes_of(append);
    {
        const std::scoped_lock lock(mutex_);
        if (stopping_) return Taken::stopped;
        // One that is larger than all that may wait is taken when nothing else waits.
        const bool too_many_bytes = waiting_ > 0 &&
                                    bytes > settings_.most_waiting_bytes - std::min(waiting_bytes_, settings_.most_waiting_bytes);
        if (waiting_ >= settings_.most_waiting || too_many_bytes) return Taken::full;
        queue_.push_back({std::move(append), std::move(answer), bytes});
        ++waiting_;
        waiting_bytes_ += bytes;
    }
    wake_.notify_one();
    return Taken::taken;
}

std::size_t Writer::waiting() const {
    const std::scoped_lock lock(mutex_);
    return waiting_;
}

void Writer::stop() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
    }
    wake_.notify_one();
    const std::scoped_lock lock(joining_);
    if (thread_.joinable()) thread_.join();
}

void Writer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
        if (queue_.empty()) return;
        commit(lock);
    }
}

// Commits the next group and answers it, without the lock meanwhile.
void Writer::commit(std::unique_lock<std::mutex>& lock) {
    const std::size_t count = std::clamp<std::size_t>(settings_.most_in_group, 1, queue_.size());
    std::vector<Append> group;
    std::vector<Answer> answers;
    std::size_t bytes = 0;
    group.reserve(count);
    answers.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        Job& job = queue_.front();
        group.push_back(std::move(job.append));
        answers.push_back(std::move(job.answer));
        bytes += job.bytes;
        queue_.pop_front();
    }
    lock.unlock();
    const std::vector<Appended> appended = journal_.append_all(group);
    FLOORMAN_CHECK(appended.size() == count, "a journal answers every append");
    for (std::size_t i = 0; i < count; ++i)
        if (answers[i]) answers[i](appended[i]);
    lock.lock();
    waiting_ -= count;
    waiting_bytes_ -= bytes;
}

} // namespace floorman::journal
