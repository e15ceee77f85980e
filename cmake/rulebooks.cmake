# The rulebooks every binary carries: rulebooks/*.toml, made into constant tables when the project is built.
#
# floorman_rulebooks(<target>) adds the tables to the sources of <target>. The program that makes them runs on the machine
# that builds; to build for another kind of machine, name one built before in FLOORMAN_EMBED_RULEBOOKS.

set(FLOORMAN_EMBED_RULEBOOKS "" CACHE FILEPATH "A program embed_rulebooks that runs here; empty: build it")
mark_as_advanced(FLOORMAN_EMBED_RULEBOOKS)

# In the order in which they are shown.
set(floorman_books tda-2026 roberts-11 wsop-2023 home)
list(TRANSFORM floorman_books PREPEND ${CMAKE_CURRENT_LIST_DIR}/../rulebooks/)
list(TRANSFORM floorman_books APPEND .toml)
set(floorman_questions ${CMAKE_CURRENT_LIST_DIR}/../rulebooks/questions.toml)

function(floorman_rulebooks target)
    if(FLOORMAN_EMBED_RULEBOOKS)
        set(embed ${FLOORMAN_EMBED_RULEBOOKS})
    else()
        find_package(tomlplusplus REQUIRED)
        set(source ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/..)
        # Few sources, and its own copies of them: the library that it helps to build is not there yet.
        add_executable(embed_rulebooks
            ${source}/tools/embed_rulebooks.cpp
            ${source}/src/base/check.cpp
            ${source}/src/base/nearest.cpp
            ${source}/src/rules/compose.cpp
            ${source}/src/rules/conditions.cpp
            ${source}/src/rules/question.cpp
            ${source}/src/rules/rulebook.cpp
            ${source}/src/scene/questions_toml.cpp
            ${source}/src/scene/rulebook_toml.cpp
            ${source}/src/scene/toml_keys.cpp)
        target_compile_features(embed_rulebooks PRIVATE cxx_std_20)
        target_include_directories(embed_rulebooks PRIVATE ${source}/src)
        target_link_libraries(embed_rulebooks PRIVATE tomlplusplus::tomlplusplus)
        if(TARGET floorman_warnings)
            target_link_libraries(embed_rulebooks PRIVATE floorman_warnings)
        endif()
        set(embed embed_rulebooks)
    endif()

    set(made ${CMAKE_CURRENT_BINARY_DIR}/generated/rulebooks.cpp)
    file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/generated)
    add_custom_command(
        OUTPUT ${made}
        COMMAND ${embed} ${made} ${floorman_questions} ${floorman_books}
        DEPENDS ${embed} ${floorman_questions} ${floorman_books}
        COMMENT "Making the rulebooks into tables"
        VERBATIM)
    target_sources(${target} PRIVATE ${made})
endfunction()
