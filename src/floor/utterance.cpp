#include "floor/utterance.hpp"

#include <algorithm>
#include <iterator>

namespace floorman {

namespace {

enum class Kind : unsigned char {
    gap,    // Parts words.
    letter, // And every byte past ASCII, which makes a word that nobody knows.
    digit,
    joins,  // An apostrophe: leaves no trace.
    hyphen, // Between letters a gap, elsewhere a breath.
    comma,
    stop,
    question,
    sign, // A word by itself.
};

struct Letters {
    Kind kind;
    std::string_view which;
};

constexpr Letters kinds[] = {
    {Kind::letter, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"},
    {Kind::digit, "0123456789"},
    {Kind::joins, "'`"},
    {Kind::hyphen, "-"},
    {Kind::comma, ",;:/()[]"},
    {Kind::stop, ".!\n"},
    {Kind::question, "?"},
    {Kind::sign, "$%&+#"},
};

constexpr auto kind_of_byte = [] {
    std::array<Kind, 256> table{};
    for (const Letters& row : kinds)
        for (const char c : row.which) table[static_cast<unsigned char>(c)] = row.kind;
    for (std::size_t i = 128; i < table.size(); ++i) table[i] = Kind::letter;
    return table;
}();

constexpr Kind kind_of(char c) noexcept { return kind_of_byte[static_cast<unsigned char>(c)]; }

// What people type beyond ASCII, and what it is taken for.
struct Typed {
    std::string_view bytes;
    char as;
};

constexpr Typed typed[] = {
    {"\xE2\x80\x98", '\''}, {"\xE2\x80\x99", '\''},                        // Apostrophes.
    {"\xE2\x80\x9C", ' '},  {"\xE2\x80\x9D", ' '},                         // Quotation marks.
    {"\xE2\x80\x93", ';'},  {"\xE2\x80\x94", ';'},  {"\xE2\x80\xA6", '.'}, // Dashes and the ellipsis.
    {"\xE2\x82\xAC", '$'},  {"\xC2\xA3", '$'},      {"\xC2\xA5", '$'},     // Euro, pound, yen.
    {"\xC2\xA0", ' '},
};

constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

constexpr bool is_digit(char c) noexcept { return kind_of(c) == Kind::digit; }
constexpr bool is_of_word(char c) noexcept { return kind_of(c) == Kind::letter || is_digit(c); }

// Digits, and what stands between two of them: "1,400.50", and "5-10" or "10:30", which are no numbers.
constexpr std::size_t length_of_digits(std::string_view bytes) noexcept {
    std::size_t length = 0;
    while (length < bytes.size()) {
        const bool between = std::string_view{",./:-"}.find(bytes[length]) != std::string_view::npos;
        const bool digit_follows = length + 1 < bytes.size() && is_digit(bytes[length + 1]);
        if (!is_digit(bytes[length]) && !(between && digit_follows)) break;
        ++length;
    }
    return length;
}

// True when the commas of `digits` part thousands, or there are none, and at most one point follows.
constexpr bool makes_a_number(std::string_view digits) noexcept {
    const std::size_t point = digits.find_first_not_of("0123456789,");
    std::string_view whole = digits.substr(0, point);
    if (point != std::string_view::npos)
        if (digits[point] != '.' || digits.find_first_not_of("0123456789", point + 1) != std::string_view::npos) return false;
    if (whole.find(',') == std::string_view::npos) return true;
    if (whole.find(',') > 3) return false;
    for (std::size_t comma = whole.find(','); comma != std::string_view::npos; comma = whole.find(',')) {
        whole.remove_prefix(comma + 1);
        if (std::min(whole.find(','), whole.size()) != 3) return false;
    }
    return true;
}

// "He's", "it's": short for "is". Behind any other word an 's says whose a thing is.
constexpr bool is_short_for_is(std::string_view word) noexcept {
    constexpr std::string_view before[] = {"he", "she", "it", "that", "what", "who", "where", "let"};
    return std::find(std::begin(before), std::end(before), word) != std::end(before);
}

// True at the 's of "Carol's".
constexpr bool says_whose(std::string_view word, std::string_view next) noexcept {
    const bool s_ends_word = !next.empty() && lower(next[0]) == 's' && (next.size() == 1 || !is_of_word(next[1]));
    return s_ends_word && !word.empty() && !is_digit(word.front()) && !is_short_for_is(word);
}

} // namespace

// Writes plain words, a byte at a time.
class Utterance::Writer {
public:
    explicit Writer(Utterance& into) noexcept : into_(into) {}

