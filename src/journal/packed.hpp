#pragma once
// packed: long bodies in fewer bytes, as Zstandard's frames with a checksum; for the sources of SqliteJournal alone.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct ZSTD_CCtx_s;

namespace floorman::journal {

// One thread at a time; it keeps its memory from one body to the next.
class Packer {
public:
    Packer();
    [[nodiscard]] std::string pack(std::string_view body) const; // Any bytes, up to most_snapshot_bytes.

private:
    struct Free {
        void operator()(ZSTD_CCtx_s* context) const noexcept;
    };
    std::unique_ptr<ZSTD_CCtx_s, Free> context_;
};

// What was packed; nothing where that cannot be told from `stored`, or would be more than most_snapshot_bytes. Bodies that
// begin otherwise than packed ones are from before bodies were packed, and are answered as they are.
[[nodiscard]] std::optional<std::string> unpacked(std::string stored);

} // namespace floorman::journal
