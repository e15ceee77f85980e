#include "cli/interrupt.hpp"

#include <csignal>

namespace floorman::cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

} // namespace

void watch_for_interrupt() {
    struct sigaction action{};
    action.sa_handler = [](int) { was_interrupted = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() noexcept { return was_interrupted != 0; }

} // namespace floorman::cli
