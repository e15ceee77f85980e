#include "floor/spoken_number.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "floor/dictionary.hpp"
#include "floor/utterance.hpp"

namespace floorman {

namespace {

enum class Numeral : std::uint8_t {
    zero,
    oh,    // A zero in the middle: "two oh five".
    ones,  // 1 to 9
    teens, // 10 to 19
    tens,  // 20, 30 ... 90
    hundred,
    scale,  // A thousand and above, that may stand alone: "thousand".
    suffix, // The same, only behind a number: "4 k".
};

struct NumberWord {
    std::string_view words;
    Numeral numeral{};
    int value{}; // Of hundred, scale and suffix: how many zeros it adds.
};

// clang-format off
constexpr Dictionary number_words{std::array<NumberWord, 45>{{
    {"zero", Numeral::zero, 0}, {"oh", Numeral::oh, 0}, {"o", Numeral::oh, 0},
    {"one", Numeral::ones, 1}, {"two", Numeral::ones, 2}, {"three", Numeral::ones, 3}, {"four", Numeral::ones, 4},
    {"five", Numeral::ones, 5}, {"six", Numeral::ones, 6}, {"seven", Numeral::ones, 7}, {"eight", Numeral::ones, 8},
    {"nine", Numeral::ones, 9},
    {"ten", Numeral::teens, 10}, {"eleven", Numeral::teens, 11}, {"twelve", Numeral::teens, 12},
    {"thirteen", Numeral::teens, 13}, {"fourteen", Numeral::teens, 14}, {"fifteen", Numeral::teens, 15},
    {"sixteen", Numeral::teens, 16}, {"seventeen", Numeral::teens, 17}, {"eighteen", Numeral::teens, 18},
    {"nineteen", Numeral::teens, 19},
    {"twenty", Numeral::tens, 20}, {"thirty", Numeral::tens, 30}, {"forty", Numeral::tens, 40},
    {"fourty", Numeral::tens, 40}, {"fifty", Numeral::tens, 50}, {"sixty", Numeral::tens, 60},
    {"seventy", Numeral::tens, 70}, {"eighty", Numeral::tens, 80}, {"ninety", Numeral::tens, 90},
    {"hundred", Numeral::hundred, 2}, {"hundo", Numeral::hundred, 2}, {"hundos", Numeral::hundred, 2},
    {"thousand", Numeral::scale, 3}, {"million", Numeral::scale, 6}, {"billion", Numeral::scale, 9},
    {"trillion", Numeral::scale, 12},
    {"k", Numeral::suffix, 3}, {"grand", Numeral::suffix, 3}, {"thou", Numeral::suffix, 3}, {"m", Numeral::suffix, 6},
    {"mil", Numeral::suffix, 6}, {"mill", Numeral::suffix, 6}, {"millions", Numeral::suffix, 6},
}}};
// clang-format on
static_assert(number_words.says_each_once());

constexpr int no_scale_yet = 99;
constexpr int most_digits = 18;

constexpr std::uint64_t power_of_ten(int zeros) noexcept {
    std::uint64_t power = 1;
    for (; zeros > 0; --zeros) power *= 10;
    return power;
}

class Reader {
public:
    explicit Reader(std::string_view text) noexcept : whole_(text), rest_(text), numeral_(number_words.longest(text)) {}

