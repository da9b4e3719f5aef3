// The loop over blocks of 64 bytes. A kernel includes this file once, after it has defined:
//
//   SEARCH                    the name of its function
//   TARGET                    the attribute of its functions, or nothing
//   block                     a type: 64 bytes in registers
//   load(bytes)               the next 64 bytes
//   equal(block, byte)        a bit for each byte that is this one; the lowest for the first byte
//   equal_lower(block, byte)  the same, after the bit 0x20 was set in all bytes
//   prefix_xor(mask)          each bit becomes the exclusive or of itself and all lower bits

/// The bytes that follow an odd number of backslashes. `is_escaped` is 1 if the first byte of the
/// block does, else 0; it becomes the same for the first byte after the block.
TARGET static inline uint64_t escaped_bytes(uint64_t backslashes, uint64_t *is_escaped) {
    const uint64_t even = 0x5555555555555555;
    // A backslash that is escaped escapes nothing.
    backslashes &= ~*is_escaped;
    uint64_t follows = backslashes << 1 | *is_escaped;
    // A run that starts at an odd index is carried to the byte after it.
    uint64_t odd_starts = backslashes & ~even & ~follows;
    uint64_t sum;
    *is_escaped = __builtin_add_overflow(odd_starts, backslashes, &sum);
    return (even ^ (sum << 1)) & follows;
}

/// Goes from bracket to bracket through the block at the search's index. True if the search stops.
TARGET static inline bool search_block(
    fastjson_search *search, uint64_t opening, uint64_t closing, uint64_t commas) {
    size_t start = search->index;
    int64_t depth = search->state.depth;
    uint64_t brackets = opening | closing;
    while (true) {
        uint64_t bracket = brackets & -brackets;
        // All bits if there is no bracket left.
        uint64_t before = bracket - 1;
        if (depth == 1) {
            for (uint64_t ends = commas & before; ends; ends &= ends - 1) {
                if (fastjson_add_end(search, start + (size_t)__builtin_ctzll(ends))) return true;
            }
        }
        if (!bracket) break;
        commas &= ~before;
        brackets ^= bracket;
        depth += bracket & opening ? 1 : -1;
        if (depth == 0) {
            fastjson_add_last_end(search, start + (size_t)__builtin_ctzll(bracket));
            return true;
        }
    }
    search->state.depth = depth;
    return false;
}

TARGET void SEARCH(fastjson_search *search) {
    // All bits in a string, else none.
    uint64_t in_string = -(uint64_t)search->state.is_in_string;
    uint64_t is_escaped = search->state.is_escaped;

    for (; search->count - search->index >= 64; search->index += 64) {
        block bytes = load(search->bytes + search->index);
        uint64_t quotes = equal(bytes, '"');
        uint64_t backslashes = equal(bytes, '\\');
        if (backslashes | is_escaped) quotes &= ~escaped_bytes(backslashes, &is_escaped);
        // From an opening quote to the byte before the closing one.
        uint64_t strings = prefix_xor(quotes) ^ in_string;
        in_string = -(strings >> 63);
        // With the bit 0x20, [ becomes { and ] becomes }, and no other byte becomes one of these.
        uint64_t opening = equal_lower(bytes, '{') & ~strings;
        uint64_t closing = equal_lower(bytes, '}') & ~strings;
        int64_t closing_count = __builtin_popcountll(closing);
        // At a greater depth there are no ends to find.
        if (search->state.depth - closing_count > 1) {
            search->state.depth += __builtin_popcountll(opening) - closing_count;
            continue;
        }
        uint64_t commas = equal(bytes, ',') & ~strings;
        if (search_block(search, opening, closing, commas)) return;
    }
    search->state.is_in_string = in_string != 0;
    search->state.is_escaped = is_escaped != 0;
    fastjson_search_plain(search);
}
