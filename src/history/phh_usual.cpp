#include "history/phh_usual.hpp"

#include <array>

#include "history/eight_characters.hpp"

namespace floorman {

namespace {

// No action of these forms is longer, with its quotes and what follows; so near to the end of a text nobody looks for one.
constexpr std::ptrdiff_t longest_action = 48;
constexpr std::ptrdiff_t longest_amount = 16;
constexpr std::ptrdiff_t longest_name = 32;
constexpr std::ptrdiff_t comma_and_blank = 2;

constexpr std::uint8_t no_card = 0x80;

template <std::size_t N>
constexpr std::array<std::uint8_t, 256> places(const char (&letters)[N], unsigned step) {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_card);
    for (std::size_t i = 0; i + 1 < N; ++i) table[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i * step);
    return table;
}
// The two letters of a card make its code together.
constexpr auto rank_codes = places("23456789TJQKA", suits_in_deck);
constexpr auto suit_codes = places("cdhs", 1);

// no_card and more where no card stands there.
unsigned code_at(const char* at) noexcept {
    return static_cast<unsigned>(rank_codes[static_cast<unsigned char>(at[0])]) | suit_codes[static_cast<unsigned char>(at[1])];
}

// "AsKdQh": cards of which none is there twice. Where they end; null where there are none, or too many.
const char* take_some_cards(const char* at, Bounded<Card, 7>& cards) noexcept {
    std::uint64_t seen = 0;
    for (unsigned code = code_at(at); code < no_card; code = code_at(at)) {
        const std::uint64_t bit = std::uint64_t{1} << code;
        if ((seen & bit) != 0 || cards.full()) return nullptr;
        seen |= bit;
        cards.push_back(Card{static_cast<int>(code)});
        at += 2;
    }
    return cards.empty() ? nullptr : at;
}

// The same; most are two.
inline const char* take_cards(const char* at, Bounded<Card, 7>& cards) noexcept {
    const unsigned first = code_at(at);
    const unsigned second = code_at(at + 2);
    const bool ends = rank_codes[static_cast<unsigned char>(at[4])] == no_card;
    if ((first | second) >= no_card || first == second || !ends) return take_some_cards(at, cards);
    cards = Bounded<Card, 7>{};
    cards.push_back(Card{static_cast<int>(first)});
    cards.push_back(Card{static_cast<int>(second)});
    return at + 4;
}

// "????", or as many as there are. The same.
const char* take_unknown(const char* at, Bounded<Card, 7>& cards) noexcept {
    for (; at[0] == '?' && at[1] == '?'; at += 2) {
        if (cards.full()) return nullptr;
        cards.push_back(unknown_card);
    }
    return at;
}

constexpr bool is_place(char c) noexcept { return c >= '1' && c <= '9'; }
constexpr bool ends_item(char c) noexcept { return c == ',' || c == ']'; }

// Past the comma that ends an item and the blank behind that.
const char* after_comma(const char* at) noexcept { return at[1] == ' ' ? at + 2 : at + 1; }
// The same; null where the list ends.
const char* next_item(const char* at) noexcept { return *at == ',' ? after_comma(at) : nullptr; }

// The first of the eight characters that is the quote or not plain; 8 where there is none.
int end_of_name(EightCharacters each, char quote) noexcept {
    return before_first(not_printable(each) | equal(each, quote) | equal(each, '\\'));
}

// The actions of one hand that stand in one line.
class UsualActions {
public:
    UsualActions(int line, PhhFields& fields) noexcept : fields_(fields) {
        blank_.line = line;
        blank_.number = fields.actions();
    }

    const char* add(const char* at, const char* end) {
        const char* done = at;
        if (const char* const behind = add_deals(at, end); behind != at) {
            done = behind - comma_and_blank;
            at = behind;
        }
        while (end - at >= longest_action && (*at == '\'' || *at == '"')) {
            ++blank_.number;
            Deed& deed = fields_.deeds.emplace_back(blank_);
            const char* const stop = take(at + 1, deed);
            if (stop == nullptr || *stop != *at || !ends_item(stop[1])) {
                fields_.deeds.pop_back();
                break;
            }
            if (deed.did == Did::bet_or_raise) fields_.add_wager(fields_.deeds.size() - 1, wager_);
            if (deed.seat.exists()) names(deed.seat, at + 1, stop);
            done = stop + 1;
            if (*done == ']') break;
            at = after_comma(done);
        }
        return done;
    }

private:
    // Deals of two cards to one hand after another, each "'d dh p1 AsKd', ": what lists begin with. Where the next item is.
    const char* add_deals(const char* at, const char* end) {
        constexpr EightCharacters but_cards = 0xFFFF'FF00'0000'00FF;
        for (; end - at >= longest_action; at += 16) {
            const EightCharacters place = eight_at(at) ^ eight("'d dh p0");
            const unsigned index = static_cast<unsigned>(place >> 56U) - 1;
            const bool is_deal = place << 8U == 0 && index < 9 &&
                                 (eight_at(at + 8) & but_cards) == (eight("     ', ") & but_cards);
            const unsigned first = code_at(at + 9);
            const unsigned second = code_at(at + 11);
            if (!is_deal || (first | second) >= no_card || first == second) break;
            ++blank_.number;
            Deed& deed = fields_.deeds.emplace_back(blank_);
            deed.did = Did::deal_hole;
            deed.seat = Seat{static_cast<int>(index)};
            deed.cards.push_back(Card{static_cast<int>(first)});
            deed.cards.push_back(Card{static_cast<int>(second)});
            names(deed.seat, at + 1, at + 13);
        }
        return at;
    }

