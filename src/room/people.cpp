// The people of a live table: how they come, go, and get their chips.

#include <algorithm>

#include "room/live_table.hpp"
#include "room/taken.hpp"
#include "text/players.hpp"

namespace floorman::room {

namespace {

constexpr std::ptrdiff_t longest_name = 20;
constexpr std::int64_t invitation_lasts = 24 * 3600 * 1000; // Milliseconds.
constexpr std::size_t most_invitations = 200;
constexpr std::int64_t first_deal_after = 1000; // Milliseconds from the second player's coming.

std::string why_no_guest_name(const std::string& name, const PerSeat<Guest>& guests, int seats) {
    const auto letters = std::ranges::count_if(
        name, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }); // Of UTF-8.
    if (name.empty() || letters > longest_name) return "A name has 1 to 20 letters.";
    for (const char c : name)
        if (static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '#') return "A name has letters, digits and blanks.";
    if (name.front() == ' ' || name.back() == ' ') return "A name begins and ends with a letter.";
    if (is_place_name(name)) return "'" + name + "' is what a seat is called. Choose another name.";
    if (const std::string why = why_no_name(name, 0); !why.empty())
        return "'" + name + "' is nobody's name here. Choose another.";
    for (const Seat seat : SeatSet::first(seats))
        if (same_but_for_case(guests[seat].name, name))
            return "There is a " + guests[seat].name + " at the table. Choose another name.";
    return {};
}

} // namespace

Taken LiveTable::sit(const Order& order) {
    if (seat_of(order.visitor).exists()) return refuse("You have a seat already.");
    if (order.seat < 1 || order.seat > settings_.seats) return refuse(why(SeatingRefusal::no_such_seat, settings_));
    if (std::string why = why_no_guest_name(order.name, now_.guests, settings_.seats); !why.empty())
        return refuse(std::move(why));
    std::vector<Invitation>& invitations = now_.invitations;
    const auto invitation = std::find_if(invitations.begin(), invitations.end(), [&](const Invitation& one) {
        return one.hash == order.invitation && one.until >= order.at;
    });
    const bool asks_for_one = settings_.invited_only && order.style.empty() && order.visitor != host_;
    if (asks_for_one && invitation == invitations.end())
        return refuse("Seats of this table are by invitation. Ask its host for a link.");
    const Seat seat{order.seat - 1};
    auto known = std::find(now_.people.begin(), now_.people.end(), order.visitor);
    const bool is_new = known == now_.people.end();
    SittingInput input = seating(SeatingKind::sits, seat);
    input.chips = order.chips;
    input.person = static_cast<std::uint32_t>(known - now_.people.begin()) + 1;
    if (const SittingVerdict verdict = step_quietly(input); !verdict.allowed()) return refuse(why(verdict, settings_));
    if (asks_for_one) invitations.erase(invitation);
    if (is_new) now_.people.push_back(order.visitor);
    now_.guests[seat] = {order.name, order.visitor, order.style};
    if (now_.next_deal_at < order.at + first_deal_after && !now_.sitting.in_hand)
        now_.next_deal_at = order.at + std::min(first_deal_after, settings_.pace);
    return {};
}

Taken LiveTable::between(const Order& order) {
    const bool removes = order.kind == OrderKind::remove;
    if (removes && (order.seat < 1 || order.seat > settings_.seats)) return refuse(why(SeatingRefusal::no_such_seat, settings_));
    const Seat seat = removes ? Seat{order.seat - 1} : seat_of(order.visitor);
    const bool out = order.kind == OrderKind::sit_out;
    Taken taken = as_taken(step_quietly(seating(out ? SeatingKind::sits_out : SeatingKind::leaves, seat)), settings_);
    if (taken.done() && now_.sitting.person[seat] == 0) now_.guests[seat] = {};
    return taken;
}

Taken LiveTable::come_back(const Order& order) {
    const Seat seat = seat_of(order.visitor);
    const bool away = now_.sitting.table.at[seat].presence == Presence::away;
    if (order.how == "wait")
        return as_taken(step_quietly(seating(away ? SeatingKind::returns : SeatingKind::waits, seat)), settings_);
    if (order.how == "post")
        return as_taken(step_quietly(seating(away ? SeatingKind::returns_and_posts : SeatingKind::posts, seat)), settings_);
    if (order.how != "buy_button") return refuse("Come back to \"wait\" for the big blind, to \"post\", or to \"buy_button\".");
    if (away)
        if (Taken taken = as_taken(step_quietly(seating(SeatingKind::returns, seat)), settings_); !taken.done()) return taken;
    return as_taken(step_quietly(seating(SeatingKind::buys_button, seat)), settings_);
}

Taken LiveTable::add_chips(const Order& order) {
    return as_taken(step_quietly(chips_to(SittingKind::adds_chips, seat_of(order.visitor), order.chips)), settings_);
}

Taken LiveTable::give_chips(const Order& order) {
    if (order.seat < 1 || order.seat > settings_.seats) return refuse(why(SeatingRefusal::no_such_seat, settings_));
    return as_taken(step_quietly(chips_to(SittingKind::corrects_stack, Seat{order.seat - 1}, order.chips)), settings_);
}

Taken LiveTable::invite(const Order& order) {
    std::vector<Invitation>& all = now_.invitations;
    std::erase_if(all, [&](const Invitation& one) { return one.until < order.at; });
    if (all.size() >= most_invitations) return refuse("That is enough invitations for a day.");
    all.push_back({order.invitation, order.at + invitation_lasts});
    return {};
}

Taken LiveTable::level(const Order& order) {
    if (order.chips <= no_chips || order.small < no_chips || order.small > order.chips || order.ante < no_chips)
        return refuse("The big blind is the greater one, and not 0.");
    SittingInput input;
    input.kind = SittingKind::set_level;
    input.level = level_of(settings_, {no_chips, order.small, order.chips}, order.ante);
    return as_taken(step_quietly(input), settings_);
}

} // namespace floorman::room
