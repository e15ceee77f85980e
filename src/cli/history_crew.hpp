#pragma once
// HistoryCrew: workers who judge pieces of hand histories, and hand them back in the order in which they came, so that the
// result is the same however many they are.

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cli/history_pieces.hpp"
#include "history/judge_hand.hpp"
#include "history/read_hands.hpp"

namespace floorman::cli {

struct HandCounts {
    std::uint64_t hands{};
    std::uint64_t ok{};
    std::uint64_t illegal{};
    std::uint64_t unreadable{};
    std::uint64_t raked{};           // Of those that are ok: a site took its rake.
    std::uint64_t winners_unknown{}; // Of those that are ok.

    HandCounts& operator+=(const HandCounts& other) noexcept;
};

struct FoundProblem {
    std::string hand;
    bool hand_is_number{};
    HandVerdict verdict{};
    Problem problem;
};

struct Note {
    std::string hand;
    int line{};
    std::string what;
};

struct JudgedPiece {
    std::string file;
    HandCounts counts;
    std::vector<FoundProblem> problems;
    std::vector<Note> notes;
};

// One piece, by one worker's reader and judge. Notes only where they are asked for.
[[nodiscard]] JudgedPiece judge_piece(const Piece& piece, ReadHands& reader, JudgeHand& judge, bool with_notes);

class HistoryCrew {
public:
    HistoryCrew(unsigned workers, const BookChain& book, ReadOptions options, bool with_notes);
    HistoryCrew(const HistoryCrew&) = delete;
    HistoryCrew& operator=(const HistoryCrew&) = delete;
    ~HistoryCrew();

    void add(Piece piece);
    // The result of the piece that was added first and not asked for yet. Waits for it; requires that there is one.
    [[nodiscard]] JudgedPiece next();
    // Pieces that were added and not asked for.
    [[nodiscard]] std::uint64_t outstanding() const noexcept { return added_ - taken_; }
    // As many as keep every worker busy, and no more than that.
    [[nodiscard]] bool has_enough() const noexcept { return outstanding() >= std::uint64_t{3} * workers_.size(); }

private:
    void work(const BookChain& book, ReadOptions options, bool with_notes);

    std::mutex mutex_;
    std::condition_variable piece_is_there_;
    std::condition_variable piece_is_done_;
    std::deque<std::pair<std::uint64_t, Piece>> waiting_;
    std::map<std::uint64_t, JudgedPiece> done_;
    bool closing_ = false;
    std::uint64_t added_ = 0;
    std::uint64_t taken_ = 0;
    std::vector<std::thread> workers_;
};

} // namespace floorman::cli
