#pragma once
// qr: text as a QR code that is read off a terminal. Knows no colours: light is drawn, dark is left, as on a dark terminal,
// and readers take the reverse too.

#include <string>

namespace floorman::cli {

// Lines of half blocks with a light margin around; empty where the text is too long for a code.
[[nodiscard]] std::string qr_code(const std::string& text);

} // namespace floorman::cli
