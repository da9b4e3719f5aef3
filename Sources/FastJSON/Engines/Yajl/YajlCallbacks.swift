#if Yajl
internal import CYajl

/// The functions that libyajl calls.
///
/// Each converts its arguments and calls one method.
enum YajlCallbacks {
    /// The table for `yajl_alloc`, which keeps the pointer: so it lives as long as the process.
    ///
    /// There is `yajl_number` and neither `yajl_integer` nor `yajl_double`, so that libyajl
    /// passes every number as text. Its own conversions follow the locale and lose digits.
    ///
    /// SAFETY: written before anybody can have the pointer, and then only read.
    nonisolated(unsafe) static let table: UnsafePointer<yajl_callbacks> = {
        let table = UnsafeMutablePointer<yajl_callbacks>.allocate(capacity: 1)
        unsafe table.initialize(
            to: yajl_callbacks(
                yajl_null: { unsafe context($0).pointee.literal(.null, length: 4) },
                yajl_boolean: { raw, value in
                    unsafe value != 0
                        ? context(raw).pointee.literal(.true, length: 4)
                        : context(raw).pointee.literal(.false, length: 5)
                },
                yajl_integer: nil,
                yajl_double: nil,
                yajl_number: { raw, text, count in
                    guard let text = unsafe text else { return 0 }
                    // SAFETY: libyajl vouches for `count` readable bytes during this call.
                    return unsafe UnsafeRawPointer(text).withMemoryRebound(
                        to: UInt8.self,
                        capacity: count
                    ) { unsafe context(raw).pointee.number($0, count) }
                },
                yajl_string: { raw, text, count in
                    guard let text = unsafe text else { return 0 }
                    return unsafe context(raw).pointee.string(text, count)
                },
                yajl_start_map: { unsafe context($0).pointee.begin(.beginObject) },
                yajl_map_key: { raw, text, count in
                    guard let text = unsafe text else { return 0 }
                    return unsafe context(raw).pointee.key(text, count)
                },
                yajl_end_map: { unsafe context($0).pointee.end(.endObject) },
                yajl_start_array: { unsafe context($0).pointee.begin(.beginArray) },
                yajl_end_array: { unsafe context($0).pointee.end(.endArray) }
            )
        )
        return unsafe UnsafePointer(table)
    }()

    @inline(__always)
    private static func context(
        _ raw: UnsafeMutableRawPointer?
    ) -> UnsafeMutablePointer<YajlContext> {
        // SAFETY: the context given to `yajl_alloc` is a `YajlContext` that outlives the handle.
        unsafe raw.unsafelyUnwrapped.assumingMemoryBound(to: YajlContext.self)
    }
}
#endif
