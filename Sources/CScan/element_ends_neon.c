#include "element_ends_kernels.h"

#if defined(FASTJSON_HAS_NEON_KERNEL)

#include <arm_neon.h>

#define SEARCH fastjson_search_neon
#define TARGET

typedef struct {
    uint8x16_t parts[4];
} block;

static inline block load(const uint8_t *bytes) {
    return (block){{
        vld1q_u8(bytes),
        vld1q_u8(bytes + 16),
        vld1q_u8(bytes + 32),
        vld1q_u8(bytes + 48),
    }};
}

// One bit for each byte, in its place among eight.
static inline uint8x16_t part_equal(uint8x16_t part, uint8_t byte) {
    const uint8x16_t bits = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201));
    return vandq_u8(vceqq_u8(part, vdupq_n_u8(byte)), bits);
}

static inline uint64_t equal(block bytes, uint8_t byte) {
    // Neighbours are added three times: eight bytes become one, whose bits are theirs.
    uint8x16_t low = vpaddq_u8(part_equal(bytes.parts[0], byte), part_equal(bytes.parts[1], byte));
    uint8x16_t high = vpaddq_u8(part_equal(bytes.parts[2], byte), part_equal(bytes.parts[3], byte));
    uint8x16_t sums = vpaddq_u8(low, high);
    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(sums, sums)), 0);
}

static inline uint64_t equal_lower(block bytes, uint8_t byte) {
    const uint8x16_t bit = vdupq_n_u8(0x20);
    for (int part = 0; part < 4; part++) bytes.parts[part] = vorrq_u8(bytes.parts[part], bit);
    return equal(bytes, byte);
}

static inline uint64_t prefix_xor(uint64_t mask) {
    for (int width = 1; width < 64; width *= 2) mask ^= mask << width;
    return mask;
}

#include "element_ends_blocks.h"

#endif
