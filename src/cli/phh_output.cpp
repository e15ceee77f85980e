#include "cli/phh_output.hpp"

#include <utility>

namespace floorman::cli {

void PhhOutput::write(std::string hand) {
    if (++hands_ == 1) {
        first_ = std::move(hand);
        return;
    }
    if (hands_ == 2) out_.write("[1]\n" + std::exchange(first_, {}));
    out_.write("\n[" + std::to_string(hands_) + "]\n" + hand);
}

void PhhOutput::finish() {
    if (hands_ == 1) out_.write(std::exchange(first_, {}));
}

} // namespace floorman::cli
