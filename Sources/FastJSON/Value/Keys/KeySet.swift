/// Keys seen so far, by their bytes after unescaping.
struct KeySet {
    private var keys: Set<[UInt8]> = []

    /// Adds a key; false if it was there.
    mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe keys.insert(Array(key)).inserted
    }
}
