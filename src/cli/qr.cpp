#include "cli/qr.hpp"

#include <memory>

#include <qrencode.h>

namespace floorman::cli {

namespace {

constexpr int margin = 2;

struct Free {
    void operator()(QRcode* code) const noexcept { QRcode_free(code); }
};

// Whether the module is dark; all around it is light.
bool is_dark(const QRcode& code, int x, int y) noexcept {
    if (x < 0 || y < 0 || x >= code.width || y >= code.width) return false;
    return (code.data[y * code.width + x] & 1U) != 0;
}

// Two modules, one above the other, in one character.
const char* half_blocks(bool upper_dark, bool lower_dark) noexcept {
    if (upper_dark) return lower_dark ? " " : "\u2584";
    return lower_dark ? "\u2580" : "\u2588";
}

} // namespace

std::string qr_code(const std::string& text) {
    constexpr int smallest_that_fits = 0;
    const std::unique_ptr<QRcode, Free> code(QRcode_encodeString8bit(text.c_str(), smallest_that_fits, QR_ECLEVEL_L));
    if (code == nullptr) return {};
    std::string drawn;
    for (int y = -margin; y < code->width + margin; y += 2) {
        for (int x = -margin; x < code->width + margin; ++x) drawn += half_blocks(is_dark(*code, x, y), is_dark(*code, x, y + 1));
        drawn += '\n';
    }
    return drawn;
}

} // namespace floorman::cli
