// Any bytes at all become a deal or an error of one line; whatever is wrong with a deal is said in one line each.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "base/check.hpp"
#include "cli/deal_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace floorman;
    const auto deal = cli::read_deal({reinterpret_cast<const char*>(data), size}, "x.json");
    if (!deal.ok()) {
        FLOORMAN_CHECK(deal.error().starts_with("x.json:"), "an error begins with its file");
        FLOORMAN_CHECK(deal.error().find('\n') == std::string::npos, "an error is one line");
        return 0;
    }
    FLOORMAN_CHECK(std::cmp_equal(deal->commitments.size(), deal->name.cards), "there is a commitment for each place");
    for (const shuffle::DealProblem& problem : shuffle::problems_of(*deal)) {
        FLOORMAN_CHECK(!problem.what.empty() && problem.what.find('\n') == std::string::npos, "a problem is one line");
        FLOORMAN_CHECK(!problem.place || (*problem.place >= 0 && *problem.place < deal->name.cards), "a place is in the deck");
    }
    return 0;
}
