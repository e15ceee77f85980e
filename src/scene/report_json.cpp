#include "scene/report_json.hpp"

#include <array>
#include <utility>

#include "text/json_writer.hpp"

namespace floorman {

namespace {

constexpr std::array limits_named{
    std::pair{MayOnly::check, std::string_view{"check"}}, std::pair{MayOnly::call, std::string_view{"call"}},
    std::pair{MayOnly::bet, std::string_view{"bet"}},     std::pair{MayOnly::raise, std::string_view{"raise"}},
    std::pair{MayOnly::fold, std::string_view{"fold"}},
};

class Writer {
public:
    Writer(const Report& report, const Spot& spot)
        : report_(report), spot_(spot), players_(SeatSet::first(static_cast<int>(spot.players.size()))) {}

    std::string report() {
        json_.open_table();
        json_.key("report");
        json_.number(report_version);
        text("rulebook", report_.rulebook);
        rulings("rulings", report_.rulings);
        where_the_hand_stands();
        what_may_be_done();
        the_chips();
        what_is_won();
        the_floor();
        json_.close_table();
        return json_.take();
    }

    std::string one_ruling(const RulingLine& line) {
        ruling(line);
        return json_.take();
    }

private:
    // ---- A key and its value ----------------------------------------------------------------------------------------

    void text(std::string_view key, std::string_view value) {
        json_.key(key);
        json_.text(value);
    }
    void flag(std::string_view key, bool value) {
        json_.key(key);
        json_.flag(value);
    }
    void whole(std::string_view key, std::int64_t value) {
        json_.key(key);
        json_.number(value);
    }
    void null(std::string_view key) {
        json_.key(key);
        json_.null();
    }

    void amount(Chips chips) {
        if (!spot_.unbounded.empty() && chips > most_beside_unbounded)
            json_.text("inf");
        else
            json_.number(spot_.unit.text(chips));
    }
    void amount(std::string_view key, Chips chips) {
        json_.key(key);
        amount(chips);
    }
    void amount(std::string_view key, const std::optional<Chips>& chips) {
        if (chips)
            amount(key, *chips);
        else
            null(key);
    }

    void player(Seat seat) {
        if (seat.exists())
            json_.text(spot_.players[seat.index]);
        else
            json_.null();
    }
    void player(std::string_view key, Seat seat) {
        json_.key(key);
        player(seat);
    }

    template <class Items, class Write>
    void list(std::string_view key, const Items& items, Write write) {
        json_.key(key);
        json_.open_list();
        for (const auto& item : items) write(item);
        json_.close_list();
    }
    void texts(std::string_view key, const std::vector<std::string>& values) {
        list(key, values, [&](const std::string& value) { json_.text(value); });
    }
    void may_only(std::string_view key, MayOnly limit) {
        if (!limit.limits()) return null(key);
        json_.key(key);
        json_.open_list();
        for (const auto& [bit, named] : limits_named)
            if (limit.has(bit)) json_.text(named);
        json_.close_list();
    }

    // One amount for each player.
    void by_player(std::string_view key, const PerSeat<Chips>& chips) {
        json_.key(key);
        json_.open_table();
        for (const Seat seat : players_) amount(spot_.players[seat.index], chips[seat]);
        json_.close_table();
    }
    // Only for those who have any.
    void by_player_not_0(std::string_view key, const PerSeat<Chips>& chips) {
        json_.key(key);
        json_.open_table();
        for (const Seat seat : players_)
            if (chips[seat] != no_chips) amount(spot_.players[seat.index], chips[seat]);
        json_.close_table();
    }
    // A stack without bound stays one until it is all in.
    void stacks(std::string_view key, const PerSeat<Chips>& chips) {
        json_.key(key);
        json_.open_table();
        for (const Seat seat : players_) {
            const std::string& named = spot_.players[seat.index];
            if (spot_.unbounded.has(seat) && chips[seat] != no_chips)
                text(named, "inf");
            else
                amount(named, chips[seat]);
        }
        json_.close_table();
    }

    // ---- Rulings ----------------------------------------------------------------------------------------------------

    void rulings(std::string_view key, const std::vector<RulingLine>& lines) {
        list(key, lines, [&](const RulingLine& line) { ruling(line); });
    }

    void ruling(const RulingLine& line) {
        const Ruling& ruling = line.ruling;
        json_.open_table();
        whole("line", line.line);
        if (line.by.empty())
            null("by");
        else
            text("by", line.by);
        text("verdict", floorman::name(ruling.verdict));
        if (ruling.act)
            text("act", name(*ruling.act));
        else
            null("act");
        flag("all_in", ruling.all_in);
        amount("to", ruling.to);
        amount("adds", ruling.adds);
        amount("returned", ruling.returned);
        amount("owes", ruling.owes);
        may_only("may_only", ruling.may_only);
        flag("penalty", ruling.penalty);
        text("question", floorman::name(ruling.question));
        texts("cites", line.cites);
        text("text", line.text);
        rulings("then", line.then);
        json_.close_table();
    }

