#include "scene/spot_from.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "scene/amounts.hpp"
#include "scene/spot_parts.hpp"
#include "text/complaint.hpp"
#include "text/fields.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

// SCENE.md's keys, then those of PHH that say nothing about the rules and are kept.
// clang-format off
constexpr std::array<std::string_view, 68> known_keys{
    "rulebook", "variant", "game", "structure", "players", "starting_stacks", "unit", "blinds_or_straddles", "blinds",
    "straddle", "posts", "kill", "antes", "ante", "bring_in", "small_bet", "big_bet", "min_bet", "spread", "street", "pot",
    "front", "first", "away", "absent", "house", "event", "hole_cards", "board", "actions", "draws_told", "bomb_pot",
    "finishing_stacks", "winnings", "author", "authors", "url", "urls", "venue", "address", "city", "region", "postal_code", "country", "time", "time_zone",
    "time_zone_abbreviation", "day", "month", "year", "hand", "level", "seats", "seat_count", "table", "currency",
    "currency_symbol", "ante_trimming_status", "time_limit", "time_banks", "rake", "competition", "organization", "license",
    "description", "note", "notes", "source"};
constexpr std::span kept_keys = std::span{known_keys}.subspan(32);
// clang-format on

// Whether it goes with the hand wherever that is written. Of an event and a rake a scene may have more to say than PHH.
bool is_kept(const Entry& entry) {
    if (entry.value.is(Node::Kind::nothing)) return false;
    if (entry.key == "event") return entry.value.is(Node::Kind::text);
    if (entry.key == "rake") return entry.value.is(Node::Kind::number);
    return entry.key.starts_with('_') || std::find(kept_keys.begin(), kept_keys.end(), entry.key) != kept_keys.end();
}

constexpr std::array<std::string_view, 4> structure_names{"NL", "PL", "FL", "spread"}; // In the order of Structure.

std::vector<std::string_view> game_names() {
    std::vector<std::string_view> names;
    for (const Game& game : all_games()) names.push_back(game.name);
    return names;
}

std::vector<std::string_view> variant_codes() {
    std::vector<std::string_view> codes;
    for (const Variant& variant : all_variants()) codes.push_back(variant.code);
    return codes;
}

std::vector<std::string_view> street_names(const Game& game) {
    std::vector<std::string_view> names;
    for (const Street& street : game.streets) names.push_back(street.name);
    return names;
}

class Reader {
public:
    Reader(const Node& scene, std::string_view source) : scene_(scene) { spot_.source = source; }

    Spot spot() {
        only_keys(scene_, "scene", known_keys);
        game();
        players();
        spot_.unit = unit_of(scene_, is_played_hand() ? Written::played_hand : Written::spot);
        stacks();
        street();
        read_posting(scene_, spot_);
        read_stakes(scene_, spot_);
        read_options(scene_, spot_);
        middle();
        people();
        read_cards(scene_, spot_);
        read_rules(scene_, spot_);
        actions();
        finish();
        for (const Entry& entry : scene_.entries)
            if (is_kept(entry)) spot_.kept.push_back(entry);
        return std::move(spot_);
    }

private:
    [[nodiscard]] std::size_t count() const noexcept { return spot_.players.size(); }

    // A .phh file, or a hand of a .phhs file.
    [[nodiscard]] bool is_played_hand() const noexcept {
        return spot_.source.ends_with(".phh") || spot_.source.find(".phhs") != std::string::npos;
    }

    // ---- The game ---------------------------------------------------------------------------------------------------

    void game() {
        if (const Node* node = scene_.find("structure")) {
            const std::string& name = text_at(*node, "structure");
            const auto found = std::find(structure_names.begin(), structure_names.end(), name);
            if (found == structure_names.end())
                fail(*node, "there is no structure " + in_quotes(name) + "; write one of " + in_words(structure_names));
            spot_.structure = static_cast<Structure>(found - structure_names.begin());
        }
        if (const Node* node = scene_.find("game")) {
            const std::string& name = text_at(*node, "game");
            const Game* found = game_named(name);
            if (found == nullptr) fail(*node, "there is no game " + in_quotes(name) + instead(name, game_names()));
            spot_.setup.game = found->id;
        }
        if (const Node* node = scene_.find("variant")) variant(*node);
    }

    // A PHH code says both; what is said twice must agree.
    void variant(const Node& node) {
        const std::string& code = text_at(node, "variant");
        const std::optional<Variant> variant = variant_coded(code);
        if (!variant) fail(node, "there is no variant " + in_quotes(code) + instead(code, variant_codes()));
        const std::string says = "'variant' " + in_quotes(code) + " says that ";
        if (scene_.find("game") != nullptr && spot_.setup.game != variant->game)
            fail(node, says + "the game is " + in_quotes(floorman::game(variant->game).name) +
                           ", and 'game' says otherwise; leave one out");
        if (scene_.find("structure") != nullptr && spot_.structure != variant->structure)
            fail(node, says + "the structure is " + in_quotes(structure_names[static_cast<std::size_t>(variant->structure)]) +
                           ", and 'structure' says otherwise; leave one out");
        spot_.setup.game = variant->game;
        spot_.structure = variant->structure;
    }

    void street() {
        const Node* node = scene_.find("street");
        if (node == nullptr) return;
        const std::string& name = text_at(*node, "street");
        const Game& played = floorman::game(spot_.setup.game);
        spot_.setup.street = street_named(played, name);
        if (spot_.setup.street < 0)
            fail(*node, in_quotes(played.name) + " has no street " + in_quotes(name) + "; write one of " +
                            in_words(street_names(played)));
    }

    // ---- Who plays, and with what -----------------------------------------------------------------------------------

