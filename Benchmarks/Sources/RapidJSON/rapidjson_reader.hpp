// Reading the models from a tree of RapidJSON.
#ifndef FASTJSON_RAPIDJSON_READER_HPP
#define FASTJSON_RAPIDJSON_READER_HPP

#include <NativeModels/models.hpp>
#include <rapidjson/document.h>

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Reads one value of each kind; false if it is of another kind.
struct RapidJSONReader {
    using Value = rapidjson::Value;

    static std::string_view text(const Value &value) {
        return {value.GetString(), value.GetStringLength()};
    }

    static bool read(const Value &value, bool &answer) {
        if (!value.IsBool()) return false;
        answer = value.GetBool();
        return true;
    }

    static bool read(const Value &value, double &answer) {
        if (!value.IsNumber()) return false;
        answer = value.GetDouble();
        return true;
    }

    static bool read(const Value &value, std::int64_t &answer) {
        if (!value.IsInt64()) return false;
        answer = value.GetInt64();
        return true;
    }

    static bool read(const Value &value, std::string &answer) {
        if (!value.IsString()) return false;
        answer.assign(text(value));
        return true;
    }

    static bool read(const Value &value, native::Point &answer) {
        return value.IsArray() && value.Size() == 2 && read(value[0], answer.longitude)
            && read(value[1], answer.latitude);
    }

    template <class Element> static bool read(const Value &value, std::vector<Element> &answer) {
        if (!value.IsArray()) return false;
        answer.reserve(value.Size());
        for (const Value &element : value.GetArray()) {
            if (!read(element, answer.emplace_back())) return false;
        }
        return true;
    }

    template <class Element>
    static bool read(const Value &value, native::Dictionary<Element> &answer) {
        if (!value.IsObject()) return false;
        answer.reserve(value.MemberCount());
        for (const auto &member : value.GetObject()) {
            if (!read(member.value, answer[std::string(text(member.name))])) return false;
        }
        return true;
    }

    template <class Model> static bool read(const Value &value, Model &answer) {
        if constexpr (native::is_optional<Model>) {
            return value.IsNull() || read(value, native::fill(answer));
        } else {
            return value.IsObject() && read_members(value, answer);
        }
    }

    /// Looks for each member after the one before, where it mostly is, and then everywhere.
    template <class Model> static bool read_members(const Value &object, Model &answer) {
        auto next = object.MemberBegin();
        return Model::members(answer, [&](std::string_view name, auto &member) {
            auto found = next;
            if (found == object.MemberEnd() || text(found->name) != name) {
                const Value key(rapidjson::StringRef(name.data(), name.size()));
                found = object.FindMember(key);
            }
            if (found == object.MemberEnd()) {
                return native::is_optional<std::decay_t<decltype(member)>>;
            }
            next = found + 1;
            return read(found->value, member);
        });
    }
};

#endif
