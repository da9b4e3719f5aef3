#include "simdjson_decoding.hpp"

bool simdjson_decode_events(simdjson_input *input, uint64_t *digest) {
    return decode<native::EventLog>(input, digest);
}

bool simdjson_decode_features(simdjson_input *input, uint64_t *digest) {
    return decode<native::FeatureCollection>(input, digest);
}

bool simdjson_decode_table(simdjson_input *input, uint64_t *digest) {
    return decode<native::WideTable>(input, digest);
}

bool simdjson_decode_packages(simdjson_input *input, uint64_t *digest) {
    return decode<native::PackageIndex>(input, digest);
}

bool simdjson_decode_chat(simdjson_input *input, uint64_t *digest) {
    return decode<native::Chat>(input, digest);
}
