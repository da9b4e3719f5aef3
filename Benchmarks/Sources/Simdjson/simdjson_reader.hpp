// Reading the models by simdjson On-Demand.
#ifndef FASTJSON_SIMDJSON_READER_HPP
#define FASTJSON_SIMDJSON_READER_HPP

#include "simdjson_input.hpp"

#include <NativeModels/models.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Reads one value of each kind; false if it is of another kind, or the text is broken.
///
/// Values are passed by reference and never copied: read right after they were written in parts,
/// copies wait for the memory. Measured with clang: copies cost up to 40 % of the speed.
struct SimdjsonReader {
    using value = simdjson::ondemand::value;

    static bool read(value &value, bool &answer) { return !value.get_bool().get(answer); }
    static bool read(value &value, double &answer) { return !value.get_double().get(answer); }
    static bool read(value &value, std::int64_t &answer) { return !value.get_int64().get(answer); }

    static bool read(value &value, std::string &answer) {
        std::string_view text;
        if (value.get_string().get(text)) return false;
        answer.assign(text);
        return true;
    }

    static bool read(value &value, native::Point &answer) {
        simdjson::ondemand::array array;
        if (value.get_array().get(array)) return false;
        double *const numbers[] = {&answer.longitude, &answer.latitude};
        std::size_t count = 0;
        for (auto element : array) {
            if (count == 2 || element.get_double().get(*numbers[count])) return false;
            count += 1;
        }
        return count == 2;
    }

    static bool read(value &value, native::Outline &answer) {
        simdjson::ondemand::object object;
        std::string_view type;
        if (value.get_object().get(object)) return false;
        if (object.find_field("type").get_string().get(type)) return false;
        auto found = object.find_field("coordinates");
        if (found.error()) return false;
        auto &coordinates = found.value_unsafe();
        if (type == "Point") return read(coordinates, answer.emplace<0>());
        if (type == "LineString") return read(coordinates, answer.emplace<1>());
        return type == "Polygon" && read(coordinates, answer.emplace<2>());
    }

    template <class Element> static bool read(value &value, std::vector<Element> &answer) {
        simdjson::ondemand::array array;
        if (value.get_array().get(array)) return false;
        for (auto element : array) {
            if (element.error()) return false;
            if (!read(element.value_unsafe(), answer.emplace_back())) return false;
        }
        return true;
    }

    template <class Element> static bool read(value &value, native::Dictionary<Element> &answer) {
        simdjson::ondemand::object object;
        if (value.get_object().get(object)) return false;
        for (auto field : object) {
            std::string_view key;
            if (field.error() || field.value_unsafe().unescaped_key().get(key)) return false;
            if (!read(field.value_unsafe().value(), answer[std::string(key)])) return false;
        }
        return true;
    }

    template <class Model> static bool read(value &value, Model &answer) {
        if constexpr (native::is_optional<Model>) {
            bool is_null;
            if (value.is_null().get(is_null)) return false;
            return is_null || read(value, native::fill(answer));
        } else {
            simdjson::ondemand::object object;
            if (value.get_object().get(object)) return false;
            if constexpr (native::leaves_members_out<Model>) return read_in_order(object, answer);
            return read_members(object, answer);
        }
    }

    /// Looks for the members in their order, which is that of the text but for exceptions.
    ///
    /// The unordered search also starts where the last one ended. It only goes round if it finds
    /// nothing from there to the end: for an optional member that is absent.
    template <class Model>
    static bool read_members(simdjson::ondemand::object &object, Model &answer) {
        return Model::members(answer, [&](std::string_view name, auto &member) {
            constexpr bool is_optional = native::is_optional<std::decay_t<decltype(member)>>;
            if constexpr (!is_optional) {
                auto found = object.find_field(name);
                if (!found.error()) return read(found.value_unsafe(), member);
                if (found.error() != simdjson::NO_SUCH_FIELD) return false;
            }
            auto found = object.find_field_unordered(name);
            if (!found.error()) return read(found.value_unsafe(), member);
            return is_optional && found.error() == simdjson::NO_SUCH_FIELD;
        });
    }

    /// Reads the members in one pass, each compared with the one that comes next.
    ///
    /// For models that leave members out, which `read_members` would look for in the whole object:
    /// measured with logs and manifests, this is faster by 9 to 15 %, and slower by 10 % where all
    /// members are there. The text must have the members in the order of the model, and others only
    /// in front of those that are never left out. Wherever not, the answer is wrong, which shows.
    template <class Model>
    static bool read_in_order(simdjson::ondemand::object &object, Model &answer) {
        simdjson::ondemand::object_iterator next, end;
        if (object.begin().get(next) || object.end().get(end)) return false;
        simdjson::ondemand::field field;
        bool is_read = true;
        const bool is_right = Model::members(answer, [&](std::string_view name, auto &member) {
            constexpr bool is_optional = native::is_optional<std::decay_t<decltype(member)>>;
            while (true) {
                if (is_read) {
                    if (next == end) return is_optional;
                    if ((*next).get(field)) return false;
                    is_read = false;
                }
                const bool is_own = field.key().unsafe_is_equal(name);
                if (is_own && !read(field.value(), member)) return false;
                if (!is_own && is_optional) return true;
                ++next;
                is_read = true;
                if (is_own) return true;
            }
        });
        while (is_right && next != end) ++next;
        return is_right;
    }
};

#endif
