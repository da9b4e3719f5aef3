#if HAS_RAPIDJSON
import RapidJSON

/// RapidJSON with a document: a `Document`, from which structs are filled.
final class RapidJSONInput: Neighbour {
    static let absence = "it could not take the document"
    static let version: String? = "RapidJSON \(String(cString: rapidjson_version()))"

    private let handle: OpaquePointer

    init?(_ bytes: [UInt8]) {
        guard let handle = rapidjson_prepare(bytes, bytes.count) else { return nil }
        self.handle = handle
    }

    deinit { rapidjson_release(handle) }

    func decode(_ model: NeighbourModel) -> Bool { decode(model, nil) }

    func digest(_ model: NeighbourModel) -> UInt64? {
        var digest: UInt64 = 0
        return decode(model, &digest) ? digest : nil
    }

    private func decode(_ model: NeighbourModel, _ digest: UnsafeMutablePointer<UInt64>?) -> Bool {
        switch model {
        case .message: rapidjson_decode_message(handle, digest)
        case .twitter: rapidjson_decode_twitter(handle, digest)
        case .citm: rapidjson_decode_citm(handle, digest)
        case .canadaPoints: rapidjson_decode_canada_points(handle, digest)
        case .canadaArrays: rapidjson_decode_canada_arrays(handle, digest)
        }
    }

    func parseTree() -> Bool { rapidjson_parse_tree(handle, nil) }

    func countValues() -> Int? {
        var count = 0
        return rapidjson_parse_tree(handle, &count) ? count : nil
    }

    /// The structs of a model, to be written.
    func model(_ model: NeighbourModel) -> RapidJSONModel? {
        let structs =
            switch model {
            case .message: rapidjson_model_message(handle)
            case .twitter: rapidjson_model_twitter(handle)
            case .citm: rapidjson_model_citm(handle)
            case .canadaPoints: rapidjson_model_canada_points(handle)
            case .canadaArrays: rapidjson_model_canada_arrays(handle)
            }
        return structs.map { RapidJSONModel($0) }
    }
}

/// Structs of C++ that RapidJSON writes.
final class RapidJSONModel {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { rapidjson_release_model(handle) }

    /// Writes them, and releases the text.
    func encode() { _ = rapidjson_encode(handle, nil, 0) }

    /// The text.
    func text() -> [UInt8] {
        let count = rapidjson_encode(handle, nil, 0)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.withMemoryRebound(to: CChar.self) {
                rapidjson_encode(handle, $0.baseAddress, $0.count)
            }
        }
    }
}
#else
/// RapidJSON, which was not there when this was built.
final class RapidJSONInput: Neighbour {
    static let absence = "this was built without its headers (rapidjson-dev)"
    static let version: String? = nil

    init?(_ bytes: [UInt8]) { return nil }

    func decode(_ model: NeighbourModel) -> Bool { false }
    func digest(_ model: NeighbourModel) -> UInt64? { nil }
    func parseTree() -> Bool { false }
    func countValues() -> Int? { nil }
    func model(_ model: NeighbourModel) -> RapidJSONModel? { nil }
}

/// The structs of RapidJSON, of which there are none.
final class RapidJSONModel {
    func encode() {}
    func text() -> [UInt8] { [] }
}
#endif

extension RapidJSONInput {
    /// Writing structs, checked by what `JSONDecoder` reads out of the text.
    static func encoding<Model: Equatable & Decodable>(
        _ name: String,
        _ bytes: [UInt8],
        _ model: NeighbourModel,
        writing value: Model
    ) -> Entry {
        guard let input = RapidJSONInput(bytes) else { return .absent(name, absence) }
        let structs = input.model(model)
        let checked = Contender(name, writing: value) { structs?.text() ?? [] }
        return .present(Contender(name, isRight: checked.isRight, run: { structs?.encode() }))
    }
}
