#include "journal/journal_file.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include "journal/sqlite.hpp"

namespace floorman::journal {

std::optional<JournalFault> make_folder(const std::string& folder) {
    struct stat found{};
    if (::stat(folder.c_str(), &found) == 0) {
        if (!S_ISDIR(found.st_mode)) return fault(folder, "is no folder; name one for the journal");
        return std::nullopt;
    }
    if (errno == ENOENT && ::mkdir(folder.c_str(), 0700) == 0) return std::nullopt;
    if (errno == ENOENT) return fault(folder, "the folder above it is missing; make it first");
    return fault(folder, std::string("cannot be made: ") + std::strerror(errno));
}

Result<Descriptor, JournalFault> lock_of(const std::string& folder, const std::string& path) {
    const std::string lock_path = folder + "/journal.lock";
    Descriptor lock(::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (lock.number() < 0)
        return fault(lock_path,
                     std::string("cannot be written: ") + std::strerror(errno) + "; check who may write in the folder");
    if (::flock(lock.number(), LOCK_EX | LOCK_NB) == 0) return lock;
    if (errno != EWOULDBLOCK) return fault(lock_path, std::string("cannot be locked: ") + std::strerror(errno));
    return fault(path, "another program has this journal open; stop it, or name another folder");
}

Result<Descriptor, JournalFault> make_file(const std::string& path) {
    Descriptor made(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (made.number() >= 0 && ::fchmod(made.number(), 0600) == 0) return made;
    return fault(path, std::string("cannot be written: ") + std::strerror(errno) + "; check whose it is");
}

} // namespace floorman::journal
