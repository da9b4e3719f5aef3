/// Recognises what is not UTF-8 from the first bytes of an input.
///
/// The patterns are those of RFC 4627 §3: JSON starts with two ASCII characters, so the zero
/// bytes among the first four tell UTF-16 and UTF-32 apart. A byte order mark identifies them, too.
package enum TextEncoding {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The name of the encoding if it is UTF-16 or UTF-32, nil if nothing speaks against UTF-8.
    package static func foreignName(of start: UnsafeBufferPointer<UInt8>) -> String? {
        func byte(_ index: Int) -> UInt8? {
            unsafe index < start.count ? start[index] : nil
        }
        switch (byte(0), byte(1), byte(2), byte(3)) {
        case (0x00, 0x00, 0xFE, 0xFF): return "UTF-32BE"
        case (0xFF, 0xFE, 0x00, 0x00): return "UTF-32LE"
        case (0xFE, 0xFF, _, _): return "UTF-16BE"
        case (0xFF, 0xFE, _, _): return "UTF-16LE"
        case (0x00, 0x00, 0x00, .some(1...)): return "UTF-32BE"
        case (.some(1...), 0x00, 0x00, 0x00): return "UTF-32LE"
        case (0x00, .some(1...), _, _): return "UTF-16BE"
        case (.some(1...), 0x00, _, _): return "UTF-16LE"
        default: return nil
        }
    }
}
