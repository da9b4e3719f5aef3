#include "simdjson_contender.h"

#include "simdjson_decoding.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>
#include <string_view>

namespace {

size_t count_values(simdjson::dom::element element) {
    size_t count = 1;
    simdjson::dom::array array;
    simdjson::dom::object object;
    if (!element.get(array)) {
        for (auto child : array) count += count_values(child);
    } else if (!element.get(object)) {
        for (auto member : object) count += count_values(member.value);
    }
    return count;
}

} // namespace

simdjson_input *simdjson_prepare(const uint8_t *bytes, size_t count) {
    auto text = reinterpret_cast<const char *>(bytes);
    return new (std::nothrow) simdjson_input(text, count);
}

void simdjson_release(simdjson_input *input) { delete input; }

const char *simdjson_version(void) { return SIMDJSON_STRINGIFY(SIMDJSON_VERSION); }

const char *simdjson_library_implementation(void) {
    static const std::string name = simdjson::get_active_implementation()->name();
    return name.c_str();
}

const char *simdjson_header_implementation(void) {
    return SIMDJSON_STRINGIFY(SIMDJSON_BUILTIN_IMPLEMENTATION);
}

bool simdjson_decode_message(simdjson_input *input, uint64_t *digest) {
    return decode<native::Message>(input, digest);
}

bool simdjson_decode_twitter(simdjson_input *input, uint64_t *digest) {
    return decode<native::TwitterResponse>(input, digest);
}

bool simdjson_decode_citm(simdjson_input *input, uint64_t *digest) {
    return decode<native::Catalog>(input, digest);
}

bool simdjson_decode_canada_points(simdjson_input *input, uint64_t *digest) {
    return decode<native::PointMap>(input, digest);
}

bool simdjson_decode_canada_arrays(simdjson_input *input, uint64_t *digest) {
    return decode<native::ArrayMap>(input, digest);
}

bool simdjson_parse_tree(simdjson_input *input, size_t *values) {
    simdjson::dom::element root;
    if (input->dom.parse(input->text).get(root)) return false;
    if (values) *values = count_values(root);
    return true;
}

size_t simdjson_find(simdjson_input *input, const char *pointer, char *text, size_t capacity) {
    simdjson::ondemand::document document;
    simdjson::ondemand::value value;
    std::string_view found;
    if (input->on_demand.iterate(input->text).get(document)) return 0;
    if (document.at_pointer(pointer).get(value)) return 0;
    if (simdjson::to_json_string(value).get(found)) return 0;
    if (text) std::memcpy(text, found.data(), std::min(found.size(), capacity));
    return found.size();
}
