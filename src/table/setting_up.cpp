#include "table/setting_up.hpp"

namespace floorman {

namespace {

HandSetup without_posts(const Table& table, const SeatMap& map, const Level& level, const House& house) noexcept {
    HandSetup setup;
    setup.game = house.game;
    setup.seats = map.seats;
    setup.button = Seat{map.seats - 1}; // Or whoever is nearest to its right, where it is dead: that player acts last.
    setup.stakes = level.stakes;
    for (const Seat seat : SeatSet::first(map.seats)) setup.stack[seat] = table.at[map.at_table[seat]].stack;
    return setup;
}

void set_antes(HandSetup& setup, const Deal& deal, const SeatMap& map, const Level& level) noexcept {
    switch (level.ante_kind) {
    case AnteKind::none: break;
    case AnteKind::each:
        for (const Seat seat : SeatSet::first(setup.seats)) setup.ante[seat] = level.ante;
        break;
    case AnteKind::big_blind: setup.ante[setup.big_blind] = level.ante; break;
    case AnteKind::button:
        if (const Seat button = map.in_hand[deal.placing.button]; button.exists()) setup.ante[button] = level.ante;
        break;
    }
}

void set_kill(HandSetup& setup, const Level& level, KillKind kind) noexcept {
    setup.kill_post = killed(level.blinds.big, kind);
    setup.stakes.small_bet = killed(level.stakes.small_bet, kind);
    setup.stakes.big_bet = killed(level.stakes.big_bet, kind);
    setup.stakes.min_bet = killed(level.stakes.min_bet, kind);
}

} // namespace

SeatMap seat_map(SeatSet dealt, Seat button) noexcept {
    SeatMap map;
    Seat seat = button;
    for (int left = dealt.count(); left > 0; --left) {
        seat = next_after(dealt, seat);
        map.in_hand[seat] = Seat{map.seats};
        map.at_table[Seat{map.seats}] = seat;
        ++map.seats;
    }
    return map;
}

HandSetup hand_setup(const Table& table,
                     const Deal& deal,
                     const SeatMap& map,
                     const Level& level,
                     const House& house,
                     const Straddles& straddles,
                     Seat killer) noexcept {
    HandSetup setup = without_posts(table, map, level, house);
    for (const Seat seat : SeatSet::first(map.seats)) {
        const Seat at_table = map.at_table[seat];
        setup.blind[seat] = deal.blind[at_table];
        setup.live_post[seat] = deal.extra[at_table].live;
        setup.dead_post[seat] = deal.extra[at_table].dead;
    }
    setup.big_blind = map.in_hand[deal.placing.big];
    set_antes(setup, deal, map, level);
    for (const Straddle& straddle : straddles) setup.straddles.push_back({map.in_hand[straddle.by], straddle.to});
    if (killer.exists() && map.in_hand[killer].exists()) {
        setup.killer = map.in_hand[killer];
        set_kill(setup, level, house.kill.kind);
    }
    return setup;
}

HandSetup bomb_pot(const Table& table, const SeatMap& map, const Level& level, const House& house, Chips ante) noexcept {
    HandSetup setup = without_posts(table, map, level, house);
    for (const Seat seat : SeatSet::first(map.seats)) setup.ante[seat] = ante;
    return setup;
}

} // namespace floorman
