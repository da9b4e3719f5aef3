/// The arguments of the command line, some of which may not be text.
///
/// On most systems a file name is any bytes. In a string, a byte that is not valid UTF-8 is represented
/// by a scalar that text does not use. It becomes the byte again when the name is passed to the system.
enum ArgumentBytes {
    /// The byte 0x80 stands as U+10FF80, and so on up to U+10FFFF.
    private static let base: UInt32 = 0x10FF00

    /// The arguments of this process, without the name of the command.
    static var ofProcess: [String] {
        (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
            unsafe CommandLine.unsafeArgv[index].map { unsafe text(of: $0) }
        }
    }

    /// The text of some characters up to a NUL.
    static func text(of characters: UnsafePointer<CChar>) -> String {
        var count = 0
        while unsafe characters[count] != 0 { count += 1 }
        // SAFETY: that many characters are in front of the NUL.
        return unsafe text(
            of: UnsafeBufferPointer(start: characters, count: count).map { UInt8(bitPattern: $0) }
        )
    }

    private static func text(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: { byte(for: $0) != nil })
        {
            return text
        }
        var text = String.UnicodeScalarView()
        var rest = bytes[...]
        while let first = rest.first {
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            let scalars = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars
            if let scalar = scalars?.first, byte(for: scalar) == nil {
                text.append(scalar)
                rest = rest.dropFirst(length)
            } else {
                // What would be taken for such a scalar is written with them too.
                Unicode.Scalar(base + UInt32(first)).map { text.append($0) }
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    /// The byte for which a scalar stands; nil for those that are text.
    static func byte(for scalar: Unicode.Scalar) -> UInt8? {
        scalar.value >= base + 0x80 ? UInt8(scalar.value - base) : nil
    }

    /// A name as the system takes it, with a NUL at its end.
    static func characters(of name: String) -> [CChar] {
        var characters: [CChar] = []
        for scalar in name.unicodeScalars {
            if let byte = byte(for: scalar) {
                characters.append(CChar(bitPattern: byte))
            } else {
                characters += UTF8.encode(scalar).map { $0.map { CChar(bitPattern: $0) } } ?? []
            }
        }
        return characters + [0]
    }

    /// An argument that is no name of a file, as it was given; nil if it is not valid UTF-8.
    static func valid(_ argument: String) -> String? {
        String(
            validating: characters(of: argument).dropLast().map { UInt8(bitPattern: $0) },
            as: UTF8.self
        )
    }

    /// A name as text for other programs: U+FFFD for what is no text.
    static func repaired(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.unicodeScalars.map { byte(for: $0) == nil ? $0 : "\u{FFFD}" }
            )
        )
    }
}
