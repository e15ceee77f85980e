#include "history/stars_header.hpp"

#include <array>

#include "history/stars_text.hpp"
#include "text/complaint.hpp"

namespace floorman {

namespace {

struct GameWords {
    std::string_view words;
    std::string_view game; // As game_named knows it.
};

// Longer words before shorter ones that they end with.
constexpr std::array games{
    GameWords{"6+ Hold'em", "short-deck"},
    GameWords{"Hold'em", "holdem"},
    GameWords{"5 Card Omaha Hi/Lo", "omaha5-hi-lo"},
    GameWords{"6 Card Omaha Hi/Lo", "omaha6-hi-lo"},
    GameWords{"Omaha Hi/Lo", "omaha8"},
    GameWords{"5 Card Omaha", "omaha5"},
    GameWords{"6 Card Omaha", "omaha6"},
    GameWords{"Courchevel", "courchevel"},
    GameWords{"Omaha", "omaha"},
    GameWords{"7 Card Stud Hi/Lo", "stud8"},
    GameWords{"7 Card Stud", "stud"},
    GameWords{"Razz", "razz"},
    GameWords{"5 Card Draw", "draw"},
    GameWords{"Triple Draw 2-7 Lowball", "triple-draw"},
    GameWords{"Single Draw 2-7 Lowball", "single-draw"},
    GameWords{"Badugi", "badugi"},
};

struct StructureWords {
    std::string_view words;
    Structure structure;
};
constexpr std::array structures{
    StructureWords{" No Limit", Structure::no_limit},
    StructureWords{" Pot Limit", Structure::pot_limit},
    StructureWords{" Fixed Limit", Structure::fixed_limit},
    StructureWords{" Limit", Structure::fixed_limit},
};

// The game and the structure behind it, wherever they stand in the line; what comes after them.
struct Found {
    const GameWords* game = nullptr;
    const StructureWords* structure = nullptr;
    std::size_t begin = std::string_view::npos;
    std::size_t end = 0;
};

// Other games are called by a word more, such as "Split Hold'em"; before a game stands what it costs, or nothing.
bool is_another_game(std::string_view before) {
    before = without_blanks(before);
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::size_t letters = 0;
    while (letters < before.size() && is_letter(before[before.size() - letters - 1])) ++letters;
    const std::string_view word = before.substr(before.size() - letters);
    return word.find_first_of("abcdefghijklmnopqrstuvwxyz") != std::string_view::npos && word != "Freeroll";
}

// So are other structures: "Pot Limit Pre-Flop, No Limit Post-Flop".
bool ends_structure(std::string_view behind) {
    constexpr std::string_view ends = "(,)-[{";
    behind = without_blanks(behind);
    return behind.empty() || ends.find(behind[0]) != std::string_view::npos;
}

Found find_game(std::string_view line) {
    Found found;
    for (const GameWords& game : games) {
        for (std::size_t at = line.find(game.words); at != std::string_view::npos; at = line.find(game.words, at + 1)) {
            const std::string_view behind = line.substr(at + game.words.size());
            for (const StructureWords& structure : structures) {
                if (!behind.starts_with(structure.words) || !ends_structure(behind.substr(structure.words.size()))) continue;
                const std::size_t end = at + game.words.size() + structure.words.size();
                // "6+ Hold'em" ends with "Hold'em": what begins first and ends at the same place is meant.
                if (found.game == nullptr || end < found.end || (end == found.end && at < found.begin))
                    found = {&game, &structure, at, end};
                break;
            }
        }
    }
    return found;
}

// "Button Blind $0.25 - Ante $0.25": everybody antes, and the button posts the only blind.
bool take_button_blind(std::string_view rest, StarsHeader& header) {
    header.has_button_blind = take(rest, "Button Blind ") && take_money(rest, header.big, header.has_currency) &&
                              take(rest, " - Ante ") && take_money(rest, header.ante, header.has_currency);
    return header.has_button_blind;
}

// "($1/$2 USD)", "(50/100)", ", $0.04/$0.08 USD)": the first two amounts with a stroke between them.
bool find_stakes(std::string_view rest, StarsHeader& header) {
    for (std::size_t at = 0; at < rest.size(); ++at) {
        const bool may_begin = rest[at] == '(' || rest.substr(at).starts_with(", ");
        if (!may_begin) continue;
        std::string_view tried = rest.substr(rest[at] == '(' ? at + 1 : at + 2);
        if (take_button_blind(tried, header)) return true;
        if (take_money(tried, header.small, header.has_currency) && take(tried, "/") &&
            take_money(tried, header.big, header.has_currency))
            return true;
    }
    return false;
}

// Where the words end that a number begins: "Tournament #3".
std::string_view numbered(std::string_view rest, std::string_view words) {
    const std::size_t at = rest.find(words);
    if (at == std::string_view::npos) return {};
    const std::size_t end = rest.find_first_not_of("0123456789", at + words.size());
    return rest.substr(at, end - at);
}

// "USD" of "($1/$2 USD)".
std::string_view currency_code(std::string_view rest) {
    constexpr std::size_t letters = 3;
    const std::size_t close = rest.find(')');
    if (close == std::string_view::npos || close < letters + 1 || rest[close - letters - 1] != ' ') return {};
    const std::string_view code = rest.substr(close - letters, letters);
    return code.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos ? code : std::string_view{};
}

// Takes "20:15:00" off the front; false where no time of a day stands there.
bool take_time(std::string_view& rest, std::string_view& time) {
    std::string_view tried = rest;
    int hour = 0;
    int minute = 0;
    int second = 0;
    if (!take_number(tried, hour) || !take(tried, ":") || !take_number(tried, minute) || !take(tried, ":") ||
        !take_number(tried, second))
        return false;
    const std::size_t length = rest.size() - tried.size();
    const bool two_digits = length == 8 || (length == 7 && hour < 10);
    if (!two_digits || rest[length - 3] != ':' || hour > 23 || minute > 59 || second > 59) return false;
    time = rest.substr(0, length);
    rest = tried;
    return true;
}

// "2024/05/17 20:15:00 ET", or as it was written once, "2008/05/17 - 20:15:00 (ET)"; the first such in the line.
void find_moment(std::string_view line, Occasion& occasion) {
    for (std::size_t at = line.find('/'); at != std::string_view::npos; at = line.find('/', at + 1)) {
        if (at < 4) continue;
        std::string_view rest = line.substr(at - 4);
        int year = 0;
        int month = 0;
        int day = 0;
        std::string_view time;
        if (!take_number(rest, year) || !take(rest, "/") || !take_number(rest, month) || !take(rest, "/") ||
            !take_number(rest, day) || !(take(rest, " - ") || take(rest, " ")) || !take_time(rest, time))
            continue;
        if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) continue;
        occasion.year = year;
        occasion.month = month;
        occasion.day = day;
        occasion.time = time;
        if (!take(rest, " ")) return;
        (void)take(rest, "(");
        const std::size_t end = rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        occasion.time_zone = rest.substr(0, end);
        return;
    }
}

} // namespace

