#pragma once
// The public face of Floorman: every header of the library. `script/format` keeps the list; `script/lint` checks it.

#include "base/bounded.hpp"
#include "base/check.hpp"
#include "base/chips.hpp"
#include "base/money.hpp"
#include "base/result.hpp"
#include "base/seat.hpp"

#include "rules/books.hpp"
#include "rules/compose.hpp"
#include "rules/conditions.hpp"
#include "rules/policy.hpp"
#include "rules/question.hpp"
#include "rules/rulebook.hpp"
