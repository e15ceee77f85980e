// The examples of docs/scene.md are scenes, and every line in them can be read.

#include <fstream>
#include <sstream>

#include "scene/reading.hpp"

namespace floorman {
namespace {

// The blocks of `language` in a page.
std::vector<std::string> blocks(const std::string& page, const std::string& language) {
    std::vector<std::string> found;
    const std::string begin = joined("```", language, "\n");
    for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at)) {
        at += begin.size();
        found.push_back(page.substr(at, page.find("```\n", at) - at));
    }
    return found;
}

TEST(Docs, ExamplesAreScenes) {
    std::ostringstream text;
    text << std::ifstream("docs/scene.md").rdbuf();
    const std::string page = text.str();
    int examples = 0;
    for (const char* language : {"toml", "json"})
        for (const std::string& block : blocks(page, language)) {
            ++examples;
            const Spot spot = spot_of(block, "docs/scene.md");
            for (const ActionLine& line : spot.actions) EXPECT_TRUE(read_line(line.text, spot).ok()) << line.text;
        }
    EXPECT_GE(examples, 4);
}

} // namespace
} // namespace floorman
