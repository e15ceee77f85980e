// embed_rulebooks: turns rulebooks/*.toml into the constant tables of src/rules/embedded.hpp, at build time.
//
//   embed_rulebooks OUTPUT QUESTIONS BOOK...
//
// Books are shown in the order given. A book with anything wrong in it stops the build and says what, line by line.

#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "rules/compose.hpp"
#include "rules/rulebook.hpp"
#include "scene/questions_toml.hpp"
#include "scene/rulebook_toml.hpp"

namespace {

using namespace floorman;
using Books = std::vector<std::shared_ptr<const Rulebook>>;

bool read_file(const std::string& path, std::string& text) {
    const std::ifstream file(path, std::ios::binary);
    std::ostringstream all;
    all << file.rdbuf();
    text = all.str();
    if (file) return true;
    std::cerr << path << ": cannot be read; give a file that is there\n";
    return false;
}

void print(const Complaints& complaints) {
    for (const std::string& complaint : complaints) std::cerr << complaint << '\n';
}

// A string as C++ writes it, in plain ASCII whatever bytes are in it. An octal escape ends after three digits by itself.
std::string literal(std::string_view text) {
    std::string made = "\"";
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        if (byte == '"' || byte == '\\')
            made += {'\\', byte};
        else if (code >= 32 && code < 127)
            made += byte;
        else {
            char octal[8];
            std::snprintf(octal, sizeof octal, "\\%03o", static_cast<unsigned>(code));
            made += octal;
        }
    }
    return made + "\"sv";
}

// A table of strings under `name`, or nothing where there are none; returns how to refer to it.
std::string table_of(std::ostream& out, const std::string& name, const std::vector<std::string>& texts) {
    if (texts.empty()) return "{}";
    out << "constexpr std::string_view " << name << "[] = {\n";
    for (const std::string& text : texts) out << "    " << literal(text) << ",\n";
    out << "};\n";
    return name;
}

void write_book(std::ostream& out, const Rulebook& book, std::size_t number) {
    const std::string prefix = "book_" + std::to_string(number);
    std::vector<std::string> also;
    for (std::size_t i = 0; i < book.clauses.size(); ++i)
        also.push_back(table_of(out, prefix + "_also_" + std::to_string(i), book.clauses[i].also));
    out << "constexpr ClauseRow " << prefix << "[] = {\n";
    for (std::size_t i = 0; i < book.clauses.size(); ++i) {
        const Clause& clause = book.clauses[i];
        out << "    {Question::" << name(clause.question) << ", " << clause.answer << ", " << clause.when.bits << "U, "
            << literal(clause.rule) << ", " << also[i] << ", " << literal(clause.instead_of) << ", " << literal(clause.page)
            << ",\n     " << literal(clause.says) << ",\n     " << literal(clause.doubt) << ",\n     "
            << (clause.silent ? "true" : "false") << ", " << literal(clause.filled_by) << ", " << clause.line << "},\n";
    }
    out << "};\n\n";
}

void write_books(std::ostream& out, const Books& books) {
    for (std::size_t i = 0; i < books.size(); ++i) write_book(out, *books[i], i);
    out << "constexpr BookRow all_books[] = {\n";
    for (std::size_t i = 0; i < books.size(); ++i) {
        const Rulebook& book = *books[i];
        out << "    {" << literal(book.id) << ", " << literal(book.title) << ", " << literal(book.cite_as) << ", " << book.edition
            << ", " << (book.tournament ? "true" : "false") << ", " << literal(book.amends) << ", book_" << i << "},\n";
    }
    out << "};\n\n";
}

void write_questions(std::ostream& out, const std::vector<QuestionEntry>& questions) {
    std::vector<std::string> meanings;
    for (const QuestionEntry& entry : questions)
        meanings.push_back(table_of(out, "meanings_" + std::string(name(entry.question)), entry.meanings));
    out << "\nconstexpr QuestionText all_questions[] = {\n";
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const QuestionEntry& entry = questions[i];
        out << "    {Question::" << name(entry.question) << ", " << literal(entry.group) << ", " << literal(entry.title) << ", "
            << literal(entry.page) << ", " << literal(entry.asks) << ", " << meanings[i] << "},\n";
    }
    out << "};\n\n";
}

void write(std::ostream& out, const std::vector<QuestionEntry>& questions, const Books& books) {
    out << "// Made from rulebooks/*.toml by tools/embed_rulebooks; change those.\n\n"
           "#include \"rules/embedded.hpp\"\n\n"
           "namespace floorman::embedded {\n\n"
           "using namespace std::string_view_literals;\n\n"
           "namespace {\n\n";
    write_questions(out, questions);
    write_books(out, books);
    out << "} // namespace\n\n"
           "constinit const std::span<const BookRow> books{all_books};\n"
           "constinit const std::span<const QuestionText> question_texts{all_questions};\n\n"
           "} // namespace floorman::embedded\n";
}

// Books in the order given may amend each other in any order, so each is tried again until its amended book is there.
bool read_books(const std::vector<std::string>& paths, const FindBook& find, Books& books) {
    books.resize(paths.size());
    for (bool progress = true; progress;) {
        progress = false;
        for (std::size_t i = 0; i < paths.size(); ++i) {
            std::string text;
            if (books[i] || !read_file(paths[i], text)) continue;
            const Result<Rulebook, Complaints> book = read_rulebook(text, paths[i], find);
            if (!book) continue;
            books[i] = std::make_shared<const Rulebook>(*book);
            progress = true;
        }
    }
    bool all = true;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        std::string text;
        if (books[i]) continue;
        all = false;
        if (read_file(paths[i], text)) print(read_rulebook(text, paths[i], find).error());
    }
    return all;
}

int run(const std::vector<std::string>& arguments) {
    if (arguments.size() < 3) {
        std::cerr << "embed_rulebooks OUTPUT QUESTIONS BOOK...\n";
        return 2;
    }
    std::string text;
    if (!read_file(arguments[1], text)) return 1;
    const Result<std::vector<QuestionEntry>, Complaints> questions = read_questions(text, arguments[1]);
    if (!questions) {
        print(questions.error());
        return 1;
    }

    Books books;
    const FindBook find = [&](std::string_view id) {
        for (const std::shared_ptr<const Rulebook>& book : books)
            if (book && book->id == id) return book;
        return std::shared_ptr<const Rulebook>{};
    };
    const std::vector<std::string> paths(arguments.begin() + 2, arguments.end());
    if (!read_books(paths, find, books)) return 1;

    bool sound = true;
    for (std::size_t i = 0; i < books.size(); ++i) {
        const auto chain = chain_of(books[i], find);
        const std::optional<ComposeError> error = chain ? first_error(*chain, find) : chain.error();
        if (!error) continue;
        sound = false;
        const std::string where = error->book == books[i]->id ? paths[i] : error->book;
        std::cerr << where << (error->line > 0 ? ":" + std::to_string(error->line) : "") << ": " << error->what << '\n';
    }
    if (!sound) return 1;

    std::ofstream out(arguments[0], std::ios::binary);
    write(out, *questions, books);
    out.close();
    if (out) return 0;
    std::cerr << arguments[0] << ": cannot be written\n";
    return 1;
}

} // namespace

int main(int count, char** arguments) { return run({arguments + 1, arguments + count}); }
