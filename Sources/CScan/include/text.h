// Passes the text of strings that is not ASCII, many bytes at once where the processor can.
#ifndef FASTJSON_TEXT_H
#define FASTJSON_TEXT_H

#include <stdint.h>

/// The address of the first byte that is a quote, a backslash, a control character or the start of an
/// ill-formed sequence of UTF-8, or an earlier one after the start of the last block.
///
/// Everything before that address is well-formed, and a sequence starts there. Where there is no fast way, it is `start`.
///
/// `start` must be the start of a sequence. No bytes from `end` on are read.
const uint8_t *fastjson_skip_text(const uint8_t *start, const uint8_t *end);

#endif
