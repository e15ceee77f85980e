#include "history/phh_record.hpp"

#include <algorithm>

#include "base/check.hpp"
#include "base/nearest.hpp"
#include "hand/written_blinds.hpp"
#include "history/phh_act.hpp"
#include "text/complaint.hpp"
#include "text/players.hpp"

namespace floorman {

namespace {

std::vector<std::string_view> variant_codes() {
    std::vector<std::string_view> codes;
    for (const Variant& variant : all_variants()) codes.push_back(variant.code);
    return codes;
}

std::string quoted(PhhKey key) { return in_quotes(name(key)); }

// One hand on its way from fields to a record. Each step says whether it could be done; `problem_` why not.
class PhhReading {
public:
    PhhReading(bool posts_are_dead, PhhFields& fields, Record& record)
        : posts_are_dead_(posts_are_dead), fields_(fields), record_(record), decimals_(fields.decimals) {}

    std::optional<Problem> read() {
        const bool as_before = fields_.opening != 0 && record_.opening == fields_.opening;
        const bool stacks_as_before = as_before && record_.stacks == fields_.stacks;
        if (as_before)
            record_.clear_play();
        else
            record_.clear();
        names();
        if ((as_before || (game() && seats())) && lists() && acts() && (stacks_as_before || stacks()) &&
            (as_before || (posting() && stakes()))) {
            record_.opening = fields_.opening;
            record_.stacks = fields_.stacks;
            wagers();
            claims();
        }
        return std::move(problem_);
    }

private:
    bool fail(PhhKey key, std::string what) {
        const int line = fields_.has(key) ? fields_.line_of(key) : fields_.line;
        problem_ = Problem{line, 0, std::move(what), {}};
        return false;
    }

    // ---- What is played, and by whom --------------------------------------------------------------------------------

    void names() {
        record_.hand = fields_.number.empty() ? fields_.hand : fields_.number;
        record_.hand_is_number = (!fields_.number.empty() || fields_.hand_is_number) && is_plain_number(record_.hand);
        record_.id = fields_.hand;
        record_.id_is_number = fields_.hand_is_number && is_plain_number(record_.id);
        record_.line = fields_.line;
        record_.variant = fields_.variant;
    }

    bool game() {
        if (!fields_.has(PhhKey::variant))
            return fail(PhhKey::variant, "'variant' is missing; write what is played, such as variant = \"NT\"");
        const std::optional<Variant> variant = variant_coded(fields_.variant);
        if (!variant)
            return fail(PhhKey::variant,
                        "there is no variant " + in_quotes(fields_.variant) + instead(fields_.variant, variant_codes()));
        record_.setup.game = variant->game;
        record_.structure = variant->structure;
        return true;
    }

    bool seats() {
        if (!fields_.has(PhhKey::starting_stacks))
            return fail(PhhKey::starting_stacks,
                        "'starting_stacks' is missing; write the chips behind each player, such as [1000, 1000]");
        const auto seats = static_cast<int>(fields_.list(PhhKey::starting_stacks).size());
        if (seats < 2)
            return fail(PhhKey::starting_stacks, "'starting_stacks' seats " + std::to_string(seats) +
                                                     "; a hand is played by 2 to " + std::to_string(max_seats) + " players");
        record_.setup.seats = seats;
        record_.setup.button = Seat{seats - 1};
        record_.unit = Unit::of_decimals(decimals_);
        return true;
    }

    bool lists() {
        record_.players = fields_.players;
        return for_all(PhhKey::antes, fields_.list(PhhKey::antes).size()) &&
               for_all(PhhKey::blinds_or_straddles, fields_.list(PhhKey::blinds_or_straddles).size()) &&
               for_all(PhhKey::players, fields_.players.size()) &&
               for_all(PhhKey::finishing_stacks, fields_.list(PhhKey::finishing_stacks).size()) &&
               for_all(PhhKey::winnings, fields_.list(PhhKey::winnings).size());
    }

    // A list has one for each player, or is not there.
    bool for_all(PhhKey key, std::size_t listed) {
        return static_cast<int>(listed) == record_.setup.seats || !fields_.has(key) || fail_of_count(key, listed);
    }
    bool fail_of_count(PhhKey key, std::size_t listed) {
        return fail(key, quoted(key) + " lists " + std::to_string(listed) + " for " + std::to_string(record_.setup.seats) +
                             " players; give one for each");
    }

    bool acts() {
        if (!fields_.has(PhhKey::actions)) return fail(PhhKey::actions, "'actions' is missing; write what was done, in order");
        if (fields_.unread.deed > 0 || fields_.seats_named > record_.setup.seats) return fail_of_first_wrong();
        record_.deeds.swap(fields_.deeds);
        return true;
    }

