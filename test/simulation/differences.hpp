#pragma once
// Differences: facts on which the engine and the auditor part, in words.

#include <optional>
#include <string>
#include <vector>

#include "simulation/scenario.hpp"

namespace simulation {

inline std::string text(bool flag) { return flag ? "true" : "false"; }
inline std::string text(Amount amount) { return std::to_string(amount); }
inline std::string text(int number) { return std::to_string(number); }
inline std::string text(const std::optional<Amount>& amount) { return amount ? std::to_string(*amount) : "null"; }
template <class T>
std::string text(const std::vector<T>& list) {
    std::string line = "[";
    for (const T& item : list) line += (line.size() > 1 ? ", " : "") + std::to_string(item);
    return line + "]";
}
inline std::string text(const std::vector<auditor::Pot>& pots) {
    std::string line = "[";
    for (const auditor::Pot& pot : pots) {
        line += (line.size() > 1 ? ", " : "") + std::to_string(pot.amount) + " for ";
        for (const int seat : pot.eligible) line += name_of(seat);
    }
    return line + "]";
}

class Differences {
public:
    template <class T>
    void note(const char* fact, const T& engine, const T& auditor) {
        if (engine == auditor) return;
        lines_ += std::string("  ") + fact + ": engine " + text(engine) + ", auditor " + text(auditor) + "\n";
    }
    [[nodiscard]] const std::string& lines() const { return lines_; }

private:
    std::string lines_;
};

} // namespace simulation
