#pragma once
// embedded: what the build puts into the binary for the server: the files of the page, and the examples of spec/.
//
// Only the tables' form is here; tools/embed_page.py and tools/embed_examples.py make them.

#include <span>
#include <string_view>

namespace floorman::server {

struct PageFile {
    std::string_view path; // "/assets/index-4f2c.js"
    std::string_view type; // "text/javascript; charset=utf-8"
    std::string_view tag;  // Changes when the content does; without quotes.
    bool hashed{};         // Its name changes with its content: it may be kept for good.
    std::string_view plain;
    std::string_view gzip; // Empty where packing saves nothing.
};

// The page of web/dist, or one plain file that says how to build it.
[[nodiscard]] std::span<const PageFile> page_files();

// "/api/examples": a JSON array of the cases of spec/.
[[nodiscard]] const PageFile& examples_file();

} // namespace floorman::server
