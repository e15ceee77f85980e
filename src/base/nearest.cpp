#include "base/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace floorman {

std::size_t edits_between(std::string_view one, std::string_view other) {
    // Three rows of the usual table suffice: a swap of neighbours looks back two rows, everything else one.
    std::vector<std::size_t> before(other.size() + 1);
    std::vector<std::size_t> last(other.size() + 1);
    std::vector<std::size_t> row(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) last[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t changed = last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            const bool swapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[other.size()];
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
    std::string_view best;
    // Past a third of the word it is a guess, not a slip of the pen; short words may still be wrong in two letters.
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const std::size_t edits = edits_between(word, candidate);
        if (edits < least) {
            least = edits;
            best = candidate;
        }
    }
    return best;
}

} // namespace floorman
