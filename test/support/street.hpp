#pragma once
// A street of betting for tests, in the fewest words: who has what, what the bet is, whose turn it is.

#include <initializer_list>

#include "betting/apply.hpp"
#include "betting/judge.hpp"
#include "betting/limits.hpp"
#include "support/policies.hpp"

namespace floorman {

inline constexpr Seat A{0}, B{1}, C{2}, D{3};

// A street after the first, `unit` its least or fixed bet, `pot` in the middle; A is first.
inline Round street(std::initializer_list<int> stacks, int unit, int pot = 0) {
    Round round;
    int seat = 0;
    for (const int stack : stacks) {
        round.stack[Seat{seat}] = Chips{stack};
        round.live.add(Seat{seat});
        if (stack > 0) round.with_chips.add(Seat{seat});
        ++seat;
    }
    round.waiting = round.with_chips;
    round.unit = round.most = round.last_full_raise = Chips{unit};
    round.pot = Chips{pot};
    round.began_heads_up = round.with_chips.count() <= 2;
    round.to_act = round.waiting.lowest();
    return round;
}

// Takes the acts in turn; each must be allowed.
inline bool play(Round& round, const Policy& policy, std::initializer_list<Action> acts) {
    for (const Action action : acts) {
        if (!judge(round, action, policy).allowed()) return false;
        apply(round, action, policy);
    }
    return true;
}

inline Action bet(int to) { return bet_to(Chips{to}); }
inline Action raise(int to) { return raise_to(Chips{to}); }
inline Action complete(int to) { return complete_to(Chips{to}); }

} // namespace floorman
