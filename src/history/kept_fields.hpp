#pragma once
// KeptField: a field of PHH that a hand's history gives beside its acts, and that goes with the hand wherever it is written.
//
// Of a hand in PHH all that say nothing of the acts, as they were; of a text what PHH has a field for.

#include <string>
#include <vector>

#include "base/result.hpp"

namespace floorman {

struct Record;

struct KeptField {
    std::string key;
    std::string value; // As TOML writes it.
    friend bool operator==(const KeptField&, const KeptField&) noexcept = default;
};

// In the order in which the file has them; or why they cannot be kept.
[[nodiscard]] Result<std::vector<KeptField>, std::string> kept_fields(const Record& record);

} // namespace floorman
