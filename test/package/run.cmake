# cmake -D build=... -D source=... -D compiler=... -P run.cmake
# Installs `build` into an empty folder, builds `source` against that folder alone, and runs the result.

set(work ${build}/package)
file(REMOVE_RECURSE ${work})

function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "failed (${status}): ${ARGV}\n${output}")
    endif()
    message(STATUS "${output}")
endfunction()

run(${CMAKE_COMMAND} --install ${build} --prefix ${work}/prefix)
run(${CMAKE_COMMAND} -S ${source} -B ${work}/user -G Ninja
    -D CMAKE_CXX_COMPILER=${compiler} -D CMAKE_PREFIX_PATH=${work}/prefix
    -D CMAKE_FIND_USE_PACKAGE_REGISTRY=OFF -D CMAKE_BUILD_TYPE=Debug)
run(${CMAKE_COMMAND} --build ${work}/user)
run(${work}/user/user)

# A user's include path must not gain our private one.
file(GLOB_RECURSE headers ${work}/prefix/include/*.hpp)
foreach(header IN LISTS headers)
    file(STRINGS ${header} private REGEX "#include \"[^\"]+\"")
    foreach(line IN LISTS private)
        if(NOT line MATCHES "#include \"floorman/")
            message(FATAL_ERROR "${header} is installed with an include that only our own sources can resolve: ${line}")
        endif()
    endforeach()
endforeach()

# Who has the program has its manual.
if(EXISTS ${work}/prefix/bin/floorman)
    run(${work}/prefix/bin/floorman --version)
    if(NOT EXISTS ${work}/prefix/share/man/man1/floorman.1)
        message(FATAL_ERROR "the program is installed without its manual, share/man/man1/floorman.1")
    endif()
endif()
