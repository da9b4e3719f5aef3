/// A key as it is looked for in an object.
@safe
package struct PreparedKey {
    let probe: KeyProbe
    /// See ``KeyFilter``.
    let filterIndex: UInt32
    /// The bit that stands for the key among those of its type.
    ///
    /// 0 if it has none. Two keys of one type with the same text have the same bit.
    package let bit: UInt64

    /// Prepares a key once, to look for it in many objects.
    ///
    /// Its bytes are never freed: it belongs to a type of keys, of which a process has a limited number.
    package init(_ key: String, bit: UInt64) {
        let utf8 = key.utf8
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: utf8.count)
        // SAFETY: nobody else has the memory.
        _ = unsafe bytes.initialize(from: utf8)
        unsafe self.init(KeyProbe(UnsafeBufferPointer(bytes)), bit: bit)
    }

    /// Prepares a key for one look.
    ///
    /// - Precondition: used only while the bytes of the key are there.
    @unsafe
    @inline(__always)
    init(_ probe: KeyProbe, bit: UInt64 = 0) {
        unsafe self.probe = probe
        unsafe filterIndex = probe.filterIndex
        self.bit = bit
    }
}