    // Of the actions that are none of PHH or name a player too many.
    bool fail_of_first_wrong() {
        PhhAction wrong = fields_.unread;
        for (const PhhAction& action : fields_.more_seats) {
            if (fields_.deeds[action.deed - 1].seat.index < record_.setup.seats) continue;
            if (wrong.deed == 0 || action.deed < wrong.deed) wrong = action;
            break;
        }
        FLOORMAN_CHECK(wrong.deed > 0, "who reads fields with a wrong action keeps its text");
        const Deed& deed = fields_.deeds[wrong.deed - 1];
        problem_ = Problem{deed.line, deed.number, why_no_phh_act(wrong.text, record_.setup.seats), {}};
        return false;
    }

    // ---- Amounts ----------------------------------------------------------------------------------------------------

    [[nodiscard]] Chips chips(const AmountText& amount) const noexcept { return chips_of(amount, decimals_); }

    // The amounts of a list by place; none may be below 0 or without bound.
    bool all_plain(PhhKey key, const AmountTexts& amounts) {
        for (const AmountText& amount : amounts)
            if (amount.negative || amount.infinite)
                return fail(key, quoted(key) + " holds an amount " +
                                     (amount.infinite ? "without bound; write a number" : "below 0; write one of 0 or more"));
        return true;
    }

    bool stacks() {
        record_.unbounded = SeatSet{};
        Seat seat{0};
        Chips sum{};
        for (const AmountText& amount : fields_.list(PhhKey::starting_stacks)) {
            if (amount.negative)
                return fail(PhhKey::starting_stacks, "'starting_stacks' holds an amount below 0; write 0 or more");
            record_.setup.stack[seat] = amount.infinite ? unbounded_stack : chips(amount);
            if (amount.infinite)
                record_.unbounded.add(seat);
            else
                sum = std::min(sum + record_.setup.stack[seat], most_chips + Chips{1});
            ++seat.index;
        }
        const Chips most = record_.unbounded.empty() ? most_chips : most_beside_unbounded;
        if (sum > most)
            return fail(PhhKey::starting_stacks,
                        "'starting_stacks' are more chips together than any hand has; write smaller ones");
        return true;
    }

    bool posting() {
        if (!all_plain(PhhKey::antes, fields_.list(PhhKey::antes))) return false;
        WrittenBlinds written;
        written.posts_are_dead = posts_are_dead_;
        for (std::size_t i = 0; i < fields_.list(PhhKey::blinds_or_straddles).size(); ++i) {
            const Seat place{static_cast<int>(i)};
            const AmountText& amount = fields_.list(PhhKey::blinds_or_straddles)[i];
            if (amount.infinite) return fail(PhhKey::blinds_or_straddles, "a blind is an amount; write a number");
            written.amount[place] = chips(amount);
            if (amount.negative) written.negative.add(place);
        }
        for (std::size_t i = 0; i < fields_.list(PhhKey::antes).size(); ++i)
            record_.setup.ante[poster_of(static_cast<int>(i), written, record_.setup.seats)] = chips(
                fields_.list(PhhKey::antes)[i]);
        if (!posts_are_dead_)
            for (const Seat place : written.negative)
                record_.live_posts_unclear.add(poster_of(place.index, written, record_.setup.seats));
        for (int i = 0; i < record_.setup.seats; ++i)
            if (record_.setup.ante[Seat{i}] > most_chips || written.amount[Seat{i}] > most_chips)
                return fail(PhhKey::antes, "antes or blinds are more chips than any hand has; write smaller ones");
        const std::optional<BlindsError> error = owe_blinds(written, record_.setup);
        if (!error) return true;
        switch (error->fault) {
        case BlindsFault::game_has_none:
            return fail(PhhKey::blinds_or_straddles,
                        in_quotes(floorman::game(record_.setup.game).name) + " has no blinds; write 'antes' and 'bring_in'");
        case BlindsFault::straddle_is_not_greater:
            return fail(PhhKey::blinds_or_straddles, "the straddle of " + place_name(error->seat.index) + " to " +
                                                         record_.unit.text(error->owed) + " is not above " +
                                                         record_.unit.text(error->above) + "; write a larger one");
        }
        return true;
    }

    // A size that the file gives, above 0; 0 where it gives none.
    bool size_at(PhhKey key, const AmountText& amount, Chips& size) {
        if (!fields_.has(key)) return true;
        if (amount.negative || amount.infinite || amount.digits == 0)
            return fail(key, quoted(key) + " is no size of a bet; write an amount above 0");
        size = chips(amount);
        return size <= most_chips || fail(key, quoted(key) + " is more chips than any hand has; write a smaller amount");
    }

