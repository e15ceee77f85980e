#include "history/phh_scan.hpp"

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

#include "history/format.hpp"
#include "history/phh_act.hpp"
#include "history/phh_usual.hpp"
#include "history/plain_characters.hpp"

namespace floorman {

namespace {

// One hand on its way from text to fields. Each function reads what stands at `at` and says where that ends; null where it is
// not plain.
class HandScan {
public:
    HandScan(std::string_view text, int first_line, PhhFields& fields, ScannedKeys& keys, ScannedOpening& opening)
        : begin_(text.data()), end_(begin_ + text.size()), line_(first_line), fields_(fields), keys_(keys), opening_(opening) {}

    [[nodiscard]] const char* hand() {
        const char* const at = scan(begin_);
        keys_.any = next_key_ > 0;
        if (!keys_.any) fields_.clear_given();
        return at;
    }
    [[nodiscard]] int line() const noexcept { return line_; }

private:
    static constexpr const char* no_text = nullptr;
    static constexpr std::size_t longest_key = 32; // With " = ".

    // ---- Values ---------------------------------------------------------------------------------------------------------

    [[nodiscard]] const char* string(const char* at, std::string_view& value) const noexcept {
        if (at == end_ || (*at != '\'' && *at != '"')) return nullptr;
        const char quote = *at++;
        const char* const stop = quote == '\'' ? end_of_literal(at, end_) : end_of_basic(at, end_);
        if (stop == end_ || *stop != quote) return nullptr;
        value = between(at, stop);
        if (value.empty() && stop + 1 != end_ && stop[1] == quote) return nullptr; // Three quotes begin a string of many lines.
        return stop + 1;
    }

    // One or more of them.
    [[nodiscard]] const char* actions(const char* at) {
        const char* const stop = add_usual_actions(at, end_, line_, fields_);
        if (stop != at) return stop;
        std::string_view text;
        at = string(at, text);
        if (at != nullptr) add_phh_action(text, line_, fields_);
        return at;
    }

    [[nodiscard]] const char* names(const char* at) const noexcept {
        const char* const stop = add_usual_names(at, end_, fields_.players);
        if (stop != at) return stop;
        std::string_view name;
        at = string(at, name);
        if (at == nullptr || fields_.players.full()) return nullptr;
        fields_.players.push_back(name);
        return at;
    }

    [[nodiscard]] const char* amounts(const char* at, PhhKey key, AmountTexts& list) const noexcept {
        const char* const stop = add_usual_amounts(at, end_, list);
        if (stop != at) return stop;
        if (list.full()) return nullptr;
        AmountText read;
        at = amount(at, read);
        list.push_back(read);
        if (key != PhhKey::finishing_stacks) fields_.has_decimals(read.decimals);
        return at;
    }

    // Line after line.
    [[nodiscard]] const char* scan(const char* at) {
        while (at != end_) {
            at = after_blanks(at, end_);
            if (at == end_) return at;
            if (*at == '[') {
                const bool starts_line = next_key_ > 0 || has_header_;
                if (starts_line) return at[-1] == '\n' && is_next_header(at) ? at : nullptr;
                at = header(at);
            } else if (of_class(*at, in_key)) {
                if (next_key_ == 0) {
                    opening_begin_ = at;
                    opening_line_ = line_;
                    if (const char* const actions = after_same_opening(at); actions != nullptr) {
                        at = actions;
                        continue;
                    }
                }
                at = key_and_value(at);
            }
            if (at == nullptr) return nullptr;
            if (at != end_ && *at != '\n') at = after_blanks_and_comment(at);
            if (at == end_) return at;
            at = line_end(at);
            if (at == nullptr) return nullptr;
        }
        return at;
    }

    [[nodiscard]] const char* after_blanks_and_comment(const char* at) const noexcept {
        at = after_blanks(at, end_);
        return at != end_ && *at == '#' ? end_of_comment(at, end_) : at;
    }

    // What begins with a bracket is the next hand's header, or nothing plain.
    [[nodiscard]] bool is_next_header(const char* at) const noexcept {
        const char* const digits_end = after_number(at + 1);
        if (digits_end - at > 1 && end_ - digits_end > 1 && digits_end[0] == ']' && digits_end[1] == '\n') return true;
        const std::string_view rest = between(at, end_);
        return is_phhs_header(rest.substr(0, rest.find('\n')));
    }

    // Past digits, of which most often there are few.
    [[nodiscard]] const char* after_number(const char* at) const noexcept {
        if (end_ - at > 8)
            if (const int digits = leading_number(eight_at(at)).digits; digits < 8) return at + digits;
        return after_digits(at, end_);
    }

