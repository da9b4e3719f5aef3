extension KeyBytes {
    /// A hash of all bytes of a key, the same in every run: not for tables.
    @inline(__always)
    package static func fingerprint(_ key: String) -> UInt64 {
        unsafe withBytes(key) { bytes in
            var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
            guard var position = bytes.baseAddress else { return hash }
            var left = bytes.count
            // SAFETY: the loads stay within the bytes.
            while left >= 8 {
                hash = unsafe mixed(hash, ByteWord.load(position))
                unsafe position += 8
                left &-= 8
            }
            return unsafe left == 0 ? hash : mixed(hash, ByteWord.load(position, count: left))
        }
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
        return product.high ^ product.low
    }
}
