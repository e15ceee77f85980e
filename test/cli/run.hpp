#pragma once
// Runs the program as people do: through a shell, with its output, its errors and its exit status.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include <sys/wait.h>
#include <unistd.h>

namespace floorman::cli {

struct Ran {
    int status = -1;
    std::string out;
    std::string err;
};

// A folder of its own for each test program, gone when the program ends.
class Scratch {
public:
    Scratch() : folder_(std::filesystem::temp_directory_path() / ("floorman-cli-" + std::to_string(getpid()))) {
        std::filesystem::create_directories(folder_);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    [[nodiscard]] std::string path(std::string_view name) const { return (folder_ / name).string(); }

private:
    std::filesystem::path folder_;
};

inline const Scratch& scratch() {
    static const Scratch folder;
    return folder;
}

inline std::string write_file(std::string_view name, std::string_view text) {
    const std::string path = scratch().path(name);
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

inline std::string file_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// `script` for bash, which finds the program as "$FLOORMAN". Its standard input is empty unless the script says otherwise.
inline Ran run_script(const std::string& script) {
    const std::string file = write_file("script", script);
    const std::string out = scratch().path("out");
    const std::string err = scratch().path("err");
    const std::string command = "env -u NO_COLOR -u COLUMNS bash " + file + " </dev/null >" + out + " 2>" + err;
    const int status = std::system(command.c_str()); // NOLINT(cert-env33-c): the command is ours.
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), file_text(out), file_text(err)};
}

inline Ran floorman_with(const std::string& arguments) { return run_script("\"$FLOORMAN\" " + arguments); }

// The same on a terminal of this many columns; what the terminal shows, its line ends as plain ones.
inline Ran on_terminal(const std::string& arguments, int columns) {
    const std::string command = "stty cols " + std::to_string(columns) + "; " + arguments;
    Ran ran = run_script("script -qec '" + command + "' /dev/null </dev/null | tr -d '\\r'; exit ${PIPESTATUS[0]}");
    return ran;
}

inline bool is_installed(const std::string& program) { return run_script("command -v " + program + " >/dev/null").status == 0; }

} // namespace floorman::cli
