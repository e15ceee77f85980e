// The recorded hands: only those are faulted that are known to be faulty. Only where FLOORMAN_HANDS names a folder of them.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "history/judged.hpp"

namespace floorman {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

// Every file of the folder, read with these options: "file hand: why" of each fault.
std::set<std::string> faults(const fs::path& folder, ReadOptions options, int& hands, bool with_why) {
    std::set<std::string> found;
    for (const auto& file : fs::recursive_directory_iterator(folder)) {
        const std::string name = file.path().filename().string();
        if (!may_hold_hands(name)) continue;
        const std::string text = contents(file.path());
        for (const JudgedHand& hand : judged(text, format_of(name, text).value(), options)) {
            ++hands;
            if (hand.verdict != HandVerdict::ok) found.insert(name + " " + hand.hand + (with_why ? ": " + hand.why() : ""));
        }
    }
    return found;
}

TEST(RealHands, OnlyKnownFaultsAreFound) {
    const char* folder = std::getenv("FLOORMAN_HANDS");
    if (folder == nullptr) GTEST_SKIP() << "FLOORMAN_HANDS names no folder of hands";
    int hands = 0;
    EXPECT_EQ(faults(folder, ReadOptions{}, hands, false), (std::set<std::string>{
                                                               "absolute-1000nl-300.phhs 1",   // An ante less than was posted.
                                                               "absolute-1000nl-300.phhs 266", // A post is missing.
                                                               "ipn-200nlh-2.phhs 17",         // The river was not played out.
                                                               "ipn-200nlh-2.phhs 7",          // The same.
                                                               "ong-1000nlh-10.phhs 2",  // A dead post, written as a live one.
                                                               "pluribus-1000.phhs 853", // Half a chip each.
                                                           }));
    EXPECT_GT(hands, 1'000);
}

TEST(RealHands, TomlAloneFindsTheSame) {
    const char* folder = std::getenv("FLOORMAN_HANDS");
    if (folder == nullptr) GTEST_SKIP() << "FLOORMAN_HANDS names no folder of hands";
    int quick = 0;
    int by_toml = 0;
    EXPECT_EQ(faults(folder, ReadOptions{}, quick, true), faults(folder, ReadOptions{false, true}, by_toml, true));
    EXPECT_EQ(quick, by_toml);
}

} // namespace
} // namespace floorman