    // ---- The hand ---------------------------------------------------------------------------------------------------

    void where_the_hand_stands() {
        text("street", report_.street);
        flag("street_over", report_.street_over);
        flag("hand_over", report_.hand_over);
        player("to_act", report_.to_act);
        if (!report_.declared) return null("declared");
        json_.key("declared");
        json_.open_table();
        player("by", report_.declared->by);
        text("act", name(report_.declared->act));
        json_.close_table();
    }

    void what_may_be_done() {
        amount("to_call", report_.to_call);
        flag("can_check", report_.can_check);
        flag("can_raise", report_.can_raise);
        raise_barred();
        amount("full_raise_to", report_.full_raise_to);
        amount("min_raise_to", report_.min_raise_to);
        amount("max_raise_to", report_.max_raise_to);
        if (report_.sizes.empty())
            null("sizes");
        else
            list("sizes", report_.sizes, [&](Chips size) { amount(size); });
        amount("complete_to", report_.complete_to);
        json_.key("may_raise");
        json_.open_table();
        for (const Seat seat : report_.asked_may_raise) flag(spot_.players[seat.index], report_.may_raise.has(seat));
        json_.close_table();
        json_.key("limited");
        json_.open_table();
        for (const Seat seat : players_)
            if (report_.limited[seat].limits()) may_only(spot_.players[seat.index], report_.limited[seat]);
        json_.close_table();
    }

    void raise_barred() {
        if (!report_.raise_barred) return null("raise_barred");
        json_.key("raise_barred");
        json_.open_table();
        text("question", floorman::name(report_.raise_barred->question));
        texts("cites", report_.raise_barred->cites);
        text("text", report_.raise_barred->text);
        json_.close_table();
    }

    void the_chips() {
        by_player("bets", report_.bets);
        stacks("stacks", report_.stacks);
        list("pots", report_.pots, [&](const Pot& pot) {
            json_.open_table();
            amount("amount", pot.amount);
            list("eligible", pot.eligible, [&](Seat seat) { player(seat); });
            json_.close_table();
        });
        by_player_not_0("uncalled", report_.uncalled);
    }

    void what_is_won() {
        if (report_.awards)
            by_player("awards", *report_.awards);
        else
            null("awards");
        if (spot_.setup.rake.of_10000 > 0) {
            if (report_.awards)
                amount("rake", report_.rake);
            else
                null("rake");
        }
        if (report_.final_stacks)
            stacks("final_stacks", *report_.final_stacks);
        else
            null("final_stacks");
        if (report_.show_order.empty())
            null("show_order");
        else
            list("show_order", report_.show_order, [&](Seat seat) { player(seat); });
    }

    // ---- The floor --------------------------------------------------------------------------------------------------

    void the_floor() {
        flag("substantial_action", report_.substantial_action);
        whole("raises", report_.raises);
        flag("capped", report_.capped);
        list("held", report_.held, [&](const Held& held) {
            json_.open_table();
            player("by", held.by);
            text("act", name(held.act));
            amount("to", held.to);
            json_.close_table();
        });
        clock();
        question();
    }

    void clock() {
        if (!report_.clock) return null("clock");
        json_.key("clock");
        json_.open_table();
        player("on", report_.clock->on);
        whole("seconds", report_.clock->seconds);
        whole("countdown", report_.clock->countdown);
        whole("left", report_.clock->left);
        json_.close_table();
    }

    void question() {
        if (!report_.floor) return null("floor");
        json_.key("floor");
        json_.open_table();
        text("question", floorman::name(report_.floor->question));
        player("on", report_.floor->on);
        list("choices", report_.floor->choices, [&](FloorChoice choice) { json_.text(floorman::name(choice)); });
        text("taken", floorman::name(report_.floor->taken));
        text("text", report_.floor->text);
        json_.close_table();
    }

    const Report& report_;
    const Spot& spot_;
    SeatSet players_;
    JsonWriter json_;
};

} // namespace

std::string_view name(Act act) noexcept {
    switch (act) {
    case Act::fold: return "fold";
    case Act::check: return "check";
    case Act::call: return "call";
    case Act::bet: return "bet";
    case Act::raise: return "raise";
    case Act::complete: return "complete";
    case Act::bring_in: return "bring_in";
    }
    return "";
}

std::string report_json(const Report& report, const Spot& spot) { return Writer(report, spot).report(); }

std::string ruling_json(const RulingLine& line, const Spot& spot) { return Writer(Report{}, spot).one_ruling(line); }

} // namespace floorman
