#include "history/phh_scan.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "history/format.hpp"

namespace floorman {

namespace {

// What a character may be part of.
enum CharClass : std::uint8_t { in_literal = 1, in_basic = 2, in_comment = 4, in_key = 8, is_digit = 16, in_word = 32 };

constexpr std::array<std::uint8_t, 256> char_classes = [] {
    std::array<std::uint8_t, 256> classes{};
    for (unsigned c = 0x20; c < 0x7F; ++c) {
        const char as_char = static_cast<char>(c);
        std::uint8_t bits = in_comment;
        if (as_char != '\'') bits |= in_literal;
        if (as_char != '"' && as_char != '\\') bits |= in_basic;
        const bool digit = as_char >= '0' && as_char <= '9';
        const bool letter = (as_char >= 'a' && as_char <= 'z') || (as_char >= 'A' && as_char <= 'Z');
        if (digit) bits |= is_digit | in_word;
        if (digit || letter || as_char == '_' || as_char == '-') bits |= in_key;
        if (letter || as_char == ':' || as_char == '.') bits |= in_word;
        classes[c] = bits;
    }
    classes['\t'] = in_comment;
    return classes;
}();

bool of_class(char c, CharClass wanted) noexcept { return (char_classes[static_cast<unsigned char>(c)] & wanted) != 0; }

// Where a string that is plain goes no further: at its quote, or at what is not plain in it. Eight characters at a time.
const char* end_of_plain(const char* at, const char* end, char quote) noexcept {
    constexpr std::uint64_t ones = 0x0101'0101'0101'0101;
    constexpr std::uint64_t highs = 0x8080'8080'8080'8080;
    // In each character equal to the pattern's, the highest bit; where there is none, no bit. Above the first, bits may lie.
    const auto equal = [](std::uint64_t characters, std::uint64_t pattern) {
        const std::uint64_t differing = characters ^ pattern;
        return (differing - ones) & ~differing & highs;
    };
    const std::uint64_t quotes = ones * static_cast<unsigned char>(quote);
    const std::uint64_t escapes = quote == '"' ? ones * static_cast<unsigned char>('\\') : quotes;
    while (end - at >= 8) {
        std::uint64_t characters = 0;
        std::memcpy(&characters, at, 8);
        const std::uint64_t below_blank = (characters - ones * 0x20) & ~characters & highs;
        const std::uint64_t stops = equal(characters, quotes) | equal(characters, escapes) | equal(characters, ones * 0x7F) |
                                    below_blank | (characters & highs);
        if (stops != 0) {
            if constexpr (std::endian::native == std::endian::little) return at + std::countr_zero(stops) / 8;
            break;
        }
        at += 8;
    }
    const CharClass inside = quote == '"' ? in_basic : in_literal;
    while (at != end && of_class(*at, inside)) ++at;
    return at;
}

// "00:00:08", a local time as sites write it: in range, without fractions.
bool is_local_time(std::string_view word) noexcept {
    if (word.size() != 8 || word[2] != ':' || word[5] != ':') return false;
    for (const std::size_t i : {0U, 1U, 3U, 4U, 6U, 7U})
        if (!of_class(word[i], is_digit)) return false;
    const auto two = [&](std::size_t i) { return (word[i] - '0') * 10 + (word[i + 1] - '0'); };
    return two(0) < 24 && two(3) < 60 && two(6) < 60;
}

// Digits without a zero before others, as TOML has its whole numbers; few enough that every reader holds them.
bool is_whole(std::string_view word) noexcept {
    if (word.empty() || word.size() > 18 || (word.size() > 1 && word[0] == '0')) return false;
    return std::all_of(word.begin(), word.end(), [](char c) { return of_class(c, is_digit); });
}

bool is_decimal(std::string_view word) noexcept {
    const std::size_t point = word.find('.');
    if (point == std::string_view::npos) return is_whole(word);
    const std::string_view fraction = word.substr(point + 1);
    return is_whole(word.substr(0, point)) && !fraction.empty() && fraction.size() <= 18 &&
           std::all_of(fraction.begin(), fraction.end(), [](char c) { return of_class(c, is_digit); });
}

} // namespace

std::optional<std::size_t> PhhScan::hand(std::string_view text, int first_line, PhhFields& fields) {
    fields.clear();
    at_ = text.data();
    end_ = at_ + text.size();
    line_ = first_line;
    has_header_ = false;
    next_key_ = 0;
    seen_ = 0;
    owns_.clear();
    fields.line = first_line;
    if (!scan(fields)) return std::nullopt;
    before_.resize(next_key_);
    return static_cast<std::size_t>(at_ - text.data());
}

bool PhhScan::scan(PhhFields& fields) {
    while (true) {
        blanks();
        if (ended()) return true;
        if (*at_ == '[') {
            const bool starts_line = next_key_ > 0 || has_header_;
            if (starts_line) return at_[-1] == '\n' && is_next_header();
            if (!header(fields)) return false;
        } else if (*at_ != '#' && *at_ != '\n' && *at_ != '\r') {
            if (!key_and_value(fields)) return false;
        }
        blanks();
        if (is('#') && !comment()) return false;
        if (!ended() && !line_end()) return false;
    }
}

// What begins with a bracket is the next hand's header, or nothing plain.
bool PhhScan::is_next_header() const noexcept {
    const std::string_view rest{at_, static_cast<std::size_t>(end_ - at_)};
    return is_phhs_header(rest.substr(0, rest.find('\n')));
}

bool PhhScan::header(PhhFields& fields) {
    const char* const begin = ++at_;
    while (!ended() && of_class(*at_, is_digit)) ++at_;
    fields.number = {begin, static_cast<std::size_t>(at_ - begin)};
    fields.line = line_;
    has_header_ = true;
    if (fields.number.empty() || !is(']')) return false;
    ++at_;
    return true;
}

bool PhhScan::key_and_value(PhhFields& fields) {
    const int line = line_;
    const PhhKeyName* const known = key();
    if (known == nullptr) return false;
    blanks();
    if (!is('=')) return false;
    ++at_;
    blanks();
    if (known->key != PhhKey::other) fields.stands_at(known->key, line);
    return value_of(known->key, fields);
}

const PhhKeyName* PhhScan::key() {
    const std::size_t place = next_key_++;
    if (place >= before_.size()) before_.push_back(nullptr);
    const PhhKeyName*& known = before_[place];
    if (known != nullptr && !known->name.empty()) {
        const std::string_view rest{at_, static_cast<std::size_t>(end_ - at_)};
        const std::size_t length = known->name.size();
        if (rest.size() > length && rest.starts_with(known->name) && !of_class(rest[length], in_key)) {
            at_ += length;
            return is_new(*known, known->name) ? known : nullptr;
        }
    }
    const char* const begin = at_;
    while (!ended() && of_class(*at_, in_key)) ++at_;
    const std::string_view written{begin, static_cast<std::size_t>(at_ - begin)};
    known = phh_key(written);
    return known != nullptr && is_new(*known, written) ? known : nullptr;
}

bool PhhScan::is_new(const PhhKeyName& known, std::string_view written) {
    const std::uint64_t bit = std::uint64_t{1} << known.number;
    const bool own = known.name.empty();
    if (own) {
        if (std::find(owns_.begin(), owns_.end(), written) != owns_.end()) return false;
        owns_.push_back(written);
        return true;
    }
    const bool is_new = (seen_ & bit) == 0;
    seen_ |= bit;
    return is_new;
}

bool PhhScan::value_of(PhhKey key, PhhFields& fields) {
    if (is_list_of_amounts(key)) {
        AmountTexts& amounts = fields.list(key);
        return list([&] {
            AmountText item;
            if (amounts.full() || !amount(item)) return false;
            amounts.push_back(item);
            return true;
        });
    }
    if (is_one_amount(key)) return amount(fields.amount(key));
    if (key == PhhKey::actions)
        return list([&] {
            PhhAction action{{}, line_};
            if (!string(action.text)) return false;
            fields.actions.push_back(action);
            return true;
        });
    if (key == PhhKey::players)
        return list([&] {
            std::string_view name;
            if (fields.players.full() || !string(name)) return false;
            fields.players.push_back(name);
            return true;
        });
    if (key == PhhKey::variant) return string(fields.variant);
    return key == PhhKey::hand ? hand_id(fields) : anything();
}

// ---- Values ---------------------------------------------------------------------------------------------------------

bool PhhScan::string(std::string_view& value) {
    if (ended()) return false;
    const char quote = *at_;
    if (quote != '\'' && quote != '"') return false;
    const char* const begin = ++at_;
    at_ = end_of_plain(begin, end_, quote);
    if (!is(quote)) return false;
    value = {begin, static_cast<std::size_t>(at_ - begin)};
    ++at_;
    return !value.empty() || !is(quote); // Three quotes begin a string of many lines.
}

bool PhhScan::amount(AmountText& value) {
    // A few digits and the end of the item, as nearly all are.
    constexpr int most_of_a_few = 9;
    std::int64_t digits = 0;
    const char* at = at_;
    const char* const stop = end_ - at > most_of_a_few ? at + most_of_a_few : end_;
    while (at != stop && static_cast<unsigned char>(*at - '0') < 10) digits = digits * 10 + (*at++ - '0');
    const bool whole = at != stop && (*at == ',' || *at == ']' || *at == '\n') && at != at_ && (*at_ != '0' || at == at_ + 1);
    if (!whole) return any_amount(value);
    value.digits = digits;
    at_ = at;
    return true;
}

bool PhhScan::any_amount(AmountText& value) {
    if (ended()) return false;
    if (*at_ == '-') {
        value.negative = true;
        ++at_;
        if (ended()) return false;
    }
    std::string_view rest{at_, static_cast<std::size_t>(end_ - at_)};
    if (rest.starts_with("inf")) {
        value.infinite = true;
        at_ += 3;
    } else {
        if (rest.size() > 1 && rest[0] == '0' && of_class(rest[1], is_digit)) return false;
        if (!take_amount(rest, value)) return false;
        at_ = rest.data();
        if (value.digits == 0) value.negative = false;
    }
    return ended() || (!of_class(*at_, in_key) && *at_ != '.' && *at_ != '+' && *at_ != ':');
}

bool PhhScan::hand_id(PhhFields& fields) {
    if (is('\'') || is('"')) return string(fields.hand);
    const char* const begin = at_;
    while (!ended() && of_class(*at_, in_word)) ++at_;
    fields.hand = {begin, static_cast<std::size_t>(at_ - begin)};
    fields.hand_is_number = true;
    return is_whole(fields.hand);
}

bool PhhScan::anything() {
    if (is('[')) return list([&] { return !is('[') && anything(); });
    std::string_view text;
    if (is('\'') || is('"')) return string(text);
    return word();
}

// A number, a time or a truth value.
bool PhhScan::word() {
    const bool negative = is('-');
    if (negative) ++at_;
    const char* const begin = at_;
    while (!ended() && of_class(*at_, in_word)) ++at_;
    const std::string_view written{begin, static_cast<std::size_t>(at_ - begin)};
    if (is_decimal(written)) return true;
    return !negative && (written == "true" || written == "false" || is_local_time(written));
}

template <class Item>
bool PhhScan::list(Item item) {
    if (!is('[')) return false;
    ++at_;
    while (true) {
        if (!blanks_and_lines()) return false;
        if (*at_ == ']') break;
        if (!item()) return false;
        // A comma and a blank, as programs write it; or whatever TOML has there.
        if (end_ - at_ > 2 && at_[0] == ',' && at_[1] == ' ' && at_[2] > ' ' && at_[2] != '#') {
            at_ += 2;
            continue;
        }
        if (!blanks_and_lines()) return false;
        if (*at_ == ']') break;
        if (*at_ != ',') return false;
        ++at_;
    }
    ++at_;
    return true;
}

// ---- Between them ---------------------------------------------------------------------------------------------------

void PhhScan::blanks() noexcept {
    while (!ended() && (*at_ == ' ' || *at_ == '\t')) ++at_;
}

bool PhhScan::comment() noexcept {
    while (!ended() && of_class(*at_, in_comment)) ++at_;
    return ended() || *at_ == '\n' || *at_ == '\r';
}

// Takes an end of a line.
bool PhhScan::line_end() noexcept {
    if (is('\r')) {
        ++at_;
        if (!is('\n')) return false;
    }
    if (!is('\n')) return false;
    ++at_;
    ++line_;
    return true;
}

bool PhhScan::blanks_and_lines() noexcept {
    if (!ended() && *at_ > '#') return true; // Neither of them: most often.
    while (true) {
        blanks();
        if (ended()) return false; // Within a list, the text may not end.
        if (*at_ == '#') {
            if (!comment()) return false;
        } else if (*at_ == '\n' || *at_ == '\r') {
            if (!line_end()) return false;
        } else {
            return true;
        }
    }
}

} // namespace floorman
