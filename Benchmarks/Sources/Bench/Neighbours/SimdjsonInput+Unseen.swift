#if HAS_SIMDJSON
import Simdjson

extension SimdjsonInput {
    /// Reads a generated document into structs, and releases them; true if that went well.
    func decode(_ kind: UnseenKind, _ digest: UnsafeMutablePointer<UInt64>? = nil) -> Bool {
        switch kind {
        case .events: simdjson_decode_events(handle, digest)
        case .features: simdjson_decode_features(handle, digest)
        case .table: simdjson_decode_table(handle, digest)
        case .packages: simdjson_decode_packages(handle, digest)
        case .chat: simdjson_decode_chat(handle, digest)
        }
    }
}
#else
extension SimdjsonInput {
    func decode(_ kind: UnseenKind, _ digest: UnsafeMutablePointer<UInt64>? = nil) -> Bool { false }
}
#endif

extension SimdjsonInput {
    /// Decoding a generated document, checked by the digest of the answer.
    static func decoding(
        _ name: String,
        _ bytes: [UInt8],
        _ kind: UnseenKind,
        expecting answer: Any
    ) -> Entry {
        guard let input = SimdjsonInput(bytes) else { return .absent(name, absence) }
        return .present(
            Contender(
                name,
                isRight: {
                    var digest: UInt64 = 0
                    return input.decode(kind, &digest) && digest == AnswerDigest.of(answer)
                },
                run: { _ = input.decode(kind) }
            )
        )
    }
}
