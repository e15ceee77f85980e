#pragma once
// Progress: a bar on a terminal's standard error: how far, how many hands, how many a second. Nothing where there is none.

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace floorman::cli {

class Progress {
public:
    // Of so many bytes; without them there is no bar, only counts.
    explicit Progress(std::optional<std::uint64_t> bytes);

    [[nodiscard]] static bool is_shown();

    // Draws it anew, ten times a second at most.
    void show(std::uint64_t bytes, std::uint64_t hands);
    // Takes it away, before other lines are printed.
    void clear();

private:
    std::optional<std::uint64_t> bytes_;
    bool shown_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point began_;
    std::chrono::steady_clock::time_point last_;
};

// The bar as a line of text: "[=====     ]  45 %  1234567 hands, 512000 a second".
[[nodiscard]] std::string progress_line(std::optional<std::uint64_t> all_bytes,
                                        std::uint64_t bytes,
                                        std::uint64_t hands,
                                        double seconds);

} // namespace floorman::cli
