# One executable and one CTest a folder of test/, and a count of the real tests in build/results/*.xml.
#
# Every test runs in the root of the sources, so that data is read as "spec/..." or "test/...". Tests of test/cli find the
# program by the environment variable FLOORMAN. The cases of spec/ have a CTest for each of their files.

find_package(GTest REQUIRED)
find_package(rapidcheck REQUIRED)

# The system's own, which has the packages that the tests need; any other where there is none.
find_program(FLOORMAN_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(FLOORMAN_PYTHON python3 REQUIRED)

set(test_results ${PROJECT_BINARY_DIR}/results)
file(MAKE_DIRECTORY ${test_results})

# A test is compiled about as often as it runs, so it is optimized less than the library; but not at all would make those
# that go through every hand of cards crawl under the sanitizers.
set(test_options $<$<CONFIG:Release>:-O1>)

# What every test includes, compiled once.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/test_precompiled.cpp CONTENT "// What the tests share is in the header that is compiled with this.\n")
add_library(floorman_test_support STATIC ${PROJECT_BINARY_DIR}/generated/test_precompiled.cpp)
target_include_directories(floorman_test_support PUBLIC ${PROJECT_SOURCE_DIR}/test)
target_compile_options(floorman_test_support PUBLIC ${test_options})
target_link_libraries(floorman_test_support PUBLIC floorman GTest::gtest_main PRIVATE floorman_warnings)
target_precompile_headers(floorman_test_support PRIVATE <gtest/gtest.h> <string> <vector>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(floorman_test_support PUBLIC "SHELL:-Xclang -fno-pch-timestamp") # ccache needs it
endif()

floorman_layers(floorman public_layers)

# Every test program, and nothing else.
add_custom_target(floorman_tests)

# floorman_test(<name> <folder> [LABEL <label>] [LIBRARIES ...] [ARGUMENTS ...])
function(floorman_test name folder)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "LABEL" "LIBRARIES;ARGUMENTS")
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    if(NOT sources)
        return()
    endif()
    set(target floorman_test_${name})
    add_executable(${target} ${sources})
    set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name}_test RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_link_libraries(${target} PRIVATE floorman_test_support ${arg_LIBRARIES} floorman_warnings)
    if(arg_LABEL STREQUAL "properties")
        target_precompile_headers(${target} PRIVATE <gtest/gtest.h> <rapidcheck/gtest.h> <string> <vector>)
    else()
        target_precompile_headers(${target} REUSE_FROM floorman_test_support)
    endif()
    if(TARGET floorman_app AND NOT name IN_LIST public_layers) # What tests a layer of the library needs no more than it.
        target_link_libraries(${target} PRIVATE floorman_app)
    endif()
    add_test(NAME ${name}
        COMMAND ${target} --gtest_output=xml:${test_results}/${name}.xml --gtest_brief=1 ${arg_ARGUMENTS}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name} PROPERTIES LABELS ${arg_LABEL} TIMEOUT 600)
    add_dependencies(floorman_tests ${target})
    if(TARGET floorman_cli AND name STREQUAL "cli")
        set_tests_properties(${name} PROPERTIES ENVIRONMENT "FLOORMAN=$<TARGET_FILE:floorman_cli>")
        add_dependencies(${target} floorman_cli)
    endif()
endfunction()

