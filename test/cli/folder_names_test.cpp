// The names in a folder come in order, however few of them are kept at a time.

#include "cli/folder_names.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <vector>

#include <gtest/gtest.h>

#include "cli/run.hpp"

namespace floorman::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> names_in(const fs::path& folder, std::size_t most_kept) {
    std::vector<std::string> names;
    FolderNames in_order(folder, most_kept);
    while (const std::optional<fs::path> path = in_order.next()) names.push_back(path->filename().string());
    EXPECT_EQ(in_order.fault(), "");
    return names;
}

TEST(FolderNames, ComeInOrderHoweverFewAreKept) {
    const fs::path folder = scratch().path("many");
    fs::create_directories(folder / "m folder");
    std::vector<std::string> expected{"m folder"};
    for (int i = 0; i < 40; ++i) {
        const std::string name = std::to_string(i * 7 % 40) + (i % 3 == 0 ? ".phhs" : ".phh");
        std::ofstream(folder / name) << "x";
        std::ofstream(folder / (name + ".bak")) << "x"; // Holds no hands.
        expected.push_back(name);
    }
    std::sort(expected.begin(), expected.end());
    for (const std::size_t most_kept : {1U, 3U, 20U, 41U, 1000U}) EXPECT_EQ(names_in(folder, most_kept), expected) << most_kept;
}

TEST(FolderNames, AFolderThatCannotBeReadIsSaid) {
    FolderNames none(scratch().path("nowhere"));
    EXPECT_EQ(none.next(), std::nullopt);
    EXPECT_NE(none.fault().find("cannot be read"), std::string::npos);
}

} // namespace
} // namespace floorman::cli
