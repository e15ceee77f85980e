// What is written reads back, for any amount and any unit, and what is between two units is refused.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "base/money.hpp"

namespace floorman {
namespace {

// `count` / 10^`decimals`, in decimal.
std::string decimal_text(std::int64_t count, int decimals) { return Unit::of_decimals(decimals).text(Chips{count}); }

rc::Gen<std::int64_t> any_count(std::int64_t least) {
    // Small ones shrink well; large ones find overflow.
    return rc::gen::oneOf(rc::gen::inRange<std::int64_t>(least, 1000),
                          rc::gen::inRange<std::int64_t>(least, most_chips.count + 1));
}

RC_GTEST_PROP(MoneyProperty, WhatIsWrittenReadsBack, ()) {
    const auto unit_count = *any_count(1);
    const auto decimals = *rc::gen::inRange(0, 10);
    const auto unit = Unit::from(decimal_text(unit_count, decimals));
    RC_ASSERT(unit.ok());
    const Chips amount{*any_count(0)};
    const auto read = unit->chips(unit->text(amount));
    RC_ASSERT(read.ok());
    RC_ASSERT(*read == amount);
}

RC_GTEST_PROP(MoneyProperty, TheTextIsTheShortestOfItsValue, ()) {
    const auto decimals = *rc::gen::inRange(0, 10);
    const auto text = decimal_text(*any_count(0), decimals);
    RC_ASSERT(text.size() == 1 || text[0] != '0' || text[1] == '.');
    RC_ASSERT(text.find('.') == std::string::npos || (text.back() != '0' && text.back() != '.'));
    RC_ASSERT(decimals_written(text) <= decimals);
}

RC_GTEST_PROP(MoneyProperty, ZerosAtEitherEndChangeNothing, ()) {
    const auto decimals = *rc::gen::inRange(0, 10);
    const auto unit = Unit::of_decimals(decimals);
    const Chips amount{*any_count(0)};
    auto text = std::string(*rc::gen::inRange<std::size_t>(0, 40), '0') + unit.text(amount);
    if (text.find('.') == std::string::npos) text += ".0";
    text += std::string(*rc::gen::inRange<std::size_t>(0, 40), '0');
    const auto read = unit.chips(text);
    RC_ASSERT(read.ok());
    RC_ASSERT(*read == amount);
}

RC_GTEST_PROP(MoneyProperty, BetweenTwoUnitsIsRefused, ()) {
    const auto unit_count = *rc::gen::inRange<std::int64_t>(2, 1'000'000);
    const auto decimals = *rc::gen::inRange(0, 10);
    const auto unit = Unit::from(decimal_text(unit_count, decimals));
    const auto units = *rc::gen::inRange<std::int64_t>(0, 1'000'000);
    const auto over = *rc::gen::inRange<std::int64_t>(1, unit_count);
    const auto read = unit->chips(decimal_text(units * unit_count + over, decimals));
    RC_ASSERT(!read.ok());
    RC_ASSERT(read.error() == MoneyError::not_whole);
}

RC_GTEST_PROP(MoneyProperty, AnyTextIsReadOrRefused, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789..-+eE x")));
    const auto read = Unit::of_decimals(2).chips(text);
    if (read.ok()) RC_ASSERT(*read >= no_chips && *read <= most_chips);
}

} // namespace
} // namespace floorman
