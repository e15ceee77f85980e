// What every journal does, tried on each kind.

#include "journal/journal.hpp"

#include <memory>

#include "journal/folder.hpp"
#include "journal/memory_journal.hpp"
#include "journal/sqlite_journal.hpp"

namespace floorman::journal {
namespace {

enum class Kind : std::uint8_t { memory, sqlite };

class EveryJournal : public testing::TestWithParam<Kind> {
protected:
    EveryJournal() {
        if (GetParam() == Kind::memory) {
            journal_ = std::make_unique<MemoryJournal>();
        } else {
            auto opened = SqliteJournal::open(folder_.path());
            if (opened) journal_ = std::move(opened).value();
        }
    }
    void SetUp() override { ASSERT_NE(journal_, nullptr); }

    [[nodiscard]] std::vector<Record> read(std::string_view table, std::uint64_t after = 0) const {
        auto records = journal_->read(table, after);
        EXPECT_TRUE(records.ok()) << records.error().what;
        return records.value();
    }
    [[nodiscard]] std::vector<StoredTable> tables() const {
        std::vector<StoredTable> all;
        const auto wrong = journal_->tables([&all](const StoredTable& table) { all.push_back(table); });
        EXPECT_FALSE(wrong) << wrong->what;
        return all;
    }
    // "done 3", "conflict 2", "failed 0".
    std::string appended(const Append& append) const { return said(journal_->append(append)); }
    static std::string said(const Appended& appended) {
        const char* const words[] = {"done ", "conflict ", "failed "};
        EXPECT_EQ(appended.outcome == Outcome::failed, !appended.why.empty()) << appended.why;
        return words[static_cast<int>(appended.outcome)] + std::to_string(appended.seq);
    }

    Folder folder_;
    std::unique_ptr<Journal> journal_;
};

INSTANTIATE_TEST_SUITE_P(All, EveryJournal, testing::Values(Kind::memory, Kind::sqlite), [](const auto& kind) {
    return std::string(kind.param == Kind::memory ? "Memory" : "Sqlite");
});

TEST_P(EveryJournal, NumbersRecordsFromOneWithoutGaps) {
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "done 1");
    EXPECT_EQ(appended(append_of("oak", 1, {"b", "c"})), "done 3");
    EXPECT_EQ(read("oak"), (std::vector<Record>{{1, 0, "a"}, {2, 1, "b"}, {3, 2, "c"}}));
    EXPECT_EQ(read("oak", 2), (std::vector<Record>{{3, 2, "c"}}));
    EXPECT_TRUE(read("oak", 3).empty());
    EXPECT_TRUE(read("oak", ~std::uint64_t{0}).empty());
    EXPECT_TRUE(read("elm").empty());
}

TEST_P(EveryJournal, KeepsAnyBytes) {
    const std::string bytes = std::string("\0\xFF", 2) + "\n'\"";
    EXPECT_EQ(appended(append_of("oak's \xC3\xA9", 0, {bytes, ""})), "done 2");
    EXPECT_EQ(bodies_of(read("oak's \xC3\xA9")), (std::vector<std::string>{bytes, ""}));
}

TEST_P(EveryJournal, RefusesAnAppendThatDoesNotFollowTheLast) {
    EXPECT_EQ(appended(append_of("oak", 1, {"a"})), "conflict 0") << "there is no first record yet";
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "done 1");
    EXPECT_EQ(appended(append_of("oak", 0, {"b"}, 7)), "conflict 1");
    EXPECT_EQ(appended(append_of("oak", 2, {"b"})), "conflict 1");
    EXPECT_EQ(bodies_of(read("oak")), std::vector<std::string>{"a"});
}

TEST_P(EveryJournal, AnswersAnAppendThatIsTriedAgainAsBefore) {
    const Append first = append_of("oak", 0, {"a", "b"}, 1);
    EXPECT_EQ(appended(first), "done 2");
    EXPECT_EQ(appended(append_of("oak", 2, {"c"}, 2)), "done 3");
    EXPECT_EQ(appended(first), "done 2");
    EXPECT_EQ(appended(append_of("oak", 2, {"c"}, 2)), "done 3");
    EXPECT_EQ(appended(append_of("oak", 0, {"a", "b"}, 2)), "conflict 3") << "another append's key";
    EXPECT_EQ(appended(append_of("oak", 1, {"b"}, 1)), "conflict 3") << "another place";
    EXPECT_EQ(appended(append_of("elm", 0, {"a", "b"}, 1)), "done 2") << "another table";
    EXPECT_EQ(bodies_of(read("oak")), (std::vector<std::string>{"a", "b", "c"}));
}

