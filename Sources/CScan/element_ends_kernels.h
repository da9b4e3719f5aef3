// What the kernels of element_ends.h share.
#ifndef FASTJSON_ELEMENT_ENDS_KERNELS_H
#define FASTJSON_ELEMENT_ENDS_KERNELS_H

#include "element_ends.h"

/// What is searched, and how far the search has come.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    /// The first byte that was not consumed.
    size_t index;
    /// The state before this byte. The depth is at least 1 when a kernel starts.
    fastjson_ends_state state;
    /// There is room for one end when a kernel starts.
    size_t *ends;
    size_t capacity;
    size_t found;
} fastjson_search;

/// One byte after the other. The other kernels end with it, for the bytes that fill no block.
void fastjson_search_plain(fastjson_search *search);

// Tests for processors are written once, here.
#if defined(__x86_64__)
#define FASTJSON_HAS_X86_KERNELS 1
void fastjson_search_sse2(fastjson_search *search);
void fastjson_search_avx2(fastjson_search *search);
#elif defined(__aarch64__) && defined(__LITTLE_ENDIAN__)
#define FASTJSON_HAS_NEON_KERNEL 1
void fastjson_search_neon(fastjson_search *search);
#endif

/// Consumes all up to an end, which is never in a string.
static inline void fastjson_stop_after(fastjson_search *search, size_t end, int64_t depth) {
    search->index = end + 1;
    search->state = (fastjson_ends_state){.depth = depth};
}

/// Writes the end of an element, at a comma. True if that was the last for which there is room:
/// then the search has stopped.
static inline bool fastjson_add_end(fastjson_search *search, size_t end) {
    search->ends[search->found++] = end;
    if (search->found < search->capacity) return false;
    fastjson_stop_after(search, end, 1);
    return true;
}

/// Stops at the bracket that closes the container. It ends an element too.
static inline void fastjson_add_last_end(fastjson_search *search, size_t end) {
    // There is room: the search stops as soon as there is none.
    search->ends[search->found++] = end;
    fastjson_stop_after(search, end, 0);
}

#endif
