#include "text/card_text.hpp"

#include "text/complaint.hpp"

namespace floorman {

std::string why_no_cards(const CardError& error, std::string_view written) {
    std::string where = in_quotes(written) + " goes wrong at character " + std::to_string(error.at + 1) + ": ";
    switch (error.fault) {
    case CardFault::not_a_rank: return where + "no rank is written so; write 2 to 9, T, J, Q, K, A or ??";
    case CardFault::not_a_suit: return where + "no suit is written so; write c, d, h or s";
    case CardFault::half_a_card: return where + "the last card has no suit; write a rank and a suit for each, such as AsKd";
    case CardFault::not_one_card: return where + "one card was asked for; write a rank and a suit, such as As";
    case CardFault::repeated: return where + "the card stands there twice; write each once";
    case CardFault::too_many: return where + "a deck holds no more cards; write fewer";
    }
    return where;
}

} // namespace floorman
