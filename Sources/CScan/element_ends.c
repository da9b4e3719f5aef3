#include "element_ends_kernels.h"

void fastjson_search_plain(fastjson_search *search) {
    fastjson_ends_state *state = &search->state;
    for (; search->index < search->count; search->index++) {
        uint8_t byte = search->bytes[search->index];
        bool is_escaped = state->is_escaped;
        state->is_escaped = byte == '\\' && !is_escaped;
        if (byte == '"') {
            if (!is_escaped) state->is_in_string = !state->is_in_string;
            continue;
        }
        if (state->is_in_string) continue;
        switch (byte) {
        case '[':
        case '{':
            state->depth++;
            break;
        case ']':
        case '}':
            state->depth--;
            if (state->depth > 0) break;
            fastjson_add_last_end(search, search->index);
            return;
        case ',':
            if (state->depth > 1) break;
            if (fastjson_add_end(search, search->index)) return;
            break;
        default:
            break;
        }
    }
}

bool fastjson_kernel_is_available(fastjson_kernel kernel) {
    switch (kernel) {
    case fastjson_kernel_plain:
        return true;
#if defined(FASTJSON_HAS_X86_KERNELS)
    case fastjson_kernel_sse2:
        return true;
    case fastjson_kernel_avx2:
        // The runtime looked at the processor before `main`; these are loads.
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
               __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("popcnt");
#elif defined(FASTJSON_HAS_NEON_KERNEL)
    case fastjson_kernel_neon:
        return true;
#endif
    default:
        return false;
    }
}

fastjson_kernel fastjson_best_kernel(void) {
#if defined(FASTJSON_HAS_X86_KERNELS)
    bool has_avx2 = fastjson_kernel_is_available(fastjson_kernel_avx2);
    return has_avx2 ? fastjson_kernel_avx2 : fastjson_kernel_sse2;
#elif defined(FASTJSON_HAS_NEON_KERNEL)
    return fastjson_kernel_neon;
#else
    return fastjson_kernel_plain;
#endif
}

static void run(fastjson_kernel kernel, fastjson_search *search) {
    switch (kernel) {
    case fastjson_kernel_plain:
        fastjson_search_plain(search);
        break;
#if defined(FASTJSON_HAS_X86_KERNELS)
    case fastjson_kernel_sse2:
        fastjson_search_sse2(search);
        break;
    case fastjson_kernel_avx2:
        fastjson_search_avx2(search);
        break;
#elif defined(FASTJSON_HAS_NEON_KERNEL)
    case fastjson_kernel_neon:
        fastjson_search_neon(search);
        break;
#endif
    default:
        __builtin_trap();
    }
}

fastjson_ends_result fastjson_find_element_ends(
    fastjson_kernel kernel, fastjson_ends_state *state, const uint8_t *bytes, size_t count,
    size_t *ends, size_t capacity) {
    if (state->depth <= 0 || capacity == 0) return (fastjson_ends_result){0, 0};
    fastjson_search search = {
        .bytes = bytes, .count = count, .state = *state, .ends = ends, .capacity = capacity};
    run(kernel, &search);
    *state = search.state;
    return (fastjson_ends_result){search.found, search.index};
}
