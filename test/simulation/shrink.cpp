#include "simulation/shrink.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "simulation/contest.hpp"

namespace simulation {

namespace {

// What a disagreement is about: its first fact.
std::string about(const std::string& difference) { return difference.substr(0, difference.find(':')); }

// A hand that could be dealt: who straddles has the chips for it.
bool is_sound(const Scenario& scenario) {
    return std::all_of(scenario.straddles.begin(), scenario.straddles.end(), [&](const auditor::Straddle& straddle) {
        const auto seat = static_cast<std::size_t>(straddle.seat);
        return scenario.stacks[seat] >= straddle.to + (scenario.antes.empty() ? 0 : scenario.antes[seat]);
    });
}

// Takes `smaller` in place of `scenario` when the two still differ on it, about the same thing.
bool keep_if_differs(Scenario& scenario, const Scenario& smaller, const std::string& fact) {
    if (!is_sound(smaller)) return false;
    const auto difference = first_difference(smaller);
    if (!difference || about(*difference) != fact) return false;
    scenario = smaller;
    return true;
}

bool drop_acts(Scenario& scenario, const std::string& fact) {
    bool changed = false;
    for (std::size_t i = scenario.acts.size(); i-- > 0;) {
        Scenario smaller = scenario;
        smaller.acts.erase(smaller.acts.begin() + static_cast<std::ptrdiff_t>(i));
        changed = keep_if_differs(scenario, smaller, fact) || changed;
    }
    return changed;
}

// A fold, call or check says less than a bet or raise.
bool soften_acts(Scenario& scenario, const std::string& fact) {
    bool changed = false;
    for (std::size_t i = 0; i < scenario.acts.size(); ++i) {
        for (const auditor::Deed deed : {auditor::Deed::fold, auditor::Deed::check, auditor::Deed::call}) {
            if (scenario.acts[i].deed <= deed) break;
            Scenario smaller = scenario;
            smaller.acts[i].deed = deed;
            smaller.acts[i].to = 0;
            if (keep_if_differs(scenario, smaller, fact)) {
                changed = true;
                break;
            }
        }
    }
    return changed;
}

void erase(std::vector<Amount>& amounts, int seat) {
    if (!amounts.empty()) amounts.erase(amounts.begin() + seat);
}

std::optional<Scenario> without_seat(const Scenario& scenario, int seat) {
    if (scenario.seats() == 2 || scenario.killer == seat) return std::nullopt;
    Scenario smaller = scenario;
    erase(smaller.stacks, seat);
    erase(smaller.antes, seat);
    erase(smaller.blinds, seat);
    erase(smaller.live_posts, seat);
    erase(smaller.dead_posts, seat);
    std::erase_if(smaller.straddles, [&](const auditor::Straddle& straddle) { return straddle.seat == seat; });
    std::erase_if(smaller.acts, [&](const auditor::Act& act) { return act.seat == seat; });
    for (auditor::Straddle& straddle : smaller.straddles) straddle.seat -= straddle.seat > seat ? 1 : 0;
    for (auditor::Act& act : smaller.acts) act.seat -= act.seat > seat ? 1 : 0;
    smaller.killer -= smaller.killer > seat ? 1 : 0;
    smaller.first -= smaller.first > seat || smaller.first == smaller.seats() ? 1 : 0;
    return smaller;
}

bool drop_seats(Scenario& scenario, const std::string& fact) {
    bool changed = false;
    for (int seat = scenario.seats() - 1; seat >= 0; --seat)
        if (const auto smaller = without_seat(scenario, seat); smaller && keep_if_differs(scenario, *smaller, fact))
            changed = true;
    return changed;
}

bool drop_extras(Scenario& scenario, const std::string& fact) {
    bool changed = false;
    const auto attempt = [&](auto change) {
        Scenario smaller = scenario;
        if (change(smaller)) changed = keep_if_differs(scenario, smaller, fact) || changed;
    };
    const auto clear = [&](auto Scenario::* list) {
        attempt([&](Scenario& smaller) {
            const bool had = !(smaller.*list).empty();
            (smaller.*list).clear();
            return had;
        });
    };
    if (!scenario.bomb_pot) clear(&Scenario::antes);
    clear(&Scenario::live_posts);
    clear(&Scenario::dead_posts);
    clear(&Scenario::straddles);
    clear(&Scenario::deck);
    for (std::size_t i = scenario.house.size(); i-- > 0;)
        attempt([&](Scenario& smaller) {
            smaller.house.erase(smaller.house.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        });
    attempt([](Scenario& smaller) { return std::exchange(smaller.rake_of_10000, 0) > 0; });
    attempt([](Scenario& smaller) { return std::exchange(smaller.boards, 1) > 1; });
    attempt([](Scenario& smaller) { return std::exchange(smaller.burns, false); });
    attempt([](Scenario& smaller) { return std::exchange(smaller.mucks, 0U) != 0; });
    attempt([](Scenario& smaller) { return std::exchange(smaller.killer, -1) >= 0; });
    attempt([](Scenario& smaller) { return std::exchange(smaller.event_heads_up, false); });
    attempt([](Scenario& smaller) { return std::exchange(smaller.tournament, false); });
    attempt([](Scenario& smaller) { return std::exchange(smaller.pot, 0) > 0; });
    attempt([](Scenario& smaller) { return std::exchange(smaller.book, std::string("tda-2026")) != "tda-2026"; });
    if (floorman::game(scenario.game).family == floorman::Family::board)
        attempt(
            [](Scenario& smaller) { return std::exchange(smaller.game, floorman::GameId::holdem) != floorman::GameId::holdem; });
    return changed;
}

bool lower_amounts(Scenario& scenario, const std::string& fact) {
    bool changed = false;
    const auto lower = [&](auto amount_of, Amount least) {
        for (const Amount step : {Amount{64}, Amount{16}, Amount{4}, Amount{1}}) {
            for (;;) {
                Scenario smaller = scenario;
                Amount& amount = amount_of(smaller);
                if (amount - step < least) break;
                amount -= step;
                if (!keep_if_differs(scenario, smaller, fact)) break;
                changed = true;
            }
        }
    };
    for (std::size_t i = 0; i < scenario.stacks.size(); ++i)
        lower([i](Scenario& smaller) -> Amount& { return smaller.stacks[i]; }, scenario.street == 0 ? 1 : 0);
    for (std::size_t i = 0; i < scenario.acts.size(); ++i)
        lower([i](Scenario& smaller) -> Amount& { return smaller.acts[i].to; }, 0);
    lower([](Scenario& smaller) -> Amount& { return smaller.pot; }, 0);
    return changed;
}

} // namespace

Scenario shrunk(Scenario scenario) {
    const auto difference = first_difference(scenario);
    if (!difference) return scenario;
    const std::string fact = about(*difference);
    for (int rounds = 0; rounds < 20; ++rounds) {
        const bool fewer_acts = drop_acts(scenario, fact);
        const bool fewer_seats = drop_seats(scenario, fact);
        const bool fewer_extras = drop_extras(scenario, fact);
        const bool softer = soften_acts(scenario, fact);
        const bool lower = lower_amounts(scenario, fact);
        if (!fewer_acts && !fewer_seats && !fewer_extras && !softer && !lower) break;
    }
    return scenario;
}

} // namespace simulation
