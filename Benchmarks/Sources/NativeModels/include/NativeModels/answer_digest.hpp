// One number for a whole answer, so that answers of C++ and Swift can be compared.
//
// The same fold as AnswerDigest.swift: change both.
#ifndef FASTJSON_NATIVE_ANSWER_DIGEST_HPP
#define FASTJSON_NATIVE_ANSWER_DIGEST_HPP

#include "models.hpp"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace native {

class AnswerDigest {
public:
    std::uint64_t state = 0xCBF2'9CE4'8422'2325;

    template <class Value> static std::uint64_t of(const Value &value) {
        AnswerDigest digest;
        digest.add(value);
        return digest.state;
    }

    void add(std::uint64_t word) {
        state = (state ^ word) * 0x9E37'79B9'7F4A'7C15;
        state ^= state >> 32;
    }
    void add(std::int64_t value) { add(static_cast<std::uint64_t>(value)); }
    void add(bool value) { add(std::uint64_t{value}); }
    void add(double value) {
        std::uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        add(bits);
    }
    void add(const std::string &text) {
        add(std::uint64_t{text.size()});
        for (unsigned char byte : text) add(std::uint64_t{byte});
    }
    void add(const Point &point) {
        add(point.longitude);
        add(point.latitude);
    }
    void add(const Outline &outline) {
        add(std::uint64_t{outline.index()});
        std::visit([this](const auto &points) { add(points); }, outline);
    }
    template <class Value> void add(const std::vector<Value> &values) {
        add(std::uint64_t{values.size()});
        for (const Value &value : values) add(value);
    }
    /// The sum of the digests of the members, for they have no order.
    template <class Value> void add(const Dictionary<Value> &dictionary) {
        std::uint64_t sum = 0;
        for (const auto &[key, value] : dictionary) {
            AnswerDigest member;
            member.add(key);
            member.add(value);
            sum += member.state;
        }
        add(std::uint64_t{dictionary.size()});
        add(sum);
    }
    /// An optional is whether it has a value, and the value; a model is its members.
    template <class Value> void add(const Value &value) {
        if constexpr (is_optional<Value>) {
            add(static_cast<bool>(value));
            if (value) add(*value);
        } else {
            Value::members(value, [this](std::string_view, const auto &member) {
                this->add(member);
                return true;
            });
        }
    }
};

} // namespace native

#endif
