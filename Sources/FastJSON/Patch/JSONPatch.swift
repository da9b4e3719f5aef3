/// Changes of a JSON value, one after the other, as RFC 6902 defines them.
///
/// ```swift
/// var value: JSONValue = ["name": "Ada", "tags": ["maths"]]
/// let patch: JSONPatch = [
///     .test("Ada", at: "/name"),
///     .replace(at: "/name", with: "Ada Lovelace"),
///     .add("engines", at: "/tags/-"),
/// ]
/// try value.apply(patch)
/// print(value)  // → {"name":"Ada Lovelace","tags":["maths","engines"]}
/// ```
///
/// ``init(from:to:)`` finds the changes between two values. With `import Decoding`, a patch is read
/// from its JSON by `JSONPatch(json:)` and written by `json()`.
public struct JSONPatch: Sendable, Hashable {
    /// One change, or one test (RFC 6902 §4).
    ///
    /// ```swift
    /// let operation = JSONPatch.Operation.move(from: "/draft", to: "/text")
    /// print(operation)  // → {"op":"move","from":"/draft","path":"/text"}
    /// ```
    public enum Operation: Sendable, Hashable {
        /// Sets a member, or inserts an element before the one at an index (RFC 6902 §4.1).
        ///
        /// The index may be the number of elements, or `-`, which means the same. The empty pointer
        /// replaces the whole value.
        case add(JSONValue, at: JSONPointer)
        /// Removes a value, which must be there (RFC 6902 §4.2).
        ///
        /// The empty pointer leaves `null`, as ``JSONValue/remove(at:)`` does.
        case remove(at: JSONPointer)
        /// Replaces a value, which must be there (RFC 6902 §4.3).
        case replace(at: JSONPointer, with: JSONValue)
        /// Removes a value, which must be there, and adds it elsewhere (RFC 6902 §4.4).
        ///
        /// The second pointer is followed when the value is already removed. It must not lead into
        /// the value itself.
        case move(from: JSONPointer, to: JSONPointer)
        /// Adds a copy of a value, which must be there, elsewhere (RFC 6902 §4.5).
        case copy(from: JSONPointer, to: JSONPointer)
        /// Fails if the value at the pointer is a different one (RFC 6902 §4.6).
        ///
        /// Numbers are equal by value: `1` and `1.0` are. Strings are equal by their bytes, arrays by
        /// their elements, and objects by their members in any order. Of equal keys the last one counts.
        case test(JSONValue, at: JSONPointer)
    }

    /// The operations, in the order in which they are applied.
    public var operations: [Operation]
    /// How deep the value may get, in arrays and objects inside each other; 512 unless you set it.
    ///
    /// An operation that would nest a value deeper than this throws ``JSONError/Code/depthExceeded``.
    public var depthLimit = JSONLimits().depth
    /// About how many bytes of JSON text all `copy` operations may copy together, and all `move` operations
    /// move to deeper places; 100 MB each unless you set it.
    ///
    /// Copies share their memory, and each operation may double the value. So without a limit, 40 short
    /// operations could make a value whose text does not fit any disk. A value that is moved to a deeper
    /// place is looked at as a whole each time, because of ``depthLimit``. More is the error
    /// ``JSONError/Code/patchTooCostly``.
    ///
    /// ```swift
    /// var patch: JSONPatch = [.copy(from: "", to: "/-"), .copy(from: "", to: "/-")]
    /// patch.copyLimit = 50
    /// var value: JSONValue = ["0123456789"]
    /// try value.apply(patch)
    /// // throws: operation 1 (copy "" to "/-"): the patch copies more than 50 bytes
    /// ```
    public var copyLimit = 100_000_000
    /// How many elements all operations may shift together; 10 billion unless you set it.
    ///
    /// Inserting or removing an element of an array shifts those after it by one place. To shift a billion
    /// elements takes about a second, and as long again if the patch is taken back. More is the error
    /// ``JSONError/Code/patchTooCostly``.
    ///
    /// ```swift
    /// var patch: JSONPatch = [.remove(at: "/0"), .remove(at: "/0")]
    /// patch.shiftLimit = 5
    /// var value: JSONValue = [1, 2, 3, 4, 5]
    /// try value.apply(patch)
    /// // throws: operation 1 (remove "/0"): the patch shifts more than 5 elements of arrays
    /// ```
    public var shiftLimit = 10_000_000_000

    /// Creates a patch from its operations.
    ///
    /// ```swift
    /// let patch = JSONPatch((0..<3).map { .add(.integer($0), at: "/-") })
    /// ```
    public init(_ operations: [Operation] = []) {
        self.operations = operations
    }
}

extension JSONPatch: ExpressibleByArrayLiteral {
    /// Creates a patch from its operations: `[.remove(at: "/a")]`.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: Operation...) {
        self.init(elements)
    }
}

extension JSONPatch: CustomStringConvertible {
    /// The patch as compact JSON.
    public var description: String {
        "[\(operations.map(\.description).joined(separator: ","))]"
    }
}

extension JSONPatch.Operation: CustomStringConvertible {
    /// The operation as compact JSON.
    public var description: String {
        func text(_ pointer: JSONPointer) -> JSONValue { .string(pointer.description) }
        let members: JSONValue.Object =
            switch self {
            case .add(let value, let pointer), .replace(let pointer, let value),
                .test(let value, let pointer):
                ["op": .string(name), "path": text(pointer), "value": value]
            case .remove(let pointer):
                ["op": .string(name), "path": text(pointer)]
            case .move(let source, let target), .copy(let source, let target):
                ["op": .string(name), "from": text(source), "path": text(target)]
            }
        return members.description
    }

    /// What the member `op` says.
    private var name: String {
        switch self {
        case .add: "add"
        case .remove: "remove"
        case .replace: "replace"
        case .move: "move"
        case .copy: "copy"
        case .test: "test"
        }
    }

    /// Name and pointers, for messages: `replace "/a/b"`.
    var title: String {
        func quoted(_ pointer: JSONPointer) -> String { DiagnosticText.quoted(pointer.description) }
        switch self {
        case .add(_, let pointer), .remove(let pointer), .replace(let pointer, _),
            .test(_, let pointer):
            return "\(name) \(quoted(pointer))"
        case .move(let source, let target), .copy(let source, let target):
            return "\(name) \(quoted(source)) to \(quoted(target))"
        }
    }
}
