// The contender "libyajl from C with callbacks that do nothing": the ceiling of that engine.
#ifndef FASTJSON_YAJL_NOOP_H
#define FASTJSON_YAJL_NOOP_H

#include <stddef.h>

/// Parses `count` bytes in chunks of `chunk_size` and returns the number of callbacks,
/// or -1 if libyajl refuses the text.
long yajl_noop_parse(const unsigned char *text, size_t count, size_t chunk_size);

/// The same for a file.
long yajl_noop_parse_file(const char *path, size_t chunk_size);

#endif
