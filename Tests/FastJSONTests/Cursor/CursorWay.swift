import TestSupport

@testable import FastJSON

/// One way to read a document with a cursor over memory.
///
/// All of them read the same value, or fail in the same way.
enum CursorWay: CaseIterable, Sendable {
    /// As a tree; keeping nothing.
    case tree, validation
    /// Step by step; with keys that are known.
    case pulled, known
    /// Skipped, and read again after going back; its bytes.
    case again, raw
    /// From each value of a document that was indexed before.
    case nodes

    /// Reads a document in memory that has something after it.
    func value(
        of bytes: [UInt8],
        before fence: FencedText.Fence,
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> Result<JSONValue, JSONError> {
        if self == .nodes { return CursorWay.valueOfNodes(bytes, options) }
        return FencedText.withBytes(bytes, before: fence) { buffer in
            Result { () throws(JSONError) in
                try JSONCursor.withCursor(over: buffer, options: options) {
                    cursor throws(JSONError) in
                    try read(&cursor)
                }
            }
        }
    }

    /// What all ways should tell of a document, with what is compared of it, made once.
    final class Expected {
        let result: Result<JSONValue, JSONError>
        fileprivate private(set) lazy var text = (try? result.get())?.description
        fileprivate private(set) lazy var knownText = (try? result.get()).map(known)?.description
        fileprivate private(set) lazy var report: String? =
            if case .failure(let error) = result { error.report } else { nil }

        init(_ result: Result<JSONValue, JSONError>) {
            self.result = result
        }
    }

    /// Reads a document in one piece through a window, which has no border inside.
    static func expected(
        _ bytes: [UInt8],
        options: JSONReadingOptions = JSONReadingOptions()
    ) -> Expected {
        let mode = ReadingMode(options.engine, .chunks(max(1, bytes.count)))
        return Expected(mode.value(of: bytes, options: options))
    }

    /// True if both tell the same, as far as this way tells it.
    func agrees(_ found: Result<JSONValue, JSONError>, _ expected: Expected) -> Bool {
        switch (found, expected.result) {
        case (.success(let found), .success):
            self == .validation
                || found.description == (self == .known ? expected.knownText : expected.text)
        case (.failure(let found), .failure(let error)):
            found == error && found.report == expected.report
        default: false
        }
    }

    private func read(_ cursor: inout JSONCursor) throws(JSONError) -> JSONValue {
        switch self {
        case .tree, .nodes:
            return try cursor.readValue()
        case .validation:
            try cursor.skipValue()
            return .null
        case .pulled, .known:
            return try pull(&cursor)
        case .again:
            let savepoint = try cursor.savepoint()
            try cursor.skipValue()
            cursor.rewind(to: savepoint)
            let value = try cursor.readValue()
            cursor.release(savepoint)
            return value
        case .raw:
            return try JSONValue(parsing: .chunks([try cursor.readRawValue()[...]]))
        }
    }

    // MARK: Step by step

    private func pull(_ cursor: inout JSONCursor) throws(JSONError) -> JSONValue {
        switch try cursor.peekKind() {
        case .null:
            try cursor.readNull()
            return .null
        case .boolean:
            return .boolean(try cursor.readBool())
        case .number:
            return JSONValue(try cursor.readNumber(), policy: .standard)
        case .string:
            return .string(try cursor.readString())
        case .array:
            var elements: [JSONValue] = []
            if try cursor.beginArray() {
                repeat { elements.append(try pull(&cursor)) } while try cursor.nextElement()
            }
            return .array(elements)
        case .object:
            var members: [(String, JSONValue)] = []
            if self == .known {
                try cursor.readObject(keys: CursorWay.keys) { cursor, key throws(JSONError) in
                    members.append((key, try pull(&cursor)))
                }
            } else if try cursor.beginObject() {
                repeat {
                    let key = try cursor.readKey()
                    members.append((key, try pull(&cursor)))
                } while try cursor.nextMember()
            }
            return .object(JSONValue.Object(members))
        }
    }

    /// A value without the members whose keys are not known.
    private static func known(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements):
            return .array(elements.map(known))
        case .object(let object):
            let members = object.filter { keys.keys.contains($0.key) }
            return .object(JSONValue.Object(members.map { ($0.key, known($0.value)) }))
        default:
            return value
        }
    }

    /// The keys that the documents of these tests have.
    private static let keys = JSONKeys<String>([
        "a": "a", "b": "b", "c": "c", "id": "id", "name": "name", "unknown": "unknown",
        "": "", "seven77": "seven77", "eight888": "eight888", "a longer key": "a longer key",
        "a key of thirty-seven bytes in all...": "a key of thirty-seven bytes in all...",
        "a key that is longer than forty bytes, so": "a key that is longer than forty bytes, so",
        "é漢😀": "é漢😀", "quote\"": "quote\"",
    ])

    // MARK: Values of a document

    /// Reads each value of a document again, where it stands.
    private static func valueOfNodes(
        _ bytes: [UInt8],
        _ options: JSONReadingOptions
    ) -> Result<JSONValue, JSONError> {
        Result { () throws(JSONError) in
            let root = try JSONDocument(parsing: bytes, options: options).root
            let value = root.value
            try checkNodes(root, value)
            return value
        }
    }

    /// Reads a value and those in it, which are parts of the value of the document.
    private static func checkNodes(
        _ node: JSONDocument.Node,
        _ expected: JSONValue
    ) throws(JSONError) {
        let value = try JSONCursor.withCursor(over: node) { cursor throws(JSONError) in
            try cursor.readValue()
        }
        if value != expected {
            throw different("\(value)", node)
        }
        if let double = node.double {
            let other = try JSONCursor.withCursor(over: node) { cursor throws(JSONError) in
                try cursor.readDouble()
            }
            if other != double { throw different("\(other)", node) }
        }
        if let elements = node.elements {
            let values = expected.array ?? []
            if elements.count != values.count { throw different("\(elements.count)", node) }
            for (element, value) in zip(elements, values) {
                try checkNodes(element, value)
            }
        } else if let members = node.members {
            let values = expected.object ?? [:]
            if members.count != values.count { throw different("\(members.count)", node) }
            for (member, (_, value)) in zip(members, values) {
                try checkNodes(member.value, value)
            }
        }
    }

    private static func different(_ found: String, _ node: JSONDocument.Node) -> JSONError {
        JSONError(
            code: JSONError.Code("different"),
            message: "\(found) is not \(node.value)",
            path: node.path
        )
    }
}
