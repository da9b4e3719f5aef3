public import FastJSON

/// An input of the fuzzer, taken apart: eight bytes that choose, and the document after them.
///
/// The character `0` stands for 0, so that `00000000` chooses what is usual, and seeds can be
/// written by hand.
public struct FuzzInput {
    /// How many bytes choose.
    public static let headerCount = 8

    private let header: [UInt8]
    /// How many bytes of white space are in front of the document.
    public let paddingCount: Int
    /// The bytes after the header.
    public let document: [UInt8]

    /// Takes an input apart; missing bytes of the header count as 0.
    public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        let bytes = UnsafeBufferPointer(start: start, count: count)
        let chosen = bytes.prefix(FuzzInput.headerCount).map { $0 ^ 0x30 }
        header = chosen + Array(repeating: 0, count: FuzzInput.headerCount - chosen.count)
        let padding = FuzzInput.padding(header[7])
        paddingCount = padding.count
        document = padding + Array(bytes.dropFirst(FuzzInput.headerCount))
    }

    /// White space in front of the document, so that it meets the edges of the windows.
    private static func padding(_ choice: UInt8) -> [UInt8] {
        guard choice >= 0xC0 else { return [] }
        // The smallest window has 4 KB.
        return Array(
            repeating: choice & 1 == 0 ? 0x20 : 0x0A,
            count: 3_968 + Int(choice & 0x3F) * 4
        )
    }

    /// One of the bytes that choose what a target does: the index is from 0 to 2.
    public func choice(_ index: Int) -> Int { Int(header[4 + index]) }

    /// How the bytes are read, by the native engine.
    public var options: JSONReadingOptions {
        let (first, second) = (header[0], header[1])
        return JSONReadingOptions(
            syntax: JSONSyntax(rawValue: first & 7),
            duplicateKeys: [.last, .first, .reject, .last][Int(first >> 3) & 3],
            numbers: second & 1 == 0 ? .standard : .lossless,
            byteOrderMark: second & 2 == 0 ? .skip : .reject,
            limits: second & 4 == 0
                ? JSONLimits() : FuzzInput.limits(Int(first >> 5), Int(second >> 3))
        )
    }

    private static func limits(_ one: Int, _ other: Int) -> JSONLimits {
        JSONLimits(
            depth: 1 + one,
            documentLength: other & 16 == 0 ? .max : 1 + (other & 15) * 5,
            stringLength: 1 + other,
            keyLength: 1 + other / 2,
            numberLength: 1 + other / 2,
            recordLength: 1 + other * 2
        )
    }

    /// The options with another engine.
    public func options(_ engine: JSONEngine) -> JSONReadingOptions {
        var options = options
        options.engine = engine
        return options
    }

    /// True if nothing but RFC 8259 is asked for.
    public var isPlain: Bool { header[0] & 0x1F == 0 && header[1] & 6 == 0 }

    /// The feeding that the header chooses, which is never the whole.
    public var feeding: Feeding {
        switch header[2] {
        // Many small pieces take their time.
        case 0: .chunks(document.count <= 24 ? 1 : 7)
        case ..<0x40: .chunks(Int(header[2]))
        case ..<0x80: .window(1 + Int(header[3] & 0x7F))
        default: .random(seed: UInt64(header[2]) << 8 | UInt64(header[3]))
        }
    }

    /// Each way of reading that is compared: every engine, with the whole and in pieces.
    public var ways: [ReadingWay] {
        JSONEngine.allCases.flatMap { engine in
            [ReadingWay(engine, .whole), ReadingWay(engine, feeding)]
        }
    }

    /// The ways of reading with the native engine.
    public var nativeWays: [ReadingWay] {
        [ReadingWay(.native, .whole), ReadingWay(.native, feeding)]
    }
}