    [[nodiscard]] std::size_t position() const noexcept {
        return rest_.empty() ? whole_.size() : whole_.size() - rest_.size() - 1; // The gap before the rest is not taken.
    }
    [[nodiscard]] std::string_view word() const noexcept { return first_word(rest_); }
    // True when a number may begin here.
    [[nodiscard]] bool may_begin() const noexcept {
        return numeral_ != nullptr || word() == "a" || word() == "an" ||
               (!rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9');
    }
    void skip() noexcept {
        rest_ = behind(rest_, word().size());
        numeral_ = number_words.longest(rest_);
    }

    bool take(std::string_view word_wanted) noexcept {
        if (word() != word_wanted) return false;
        skip();
        return true;
    }
    std::optional<int> take(Numeral numeral) noexcept {
        if (numeral_ == nullptr || numeral_->numeral != numeral) return std::nullopt;
        const int value = numeral_->value;
        skip();
        return value;
    }

private:
    std::string_view whole_;
    std::string_view rest_;
    const NumberWord* numeral_; // The next word, when it is one of numbers.
};

// Ten times as much, `times` over.
void add_zeros(SpokenNumber& number, int times) noexcept {
    for (; times > 0; --times) {
        if (number.decimals > 0) {
            --number.decimals;
        } else {
            number.too_large = number.too_large || number.count > std::numeric_limits<std::uint64_t>::max() / 20;
            if (!number.too_large) number.count *= 10;
        }
    }
}

// Digits as an Utterance writes them: "1400", "2.5".
std::optional<SpokenNumber> digits(Reader& reader) noexcept {
    const std::string_view word = reader.word();
    if (word.empty() || word.find_first_not_of("0123456789.") != std::string_view::npos || word.front() == '.')
        return std::nullopt;
    const std::size_t point = std::min(word.find('.'), word.size());
    std::string_view whole = word.substr(0, point);
    std::string_view fraction = point < word.size() ? word.substr(point + 1) : std::string_view{};
    if (fraction.find('.') != std::string_view::npos || (point < word.size() && fraction.empty())) return std::nullopt;
    whole.remove_prefix(std::min(whole.find_first_not_of('0'), whole.size()));
    fraction = fraction.substr(0, fraction.find_last_not_of('0') + 1);
    SpokenNumber number;
    number.too_large = whole.size() > most_digits;
    number.too_fine = !number.too_large && whole.size() + fraction.size() > most_digits;
    if (!number.too_large && !number.too_fine) {
        number.decimals = static_cast<int>(fraction.size());
        for (const std::string_view part : {whole, fraction})
            for (const char digit : part) number.count = number.count * 10 + static_cast<std::uint64_t>(digit - '0');
    }
    reader.skip();
    return number;
}

// "Seven", "seventeen", "seventy", "seventy seven".
std::optional<int> below_hundred(Reader& reader) noexcept {
    if (const auto tens = reader.take(Numeral::tens)) return *tens + reader.take(Numeral::ones).value_or(0);
    if (const auto teens = reader.take(Numeral::teens)) return teens;
    return reader.take(Numeral::ones);
}

// What stands behind "two hundred": "fifty", "and 5".
int behind_hundred(Reader& reader) noexcept {
    Reader ahead = reader;
    ahead.take("and");
    std::optional<int> rest = below_hundred(ahead);
    if (!rest)
        if (const auto written = digits(ahead); written && written->decimals == 0 && !written->too_large && written->count < 100)
            rest = static_cast<int>(written->count);
    // "Two hundred and five hundred" is two numbers.
    if (!rest || Reader{ahead}.take(Numeral::hundred)) return 0;
    reader = ahead;
    return *rest;
}

// What stands behind a number below a hundred when it counts hundreds unsaid: "two fifty", "twelve oh five"; 0 when it does not.
int hundreds_unsaid(Reader& reader) noexcept {
    Reader ahead = reader;
    int rest = 0;
    if (ahead.take(Numeral::oh)) {
        rest = ahead.take(Numeral::ones).value_or(0);
    } else {
        rest = below_hundred(ahead).value_or(0);
        if (rest < 10) rest = 0;
    }
    if (rest == 0 || Reader{ahead}.take(Numeral::hundred)) return 0;
    reader = ahead;
    return rest;
}

// What "thousand" and the like may stand behind. `article`: "a" was said before.
std::optional<SpokenNumber> group(Reader& reader, bool article) noexcept {
    SpokenNumber number;
    if (!article) {
        if (auto written = digits(reader)) {
            if (!reader.take(Numeral::hundred)) return written;
            add_zeros(*written, 2);
            written->scaled = true;
            if (written->decimals == 0) written->count += static_cast<std::uint64_t>(behind_hundred(reader));
            return written;
        }
        if (reader.take(Numeral::zero)) return number;
    }
    const std::optional<int> said = article ? std::nullopt : below_hundred(reader);
    int value = said.value_or(1);
    if (reader.take(Numeral::hundred)) {
        number.scaled = true;
        value = value * 100 + behind_hundred(reader);
    } else if (said) {
        if (const int rest = hundreds_unsaid(reader); rest > 0) value = value * 100 + rest;
    } else if (!Reader{reader}.take(Numeral::scale) && !(article && Reader{reader}.take(Numeral::suffix))) {
        return std::nullopt; // "A" and nothing that it counts, or no number at all.
    }
    number.count = static_cast<std::uint64_t>(value);
    return number;
}

// "Point five" and "and a half", behind a whole number.
void take_fraction(Reader& reader, SpokenNumber& number) noexcept {
    constexpr int most_decimals = 9;
    if (number.decimals > 0 || number.too_large || number.too_fine || number.count >= power_of_ten(most_digits - most_decimals))
        return;
    Reader ahead = reader;
    if (ahead.take("and") && ahead.take("a") && ahead.take("half")) {
        number.count = number.count * 10 + 5;
        number.decimals = 1;
        reader = ahead;
    } else if (ahead.take("point")) {
        for (;;) {
            auto digit = ahead.take(Numeral::ones);
            if (!digit) digit = ahead.take(Numeral::zero);
            if (!digit) digit = ahead.take(Numeral::oh);
            if (!digit || number.decimals == most_decimals) break;
            number.count = number.count * 10 + static_cast<std::uint64_t>(*digit);
            ++number.decimals;
            reader = ahead;
        }
    }
}

std::optional<int> take_scale(Reader& reader) noexcept {
    if (const auto zeros = reader.take(Numeral::scale)) return zeros;
    return reader.take(Numeral::suffix);
}

} // namespace

SpokenNumber spoken_number(std::string_view text) noexcept {
    Reader reader{text};
    SpokenNumber sum;
    if (!reader.may_begin()) return sum;
    // Thousands after millions, hundreds after thousands: each part is less than one of the scale before it.
    for (int scale = no_scale_yet; scale > 0;) {
        Reader ahead = reader;
        const bool breath = scale != no_scale_yet && ahead.take(",");
        if (scale != no_scale_yet) ahead.take("and");
        const bool article = ahead.take("a") || ahead.take("an");
        std::optional<SpokenNumber> part = group(ahead, article);
        if (!part) break;
        take_fraction(ahead, *part);
        const bool whole = part->decimals == 0 && !part->too_fine;
        int zeros = take_scale(ahead).value_or(0);
        if (zeros == 0 && part->decimals > 0 && ahead.take(Numeral::hundred)) zeros = 2;
        if (scale != no_scale_yet && (!whole || part->too_large || zeros >= scale)) break;
        add_zeros(*part, zeros);
        if (scale != no_scale_yet && part->count >= power_of_ten(scale)) break;
        if (breath && part->count < 100) break; // "Two thousand, five hundred" is one number; "two thousand, five" may be two.
        const bool scaled = sum.scaled || part->scaled || zeros > 0;
        part->count += sum.count;
        sum = *part;
        sum.scaled = scaled;
        reader = ahead;
        sum.length = reader.position();
        if (!whole || sum.too_large) break;
        scale = zeros;
        // "A million and a half": half of what was counted last.
        if (Reader half = reader; zeros > 0 && half.take("and") && half.take("a") && half.take("half")) {
            sum.count += 5 * power_of_ten(zeros - 1);
            reader = half;
            sum.length = reader.position();
            break;
        }
    }
    if (sum.length > 0 && (reader.take("cents") || reader.take("cent"))) {
        sum.decimals += 2;
        sum.scaled = true;
        sum.length = reader.position();
    }
    return sum;
}

} // namespace floorman
