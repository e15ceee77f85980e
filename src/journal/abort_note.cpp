#include "journal/abort_note.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace floorman::journal {

namespace {

// A note's file: this head, the table's name, the input. A file without it, or shorter than it says, is no note.
struct Head {
    std::array<char, 8> mark{};
    std::uint32_t table_bytes{};
    std::uint32_t input_bytes{};
};
constexpr std::array<char, 8> note_mark{'F', 'L', 'M', 'N', 'O', 'T', 'E', '1'};

constexpr std::array fatal_signals{SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

// What the handler reads is here and nowhere on the heap.
constinit thread_local Judging::Views judged_here;
constinit std::atomic<int> note_file{-1};
constinit std::atomic<bool> noted{false};
std::array<struct sigaction, fatal_signals.size()> handled_before; // As fatal_signals stand.

std::string note_path(const std::string& folder) { return folder + "/abort.note"; }

std::string said(const std::string& path, std::string_view what) {
    return path + ": " + std::string(what) + ": " + std::strerror(errno);
}

// ---- As the program dies: only what a signal handler may call ---------------------------------------------------------

void write_all(int file, const void* from, std::size_t size) noexcept {
    const char* at = static_cast<const char*>(from);
    while (size > 0) {
        const ssize_t wrote = ::write(file, at, size);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0) return;
        at += wrote;
        size -= static_cast<std::size_t>(wrote);
    }
}

void write_note(const Judging::Views& judged, int file) noexcept {
    const std::size_t table_bytes = std::min(judged.table.size(), most_noted_bytes);
    const std::size_t input_bytes = std::min(judged.input.size(), most_noted_bytes);
    const Head head{note_mark, static_cast<std::uint32_t>(table_bytes), static_cast<std::uint32_t>(input_bytes)};
    write_all(file, &head, sizeof head);
    write_all(file, judged.table.data(), table_bytes);
    write_all(file, judged.input.data(), input_bytes);
    ::fsync(file);
}

extern "C" void leave_a_note(int signal, siginfo_t* info, void*) {
    const int saved = errno;
    const int file = note_file.load();
    if (judged_here.judging && file >= 0 && !noted.exchange(true)) write_note(judged_here, file);
    // Dies as it would have: a fault that the processor found is found again, a signal that was sent is sent again.
    for (std::size_t i = 0; i < fatal_signals.size(); ++i)
        if (fatal_signals[i] == signal) ::sigaction(signal, &handled_before[i], nullptr);
    errno = saved;
    if (info == nullptr || info->si_code <= 0) ::raise(signal);
}

// ---- Before ---------------------------------------------------------------------------------------------------------

// A thread that runs out of stack has this one to leave its note from. Freed with the thread.
class SpareStack {
public:
    SpareStack() {
        stack_t now{};
        if (::sigaltstack(nullptr, &now) != 0 || (now.ss_flags & SS_DISABLE) == 0) return; // Somebody's is there already.
        memory_ = std::make_unique<char[]>(size);
        stack_t spare{};
        spare.ss_sp = memory_.get();
        spare.ss_size = size;
        if (::sigaltstack(&spare, nullptr) != 0) memory_.reset();
    }
    SpareStack(const SpareStack&) = delete;
    SpareStack& operator=(const SpareStack&) = delete;
    ~SpareStack() {
        if (!memory_) return;
        stack_t none{};
        none.ss_flags = SS_DISABLE;
        ::sigaltstack(&none, nullptr);
    }

private:
    static constexpr std::size_t size = std::size_t{64} * 1024;
    std::unique_ptr<char[]> memory_;
};

// The program goes on when there is no memory for one; only a stack that ran out then leaves no note.
void keep_spare_stack() noexcept {
    try {
        thread_local const SpareStack spare;
    } catch (const std::bad_alloc&) {}
}

bool take_signals() noexcept {
    struct sigaction ours{};
    ours.sa_sigaction = leave_a_note;
    ours.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ::sigemptyset(&ours.sa_mask);
    for (std::size_t i = 0; i < fatal_signals.size(); ++i)
        if (::sigaction(fatal_signals[i], &ours, &handled_before[i]) != 0) return false;
    return true;
}

} // namespace

Judging::Judging(std::string_view table, std::string_view input) noexcept : before_(judged_here) {
    if (note_file.load(std::memory_order_relaxed) >= 0) keep_spare_stack();
    judged_here = {table, input, true};
    // A handler of this thread sees the stores before what is judged begins.
    std::atomic_signal_fence(std::memory_order_seq_cst);
}

Judging::~Judging() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    judged_here = before_;
}

Result<std::optional<AbortNote>, std::string> abort_note_in(const std::string& folder) {
    const std::string path = note_path(folder);
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno == ENOENT) return std::optional<AbortNote>{};
    if (file < 0) return said(path, "cannot be read");
    std::string text(sizeof(Head) + 2 * most_noted_bytes, '\0');
    std::size_t size = 0;
    ssize_t got = 0;
    while (size < text.size() && (got = ::read(file, text.data() + size, text.size() - size)) > 0)
        size += static_cast<std::size_t>(got);
    const std::string fault = got < 0 ? said(path, "cannot be read") : std::string();
    ::close(file);
    if (!fault.empty()) return fault;

    Head head;
    if (size < sizeof head) return std::optional<AbortNote>{};
    std::memcpy(&head, text.data(), sizeof head);
    if (head.mark != note_mark || size - sizeof head < std::size_t{head.table_bytes} + head.input_bytes)
        return std::optional<AbortNote>{};
    return std::optional<AbortNote>{
        {text.substr(sizeof head, head.table_bytes), text.substr(sizeof head + head.table_bytes, head.input_bytes)}};
}

std::optional<std::string> put_abort_note_aside(const std::string& folder) {
    const std::string path = note_path(folder);
    for (int number = 1; number <= most_notes_aside; ++number) {
        const std::string aside = folder + "/abort-" + std::to_string(number) + ".note";
        struct stat found{};
        if (number < most_notes_aside && ::lstat(aside.c_str(), &found) == 0) continue;
        if (::rename(path.c_str(), aside.c_str()) == 0 || errno == ENOENT) return std::nullopt;
        return said(path, "cannot be renamed to " + aside);
    }
    return std::nullopt;
}

std::optional<std::string> watch_for_aborts(const std::string& folder) {
    const std::string path = note_path(folder);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return said(path, "cannot be written");
    noted = false;
    const int before = note_file.exchange(file);
    if (before >= 0)
        ::close(before);
    else if (!take_signals())
        return said(path, "is of no use, signals cannot be taken");
    return std::nullopt;
}

} // namespace floorman::journal
