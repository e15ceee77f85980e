#include "scene/ruled.hpp"

#include "rules/books.hpp"
#include "scene/play.hpp"

namespace floorman {

Result<std::vector<Report>, SceneError> ruled(const Spot& spot, std::span<const Chain> books) {
    std::vector<Report> reports;
    for (const Chain& book : books) {
        const Result<Compiled, ComposeError> rules = compile(book, conditions_of(spot, *book.front()), spot.house);
        if (!rules.ok()) {
            const bool of_its_file = !book.front()->file.empty() && rules.error().book == book.front()->file;
            return SceneError{(of_its_file ? "" : spot.source + ": ") + text(rules.error())};
        }
        reports.push_back(play(spot, *rules));
    }
    return reports;
}

} // namespace floorman