    void players() {
        const Node* stacks = scene_.find("starting_stacks");
        if (stacks == nullptr)
            fail(scene_, "'starting_stacks' is missing; write the chips behind each player, such as [1000, 1000]");
        const std::size_t seats = list_at(*stacks, "starting_stacks").size();
        if (seats < 2 || seats > static_cast<std::size_t>(max_seats))
            fail(*stacks, "'starting_stacks' seats " + std::to_string(seats) + "; a hand is played by 2 to " +
                              std::to_string(max_seats) + " players");
        if (const int most = floorman::game(spot_.setup.game).most_seats(); static_cast<int>(seats) > most)
            fail(*stacks, "'starting_stacks' seats " + std::to_string(seats) + "; the deck serves " + std::to_string(most) +
                              " in " + in_quotes(floorman::game(spot_.setup.game).name));
        if (const Node* node = scene_.find("players")) {
            for (const Node& item : list_for_all(*node, "players", seats)) name_player(item);
        } else {
            for (std::size_t i = 0; i < seats; ++i) spot_.players.push_back(place_name(static_cast<int>(i)));
        }
        spot_.setup.seats = static_cast<int>(seats);
        spot_.setup.button = Seat{static_cast<int>(seats) - 1};
    }

    void name_player(const Node& node) {
        const std::string& written = text_at(node, "players");
        const std::string name = written.empty() ? place_name(static_cast<int>(count())) : written; // PHH's way to name nobody.
        if (std::string why = why_no_name(name, static_cast<int>(count())); !why.empty()) fail(node, std::move(why));
        for (const std::string& other : spot_.players)
            if (same_but_for_case(name, other))
                fail(node, "two players are called " + in_quotes(name) + "; give them names that differ by more than case");
        spot_.players.push_back(name);
    }

    void stacks() {
        Seat seat{0};
        for (const Node& item : list_at(*scene_.find("starting_stacks"), "starting_stacks")) {
            if (item.text == "inf") {
                spot_.unbounded.add(seat);
                spot_.setup.stack[seat] = unbounded_stack;
            } else {
                spot_.setup.stack[seat] = amount(item, "starting_stacks", spot_.unit);
            }
            ++seat.index;
        }
    }

    void middle() {
        if (const Node* pot = scene_.find("pot")) spot_.setup.pot = amount(*pot, "pot", spot_.unit);
        const Chips most = spot_.unbounded.empty() ? most_chips : most_beside_unbounded;
        Chips sum = spot_.setup.pot;
        for (const Seat seat : SeatSet::first(spot_.setup.seats) - spot_.unbounded) sum += spot_.setup.stack[seat];
        if (sum > most)
            fail(*scene_.find("starting_stacks"), "stacks and pot are " + spot_.unit.text(sum) + " together; a hand holds " +
                                                      spot_.unit.text(most) +
                                                      " at most, so write smaller stacks, or a larger 'unit'");
    }

    void people() {
        if (const Node* node = scene_.find("first")) spot_.setup.first = player_at(*node, "first", spot_.players);
        if (const Node* node = scene_.find("away"))
            for (const Node& item : list_at(*node, "away")) spot_.away.add(player_at(item, "away", spot_.players));
        if (const Node* node = scene_.find("absent"))
            for (const Node& item : list_at(*node, "absent")) spot_.absent.add(player_at(item, "absent", spot_.players));
        if (spot_.absent.count() == spot_.setup.seats)
            fail(*scene_.find("absent"), "'absent' leaves nobody to play; leave a name out");
        SeatSet seen;
        if (const Node* node = scene_.find("front"))
            for (const Entry& entry : table_at(*node, "front")) front(entry, player_of(entry, "front", spot_.players, seen));
    }

    void front(const Entry& entry, Seat seat) {
        for (const Node& item : list_at(entry.value, entry.key)) {
            if (!item.is(Node::Kind::number) && !item.is(Node::Kind::text))
                fail(item, "'front' lists " + std::string(kind_name(item)) + "; write chips by denomination, such as [25, 25]");
            const Result<Pile, std::string> pile = pile_from(item.text, spot_.unit);
            if (!pile) fail(item, "'front': " + pile.error());
            if (!put(spot_.front[seat], *pile))
                fail(item, "'front' of " + in_quotes(entry.key) + " holds too many chips; write fewer");
        }
    }

    // ---- What happens, and what came of it --------------------------------------------------------------------------

    void actions() {
        const Node* node = scene_.find("actions");
        if (node == nullptr) return;
        for (const Node& item : list_at(*node, "actions")) {
            if (!item.is(Node::Kind::text))
                fail(item, "'actions' lists " + std::string(kind_name(item)) + "; write one line of text for each act");
            spot_.actions.push_back({item.text, item.line});
        }
    }

    // What came of it in another's reckoning, which may split chips that cannot be split: then it is no help, but no error.
    void finish() {
        const Node* node = scene_.find("finishing_stacks");
        if (node == nullptr) return;
        PerSeat<Chips> stacks;
        Seat seat{0};
        for (const Node& item : list_for_all(*node, "finishing_stacks", count())) {
            const Result<Chips, MoneyError> chips = item.text == "inf" ? unbounded_stack : spot_.unit.chips(item.text);
            if (!chips && chips.error() == MoneyError::not_whole) return;
            stacks[seat] = chips ? *chips : amount(item, "finishing_stacks", spot_.unit);
            ++seat.index;
        }
        spot_.finishing_stacks = stacks;
    }

    const Node& scene_;
    Spot spot_;
};

} // namespace

Spot spot_from(const Node& scene, std::string_view source) { return Reader(scene, source).spot(); }

} // namespace floorman
