# What the server carries in the binary: the built files of the page (web/dist) and the examples of spec/, made into tables.
#
# floorman_site(<target>) adds the tables to the sources of <target>. Without web/dist a plain page stands in for it.

find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)

function(floorman_site target)
    set(made ${CMAKE_CURRENT_BINARY_DIR}/generated)
    file(MAKE_DIRECTORY ${made})

    # A file of the page that comes or goes is noticed when the build begins, as with sources.
    file(GLOB_RECURSE page_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/dist/*)
    list(JOIN page_files "\n" listed)
    file(CONFIGURE OUTPUT ${made}/page_files.txt CONTENT "${listed}\n" @ONLY)
    set(fallback ${PROJECT_SOURCE_DIR}/src/server/no_page.html)
    set(tool ${PROJECT_SOURCE_DIR}/tools/embed_page.py)
    add_custom_command(
        OUTPUT ${made}/page.cpp
        COMMAND Python3::Interpreter ${tool} ${made}/page.cpp ${PROJECT_SOURCE_DIR}/web/dist ${fallback}
        DEPENDS ${tool} ${fallback} ${page_files} ${made}/page_files.txt
        COMMENT "Putting the page into a source"
        VERBATIM)

    file(GLOB specs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/spec/*.toml)
    set(example_tool ${PROJECT_SOURCE_DIR}/tools/embed_examples.py)
    add_custom_command(
        OUTPUT ${made}/examples.cpp
        COMMAND Python3::Interpreter ${example_tool} ${made}/examples.cpp ${specs}
        DEPENDS ${example_tool} ${tool} ${specs}
        COMMENT "Putting the examples into a source"
        VERBATIM)
    target_sources(${target} PRIVATE ${made}/page.cpp ${made}/examples.cpp)
endfunction()
