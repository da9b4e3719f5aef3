// Counts heap allocations of the whole process, where the C library allows it (glibc).
#ifndef FASTJSON_ALLOCATION_COUNTER_H
#define FASTJSON_ALLOCATION_COUNTER_H

/// Begins to count calls of malloc, calloc, realloc and the aligned ones. Not while time is
/// measured: counting costs some.
void allocation_count_begin(void);

/// Ends counting. The calls since its beginning; -1 where they are not counted.
long allocation_count_end(void);

/// Begins to follow how many bytes are allocated. Not while time is measured, nor while calls are
/// counted.
void allocation_peak_begin(void);

/// Ends following. The most bytes that were allocated at one time since its beginning, above
/// those of then; -1 where not followed.
long allocation_peak_end(void);

#endif
