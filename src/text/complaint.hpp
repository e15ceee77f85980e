#pragma once
// Fault: why a scene cannot be read: where, what is wrong, and what to write instead. And the words for saying so.
//
// The readers throw one as soon as something is wrong; read_scene catches it and puts the file's name before it.

#include <span>
#include <string>
#include <string_view>

#include "text/tree.hpp"

namespace floorman {

struct Fault {
    int line{};       // 0 where there is none.
    std::string what; // One line: "what is wrong; what to do".
};

[[noreturn]] inline void fail(const Node& at, std::string what) { throw Fault{at.line, std::move(what)}; }

// 'word', in one line and not too long, whatever stood in the file.
[[nodiscard]] std::string in_quotes(std::string_view word);

// "; did you mean 'x'?" or, where nothing is near, "; write one of 'a', 'b'".
[[nodiscard]] std::string instead(std::string_view word, std::span<const std::string_view> known);

// "; did you mean 'x'?" or, where nothing is near, "; the nearest known one is 'x'": for keys, of which there are too many.
[[nodiscard]] std::string nearest_known(std::string_view word, std::span<const std::string_view> known);

// "'a', 'b' or 'c'".
[[nodiscard]] std::string in_words(std::span<const std::string_view> names, std::string_view last = " or ");

} // namespace floorman
