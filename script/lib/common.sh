# What the scripts share. Sourced, not run: it goes to the root of the repository and defines a few words.

cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD

if [ -t 1 ]; then bold=$'\e[1m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'; else bold='' red='' green='' plain=''; fi

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

# seconds_since START: whole seconds since START, a value of EPOCHREALTIME, with one decimal.
seconds_since() {
    local now=${EPOCHREALTIME/[.,]/} start=${1/[.,]/}
    printf '%d.%d' $(((now - start) / 1000000)) $(((now - start) / 100000 % 10))
}

# step NAME COMMAND...: runs the command with its output in a log; prints one line, and the log's end when it fails.
step() {
    local name=$1 start=$EPOCHREALTIME log status=0
    shift
    mkdir -p build/log
    log=build/log/$(printf '%s' "$name" | tr -cs 'a-zA-Z0-9' '-').log
    printf '  %-34s ' "$name"
    "$@" >"$log" 2>&1 || status=$?
    if [ "$status" -eq 0 ]; then
        printf '%sok%s %8s s\n' "$green" "$plain" "$(seconds_since "$start")"
    else
        printf '%sFAILED%s %4s s\n' "$red" "$plain" "$(seconds_since "$start")"
        tail -n 60 "$log" | sed 's/^/    /'
        say "    (all of it: $log)"
    fi
    return "$status"
}

# configure PRESET: configures once; CMake itself notices later changes when it builds.
configure() {
    local folder=build
    [ "$1" = release ] || folder=build-$1
    [ -f "$folder/build.ninja" ] || cmake --preset "$1"
}

# jobs: how many compilers at once.
jobs() { nproc; }
