#include "server/log.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace floorman::server {
namespace {

using nlohmann::json;

const std::chrono::system_clock::time_point at{std::chrono::milliseconds(1'796'023'333'041)};

TEST(LogLine, IsOneJsonObject) {
    LogLine line;
    line.event = "request";
    line.from = "127.0.0.1";
    line.method = "GET";
    line.path = "/api/rules";
    line.status = 200;
    line.milliseconds = 1.23456;
    line.bytes_out = 12;
    EXPECT_EQ(text(line, at),
              "{\"time\":\"2026-11-30T07:22:13.041Z\",\"event\":\"request\",\"from\":\"127.0.0.1\",\"method\":\"GET\","
              "\"path\":\"/api/rules\",\"status\":200,\"ms\":1.23,\"in\":0,\"out\":12}\n");
}

TEST(LogLine, WhateverAClientWroteStaysInItsLine) {
    LogLine line;
    line.event = "request";
    line.path = "/\n{\"event\":\"forged\"}\xff\x1b[31m" + std::string(10'000, 'x');
    const std::string written = text(line, at);
    EXPECT_EQ(written.find('\n'), written.size() - 1);
    EXPECT_EQ(written.find('\x1b'), std::string::npos);
    EXPECT_LT(written.size(), 500U);
    EXPECT_EQ(json::parse(written)["event"], "request");
}

TEST(Log, AddsToItsFile) {
    const std::string path = (std::filesystem::temp_directory_path() / ("floorman-log-" + std::to_string(getpid()))).string();
    for (int i = 0; i < 2; ++i) {
        Result<Log, std::string> log = Log::open(path);
        ASSERT_TRUE(log.ok()) << log.error();
        LogLine line;
        line.event = "started";
        log.value().write(line);
    }
    std::ostringstream all;
    all << std::ifstream(path).rdbuf();
    const std::string text = all.str();
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
    using std::filesystem::perms;
    EXPECT_EQ(std::filesystem::status(path).permissions() & (perms::group_all | perms::others_all), perms::none);
    std::filesystem::remove(path);
}

TEST(Log, SaysWhyAFileCannotBeWritten) {
    const Result<Log, std::string> log = Log::open("/nowhere/at/all.jsonl");
    ASSERT_FALSE(log.ok());
    EXPECT_EQ(log.error().find("/nowhere/at/all.jsonl: cannot be written: "), 0U) << log.error();
    EXPECT_TRUE(Log::open("none").ok());
}

} // namespace
} // namespace floorman::server
