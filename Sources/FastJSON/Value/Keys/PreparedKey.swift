/// A key that is looked up in many objects, prepared once.
///
/// Its bytes are never freed: it belongs to a type of keys, of which a process has a limited number.
@safe
package struct PreparedKey {
    let probe: KeyProbe
    let mark: UInt32

    package init(_ key: String) {
        let utf8 = key.utf8
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: utf8.count)
        // SAFETY: nobody else has the memory, and it is never freed.
        _ = unsafe bytes.initialize(from: utf8)
        unsafe probe = KeyProbe(UnsafeBufferPointer(bytes))
        unsafe mark = probe.mark
    }
}