file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR}/test ${PROJECT_SOURCE_DIR}/test/*)
list(REMOVE_ITEM folders cli fuzz package properties schema scripts server simulation spec support trace)
foreach(folder IN LISTS folders)
    floorman_test(${folder} test/${folder} LABEL unit)
endforeach()
if(TARGET floorman_commands)
    floorman_test(cli test/cli LABEL unit LIBRARIES floorman_commands)
endif()
if(TARGET floorman_http)
    floorman_test(server test/server LABEL unit LIBRARIES floorman_http)
endif()
floorman_test(properties test/properties LABEL properties LIBRARIES rapidcheck)

# The cases of spec/*.toml, run by test/spec: a CTest for each file, so that what fails is a rule, and one for the runner.
file(GLOB spec_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/spec/*.toml)
floorman_test(spec test/spec LABEL spec ARGUMENTS --gtest_filter=SpecRunner.*)
if(TARGET floorman_test_spec)
    target_compile_definitions(floorman_test_spec PRIVATE FLOORMAN_SPEC_FOLDER="${PROJECT_SOURCE_DIR}/spec")
    foreach(file IN LISTS spec_files)
        cmake_path(GET file STEM LAST_ONLY stem)
        string(REGEX REPLACE "[^A-Za-z0-9]" "_" suite ${stem}) # As the runner names it.
        add_test(NAME spec/${stem}
            COMMAND floorman_test_spec --gtest_output=xml:${test_results}/spec-${stem}.xml --gtest_brief=1 --gtest_filter=${suite}.*
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_tests_properties(spec/${stem} PROPERTIES LABELS spec TIMEOUT 60)
    endforeach()
endif()

# What the cases prove of the books' clauses; script/trace writes it down, and this test fails on a hole.
if(TARGET floorman_app)
    add_executable(floorman_trace ${PROJECT_SOURCE_DIR}/test/trace/trace.cpp ${PROJECT_SOURCE_DIR}/test/spec/spec_case.cpp)
    set_target_properties(floorman_trace PROPERTIES OUTPUT_NAME trace RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_include_directories(floorman_trace PRIVATE ${PROJECT_SOURCE_DIR}/test)
    target_link_libraries(floorman_trace PRIVATE floorman_app floorman_warnings)
    add_test(NAME trace
        COMMAND ${FLOORMAN_PYTHON} ${PROJECT_SOURCE_DIR}/script/lib/trace.py $<TARGET_FILE:floorman_trace> --check
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(trace PROPERTIES LABELS trace TIMEOUT 120)
endif()

# The scripts' own small programs.
add_test(NAME scripts COMMAND ${FLOORMAN_PYTHON} ${PROJECT_SOURCE_DIR}/test/scripts/scripts_test.py)
set_tests_properties(scripts PROPERTIES LABELS scripts TIMEOUT 120)

# What docs/*.schema.json says of scenes, reports, deals and live tables, against the program.
if(TARGET floorman_cli)
    add_test(NAME deal_schema COMMAND ${FLOORMAN_PYTHON} ${PROJECT_SOURCE_DIR}/test/schema/deal_test.py)
    set_tests_properties(deal_schema PROPERTIES
        LABELS scripts TIMEOUT 120 ENVIRONMENT "FLOORMAN=$<TARGET_FILE:floorman_cli>" WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    add_test(NAME live COMMAND ${FLOORMAN_PYTHON} ${PROJECT_SOURCE_DIR}/test/schema/live_test.py)
    set_tests_properties(live PROPERTIES
        LABELS scripts TIMEOUT 300 ENVIRONMENT "FLOORMAN=$<TARGET_FILE:floorman_cli>" WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    add_test(NAME schema COMMAND ${FLOORMAN_PYTHON} ${PROJECT_SOURCE_DIR}/test/schema/schema_test.py)
    set_tests_properties(schema PROPERTIES
        LABELS scripts TIMEOUT 120 ENVIRONMENT "FLOORMAN=$<TARGET_FILE:floorman_cli>" WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endif()

# Whole hands at random tables, audited: a program with its own main, which plays for as long as `--seconds N` says and
# exits with 0 when every audit held. script/test runs it for a short while, script/nightly for long.
file(GLOB simulation_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/test/simulation/*.cpp)
if(simulation_sources)
    add_executable(floorman_simulation ${simulation_sources})
    set_target_properties(floorman_simulation PROPERTIES
        OUTPUT_NAME simulation RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_include_directories(floorman_simulation PRIVATE ${PROJECT_SOURCE_DIR}/test)
    target_link_libraries(floorman_simulation PRIVATE floorman floorman_warnings)
    if(TARGET floorman_app)
        target_link_libraries(floorman_simulation PRIVATE floorman_app)
    endif()
endif()
