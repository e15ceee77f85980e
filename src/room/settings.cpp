#include "room/settings.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <nlohmann/json.hpp>

#include "hand/terms.hpp"
#include "rules/books.hpp"
#include "scene/amounts.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"
#include "text/json_tree.hpp"

namespace floorman::room {

namespace {

constexpr std::array<std::string_view, 23> keys{
    "name",    "game",     "structure", "seats",    "blinds", "ante",         "bring_in",  "small_bet",
    "big_bet", "min_bet",  "buy_in",    "rulebook", "house",  "button_rule",  "clock",     "pace",
    "levels",  "currency", "bots",      "think",    "event",  "invited_only", "open_deck",
};
constexpr std::array<std::string_view, 3> level_keys{"blinds", "ante", "minutes"};
constexpr std::array<std::string_view, 3> structures{"no_limit", "pot_limit", "fixed_limit"};
constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_currency = 3;
constexpr int most_seconds = 3600;
constexpr int most_milliseconds = 60'000;
constexpr int most_minutes = 24 * 60;
constexpr std::size_t most_levels = 60;
constexpr int most_decimals = 4;

bool is_bright(char c) noexcept { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F; }

Structure usual_structure(GameId id) noexcept {
    switch (id) {
    case GameId::stud:
    case GameId::stud8:
    case GameId::razz:
    case GameId::triple_draw:
    case GameId::badugi: return Structure::fixed_limit;
    case GameId::omaha:
    case GameId::omaha8:
    case GameId::omaha5:
    case GameId::omaha6:
    case GameId::omaha5_hi_lo:
    case GameId::omaha6_hi_lo: return Structure::pot_limit;
    case GameId::holdem:
    case GameId::short_deck_holdem:
    case GameId::draw:
    case GameId::single_draw: break;
    }
    return Structure::no_limit;
}

class Reader {
public:
    explicit Reader(const Node& node) : node_(node) {}

    Settings settings() {
        only_keys(node_, "table", keys);
        words();
        game();
        unit();
        stakes();
        buying_in();
        rules();
        clocks();
        who_sits();
        return std::move(settings_);
    }

private:
    template <class Take>
    void at(std::string_view key, Take take) {
        if (const Node* node = node_.find(key)) take(*node);
    }
    static bool flag(const Node& node, std::string_view key) {
        if (!node.is(Node::Kind::flag)) fail(node, "'" + std::string(key) + "' is true or false, without quotes");
        return node.text == "true";
    }
    static std::string words_at(const Node& node, std::string_view key, std::size_t longest) {
        const std::string& text = text_at(node, key);
        if (text.empty() || text.size() > longest || !std::all_of(text.begin(), text.end(), is_bright))
            fail(node, "'" + std::string(key) + "' is text of 1 to " + std::to_string(longest) + " letters");
        return text;
    }

    void words() {
        at("name", [&](const Node& node) { settings_.name = words_at(node, "name", longest_name); });
        at("currency",
           [&](const Node& node) { settings_.currency = node.text.empty() ? "" : words_at(node, "currency", longest_currency); });
    }

    void game() {
        at("game", [&](const Node& node) {
            const Game* game = game_named(text_at(node, "game"));
            std::vector<std::string_view> names;
            for (const Game& one : all_games()) names.push_back(one.name);
            if (game == nullptr) fail(node, "there is no game " + in_quotes(node.text) + instead(node.text, names));
            settings_.house.game = game->id;
        });
        settings_.structure = usual_structure(settings_.house.game);
        at("structure", [&](const Node& node) {
            const std::string& name = text_at(node, "structure");
            const auto found = std::find(structures.begin(), structures.end(), name);
            if (found == structures.end())
                fail(node, "a live table has no structure " + in_quotes(name) + "; write one of " + in_words(structures));
            settings_.structure = static_cast<Structure>(found - structures.begin());
        });
        settings_.house.return_within = 3600;
        at("seats", [&](const Node& node) { settings_.seats = whole_at(node, "seats", 2, max_seats); });
        const Game& rules = floorman::game(settings_.house.game);
        const int most = std::min<int>(max_seats, (rules.cards().count() - 8) / rules.streets.back().held);
        if (settings_.seats > most)
            throw Fault{0, "a deck has not enough cards for " + std::to_string(settings_.seats) +
                               " players of this game; write " + std::to_string(most) + " seats or fewer"};
    }

