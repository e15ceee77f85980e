#pragma once
// Folder: a folder for a figure's data, as long as it lives.

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace floorman {

// In the working folder: a folder for temporary files is often memory, and memory is no disk.
class Folder {
public:
    Folder() {
        if (::mkdtemp(path_.data()) == nullptr) std::abort();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_ = "bench-data-XXXXXX";
};

} // namespace floorman
