# What the scripts share. Sourced, not run: it goes to the root of the repository and defines a few words.

cd "$(dirname "${BASH_SOURCE[0]}")/../.."

if [ -t 1 ]; then red=$'\e[31m' green=$'\e[32m' bold=$'\e[1m' plain=$'\e[0m'; else red='' green='' bold='' plain=''; fi

# say TEXT: a line of progress.
say() { printf '%s\n' "$*"; }

# fail TEXT: says what is wrong and ends the script.
fail() {
    printf '%s%s: %s%s\n' "$red" "$(basename "$0")" "$*" "$plain" >&2
    exit 1
}

# help_if_asked ARGS...: prints the comment at the head of the script for --help or -h.
help_if_asked() {
    local word
    for word in "$@"; do
        case $word in
        -h | --help)
            sed -n '2,/^[^#]/{/^#/s/^# \{0,1\}//p}' "$0"
            exit 0
            ;;
        esac
    done
}

# seconds_since START: seconds since START, a value of EPOCHREALTIME, with one decimal.
seconds_since() {
    local now=${EPOCHREALTIME/[.,]/} start=${1/[.,]/}
    printf '%d.%d' $(((now - start) / 1000000)) $(((now - start) / 100000 % 10))
}

# step NAME COMMAND...: runs the command with its output in a log; prints one line, and the log's end when it fails.
# On a terminal the line shows the last thing that the command said while it runs.
step() {
    local name=$1 start=$EPOCHREALTIME log line status=0
    shift
    mkdir -p build/log
    log=build/log/${name//[^a-zA-Z0-9]/-}.log
    printf '  %-28s ' "$name"
    if [ -t 1 ]; then
        "$@" 2>&1 </dev/null | tee "$log" | while IFS= read -r line; do
            printf '\r  %-28s %-.90s\e[K' "$name" "$line"
        done
        status=${PIPESTATUS[0]}
        printf '\r  %-28s \e[K' "$name"
    else
        "$@" >"$log" 2>&1 </dev/null || status=$?
    fi
    if [ "$status" -eq 0 ]; then
        printf '%sok%s     %8s s\n' "$green" "$plain" "$(seconds_since "$start")"
    else
        printf '%sFAILED%s %8s s\n' "$red" "$plain" "$(seconds_since "$start")"
        grep -vE '^\[[0-9]+/[0-9]+\]' "$log" | tail -n 80 | cut -c -400 | sed 's/^/    /' || true
        say "    (all of it: $log)"
    fi
    return "$status"
}

# configure PRESET: configures when that was not done yet or the presets changed; CMake notices other changes itself.
# Other builds take the program that makes the rulebooks into tables from the release build, where there is one.
configure() {
    local folder=build made=()
    if [ "$1" != release ]; then
        folder=build-$1
        if [ -x build/embed_rulebooks ]; then made=(-D "FLOORMAN_EMBED_RULEBOOKS=$PWD/build/embed_rulebooks"); fi
    fi
    if [ ! -f "$folder/build.ninja" ] || [ CMakePresets.json -nt "$folder/build.ninja" ]; then
        cmake --preset "$1" "${made[@]}"
    fi
}

# build_in FOLDER TARGET...: builds these targets, or all, politely and on every processor.
build_in() {
    local folder=$1 target targets=()
    shift
    for target in "$@"; do targets+=(--target "$target"); done
    nice cmake --build "$folder" -j "$(nproc)" "${targets[@]}"
}

# has_target FOLDER TARGET: whether the configured folder knows the target.
has_target() { ninja -C "$1" -t query "$2" >/dev/null 2>&1; }
