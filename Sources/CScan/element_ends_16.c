// The kernels that look at 16 bytes at once: SSE2 on x86-64, NEON on arm64.
#include "element_ends_kernels.h"

#if defined(FASTJSON_HAS_X86_KERNELS) || defined(FASTJSON_HAS_NEON_KERNEL)

#include <string.h>

#define TARGET

typedef uint8_t part __attribute__((vector_size(16)));

typedef struct {
    part parts[4];
} block;

static inline block load(const uint8_t *bytes) {
    block loaded;
    memcpy(&loaded, bytes, sizeof loaded);
    return loaded;
}

#if defined(FASTJSON_HAS_X86_KERNELS)

#include <emmintrin.h>

#define SEARCH fastjson_search_sse2

static inline uint64_t part_equal(part bytes, uint8_t byte) {
    return (uint32_t)_mm_movemask_epi8((__m128i)(bytes == byte));
}

static inline uint64_t equal(block bytes, uint8_t byte) {
    uint64_t low = part_equal(bytes.parts[0], byte) | part_equal(bytes.parts[1], byte) << 16;
    uint64_t high = part_equal(bytes.parts[2], byte) | part_equal(bytes.parts[3], byte) << 16;
    return low | high << 32;
}

#else

#include <arm_neon.h>

#define SEARCH fastjson_search_neon

// One bit for each byte, in its place among eight.
static inline uint8x16_t part_equal(part bytes, uint8_t byte) {
    const uint8x16_t bits = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
    return (uint8x16_t)(bytes == byte) & bits;
}

static inline uint64_t equal(block bytes, uint8_t byte) {
    // Neighbours are added three times: eight bytes become one, whose bits are theirs.
    uint8x16_t low = vpaddq_u8(part_equal(bytes.parts[0], byte), part_equal(bytes.parts[1], byte));
    uint8x16_t high = vpaddq_u8(part_equal(bytes.parts[2], byte), part_equal(bytes.parts[3], byte));
    uint8x16_t sums = vpaddq_u8(low, high);
    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)), 0);
}

#endif

static inline uint64_t equal_lower(block bytes, uint8_t byte) {
    for (int index = 0; index < 4; index++) bytes.parts[index] |= 0x20;
    return equal(bytes, byte);
}

static inline uint64_t prefix_xor(uint64_t mask) {
    for (int width = 1; width < 64; width *= 2) mask ^= mask << width;
    return mask;
}

#include "element_ends_blocks.h"

#endif
