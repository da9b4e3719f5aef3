// The contender RapidJSON: the untyped tree, C++ structs by way of it, and writing the structs.
#ifndef FASTJSON_RAPIDJSON_CONTENDER_H
#define FASTJSON_RAPIDJSON_CONTENDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A copy of a text with a NUL after it, from which RapidJSON reads fastest.
typedef struct rapidjson_input rapidjson_input;

/// Copies a text; NULL if there is no memory.
rapidjson_input *rapidjson_prepare(const uint8_t *bytes, size_t count);

void rapidjson_release(rapidjson_input *input);

const char *rapidjson_version(void);

/// Each reads the whole text into structs by way of a `Document` and destroys both; false if the
/// text is not one.
///
/// Numbers are exact and UTF-8 is checked, as the others do. With a digest, unless it is NULL, of
/// the answer as AnswerDigest.swift makes it.
bool rapidjson_decode_message(const rapidjson_input *input, uint64_t *digest);
bool rapidjson_decode_twitter(const rapidjson_input *input, uint64_t *digest);
bool rapidjson_decode_citm(const rapidjson_input *input, uint64_t *digest);
bool rapidjson_decode_canada_points(const rapidjson_input *input, uint64_t *digest);
bool rapidjson_decode_canada_arrays(const rapidjson_input *input, uint64_t *digest);

/// Parses the whole text into a `Document` and destroys it; false if the text is not JSON.
///
/// With the number of its values, names of members not counted, unless `values` is NULL. Numbers
/// are exact and UTF-8 is checked.
bool rapidjson_parse_tree(const rapidjson_input *input, size_t *values);

/// Structs that are ready to be written.
typedef struct rapidjson_model rapidjson_model;

/// Each reads the structs from a text; NULL if the text is not one.
rapidjson_model *rapidjson_model_message(const rapidjson_input *input);
rapidjson_model *rapidjson_model_twitter(const rapidjson_input *input);
rapidjson_model *rapidjson_model_citm(const rapidjson_input *input);
rapidjson_model *rapidjson_model_canada_points(const rapidjson_input *input);
rapidjson_model *rapidjson_model_canada_arrays(const rapidjson_input *input);

void rapidjson_release_model(rapidjson_model *model);

/// Writes the structs by `Writer` to a new `StringBuffer`, without the optionals that are absent.
///
/// Returns the count of the text, or 0 if a number cannot be written. With a copy of its first
/// `capacity` bytes, unless `text` is NULL.
size_t rapidjson_encode(const rapidjson_model *model, char *text, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
