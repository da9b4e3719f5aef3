internal import FastJSONPlatform

/// Strings compared and hashed by their UTF-8 bytes.
///
/// Swift compares strings by canonical equivalence. For a key of 20,000 combining marks that
/// takes a second, and RFC 8259 §8.3 compares code units.
@usableFromInline
package enum KeyBytes {
    /// The bytes of a key without what its spellings differ in: capitals of ASCII, `_` and `-`.
    package static func folded(_ key: String) -> [UInt8] {
        key.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "-"): nil
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                byte + (UInt8(ascii: "a") - UInt8(ascii: "A"))
            default: byte
            }
        }
    }

    @inline(__always)
    @usableFromInline
    package static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        return unsafe withBytes(left) { left in
            unsafe withBytes(right) { right in
                unsafe areEqual(left, right)
            }
        }
    }

    /// Whether the string has these bytes; mostly its length alone tells.
    @inline(__always)
    static func isEqual(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe text.utf8.count == bytes.count && withBytes(text) { unsafe areEqual($0, bytes) }
    }

    @inline(__always)
    static func areEqual(
        _ left: UnsafeBufferPointer<UInt8>,
        _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard left.count == right.count else { return false }
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
            return true
        }
        let count = left.count
        // SAFETY: both buffers have `count` readable bytes. Two words that overlap cover 8 to 16
        // bytes, for which a call is too dear.
        switch count {
        case 8...16:
            return unsafe ByteWord.load(leftStart) == ByteWord.load(rightStart)
                && ByteWord.load(leftStart + (count &- 8))
                    == ByteWord.load(rightStart + (count &- 8))
        case 1..<8:
            return unsafe ByteWord.load(leftStart, count: count)
                == ByteWord.load(rightStart, count: count)
        default:
            return unsafe memcmp(leftStart, rightStart, count) == 0
        }
    }

    /// Whether one key stands before another in the order of their bytes, which is also that of
    /// their scalars.
    @usableFromInline
    package static func precedes(_ left: String, _ right: String) -> Bool {
        unsafe withBytes(left) { left in
            unsafe withBytes(right) { right in unsafe precedes(left, right) }
        }
    }

    @inline(__always)
    static func precedes(
        _ left: UnsafeBufferPointer<UInt8>,
        _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        unsafe difference(left, right) < 0
    }

    /// Below 0 if the first key comes before the second one, above 0 if after it, and 0 if both are equal.
    @inline(__always)
    private static func difference(
        _ left: UnsafeBufferPointer<UInt8>,
        _ right: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let count = min(left.count, right.count)
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress, count > 0
        else { return left.count - right.count }
        // SAFETY: both buffers have `count` readable bytes.
        let order = unsafe memcmp(leftStart, rightStart, count)
        return order == 0 ? left.count - right.count : Int(order)
    }

    /// The positions of keys, sorted by the bytes of the keys; equal keys stay in their order.
    package static func order(of keys: [String]) -> [Int] {
        // In one buffer: to get at the bytes of a string takes longer than to compare them.
        var (all, starts): ([UInt8], [Int]) = ([], [0])
        for key in keys {
            all += key.utf8
            starts.append(all.count)
        }
        return unsafe all.withUnsafeBufferPointer { all in
            func bytes(_ position: Int) -> UnsafeBufferPointer<UInt8> {
                unsafe UnsafeBufferPointer(rebasing: all[starts[position]..<starts[position + 1]])
            }
            return keys.indices.sorted { one, other in
                let difference = unsafe difference(bytes(one), bytes(other))
                return difference == 0 ? one < other : difference < 0
            }
        }
    }

    @inline(__always)
    package static func hash(_ text: String, into hasher: inout Hasher) {
        unsafe withBytes(text) { bytes in
            hasher.combine(bytes.count)
            unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
    }

    /// A hash of all bytes of a key, the same in every process.
    ///
    /// Not for tables: an input could be made in which all keys collide.
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

    /// The UTF-8 of a string, copied only if the string does not hold it as such.
    @inline(__always)
    static func withBytes<Output>(
        _ text: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Output
    ) -> Output {
        if let output = unsafe text.utf8.withContiguousStorageIfAvailable(body) {
            return output
        }
        return unsafe Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
