#include "yajl_noop.h"

#include <stdio.h>
#include <stdlib.h>
#include <yajl/yajl_parse.h>

static int on_event(void *context) { ++*(long *)context; return 1; }
static int on_boolean(void *context, int value) { (void)value; return on_event(context); }
static int on_number(void *context, const char *text, size_t count) {
    (void)text; (void)count;
    return on_event(context);
}
static int on_string(void *context, const unsigned char *text, size_t count) {
    (void)text; (void)count;
    return on_event(context);
}

static const yajl_callbacks callbacks = {
    .yajl_null = on_event, .yajl_boolean = on_boolean, .yajl_number = on_number,
    .yajl_string = on_string, .yajl_start_map = on_event, .yajl_map_key = on_string,
    .yajl_end_map = on_event, .yajl_start_array = on_event, .yajl_end_array = on_event,
};

long yajl_noop_parse(const unsigned char *text, size_t count, size_t chunk_size) {
    long events = 0;
    yajl_handle handle = yajl_alloc(&callbacks, NULL, &events);
    yajl_status status = yajl_status_ok;
    for (size_t start = 0; start < count && status == yajl_status_ok; start += chunk_size) {
        size_t rest = count - start;
        status = yajl_parse(handle, text + start, rest < chunk_size ? rest : chunk_size);
    }
    if (status == yajl_status_ok) {
        status = yajl_complete_parse(handle);
    }
    yajl_free(handle);
    return status == yajl_status_ok ? events : -1;
}

long yajl_noop_parse_file(const char *path, size_t chunk_size) {
    FILE *file = fopen(path, "rb");
    unsigned char *chunk = malloc(chunk_size);
    if (file == NULL || chunk == NULL) {
        if (file != NULL) {
            fclose(file);
        }
        free(chunk);
        return -1;
    }
    setvbuf(file, NULL, _IONBF, 0);
    long events = 0;
    yajl_handle handle = yajl_alloc(&callbacks, NULL, &events);
    yajl_status status = yajl_status_ok;
    size_t count;
    while (status == yajl_status_ok && (count = fread(chunk, 1, chunk_size, file)) > 0) {
        status = yajl_parse(handle, chunk, count);
    }
    if (status == yajl_status_ok) {
        status = yajl_complete_parse(handle);
    }
    yajl_free(handle);
    fclose(file);
    free(chunk);
    return status == yajl_status_ok ? events : -1;
}
