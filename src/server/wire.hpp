#pragma once
// wire: what goes out as text without a library's help.

#include <string>

namespace floorman::server {

// The time now, as HTTP's Date has it: "Mon, 30 Nov 2026 07:22:13 GMT".
[[nodiscard]] std::string date_text();

// The whole response for whoever finds all connections taken, which ends this one.
[[nodiscard]] std::string full_house_text();

} // namespace floorman::server
