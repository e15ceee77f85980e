#pragma once
// AbortNote: which input was being judged when the program died of a fault of its own, known after the next start.
//
// Before a table judges an input it says so with a Judging; this costs a few stores. When the program aborts or a memory fault
// kills it meanwhile, the table's name and the input's bytes are left as a note in the data folder, and the program then dies as
// it would have. Of several threads that judge only the one that died has its note kept.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace floorman::journal {

struct AbortNote {
    std::string table;
    std::string input; // Cut off after most_noted_bytes.

    friend bool operator==(const AbortNote&, const AbortNote&) = default;
};

inline constexpr std::size_t most_noted_bytes = 1U << 20U;
inline constexpr int most_notes_aside = 100;

// From now on until the scope ends this thread judges `input` of `table`, which both outlive it. One may stand within another.
class Judging {
public:
    Judging(std::string_view table, std::string_view input) noexcept;
    Judging(const Judging&) = delete;
    Judging& operator=(const Judging&) = delete;
    ~Judging();

    // What a thread is judging now.
    struct Views {
        std::string_view table;
        std::string_view input;
        bool judging{};
    };

private:
    Views before_;
};

// The order at a start: read the note, hold its table durably, put the note aside, then watch.

// The note that lies in the folder; nothing when there is none or it was cut off in the writing. The error is one line.
[[nodiscard]] Result<std::optional<AbortNote>, std::string> abort_note_in(const std::string& folder);

// Renames the note to abort-1.note, abort-2.note and so on, for whoever looks for the fault; past most_notes_aside the last is
// overwritten. No note is no error; an error is one line.
[[nodiscard]] std::optional<std::string> put_abort_note_aside(const std::string& folder);

// Opens the file for a note, and takes SIGABRT, SIGSEGV, SIGBUS, SIGFPE and SIGILL until the program ends. A second call goes
// over to another folder. An error is one line.
[[nodiscard]] std::optional<std::string> watch_for_aborts(const std::string& folder);

} // namespace floorman::journal