TEST_P(EveryJournal, AKeyOfZerosIsNoName) {
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "done 1");
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "conflict 1");
}

TEST_P(EveryJournal, TakesAGroupInOrderAndEachByItself) {
    const std::vector<Append> group{append_of("oak", 0, {"a"}),       append_of("elm", 3, {"x"}),
                                    append_of("oak", 1, {"b"}, 5),    append_of("oak", 1, {"b"}, 5),
                                    append_of("oak", 1, {"late"}, 6), append_of("", 0, {"nameless"}),
                                    append_of("elm", 0, {"y"})};
    std::vector<std::string> answers;
    for (const Appended& each : journal_->append_all(group)) answers.push_back(said(each));
    EXPECT_EQ(answers,
              (std::vector<std::string>{"done 1", "conflict 0", "done 2", "done 2", "conflict 2", "failed 0", "done 1"}));
    EXPECT_EQ(bodies_of(read("oak")), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(bodies_of(read("elm")), std::vector<std::string>{"y"});
    EXPECT_TRUE(journal_->append_all({}).empty());
}

TEST_P(EveryJournal, RefusesWhatIsTooLong) {
    EXPECT_EQ(appended(append_of(std::string(32, 'x'), 0, {"a"})), "done 1");
    EXPECT_EQ(appended(append_of(std::string(33, 'x'), 0, {"a"})), "failed 0");
    EXPECT_EQ(appended(append_of("a\nb", 0, {"a"})), "failed 0");
    EXPECT_EQ(appended(append_of("oak", 0, {})), "failed 0");
    EXPECT_EQ(appended(append_of("oak", 0, {std::string(most_body_bytes, 'x')})), "done 1");
    EXPECT_EQ(appended(append_of("oak", 1, {std::string(most_body_bytes + 1, 'x')})), "failed 0");
    Append append = append_of("oak", 1, {"b"});
    append.snapshot = std::string(most_snapshot_bytes + 1, 'x');
    EXPECT_EQ(appended(append), "failed 0");
    EXPECT_TRUE(journal_->keep_snapshot("oak", 1, *append.snapshot));
    EXPECT_TRUE(journal_->hold("", "why"));
}

TEST_P(EveryJournal, KeepsTheLatestSnapshot) {
    EXPECT_FALSE(journal_->latest_snapshot("oak").value());
    EXPECT_TRUE(journal_->keep_snapshot("oak", 0, "s")) << "a table that is not there has nothing to keep";
    Append append = append_of("oak", 0, {"a", "b"});
    append.snapshot = "after b";
    EXPECT_EQ(appended(append), "done 2");
    EXPECT_EQ(journal_->latest_snapshot("oak").value(), (Snapshot{2, "after b"}));
    EXPECT_FALSE(journal_->keep_snapshot("oak", 1, "after a")) << "an older one is no fault";
    EXPECT_EQ(journal_->latest_snapshot("oak").value(), (Snapshot{2, "after b"}));
    EXPECT_FALSE(journal_->keep_snapshot("oak", 2, ""));
    EXPECT_EQ(journal_->latest_snapshot("oak").value(), (Snapshot{2, ""}));
    EXPECT_TRUE(journal_->keep_snapshot("oak", 3, "s")) << "there is no record 3";
    append = append_of("oak", 0, {"x"});
    append.snapshot = "of a conflict";
    EXPECT_EQ(appended(append), "conflict 2");
    EXPECT_EQ(journal_->latest_snapshot("oak").value(), (Snapshot{2, ""}));
}

TEST_P(EveryJournal, KeepsChaptersByTheirNumbers) {
    EXPECT_TRUE(journal_->chapters("oak", 100, 9).value().empty());
    EXPECT_FALSE(journal_->chapter("oak", 1).value());
    for (std::uint64_t number = 1; number <= 4; ++number) {
        Append append = append_of("oak", number - 1, {"record"});
        append.chapter = Chapter{number, "head " + std::to_string(number), "body " + std::to_string(number)};
        EXPECT_EQ(appended(append), "done " + std::to_string(number));
    }
    EXPECT_EQ(journal_->chapter("oak", 3).value(), (Chapter{3, "head 3", "body 3"}));
    EXPECT_FALSE(journal_->chapter("oak", 5).value());
    EXPECT_FALSE(journal_->chapter("elm", 1).value());
    EXPECT_EQ(journal_->chapters("oak", 4, 2).value(), (std::vector<Chapter>{{3, "head 3", ""}, {2, "head 2", ""}}));
    EXPECT_EQ(journal_->chapters("oak", ~std::uint64_t{0}, 9)->size(), 4U);
    Append again = append_of("oak", 4, {"record"});
    again.chapter = Chapter{3, "another", "another"};
    EXPECT_EQ(appended(again), "done 5") << "a chapter that is there is no fault";
    EXPECT_EQ(journal_->chapter("oak", 3).value(), (Chapter{3, "head 3", "body 3"})) << "and stays as it is";
    Append conflict = append_of("oak", 1, {"record"});
    conflict.chapter = Chapter{9, "head", "body"};
    EXPECT_EQ(appended(conflict), "conflict 5");
    EXPECT_FALSE(journal_->chapter("oak", 9).value());
    Append too_long = append_of("oak", 5, {"record"});
    too_long.chapter = Chapter{9, "head", std::string(most_snapshot_bytes, 'x')};
    EXPECT_EQ(appended(too_long), "failed 0");
}

TEST_P(EveryJournal, ListsTablesByNameWithWhatIsKnown) {
    Append append = append_of("oak", 0, {"a", "b"});
    append.snapshot = "after b";
    EXPECT_EQ(appended(append), "done 2");
    EXPECT_EQ(appended(append_of("oak", 2, {"c"})), "done 3");
    EXPECT_EQ(appended(append_of("elm", 0, {"x"})), "done 1");
    EXPECT_FALSE(journal_->hold("ash", "its digest differs"));
    const std::vector<StoredTable> all = tables();
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].table, "ash");
    EXPECT_EQ(all[0].last, 0U);
    EXPECT_EQ(all[0].held, "its digest differs");
    EXPECT_EQ(all[1].table, "elm");
    EXPECT_EQ(all[1].last, 1U);
    EXPECT_EQ(all[1].snapshot, std::nullopt);
    EXPECT_EQ(all[2].last, 3U);
    EXPECT_EQ(all[2].held, std::nullopt);
    EXPECT_EQ(all[2].snapshot, (Snapshot{2, "after b"}));
}

