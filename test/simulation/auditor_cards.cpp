#include "simulation/auditor_cards.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace auditor {

namespace {

using Cards = std::vector<int>;

Cards& of(std::vector<Cards>& piles, int seat) { return piles[static_cast<std::size_t>(seat)]; }
int count(const std::vector<Cards>& piles, int seat) { return static_cast<int>(piles[static_cast<std::size_t>(seat)].size()); }
bool is_in(const CardTable& now, int seat) { return now.in[static_cast<std::size_t>(seat)] != 0; }

bool take_from(Cards& pile, int card) {
    const auto found = std::find(pile.begin(), pile.end(), card);
    if (found == pile.end()) return false;
    pile.erase(found);
    return true;
}

void off_the_deck(CardTable& now, const Cards& cards, Cards& to) {
    for (const int card : cards) {
        take_from(now.deck, card);
        to.push_back(card);
        --now.left;
    }
}

// How many cards a player still needs on a street; a common card is everybody's.
int lacks(const CardTable& now, int seat, int street) {
    const int common = now.game.last_street_may_be_common ? static_cast<int>(now.boards[0].size()) : 0;
    return now.at(street).to_each - common - count(now.hands, seat);
}

int draws_until(const CardTable& now, int street) {
    int draws = 0;
    for (int i = 0; i <= street; ++i) draws += now.at(i).draws ? 1 : 0;
    return draws;
}

bool has_drawn(const CardTable& now, int seat, int street) {
    return now.draws[static_cast<std::size_t>(seat)] >= draws_until(now, street);
}

// What a player lacks who has drawn again since, belongs to a later street.
bool is_dealt(const CardTable& now, int street) {
    for (int seat = 0; seat < now.game.seats; ++seat) {
        if (!is_in(now, seat)) continue;
        const bool drew_again = now.draws[static_cast<std::size_t>(seat)] > draws_until(now, street);
        if (!has_drawn(now, seat, street) || (lacks(now, seat, street) > 0 && !drew_again)) return false;
    }
    return static_cast<int>(now.boards[0].size()) >= now.at(street).on_board;
}

void apply(CardTable& now, const CardDeed& deed) {
    switch (deed.kind) {
    case CardDeed::to_hand:
        off_the_deck(now, deed.cards, of(now.hands, deed.seat));
        for (const int card : of(now.apart, deed.seat)) now.muck.push_back(card);
        of(now.apart, deed.seat).clear();
        break;
    case CardDeed::to_board: off_the_deck(now, deed.cards, of(now.boards, deed.number)); break;
    case CardDeed::burns:
        off_the_deck(now, deed.cards, now.muck);
        ++now.burns;
        break;
    case CardDeed::throws_away:
        for (const int card : deed.cards) {
            take_from(of(now.hands, deed.seat), card);
            of(now.apart, deed.seat).push_back(card);
        }
        ++now.draws[static_cast<std::size_t>(deed.seat)];
        break;
    case CardDeed::reshuffles:
        for (int seat = 0; seat < now.game.seats; ++seat) {
            if (is_in(now, seat)) continue;
            for (std::vector<Cards>* const piles : {&now.hands, &now.apart}) {
                for (const int card : of(*piles, seat)) now.muck.push_back(card);
                of(*piles, seat).clear();
            }
        }
        for (const int card : now.muck) now.deck.push_back(card);
        now.left += static_cast<int>(now.muck.size());
        now.muck.clear();
        break;
    case CardDeed::runs:
        now.shared = static_cast<int>(now.boards[0].size());
        now.boards.resize(static_cast<std::size_t>(deed.number), now.boards[0]);
        break;
    case CardDeed::out: now.in[static_cast<std::size_t>(deed.seat)] = 0; break;
    case CardDeed::street: now.street = deed.number; break;
    case CardDeed::over: now.over = true; break;
    }
}

bool is_draw_game(const CardTable& now) { return draws_until(now, now.last()) > 0; }

// The street whose cards come next; past the last when all are out.
int street_due(const CardTable& now) {
    if (!now.over) return is_dealt(now, now.street) ? now.last() + 1 : now.street;
    int street = 0;
    while (street <= now.last() && is_dealt(now, street)) ++street;
    return street;
}

CardsDue new_cards(const CardTable& now, int seat, int missing) {
    if (is_draw_game(now) && now.left < missing && in_muck(now) > 0) return {CardsDue::reshuffle, seat, in_muck(now)};
    return {CardsDue::hand, seat, missing};
}

bool everybody_has_first_cards(const CardTable& now) {
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (is_in(now, seat) && lacks(now, seat, 0) > 0 && !is_draw_game(now)) return false;
    return true;
}

CardsDue burn_or_reshuffle(const CardTable& now) {
    if (now.left > 0) return {CardsDue::burn, -1, 1};
    if (is_draw_game(now) && in_muck(now) > 0) return {CardsDue::reshuffle, -1, in_muck(now)};
    return {};
}

// Every street but the first has its burn.
bool burnt_for(const CardTable& now, int street) { return now.burns >= street; }

CardsDue due_on(const CardTable& now, int street) {
    // No burn where too few cards would be left for the board, or in stud none for all.
    const int to_board = now.at(street).on_board - static_cast<int>(now.boards[0].size());
    const int needed = now.game.last_street_may_be_common ? 1 : to_board;
    const bool has_one_more = is_draw_game(now) || now.left > needed;
    const bool burns = now.game.burns && street > 0 && !burnt_for(now, street) && everybody_has_first_cards(now) && has_one_more;
    if (burns)
        if (const CardsDue first = burn_or_reshuffle(now); first.what != CardsDue::nothing) return first;
    // Who draws has a hand to throw cards away from, on the street that the hand begins on too.
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (is_in(now, seat) && !has_drawn(now, seat, street) && lacks(now, seat, street) > 0)
            return new_cards(now, seat, lacks(now, seat, street));
    int lacking = 0;
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (is_in(now, seat) && !has_drawn(now, seat, street)) return {CardsDue::draw, seat, 0};
    int earlier = 0;
    for (int seat = 0; seat < now.game.seats; ++seat) {
        if (!is_in(now, seat) || lacks(now, seat, street) < 1) continue;
        ++lacking;
        earlier += lacks(now, seat, street) - 1;
    }
    const bool all_lack = lacking == now.players();
    if (now.game.last_street_may_be_common && street == now.last() && all_lack && now.left - earlier < now.players())
        return {CardsDue::board, -1, 1};
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (is_in(now, seat) && lacks(now, seat, street) > 0) return new_cards(now, seat, lacks(now, seat, street));
    return {CardsDue::board, -1, now.at(street).on_board - static_cast<int>(now.boards[0].size())};
}

// The other boards, one after another.
CardsDue due_on_other_boards(const CardTable& now) {
    int burns = now.last();
    for (int number = 1; number < static_cast<int>(now.boards.size()); ++number) {
        const int lie = count(now.boards, number);
        for (int street = 0; street <= now.last(); ++street) {
            if (now.at(street).on_board > now.shared) ++burns;
            if (lie >= now.at(street).on_board) continue;
            if (now.game.burns && now.burns < burns) return burn_or_reshuffle(now);
            return {CardsDue::board, -1, now.at(street).on_board - lie, number};
        }
    }
    return {};
}

CardsDue due(const CardTable& now) {
    if (now.players() < 2) return {};
    const int street = street_due(now);
    if (street <= now.last()) return due_on(now, street);
    return now.over ? due_on_other_boards(now) : CardsDue{};
}

bool all_in_deck(const CardTable& now, const Cards& cards) {
    Cards deck = now.deck;
    if (now.left < static_cast<int>(cards.size())) return false;
    return std::all_of(cards.begin(), cards.end(), [&](int card) { return card < 0 || take_from(deck, card); });
}

bool may_throw_away(const CardTable& now, const CardDeed& deed) {
    const CardsDue next = due(now);
    if (next.what != CardsDue::draw || next.seat != deed.seat) return false;
    // As many as can be replaced: what the others hold and this hand's own cards are no new ones.
    const int free = static_cast<int>(now.game.deck.size()) - now.players() * now.at(0).to_each;
    if (static_cast<int>(deed.cards.size()) > free) return false;
    Cards held = now.hands[static_cast<std::size_t>(deed.seat)];
    return std::all_of(deed.cards.begin(), deed.cards.end(), [&](int card) { return take_from(held, card); });
}

bool may_get_cards(const CardTable& now, const CardDeed& deed) {
    if (!is_in(now, deed.seat)) return false;
    const CardsDue next = due(now);
    const int street = street_due(now);
    if (street > now.last() || static_cast<int>(deed.cards.size()) != lacks(now, deed.seat, street)) return false;
    const bool as_they_draw = next.what == CardsDue::draw && has_drawn(now, deed.seat, street);
    return (next.what == CardsDue::hand || as_they_draw) && !deed.cards.empty() && all_in_deck(now, deed.cards);
}

bool may_run(const CardTable& now, int times) {
    const int lie = count(now.boards, 0);
    const int to_come = now.at(now.last()).on_board - lie;
    if (!now.game.board_may_be_run || !now.over || now.players() < 2 || now.boards.size() > 1) return false;
    if (to_come < 1 || times < 2 || times > 4) return false;
    int needed = times * to_come;
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (is_in(now, seat)) needed += std::max(0, lacks(now, seat, 0));
    for (int street = 0; street <= now.last() && now.game.burns; ++street)
        if (now.at(street).on_board > lie) needed += times;
    return needed <= now.left;
}

} // namespace

