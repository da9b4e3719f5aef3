// The models of all documents for C++.
//
// They have the members of the Swift models in the same order. `T::members(value, visit)` calls
// `visit(name, member)` for each member, in order, with its name in the text, while the calls
// return true. Reading, writing and the digest are visitors, so each name is written once.
#ifndef FASTJSON_NATIVE_MODELS_HPP
#define FASTJSON_NATIVE_MODELS_HPP

#include "canada.hpp"
#include "chat.hpp"
#include "citm.hpp"
#include "events.hpp"
#include "features.hpp"
#include "message.hpp"
#include "packages.hpp"
#include "table.hpp"
#include "twitter.hpp"

#include <memory>
#include <optional>
#include <type_traits>

namespace native {

/// True for the members that may be absent or null.
template <class Value> inline constexpr bool is_optional = false;
template <class Value> inline constexpr bool is_optional<std::optional<Value>> = true;
template <class Value> inline constexpr bool is_optional<std::unique_ptr<Value>> = true;

/// True for models that often leave optional members out, and say so by `leaves_out`.
template <class Model, class = void> inline constexpr bool leaves_members_out = false;
template <class Model>
inline constexpr bool leaves_members_out<Model, std::enable_if_t<Model::leaves_out>> = true;

/// Puts an empty value into an optional, and returns it.
template <class Value> Value &fill(std::optional<Value> &optional) { return optional.emplace(); }
template <class Value> Value &fill(std::unique_ptr<Value> &optional) {
    return *(optional = std::make_unique<Value>());
}

} // namespace native

#endif
