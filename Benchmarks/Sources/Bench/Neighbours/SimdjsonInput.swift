#if HAS_SIMDJSON
import Simdjson

/// simdjson with a document: On-Demand for structs, DOM for trees.
final class SimdjsonInput: Neighbour {
    static let absence = "it could not take the document"

    /// The version, and the code that was chosen for this processor.
    static let version: String? = {
        let version = String(cString: simdjson_version())
        let header = String(cString: simdjson_header_implementation())
        let library = String(cString: simdjson_library_implementation())
        return "simdjson \(version) (On-Demand \(header), DOM \(library))"
    }()

    let handle: OpaquePointer

    init?(_ bytes: [UInt8]) {
        guard let handle = simdjson_prepare(bytes, bytes.count) else { return nil }
        self.handle = handle
    }

    deinit { simdjson_release(handle) }

    func decode(_ model: NeighbourModel) -> Bool { decode(model, nil) }

    func digest(_ model: NeighbourModel) -> UInt64? {
        var digest: UInt64 = 0
        return decode(model, &digest) ? digest : nil
    }

    private func decode(_ model: NeighbourModel, _ digest: UnsafeMutablePointer<UInt64>?) -> Bool {
        switch model {
        case .message: simdjson_decode_message(handle, digest)
        case .twitter: simdjson_decode_twitter(handle, digest)
        case .citm: simdjson_decode_citm(handle, digest)
        case .canadaPoints: simdjson_decode_canada_points(handle, digest)
        case .canadaArrays: simdjson_decode_canada_arrays(handle, digest)
        }
    }

    func parseTree() -> Bool { simdjson_parse_tree(handle, nil) }

    func countValues() -> Int? {
        var count = 0
        return simdjson_parse_tree(handle, &count) ? count : nil
    }

    /// The number at a pointer, found by On-Demand.
    func findInteger(_ pointer: String) -> Int? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
            let count = simdjson_find(handle, pointer, text.baseAddress, text.count)
            guard (1...text.count).contains(count) else { return nil }
            return Int(
                String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            )
        }
    }
}
#else
/// simdjson, which was not there when this was built.
final class SimdjsonInput: Neighbour {
    static let absence = "this was built without its headers (libsimdjson-dev)"
    static let version: String? = nil

    init?(_ bytes: [UInt8]) { return nil }

    func decode(_ model: NeighbourModel) -> Bool { false }
    func digest(_ model: NeighbourModel) -> UInt64? { nil }
    func parseTree() -> Bool { false }
    func countValues() -> Int? { nil }
    func findInteger(_ pointer: String) -> Int? { nil }
}
#endif
