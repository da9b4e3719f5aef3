// What is read from an object with any keys.
#ifndef FASTJSON_NATIVE_DICTIONARY_HPP
#define FASTJSON_NATIVE_DICTIONARY_HPP

#include <string>
#include <unordered_map>

namespace native {

template <class Value> using Dictionary = std::unordered_map<std::string, Value>;

} // namespace native

#endif
