#pragma once
// Phrases: what people say at a table, as data: each phrase, and what it does to the understanding of what is said.
//
// Knows the words; how they work together is in words.cpp. A phrase is in the plain words of an Utterance.

#include <cstdint>
#include <string_view>

#include "floor/words.hpp"

namespace floorman {

enum class Role : std::uint8_t {
    act,           // A term of the game, said of oneself unless the words before it say otherwise.
    own_act,       // The same, naming the speaker: "I'm in".
    act_if_amount, // A term only when an amount follows: "make it 300", but "make it quick".
    act_alone,     // A term only where nothing but filler stands beside it: "out", but "out here".
    others_act,    // Somebody else's act, or a past one: "bets", "called".
    talk,          // No act, though it holds a word that could be one: "good call".
    filler,        // Says nothing, and stands in nothing's way.
    speaker,       // "I": what follows is the speaker's again.
    others,        // "you", "he": the act that follows is theirs.
    thing,         // "the", "your": a term among the next words is a thing spoken of, not an act: "your bet".
    article,       // "a", "no": the same, and an amount may follow.
    to,            // A total follows; or, before a term, a thing spoken of: "100 to call".
    total,         // The amount is a total: "300 straight".
    more,          // The amount is on top: "200 more".
    money,         // A currency: the number means itself.
    pieces,        // "Chips": a currency behind many; behind a few, pieces of unknown worth.
    over,          // Behind a number, and with nothing after it, the amount is on top: "100 over".
    counted,       // Behind a number: something other than chips is counted: "outs", "big blinds", "percent".
    vague,         // The amount that follows is not told by words alone: "half", "a couple".
    negates,       // The act that follows is denied.
    perhaps,       // The acts that follow in the clause are not said as acts: "I might".
    some_day,      // The same, and those before it too: "next hand", "maybe".
    condition,     // The same, to the end of the sentence: "if".
    but,           // What follows is no longer denied or conditional.
    either,        // What was denied goes on: "or".
    asks,          // What follows in the clause is asked.
};

struct Phrase {
    std::string_view words;
    Role role{};
    Term term{};       // Of the three kinds of act.
    AmountSaid said{}; // How its amount is meant when nothing else tells: "make it" means a total.
};

// The longest phrase with which `text` begins; nullptr when there is none.
[[nodiscard]] const Phrase* phrase_at(std::string_view text) noexcept;

} // namespace floorman