    // The finest amount that is written says what the least chip is.
    void unit() {
        int decimals = 0;
        count_decimals(node_, 0, decimals);
        if (decimals > most_decimals) throw Fault{0, "amounts have at most 4 decimals"};
        settings_.unit = Unit::of_decimals(decimals);
    }
    static void count_decimals(const Node& node, int depth, int& most) {
        if (node.is(Node::Kind::number)) most = std::max(most, decimals_written(node.text));
        for (const Node& item : node.items) count_decimals(item, depth + 1, most);
        for (const Entry& entry : node.entries)
            if (depth > 0 || is_money(entry.key)) count_decimals(entry.value, depth + 1, most);
    }
    static bool is_money(std::string_view key) noexcept {
        constexpr std::array<std::string_view, 8> money{"blinds",  "ante",   "bring_in", "small_bet",
                                                        "big_bet", "buy_in", "levels",   "min_bet"};
        return std::find(money.begin(), money.end(), key) != money.end();
    }

    Chips money(const Node& node, std::string_view key) const { return amount(node, key, settings_.unit); }
    Chips one_chip() const { // What people write as 1.
        const Result<Chips, MoneyError> one = settings_.unit.chips("1");
        return one.ok() ? *one : Chips{1};
    }

    Blinds blinds(const Node& node) const {
        const std::vector<Node>& two = list_at(node, "blinds");
        if (two.size() != 2) fail(node, "'blinds' are two amounts, such as [1, 2]");
        const Blinds blinds{no_chips, money(two[0], "blinds"), money(two[1], "blinds")};
        if (blinds.big <= no_chips || blinds.small > blinds.big) fail(node, "the big blind is the greater one, and not 0");
        return blinds;
    }

    void stakes() {
        const bool stud = floorman::game(settings_.house.game).family == Family::stud;
        Blinds blinds{no_chips, one_chip(), 2 * one_chip()};
        at("blinds", [&](const Node& node) { blinds = this->blinds(node); });
        Stakes& stakes = settings_.level.stakes;
        stakes.small_bet = stud ? 2 * blinds.big : blinds.big;
        at("small_bet", [&](const Node& node) { stakes.small_bet = money(node, "small_bet"); });
        stakes.big_bet = 2 * stakes.small_bet;
        at("big_bet", [&](const Node& node) { stakes.big_bet = money(node, "big_bet"); });
        stakes.min_bet = blinds.big;
        at("min_bet", [&](const Node& node) { stakes.min_bet = money(node, "min_bet"); });
        Chips ante = stud ? blinds.small : no_chips;
        at("ante", [&](const Node& node) { ante = money(node, "ante"); });
        if (stud) {
            stakes.bring_in = Chips{(stakes.small_bet.count + 1) / 2};
            at("bring_in", [&](const Node& node) { stakes.bring_in = money(node, "bring_in"); });
        }
        if (stakes.small_bet <= no_chips || stakes.big_bet < stakes.small_bet || stakes.min_bet <= no_chips)
            throw Fault{0, "bets are more than 0, and the big bet is no less than the small one"};
        settings_.level.blinds = stud ? Blinds{} : blinds;
        settings_.level.ante = ante;
        settings_.level.ante_kind = ante > no_chips ? AnteKind::each : AnteKind::none;
        least_ = stud || settings_.structure == Structure::fixed_limit ? stakes.small_bet : blinds.big;
    }

    void buying_in() {
        settings_.house.least_buy_in = 20 * least_;
        settings_.house.most_buy_in = 200 * least_;
        at("buy_in", [&](const Node& node) {
            const std::vector<Node>& two = list_at(node, "buy_in");
            if (two.size() != 2) fail(node, "'buy_in' is the least and the most, such as [40, 400]");
            settings_.house.least_buy_in = money(two[0], "buy_in");
            settings_.house.most_buy_in = money(two[1], "buy_in");
            const bool bounded = settings_.house.most_buy_in > no_chips;
            if (settings_.house.least_buy_in <= no_chips ||
                (bounded && settings_.house.most_buy_in < settings_.house.least_buy_in))
                fail(node, "the least buy-in is more than 0, and no more than the most");
        });
    }

    void rules() {
        Spot spot; // Rulebooks, answers and the event are read as a scene's are.
        spot.unit = settings_.unit;
        spot.setup.seats = settings_.seats;
        read_rules(node_, spot);
        if (spot.rulebooks.size() != 1) throw Fault{0, "a table is played under one rulebook"};
        if (spot.tournament == true) throw Fault{0, "a live table is a cash game"};
        settings_.books = std::move(spot.rulebooks.front());
        settings_.answers = std::move(spot.house);
        at("button_rule", [&](const Node& node) {
            const std::string& name = text_at(node, "button_rule");
            const std::optional<std::int32_t> answer = answer_named(Question::button_rule, name);
            if (!answer)
                fail(node, "there is no button rule " + in_quotes(name) + instead(name, info(Question::button_rule).answers));
            std::erase_if(settings_.answers, [](const HouseAnswer& house) { return house.question == Question::button_rule; });
            settings_.answers.push_back({Question::button_rule, *answer});
        });
    }