    [[nodiscard]] const char* header(const char* at) {
        const char* const begin = at + 1;
        at = after_number(begin);
        fields_.number = between(begin, at);
        fields_.line = line_;
        has_header_ = true;
        return fields_.number.empty() || at == end_ || *at != ']' ? nullptr : at + 1;
    }

    // ---- What stands before the actions ---------------------------------------------------------------------------------

    // Takes it from the hand before where it is the same, character by character, or all of it but the stacks. The key of the
    // actions; null where it is another opening, of which nothing is read yet.
    [[nodiscard]] const char* after_same_opening(const char* at) {
        const char* const actions = opening_.number == 0 ? nullptr : same_opening(at);
        if (actions == nullptr) {
            line_ = opening_line_;
            fields_.clear_given();
            fields_.first_line = line_;
        }
        return actions;
    }

    [[nodiscard]] const char* same_opening(const char* at) {
        if (!between(at, end_).starts_with(opening_.before_stacks)) return nullptr;
        if (fields_.opening == opening_.number) {
            fields_.lines = opening_.given.lines;
            for (const PhhKey key : {PhhKey::finishing_stacks, PhhKey::winnings}) fields_.list(key).clear();
            fields_.amount(PhhKey::rake) = {};
        } else {
            static_cast<PhhGiven&>(fields_) = opening_.given;
            fields_.stacks = 0;
        }
        fields_.first_line = line_;
        const char* const stop = same_stacks(at + opening_.before_stacks.size());
        if (stop == nullptr || !between(stop, end_).starts_with(opening_.after_stacks)) return nullptr;
        fields_.variant = {at + opening_.variant, opening_.variant_length};
        fields_.opening = opening_.number;
        next_key_ = opening_.keys;
        seen_ = opening_.seen;
        line_ += opening_.lines;
        return stop + opening_.after_stacks.size();
    }

    // Stacks as before, or others in one line, for as many seats and to the same unit. Where they end; null where they are not.
    [[nodiscard]] const char* same_stacks(const char* at) {
        if (fields_.stacks == opening_.stacks_number && between(at, end_).starts_with(opening_.stacks))
            return at + opening_.stacks.size();
        fields_.list(PhhKey::starting_stacks).clear();
        fields_.decimals = opening_.decimals;
        at = value_of(PhhKey::starting_stacks, at);
        const bool same = fields_.list(PhhKey::starting_stacks).size() == opening_.seats &&
                          fields_.decimals == opening_.given.decimals && line_ == opening_line_;
        if (at == nullptr || !same) return nullptr;
        opening_.stacks.assign(stacks_);
        fields_.stacks = ++opening_.stacks_number;
        return at;
    }

    // It holds nothing but the setup and what is passed over; the variant comes before the stacks, which stand in one line.
    [[nodiscard]] bool opening_is_plain() const noexcept {
        for (const PhhKey key : {PhhKey::finishing_stacks, PhhKey::winnings, PhhKey::rake, PhhKey::hand, PhhKey::players})
            if (fields_.has(key)) return false;
        return keys_.owns.empty() && fields_.has(PhhKey::variant) && fields_.has(PhhKey::starting_stacks) &&
               fields_.variant.data() < stacks_.data() && stacks_.find('\n') == std::string_view::npos;
    }

    // Keeps it for the hands to come, where it is plain.
    void keep_opening(const char* end) {
        if (fields_.opening != 0 || !opening_is_plain()) return;
        static std::atomic<std::uint64_t> last_number{0};
        opening_.number = ++last_number;
        opening_.before_stacks.assign(opening_begin_, stacks_.data());
        opening_.stacks.assign(stacks_);
        opening_.after_stacks.assign(stacks_.data() + stacks_.size(), end);
        opening_.given = fields_;
        opening_.seats = fields_.list(PhhKey::starting_stacks).size();
        opening_.decimals = decimals_but_of_stacks();
        opening_.lines = line_ - opening_line_;
        opening_.keys = next_key_ - 1; // Without the one of the actions.
        opening_.seen = seen_;
        opening_.variant = static_cast<std::size_t>(fields_.variant.data() - opening_begin_);
        opening_.variant_length = fields_.variant.size();
        fields_.opening = opening_.number;
        fields_.stacks = ++opening_.stacks_number;
    }

    [[nodiscard]] int decimals_but_of_stacks() const noexcept {
        int most = 0;
        for (const PhhKey key : {PhhKey::antes, PhhKey::blinds_or_straddles})
            for (const AmountText& amount : fields_.list(key)) most = std::max<int>(most, amount.decimals);
        for (const AmountText& amount : fields_.amounts) most = std::max<int>(most, amount.decimals);
        return most;
    }

