#pragma once
// Stream: the bytes that follow from a seed for one use. ChaCha20 with the seed as its key and the use as its nonce: bytes of
// one use tell nothing of those of another.

#include <array>
#include <cstdint>

#include "shuffle/seed.hpp"
#include "shuffle/sodium.hpp"

namespace floorman::shuffle {

// What a stream is for; the number is its nonce, eight bytes with the least first.
enum class Use : std::uint64_t {
    deck = 0,
    salts = 1,
    first_reshuffle = 1U << 16U, // The next ones follow.
};

class Stream {
public:
    Stream(const Seed& seed, std::uint64_t use) noexcept : seed_(seed) {
        prepare_sodium();
        for (std::size_t i = 0; i < nonce_.size(); ++i) nonce_[i] = static_cast<std::uint8_t>(use >> (8 * i));
    }
    Stream(const Seed& seed, Use use) noexcept : Stream(seed, static_cast<std::uint64_t>(use)) {}
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() { sodium_memzero(block_.data(), block_.size()); }

    std::uint8_t byte() noexcept {
        if (at_ == block_.size()) fill();
        return block_[at_++];
    }
    // Two bytes, the least first.
    std::uint16_t word() noexcept {
        const unsigned low = byte();
        return static_cast<std::uint16_t>(low | unsigned{byte()} << 8U);
    }

private:
    static constexpr std::uint64_t block_bytes = 64;

    void fill() noexcept {
        block_.fill(0); // The stream is added to what is there.
        crypto_stream_chacha20_xor_ic(block_.data(), block_.data(), block_.size(), nonce_.data(), next_block_,
                                      seed_.bytes().data());
        ++next_block_;
        at_ = 0;
    }

    const Seed& seed_;
    std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> nonce_{};
    std::array<std::uint8_t, block_bytes> block_{};
    std::size_t at_ = block_bytes;
    std::uint64_t next_block_ = 0;
};

} // namespace floorman::shuffle
