#include "allocation_counter.h"

#include <stdlib.h>

// Defined by the header above where the C library is glibc.
#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The names under which glibc keeps its own functions when a program defines the public ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

// What is watched; nothing while time is measured, so that all pay what they pay anywhere.
enum { NOTHING, CALLS, BYTES };
static atomic_int watched = NOTHING;
static atomic_long calls;
static atomic_long live_bytes;
static atomic_long peak_bytes;

static int is_watched(int what) {
    return atomic_load_explicit(&watched, memory_order_relaxed) == what;
}

static void count_bytes(long change) {
    long live = atomic_fetch_add(&live_bytes, change) + change;
    long peak = atomic_load(&peak_bytes);
    while (live > peak && !atomic_compare_exchange_weak(&peak_bytes, &peak, live)) {
    }
}

static void *counted(void *pointer) {
    if (is_watched(CALLS)) {
        atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
    } else {
        count_bytes((long)malloc_usable_size(pointer));
    }
    return pointer;
}

// A call in the last place costs a jump.
void *malloc(size_t size) {
    return is_watched(NOTHING) ? __libc_malloc(size) : counted(__libc_malloc(size));
}
void *calloc(size_t count, size_t size) {
    return is_watched(NOTHING) ? __libc_calloc(count, size) : counted(__libc_calloc(count, size));
}
void *realloc(void *pointer, size_t size) {
    if (is_watched(NOTHING)) {
        return __libc_realloc(pointer, size);
    }
    long before = (long)malloc_usable_size(pointer);
    void *result = counted(__libc_realloc(pointer, size));
    if (is_watched(BYTES) && (result != NULL || size == 0)) {
        count_bytes(-before);
    }
    return result;
}
void *memalign(size_t alignment, size_t size) {
    void *result = __libc_memalign(alignment, size);
    return is_watched(NOTHING) ? result : counted(result);
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = memalign(alignment, size);
    return *result ? 0 : ENOMEM;
}
void free(void *pointer) {
    if (is_watched(BYTES)) {
        count_bytes(-(long)malloc_usable_size(pointer));
    }
    __libc_free(pointer);
}

// Watches something else, and tells what has been counted.
static long watch(int what, atomic_long *result) {
    atomic_store(&watched, what);
    return atomic_load(result);
}

void allocation_count_begin(void) {
    atomic_store(&calls, 0);
    watch(CALLS, &calls);
}
long allocation_count_end(void) { return watch(NOTHING, &calls); }
void allocation_peak_begin(void) {
    atomic_store(&live_bytes, 0);
    atomic_store(&peak_bytes, 0);
    watch(BYTES, &peak_bytes);
}
long allocation_peak_end(void) { return watch(NOTHING, &peak_bytes); }
#else
void allocation_count_begin(void) {}
long allocation_count_end(void) { return -1; }
void allocation_peak_begin(void) {}
long allocation_peak_end(void) { return -1; }
#endif