    // ---- Keys -----------------------------------------------------------------------------------------------------------

    [[nodiscard]] const char* key_and_value(const char* at) {
        ScannedKeys::Key& expected = keys_.before[next_key_ % keys_.before.size()];
        ++next_key_;
        if (expected.known != nullptr && end_ - at > std::ptrdiff_t{longest_key} && stands_at(at, expected))
            return begins(*expected.known, at) ? value_of(expected.known->key, at + expected.length) : nullptr;
        const char* const begin = at;
        while (at != end_ && of_class(*at, in_key)) ++at;
        const std::string_view written = between(begin, at);
        const PhhKeyName* const known = phh_key(written);
        if (known == nullptr || !(known->name.empty() ? is_new_own(written) : begins(*known, begin))) return nullptr;
        expected = expecting(*known);
        at = after_blanks(at, end_);
        return at != end_ && *at == '=' ? value_of(known->key, after_blanks(at + 1, end_)) : nullptr;
    }

    [[nodiscard]] static bool stands_at(const char* at, const ScannedKeys::Key& expected) noexcept {
        for (std::size_t i = 0; i < expected.eights; ++i)
            if (((eight_at(at + 8 * i) ^ expected.written[i]) & expected.counts[i]) != 0) return false;
        return true;
    }

    // What stands where this key does in the next hand, if programs write that.
    [[nodiscard]] static ScannedKeys::Key expecting(const PhhKeyName& known) {
        ScannedKeys::Key key{};
        const std::string written = std::string(known.name) + " = ";
        if (known.name.empty() || written.size() > longest_key) return key;
        key.known = &known;
        key.length = written.size();
        key.eights = (key.length + 7) / 8;
        std::array<char, longest_key> padded{};
        std::array<char, longest_key> counts{};
        std::copy(written.begin(), written.end(), padded.begin());
        std::fill_n(counts.begin(), written.size(), '\xFF');
        for (std::size_t i = 0; i < key.written.size(); ++i) {
            key.written[i] = eight_at(&padded[8 * i]);
            key.counts[i] = eight_at(&counts[8 * i]);
        }
        return key;
    }

    // The key stands here, and has not stood before.
    [[nodiscard]] bool begins(const PhhKeyName& known, const char* at) {
        if (known.key == PhhKey::actions) keep_opening(at);
        if (is_of_setup(known.key)) fields_.opening = 0; // So late, the opening does not say it all.
        if (known.key != PhhKey::other) fields_.stands_at(known.key, line_);
        return is_new(known);
    }

    [[nodiscard]] bool is_new(const PhhKeyName& known) noexcept {
        const std::uint64_t bit = std::uint64_t{1} << known.number;
        const bool is_new = (seen_ & bit) == 0;
        seen_ |= bit;
        return is_new;
    }

    [[nodiscard]] bool is_new_own(std::string_view written) {
        if (std::find(keys_.owns.begin(), keys_.owns.end(), written) != keys_.owns.end()) return false;
        keys_.owns.push_back(written);
        return true;
    }

    [[nodiscard]] const char* value_of(PhhKey key, const char* at) {
        if (is_list_of_amounts(key)) {
            AmountTexts& texts = fields_.list(key);
            const char* const stop = list(at, [&](const char* item) { return amounts(item, key, texts); });
            if (key == PhhKey::starting_stacks && stop != nullptr) stacks_ = between(at, stop);
            return stop;
        }
        if (is_one_amount(key)) {
            at = amount(at, fields_.amount(key));
            fields_.has_decimals(fields_.amount(key).decimals);
            return at;
        }
        if (key == PhhKey::actions) return list(at, [&](const char* item) { return actions(item); });
        if (key == PhhKey::players) return list(at, [&](const char* item) { return names(item); });
        if (key == PhhKey::variant) return string(at, fields_.variant);
        return key == PhhKey::hand ? hand_id(at) : anything(at);
    }

    [[nodiscard]] const char* amount(const char* at, AmountText& value) const noexcept {
        if (at == end_) return nullptr;
        if (*at == '-') {
            value.negative = true;
            if (++at == end_) return nullptr;
        }
        std::string_view rest = between(at, end_);
        if (rest.starts_with("inf")) {
            value.infinite = true;
            at += 3;
        } else {
            if (rest.size() > 1 && rest[0] == '0' && of_class(rest[1], is_digit)) return nullptr;
            if (!take_amount(rest, value)) return nullptr;
            at = rest.data();
            if (value.digits == 0) value.negative = false;
        }
        return at == end_ || (!of_class(*at, in_key) && *at != '.' && *at != '+' && *at != ':') ? at : nullptr;
    }

