// Any bytes at all as a hand history end in verdicts and errors of one line, the same by the quick scanner and by toml++.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.hpp"
#include "hand/invariants.hpp"
#include "history/judge_hand.hpp"
#include "history/phh_write.hpp"
#include "history/read_hands.hpp"
#include "rules/books.hpp"

namespace {

using namespace floorman;

class Checking : public HandVisitor {
public:
    // Without a log, what hands of a file have in common is posted once.
    Checking(JudgeHand& judge, bool with_log) : judge_(judge) { judge_.keep_log(with_log ? &events_ : nullptr); }

    void hand(const Record& record) override {
        events_.clear();
        const HandVerdict verdict = judge_.judge(record);
        FLOORMAN_CHECK((verdict == HandVerdict::ok) == judge_.problems().empty(), "a hand is ok, or it is said why not");
        said += std::string(record.hand) + std::to_string(static_cast<int>(verdict));
        for (const Problem& problem : judge_.problems()) check(problem);
        const Hand& played = judge_.replayed().hand;
        const char* const broken = broken_invariant(played);
        FLOORMAN_CHECK(broken == nullptr, "a replayed hand keeps its invariants");
        Chips before{};
        for (const Seat seat : SeatSet::first(record.setup.seats)) before += record.setup.stack[seat];
        FLOORMAN_CHECK(chips_in_hand(played) == before, "a replayed hand keeps its chips");
        if (verdict == HandVerdict::ok && !events_.empty()) write(record, played);
    }
    void unreadable(const Unreadable& unreadable) override {
        said += "unreadable";
        check(unreadable.problem);
    }

    std::string said;

private:
    void check(const Problem& problem) {
        FLOORMAN_CHECK(!problem.why.empty() && problem.why.find('\n') == std::string::npos, "a problem is one line");
        said += std::to_string(problem.line) + problem.why;
    }

    void write(const Record& record, const Hand& played) {
        const std::vector<std::string> names = names_of(record);
        const PhhHand hand{
            record.setup, record.structure, record.unit,           record.unbounded,     names, events_, played.hole,
            played.board, record.hand,      record.hand_is_number, judge_.final_stacks()};
        if (why_no_phh(hand).empty()) FLOORMAN_CHECK(!phh_text(hand).empty(), "it is written");
    }

    JudgeHand& judge_;
    std::vector<Event> events_;
};

std::string said_of(std::string_view text, Format format, ReadOptions options, bool with_log = true) {
    static JudgeHand judge(chain_of(book_named("tda")).value());
    Checking checking(judge, with_log);
    ReadHands(options).read(text, format, 1, checking);
    return checking.said;
}

} // namespace

// The first byte says what the rest is.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text{reinterpret_cast<const char*>(data) + 1, size - 1};
    const bool dead = (data[0] & 4U) != 0;
    switch (data[0] % 4) {
    case 0: (void)said_of(text, Format::stars, ReadOptions{}); return 0;
    case 1: (void)said_of(text, format_of("x.txt", text).value_or(Format::phh), ReadOptions{dead, false}); return 0;
    default: break;
    }
    const Format format = data[0] % 4 == 2 ? Format::phh : Format::phhs;
    FLOORMAN_CHECK(said_of(text, format, ReadOptions{dead, false}, false) == said_of(text, format, ReadOptions{dead, true}),
                   "the quick scanner and toml++ read the same");
    return 0;
}
