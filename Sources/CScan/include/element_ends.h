// Finds where the elements of a container end, in text that may come in parts: the commas at its
// depth and the bracket that closes it. Blocks of 64 bytes become masks of bits: quotes, strings,
// brackets. Elements of deeper containers are passed by counting brackets.
//
// It validates nothing. Text that is not JSON has ends as well: `[` may be closed by `}`, and a
// backslash outside of strings escapes a quote too. Comments are not known. All kernels agree on
// every input.
//
// Measured on an AMD EPYC (Zen 5) with twitter.json, citm_catalog.json and canada.json in an array,
// from cache: 1.3 GB/s plain, 8.8 to 9.5 with SSE2, 22 to 28 with AVX2. From 100 MB of memory AVX2
// has 2.5 to 2.7 times the speed of SSE2. Where elements are short it gains less: 1.4 times if they
// have 52 bytes, 1.2 if they have 4. The speed of NEON has not been measured.
#ifndef FASTJSON_ELEMENT_ENDS_H
#define FASTJSON_ELEMENT_ENDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How the ends are found.
typedef enum {
    /// One byte after the other, on every processor. The oracle for the others.
    fastjson_kernel_plain,
    /// Every x86-64.
    fastjson_kernel_sse2,
    /// An x86-64 with AVX2, BMI1, PCLMULQDQ and POPCNT.
    fastjson_kernel_avx2,
    /// Every arm64.
    fastjson_kernel_neon,
} fastjson_kernel;

/// Where a search stands: between any two bytes of the text.
typedef struct {
    /// The containers that are open: 1 between the elements, 0 after the container has ended.
    int64_t depth;
    bool is_in_string;
    /// The next byte follows an odd number of backslashes.
    bool is_escaped;
} fastjson_ends_state;

/// What one call found.
typedef struct {
    /// The ends that were written.
    size_t found;
    /// The bytes that were looked at. The next call starts after them.
    size_t consumed;
} fastjson_ends_result;

/// Whether this kernel was compiled and the processor can run it.
bool fastjson_kernel_is_available(fastjson_kernel kernel);

/// The fastest kernel that is available.
fastjson_kernel fastjson_best_kernel(void);

/// Writes the indices of commas at depth 1, and of the bracket after which the depth is 0.
///
/// Stops after this bracket, after the last end for which there is room, or after all bytes.
/// Nothing is consumed if the depth is 0 already, or if there is no room.
///
/// The kernel must be available. `count` bytes must be readable, no others are read. `capacity`
/// indices must be writable.
fastjson_ends_result fastjson_find_element_ends(
    fastjson_kernel kernel, fastjson_ends_state *state, const uint8_t *bytes, size_t count,
    size_t *ends, size_t capacity);

#endif
