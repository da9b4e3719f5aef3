# Runs the steps of scripts/test, one after the other or in two lanes, and keeps their times.
# To be read into a script that has set scratch to the path of a temporary folder, and that has a
# function command_of, which prints what the step of a name does.

# Runs one step, prints what it says when it has ended, and notes its seconds. Ends the shell if it
# fails. In a shell of its own and not as a condition, so that its first failure ends it.
step() {
    local name=$1 start=$SECONDS status seconds log
    shift
    log=$(mktemp "$scratch/step.XXXXXX")
    echo "==> $name"
    set +e
    (
        set -e
        "$@"
    ) >"$log" 2>&1
    status=$?
    set -e
    seconds=$((SECONDS - start))
    printf '%s\t%s\n' "$seconds" "$name" >>"$scratch/times"
    if [ "$status" -ne 0 ]; then
        touch "$scratch/failed"
        { cat "$log" && echo "==> $name: FAILED after $seconds s"; } >&2
        exit 1
    fi
    { cat "$log" && echo "==> $name: $seconds s"; }
}

# Runs steps, given by their names, unless the other lane has begun them. Ends the shell with the first
# that fails.
lane() {
    local name
    for name in "$@"; do
        # The other lane may have failed meanwhile.
        if [ -e "$scratch/failed" ]; then exit 1; fi
        # Only one of two lanes can make the folder. If neither can, no step is left out in silence.
        if ! mkdir "$scratch/begun-$name" 2>/dev/null; then
            [ -d "$scratch/begun-$name" ] || { echo "cannot write to $scratch" >&2; exit 1; }
            continue
        fi
        # shellcheck disable=SC2046
        step "$name" $(command_of "$name")
    done
}

# Runs two lanes at the same time, each given as the names of its steps in one string: where one uses
# a single processor, the other has the next. A step that both name is run by the lane that comes to it
# first. Ends the shell if one of them fails.
lanes() {
    local one other status=0
    # shellcheck disable=SC2086
    (lane $1) &
    one=$!
    # shellcheck disable=SC2086
    (lane $2) &
    other=$!
    wait "$one" || status=1
    wait "$other" || status=1
    if [ "$status" -ne 0 ]; then exit 1; fi
}

# Prints what each step took, when the script ends.
print_times() {
    local status=$?
    if [ -s "$scratch/times" ]; then
        awk -F '\t' '{ printf "%6d s  %s\n", $1, $2 }' "$scratch/times"
        if [ "$status" -eq 0 ]; then
            echo "==> all is well: $SECONDS s"
        else
            echo "==> a step failed: $SECONDS s" >&2
        fi
    fi
    rm -rf "$scratch"
}

# Runs a build. Of all that it says, prints the failures or the last line.
run_build() {
    local log
    log=$(mktemp "$scratch/build.XXXXXX")
    if "$@" >"$log" 2>&1; then
        tail -n 1 "$log"
    else
        cat "$log" >&2
        return 1
    fi
}

# Runs tests. Of all that they say, prints the failures and the last line.
run_tests() {
    local log
    log=$(mktemp "$scratch/tests.XXXXXX")
    # A filter that fits no test is a mistake.
    if "$@" >"$log" 2>&1 && ! grep -q "Test run with 0 tests" "$log"; then
        grep -E "skipped: " "$log" | sort -u || true
        grep -E "^.{1,4}Test run with" "$log" | tail -n 1
    else
        grep -vE "^(◇|✔)" "$log" |
            grep -E -A 12 "✘|error:|ERROR: |Sanitizer:|Fatal|Crash|SUMMARY" >&2 ||
            tail -n 50 "$log" >&2
        return 1
    fi
}
