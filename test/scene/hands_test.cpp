// Every recorded hand reads, and so does every line of it. Only where FLOORMAN_HANDS names a folder of them.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "scene/reading.hpp"

namespace floorman {
namespace {

std::string contents(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

TEST(Hands, AllRead) {
    const char* folder = std::getenv("FLOORMAN_HANDS");
    if (folder == nullptr) GTEST_SKIP() << "FLOORMAN_HANDS names no folder of hands";
    int spots = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
        const std::string extension = file.path().extension().string();
        if (extension != ".phh" && extension != ".phhs") continue;
        const Result<std::vector<Spot>, SceneError> read = read_scenes(contents(file.path()), file.path().string());
        ASSERT_TRUE(read.ok()) << read.error().what;
        for (const Spot& spot : *read) {
            ++spots;
            for (const ActionLine& line : spot.actions) {
                const Result<std::optional<Incident>, LineError> incident = read_line(line.text, spot);
                // An amount finer than every amount of the spot is the line's fault alone.
                if (!incident) {
                    EXPECT_NE(incident.error().what.find("no whole number of the unit"), std::string::npos)
                        << line.text << ": " << incident.error().what;
                }
            }
        }
    }
    EXPECT_GT(spots, 0);
}

} // namespace
} // namespace floorman
