# What is installed, and the CMake package `floorman`: find_package(floorman), floorman::floorman.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/floorman)
install(TARGETS floorman EXPORT floormanTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT floormanTargets NAMESPACE floorman:: DESTINATION ${package_folder})
if(TARGET floorman_cli)
    install(TARGETS floorman_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    install(FILES docs/man/floorman.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()

# Among our sources a header is "base/chips.hpp"; installed, it is <floorman/base/chips.hpp>, so that a user's own base/ is safe.
floorman_layers(floorman layer_names)
list(JOIN layer_names "|" layer_names)
configure_file(cmake/install_headers.cmake.in generated/install_headers.cmake @ONLY)
install(SCRIPT ${PROJECT_BINARY_DIR}/generated/install_headers.cmake)

configure_file(cmake/floormanConfig.cmake.in generated/floormanConfig.cmake @ONLY)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/generated/floormanConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    ${PROJECT_BINARY_DIR}/generated/floormanConfig.cmake ${PROJECT_BINARY_DIR}/generated/floormanConfigVersion.cmake
    DESTINATION ${package_folder})
install(FILES LICENSE README.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# The proof: install into an empty folder, and build and run a small program against what is there and nothing else.
if(FLOORMAN_TESTS AND NOT FLOORMAN_SANITIZE)
    add_test(NAME package COMMAND ${CMAKE_COMMAND}
        -D build=${PROJECT_BINARY_DIR} -D source=${PROJECT_SOURCE_DIR}/test/package -D compiler=${CMAKE_CXX_COMPILER}
        -P ${PROJECT_SOURCE_DIR}/test/package/run.cmake)
    set_tests_properties(package PROPERTIES LABELS package TIMEOUT 300)
endif()