CardTable::CardTable(CardGame of)
    : game(std::move(of)), hands(static_cast<std::size_t>(game.seats)), apart(hands.size()), in(hands.size(), 1),
      draws(hands.size(), 0), deck(game.deck), left(static_cast<int>(deck.size())) {}

int CardTable::players() const { return static_cast<int>(std::count(in.begin(), in.end(), char{1})); }

void add(CardTable& table, const CardDeed& deed) {
    apply(table, deed);
    table.deeds.push_back(deed);
}

CardsDue cards_due(const CardTable& now) { return due(now); }

bool allows(const CardTable& now, const CardDeed& deed) {
    const CardsDue next = due(now);
    switch (deed.kind) {
    case CardDeed::to_hand: return may_get_cards(now, deed);
    case CardDeed::to_board:
        return next.what == CardsDue::board && next.board_number == deed.number &&
               static_cast<int>(deed.cards.size()) == next.count && all_in_deck(now, deed.cards);
    case CardDeed::burns: return next.what == CardsDue::burn && deed.cards.size() == 1 && all_in_deck(now, deed.cards);
    case CardDeed::throws_away: return may_throw_away(now, deed);
    case CardDeed::reshuffles: return next.what == CardsDue::reshuffle;
    case CardDeed::runs: return may_run(now, deed.number);
    case CardDeed::out:
    case CardDeed::street:
    case CardDeed::over: break;
    }
    return true;
}

const std::vector<int>& hand_of(const CardTable& table, int seat) { return table.hands[static_cast<std::size_t>(seat)]; }
const std::vector<int>& board_of(const CardTable& table, int number) { return table.boards[static_cast<std::size_t>(number)]; }
bool in_deck(const CardTable& table, int card) {
    return std::find(table.deck.begin(), table.deck.end(), card) != table.deck.end();
}

int in_muck(const CardTable& now) {
    auto cards = static_cast<int>(now.muck.size());
    for (int seat = 0; seat < now.game.seats; ++seat)
        if (!is_in(now, seat)) cards += count(now.hands, seat) + count(now.apart, seat);
    return cards;
}

} // namespace auditor
