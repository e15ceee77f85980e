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

#include "betting/action.hpp"
#include "betting/apply.hpp"
#include "betting/cap.hpp"
#include "betting/judge.hpp"
#include "betting/limits.hpp"
#include "betting/pot_limit.hpp"
#include "betting/reopening.hpp"
#include "betting/round.hpp"
#include "betting/sizes.hpp"
