#include "journal/packed.hpp"

#include <zstd.h>

#include "base/check.hpp"
#include "journal/journal.hpp"

namespace floorman::journal {

namespace {

constexpr int quickly = 1; // Of Zstandard's levels; the next ones save little of text as short as a hand's.
constexpr std::string_view magic("\x28\xB5\x2F\xFD", 4);

} // namespace

void Packer::Free::operator()(ZSTD_CCtx_s* context) const noexcept { ZSTD_freeCCtx(context); }

Packer::Packer() : context_(ZSTD_createCCtx()) {
    FLOORMAN_CHECK(context_ != nullptr, "there is memory to pack with");
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, quickly);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
}

std::string Packer::pack(std::string_view body) const {
    std::string packed(ZSTD_compressBound(body.size()), '\0');
    const std::size_t size = ZSTD_compress2(context_.get(), packed.data(), packed.size(), body.data(), body.size());
    FLOORMAN_CHECK(ZSTD_isError(size) == 0, "any bytes can be packed into the room that they take at most");
    packed.resize(size);
    return packed;
}

std::optional<std::string> unpacked(std::string stored) {
    if (!stored.starts_with(magic)) return stored;
    const unsigned long long size = ZSTD_getFrameContentSize(stored.data(), stored.size());
    if (size > most_snapshot_bytes) return std::nullopt; // Unknown sizes are the largest numbers of all.
    std::string body(static_cast<std::size_t>(size), '\0');
    const std::size_t got = ZSTD_decompress(body.data(), body.size(), stored.data(), stored.size());
    if (ZSTD_isError(got) != 0 || got != body.size()) return std::nullopt;
    return body;
}

} // namespace floorman::journal
