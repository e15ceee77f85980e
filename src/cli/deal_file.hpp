#pragma once
// deal_file: the file in which a page keeps a hand's commitments and openings (docs/deal.schema.json), read.
//
// Knows the file's keys; what the openings prove is shuffle/opened_deal.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "shuffle/opened_deal.hpp"

namespace floorman::cli {

// The error is one line: "file:line: what is wrong; what to do". Any bytes are a deal or such an error.
[[nodiscard]] Result<shuffle::OpenedDeal, std::string> read_deal(std::string_view text, const std::string& path);

} // namespace floorman::cli
