#include "cli/files.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "cli/run.hpp"

namespace floorman::cli {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
    const std::string path = write_file("lines", text);
    auto reader = LineReader::open(path, [] {});
    std::vector<std::string> lines;
    while (const auto line = reader.value().next()) lines.emplace_back(*line);
    return lines;
}

TEST(LineReader, GivesLinesWithoutTheirEnds) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(lines_of("one\ntwo\n"), (Lines{"one", "two"}));
    EXPECT_EQ(lines_of("one\r\n\r\ntwo"), (Lines{"one", "", "two"}));
    EXPECT_EQ(lines_of(""), Lines{});
    EXPECT_EQ(lines_of("\n"), Lines{""});
}

TEST(LineReader, LinesMayBeLongerThanAnyBuffer) {
    const std::string line(700'000, 'x');
    const std::vector<std::string> lines = lines_of(line + "\n" + line + "y\nz");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], line);
    EXPECT_EQ(lines[1], line + "y");
    EXPECT_EQ(lines[2], "z");
}

TEST(LineReader, CallsBeforeItWaits) {
    int waits = 0;
    auto reader = LineReader::open(write_file("lines", "one\ntwo\n"), [&] { ++waits; });
    while (reader.value().next()) {}
    EXPECT_GE(waits, 1);
}

TEST(Files, SayWhatIsWrong) {
    const auto missing = read_file(scratch().path("nowhere"));
    ASSERT_FALSE(missing.ok());
    EXPECT_TRUE(missing.error().what.starts_with(scratch().path("nowhere") + ": cannot be read: ")) << missing.error().what;
    const auto folder = read_file(scratch().path(""));
    ASSERT_FALSE(folder.ok());
    EXPECT_NE(folder.error().what.find("is a folder"), std::string::npos);
}

TEST(Files, AreReadWhole) {
    const std::string text = std::string(600'000, 'a') + std::string("\0b", 2);
    EXPECT_EQ(read_file(write_file("whole", text)).value(), text);
}

} // namespace
} // namespace floorman::cli
