// The manual: that it can be set, and that it names what the program has.

#include <string>

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include "cli/help.hpp"
#include "cli/program.hpp"
#include "cli/run.hpp"

namespace floorman::cli {
namespace {

const std::string manual = "docs/man/floorman.1";

TEST(Manual, NamesEveryCommandAndOption) {
    const std::string text = file_text(manual);
    ASSERT_FALSE(text.empty());
    Console console;
    Exit exit{};
    const auto program = make_program(console, exit);
    for (const CLI::App* command : program->get_subcommands([](const CLI::App*) { return true; })) {
        EXPECT_NE(text.find(".It Cm " + command->get_name()), std::string::npos) << command->get_name();
        for (const CLI::Option* option : command->get_options())
            for (const std::string& spelling : spellings(*option)) {
                const std::string word = spelling.starts_with("--") ? "\\-" + spelling.substr(2) : spelling.substr(1);
                EXPECT_NE(text.find("Fl " + word), std::string::npos) << spelling;
            }
    }
}

TEST(Manual, IsSetWithoutWarnings) {
    if (!is_installed("groff")) GTEST_SKIP() << "groff is not installed";
    const Ran ran = run_script("groff -mandoc -Tutf8 -ww -z " + manual);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
}

TEST(Manual, HasNothingThatMandocMinds) {
    if (!is_installed("mandoc")) GTEST_SKIP() << "mandoc is not installed";
    const Ran ran = run_script("mandoc -T lint -W warning " + manual);
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_EQ(ran.out, "");
}

} // namespace
} // namespace floorman::cli
