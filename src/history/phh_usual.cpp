#include "history/phh_usual.hpp"

#include <array>
#include <bit>

#include "history/eight_characters.hpp"
#include "history/sixteen_characters.hpp"

namespace floorman {

namespace {

// No action of these forms is longer, with its quotes and what follows; so near to the end of a text nobody looks for one.
constexpr std::ptrdiff_t longest_action = 48;
constexpr std::ptrdiff_t longest_amount = 16;
constexpr std::ptrdiff_t longest_name = 48;
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
const char* take_cards(const char* at, Bounded<Card, 7>& cards) noexcept {
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

// "????", or as many as there are. The same.
const char* take_unknown(const char* at, Bounded<Card, 7>& cards) noexcept {
    for (; at[0] == '?' && at[1] == '?'; at += 2) {
        if (cards.full()) return nullptr;
        cards.push_back(unknown_card);
    }
    return at;
}

// Where the next item begins, behind a comma and most often a blank; null where no comma follows.
const char* next_item(const char* at) noexcept {
    if (first_of(eight_at(at), 2) == eight(", ")) return at + 2;
    return *at == ',' ? at + 1 : nullptr;
}

// The actions of one hand that stand in one line, each in quotes of this kind.
template <char quote>
class UsualActions {
public:
    UsualActions(int line, PhhFields& fields) noexcept
        : fields_(fields), line_(line), number_(fields.actions()), seats_named_(fields.seats_named) {}

    const char* add(const char* at, const char* end) {
        const char* done = at;
        if (end - at < longest_action) return done;
        const char* const last = end - longest_action;
        if (const char* const behind = add_deals(at, last); behind != at) {
            done = behind - comma_and_blank;
            at = behind;
        }
        while (at <= last) {
            const char* const stop = take(at);
            if (stop == nullptr) break;
            done = stop;
            at = next_item(stop);
            if (at == nullptr) break;
        }
        fields_.seats_named = seats_named_;
        return done;
    }

private:
    static constexpr EightCharacters but_cards = 0xFFFF'FF00'0000'00FF; // Of the second half of such a deal.

    // These characters, with quotes of the kind at hand for "'".
    static consteval EightCharacters quoted(std::string_view text) {
        EightCharacters characters = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i] == '\'' ? quote : text[i];
            characters |= EightCharacters{static_cast<unsigned char>(c)} << 8 * i;
        }
        return characters;
    }

    // Deals of two cards to one hand after another, each "'d dh p1 AsKd', " or with "????": what lists begin with. Where
    // the next item is.
    const char* add_deals(const char* at, const char* last) {
        for (; at <= last; at += 16) {
            const EightCharacters place = eight_at(at) ^ quoted("'d dh p0");
            const unsigned index = static_cast<unsigned>(place >> 56U) - 1;
            const EightCharacters behind = eight_at(at + 8);
            if (place << 8U != 0 || index > 8 || (behind & but_cards) != (quoted("     ', ") & but_cards)) break;
            const unsigned first = code_at(at + 9);
            const unsigned second = code_at(at + 11);
            const bool are_known = (first | second) < no_card && first != second;
            if (!are_known && behind != quoted(" \?\?\?\?', ")) break;
            Card* const cards = add_deed(Did::deal_hole, Seat{static_cast<int>(index)}).cards.add(2);
            cards[0] = are_known ? Card{static_cast<int>(first)} : unknown_card;
            cards[1] = are_known ? Card{static_cast<int>(second)} : unknown_card;
        }
        return at;
    }

    // Reads the action at `at`. Where it ends; null where it is of another form.
    const char* take(const char* at) {
        const EightCharacters characters = eight_at(at);
        // The place, turned to the lowest byte: nothing stands above it where all around it is as it should be.
        const unsigned index = std::rotr(static_cast<std::uint32_t>(characters ^ quoted("'p0 ")), 16) - 1;
        if (index > 8) return take_dealing(at, characters);
        const Seat seat{static_cast<int>(index)};
        const EightCharacters verb = characters >> 32U;
        if (first_of(verb, 2) == quoted("f'")) {
            add_deed(Did::fold, seat);
            return at + 6;
        }
        if (first_of(verb, 3) == quoted("cc'")) {
            add_deed(Did::check_or_call, seat);
            return at + 7;
        }
        if (verb == quoted("cbr ")) return take_wager(at + 8, seat);
        if (first_of(verb, 3) == quoted("sm'")) {
            add_deed(Did::muck, seat);
            return at + 7;
        }
        return first_of(verb, 3) == quoted("sm ") ? take_with_cards(at + 7, Did::show, seat) : nullptr;
    }

