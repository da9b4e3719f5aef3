#include "allocation_counter.h"

#include <stdlib.h>

// Defined by the header above where the C library is glibc.
#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

// The names under which glibc keeps its own functions when a program defines the public ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

static atomic_long allocations;
static atomic_bool is_following;
static atomic_long live_bytes;
static atomic_long peak_bytes;

static void count_bytes(long change) {
    long live = atomic_fetch_add(&live_bytes, change) + change;
    long peak = atomic_load(&peak_bytes);
    while (live > peak && !atomic_compare_exchange_weak(&peak_bytes, &peak, live)) {
    }
}

static bool follows(void) { return atomic_load_explicit(&is_following, memory_order_relaxed); }

static void *counted(void *pointer) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    if (follows()) {
        count_bytes((long)malloc_usable_size(pointer));
    }
    return pointer;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *realloc(void *pointer, size_t size) {
    long before = follows() ? (long)malloc_usable_size(pointer) : 0;
    void *result = counted(__libc_realloc(pointer, size));
    if (follows() && (result != NULL || size == 0)) {
        count_bytes(-before);
    }
    return result;
}
void *memalign(size_t alignment, size_t size) {
    return counted(__libc_memalign(alignment, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
void free(void *pointer) {
    if (follows()) {
        count_bytes(-(long)malloc_usable_size(pointer));
    }
    __libc_free(pointer);
}

long allocation_count(void) {
    return atomic_load_explicit(&allocations, memory_order_relaxed);
}
void allocation_peak_begin(void) {
    atomic_store(&live_bytes, 0);
    atomic_store(&peak_bytes, 0);
    atomic_store(&is_following, true);
}
long allocation_peak_end(void) {
    atomic_store(&is_following, false);
    return atomic_load(&peak_bytes);
}
#else
long allocation_count(void) { return -1; }
void allocation_peak_begin(void) {}
long allocation_peak_end(void) { return -1; }
#endif
