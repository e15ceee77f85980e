#pragma once
// StarsText: the small parts that lines of PokerStars' text are made of: money, cards in brackets, words at either end.
//
// Views and plain values; knows no hand.

#include <string_view>

#include "base/bounded.hpp"
#include "cards/card.hpp"
#include "history/amount_text.hpp"

namespace floorman {

// Takes `word` off the front of `rest`; false, and nothing changed, when it does not begin so.
[[nodiscard]] bool take(std::string_view& rest, std::string_view word) noexcept;

// Takes an amount off the front: "$1.50", "€2", "1500", "1,500". `has_currency` becomes true where a sign of money stands.
[[nodiscard]] bool take_money(std::string_view& rest, AmountText& amount, bool& has_currency) noexcept;

// The first sign of money in it, "$"; empty where there is none.
[[nodiscard]] std::string_view sign_of_money(std::string_view text) noexcept;

// Takes "[2c 7d 9h]" off the front, blanks before it too.
using BracketedCards = Bounded<Card, 7>;
[[nodiscard]] bool take_bracket(std::string_view& rest, BracketedCards& cards) noexcept;

// Takes digits off the front as a number of at most six digits.
[[nodiscard]] bool take_number(std::string_view& rest, int& number) noexcept;

[[nodiscard]] std::string_view without_blanks(std::string_view text) noexcept;

} // namespace floorman
