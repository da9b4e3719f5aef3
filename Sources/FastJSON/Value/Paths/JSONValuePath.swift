/// The place of something in a document: the keys and indices from the root to it.
///
/// ```swift
/// let path: JSONValuePath = ["users", 3, "first name"]
/// print(path)          // → $.users[3]["first name"]
/// print(path.pointer)  // → /users/3/first name
/// ```
public struct JSONValuePath: Sendable, Hashable {
    /// One step from a container into it.
    public enum Step: Sendable {
        /// Into the member with this key.
        case key(String)
        /// To the element at this index, counted from 0.
        case index(Int)
    }

    /// The steps, outermost first.
    ///
    /// The root has none.
    public var steps: [Step]

    /// Creates a path from its steps.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// True for the path of the whole document.
    public var isRoot: Bool { steps.isEmpty }

    /// The same place as an RFC 6901 pointer.
    public var pointer: JSONPointer {
        JSONPointer(
            tokens: steps.map { step in
                switch step {
                case .key(let key): key
                case .index(let index): String(index)
                }
            }
        )
    }
}

extension JSONValuePath: CustomStringConvertible {
    /// The path as `$.users[3]["first name"]`; `$` is the root.
    public var description: String {
        var text = "$"
        for step in steps {
            switch step {
            case .index(let index):
                text += "[\(index)]"
            case .key(let key) where JSONValuePath.isPlainName(key):
                text += ".\(key)"
            case .key(let key):
                text += "[\(DiagnosticText.quoted(key))]"
            }
        }
        return text
    }

    /// How much of a path errors show.
    private static let longestText = 1000

    /// The description; of a very long one only its start and its end.
    var shown: String { DiagnosticText.cut(description, to: JSONValuePath.longestText) }

    /// The path as the errors of typed parsers show it: `[index 1]/"amount"`; cut as ``shown`` is.
    var slashed: String {
        let text = steps.map { step in
            switch step {
            case .index(let index): "[index \(index)]"
            case .key(let key): DiagnosticText.quoted(key)
            }
        }.joined(separator: "/")
        return DiagnosticText.cut(text, to: JSONValuePath.longestText)
    }

    private static func isPlainName(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
            key.utf8.count <= 1000
        else { return false }
        return key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}

@_documentation(visibility: internal)
extension JSONValuePath.Step: Hashable {
    /// True for the same index, or for keys of the same bytes (RFC 8259 §8.3).
    public static func == (left: JSONValuePath.Step, right: JSONValuePath.Step) -> Bool {
        switch (left, right) {
        case (.key(let left), .key(let right)): KeyBytes.areEqual(left, right)
        case (.index(let left), .index(let right)): left == right
        default: false
        }
    }

    /// Feeds what makes steps equal.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .key(let key): KeyBytes.hash(key, into: &hasher)
        case .index(let index): hasher.combine(index)
        }
    }
}

@_documentation(visibility: internal)
extension JSONValuePath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates a step into the member with this key.
    public init(stringLiteral value: String) {
        self = .key(value)
    }

    /// Creates a step to the element at this index.
    public init(integerLiteral value: Int) {
        self = .index(value)
    }
}

extension JSONValuePath: ExpressibleByArrayLiteral {
    /// Creates a path from its steps: `["users", 3]`.
    @_documentation(visibility: internal)
    public init(arrayLiteral elements: Step...) {
        self.init(elements)
    }
}
