#include "simulation/small_worlds.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "simulation/contest.hpp"

namespace simulation {

namespace {

using floorman::GameId;
using floorman::Structure;

constexpr const char* counts_file = "test/simulation/small_worlds.tsv"; // From the root of the sources.
constexpr std::array books{"tda-2026", "roberts-11", "wsop-2023", "home"};
constexpr unsigned worker_count = 2;

// A table, and every choice of stacks at it.
struct World {
    const char* name;
    Scenario table; // Without stacks.
    int seats;
    std::vector<Amount> stacks; // Every seat has each of these in turn.
    int streets = 1;            // How many are played.
    bool probes = false;        // At each node every act there is, allowed or not, is put to both.
};

struct Count {
    std::uint64_t tables = 0, nodes = 0, ends = 0;
};

// ---- The worlds -----------------------------------------------------------------------------------------------------

Scenario on(GameId game, Structure structure, Amount bet) {
    Scenario table;
    table.game = game;
    table.structure = structure;
    switch (structure) {
    case Structure::no_limit:
    case Structure::pot_limit: table.min_bet = bet; break;
    case Structure::fixed_limit:
        table.small_bet = bet;
        table.big_bet = 2 * bet;
        break;
    case Structure::spread_limit:
        table.spread_least = bet;
        table.spread_most = 2 * bet;
        break;
    }
    return table;
}

Scenario with_blinds(Scenario table, std::vector<Amount> blinds) {
    table.blinds = std::move(blinds);
    return table;
}

Scenario with_antes(Scenario table, std::vector<Amount> antes) {
    table.antes = std::move(antes);
    return table;
}

Scenario with_bring_in(Scenario table, Amount bring_in) {
    table.bring_in = bring_in;
    table.first = 0;
    return table;
}

// The last street, with something in the middle.
Scenario on_the_river(Scenario table, Amount pot) {
    table.street = 3;
    table.pot = pot;
    return table;
}

std::vector<World> all_worlds() {
    std::vector<World> worlds;
    const auto add = [&](World world) { worlds.push_back(std::move(world)); };
    struct Kind {
        Structure structure;
        const char* two_streets;
        const char* two;
        const char* three;
        const char* four;
        const char* river;
    };
    const std::array kinds{
        Kind{Structure::no_limit, "NL heads-up, two streets", "NL heads-up", "NL three", "NL four", "NL river"},
        Kind{Structure::pot_limit, "PL heads-up, two streets", "PL heads-up", "PL three", "PL four", "PL river"},
        Kind{Structure::fixed_limit, "FL heads-up, two streets", "FL heads-up", "FL three", "FL four", "FL river"},
        Kind{Structure::spread_limit, "spread heads-up, two streets", "spread heads-up", "spread three", "spread four",
             "spread river"},
    };
    for (const Kind& kind : kinds) {
        const bool fixed = kind.structure == Structure::fixed_limit;
        const Amount bet = fixed ? 4 : 2; // Half of a fixed bet is 2: an all-in of 1 more is less.
        const Amount small = bet / 2;
        const std::vector<Amount> few = fixed ? std::vector<Amount>{1, 3, 5, 6, 7, 9, 14, 17}
                                              : std::vector<Amount>{1, 2, 3, 4, 5, 7};
        const std::vector<Amount> fewer = fixed ? std::vector<Amount>{3, 5, 7, 10} : std::vector<Amount>{1, 2, 3, 5};
        const Scenario draw = on(GameId::draw, kind.structure, bet);
        const Scenario holdem = on(GameId::holdem, kind.structure, bet);
        add({kind.two_streets, with_blinds(draw, {bet, small}), 2,
             fixed ? std::vector<Amount>{1, 3, 5, 9, 14, 21, 26} : std::vector<Amount>{1, 2, 3, 5, 7, 9}, 2});
        add({kind.two, with_blinds(holdem, {bet, small}), 2,
             fixed ? std::vector<Amount>{1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 21, 40}
                   : std::vector<Amount>{1, 2, 3, 4, 5, 6, 7, 9, 12},
             1, true});
        add({kind.three, with_blinds(holdem, {small, bet, 0}), 3, few});
        add({kind.four, with_blinds(holdem, {small, bet, 0, 0}), 4, fewer});
        add({kind.river, on_the_river(with_blinds(holdem, {small, bet, 0}), 3), 3, few});
    }
    // Bets of one chip, so that the cap is reached with few.
    const Scenario capped = with_blinds(on(GameId::holdem, Structure::fixed_limit, 1), {0, 1, 0});
    add({"FL cap, three", capped, 3, {2, 4, 7, 9, 12}});
    add({"FL cap, four", with_blinds(on(GameId::holdem, Structure::fixed_limit, 1), {0, 1, 0, 0}), 4, {2, 4, 7}});
    add({"FL cap, heads-up", with_blinds(on(GameId::holdem, Structure::fixed_limit, 1), {1, 0}), 2, {4, 6, 12}, 1, true});
    add({"PL opening pot", with_blinds(on(GameId::holdem, Structure::pot_limit, 2), {1, 2, 0}), 3, {1, 5, 9}});
    for (const Structure structure : {Structure::fixed_limit, Structure::spread_limit}) {
        const bool fixed = structure == Structure::fixed_limit;
        const Scenario stud = with_antes(with_bring_in(on(GameId::stud, structure, 4), 2), {1, 1, 1});
        add({fixed ? "FL stud, bring-in" : "spread stud, bring-in", stud, 3, {1, 2, 4, 6, 9, 13}, 1, fixed});
        const Scenario sub_minimum = with_blinds(on(GameId::holdem, structure, 5), {1, 2, 0});
        add({fixed ? "FL short blind" : "spread short blind", sub_minimum, 3, {2, 4, 7, 8, 12}, 1, fixed});
    }
    Scenario straddled = with_blinds(on(GameId::holdem, Structure::no_limit, 2), {1, 2, 0});
    straddled.straddles.push_back({2, 4});
    add({"NL straddle", straddled, 3, {4, 5, 6, 9}, 1});
    Scenario posted = with_blinds(on(GameId::holdem, Structure::no_limit, 2), {1, 2, 0});
    posted.live_posts = {0, 0, 2};
    posted.dead_posts = {0, 0, 1};
    add({"NL post", posted, 3, {1, 2, 3, 5}, 1});
    add({"NL ante",
         with_antes(with_blinds(on(GameId::holdem, Structure::no_limit, 2), {1, 2, 0}), {1, 1, 1}),
         3,
         {1, 2, 4, 5},
         1});
    add({"PL big-blind ante",
         with_antes(with_blinds(on(GameId::holdem, Structure::pot_limit, 2), {1, 2, 0}), {0, 2, 0}),
         3,
         {1, 3, 5},
         1});
    return worlds;
}

// ---- Playing them ---------------------------------------------------------------------------------------------------

// Every total that the seat to act may make it.
std::vector<Amount> totals(const auditor::Opinion& view) {
    if (!view.can_raise) return {};
    if (!view.sizes.empty()) return view.sizes;
    std::vector<Amount> all;
    for (Amount to = *view.min_raise_to; to <= *view.max_raise_to; ++to) all.push_back(to);
    return all;
}

std::vector<auditor::Act> every_act(const Contest& contest) {
    const auditor::Opinion& view = contest.view();
    const auto seat = static_cast<std::size_t>(view.to_act);
    std::vector<auditor::Act> acts{
        {view.to_act, auditor::Deed::fold, 0}, {view.to_act, auditor::Deed::check, 0}, {view.to_act, auditor::Deed::call, 0}};
    const Amount stake = view.bets[seat] + view.stacks[seat];
    acts.push_back({view.to_act, auditor::Deed::bring_in, std::min(contest.deal().bring_in, stake)});
    for (const auditor::Deed deed : {auditor::Deed::bet, auditor::Deed::raise, auditor::Deed::complete})
        for (Amount to = 0; to <= stake + 1; ++to) acts.push_back({view.to_act, deed, to});
    return acts;
}

class Explorer {
public:
    explicit Explorer(const World& world) : world_(world) {}

