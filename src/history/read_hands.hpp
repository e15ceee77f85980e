#pragma once
// ReadHands: a text of whole hands, in a format known, becomes one record after another.
//
// Hands are read one by one: what is wrong with one leaves the others alone.

#include <string_view>

#include "history/format.hpp"
#include "history/phh_record.hpp"
#include "history/phh_scan.hpp"
#include "history/problem.hpp"
#include "history/record.hpp"

namespace floorman {

// A hand that could not be read: what the file calls it, as far as that is clear, and why.
struct Unreadable {
    std::string hand;
    Problem problem;
    bool hand_is_number{};
};

class HandVisitor {
public:
    HandVisitor() = default;
    HandVisitor(const HandVisitor&) = delete;
    HandVisitor& operator=(const HandVisitor&) = delete;
    virtual ~HandVisitor() = default;
    virtual void hand(const Record& record) = 0; // The record lives until this returns.
    virtual void unreadable(const Unreadable& unreadable) = 0;
};

struct ReadOptions {
    bool posts_are_dead{}; // What PHH writes as a negative blind.
    bool toml_only{};      // PHH by toml++ alone, for comparison.
};

class ReadHands {
public:
    explicit ReadHands(ReadOptions options) noexcept : options_(options) {}

    // `text` begins at this line of its file.
    void read(std::string_view text, Format format, int first_line, HandVisitor& visitor);

private:
    void read_phh(std::string_view text, bool several, int first_line, HandVisitor& visitor);
    void read_stars(std::string_view text, int first_line, HandVisitor& visitor);
    void by_toml(std::string_view text, bool several, int first_line, HandVisitor& visitor);
    void visit_phh(std::string_view text, HandVisitor& visitor);

    ReadOptions options_;
    PhhScan scan_;
    PhhFields fields_;
    Record record_;
};

} // namespace floorman
