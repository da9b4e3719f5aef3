# What the steps of scripts/test do. To be read after steps.sh.

# Tests that wait, for processes of the command and for a server, have processes of their own beside
# the others: they hold up nothing, and answers do not come too late.
waiting_tests='FastJSONToolTests|PerformRequestTests'
# The command is started once at a time; so one half of its suites runs beside the other.
first_half='ToolTests/[A-L]'

# Runs all tests of a build, given as the command that runs tests. No process changes the build, and
# so none but the first takes its lock.
run_all_tests() {
    local one two status=0
    run_tests "$@" --skip "$waiting_tests" &
    one=$!
    run_tests "$@" --ignore-lock --filter "$first_half" &
    two=$!
    run_tests "$@" --ignore-lock --filter FastJSONToolTests --skip "$first_half" || status=1
    run_tests "$@" --ignore-lock --filter PerformRequestTests || status=1
    wait "$one" || status=1
    wait "$two" || status=1
    return "$status"
}

# Builds the tests, with additional options.
build_tests() {
    run_build swift build --build-tests ${build_options[@]+"${build_options[@]}"} "$@"
}

# The build of all tests, in .build.
build_all() {
    build_tests ${all_traits[@]+"${all_traits[@]}"}
}

test_all() {
    run_all_tests swift test --skip-build ${all_traits[@]+"${all_traits[@]}"}
}

check_generated() {
    scripts/generate-powers-of-five --check
    scripts/generate-memberwise --check
    scripts/generate-curry --check
}

# The tests that differ without libyajl: those of the engines, and what the command says of them. Without
# the trait nothing may ask for libyajl. A header that cannot be compiled stands where the compiler looks
# first, so that this is so even where libyajl is installed.
test_without_yajl() {
    export FASTJSON_TEST_TARGETS="FastJSONTests FastJSONToolTests"
    unset FASTJSON_TESTS
    mkdir -p .build-noyajl/poison/yajl
    echo '#error "the build without the trait Yajl asks for libyajl"' \
        >.build-noyajl/poison/yajl/yajl_parse.h
    local build=(--disable-default-traits --scratch-path .build-noyajl
        -Xcc "-I$root/.build-noyajl/poison")
    build_tests "${build[@]}"
    if command -v ldd >/dev/null 2>&1; then
        ldd "$(swift build "${build[@]}" --show-bin-path)/fastjson" >"$scratch/libraries"
        if grep yajl "$scratch/libraries" >&2; then
            return 1
        fi
    fi
    run_tests swift test --skip-build "${build[@]}" --filter 'FastJSONTests|ToolTests/(Usage|Validate)Tests'
}

# The macro @JSONModel, which needs swift-syntax: its tests, and the examples that use it.
test_models() {
    if [ "${#all_traits[@]}" -gt 0 ]; then
        # The build of all tests has them.
        scripts/check-documentation .build --models
        return
    fi
    export FASTJSON_TEST_TARGETS="JSONModelMacrosTests JSONModelsTests MainActorTests"
    local models=(--traits Yajl,Macros --scratch-path .build-models)
    build_tests "${models[@]}"
    run_tests swift test --skip-build "${models[@]}"
    scripts/check-documentation .build-models --models
}

# Runs tests under a sanitizer, address or thread: those of the targets with unsafe code.
test_sanitized() {
    local sanitizer=$1
    export FASTJSON_TEST_TARGETS="FastJSONTests DecodingTests DecodingFoundationTests DecodingHTTPTests"
    # Memory is not flat where freed blocks are kept to find who uses them.
    export FASTJSON_SANITIZED=$sanitizer
    # Here everything takes its time; the run without a sanitizer tries more.
    export FASTJSON_ROUNDS=300
    unset FASTJSON_TESTS
    export LSAN_OPTIONS="suppressions=$root/scripts/leaks.txt:print_suppressions=0"
    export TSAN_OPTIONS="halt_on_error=1"
    local build=(--sanitize="$sanitizer" --scratch-path ".build-$sanitizer")
    build_tests "${build[@]}"
    run_tests swift test --skip-build "${build[@]}" --skip PerformRequestTests
    run_tests swift test --skip-build "${build[@]}" --filter PerformRequestTests
}

