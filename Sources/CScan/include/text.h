// Skips text beyond ASCII in strings: 32 bytes at a time with AVX2, 16 with NEON, whose speed has not been
// measured.
#ifndef FASTJSON_TEXT_H
#define FASTJSON_TEXT_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns the address of the first quote, backslash, control character or ill-formed sequence of UTF-8. It
/// may stop before that, at the start of a character in the last block that it looked at.
///
/// Everything before that address is well-formed, and a sequence starts there. Where there is no fast way, it
/// is `start`.
///
/// `start` must be the start of a sequence. No bytes from `end` on are read.
const uint8_t *fastjson_skip_text(const uint8_t *start, const uint8_t *end);

#pragma clang assume_nonnull end

#endif
