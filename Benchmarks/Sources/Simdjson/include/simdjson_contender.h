// The contender simdjson: On-Demand into C++ structs, the untyped tree, and one value.
#ifndef FASTJSON_SIMDJSON_CONTENDER_H
#define FASTJSON_SIMDJSON_CONTENDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A padded copy of a text, with parsers that keep their memory from one reading to the next.
///
/// Only one thread at a time may use it.
typedef struct simdjson_input simdjson_input;

/// Copies a text; NULL if there is no memory.
simdjson_input *simdjson_prepare(const uint8_t *bytes, size_t count);

void simdjson_release(simdjson_input *input);

/// The version of the header, and the implementations for this machine: of the first stage in the
/// library, and of On-Demand in this target. Both should be the same.
const char *simdjson_version(void);
const char *simdjson_library_implementation(void);
const char *simdjson_header_implementation(void);

/// Each reads the whole text into structs and destroys them; false if the text is not one.
///
/// Strings are copied without escapes, and members that are not in the structs are skipped without
/// a full check. With a digest, unless it is NULL, of the answer as AnswerDigest.swift makes it.
bool simdjson_decode_message(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_twitter(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_citm(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_canada_points(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_canada_arrays(simdjson_input *input, uint64_t *digest);

/// The same for the generated documents.
bool simdjson_decode_events(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_features(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_table(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_packages(simdjson_input *input, uint64_t *digest);
bool simdjson_decode_chat(simdjson_input *input, uint64_t *digest);

/// Parses the whole text into the untyped tree (`dom`), which is also how simdjson validates;
/// false if the text is not JSON.
///
/// The tree stays in the memory of the parser. With the number of its values, names of members
/// not counted, unless `values` is NULL.
bool simdjson_parse_tree(simdjson_input *input, size_t *values);

/// Finds the value at a JSON pointer by On-Demand; the pointer ends with a NUL.
///
/// Returns the count of the text of the value, as it stands in the document, or 0 if there is no
/// such value. With a copy of its first `capacity` bytes, unless `text` is NULL. Only the first
/// stage, UTF-8 and structure, looks at what lies after the value.
size_t simdjson_find(simdjson_input *input, const char *pointer, char *text, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