    void clocks() {
        at("clock", [&](const Node& node) { settings_.clock = std::int64_t{1000} * whole_at(node, "clock", 0, most_seconds); });
        at("pace", [&](const Node& node) { settings_.pace = whole_at(node, "pace", 0, most_milliseconds); });
        at("think", [&](const Node& node) { settings_.think = whole_at(node, "think", 0, most_milliseconds); });
        at("levels", [&](const Node& node) {
            const std::vector<Node>& levels = list_at(node, "levels");
            if (levels.size() > most_levels) fail(node, "a clock has at most 60 levels");
            for (const Node& level : levels) settings_.levels.push_back(step(level));
        });
        if (settings_.levels.empty()) return;
        settings_.level = level_of(settings_, settings_.levels.front().blinds, settings_.levels.front().ante);
    }

    LevelStep step(const Node& node) const {
        only_keys(node, "levels", level_keys);
        LevelStep step;
        step.blinds = blinds(required(node, "levels", "blinds", "two amounts"));
        if (const Node* ante = node.find("ante")) step.ante = money(*ante, "ante");
        step.milliseconds = std::int64_t{60'000} *
                            whole_at(required(node, "levels", "minutes", "how many it lasts"), "minutes", 1, most_minutes);
        return step;
    }

    void who_sits() {
        at("bots", [&](const Node& node) { settings_.bots = whole_at(node, "bots", 0, settings_.seats); });
        at("invited_only", [&](const Node& node) { settings_.invited_only = flag(node, "invited_only"); });
        at("open_deck", [&](const Node& node) { settings_.open_deck = flag(node, "open_deck"); });
    }

    const Node& node_;
    Settings settings_;
    Chips least_{};
};

// Keeps the rulebook and the house's answers as they were written, for scenes of the table's hands.
void as_given(Settings& settings) {
    const nlohmann::json json = nlohmann::json::parse(settings.text, nullptr, false);
    settings.rulebook_json = json.contains("rulebook") ? json["rulebook"].dump() : '"' + settings.books.front()->id + '"';
    nlohmann::json house = json.value("house", nlohmann::json::object());
    if (json.contains("button_rule")) house["button_rule"] = json["button_rule"];
    if (!house.empty()) settings.house_json = house.dump();
}

} // namespace

std::string Settings::stakes() const {
    const bool limit = structure == Structure::fixed_limit;
    const Chips small = limit ? level.stakes.small_bet : level.blinds.small;
    const Chips big = limit ? level.stakes.big_bet : level.blinds.big;
    return money(small) + "/" + money(big);
}

Level level_of(const Settings& settings, const Blinds& blinds, Chips ante) {
    const bool stud = game(settings.house.game).family == Family::stud;
    const Stakes& first = settings.level.stakes;
    Level level = settings.level;
    if (!stud) level.blinds = blinds;
    level.ante = stud && ante == no_chips ? blinds.small : ante;
    level.ante_kind = level.ante > no_chips ? AnteKind::each : AnteKind::none;
    level.stakes.min_bet = blinds.big;
    level.stakes.small_bet = stud ? 2 * blinds.big : blinds.big;
    level.stakes.big_bet = 2 * level.stakes.small_bet;
    if (stud) { // In the same proportion to the small bet as when the table was made.
        const double part = static_cast<double>(first.bring_in.count) / static_cast<double>(first.small_bet.count);
        const std::int64_t bring_in = std::llround(part * static_cast<double>(level.stakes.small_bet.count));
        level.stakes.bring_in = Chips{std::clamp<std::int64_t>(bring_in, 1, level.stakes.small_bet.count)};
    }
    return level;
}

Result<Settings, std::string> read_settings(std::string_view json) {
    try {
        const std::string_view text = json.empty() ? std::string_view("{}") : json;
        if (!text.starts_with('{')) return std::string("A table is made with a JSON object.");
        Settings settings = Reader(json_tree(text)).settings();
        settings.text = text;
        as_given(settings);
        if (const Result<Compiled, std::string> rules = rules_of(settings); !rules.ok()) return rules.error();
        return settings;
    } catch (const Fault& fault) { return fault.what; }
}

Result<Compiled, std::string> rules_of(const Settings& settings) {
    const Conditions conditions = terms_of(settings.house.game, settings.structure);
    Result<Compiled, ComposeError> rules = compile(settings.books, conditions, settings.answers);
    if (!rules.ok()) return text(rules.error());
    return std::move(rules).value();
}

} // namespace floorman::room
