// PHH: what is written, read back, replays to the same hand; and the quick scanner and toml++ read the same, whatever the
// text is.

#include <functional>
#include <random>

#include <gtest/gtest.h>

#include "history/judge_hand.hpp"
#include "history/phh_toml.hpp"
#include "history/read_hands.hpp"
#include "support/random_history.hpp"
#include "text/complaint.hpp"
#include "text/toml_tree.hpp"

namespace floorman {
namespace {

#ifdef NDEBUG
constexpr int hands = 4'000;
constexpr int texts = 20'000;
#else
constexpr int hands = 400; // Builds for testing are slow.
constexpr int texts = 1'500;
#endif

class Numbers {
public:
    int operator()(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }

private:
    std::mt19937 random_{20'261'130};
};

// All that a reader and a judge make of a text, written down.
class Describing : public HandVisitor {
public:
    explicit Describing(JudgeHand& judge, bool with_log = true) : judge_(judge) { judge_.keep_log(with_log ? &events : nullptr); }

    void hand(const Record& record) override {
        events.clear();
        const HandVerdict verdict = judge_.judge(record);
        said += "hand " + std::string(record.hand) + " at " + std::to_string(record.line) + " " +
                std::to_string(static_cast<int>(verdict)) + " unit " + record.unit.text(Chips{1});
        for (const Deed& deed : record.deeds)
            said += " " + std::to_string(static_cast<int>(deed.did)) + "@" + std::to_string(deed.line) + ":" +
                    std::to_string(deed.to.count);
        for (const Problem& problem : judge_.problems()) say(problem);
        said += " stacks";
        for (const Chips stack : judge_.replayed().hand.round.stack.at) said += " " + std::to_string(stack.count);
        last = judge_.replayed().hand;
        last_verdict = verdict;
        final_stacks = judge_.final_stacks();
        written = verdict == HandVerdict::ok && !events.empty() ? written_again(record) : "";
    }
    void unreadable(const Unreadable& unreadable) override {
        said += "unreadable " + unreadable.hand;
        say(unreadable.problem);
    }

    std::string said;
    std::string written;
    Hand last;
    HandVerdict last_verdict = HandVerdict::unreadable;
    std::optional<PerSeat<Chips>> final_stacks;
    std::vector<Event> events;

private:
    void say(const Problem& problem) {
        said += " | " + std::to_string(problem.line) + " " + std::to_string(problem.action) + " " + problem.why;
    }

    std::string written_again(const Record& record) const {
        const std::vector<std::string> names = names_of(record);
        return phh_text({record.setup, record.structure, record.unit, record.unbounded, names, events, last.hole, last.board,
                         record.id, record.id_is_number, final_stacks});
    }

    JudgeHand& judge_;
};

JudgeHand tda_judge() { return JudgeHand(chain_of(book_named("tda")).value()); }

TEST(PhhWritten, ReplaysToTheSameHand) {
    Numbers numbers;
    HandMaker maker{[&](int below) { return numbers(below); }};
    JudgeHand judge = tda_judge();
    ReadHands reader(ReadOptions{});
    for (int i = 0; i < hands; ++i) {
        const PlayedHand played = maker.any();
        ASSERT_EQ(why_no_phh(played.phh()), "");
        const std::string text = phh_text(played.phh());
        Describing read(judge);
        reader.read(text, Format::phh, 1, read);
        ASSERT_EQ(read.last_verdict, HandVerdict::ok) << text << read.said;
        ASSERT_TRUE(read.last == played.hand) << text;
        ASSERT_TRUE(read.final_stacks == played.final_stacks) << text;
        ASSERT_EQ(read.written, text);
    }
}

// ---- The scanner ----------------------------------------------------------------------------------------------------

// Changes a text here and there, by what often stands in PHH and by what never should.
class Mutation {
public:
    explicit Mutation(Numbers& numbers) : numbers_(numbers) {}

    std::string of(std::string text) {
        for (int changes = 1 + numbers_(3); changes > 0 && !text.empty(); --changes) change(text);
        return text;
    }

private:
    static constexpr std::array<std::string_view, 46> bits{
        "\n",         "\r\n",      " ",          "\t",         "#",
        "# a word\n", "'",         "\"",         "'''",        "\"\"\"",
        "[",          "]",         "{",          "}",          ",",
        "=",          ".",         "-",          "+",          "_",
        "0",          "00",        "1e3",        "0x1F",       "inf",
        "nan",        "-inf",      "true",       "00:00:08",   "24:00:00",
        "1979-05-27", "\\",        "\\u0041",    "\xC3\xA9",   "\xFF",
        "\x7F",       "\x01",      "[2]\n",      "\n[3]\n",    "variant = 'NT'\n",
        "_own = 1\n", "x.y = 1\n", "day = 01\n", "rake = 1\n", "hand = 'R5-1'\n",
        "'p1 cc', "};

