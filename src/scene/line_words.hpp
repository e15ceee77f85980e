#pragma once
// Words: an action line, taken apart from its beginning. Knows blanks, quotation marks and comments; knows no acts.

#include <optional>
#include <span>
#include <string_view>

namespace floorman {

class Words {
public:
    explicit Words(std::string_view line) noexcept;

    // What has not been taken yet, without blanks before and behind it.
    [[nodiscard]] std::string_view rest() const noexcept { return rest_; }
    [[nodiscard]] bool ended() const noexcept { return rest_.empty(); }
    [[nodiscard]] bool begins_with(char c) const noexcept { return rest_.starts_with(c); }
    // Whether these very characters follow, as words of their own.
    [[nodiscard]] bool follows_exactly(std::string_view words) const noexcept;

    // Takes these words if they follow, in any case and with any blanks between them. `words` is in small letters.
    bool take(std::string_view words) noexcept;
    // Takes the next word; empty at the end.
    std::string_view word() noexcept;
    // Takes everything.
    std::string_view take_rest() noexcept;
    void skip(std::size_t characters) noexcept;

    // Takes what stands between quotation marks, straight or curly; nothing where none stands.
    std::optional<std::string_view> quotation() noexcept;

    // Takes off a comment at the line's end: PHH writes "p1 f # why". What is said may hold the sign.
    void cut_comment() noexcept;

private:
    std::string_view rest_;
};

// The first `count` words of a text, as they are written; all of it when there are fewer.
[[nodiscard]] std::string_view first_words(std::string_view text, std::size_t count) noexcept;

} // namespace floorman
