# How everything is compiled: the language, the warnings, the sanitizers, the cache.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(PROJECT_IS_TOP_LEVEL)
    if(NOT CMAKE_BUILD_TYPE)
        set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
    endif()
    # FLOORMAN_CHECK does not look at NDEBUG: it stays on in every build.
    set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
    set(CMAKE_CXX_FLAGS_DEBUG "-Og -g -D_GLIBCXX_ASSERTIONS")

    # A cache makes a second build of the same sources, in this folder or another, a matter of seconds.
    find_program(CCACHE ccache)
    mark_as_advanced(CCACHE)
    if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
        set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
            CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
            CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
            ${CCACHE})
    endif()

    # What a failed check prints, and what a debugger shows, begins at the root of the sources on every machine; "../" is
    # how the cache writes that root, seen from a build folder in it.
    add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/= -ffile-prefix-map=../=)
endif()

# Linked by our own targets and by nobody who uses the library.
add_library(floorman_warnings INTERFACE)
target_compile_options(floorman_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wold-style-cast -Woverloaded-virtual
    -Wnon-virtual-dtor -Wcast-align -Wcast-qual -Wformat=2 -Wdouble-promotion -Wimplicit-fallthrough -Wundef -Wvla
    # Clang counts an enumerator of a struct as shadowing a name outside it; g++ means what we mean.
    $<$<CXX_COMPILER_ID:GNU>:-Wshadow -Wduplicated-cond -Wlogical-op>
    # g++ 12's std::stable_sort uses what that library itself calls deprecated; clang reports it at every user.
    $<$<CXX_COMPILER_ID:Clang>:-Wnewline-eof -Wunreachable-code -Wno-deprecated-declarations>)
if(PROJECT_IS_TOP_LEVEL)
    target_compile_options(floorman_warnings INTERFACE -Werror)
endif()

if(FLOORMAN_SANITIZE)
    add_compile_options(-fsanitize=${FLOORMAN_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${FLOORMAN_SANITIZE})
endif()
