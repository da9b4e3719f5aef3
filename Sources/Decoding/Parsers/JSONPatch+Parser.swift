import FastJSON

/// Patches as the JSON of RFC 6902 §3.
///
/// ```swift
/// let patch = try JSONPatch(json: #"[{"op": "replace", "path": "/name", "value": "Ada"}]"#)
/// var person: JSONValue = ["name": nil]
/// try person.apply(patch)
/// print(person)  // → {"name":"Ada"}
/// try patch.jsonString()  // → [{"op":"replace","path":"/name","value":"Ada"}]
/// ```
///
/// Other members of an operation are ignored (RFC 6902 §4). Throws where a member is missing, an `op` is
/// not known, or a pointer is not one, with path, line and column. Linear in the length of the text.
extension JSONPatch: JSONModel {
    /// Reads and writes a patch: an array of operations.
    public static let jsonParser = JSONArray { Operation.jsonParser }.map(
        apply: { JSONPatch($0) },
        unapply: { $0.operations }
    )
}

/// One operation of a patch.
///
/// ```swift
/// let operation = JSONPatch.Operation.move(from: "/a", to: "/b")
/// try operation.jsonString()  // → {"from":"/a","op":"move","path":"/b"}
/// ```
extension JSONPatch.Operation: JSONModel {
    /// Reads and writes an operation, told from others by its `op` (RFC 6902 §4).
    public static let jsonParser = OneOf(discriminator: "op") {
        Case("add", addition) {
            Field("path") { pointer }
            Field("value", JSONValue.self)
        }
        Case("remove", removal) {
            Field("path") { pointer }
        }
        Case("replace", replacement) {
            Field("path") { pointer }
            Field("value", JSONValue.self)
        }
        Case("move", moving) {
            Field("from") { pointer }
            Field("path") { pointer }
        }
        Case("copy", copying) {
            Field("from") { pointer }
            Field("path") { pointer }
        }
        Case("test", testing) {
            Field("path") { pointer }
            Field("value", JSONValue.self)
        }
    }

    /// Reads and writes a pointer as its text.
    private static var pointer: ConvertedParser<String.Parser, Convert<String, JSONPointer>> {
        String.jsonParser.map(apply: { try JSONPointer($0) }, unapply: { $0.description })
    }

    private static let addition = Assembly<Self, JSONPointer, JSONValue>(
        make: { .add($1, at: $0) },
        take: { if case .add(let value, let pointer) = $0 { (pointer, value) } else { nil } }
    )

    private static let removal = Assembly<Self, JSONPointer>(
        make: { .remove(at: $0) },
        take: { if case .remove(let pointer) = $0 { .some(pointer) } else { nil } }
    )

    private static let replacement = Assembly<Self, JSONPointer, JSONValue>(
        make: { .replace(at: $0, with: $1) },
        take: { if case .replace(let pointer, let value) = $0 { (pointer, value) } else { nil } }
    )

    private static let moving = Assembly<Self, JSONPointer, JSONPointer>(
        make: { .move(from: $0, to: $1) },
        take: { if case .move(let source, let target) = $0 { (source, target) } else { nil } }
    )

    private static let copying = Assembly<Self, JSONPointer, JSONPointer>(
        make: { .copy(from: $0, to: $1) },
        take: { if case .copy(let source, let target) = $0 { (source, target) } else { nil } }
    )

    private static let testing = Assembly<Self, JSONPointer, JSONValue>(
        make: { .test($1, at: $0) },
        take: { if case .test(let value, let pointer) = $0 { (pointer, value) } else { nil } }
    )
}
