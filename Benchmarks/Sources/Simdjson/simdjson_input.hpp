// What the handle of this contender holds.
#ifndef FASTJSON_SIMDJSON_INPUT_HPP
#define FASTJSON_SIMDJSON_INPUT_HPP

// Every file of this target includes simdjson through this one, and they are all compiled with
// the same flags. simdjson.h needs no SIMDJSON_IMPLEMENTATION_… defines: it chooses the builtin
// implementation, which On-Demand is compiled for, by what the compiler may use. That is icelake
// (AVX-512) or haswell (AVX2) with -march=native, and the slow fallback without. The first stage
// (UTF-8 and structure) is in the library, which chooses for itself when it runs. Both must be
// for the same machine, or simdjson is not measured at its best:
// simdjson_library_implementation() and simdjson_header_implementation() tell.
#include <simdjson.h>

#include "simdjson_contender.h"

struct simdjson_input {
    simdjson::padded_string text;
    simdjson::ondemand::parser on_demand;
    simdjson::dom::parser dom;

    simdjson_input(const char *bytes, std::size_t count) : text(bytes, count) {}
};

#endif
