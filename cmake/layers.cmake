# Reads src/layers.txt: which folders of src/ there are, and to which target each belongs.

set(layers_file ${PROJECT_SOURCE_DIR}/src/layers.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${layers_file})

# floorman_layers(<target> <variable>): the names of the layers of <target>, lowest first.
function(floorman_layers target variable)
    file(STRINGS ${layers_file} lines REGEX "^[a-z]")
    set(names)
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "[ \t]+" ";" fields "${line}")
        list(GET fields 0 name)
        list(GET fields 2 owner)
        if(owner STREQUAL target)
            list(APPEND names ${name})
        endif()
    endforeach()
    set(${variable} ${names} PARENT_SCOPE)
endfunction()

# floorman_sources(<target> <variable>): the sources of every layer of <target>. A new file needs no edit here.
function(floorman_sources target variable)
    floorman_layers(${target} names)
    set(sources)
    foreach(name IN LISTS names)
        file(GLOB found CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
        list(APPEND sources ${found})
    endforeach()
    set(${variable} ${sources} PARENT_SCOPE)
endfunction()
