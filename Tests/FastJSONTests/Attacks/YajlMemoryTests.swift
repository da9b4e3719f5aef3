#if Yajl
import FastJSON
import TestSupport
import Testing

/// libyajl gets little memory, gives all of it back, and never writes where it got none.
@Suite struct YajlMemoryTests {
    private static let modes = ReadingMode.modes([.whole, .chunks(1000), .random(seed: 11)])
        .filter { $0.engine == .yajl }

    /// What libyajl asked for while a document was read.
    private static func meter(_ text: [UInt8], _ mode: ReadingMode) -> YajlMeter {
        let meter = YajlMeter()
        YajlMeter.$current.withValue(meter) { _ = mode.validate(text) }
        return meter
    }

    /// Documents of about 4 MB, or 1 MB, and how many bytes libyajl may have at one time.
    ///
    /// It keeps a string longer than one feeding, in a buffer whose size is a power of two, and
    /// has another one for unescaping.
    private static let large: [(name: String, text: [UInt8], bytes: Int)] = [
        ("numbers", list(of: "12345.5", size / 8), 300_000),
        ("long number", list(of: String(repeating: "9", count: 4_000), size / 4_000), 300_000),
        ("strings", list(of: #""abc\n""#, size / 8), 300_000),
        ("white space", [UInt8](repeating: 0x20, count: size), 300_000),
        (
            "a plain string", list(of: "\"\(String(repeating: "x", count: size))\"", 1),
            size + 500_000
        ),
        (
            "an escaped string", list(of: "\"\(String(repeating: #"\n"#, count: size / 2))\"", 1),
            5 * size / 2
        ),
        ("too deep", [UInt8](repeating: 0x5B, count: size), 300_000),
        ("a bad string", list(of: "\"\(String(repeating: #"\q"#, count: size / 2))\"", 1), 300_000),
    ]

    private static let size = TestScope.isFull ? 4_000_000 : 1_000_000

    private static func list(of element: String, _ count: Int) -> [UInt8] {
        Array("[\(Array(repeating: element, count: count).joined(separator: ","))]".utf8)
    }

    @Test(arguments: modes)
    func littleMemoryForLargeDocuments(_ mode: ReadingMode) {
        for (name, text, bytes) in YajlMemoryTests.large {
            let meter = YajlMemoryTests.meter(text, mode)
            #expect(meter.requestCount > 1 && meter.peakBytes > 0, "\(name)")
            #expect(meter.peakBytes < bytes, "\(name)")
            #expect(meter.liveBytes == 0, "\(name)")
        }
    }

    /// Wherever a document ends, all memory is given back.
    @Test(arguments: modes)
    func allMemoryIsGivenBack(_ mode: ReadingMode) {
        let text = Array(#"{"a\n":[1,[2.5e3,"é\u0041"],{"b":null}],"c":"long \"text\""} "#.utf8)
        for end in 0...text.count {
            let meter = YajlMemoryTests.meter(Array(text[..<end]), mode)
            #expect(meter.requestCount >= (end > 0 ? 2 : 0), "\(end) bytes")
            #expect(meter.liveBytes == 0, "\(end) bytes")
        }
    }

    /// Without memory the process ends with a message, whichever request it is.
    @Test(arguments: 0..<8)
    func anEndWithAMessage(grants: Int) async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [grants] in
            let escaped = Array(repeating: #""\u00e9""#, count: 5_000).joined(separator: ",")
            let bytes = Array("[\(escaped),\(String(repeating: "[", count: 400))".utf8)
            let meter = YajlMeter(grants: grants)
            YajlMeter.$current.withValue(meter) {
                for mode in ReadingMode.modes([.chunks(7)]) { _ = mode.validate(bytes) }
            }
        }
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(said.contains("There is no memory left for libyajl."), "\(said)")
    }
}
#endif