Result<StarsHeader, std::string> read_stars_header(std::string_view line) {
    if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    StarsHeader header;
    const std::size_t number = line.find('#');
    if (!line.starts_with("PokerStars ") || number == std::string_view::npos)
        return std::string("the first line is no header; it begins with 'PokerStars Hand #'");
    std::string_view rest = line.substr(number + 1);
    const std::size_t colon = rest.find(':');
    header.hand = rest.substr(0, colon);
    if (colon == std::string_view::npos || header.hand.empty() ||
        header.hand.find_first_not_of("0123456789") != std::string_view::npos)
        return std::string("the header has no number of the hand; it goes 'PokerStars Hand #123: ...'");
    rest.remove_prefix(colon + 1);
    header.tournament = rest.find("Tournament #") != std::string_view::npos;
    const Found found = find_game(rest);
    if (found.game == nullptr || is_another_game(rest.substr(0, found.begin)))
        return "the header names no game that is known here: " + in_quotes(without_blanks(rest)) +
               "; known are Hold'em, 6+ Hold'em, Omaha, 7 Card Stud, Razz, 5 Card Draw, Triple Draw, Single Draw and Badugi, "
               "each with "
               "its limit behind it";
    header.game_words = rest.substr(found.begin, found.end - found.begin);
    const Game* const game = game_named(found.game->game);
    if (game == nullptr) return in_quotes(header.game_words) + " is not played here";
    header.game = game->id;
    header.structure = found.structure->structure;
    if (!find_stakes(rest.substr(found.end), header))
        return std::string("the header has no stakes; they stand in brackets behind the game, such as ($1/$2)");
    if (header.has_button_blind && header.structure == Structure::fixed_limit)
        return std::string("the stakes of a game in fixed limit are its two bets, such as ($1/$2), and these are a button blind");
    Occasion& occasion = header.occasion;
    occasion.venue = "PokerStars";
    if (header.tournament) {
        occasion.event = numbered(rest, "Tournament #");
    } else if (header.has_currency) {
        occasion.currency_symbol = sign_of_money(rest);
        occasion.currency = currency_code(rest.substr(found.end));
    }
    find_moment(rest.substr(found.end), occasion);
    return header;
}

} // namespace floorman
