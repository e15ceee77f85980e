// Any bytes are heard without harm, and an amount that is said reads back as it was meant.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "floor/words.hpp"

namespace floorman {
namespace {

// True for what `understand` may ever answer.
bool makes_sense(const Spoken& spoken) {
    if (spoken.amount < no_chips || spoken.amount > most_chips) return false;
    if (spoken.said == AmountSaid::none && (spoken.amount != no_chips || spoken.small_number || spoken.amount_is_too_fine))
        return false;
    if (spoken.amount_is_too_fine && spoken.amount != no_chips) return false;
    if (spoken.conditional && spoken.asks) return false;
    if (spoken.then == spoken.term && spoken.term != Term::none) return false;
    if ((spoken.term == Term::fold || spoken.term == Term::check) && spoken.said != AmountSaid::none) return false;
    return spoken.term != Term::none || (spoken.then == Term::none && spoken.said == AmountSaid::none && !spoken.conditional);
}

// `number` below a thousand, as English writes it; "and" behind the hundred when `british`.
std::string below_thousand(int number, bool british, char joint) {
    static const std::vector<std::string> ones = {
        "",    "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
        "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    static const std::vector<std::string> tens = {"",      "",      "twenty",  "thirty", "forty",
                                                  "fifty", "sixty", "seventy", "eighty", "ninety"};
    std::string words;
    const auto index = [](int i) { return static_cast<std::size_t>(i); };
    if (number >= 100) words = ones[index(number / 100)] + " hundred";
    const int rest = number % 100;
    if (rest == 0) return words;
    if (!words.empty()) words += british ? " and " : " ";
    if (rest < 20) return words + ones[index(rest)];
    words += tens[index(rest / 10)];
    return rest % 10 == 0 ? words : words + joint + ones[index(rest % 10)];
}

std::string english(int number, bool british, char joint) {
    struct Scale {
        int size;
        const char* name;
    };
    std::string words;
    for (const Scale scale : {Scale{1'000'000, " million"}, Scale{1'000, " thousand"}, Scale{1, ""}}) {
        const int part = number / scale.size % 1000;
        if (part == 0) continue;
        if (!words.empty()) words += british && scale.size == 1 && part < 100 ? " and " : " ";
        words += below_thousand(part, british, joint) + scale.name;
    }
    return words;
}

// 1 to 999,999,999, of any length.
rc::Gen<int> any_amount() {
    return rc::gen::oneOf(rc::gen::inRange(1, 100), rc::gen::inRange(1, 10'000), rc::gen::inRange(1, 1'000'000),
                          rc::gen::inRange(1, 1'000'000'000));
}

RC_GTEST_PROP(WordsProperty, AnyBytesAreHeardWithoutHarm, ()) {
    const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    const auto decimals = *rc::gen::inRange(0, 10);
    RC_ASSERT(makes_sense(understand(bytes, Unit::of_decimals(decimals))));
}

RC_GTEST_PROP(WordsProperty, AnyWordsInAnyOrderMakeSense, ()) {
    static const std::vector<std::string> said = {
        "call",     "raise",   "bet",     "check",      "fold", "see",      "you",     "I",     "I'm", "in",    "all",   "pot",
        "complete", "make it", "to",      "more",       "by",   "not",      "if",      "or",    "but", "might", "the",   "a",
        "no",       "five",    "hundred", "thousand",   "and",  "half",     "point",   "k",     "300", "2.5",   "1,400", "$",
        "dollars",  "cents",   "pair",    "big blinds", "next", "how much", "can I",   ",",     ".",   "?",     "...",   "-",
        "he",       "bets",    "please",  "uh",         "open", "zero",     "million", "xyzzy", "3x",
    };
    const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(said));
    std::string speech;
    for (const std::string& word : words) speech += word + " ";
    RC_ASSERT(makes_sense(understand(speech, Unit{})));
}

RC_GTEST_PROP(WordsProperty, AnAmountInEnglishWordsReadsBack, ()) {
    const auto number = *any_amount();
    const auto british = *rc::gen::arbitrary<bool>();
    const auto joint = *rc::gen::element(' ', '-');
    const std::string words = english(number, british, joint);

    const Spoken alone = understand(words, Unit{});
    RC_ASSERT(alone.term == Term::number);
    RC_ASSERT(alone.said == AmountSaid::total);
    RC_ASSERT(alone.amount == Chips{number});
    RC_ASSERT(alone.small_number == (number < 100));

    const Spoken raise = understand("Uh, I raise to " + words + ", please.", Unit{});
    RC_ASSERT(raise.term == Term::raise);
    RC_ASSERT(raise.said == AmountSaid::total);
    RC_ASSERT(raise.amount == Chips{number});

    const Spoken more = understand("raise another " + words + " dollars", Unit{});
    RC_ASSERT(more.said == AmountSaid::more);
    RC_ASSERT(more.amount == Chips{number});
    RC_ASSERT(!more.small_number);
}

RC_GTEST_PROP(WordsProperty, AnAmountInDigitsReadsBackInAnyUnit, ()) {
    const auto unit = Unit::of_decimals(*rc::gen::inRange(0, 10));
    const Chips amount{
        *rc::gen::oneOf(rc::gen::inRange<std::int64_t>(1, 1000), rc::gen::inRange<std::int64_t>(1, most_chips.count + 1))};
    const Spoken spoken = understand("bet " + unit.text(amount), unit);
    RC_ASSERT(spoken.term == Term::bet);
    RC_ASSERT(spoken.said == AmountSaid::plain);
    RC_ASSERT(spoken.amount == amount);
    RC_ASSERT(!spoken.amount_is_too_fine);
}

RC_GTEST_PROP(WordsProperty, FillerAroundAClearActChangesNothing, ()) {
    static const std::vector<std::string> filler = {"uh",      "okay",    "well,",  "please",    "sir", "um...",
                                                    "thanks.", "I guess", "sorry,", "you know,", "hey", "no,"};
    const auto before = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(filler));
    const auto behind = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(filler));
    const std::string act = *rc::gen::elementOf(
        std::vector<std::string>{"I call", "fold", "check", "raise to 300", "all in", "I bet 20", "make it 4k"});
    RC_PRE(before.size() < 30U);
    std::string speech;
    for (const std::string& word : before) speech += word + " ";
    speech += act + ", ";
    for (const std::string& word : behind) speech += word + " ";
    RC_ASSERT(understand(speech, Unit{}) == understand(act, Unit{}));
}

} // namespace
} // namespace floorman
