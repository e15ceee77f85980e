// The examples of docs/scene.md are scenes, and every line in them can be read; that of docs/session.md is a session.

#include <fstream>
#include <sstream>

#include "rules/books.hpp"
#include "scene/reading.hpp"
#include "scene/session.hpp"
#include "scene/session_play.hpp"

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

std::string page_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(Docs, ExamplesAreSessions) {
    const std::vector<std::string> found = blocks(page_of("docs/session.md"), "toml");
    ASSERT_EQ(found.size(), 1U);
    const Result<Session, SceneError> session = read_session(found.front(), "docs/session.md");
    ASSERT_TRUE(session.ok()) << session.error().what;
    const auto& chain = session->rulebooks.front();
    const Result<Compiled, ComposeError> rules = compile(chain, conditions_of(*session, *chain.front()), session->house);
    ASSERT_TRUE(rules.ok());
    const PlayedSession played = play_session(*session, *rules);
    EXPECT_EQ(played.hands.size(), 2U);
    EXPECT_TRUE(played.refused.empty());
}

TEST(Docs, ExamplesAreScenes) {
    const std::string page = page_of("docs/scene.md");
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