TEST_P(EveryJournal, MayBeReadWhileItListsTables) {
    EXPECT_EQ(appended(append_of("elm", 0, {"x"})), "done 1");
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "done 1");
    std::vector<std::string> bodies;
    const auto wrong = journal_->tables([&](const StoredTable& table) { bodies.push_back(read(table.table).front().body); });
    EXPECT_FALSE(wrong);
    EXPECT_EQ(bodies, (std::vector<std::string>{"x", "a"}));
}

TEST_P(EveryJournal, HoldsAndReleases) {
    EXPECT_FALSE(journal_->release("oak")) << "nothing was held, nothing is wrong";
    EXPECT_FALSE(journal_->hold("oak", "one"));
    EXPECT_FALSE(journal_->hold("oak", ""));
    EXPECT_EQ(tables().front().held, "");
    EXPECT_EQ(appended(append_of("oak", 0, {"a"})), "done 1") << "the mark stops nobody";
    EXPECT_FALSE(journal_->release("oak"));
    EXPECT_EQ(tables().front().held, std::nullopt);
}

TEST(AcceptedRecords, AreThoseThatFollowOneFromAnother) {
    const std::vector<Record> chain{{1, 0, "a"}, {2, 1, "b"}, {3, 2, "c"}};
    EXPECT_EQ(accepted(0, chain), chain);
    EXPECT_EQ(accepted(0, {}), std::vector<Record>{});
    const std::vector<Record> with_stale{{1, 0, "a"}, {2, 0, "stale"}, {3, 1, "b"}, {4, 2, "follows the stale"}, {5, 3, "c"}};
    EXPECT_EQ(bodies_of(accepted(0, with_stale)), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(bodies_of(accepted(3, {{4, 2, "stale"}, {5, 3, "next"}})), std::vector<std::string>{"next"});
    EXPECT_TRUE(accepted(0, {{2, 1, "its first is missing"}, {3, 2, "c"}}).empty());
    EXPECT_TRUE(accepted(2, {{2, 2, "follows itself"}, {1, 2, "goes back"}}).empty());
}

} // namespace
} // namespace floorman::journal
