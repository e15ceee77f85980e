#pragma once
// rulebook_toml: a rulebook read from TOML. The only place that knows the form on paper (rulebooks/FORMAT.md).
//
// Everything that is wrong is told at once, one line each: "file:line: what is wrong; what to do". What a book says is
// judged elsewhere: rules/compose finds clauses that clash and questions left open, and read_chain asks it to.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "base/result.hpp"
#include "rules/rulebook.hpp"
#include "scene/toml_keys.hpp"

namespace floorman {

// `find` is asked for the book that this one amends (`book_named` of rules/books.hpp, as a rule): a book that amends
// another may leave out `kind` and is then for the same kind of event. `file` is how complaints call the text.
Result<Rulebook, Complaints> read_rulebook(std::string_view text, std::string_view file, const FindBook& find);

// The same of a table within another file, such as a scene's `rulebook = { amends = "tda-2026", clause = [...] }`. A table
// made by a program has no lines but those in `lines`; where there are none, complaints count its clauses.
Result<Rulebook, Complaints> read_rulebook(const toml::table& table,
                                           std::string_view file,
                                           const FindBook& find,
                                           const TomlLines& lines = {});

// A house's book with the books it amends, outermost first, ready for `compile` under any conditions: all of them have been
// tried, since two clauses may clash in a game that is seldom played.
Result<std::vector<std::shared_ptr<const Rulebook>>, Complaints> read_chain(std::string_view text,
                                                                            std::string_view file,
                                                                            const FindBook& find);
Result<std::vector<std::shared_ptr<const Rulebook>>, Complaints> read_chain(const toml::table& table,
                                                                            std::string_view file,
                                                                            const FindBook& find,
                                                                            const TomlLines& lines = {});

// An answer, such as that of `raise_cap = 3`: the stored form of `value`, or a complaint without file and line.
Result<std::int32_t, std::string> read_answer(Question question, const toml::node& value);

} // namespace floorman
