# floorman_bench: every bench/*.cpp in one program. Not part of an ordinary build; script/bench builds and runs it.

file(GLOB bench_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/*.cpp)
if(bench_sources)
    find_package(benchmark REQUIRED)
    add_executable(floorman_bench EXCLUDE_FROM_ALL ${bench_sources})
    set_target_properties(floorman_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
    target_include_directories(floorman_bench PRIVATE ${PROJECT_SOURCE_DIR}/test) # What makes hands for tests makes them here.
    target_link_libraries(floorman_bench PRIVATE floorman benchmark::benchmark_main floorman_warnings)
    if(TARGET floorman_app)
        target_link_libraries(floorman_bench PRIVATE floorman_app)
    endif()
endif()
