#include "text.h"

#include "element_ends_kernels.h"

#if defined(FASTJSON_HAS_X86_KERNELS)

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,bmi")))

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

// A table of sixteen bytes; the first belongs to the value 0.
TARGET static inline __m256i table(const uint8_t *bytes) {
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)bytes));
}

// The bytes that come `count` before those of a block.
#define BEFORE(count, bytes, previous)                                                             \
    _mm256_alignr_epi8(bytes, _mm256_permute2x128_si256(previous, bytes, 0x21), 16 - count)

TARGET static inline __m256i look_up(__m256i values, __m256i halves) {
    return _mm256_shuffle_epi8(values, _mm256_and_si256(halves, _mm256_set1_epi8(0x0F)));
}

// Where a block after another is ill-formed: a bit at a byte that cannot stand there.
TARGET static inline uint32_t faults(__m256i bytes, __m256i previous) {
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
    __m256i first = BEFORE(1, bytes, previous);
    __m256i wrong = _mm256_and_si256(
        _mm256_and_si256(look_up(table(upper_first), _mm256_srli_epi16(first, 4)),
                         look_up(table(lower_first), first)),
        look_up(table(upper_second), _mm256_srli_epi16(bytes, 4)));
    // Two continuations in a row must stand exactly where a second or third one is due.
    __m256i third = _mm256_subs_epu8(BEFORE(2, bytes, previous), _mm256_set1_epi8(0xE0 - 0x80));
    __m256i fourth = _mm256_subs_epu8(BEFORE(3, bytes, previous), _mm256_set1_epi8(0xF0 - 0x80));
    __m256i continues =
        _mm256_and_si256(_mm256_or_si256(third, fourth), _mm256_set1_epi8((char)0x80));
    __m256i right = _mm256_cmpeq_epi8(wrong, continues);
    return ~(uint32_t)_mm256_movemask_epi8(right);
}

TARGET static inline uint32_t specials(__m256i bytes) {
    const __m256i last_control = _mm256_set1_epi8(0x1F);
    __m256i control = _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, last_control), bytes);
    __m256i quote = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8('"'));
    __m256i backslash = _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8('\\'));
    return (uint32_t)_mm256_movemask_epi8(
        _mm256_or_si256(_mm256_or_si256(quote, backslash), control));
}

TARGET static const uint8_t *skip(const uint8_t *start, const uint8_t *end) {
    const uint8_t *next = start;
    __m256i previous = _mm256_setzero_si256();
    while (end - next >= 32) {
        __m256i bytes = _mm256_loadu_si256((const __m256i *)next);
        uint32_t found = specials(bytes), wrong = faults(bytes, previous);
        if ((found | wrong) != 0) {
            // A sequence that a special byte cuts is wrong at that byte.
            if (found == 0 || (wrong & (found ^ (found - 1))) != 0) break;
            return next + __builtin_ctz(found);
        }
        previous = bytes;
        next += 32;
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
    if (end - start < 32 || !fastjson_kernel_is_available(fastjson_kernel_avx2)) return start;
    return skip(start, end);
}

#else

const uint8_t *fastjson_skip_text(const uint8_t *start, const uint8_t *end) {
    (void)end;
    return start;
}

#endif