    [[nodiscard]] bool full() const noexcept { return full_; }
    [[nodiscard]] bool in_word() const noexcept { return in_word_; }
    [[nodiscard]] std::string_view word() const noexcept { return in_word_ ? into_.text().substr(word_) : std::string_view{}; }

    void gap() noexcept { in_word_ = false; }

    void letter(char c) noexcept {
        if (!in_word_ && into_.size_ > 0) put(' ');
        if (!in_word_) word_ = into_.size_;
        in_word_ = true;
        put(lower(c));
    }

    void sign(char c) noexcept {
        gap();
        letter(c);
        gap();
    }

    // A mark after a mark: the stronger stays. Before the first word there is nothing to mark.
    void mark(char c) noexcept {
        constexpr std::string_view by_strength = ",.?";
        gap();
        if (into_.size_ == 0) return;
        if (!is_mark(into_.text().substr(word_))) return sign(c);
        char& last = into_.letters_[word_];
        if (by_strength.find(c) > by_strength.find(last)) last = c;
    }

    void digits(std::string_view run) noexcept {
        const bool number = makes_a_number(run);
        if (run.front() == '.') letter('0');
        for (const char c : run)
            if (!number || c != ',') letter(c);
    }

private:
    // A word that does not fit is left out whole: half a word may be another.
    void put(char c) noexcept {
        if (into_.size_ < most_letters && !full_) {
            into_.letters_[into_.size_++] = c;
            return;
        }
        if (!full_ && in_word_) into_.size_ = word_ > 0 ? word_ - 1 : 0;
        full_ = true;
    }

    Utterance& into_;
    std::size_t word_ = 0; // Where the last word begins.
    bool in_word_ = false;
    bool full_ = false;
};

Utterance::Utterance(std::string_view bytes) noexcept {
    Writer writer{*this};
    for (std::size_t i = 0; i < bytes.size() && !writer.full();) {
        char c = bytes[i];
        std::size_t length = 1;
        if (static_cast<unsigned char>(c) >= 128)
            for (const Typed& row : typed)
                if (bytes.substr(i).starts_with(row.bytes)) {
                    c = row.as;
                    length = row.bytes.size();
                }
        const std::string_view next = bytes.substr(i + length);
        const bool word_follows = !next.empty() && is_of_word(next.front());
        const bool point_of_number = bytes[i] == '.' && !writer.in_word() && !next.empty() && is_digit(next.front());
        if ((is_digit(c) || point_of_number) && !writer.in_word()) {
            length = length_of_digits(bytes.substr(i));
            writer.digits(bytes.substr(i, length));
            // "4k" is two words; "4kings" is one that nobody knows.
            const std::string_view tail = bytes.substr(i + length, 2);
            const bool of_scale = !tail.empty() && (lower(tail[0]) == 'k' || lower(tail[0]) == 'm');
            if (of_scale && (tail.size() == 1 || !is_of_word(tail[1]))) writer.gap();
            i += length;
            continue;
        }
        switch (kind_of(c)) {
        case Kind::gap: writer.gap(); break;
        case Kind::letter:
        case Kind::digit: writer.letter(c); break;
        case Kind::joins:
            if (says_whose(writer.word(), next)) writer.gap();
            break;
        case Kind::hyphen:
            if (writer.in_word() && word_follows)
                writer.gap();
            else if (word_follows && is_digit(next.front()))
                writer.letter(c); // "-50": a word that is no number.
            else
                writer.mark(',');
            break;
        case Kind::comma: writer.mark(','); break;
        case Kind::stop: writer.mark('.'); break;
        case Kind::question: writer.mark('?'); break;
        case Kind::sign: writer.sign(c); break;
        }
        i += length;
    }
}

} // namespace floorman
