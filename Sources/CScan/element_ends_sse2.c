#include "element_ends_kernels.h"

#if defined(FASTJSON_HAS_X86_KERNELS)

#include <emmintrin.h>

#define SEARCH fastjson_search_sse2
#define TARGET

typedef struct {
    __m128i parts[4];
} block;

static inline block load(const uint8_t *bytes) {
    const __m128i *parts = (const __m128i *)bytes;
    return (block){{
        _mm_loadu_si128(parts),
        _mm_loadu_si128(parts + 1),
        _mm_loadu_si128(parts + 2),
        _mm_loadu_si128(parts + 3),
    }};
}

static inline uint64_t part_equal(__m128i part, char byte) {
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(part, _mm_set1_epi8(byte)));
}

static inline uint64_t equal(block bytes, char byte) {
    uint64_t low = part_equal(bytes.parts[0], byte) | part_equal(bytes.parts[1], byte) << 16;
    uint64_t high = part_equal(bytes.parts[2], byte) | part_equal(bytes.parts[3], byte) << 16;
    return low | high << 32;
}

static inline uint64_t equal_lower(block bytes, char byte) {
    const __m128i bit = _mm_set1_epi8(0x20);
    for (int part = 0; part < 4; part++) bytes.parts[part] = _mm_or_si128(bytes.parts[part], bit);
    return equal(bytes, byte);
}

static inline uint64_t prefix_xor(uint64_t mask) {
    for (int width = 1; width < 64; width *= 2) mask ^= mask << width;
    return mask;
}

#include "element_ends_blocks.h"

#endif