# Prints an array of this many records, of about 130 bytes each.
write_sample() {
    seq 1 "$1" | sed -e 's/.*/{"id":&,"name":"Zoë \\"&\\"\\n","tags":["a","b&",null,true],\
"position":{"x":&.25,"y":-&e-3,"cells":[[],{},[&]]}},/' -e '1s/^/[/' -e '$s/,$/]/'
}

# What is installed is there, is small, and works without an environment and without Swift. It reads a
# generated document and what it writes, on each engine, and files of 100 to 400 MB in the memory of a small
# one.
try_install() {
    local folder="$scratch/installed" tool engine size memory shell
    tool="$folder/bin/fastjson"
    run_build scripts/install --prefix "$folder" | tee "$scratch/needed"
    if grep -E "libswift|libFoundation" "$scratch/needed" >&2; then
        return 1
    fi
    env -i "$tool" --version
    [ "$(echo '[{"a":1},{"a":2}]' | env -i "$tool" select --fields a --csv '' | tr -d '\r')" = \
        $'a\n1\n2' ]
    grep -q '^\.Nm fastjson' "$folder/share/man/man1/fastjson.1"
    bash -n "$folder/share/bash-completion/completions/fastjson"
    for shell in zsh/site-functions/_fastjson fish/vendor_completions.d/fastjson.fish; do
        grep -q reject-duplicate-keys "$folder/share/$shell"
    done
    if [ "$(uname -s)" = Linux ]; then
        size=$(wc -c <"$tool")
        [ "$size" -le 20000000 ] || { echo "the command has $size bytes" >&2; return 1; }
        if [ -x /usr/bin/time ]; then
            # As it is read from a disk: of pages that were just written, more at once are counted.
            dd of="$tool" oflag=nocache conv=notrunc,fdatasync count=0 status=none
            memory=$(/usr/bin/time -f %M "$tool" --version 2>&1 >"$scratch/version")
            echo "$memory KB in memory"
            [ "$memory" -le 8192 ] || return 1
        fi
    fi
    write_sample 150000 >"$scratch/sample.json"
    for engine in native yajl; do
        "$tool" validate --engine "$engine" "$scratch/sample.json"
        "$tool" format "$scratch/sample.json" | "$tool" validate --engine "$engine" -
    done
    "$tool" stats "$scratch/sample.json"
    FASTJSON_TOOL="$tool" run_tests swift test --skip-build ${all_traits[@]+"${all_traits[@]}"} \
        --filter 'ToolTests/(Checkpoint|Memory|Records|Select|Stream|Validate)Tests'
}

# Lets libyajl read good and broken documents, in pieces of several sizes, under valgrind.
test_with_valgrind() {
    local size status files=()
    command -v valgrind >/dev/null 2>&1 || { echo "valgrind is not installed" >&2; return 1; }
    run_build swift build -c release --product fastjson
    # Valgrind 3.19 stumbles over the debug information of Swift 6.
    strip --strip-debug -o "$scratch/fastjson" \
        "$(swift build -c release --show-bin-path)/fastjson"
    write_sample 8000 >"$scratch/sample.json"
    for size in 0 1 100 65536 70000 500001; do
        head -c "$size" "$scratch/sample.json" >"$scratch/cut-$size.json"
        # An escaped string without an end, and with one.
        { printf '["\\n'; head -c "$size" /dev/zero | tr '\0' 'x'; } >"$scratch/open-$size.json"
        { cat "$scratch/open-$size.json"; printf '"]'; } >"$scratch/string-$size.json"
        head -c "$size" /dev/zero | tr '\0' '[' >"$scratch/deep-$size.json"
    done
    # A failure of valgrind itself has the status of a document that is not valid.
    valgrind --quiet --error-exitcode=99 "$scratch/fastjson" --version
    shopt -s nullglob
    files=("$scratch"/*.json "${FASTJSON_CORPORA:-../shared/corpora}"/JSONTestSuite/test_*/*.json)
    for size in 1 7 4096 65536; do
        set +e
        valgrind --quiet --error-exitcode=99 --leak-check=full \
            --errors-for-leak-kinds=definite "$scratch/fastjson" validate --engine yajl --quiet \
            --chunk-size "$size" "${files[@]}" >"$scratch/valgrind" 2>&1
        status=$?
        set -e
        # Not all of them are valid.
        if [ "$status" -ne 1 ]; then
            cat "$scratch/valgrind" >&2
            return 1
        fi
    done
    echo "${#files[@]} documents, no error"
}

test_at_length() {
    FASTJSON_TESTS=nightly test_all
}
