#include "cards/card.hpp"

#include <array>

namespace floorman {

namespace {

constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "cdhs";
constexpr std::string_view unknown_text = "??";

constexpr std::array<std::string_view, ranks_in_deck> one_of_rank{"deuce", "three", "four", "five",  "six",  "seven", "eight",
                                                                  "nine",  "ten",   "jack", "queen", "king", "ace"};
constexpr std::array<std::string_view, ranks_in_deck> many_of_rank{
    "deuces", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens", "kings", "aces"};
constexpr std::array<std::string_view, suits_in_deck> suit_words{"clubs", "diamonds", "hearts", "spades"};

// The card that begins at `at`, which is within the text.
Result<Card, CardError> card_at(std::string_view text, std::size_t at) {
    if (text.substr(at, 2) == unknown_text) return unknown_card;
    const std::size_t rank = rank_letters.find(text[at]);
    if (rank == std::string_view::npos) return CardError{CardFault::not_a_rank, at};
    if (at + 1 == text.size()) return CardError{CardFault::half_a_card, at};
    const std::size_t suit = suit_letters.find(text[at + 1]);
    if (suit == std::string_view::npos) return CardError{CardFault::not_a_suit, at + 1};
    return Card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
}

} // namespace

Result<Card, CardError> card_from(std::string_view text) {
    if (text.empty()) return CardError{CardFault::not_one_card, 0};
    auto card = card_at(text, 0);
    if (card && text.size() > 2) return CardError{CardFault::not_one_card, 2};
    return card;
}

Result<CardRun, CardError> cards_from(std::string_view text) {
    CardRun run;
    std::uint64_t seen = 0;
    for (std::size_t at = 0; at < text.size(); at += 2) {
        const auto card = card_at(text, at);
        if (!card) return card.error();
        if (run.full()) return CardError{CardFault::too_many, at};
        if (card->known()) {
            const std::uint64_t bit = std::uint64_t{1} << card->code;
            if ((seen & bit) != 0) return CardError{CardFault::repeated, at};
            seen |= bit;
        }
        run.push_back(*card);
    }
    return run;
}

std::string text(Card card) {
    if (!card.known()) return std::string{unknown_text};
    return {rank_letters[static_cast<std::size_t>(card.rank())], suit_letters[static_cast<std::size_t>(card.suit())]};
}

std::string text(std::span<const Card> cards) {
    std::string written;
    for (const Card card : cards) written += text(card);
    return written;
}

std::string_view word(Rank rank) noexcept { return one_of_rank[static_cast<std::size_t>(rank)]; }
std::string_view words(Rank rank) noexcept { return many_of_rank[static_cast<std::size_t>(rank)]; }
std::string_view word(Suit suit) noexcept { return suit_words[static_cast<std::size_t>(suit)]; }

} // namespace floorman
