// What a user of the installed library writes: one include, one target.
#include <floorman/floorman.hpp>

#include <cstdio>

int main() {
    using namespace floorman;
    Bounded<Chips, 2> stacks; // Past its length this calls into the library itself, so linking is tried too.
    stacks.push_back(Chips{150});
    stacks.push_back(2 * stacks.back());
    const Seat next = next_after(SeatSet::first(3), Seat{2});
    std::printf("%lld chips, seat %d\n", static_cast<long long>(stacks.back().count), int{next.index});
    return stacks.back() == Chips{300} && next == Seat{0} ? 0 : 1;
}
