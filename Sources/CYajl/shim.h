// What Swift cannot import from libyajl by itself, and nothing else.
#ifndef FASTJSON_CYAJL_SHIM_H
#define FASTJSON_CYAJL_SHIM_H

#if defined(__has_include)
#  if !__has_include(<yajl/yajl_parse.h>)
#    error "FastJSON needs libyajl's headers. Install them: 'apt-get install libyajl-dev' (Debian, Ubuntu) or 'brew install yajl' (macOS). Or build without that engine: 'swift build --disable-default-traits'."
#  endif
#endif

#include <yajl/yajl_parse.h>

/// `yajl_config` is variadic, and Swift imports no variadic functions.
static inline int cyajl_set_flag(yajl_handle handle, yajl_option option, int value) {
    return yajl_config(handle, option, value);
}

#endif
