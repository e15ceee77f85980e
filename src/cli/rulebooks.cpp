#include "cli/rulebooks.hpp"

#include <algorithm>
#include <filesystem>

#include "base/nearest.hpp"
#include "cli/files.hpp"
#include "rules/books.hpp"
#include "scene/rulebook_toml.hpp"

namespace floorman::cli {

namespace {

using Book = std::shared_ptr<const Rulebook>;

bool looks_like_a_file(const std::string& name) {
    std::error_code ignored;
    return name.find('/') != std::string::npos || name.ends_with(".toml") || std::filesystem::exists(name, ignored);
}

BookFault no_such_book(const std::string& name) {
    const std::vector<std::string> names = book_names();
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string_view meant = nearest(name, known);
    std::string line = "floorman: no rulebook is called \"" + name + "\"; ";
    if (!meant.empty()) line += "did you mean " + std::string(meant) + "? ";
    line += "The books are ";
    for (std::size_t i = 0; i < names.size(); ++i) line += (i > 0 ? ", " : "") + names[i];
    return {{line + "; a house's own is named by its file's path"}, Exit::usage};
}

Result<Book, BookFault> book_in_file(const std::string& path) {
    const Result<std::string, FileError> text = read_file(path);
    if (!text.ok()) return BookFault{{text.error().what}, Exit::wrong_input};
    Result<Rulebook, Complaints> read = read_rulebook(*text, path, book_named);
    if (!read.ok()) return BookFault{read.error(), Exit::wrong_input};
    Rulebook book = std::move(read).value();
    book.file = path;
    return Book(std::make_shared<const Rulebook>(std::move(book)));
}

Result<Chain, BookFault> chain_named(const std::string& name) {
    Book book = book_named(name);
    const bool from_file = book == nullptr;
    if (from_file) {
        if (!looks_like_a_file(name)) return no_such_book(name);
        Result<Book, BookFault> read = book_in_file(name);
        if (!read.ok()) return read.error();
        book = std::move(read).value();
    }
    Result<Chain, ComposeError> chain = chain_of(book);
    if (!chain.ok()) {
        ComposeError error = chain.error();
        if (from_file) error.book = name;
        return BookFault{{text(error)}, Exit::wrong_input};
    }
    return std::move(chain).value();
}

} // namespace

Result<std::vector<Chain>, BookFault> chains_of(std::span<const std::string> names) {
    std::vector<Chain> chains;
    for (const std::string& name : names) {
        Result<Chain, BookFault> chain = chain_named(name);
        if (!chain.ok()) return chain.error();
        chains.push_back(std::move(chain).value());
    }
    return chains;
}

std::vector<std::string> book_names() {
    std::vector<std::string> names;
    for (const Book& book : books()) {
        if (const std::string brief = short_name(book->id); brief != book->id) names.push_back(brief);
        names.push_back(book->id);
    }
    return names;
}

} // namespace floorman::cli
