#include "spec/differences.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace floorman::spec {

namespace {

using nlohmann::json;

class Comparison {
public:
    void object(const json& want, const json& got, const std::string& path) {
        if (!got.is_object()) return differ(want, got, path);
        for (const auto& [key, value] : want.items()) {
            const std::string below = path.empty() ? key : path + "." + key;
            if (got.contains(key))
                any(value, got[key], below);
            else if (zero_when_left_out(path))
                any(value, 0, below);
            else
                found_.push_back(below + ": expected " + value.dump() + ", and the report has no such key");
        }
        if (path != "limited" && !path.ends_with("posts")) return;
        for (const auto& [name, limit] : got.items())
            if (!want.contains(name)) found_.push_back(path + "." + name + ": expected nobody, got " + limit.dump());
    }

    std::vector<std::string> take() { return std::move(found_); }

private:
    static bool zero_when_left_out(std::string_view path) { return path == "bets" || path == "uncalled"; }

    static bool is_set(std::string_view path) {
        for (const std::string_view key : {"eligible", "may_only", "choices"})
            if (path.ends_with(key)) return true;
        return path.starts_with("limited.");
    }

    void any(const json& want, const json& got, const std::string& path) {
        if (want.is_object()) return object(want, got, path);
        if (want.is_array()) return list(want, got, path);
        if (want.is_number() && got.is_number()) {
            if (std::abs(want.get<double>() - got.get<double>()) > 1e-9) differ(want, got, path);
            return;
        }
        if (want != got) differ(want, got, path);
    }

    void list(const json& want, const json& got, const std::string& path) {
        if (!got.is_array()) return differ(want, got, path);
        if (path.ends_with("cites")) return cited(want, got, path);
        if (is_set(path)) {
            if (!std::is_permutation(want.begin(), want.end(), got.begin(), got.end())) differ(want, got, path);
            return;
        }
        if (want.size() != got.size()) return differ(want, got, path);
        for (std::size_t i = 0; i < want.size(); ++i) any(want[i], got[i], path + "[" + std::to_string(i) + "]");
    }

    void cited(const json& want, const json& got, const std::string& path) {
        for (const json& cite : want)
            if (std::find(got.begin(), got.end(), cite) == got.end())
                found_.push_back(path + ": expected " + cite.dump() + " among " + got.dump());
    }

    void differ(const json& want, const json& got, const std::string& path) {
        found_.push_back(path + ": expected " + want.dump() + ", got " + got.dump());
    }

    std::vector<std::string> found_;
};

} // namespace

std::vector<std::string> differences(const json& expect, const json& report) {
    json whole = report;
    const auto rulings = report.find("rulings");
    whole["ruling"] = rulings == report.end() || rulings->empty() ? json(nullptr) : rulings->back();
    Comparison comparison;
    comparison.object(expect, whole, "");
    return comparison.take();
}

} // namespace floorman::spec
