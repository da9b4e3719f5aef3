/// Looks at an input beside the stream that reads it, to know it again.
///
/// Only regular files can be looked at: what a pipe has given is gone.
final class InputWitness {
    /// The text of an input before a place.
    ///
    /// It stays the same if the input is corrected or grows after the place.
    struct Fingerprint: Codable, Equatable {
        /// The bytes before the place.
        var offset: Int
        /// A hash of the last of them, at most 4096.
        var hash: UInt64
    }

    private static let longestSample = 4096

    private let descriptor: System.Descriptor
    private let start: Int
    private let isOpenedHere: Bool

    /// Looks at a file from where it is read; `-` is standard input.
    init?(_ path: String) {
        isOpenedHere = path != "-"
        guard let descriptor = isOpenedHere ? System.openForReading(path) : .standardInput else {
            return nil
        }
        self.descriptor = descriptor
        guard System.status(of: descriptor) != nil, let start = System.position(of: descriptor)
        else {
            if isOpenedHere { try? System.closeFile(descriptor) }
            return nil
        }
        self.start = start
    }

    deinit {
        if isOpenedHere { try? System.closeFile(descriptor) }
    }

    /// The fingerprint of the text before a place; nil if the input ends before it.
    func fingerprint(at offset: Int) -> Fingerprint? {
        let count = min(offset, InputWitness.longestSample)
        guard let bytes = System.bytes(of: descriptor, at: start + offset - count, count: count)
        else { return nil }
        // FNV-1a: this does not prevent anybody from making two inputs that look alike.
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return Fingerprint(offset: offset, hash: hash)
    }
}
