// Counts heap allocations of the whole process, where the C library allows it (glibc).
#ifndef FASTJSON_ALLOCATION_COUNTER_H
#define FASTJSON_ALLOCATION_COUNTER_H

/// The calls of malloc, calloc, realloc and the aligned ones so far; -1 where not counted.
long allocation_count(void);

#endif
