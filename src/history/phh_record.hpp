#pragma once
// PhhRecord: what the fields of a PHH hand mean: a record of the hand. Knows PHH's words; judges nothing.

#include <optional>
#include <vector>

#include "history/phh_fields.hpp"
#include "history/problem.hpp"
#include "history/record.hpp"

namespace floorman {

class PhhRecord {
public:
    // Whether a blind written as a negative amount is a dead post; PHH means a live one.
    explicit PhhRecord(bool posts_are_dead = false) noexcept : posts_are_dead_(posts_are_dead) {}

    // Makes `record` of `fields`, whose texts it keeps views of; or says why they are no hand.
    std::optional<Problem> make(const PhhFields& fields, Record& record);

private:
    struct Amount { // Of a deed, until the unit is known.
        std::size_t deed;
        AmountText text;
    };

    bool posts_are_dead_;
    std::vector<Amount> amounts_;

    friend class PhhReading;
};

} // namespace floorman