    // The last deed, whose text this is, names the seat.
    void names(Seat seat, const char* begin, const char* end) {
        if (seat.index < fields_.seats_named) return;
        fields_.names_seat(seat, {{begin, static_cast<std::size_t>(end - begin)}, fields_.deeds.size()});
    }

    // Reads the action at `at`. Where it ends; null where it is of another form.
    const char* take(const char* at, Deed& deed) noexcept {
        if (at[0] == 'd') return take_dealing(at, deed);
        if (at[0] != 'p' || !is_place(at[1]) || at[2] != ' ') return nullptr;
        deed.seat = Seat{at[1] - '1'};
        if (at[3] == 'f') {
            deed.did = Did::fold;
            return at + 4;
        }
        if (at[3] == 'c' && at[4] == 'c') {
            deed.did = Did::check_or_call;
            return at + 5;
        }
        return at[3] == 'c' ? take_wager(at, deed) : take_show(at, deed);
    }

    static const char* take_dealing(const char* at, Deed& deed) noexcept {
        const EightCharacters begins = eight_at(at);
        const bool to_hand = first_of(begins, 6) == eight("d dh p") && is_place(at[6]) && at[7] == ' ';
        if (!to_hand && first_of(begins, 5) != eight("d db ")) return nullptr;
        deed.did = to_hand ? Did::deal_hole : Did::deal_board;
        if (to_hand) deed.seat = Seat{at[6] - '1'};
        at += to_hand ? 8 : 5;
        return at[0] == '?' ? take_unknown(at, deed.cards) : take_cards(at, deed.cards);
    }

    const char* take_wager(const char* at, Deed& deed) noexcept {
        if (first_of(eight_at(at + 3), 4) != eight("cbr ")) return nullptr;
        deed.did = Did::bet_or_raise;
        at += 7;
        const LeadingNumber number = leading_number(eight_at(at));
        if (number.digits == 0 || number.digits == 8 || at[number.digits] == '.') return take_longer_amount(at);
        wager_ = {number.value, 0, false, false};
        return at + number.digits;
    }

    const char* take_longer_amount(const char* at) noexcept {
        std::string_view rest{at, static_cast<std::size_t>(longest_action - 8)};
        wager_ = {};
        return take_amount(rest, wager_) ? rest.data() : nullptr;
    }

    static const char* take_show(const char* at, Deed& deed) noexcept {
        if (at[3] != 's' || at[4] != 'm') return nullptr;
        deed.did = at[5] == ' ' ? Did::show : Did::muck;
        return at[5] == ' ' ? take_cards(at + 6, deed.cards) : at + 5;
    }

    PhhFields& fields_;
    Deed blank_; // With the line, and the number of the last one.
    AmountText wager_;
};

} // namespace

const char* add_usual_actions(const char* at, const char* end, int line, PhhFields& fields) {
    return UsualActions(line, fields).add(at, end);
}

const char* add_usual_amounts(const char* at, const char* end, AmountTexts& list) noexcept {
    const char* done = at;
    while (at != nullptr && end - at >= longest_amount && !list.full()) {
        const bool zero = at[0] == '0'; // Most are.
        const LeadingNumber number = zero ? LeadingNumber{1, 0} : leading_number(eight_at(at));
        if (number.digits == 0 || number.digits == 8 || !ends_item(at[number.digits])) break;
        list.push_back({number.value, 0, false, false});
        done = at + number.digits;
        at = next_item(done);
    }
    return done;
}

const char* add_usual_names(const char* at, const char* end, PlayerNames& names) noexcept {
    const char* done = at;
    while (at != nullptr && end - at >= longest_name && (*at == '\'' || *at == '"') && !names.full()) {
        const char quote = *at++;
        int length = 0;
        for (int more = 8; more == 8 && length < longest_name - 10; length += more)
            more = end_of_name(eight_at(at + length), quote);
        const char* const stop = at + length;
        if (*stop != quote || stop == at || !ends_item(stop[1])) break;
        names.push_back({at, static_cast<std::size_t>(length)});
        done = stop + 1;
        at = next_item(done);
    }
    return done;
}

} // namespace floorman