    [[nodiscard]] const char* hand_id(const char* at) const noexcept {
        if (at != end_ && (*at == '\'' || *at == '"')) return string(at, fields_.hand);
        fields_.hand_is_number = true;
        if (end_ - at > 8 && *at != '0') { // Most are of few digits.
            const int digits = leading_number(eight_at(at)).digits;
            if (digits > 0 && digits < 8 && !of_class(at[digits], in_word)) {
                fields_.hand = between(at, at + digits);
                return at + digits;
            }
        }
        const char* const begin = at;
        while (at != end_ && of_class(*at, in_word)) ++at;
        fields_.hand = between(begin, at);
        return is_whole(fields_.hand) ? at : nullptr;
    }

    [[nodiscard]] const char* anything(const char* at) {
        if (at == end_) return nullptr;
        if (*at == '[') return list(at, [&](const char* item) { return *item == '[' ? no_text : anything(item); });
        std::string_view text;
        return *at == '\'' || *at == '"' ? string(at, text) : word(at);
    }

    // A number, a time or a truth value.
    [[nodiscard]] const char* word(const char* at) const noexcept {
        const bool negative = *at == '-';
        if (negative) ++at;
        const char* const begin = at;
        while (at != end_ && of_class(*at, in_word)) ++at;
        const std::string_view written = between(begin, at);
        if (is_decimal(written)) return at;
        return !negative && (written == "true" || written == "false" || is_local_time(written)) ? at : nullptr;
    }

    template <class Item>
    [[nodiscard]] const char* list(const char* at, Item item) {
        if (at == end_ || *at != '[') return nullptr;
        at = at_text(at + 1);
        while (at != nullptr && *at != ']') {
            at = item(at);
            if (at != nullptr) at = to_next_item(at);
        }
        return at == nullptr ? nullptr : at + 1;
    }

    // From the end of an item to the next one, or to the end of the list.
    [[nodiscard]] const char* to_next_item(const char* at) noexcept {
        at = at_text(at);
        if (at == nullptr || *at == ']') return at;
        return *at == ',' ? at_text(at + 1) : nullptr;
    }

    // ---- Between them ---------------------------------------------------------------------------------------------------

    // Takes an end of a line, at which the text does not end.
    [[nodiscard]] const char* line_end(const char* at) noexcept {
        if (*at == '\r') ++at;
        if (at == end_ || *at != '\n') return nullptr;
        ++line_;
        return at + 1;
    }

    // Past blanks, ends of lines and comments, of which most often there are none. Within a list, the text may not end.
    [[nodiscard, gnu::always_inline]] const char* at_text(const char* at) noexcept {
        return at != end_ && *at > ' ' && *at != '#' ? at : to_text(at);
    }
    [[nodiscard]] const char* to_text(const char* at) noexcept {
        while (at != nullptr) {
            at = after_blanks(at, end_);
            if (at == end_) return nullptr;
            if (*at == '#') {
                at = end_of_comment(at, end_);
                if (at != end_ && *at != '\n' && *at != '\r') return nullptr;
            } else if (*at == '\n' || *at == '\r') {
                at = line_end(at);
            } else {
                return at;
            }
        }
        return nullptr;
    }

    const char* const begin_;
    const char* const end_;
    int line_;
    PhhFields& fields_;
    ScannedKeys& keys_;
    ScannedOpening& opening_;
    const char* opening_begin_ = nullptr; // Where this hand's first key stands,
    int opening_line_ = 0;                // and on which line.
    std::string_view stacks_;             // As they are written; nothing while they are not.
    bool has_header_ = false;
    std::size_t next_key_ = 0;
    std::uint64_t seen_ = 0; // Keys of this hand, by their numbers: none may come twice.
};

bool names_too_many(const PhhFields& fields) noexcept {
    return fields.has(PhhKey::starting_stacks) &&
           std::cmp_greater(fields.seats_named, fields.list(PhhKey::starting_stacks).size());
}

} // namespace

std::optional<std::size_t> PhhScan::hand(std::string_view text, int first_line, PhhFields& fields) {
    fields.clear_play();
    fields.line = first_line;
    keys_.owns.clear();
    HandScan scan(text, first_line, fields, keys_, opening_);
    const char* const end = scan.hand();
    line_ = scan.line();
    if (end == nullptr || names_too_many(fields)) return std::nullopt;
    return static_cast<std::size_t>(end - text.data());
}

} // namespace floorman
