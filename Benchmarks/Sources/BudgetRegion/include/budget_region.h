// A function that a profiler can find by its name.
#ifndef FASTJSON_BUDGET_REGION_H
#define FASTJSON_BUDGET_REGION_H

/// Calls the function with the context.
///
/// callgrind --toggle-collect=budget_region counts what it does.
void budget_region(void (*body)(void *context), void *context);

#endif
