#include "floor/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>

#include "floor/listener.hpp"
#include "floor/utterance.hpp"

namespace floorman {

namespace {

// `count` with its point before the last `decimals` digits, in the unit.
Result<Chips, MoneyError> chips_of(std::uint64_t count, int decimals, Unit unit) {
    std::array<char, 48> text{};
    char* end = text.data();
    // Zeros in front, so that there is a digit before the point.
    for (int zeros = 0; zeros <= decimals; ++zeros) *end++ = '0';
    end = std::to_chars(end, text.data() + text.size() - 1, count).ptr;
    if (decimals > 0) {
        std::copy_backward(end - decimals, end, end + 1);
        *(end - decimals) = '.';
        ++end;
    }
    return unit.chips({text.data(), static_cast<std::size_t>(end - text.data())});
}

// The amount into `spoken`, exact in the unit.
void state(Spoken& spoken, const SaidAmount& amount, AmountSaid otherwise, Unit unit) {
    const SpokenNumber& number = amount.number;
    spoken.said = amount.said != AmountSaid::none ? amount.said : otherwise;
    const Result<Chips, MoneyError> chips = chips_of(number.count, number.decimals, unit);
    if (number.too_large || (!chips && chips.error() == MoneyError::too_large))
        spoken.amount = most_chips;
    else if (number.too_fine || !chips)
        spoken.amount_is_too_fine = true;
    else
        spoken.amount = *chips;
    if (const Result<Chips, MoneyError> hundred = unit.chips("100")) spoken.hundred = *hundred;
    std::uint64_t whole = number.count;
    for (int i = 0; i < number.decimals; ++i) whole /= 10;
    spoken.small_number = !number.scaled && !amount.in_money && !number.too_large && whole < 100;
    if (!spoken.small_number || !spoken.amount_is_too_fine || number.too_fine) return;
    const std::uint64_t hundredfold = number.decimals < 2 ? number.count * 100 : number.count;
    const Result<Chips, MoneyError> hundreds = chips_of(hundredfold, number.decimals < 2 ? number.decimals : number.decimals - 2,
                                                        unit);
    if (hundreds) spoken.in_hundreds = *hundreds;
}

// What counts of all that was heard.
Spoken understood(const Listener& listener, Unit unit) {
    // Said outright before conditional before asked; of those, in the order in which they were said.
    const auto weight = [](const SaidTerm& term) { return term.asked ? 2 : term.conditional ? 1 : 0; };
    const SaidTerm* first = nullptr;
    const SaidTerm* second = nullptr;
    const SaidTerm* stated = nullptr; // Which act has the amount: the first, or the same said again: "raise, raise to 300".
    for (const SaidTerm& term : listener.terms()) {
        if (term.needs_amount && !term.amount) continue;
        if (first == nullptr || weight(term) < weight(*first)) {
            first = stated = &term;
            second = nullptr;
        } else if (second == nullptr && weight(term) == weight(*first)) {
            if (term.term != first->term)
                second = &term;
            else if (!stated->amount)
                stated = &term;
        }
    }
    Spoken spoken;
    if (first == nullptr) {
        spoken.asks = listener.asked_something();
        return spoken;
    }
    spoken.term = first->term;
    spoken.then = second != nullptr ? second->term : Term::none;
    spoken.asks = first->asked;
    spoken.raise_said = first->raise_said;
    spoken.conditional = first->conditional && !first->asked;
    if (stated->amount) state(spoken, *stated->amount, stated->said != AmountSaid::none ? stated->said : AmountSaid::plain, unit);
    return spoken;
}

} // namespace

Spoken understand(std::string_view words, Unit unit) {
    const Utterance utterance{words};
    Listener listener;
    for (std::string_view rest = utterance.text(); !rest.empty();) rest = listener.hear(rest);
    listener.end_sentence();
    return understood(listener, unit);
}

} // namespace floorman
