// Reading a whole text into a model.
#ifndef FASTJSON_SIMDJSON_DECODING_HPP
#define FASTJSON_SIMDJSON_DECODING_HPP

#include "simdjson_input.hpp"
#include "simdjson_reader.hpp"

#include <NativeModels/answer_digest.hpp>

/// True if the text ends with this object. On-Demand stays after the last member it found.
inline bool is_last(simdjson::ondemand::document &document, simdjson::ondemand::object &object) {
    return object.find_field("no member has this name").error() == simdjson::NO_SUCH_FIELD
        && document.current_location().error() == simdjson::OUT_OF_BOUNDS;
}

/// Reads the whole text into the model, and destroys it.
template <class Model> bool decode(simdjson_input *input, uint64_t *digest) {
    Model answer;
    simdjson::ondemand::document document;
    simdjson::ondemand::object object;
    if (input->on_demand.iterate(input->text).get(document)) return false;
    if (document.get_object().get(object)) return false;
    if (!SimdjsonReader::read_members(object, answer) || !is_last(document, object)) return false;
    if (digest) *digest = native::AnswerDigest::of(answer);
    return true;
}

#endif
