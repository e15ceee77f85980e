# One libFuzzer program for each test/fuzz/*.cpp, named fuzz/<file>. Everything under it is compiled with the
# instruments that tell the fuzzer which branches an input reached; tests that link it do not mind.

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "FLOORMAN_FUZZ needs clang: configure with --preset sanitize")
endif()
foreach(target IN ITEMS floorman floorman_app)
    if(TARGET ${target})
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endforeach()
add_custom_target(floorman_fuzzers)
file(GLOB fuzz_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/test/fuzz/*.cpp)
foreach(source IN LISTS fuzz_sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(floorman_fuzz_${name} ${source})
    add_dependencies(floorman_fuzzers floorman_fuzz_${name})
    set_target_properties(floorman_fuzz_${name} PROPERTIES
        OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
    target_include_directories(floorman_fuzz_${name} PRIVATE ${PROJECT_SOURCE_DIR}/test)
    target_compile_options(floorman_fuzz_${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(floorman_fuzz_${name} PRIVATE -fsanitize=fuzzer)
    target_link_libraries(floorman_fuzz_${name} PRIVATE floorman floorman_warnings)
    if(TARGET floorman_app)
        target_link_libraries(floorman_fuzz_${name} PRIVATE floorman_app)
    endif()
endforeach()
# The one reader among the commands; without the rest of them nobody waits for CLI11 and Beast.
target_sources(floorman_fuzz_deal_fuzz PRIVATE ${PROJECT_SOURCE_DIR}/src/cli/deal_file.cpp)
