#pragma once
// PhhScan: reads the plain form of PHH that programs write, about as fast as it can be looked at.
//
// Plain is: bare keys that PHH knows, each once; strings of ASCII without escapes; numbers without signs but minus,
// exponents or underscores; lists of either, with comments and line breaks where TOML has them. Whatever is plain here is
// TOML, and phh_toml makes the same fields of it; of anything else the scanner says only that it is not plain. So it says of a
// hand with an action that names a player too many: whoever is to say so wants its text, which the scanner does not keep.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "history/eight_characters.hpp"
#include "history/phh_fields.hpp"

namespace floorman {

// Hands of a file have the same keys in the same order: the keys of the hand before are tried first.
struct ScannedKeys {
    struct Key {
        const PhhKeyName* known; // Null for one that is tried no more.
        // As programs write it, with " = " behind it, in eights, and which of their bits count.
        std::array<EightCharacters, 4> written;
        std::array<EightCharacters, 4> counts;
        std::size_t eights;
        std::size_t length;
    };
    std::array<Key, 64> before{};       // By their place; those behind begin again.
    std::vector<std::string_view> owns; // Of this hand, those that begin with "_".
    bool any = false;                   // Whether this hand has a key.
};

// What stands before the actions of a hand and what it gave: in many files it is the same from hand to hand, or but for the
// stacks.
struct ScannedOpening {
    std::string before_stacks; // From the first key to the list of the stacks,
    std::string stacks;        // the list as the hand before had it,
    std::string after_stacks;  // and from there to the key of the actions.
    PhhGiven given;            // With the stacks that it had first.
    std::size_t seats = 0;     // How many stacks there are.
    int decimals = 0;          // The most of all amounts but the stacks.
    int lines = 0;             // How many ends of lines there are in it.
    std::size_t keys = 0;
    std::uint64_t seen = 0;          // The keys, by their numbers.
    std::size_t variant = 0;         // Where the word stands in the text before the stacks,
    std::size_t variant_length = 0;  // and how long it is.
    std::uint64_t number = 0;        // Another for each; 0 while there is none.
    std::uint64_t stacks_number = 0; // Another for each list of stacks.
};

class PhhScan {
public:
    // One hand, from the start of `text` to the next header of a hand ("[2]" at the start of a line) or the end. The header
    // of the hand itself may stand before its keys. How many characters that took; nothing when the hand is not plain.
    // What `fields` hold of an opening, as this scanner numbered it, may stay there: nobody changes that from hand to hand.
    std::optional<std::size_t> hand(std::string_view text, int first_line, PhhFields& fields);

    // The line at which the last hand that was plain ends: where the next begins.
    [[nodiscard]] int line() const noexcept { return line_; }
    // Whether there is any key in it.
    [[nodiscard]] bool has_keys() const noexcept { return keys_.any; }

private:
    int line_ = 0;
    ScannedKeys keys_;
    ScannedOpening opening_;
};

} // namespace floorman
