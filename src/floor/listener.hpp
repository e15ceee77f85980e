#pragma once
// Listener: hears plain words one phrase after another and keeps which terms of the game were said, and how.
//
// Knows how phrases work on each other: who is spoken of, what is denied, asked or only imagined, to which term an amount
// belongs. Which of the terms counts is for words.cpp.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/bounded.hpp"
#include "floor/phrases.hpp"
#include "floor/spoken_number.hpp"
#include "floor/words.hpp"

namespace floorman {

struct SaidAmount {
    SpokenNumber number;
    AmountSaid said{};
    bool in_money{}; // With a currency: the number means itself.
};

// A term as it was said.
struct SaidTerm {
    Term term{};
    AmountSaid said{}; // How its amount is meant when nothing else tells.
    std::optional<SaidAmount> amount;
    bool needs_amount{}; // Without one it was no term: "make it quick".
    bool conditional{};
    bool asked{};
    bool raise_said{}; // It is the amount of "raise" or "bet": "bet the pot".
};

class Listener {
public:
    static constexpr std::size_t most_terms = 8; // Of more, the last takes the place of the one before it.

    // Takes the first phrase, number, mark or word of `text`, which has one, and returns what is left.
    std::string_view hear(std::string_view text) noexcept;

    // Requires that nothing more is heard, or that a mark is next.
    void end_sentence() noexcept;

    [[nodiscard]] const Bounded<SaidTerm, most_terms>& terms() const noexcept { return terms_; }
    [[nodiscard]] bool asked_something() const noexcept { return asked_something_; }

private:
    // What the words so far make of the next term in the clause.
    struct Mood {
        bool others{}; // It is somebody else's.
        bool denied{};
        bool perhaps{};
        bool asked{};
    };

    // To what a number that is heard now would belong.
    enum class Slot : std::uint8_t {
        closed, // To nothing.
        alone,  // To itself: an amount and no term.
        term,   // To the last term.
    };

    void hear_mark(char mark) noexcept;
    void hear_phrase(const Phrase& phrase) noexcept;
    void hear_term(const Phrase& phrase, const std::optional<SaidAmount>& held) noexcept;
    std::string_view hear_number(const SpokenNumber& number, std::string_view rest) noexcept;
    void hear_unknown() noexcept;
    void hear_vague() noexcept;

    bool says_amount_of_last(const Phrase& phrase) noexcept;
    [[nodiscard]] bool talk_so_far() const noexcept;
    void start_anew() noexcept;
    void make_conditional_from(std::size_t first) noexcept;
    void begin(SaidTerm term) noexcept;
    void begin_number(const SaidAmount& amount) noexcept;

    Bounded<SaidTerm, most_terms> terms_;
    std::size_t clause_ = 0;   // The first term of this clause,
    std::size_t sentence_ = 0; // and of this sentence.
    Mood mood_;
    std::optional<SaidAmount> held_; // An amount just before a term.
    Slot slot_ = Slot::alone;
    AmountSaid said_{};            // "To" or "more" was said, and the amount not yet.
    bool in_money_ = false;        // "$" was said, and the amount not yet.
    int naming_ = 0;               // Among so many words from here a term is a thing spoken of.
    bool apart_ = false;           // A mark stands between the last term and here.
    bool hanging_ = false;         // Since the mood was set nothing but filler was said.
    bool told_ = false;            // In this clause something was that means nothing here.
    bool carried_ = false;         // The mood was set before the last breath.
    bool condition_ = false;       // "If" was said in this sentence,
    std::size_t condition_at_ = 0; // behind so many terms.
    bool was_denied_ = false;      // The last term was denied.
    bool choice_ = false;          // "Or" was said.
    bool asked_something_ = false;
};

} // namespace floorman