    void change(std::string& text) {
        const auto at = static_cast<std::size_t>(numbers_(static_cast<int>(text.size())));
        const std::string_view bit = bits[static_cast<std::size_t>(numbers_(static_cast<int>(bits.size())))];
        switch (numbers_(5)) {
        case 0: text.insert(at, bit); break;
        case 1: text.replace(at, 1, bit); break;
        case 2: text.erase(at, static_cast<std::size_t>(1 + numbers_(4))); break;
        case 3: text[at] = static_cast<char>(numbers_(256)); break;
        default: insert_at_line(text, bit); break;
        }
    }

    void insert_at_line(std::string& text, std::string_view bit) {
        const std::size_t line = text.find('\n', static_cast<std::size_t>(numbers_(static_cast<int>(text.size()))));
        if (line != std::string::npos) text.insert(line + 1, bit);
    }

    Numbers& numbers_;
};

// Some of the hands open as the one before did, or are at the same table with other stacks.
std::string files_of(HandMaker<std::function<int(int)>>& maker, Numbers& numbers) {
    std::string text;
    PlayedHand played = maker.any();
    for (int i = 1 + numbers(6), number = 1; i > 0; --i, ++number) {
        const int table = numbers(6);
        if (table == 0) played = maker.any();
        if (table > 2) played = maker.next(played);
        text += "[" + std::to_string(number) + "]\n" + phh_text(played.phh()) +
                "time = 00:00:08\nday = 1\ncurrency_symbol = '$'\nseats = [4, 6]\n\n";
    }
    return text;
}

TEST(PhhScanned, IsWhatTomlReads) {
    Numbers numbers;
    HandMaker<std::function<int(int)>> maker{[&](int below) { return numbers(below); }};
    Mutation mutation(numbers);
    PhhScan scan;
    PhhFields fields;
    int scanned = 0;
    PlayedHand played = maker.any();
    for (int i = 0; i < texts; ++i) {
        if (i % 4 == 0) played = maker.any();
        if (i % 4 == 2) played = maker.next(played); // Between them, the same once more.
        const std::string written = phh_text(played.phh());
        const std::string text = i % 8 == 0 ? written : mutation.of(written);
        const std::optional<std::size_t> taken = scan.hand(text, 1, fields);
        if (!taken || *taken != text.size()) continue; // It says that it is not plain, or that another hand follows.
        ++scanned;
        PhhFields expected;
        Node tree;
        try {
            tree = toml_tree(text);
            const bool headed = !fields.number.empty();
            phh_from_tree(headed ? tree.entries.at(0).value : tree, 0, expected);
            if (headed) expected.number = tree.entries.at(0).key;
        } catch (const Fault& fault) { FAIL() << "toml++ does not read it: " << fault.what << "\n" << text; }
        expected.opening = fields.opening; // Which toml++ does not know,
        expected.stacks = fields.stacks;
        expected.more_seats = fields.more_seats; // and these, which the scanner does not keep.
        expected.line = fields.line;             // Where a text without a header begins, nobody says.
        ASSERT_TRUE(fields == expected) << text;
    }
    EXPECT_GT(scanned, texts / 8);
}

TEST(PhhScanned, EndsInTheSameVerdicts) {
    Numbers numbers;
    HandMaker<std::function<int(int)>> maker{[&](int below) { return numbers(below); }};
    Mutation mutation(numbers);
    JudgeHand judge = tda_judge();
    JudgeHand without_log = tda_judge();
    ReadHands quick(ReadOptions{});
    ReadHands by_toml(ReadOptions{false, true});
    for (int i = 0; i < texts / 8; ++i) {
        const std::string text = mutation.of(files_of(maker, numbers));
        Describing one(without_log, false);
        quick.read(text, Format::phhs, 1, one);
        Describing other(judge);
        by_toml.read(text, Format::phhs, 1, other);
        ASSERT_EQ(one.said, other.said) << text;
    }
}

} // namespace
} // namespace floorman
