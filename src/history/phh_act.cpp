#include "history/phh_act.hpp"

#include <array>
#include <cstring>

#include "text/card_text.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

constexpr std::uint8_t no_card = 0xFE; // Card::unknown_code is a card.

template <std::size_t N>
constexpr std::array<std::uint8_t, 256> places(const char (&letters)[N]) {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_card);
    for (std::size_t i = 0; i + 1 < N; ++i) table[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i);
    return table;
}
constexpr auto ranks = places("23456789TJQKA");
constexpr auto suits = places("cdhs");

// The words of an action, between blanks; what follows "#" is a comment.
class Words {
public:
    explicit Words(std::string_view text) noexcept : rest_(text) {}

    [[nodiscard]] bool ended() noexcept {
        while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
        return rest_.empty() || rest_.front() == '#';
    }
    // Empty when there is no more.
    [[nodiscard]] std::string_view next() noexcept {
        if (ended()) return {};
        std::size_t end = 0;
        while (end < rest_.size() && !is_blank(rest_[end]) && rest_[end] != '#') ++end;
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(end);
        return word;
    }

private:
    static bool is_blank(char c) noexcept { return c == ' ' || (c >= '\t' && c <= '\r'); }

    std::string_view rest_;
};

Seat seat_called(std::string_view word, int seats) noexcept {
    if (word.size() < 2 || word.size() > 3 || word[0] != 'p' || word[1] < '1' || word[1] > '9') return no_seat;
    int place = word[1] - '0';
    if (word.size() == 3) {
        if (word[2] < '0' || word[2] > '9') return no_seat;
        place = place * 10 + (word[2] - '0');
    }
    return place <= seats ? Seat{place - 1} : no_seat;
}

// The rest of an action as cards; blanks between them do not matter. Known ones once each.
bool take_cards(Words& words, Bounded<Card, 7>& cards) noexcept {
    std::uint64_t seen = 0;
    while (!words.ended()) {
        const std::string_view word = words.next();
        if (word.size() % 2 != 0 || cards.size() + word.size() / 2 > 7) return false;
        for (std::size_t i = 0; i < word.size(); i += 2) {
            if (word[i] == '?' && word[i + 1] == '?') {
                cards.push_back(unknown_card);
                continue;
            }
            const std::uint8_t rank = ranks[static_cast<unsigned char>(word[i])];
            const std::uint8_t suit = suits[static_cast<unsigned char>(word[i + 1])];
            if (rank == no_card || suit == no_card) return false;
            const Card card{static_cast<Rank>(rank), static_cast<Suit>(suit)};
            const std::uint64_t bit = std::uint64_t{1} << card.code;
            if ((seen & bit) != 0) return false;
            seen |= bit;
            cards.push_back(card);
        }
    }
    return true;
}

bool dealing(Words& words, int seats, Deed& deed) noexcept {
    const std::string_view what = words.next();
    if (what == "dh") {
        deed.did = Did::deal_hole;
        deed.seat = seat_called(words.next(), seats);
        if (!deed.seat.exists()) return false;
    } else if (what == "db") {
        deed.did = Did::deal_board;
    } else {
        return false;
    }
    return take_cards(words, deed.cards) && !deed.cards.empty();
}

bool shows(Words& words, Deed& deed) noexcept {
    if (words.ended()) {
        deed.did = Did::muck;
        return true;
    }
    deed.did = Did::show;
    Words look_ahead = words;
    if (look_ahead.next() == "-") return look_ahead.ended(); // Those that are known.
    return take_cards(words, deed.cards);
}

bool wagers(Words& words, Deed& deed, AmountText& amount) noexcept {
    deed.did = Did::bet_or_raise;
    std::string_view written = words.next();
    return take_amount(written, amount) && written.empty() && words.ended();
}

// Any form that PHH has.
bool read_any(std::string_view text, Deed& deed, AmountText& amount) noexcept {
    constexpr int seats = max_seats; // How many play is not known yet.
    Words words{text};
    const std::string_view who = words.next();
    if (who == "d") return dealing(words, seats, deed);
    deed.seat = seat_called(who, seats);
    if (!deed.seat.exists()) return false;
    const std::string_view verb = words.next();
    if (verb == "f") {
        deed.did = Did::fold;
    } else if (verb == "cc") {
        deed.did = Did::check_or_call;
    } else if (verb == "cbr") {
        return wagers(words, deed, amount);
    } else if (verb == "sm") {
        return shows(words, deed);
    } else if (verb == "sd") {
        deed.did = Did::discard;
        return take_cards(words, deed.cards);
    } else if (verb == "pb") {
        deed.did = Did::bring_in;
    } else {
        return false;
    }
    return words.ended();
}

} // namespace

void add_phh_action(std::string_view text, int line, PhhFields& fields) {
    if (Words{text}.ended()) {
        ++fields.no_ops;
        return;
    }
    Deed& deed = fields.deeds.emplace_back();
    AmountText amount;
    if (!read_any(text, deed, amount)) {
        deed = Deed{};
        if (fields.unread.deed == 0) fields.unread = {text, fields.deeds.size()};
    }
    deed.line = line;
    deed.number = fields.actions();
    if (deed.did == Did::bet_or_raise) fields.add_wager(fields.deeds.size() - 1, amount);
    if (deed.seat.exists() && deed.seat.index >= fields.seats_named) fields.names_seat(deed.seat, {text, fields.deeds.size()});
}

std::string why_no_phh_act(std::string_view text, int seats) {
    const std::string wrong = in_quotes(text) + " is no action of PHH";
    Words words{text};
    const std::string_view who = words.next();
    const bool dealer = who == "d";
    if (!dealer && !seat_called(who, seats).exists())
        return wrong + ": it begins with the dealer, d, or with one of p1 to p" + std::to_string(seats);
    const std::string_view verb = words.next();
    if (dealer && verb == "dh" && !seat_called(words.next(), seats).exists())
        return wrong + ": it deals to nobody; write 'd dh p1 AsKd'";
    if (dealer ? verb == "dh" || verb == "db" : verb == "sm" || verb == "sd") {
        std::string written;
        while (!words.ended()) written += words.next();
        const Result<CardRun, CardError> cards = cards_from(written);
        if (!cards) return wrong + ": " + why_no_cards(cards.error(), written);
        if (cards->size() > 7) return wrong + ": it has " + std::to_string(cards->size()) + " cards, and nobody holds so many";
        return wrong + ": the cards are missing; write them one after another, with ?? for those that are unknown";
    }
    if (dealer) return wrong + "; write 'd dh p1 AsKd' or 'd db 2c3c4c'";
    if (verb == "cbr") return wrong + "; write an amount behind it, such as 'cbr 300'";
    return wrong + "; write 'f', 'cc', 'cbr 300', 'pb', 'sd' or 'sm' behind the player";
}

} // namespace floorman
