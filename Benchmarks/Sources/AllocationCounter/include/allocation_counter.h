// Counts heap allocations of the whole process, where the C library allows it (glibc).
#ifndef FASTJSON_ALLOCATION_COUNTER_H
#define FASTJSON_ALLOCATION_COUNTER_H

/// The calls of malloc, calloc, realloc and the aligned ones so far; -1 where not counted.
long allocation_count(void);

/// Begins to follow how many bytes are allocated. Not while time is measured: it costs some.
void allocation_peak_begin(void);

/// The most bytes that were allocated at one time since the beginning, above those of then; -1
/// where not counted.
long allocation_peak_end(void);

#endif
