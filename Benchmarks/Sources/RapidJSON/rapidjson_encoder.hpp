// Writing the models by a Writer of RapidJSON.
#ifndef FASTJSON_RAPIDJSON_ENCODER_HPP
#define FASTJSON_RAPIDJSON_ENCODER_HPP

#include <NativeModels/models.hpp>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Writes one value of each kind; false if a number cannot be written.
class RapidJSONEncoder {
    rapidjson::Writer<rapidjson::StringBuffer> writer;

public:
    explicit RapidJSONEncoder(rapidjson::StringBuffer &buffer) : writer(buffer) {}

    bool write(bool value) { return writer.Bool(value); }
    bool write(double value) { return writer.Double(value); }
    bool write(std::int64_t value) { return writer.Int64(value); }
    bool write(const std::string &text) { return writer.String(text.data(), length(text)); }

    bool write(const native::Point &point) {
        return writer.StartArray() && write(point.longitude) && write(point.latitude)
            && writer.EndArray();
    }

    template <class Element> bool write(const std::vector<Element> &elements) {
        writer.StartArray();
        for (const Element &element : elements) {
            if (!write(element)) return false;
        }
        return writer.EndArray();
    }

    template <class Element> bool write(const native::Dictionary<Element> &dictionary) {
        writer.StartObject();
        for (const auto &[key, element] : dictionary) {
            writer.Key(key.data(), length(key));
            if (!write(element)) return false;
        }
        return writer.EndObject();
    }

    template <class Model> bool write(const Model &model) {
        writer.StartObject();
        const bool is_written = Model::members(model, [&](std::string_view name, auto &member) {
            if constexpr (native::is_optional<std::decay_t<decltype(member)>>) {
                return !member || (write_key(name) && write(*member));
            } else {
                return write_key(name) && write(member);
            }
        });
        return is_written && writer.EndObject();
    }

private:
    bool write_key(std::string_view name) { return writer.Key(name.data(), length(name)); }

    static rapidjson::SizeType length(std::string_view text) {
        return static_cast<rapidjson::SizeType>(text.size());
    }
};

#endif
