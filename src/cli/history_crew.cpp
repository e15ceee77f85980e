#include "cli/history_crew.hpp"

#include <utility>

namespace floorman::cli {

namespace {

class Judging : public HandVisitor {
public:
    Judging(JudgedPiece& out, JudgeHand& judge, bool with_notes) : out_(out), judge_(judge), with_notes_(with_notes) {}

    void hand(const Record& record) override {
        ++out_.counts.hands;
        const HandVerdict verdict = judge_.judge(record);
        switch (verdict) {
        case HandVerdict::ok: fine(record); return;
        case HandVerdict::illegal: ++out_.counts.illegal; break;
        case HandVerdict::unreadable: ++out_.counts.unreadable; break;
        }
        for (const Problem& problem : judge_.problems())
            out_.problems.push_back({std::string(record.hand), record.hand_is_number, verdict, problem});
    }

    void unreadable(const Unreadable& unreadable) override {
        ++out_.counts.hands;
        ++out_.counts.unreadable;
        out_.problems.push_back({unreadable.hand, unreadable.hand_is_number, HandVerdict::unreadable, unreadable.problem});
    }

private:
    void fine(const Record& record) {
        ++out_.counts.ok;
        const Settled& settled = judge_.settled();
        if (settled.rake > no_chips) ++out_.counts.raked;
        if (!settled.awards && !settled.paid) ++out_.counts.winners_unknown;
        if (!with_notes_) return;
        for (const std::string& note : settled.notes) out_.notes.push_back({std::string(record.hand), record.line, note});
    }

    JudgedPiece& out_;
    JudgeHand& judge_;
    bool with_notes_;
};

} // namespace

HandCounts& HandCounts::operator+=(const HandCounts& other) noexcept {
    hands += other.hands;
    ok += other.ok;
    illegal += other.illegal;
    unreadable += other.unreadable;
    raked += other.raked;
    winners_unknown += other.winners_unknown;
    return *this;
}

JudgedPiece judge_piece(const Piece& piece, ReadHands& reader, JudgeHand& judge, bool with_notes) {
    JudgedPiece judged;
    judged.file = piece.file;
    Judging judging(judged, judge, with_notes);
    if (piece.fault.empty())
        reader.read(piece.text, piece.format, piece.first_line, judging);
    else
        judging.unreadable({"", {0, 0, piece.fault, {}}});
    return judged;
}

HistoryCrew::HistoryCrew(unsigned workers, const BookChain& book, ReadOptions options, bool with_notes) {
    for (unsigned i = 0; i < workers; ++i)
        workers_.emplace_back([this, book, options, with_notes] { work(book, options, with_notes); });
}

HistoryCrew::~HistoryCrew() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        waiting_.clear();
    }
    piece_is_there_.notify_all();
    for (std::thread& worker : workers_) worker.join();
}

void HistoryCrew::add(Piece piece) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.emplace_back(added_++, std::move(piece));
    }
    piece_is_there_.notify_one();
}

JudgedPiece HistoryCrew::next() {
    std::unique_lock lock(mutex_);
    piece_is_done_.wait(lock, [this] { return done_.contains(taken_); });
    auto node = done_.extract(taken_++);
    return std::move(node.mapped());
}

void HistoryCrew::work(const BookChain& book, ReadOptions options, bool with_notes) {
    ReadHands reader(options);
    JudgeHand judge(book);
    std::unique_lock lock(mutex_);
    while (true) {
        piece_is_there_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        const auto [number, piece] = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        JudgedPiece judged = judge_piece(piece, reader, judge, with_notes);
        lock.lock();
        done_.emplace(number, std::move(judged));
        piece_is_done_.notify_one();
    }
}

} // namespace floorman::cli
