#include "simulation/examples.hpp"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "simulation/auditor.hpp"

namespace simulation {

namespace {

using auditor::Amount;
using auditor::Deal;
using auditor::Deed;
using auditor::Opinion;
using auditor::Structure;
using Acts = std::vector<auditor::Act>;
using Amounts = std::vector<Amount>;

// Stacks on a street of its own, nothing in the middle.
Deal later_street(Structure structure, Amount bet, Amounts stacks) {
    Deal deal;
    deal.book.structure = structure;
    deal.book.half_bet_reopens = deal.book.completes = structure == Structure::fixed_limit;
    deal.stacks = std::move(stacks);
    deal.from_the_start = false;
    deal.streets.resize(2);
    for (auditor::Street& street : deal.streets) street.bet = bet;
    return deal;
}

Deal first_street(Structure structure, Amount bet, Amounts stacks, Amounts blinds) {
    Deal deal = later_street(structure, bet, std::move(stacks));
    deal.from_the_start = true;
    deal.blinds = std::move(blinds);
    deal.blinds.resize(deal.stacks.size());
    return deal;
}

Deal with_cap(Deal deal, int raises, auditor::CapLift lift) {
    deal.book.raise_cap = raises;
    deal.book.cap_lift = lift;
    return deal;
}

class Sheet {
public:
    // What follows is the example of this rule.
    Opinion after(const char* rule, const Deal& deal, const Acts& acts) {
        rule_ = rule;
        return auditor::opinion(deal, acts);
    }
    void holds(bool fact, const char* what) {
        if (fact) return;
        std::printf("The auditor is wrong about %s: %s\n", rule_, what);
        right_ = false;
    }
    void equal(const std::optional<Amount>& told, Amount expected, const char* what) {
        if (told == expected) return;
        std::printf("The auditor is wrong about %s: %s is %lld, not %lld\n", rule_, what, static_cast<long long>(expected),
                    static_cast<long long>(told.value_or(-1)));
        right_ = false;
    }
    [[nodiscard]] bool right() const { return right_; }

private:
    const char* rule_ = "";
    bool right_ = true;
};

bool raises(const Opinion& view, std::size_t seat) { return view.may_raise[seat] != 0; }

void least_raises(Sheet& sheet) {
    const Deal small_game = first_street(Structure::no_limit, 2, Amounts(6, 200), {1, 2});
    sheet.equal(sheet.after("4.8", small_game, {}).full_raise_to, 4, "the first raise");
    sheet.equal(sheet.after("4.8", small_game, {{2, Deed::raise, 7}}).full_raise_to, 12, "the raise after one to 7");
    const Deal flop = later_street(Structure::no_limit, 2, Amounts(3, 500));
    sheet.equal(sheet.after("4.8", flop, {{0, Deed::bet, 10}, {1, Deed::raise, 30}}).full_raise_to, 50,
                "the raise after 10 and 30");
    const Deal short_all_in = later_street(Structure::no_limit, 10, {1000, 140, 1000});
    sheet.equal(sheet.after("4.13", short_all_in, {{0, Deed::bet, 100}, {1, Deed::raise, 140}}).full_raise_to, 240,
                "the raise over 140");
    const Deal below_least = later_street(Structure::no_limit, 100, {20, 1000, 1000});
    sheet.equal(sheet.after("4.13", below_least, {{0, Deed::bet, 20}}).full_raise_to, 120, "the raise over 20");
    const Deal short_blind = first_street(Structure::no_limit, 100, {1000, 20, 1000}, {50, 100});
    const Opinion view = sheet.after("4.10, a short big blind", short_blind, {});
    sheet.equal(view.to_call, 100, "the call");
    sheet.equal(view.full_raise_to, 200, "the raise");
}

void reopening(Sheet& sheet) {
    const Deal table = later_street(Structure::no_limit, 10, {1000, 1000, 130, 200});
    Acts acts{{0, Deed::bet, 100}, {1, Deed::call, 0}, {2, Deed::raise, 130}};
    Opinion view = sheet.after("4.11", table, acts);
    sheet.holds(!raises(view, 0) && !raises(view, 1) && raises(view, 3), "30 more reopens to nobody who has acted");
    acts.push_back({3, Deed::raise, 200});
    view = sheet.after("4.12", table, acts);
    sheet.holds(raises(view, 0) && raises(view, 1), "30 and 70 together reopen to both");
    const Deal other = later_street(Structure::no_limit, 10, {1000, 1000, 250});
    view = sheet.after("4.12", other, {{0, Deed::bet, 100}, {1, Deed::raise, 200}, {2, Deed::raise, 250}, {0, Deed::call, 0}});
    sheet.holds(!view.can_raise, "50 over his own raise does not reopen");
    view = sheet.after("4.12", other, {{0, Deed::bet, 100}, {1, Deed::raise, 200}, {2, Deed::raise, 250}});
    sheet.holds(view.can_raise, "the bettor was raised in full");
}

void half_bets(Sheet& sheet) {
    const Acts acts{{0, Deed::bet, 20}, {1, Deed::call, 0}};
    Acts with_28 = acts;
    with_28.push_back({2, Deed::raise, 28});
    Opinion view = sheet.after("4.14 (a)", later_street(Structure::fixed_limit, 20, {500, 500, 28, 500}), with_28);
    sheet.holds(!raises(view, 0) && !raises(view, 1) && view.raises == 0, "8 more is no raise");
    sheet.equal(view.complete_to, 40, "the completion");
    Acts with_30 = acts;
    with_30.push_back({2, Deed::raise, 30});
    view = sheet.after("4.14 (b)", later_street(Structure::fixed_limit, 20, {500, 500, 30, 500}), with_30);
    sheet.holds(raises(view, 0) && raises(view, 1) && view.raises == 1, "10 more is one");
    sheet.equal(view.full_raise_to, 50, "the raise over it");
    const Deal five_dollar = first_street(Structure::fixed_limit, 5, Amounts(6, 100), {1, 2});
    view = sheet.after("the article's completing", five_dollar, {{2, Deed::complete, 5}});
    sheet.holds(view.raises == 0, "completing is no raise");
    sheet.equal(view.full_raise_to, 10, "the raise over it");
}

void caps(Sheet& sheet) {
    const Deal house = with_cap(later_street(Structure::fixed_limit, 5, Amounts(4, 200)), 3, auditor::CapLift::before_cap);
    const Acts four{{0, Deed::bet, 5}, {1, Deed::raise, 10}, {2, Deed::raise, 15}, {3, Deed::raise, 20}};
    sheet.holds(sheet.after("4.15", house, four).capped, "three raises cap a three-raise house");
    Acts alone{{0, Deed::bet, 5},  {1, Deed::raise, 10}, {2, Deed::fold, 0},
               {3, Deed::fold, 0}, {0, Deed::raise, 15}, {1, Deed::raise, 20}};
    sheet.holds(sheet.after("4.15", house, alone).can_raise, "two players left before the cap lift it");
    const Deal from_the_start = with_cap(later_street(Structure::fixed_limit, 5, Amounts(4, 200)), 3,
                                         auditor::CapLift::street_began);
    sheet.holds(!sheet.after("4.15", from_the_start, alone).can_raise, "the street began with four");
}

void pot_limit(Sheet& sheet) {
    Deal deal = first_street(Structure::pot_limit, 10, Amounts(4, 1000), {5, 10});
    sheet.equal(sheet.after("the pot, exactly", deal, {}).max_raise_to, 35, "the most that opens 5-10");
    deal.book.opening_pot = auditor::OpeningPot::small_as_big;
    sheet.equal(sheet.after("the pot, rounded", deal, {}).max_raise_to, 40, "the most that opens 5-10");
    Deal later = later_street(Structure::pot_limit, 10, Amounts(2, 1000));
    later.pot = 100;
    sheet.equal(sheet.after("the pot", later, {{0, Deed::bet, 50}}).max_raise_to, 250, "the most over 50 into 100");
}

void ends(Sheet& sheet) {
    const Deal four = later_street(Structure::no_limit, 2, {50, 120, 200, 300});
    const Opinion view = sheet.after("4.10, side pots", four,
                                     {{0, Deed::bet, 50}, {1, Deed::raise, 120}, {2, Deed::raise, 200}, {3, Deed::call, 0}});
    const std::vector<auditor::Pot> pots{{200, {0, 1, 2, 3}}, {210, {1, 2, 3}}, {160, {2, 3}}};
    sheet.holds(view.pots == pots && view.hand_over, "200 for four, 210 for three, 160 for two");
    const Opinion covered = sheet.after("4.3, a blind of one chip", first_street(Structure::no_limit, 10, {1, 100}, {10, 5}), {});
    sheet.holds(covered.hand_over && covered.uncalled == Amounts{0, 4}, "5 covers 1: nothing to decide, 4 go back");
    const Opinion odd = sheet.after("the odd chip", later_street(Structure::no_limit, 2, {25, 25, 25, 50}),
                                    {{0, Deed::bet, 25}, {1, Deed::call, 0}, {2, Deed::call, 0}, {3, Deed::call, 0}});
    sheet.holds(auditor::awards(odd, {{0, 7, 7, 7}, {}, {}, {}, {}}) == Amounts{0, 34, 33, 33},
                "it goes to the first winner left of the button");
}

} // namespace

bool auditor_knows_the_examples() {
    Sheet sheet;
    least_raises(sheet);
    reopening(sheet);
    half_bets(sheet);
    caps(sheet);
    pot_limit(sheet);
    ends(sheet);
    return sheet.right();
}

} // namespace simulation
