#include "budget_region.h"

__attribute__((noinline)) void budget_region(void (*body)(void *context), void *context) {
    body(context);
    // Not a tail call, or the region would end before its work begins.
    __asm__ volatile("");
}
