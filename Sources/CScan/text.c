#include "text.h"

#include "element_ends_kernels.h"
#include "scan.h"

// A processor gives: a block of bytes, what looks up bytes below 16 in a table of sixteen, the bytes
// that come `count` before those of a block, and a mask of the bytes that have all bits, not none.
#if defined(FASTJSON_HAS_X86_KERNELS)

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,bmi")))

typedef uint8_t block __attribute__((vector_size(32)));

static inline bool has_blocks(void) { return fastjson_kernel_is_available(fastjson_kernel_avx2); }

TARGET static inline block look_up(const uint8_t *table, block bytes) {
    __m256i both = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)table));
    return (block)_mm256_shuffle_epi8(both, (__m256i)bytes);
}

#define BEFORE(count, bytes, previous)                                                             \
    (block) _mm256_alignr_epi8(                                                                    \
        (__m256i)bytes, _mm256_permute2x128_si256((__m256i)previous, (__m256i)bytes, 0x21),        \
        16 - count)

TARGET static inline uint64_t mask(block bytes) {
    return (uint32_t)_mm256_movemask_epi8((__m256i)bytes);
}

#elif defined(FASTJSON_HAS_NEON_KERNEL)

#define TARGET

typedef uint8_t block __attribute__((vector_size(16)));

static inline bool has_blocks(void) { return true; }

static inline block look_up(const uint8_t *table, block bytes) {
    return (block)vqtbl1q_u8(vld1q_u8(table), (uint8x16_t)bytes);
}

#define BEFORE(count, bytes, previous)                                                             \
    (block) vextq_u8((uint8x16_t)previous, (uint8x16_t)bytes, 16 - count)

static inline uint64_t mask(block bytes) {
    return fastjson_mask((uint8x16_t)bytes);
}

#endif

#if defined(TARGET)

// UTF-8 is checked by pairs of neighbours, as in John Keiser and Daniel Lemire, "Validating UTF-8 In Less
// Than One Instruction Per Byte" (arXiv 2010.03090). Three tables say what may be wrong with a pair:
// one is indexed by the upper half of the first byte, one by its lower half, and one by the upper half of
// the second byte. A pair is wrong where all three agree.
enum {
    // A lead without its continuation; a continuation without its lead.
    cut = 1 << 0,
    lost = 1 << 1,
    overlong_2 = 1 << 2,
    overlong_3 = 1 << 3,
    surrogate = 1 << 4,
    // Beyond U+10FFFF.
    beyond = 1 << 5,
    // Overlong with four bytes, or beyond: the second byte is 80 to 8F.
    edge_4 = 1 << 6,
    // Two continuations, which is right after a lead of three or four.
    pair = 1 << 7,
};

// Where a block after another is ill-formed: all bits of a byte that cannot stand there.
TARGET static inline block faults(block bytes, block previous) {
    enum {
        any = cut | lost | pair,
        large = any | beyond | edge_4,
        continuation = lost | overlong_2 | pair,
    };
    static const uint8_t upper_first[] = {
        lost, lost, lost, lost, lost, lost, lost, lost, pair, pair, pair, pair,
        cut | overlong_2, cut, cut | overlong_3 | surrogate, cut | beyond | edge_4,
    };
    static const uint8_t lower_first[] = {
        any | overlong_2 | overlong_3 | edge_4, any | overlong_2, any, any, any | beyond,
        large, large, large, large, large, large, large, large, large | surrogate, large, large,
    };
    static const uint8_t upper_second[] = {
        cut, cut, cut, cut, cut, cut, cut, cut,
        continuation | overlong_3 | edge_4, continuation | overlong_3 | beyond,
        continuation | surrogate | beyond, continuation | surrogate | beyond,
        cut, cut, cut, cut,
    };
    block first = BEFORE(1, bytes, previous);
    block wrong = look_up(upper_first, first >> 4) & look_up(lower_first, first & 0x0F) &
                  look_up(upper_second, bytes >> 4);
    // Two continuations in a row must stand exactly where a second or third one is due: the upper bit is
    // left of a lead of three or four bytes.
    const block lead_3 = (block){} + (0xE0 - 0x80), lead_4 = (block){} + (0xF0 - 0x80);
    block third = __builtin_elementwise_sub_sat(BEFORE(2, bytes, previous), lead_3);
    block fourth = __builtin_elementwise_sub_sat(BEFORE(3, bytes, previous), lead_4);
    return (block)(wrong != ((third | fourth) & pair));
}

TARGET static inline block specials(block bytes) {
    return (block)((bytes == '"') | (bytes == '\\') | (bytes < ' '));
}

TARGET static const uint8_t *skip(const uint8_t *start, const uint8_t *end) {
    const uint8_t *next = start;
    block previous = {};
    while (end - next >= (intptr_t)sizeof(block)) {
        block bytes;
        memcpy(&bytes, next, sizeof bytes);
        uint64_t found = mask(specials(bytes)), wrong = mask(faults(bytes, previous));
        if ((found | wrong) != 0) {
            // A sequence that a special byte cuts is wrong at that byte.
            if (found == 0 || (wrong & (found ^ (found - 1))) != 0) break;
            return next + fastjson_first_index(found);
        }
        previous = bytes;
        next += sizeof bytes;
    }
    // Back to the start of a sequence that continues after the last block.
    for (int count = 1; count < 4 && next - start >= count; count++) {
        uint8_t byte = next[-count];
        if (byte < 0x80) break;
        if (byte < 0xC0) continue;
        int length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        return count < length ? next - count : next;
    }
    return next;
}

const uint8_t *fastjson_skip_text(const uint8_t *start, const uint8_t *end) {
    if (end - start < (intptr_t)sizeof(block) || !has_blocks()) return start;
    return skip(start, end);
}

#else

const uint8_t *fastjson_skip_text(const uint8_t *start, const uint8_t *end) {
    (void)end;
    return start;
}

#endif
