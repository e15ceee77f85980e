#pragma once
// PhhOutput: hands in PHH on their way out: one alone with its keys at the top, as a .phh file has it; several as the tables
// [1], [2] and so on of a .phhs file.
//
// The first waits until another comes or the end, and only then is written.

#include <cstdint>
#include <string>

#include "cli/console.hpp"

namespace floorman::cli {

class PhhOutput {
public:
    explicit PhhOutput(Output& out) noexcept : out_(out) {}

    void write(std::string hand);
    // No more are to come.
    void finish();

private:
    Output& out_;
    std::string first_; // While it waits.
    std::uint64_t hands_ = 0;
};

} // namespace floorman::cli
