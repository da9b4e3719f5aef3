// What Swift cannot express about threads and their stacks.
#ifndef FASTJSON_THREADS_H
#define FASTJSON_THREADS_H

#include <stdbool.h>
#include <stdint.h>

/// An address on the stack of the calling function.
///
/// The address of a variable would not do: the address sanitizer may keep variables outside the stack.
static inline uintptr_t fastjson_stack_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

/// True for one in eight calls of each thread, the first one included.
bool fastjson_takes_turn(void);

// Several threads may read and write the address at once. Any recent value will do.

static inline const void *fastjson_relaxed_load(const void *const *place) {
    return __atomic_load_n(place, __ATOMIC_RELAXED);
}

static inline void fastjson_relaxed_store(const void **place, const void *address) {
    __atomic_store_n(place, address, __ATOMIC_RELAXED);
}

#endif