    void explore(const Scenario& table) {
        scenario_ = table;
        ++count_.tables;
        visit(Contest(table));
    }
    [[nodiscard]] const Count& count() const { return count_; }
    [[nodiscard]] const std::optional<std::string>& failure() const { return failure_; }

private:
    void visit(const Contest& contest) {
        ++count_.nodes;
        if (failure_) return;
        if (contest.difference()) return fail(contest);
        const auditor::Opinion& view = contest.view();
        if (view.hand_over || view.street >= world_.streets) {
            ++count_.ends;
            return;
        }
        if (world_.probes && !probe_all(contest)) return;
        const bool due = contest.acts() == 0 && contest.deal().bring_in > 0 && view.to_act == contest.deal().bring_in_seat;
        const auto seat = static_cast<std::size_t>(view.to_act);
        const Amount level = view.bets[seat] + view.to_call;
        if (due) {
            go_on(contest, {view.to_act, auditor::Deed::bring_in, level});
        } else {
            go_on(contest, {view.to_act, auditor::Deed::fold, 0});
            go_on(contest, {view.to_act, view.can_check ? auditor::Deed::check : auditor::Deed::call, 0});
        }
        for (const Amount to : totals(view))
            go_on(contest, {view.to_act, level > 0 && !due ? auditor::Deed::raise : auditor::Deed::bet, to});
    }

