#include "rapidjson_contender.h"

// RapidJSON uses SIMD only if it is told to.
#if defined(__SSE4_2__)
#define RAPIDJSON_SSE42
#elif defined(__SSE2__)
#define RAPIDJSON_SSE2
#elif defined(__ARM_NEON)
#define RAPIDJSON_NEON
#endif

#include "rapidjson_encoder.hpp"
#include "rapidjson_reader.hpp"

#include <NativeModels/answer_digest.hpp>

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <string>

struct rapidjson_input {
    std::string text;
};

struct rapidjson_model {
    virtual ~rapidjson_model() = default;
    virtual bool write(RapidJSONEncoder &encoder) const = 0;
};

namespace {

constexpr unsigned checked = rapidjson::kParseFullPrecisionFlag
    | rapidjson::kParseValidateEncodingFlag;

template <class Model> struct ModelOf final : rapidjson_model {
    Model model;

    bool write(RapidJSONEncoder &encoder) const override { return encoder.write(model); }
};

template <class Model> bool read(const rapidjson_input *input, Model &answer) {
    rapidjson::Document document;
    document.Parse<checked>(input->text.c_str());
    return !document.HasParseError() && RapidJSONReader::read(document, answer);
}

template <class Model> bool decode(const rapidjson_input *input, uint64_t *digest) {
    Model answer;
    if (!read(input, answer)) return false;
    if (digest) *digest = native::AnswerDigest::of(answer);
    return true;
}

template <class Model> rapidjson_model *model(const rapidjson_input *input) {
    auto model = std::make_unique<ModelOf<Model>>();
    return read(input, model->model) ? model.release() : nullptr;
}

size_t count_values(const rapidjson::Value &value) {
    size_t count = 1;
    if (value.IsArray()) {
        for (const auto &element : value.GetArray()) count += count_values(element);
    } else if (value.IsObject()) {
        for (const auto &member : value.GetObject()) count += count_values(member.value);
    }
    return count;
}

} // namespace

rapidjson_input *rapidjson_prepare(const uint8_t *bytes, size_t count) {
    return new (std::nothrow) rapidjson_input{std::string(bytes, bytes + count)};
}

void rapidjson_release(rapidjson_input *input) { delete input; }

const char *rapidjson_version(void) { return RAPIDJSON_VERSION_STRING; }

bool rapidjson_decode_message(const rapidjson_input *input, uint64_t *digest) {
    return decode<native::Message>(input, digest);
}

bool rapidjson_decode_twitter(const rapidjson_input *input, uint64_t *digest) {
    return decode<native::TwitterResponse>(input, digest);
}

bool rapidjson_decode_citm(const rapidjson_input *input, uint64_t *digest) {
    return decode<native::Catalog>(input, digest);
}

bool rapidjson_decode_canada_points(const rapidjson_input *input, uint64_t *digest) {
    return decode<native::PointMap>(input, digest);
}

bool rapidjson_decode_canada_arrays(const rapidjson_input *input, uint64_t *digest) {
    return decode<native::ArrayMap>(input, digest);
}

bool rapidjson_parse_tree(const rapidjson_input *input, size_t *values) {
    rapidjson::Document document;
    document.Parse<checked>(input->text.c_str());
    if (document.HasParseError()) return false;
    if (values) *values = count_values(document);
    return true;
}

rapidjson_model *rapidjson_model_message(const rapidjson_input *input) {
    return model<native::Message>(input);
}

rapidjson_model *rapidjson_model_twitter(const rapidjson_input *input) {
    return model<native::TwitterResponse>(input);
}

rapidjson_model *rapidjson_model_citm(const rapidjson_input *input) {
    return model<native::Catalog>(input);
}

rapidjson_model *rapidjson_model_canada_points(const rapidjson_input *input) {
    return model<native::PointMap>(input);
}

rapidjson_model *rapidjson_model_canada_arrays(const rapidjson_input *input) {
    return model<native::ArrayMap>(input);
}

void rapidjson_release_model(rapidjson_model *model) { delete model; }

size_t rapidjson_encode(const rapidjson_model *model, char *text, size_t capacity) {
    rapidjson::StringBuffer buffer;
    RapidJSONEncoder encoder(buffer);
    if (!model->write(encoder)) return 0;
    if (text) std::memcpy(text, buffer.GetString(), std::min(buffer.GetSize(), capacity));
    return buffer.GetSize();
}