    bool stakes() {
        Stakes& stakes = record_.setup.stakes;
        const HandSetup& setup = record_.setup;
        const Chips big_blind = setup.big_blind.exists() ? setup.blind[setup.big_blind] : no_chips;
        if (fields_.has(PhhKey::bring_in) && fields_.amount(PhhKey::bring_in).digits > 0) {
            if (!size_at(PhhKey::bring_in, fields_.amount(PhhKey::bring_in), stakes.bring_in)) return false;
            if (floorman::game(setup.game).family != Family::stud)
                return fail(PhhKey::bring_in, in_quotes(floorman::game(setup.game).name) + " has no bring-in; leave it out");
        }
        if (record_.structure == Structure::no_limit || record_.structure == Structure::pot_limit) {
            if (!size_at(PhhKey::min_bet, fields_.amount(PhhKey::min_bet), stakes.min_bet)) return false;
            if (stakes.min_bet == no_chips) stakes.min_bet = std::max({big_blind, stakes.bring_in, Chips{1}});
            return true;
        }
        if (!size_at(PhhKey::small_bet, fields_.amount(PhhKey::small_bet), stakes.small_bet)) return false;
        if (!size_at(PhhKey::big_bet, fields_.amount(PhhKey::big_bet), stakes.big_bet)) return false;
        if (stakes.small_bet == no_chips) stakes.small_bet = big_blind;
        if (stakes.small_bet == no_chips)
            return fail(PhhKey::small_bet, "fixed limit needs its bets; write 'small_bet' and 'big_bet', or blinds");
        if (stakes.big_bet == no_chips) stakes.big_bet = 2 * stakes.small_bet;
        if (stakes.big_bet < stakes.small_bet)
            return fail(PhhKey::big_bet, "'big_bet' is less than 'small_bet'; write a larger one");
        return true;
    }

    void wagers() {
        if (decimals_ > 0)
            for (Deed& deed : record_.deeds) deed.to = chips({deed.to.count, 0, false, false});
        for (const PhhWager& wager : fields_.wagers) record_.deeds[wager.deed].to = chips(wager.to);
    }

    // ---- What came of it --------------------------------------------------------------------------------------------

    void claims() {
        Claims& claims = record_.claims;
        if (fields_.has(PhhKey::rake) && !fields_.amount(PhhKey::rake).negative && !fields_.amount(PhhKey::rake).infinite)
            claims.rake = chips(fields_.amount(PhhKey::rake));
        claims.of_tournament = fields_.has(PhhKey::event);
        claims.for_money = !claims.of_tournament &&
                           (fields_.has(PhhKey::venue) || fields_.has(PhhKey::currency) || fields_.has(PhhKey::currency_symbol));
        if (fields_.has(PhhKey::finishing_stacks)) finishing(claims);
        if (fields_.has(PhhKey::winnings)) winnings(claims);
    }

    void winnings(Claims& claims) {
        const auto is_some = [](const AmountText& amount) { return amount.digits > 0; };
        const bool recorded = std::any_of(fields_.list(PhhKey::winnings).begin(), fields_.list(PhhKey::winnings).end(), is_some);
        if (!recorded || !all_plain(PhhKey::winnings, fields_.list(PhhKey::winnings)))
            return; // All 0 is how sites leave them out.
        claims.winnings_line = fields_.line_of(PhhKey::winnings);
        PerSeat<Chips>& winnings = claims.winnings.emplace();
        for (std::size_t i = 0; i < fields_.list(PhhKey::winnings).size(); ++i)
            winnings[Seat{static_cast<int>(i)}] = chips(fields_.list(PhhKey::winnings)[i]);
    }

    void finishing(Claims& claims) {
        claims.finishing_line = fields_.line_of(PhhKey::finishing_stacks);
        PerSeat<Chips>& finishing = claims.finishing.emplace();
        for (std::size_t i = 0; i < fields_.list(PhhKey::finishing_stacks).size(); ++i) {
            const Seat seat{static_cast<int>(i)};
            AmountText amount = fields_.list(PhhKey::finishing_stacks)[i];
            if (amount.negative) {
                fail(PhhKey::finishing_stacks, "'finishing_stacks' holds an amount below 0; write 0 or more");
                return;
            }
            while (amount.decimals > decimals_ && amount.digits % 10 == 0) {
                amount.digits /= 10;
                --amount.decimals;
            }
            if (amount.decimals > decimals_) claims.finishing_split.add(seat);
            finishing[seat] = amount.infinite ? unbounded_stack : chips(amount);
        }
    }

    const bool posts_are_dead_;
    PhhFields& fields_;
    Record& record_;
    const int decimals_; // Of the unit.
    std::optional<Problem> problem_;
};

} // namespace

std::optional<Problem> make_record(PhhFields& fields, bool posts_are_dead, Record& record) {
    return PhhReading(posts_are_dead, fields, record).read();
}

} // namespace floorman
