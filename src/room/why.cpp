#include "room/why.hpp"

namespace floorman::room {

std::string why(ChipsRefusal refusal, const Settings& settings) {
    const House& house = settings.house;
    switch (refusal) {
    case ChipsRefusal::none: break;
    case ChipsRefusal::in_a_hand: return "Table stakes: nobody adds chips during a hand. Add them when it is over.";
    case ChipsRefusal::no_buying_in: return "Nobody buys in here.";
    case ChipsRefusal::nothing: return "That is no amount of chips.";
    case ChipsRefusal::brings_back_less: return "Whoever left comes back with all the chips that were taken away.";
    case ChipsRefusal::under_the_least:
        return "At " + settings.stakes() + " the least buy-in is " + settings.money(house.least_buy_in) + ".";
    case ChipsRefusal::over_the_most:
        return "At " + settings.stakes() + " a stack may be bought up to " + settings.money(house.most_buy_in) + ".";
    case ChipsRefusal::too_many: return "That is more than a table holds.";
    }
    return {};
}

std::string why(SeatingRefusal refusal, const Settings& settings) {
    switch (refusal) {
    case SeatingRefusal::none: break;
    case SeatingRefusal::no_such_seat: return "The table has " + std::to_string(settings.seats) + " seats.";
    case SeatingRefusal::seat_is_taken: return "That seat is taken.";
    case SeatingRefusal::nobody_is_there: return "Nobody sits there.";
    case SeatingRefusal::is_away_already: return "That player sits out already.";
    case SeatingRefusal::is_not_away: return "That player is in the game already.";
    case SeatingRefusal::owes_nothing: return "Nothing is owed: the next hand is dealt to that player anyway.";
    case SeatingRefusal::button_not_for_sale: return "This rulebook does not sell the button.";
    }
    return {};
}

std::string why(const SittingVerdict& verdict, const Settings& settings) {
    switch (verdict.error) {
    case SittingError::none: break;
    case SittingError::hand_in_play: return "A hand is in play. Wait until it is over.";
    case SittingError::no_hand_in_play: return "No hand is in play.";
    case SittingError::too_few: return "Fewer than two players can be dealt in.";
    case SittingError::seating: return why(verdict.seating, settings);
    case SittingError::chips: return why(verdict.chips, settings);
    case SittingError::straddle: return "No such straddle is offered.";
    case SittingError::hand: return "The hand does not take that now.";
    case SittingError::too_late: return "There has been substantial action: the level stands.";
    case SittingError::not_for_cards: return "That is for the floor.";
    case SittingError::no_such_amount: return "That is no amount of chips.";
    }
    return {};
}

} // namespace floorman::room