    void go_on(const Contest& contest, const auditor::Act& act) {
        if (failure_) return;
        Contest next = contest;
        scenario_.acts.push_back(act);
        if (!next.play(act) && !next.difference())
            failure_ = scene_of(scenario_) + "\n  both refuse what the auditor's view allows\n";
        else
            visit(next);
        scenario_.acts.pop_back();
    }

    bool probe_all(const Contest& contest) {
        for (const auditor::Act& act : every_act(contest)) {
            Contest asked = contest;
            asked.probe(act);
            if (!asked.difference()) continue;
            scenario_.acts.push_back(act);
            fail(asked);
            return false;
        }
        return true;
    }

    void fail(const Contest& contest) { failure_ = scene_of(scenario_) + "\n" + *contest.difference(); }

    const World& world_;
    Scenario scenario_;
    Count count_;
    std::optional<std::string> failure_;
};

// Every choice of stacks, as an odometer.
void explore_all(Explorer& explorer, const World& world, const char* book) {
    std::vector<std::size_t> places(static_cast<std::size_t>(world.seats), 0);
    for (;;) {
        Scenario table = world.table;
        table.book = book;
        table.tournament = table.book == "tda-2026";
        for (const std::size_t place : places) table.stacks.push_back(world.stacks[place]);
        explorer.explore(table);
        if (explorer.failure()) return;
        std::size_t seat = 0;
        while (seat < places.size() && ++places[seat] == world.stacks.size()) places[seat++] = 0;
        if (seat == places.size()) return;
    }
}

std::string read_file(const char* path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace

int run_worlds(bool write) {
    const std::vector<World> worlds = all_worlds();
    std::vector<std::string> lines(worlds.size() * books.size());
    std::atomic<std::size_t> next{0};
    std::atomic<std::uint64_t> nodes{0};
    std::mutex guard;
    std::vector<std::string> failures;
    const auto work = [&] {
        for (;;) {
            const std::size_t job = next++;
            if (job >= lines.size()) return;
            const World& world = worlds[job / books.size()];
            const char* const book = books[job % books.size()];
            Explorer explorer(world);
            explore_all(explorer, world, book);
            const Count& count = explorer.count();
            nodes += count.nodes;
            lines[job] = std::string(world.name) + "\t" + book + "\t" + std::to_string(count.tables) + "\t" +
                         std::to_string(count.nodes) + "\t" + std::to_string(count.ends) + "\n";
            if (!explorer.failure()) continue;
            const std::scoped_lock lock(guard);
            failures.push_back(std::string(world.name) + " under " + book + "\n\n" + *explorer.failure());
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < worker_count; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();

    std::string counts = "world\tbook\ttables\tnodes\tends\n";
    for (const std::string& line : lines) counts += line;
    for (const std::string& failure : failures) std::printf("Engine and auditor differ: %s\n", failure.c_str());
    bool same = true;
    if (write && failures.empty()) {
        std::ofstream(counts_file) << counts;
    } else if (read_file(counts_file) != counts) {
        same = false;
        std::printf("The counts are not those of %s:\n%s", counts_file, counts.c_str());
    }
    std::printf("%llu nodes\n%zu passed, %zu failed\n", static_cast<unsigned long long>(nodes.load()),
                lines.size() - failures.size(), failures.size() + (same ? 0U : 1U));
    return failures.empty() && same ? 0 : 1;
}

} // namespace simulation
