// Addresses that several threads may read and write at once, where any recent value will do.
#ifndef FASTJSON_RELAXED_H
#define FASTJSON_RELAXED_H

#include <stdbool.h>

/// True for one in eight calls of each thread, the first one included.
bool fastjson_takes_turn(void);

static inline const void *fastjson_relaxed_load(const void *const *place) {
    return __atomic_load_n(place, __ATOMIC_RELAXED);
}

static inline void fastjson_relaxed_store(const void **place, const void *address) {
    __atomic_store_n(place, address, __ATOMIC_RELAXED);
}

#endif