    const char* take_dealing(const char* at, EightCharacters begins) {
        if (first_of(begins, 6) == quoted("'d db ")) return take_board(at + 6);
        const EightCharacters place = begins ^ quoted("'d dh p0");
        const unsigned index = static_cast<unsigned>(place >> 56U) - 1;
        if (first_of(place, 7) != 0 || index > 8 || at[8] != ' ') return nullptr;
        return take_with_cards(at + 9, Did::deal_hole, Seat{static_cast<int>(index)});
    }

    const char* take_board(const char* at) {
        const unsigned code = code_at(at);
        if (code >= no_card || at[2] != quote) return take_with_cards(at, Did::deal_board, no_seat);
        add_deed(Did::deal_board, no_seat).cards.push_back(Card{static_cast<int>(code)}); // Most boards but the flop.
        return at + 3;
    }

    const char* take_with_cards(const char* at, Did did, Seat seat) {
        Bounded<Card, 7> cards;
        at = at[0] == '?' ? take_unknown(at, cards) : take_cards(at, cards);
        if (at == nullptr || *at != quote) return nullptr;
        add_deed(did, seat).cards = cards;
        return at + 1;
    }

    const char* take_wager(const char* at, Seat seat) {
        const LeadingNumber number = leading_number(eight_at(at));
        if (number.digits == 0 || number.digits == 8 || at[number.digits] != quote) return take_longer_wager(at, seat);
        add_deed(Did::bet_or_raise, seat).to = Chips{number.value};
        return at + number.digits + 1;
    }
    const char* take_longer_wager(const char* at, Seat seat) {
        std::string_view rest{at, static_cast<std::size_t>(longest_action - 8)};
        AmountText amount;
        if (!take_amount(rest, amount) || rest.front() != quote) return nullptr;
        add_deed(Did::bet_or_raise, seat);
        fields_.add_wager(fields_.deeds.size() - 1, amount);
        return rest.data() + 1;
    }

    Deed& add_deed(Did did, Seat seat) {
        Deed& deed = fields_.deeds.emplace_back();
        deed.did = did;
        deed.seat = seat;
        deed.line = line_;
        deed.number = ++number_;
        if (seat.exists() && seat.index >= seats_named_) seats_named_ = seat.index + 1;
        return deed;
    }

    PhhFields& fields_;
    const int line_;
    int number_; // Of the last one.
    int seats_named_;
};

} // namespace

const char* add_usual_actions(const char* at, const char* end, int line, PhhFields& fields) {
    return at != end && *at == '"' ? UsualActions<'"'>(line, fields).add(at, end) : UsualActions<'\''>(line, fields).add(at, end);
}

const char* add_usual_amounts(const char* at, const char* end, AmountTexts& list) noexcept {
    const char* done = at;
    if (end - at < longest_amount) return done;
    for (const char* const last = end - longest_amount; at <= last && !list.full();) {
        const LeadingNumber number = leading_number(eight_at(at));
        const bool begins_with_zero = *at == '0' && number.digits > 1; // As no number of TOML does.
        if (number.digits == 0 || number.digits == 8 || begins_with_zero) break;
        const char* const stop = at + number.digits;
        at = next_item(stop);
        if (at == nullptr && *stop != ']') break; // Something else than digits belongs to it.
        list.push_back({number.value, 0, false, false});
        done = stop;
        if (at == nullptr) break;
    }
    return done;
}

const char* add_usual_names(const char* at, const char* end, PlayerNames& names) noexcept {
    const char* done = at;
    if (end - at < longest_name || (*at != '\'' && *at != '"')) return done;
    const char quote = *at;
    for (const char* const last = end - longest_name; at <= last && *at == quote && !names.full();) {
        ++at;
        int length = plain_before(at, quote);
        if (length == sixteen) length += plain_before(at + sixteen, quote);
        if (length == 0 || at[length] != quote) break;
        names.push_back({at, static_cast<std::size_t>(length)});
        done = at + length + 1;
        at = next_item(done);
        if (at == nullptr) break;
    }
    return done;
}

} // namespace floorman
