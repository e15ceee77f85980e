#include <sodium.h>

#include "base/check.hpp"
#include "room/room.hpp"

namespace floorman::room {

namespace {

constexpr std::size_t key_bytes = 16;
constexpr std::size_t key_letters = 22;

std::string base64(const unsigned char* bytes, std::size_t count) {
    std::string text(sodium_base64_ENCODED_LEN(count, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, count, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.resize(key_letters);
    return text;
}

} // namespace

std::string random_key() {
    const int ready = sodium_init();
    FLOORMAN_CHECK(ready >= 0, "the system has no randomness to give");
    unsigned char bytes[key_bytes];
    randombytes_buf(bytes, sizeof bytes);
    return base64(bytes, sizeof bytes);
}

std::string visitor_of(std::string_view cookie) {
    unsigned char hash[key_bytes];
    const std::string text(cookie);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(text.data());
    crypto_generichash(hash, sizeof hash, bytes, text.size(), nullptr, 0);
    return base64(hash, sizeof hash);
}

} // namespace floorman::room
