// A child process dies in the middle of a judging; what it leaves is read here.

#include "journal/abort_note.hpp"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/check.hpp"
#include "journal/folder.hpp"

namespace floorman::journal {
namespace {

// Runs `dies` in a child that watches the folder. The signal that ended it; 0 when it ended by itself.
int signal_of_child(const std::string& folder, const std::function<void()>& dies) {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit no_core{0, 0};
        ::setrlimit(RLIMIT_CORE, &no_core);
        // The words of a failed check or of a sanitizer are no concern of the test's own output.
        if (std::freopen("/dev/null", "w", stderr) == nullptr) ::_exit(3);
        for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) ::signal(signal, SIG_DFL);
        if (watch_for_aborts(folder)) ::_exit(2);
        dies();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0) << status;
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

std::optional<AbortNote> note_in(const Folder& folder) {
    const auto note = abort_note_in(folder.path());
    EXPECT_TRUE(note.ok()) << note.error();
    return note.value();
}

void fail_a_check() { FLOORMAN_CHECK(std::getenv("no such variable") != nullptr, "the chips do not add up"); }

TEST(AbortNote, TellsWhichInputAFailedCheckWasAbout) {
    const Folder folder;
    const std::string input("bet\0\xFF 100", 9);
    EXPECT_EQ(signal_of_child(folder.path(),
                              [&input] {
                                  const Judging judging("oak", input);
                                  fail_a_check();
                              }),
              SIGABRT);
    const std::optional<AbortNote> note = note_in(folder);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->table, "oak");
    EXPECT_EQ(note->input, input);
}

TEST(AbortNote, IsLeftByEveryFaultAndEveryThread) {
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) {
        const Folder folder;
        EXPECT_EQ(signal_of_child(folder.path(),
                                  [signal] {
                                      std::thread([signal] {
                                          const Judging judging("elm", "call");
                                          ::raise(signal);
                                      }).join();
                                  }),
                  signal);
        ASSERT_TRUE(note_in(folder)) << signal;
        EXPECT_EQ(note_in(folder)->table, "elm");
    }
}

char* volatile nowhere = nullptr;

#if defined(__clang__)
__attribute__((no_sanitize("address", "undefined")))
#endif
__attribute__((noinline)) void
touch(char* there) {
    *static_cast<volatile char*>(there) = 1;
}

TEST(AbortNote, IsLeftByAFaultOfMemory) {
    const Folder folder;
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  const Judging judging("oak", "fold");
                                  touch(nowhere);
                              }),
              SIGSEGV);
    ASSERT_TRUE(note_in(folder));
    EXPECT_EQ(note_in(folder)->input, "fold");
}

// Deeper and deeper; the compiler cannot make a loop of it.
__attribute__((noinline)) int bottomless(int depth) {
    volatile char room[4096];
    room[0] = static_cast<char>(depth);
    return depth < 0 ? 0 : bottomless(depth + 1) + room[0];
}

TEST(AbortNote, IsLeftByAStackThatRanOut) {
    const Folder folder;
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  std::thread([] {
                                      const Judging judging("oak", "deep");
                                      const volatile int depth = bottomless(0);
                                      static_cast<void>(depth);
                                  }).join();
                              }),
              SIGSEGV);
    ASSERT_TRUE(note_in(folder));
    EXPECT_EQ(note_in(folder)->input, "deep");
}

TEST(AbortNote, IsNotLeftWhenNothingWasJudged) {
    const Folder folder;
    EXPECT_EQ(note_in(folder), std::nullopt);
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  { const Judging judging("oak", "bet"); }
                                  fail_a_check();
                              }),
              SIGABRT);
    EXPECT_EQ(note_in(folder), std::nullopt);
    EXPECT_EQ(signal_of_child(folder.path(), [] { const Judging judging("oak", "bet"); }), 0);
    EXPECT_EQ(note_in(folder), std::nullopt);
}

TEST(AbortNote, IsOfTheThreadThatDied) {
    const Folder folder;
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  const Judging judging("oak", "waits");
                                  std::thread([] {
                                      const Judging other("elm", "dies");
                                      fail_a_check();
                                  }).join();
                              }),
              SIGABRT);
    ASSERT_TRUE(note_in(folder));
    EXPECT_EQ(note_in(folder)->table, "elm");
}

TEST(AbortNote, OneJudgingMayStandWithinAnother) {
    const Folder folder;
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  const Judging outer("oak", "outer");
                                  { const Judging inner("oak", "inner"); }
                                  fail_a_check();
                              }),
              SIGABRT);
    ASSERT_TRUE(note_in(folder));
    EXPECT_EQ(note_in(folder)->input, "outer");
}

TEST(AbortNote, IsCutOffWhereItIsTooLong) {
    const Folder folder;
    const std::string input(most_noted_bytes + 5, 'x');
    EXPECT_EQ(signal_of_child(folder.path(),
                              [&input] {
                                  const Judging judging("oak", input);
                                  std::abort();
                              }),
              SIGABRT);
    ASSERT_TRUE(note_in(folder));
    EXPECT_EQ(note_in(folder)->input, input.substr(0, most_noted_bytes));
}

TEST(AbortNote, IsPutAside) {
    const Folder folder;
    EXPECT_EQ(put_abort_note_aside(folder.path()), std::nullopt) << "there is none";
    for (int time = 1; time <= 2; ++time) {
        EXPECT_EQ(signal_of_child(folder.path(),
                                  [] {
                                      const Judging judging("oak", "bet");
                                      std::abort();
                                  }),
                  SIGABRT);
        ASSERT_TRUE(note_in(folder));
        EXPECT_EQ(put_abort_note_aside(folder.path()), std::nullopt);
        EXPECT_EQ(note_in(folder), std::nullopt);
        EXPECT_TRUE(std::filesystem::exists(folder.path("abort-" + std::to_string(time) + ".note")));
    }
}

TEST(AbortNote, OfHalfItsBytesIsNone) {
    const Folder folder;
    EXPECT_EQ(signal_of_child(folder.path(),
                              [] {
                                  const Judging judging("oak", "bet 100");
                                  std::abort();
                              }),
              SIGABRT);
    const std::string path = folder.path("abort.note");
    for (auto size = std::filesystem::file_size(path); size-- > 0;) {
        std::filesystem::resize_file(path, size);
        EXPECT_EQ(note_in(folder), std::nullopt) << size;
    }
    std::ofstream(path) << std::string(100, '\xFF');
    EXPECT_EQ(note_in(folder), std::nullopt);
}

TEST(AbortNote, SaysWhatIsWrongWithTheFolder) {
    EXPECT_NE(watch_for_aborts("no/such/folder").value_or("").find("no/such/folder/abort.note: cannot be written"),
              std::string::npos);
    const Folder folder;
    std::filesystem::create_directory(folder.path("abort.note"));
    EXPECT_FALSE(abort_note_in(folder.path()).ok());
}

} // namespace
} // namespace floorman::journal
