#pragma once
// PhhScan: reads the plain form of PHH that programs write, about as fast as it can be looked at.
//
// Plain is: bare keys that PHH knows, each once; strings of ASCII without escapes; numbers without signs but minus,
// exponents or underscores; lists of either, with comments and line breaks where TOML has them. Whatever is plain here is
// TOML, and phh_toml makes the same fields of it; of anything else the scanner says only that it is not plain.

#include <optional>
#include <string_view>
#include <vector>

#include "history/phh_fields.hpp"

namespace floorman {

class PhhScan {
public:
    // One hand, from the start of `text` to the next header of a hand ("[2]" at the start of a line) or the end. The header
    // of the hand itself may stand before its keys. How many characters that took; nothing when the hand is not plain.
    std::optional<std::size_t> hand(std::string_view text, int first_line, PhhFields& fields);

    // The line at which the last hand that was plain ends: where the next begins.
    [[nodiscard]] int line() const noexcept { return line_; }

private:
    [[nodiscard]] bool scan(PhhFields& fields);
    [[nodiscard]] bool header(PhhFields& fields);
    [[nodiscard]] bool is_next_header() const noexcept;
    [[nodiscard]] bool key_and_value(PhhFields& fields);
    [[nodiscard]] const PhhKeyName* key();
    [[nodiscard]] bool value_of(PhhKey key, PhhFields& fields);
    [[nodiscard]] bool is_new(const PhhKeyName& known, std::string_view written);

    [[nodiscard]] bool string(std::string_view& value);
    [[nodiscard]] bool amount(AmountText& value);
    [[nodiscard]] bool any_amount(AmountText& value);
    [[nodiscard]] bool hand_id(PhhFields& fields);
    [[nodiscard]] bool anything();
    [[nodiscard]] bool word();

    template <class Item>
    [[nodiscard]] bool list(Item item);

    void blanks() noexcept;
    [[nodiscard]] bool comment() noexcept;
    [[nodiscard]] bool line_end() noexcept;
    [[nodiscard]] bool blanks_and_lines() noexcept;
    [[nodiscard]] bool ended() const noexcept { return at_ == end_; }
    [[nodiscard]] bool is(char c) const noexcept { return at_ != end_ && *at_ == c; }

    const char* at_ = nullptr;
    const char* end_ = nullptr;
    int line_ = 0;
    bool has_header_ = false;
    // Hands of a file have the same keys in the same order: the keys of the hand before are tried first.
    std::vector<const PhhKeyName*> before_;
    std::size_t next_key_ = 0;
    std::uint64_t seen_ = 0;             // Keys of this hand, by their numbers: none may come twice.
    std::vector<std::string_view> owns_; // Those that begin with "_".
};

} // namespace floorman
