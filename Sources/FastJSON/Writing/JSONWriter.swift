/// Writes JSON text piece by piece.
///
/// Commas, colons and white space come by themselves. A wrong order of calls and a number that
/// has no JSON form are remembered, and thrown by ``finish()``.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.key("primes")
/// writer.beginArray()
/// for prime in [2, 3, 5] { writer.write(prime) }
/// writer.endArray()
/// writer.endObject()
/// let bytes = try writer.finish()  // {"primes":[2,3,5]}
/// ```
public struct JSONWriter: Sendable {
    /// One open container.
    private struct Level {
        var isObject: Bool
        /// The elements or members begun so far.
        var count = 0
        /// Where the current key starts in the output, with its quote.
        var keyOffset = 0
        /// True behind a key: its value must follow.
        var awaitsValue = false
    }

    /// How the text is written.
    public let options: JSONWritingOptions
    private var output: [UInt8] = []
    private var levels: [Level] = []
    private var isComplete = false
    private var failure: JSONError?
    private let indent: [UInt8]?
    private let escaping: StringEscaping

    /// Creates a writer without text.
    public init(options: JSONWritingOptions = JSONWritingOptions()) {
        self.options = options
        indent = if case .pretty(let indent) = options.layout { Array(indent.utf8) } else { nil }
        escaping = StringEscaping(options)
    }

    /// The text, if the calls made one whole document.
    ///
    /// Throws ``JSONError/Code/unwritableValue`` for a number without JSON form, and
    /// ``JSONError/Code/invalidStructure`` for calls that do not fit together.
    public consuming func finish() throws(JSONError) -> [UInt8] {
        if let failure {
            throw failure
        }
        guard isComplete else {
            throw JSONError(.invalidStructure(incompletion), path: path)
        }
        return output
    }

    private var incompletion: String {
        switch levels.count {
        case 0: "nothing was written"
        case 1: "1 array or object was not ended"
        default: "\(levels.count) arrays or objects were not ended"
        }
    }

    /// The text as a string, if the calls made one whole document.
    public consuming func finishString() throws(JSONError) -> String {
        String(decoding: try finish(), as: UTF8.self)
    }

    // MARK: Containers

    /// Begins an array.
    public mutating func beginArray() {
        guard beginValue() else { return }
        output.append(0x5B)
        levels.append(Level(isObject: false))
    }

    /// Ends the innermost array.
    public mutating func endArray() {
        end(isObject: false, bracket: 0x5D)
    }

    /// Begins an object.
    public mutating func beginObject() {
        guard beginValue() else { return }
        output.append(0x7B)
        levels.append(Level(isObject: true))
    }

    /// Ends the innermost object.
    public mutating func endObject() {
        end(isObject: true, bracket: 0x7D)
    }

    /// Writes a key; its value must follow.
    public mutating func key(_ key: String) {
        guard failure == nil else { return }
        guard let level = levels.last, level.isObject, !level.awaitsValue else {
            return fail("a key was written where none can stand")
        }
        separate()
        levels[levels.count - 1].awaitsValue = true
        levels[levels.count - 1].keyOffset = output.count
        escaping.append(key, to: &output)
        output.append(0x3A)
        if indent != nil {
            output.append(0x20)
        }
    }

    // MARK: Scalars

    /// Writes `null`.
    public mutating func writeNull() {
        scalar { $0.append(contentsOf: "null".utf8) }
    }

    /// Writes a truth value.
    public mutating func write(_ value: Bool) {
        scalar { $0.append(contentsOf: (value ? "true" : "false").utf8) }
    }

    /// Writes an integer with all its digits.
    public mutating func write(_ value: some FixedWidthInteger) {
        scalar { $0.append(contentsOf: String(value).utf8) }
    }

    /// Writes a number with the fewest digits that read back as the same `Double`.
    public mutating func write(_ value: Double) {
        writeFloat(value.isFinite, value.description)
    }

    /// Writes a number with the fewest digits that read back as the same `Float`.
    public mutating func write(_ value: Float) {
        writeFloat(value.isFinite, value.description)
    }

    private mutating func writeFloat(_ isFinite: Bool, _ text: String) {
        if isFinite || options.namesNonFiniteNumbers {
            scalar { $0.append(contentsOf: text.utf8) }
        } else if options.nonFiniteNumbers == .null {
            writeNull()
        } else if beginValue() {
            failure = JSONError(.unwritableNumber(text), path: path)
        }
    }

    /// Writes a number as its text.
    public mutating func write(_ value: JSONValue.Number) {
        scalar { $0.append(contentsOf: value.text.utf8) }
    }

    /// Writes a string.
    public mutating func write(_ value: String) {
        guard beginValue() else { return }
        escaping.append(value, to: &output)
        endValue()
    }

    private mutating func scalar(_ append: (inout [UInt8]) -> Void) {
        guard beginValue() else { return }
        append(&output)
        endValue()
    }

    // MARK: Structure

    /// Writes what must stand before a value; false if none can stand here.
    private mutating func beginValue() -> Bool {
        guard failure == nil else { return false }
        guard let level = levels.last else {
            if isComplete {
                fail("a second value was written behind the document")
            }
            return !isComplete
        }
        if level.isObject {
            guard level.awaitsValue else {
                fail("a value was written in an object without a key")
                return false
            }
            levels[levels.count - 1].awaitsValue = false
        } else {
            separate()
        }
        return true
    }

    private mutating func endValue() {
        isComplete = levels.isEmpty
    }

    private mutating func separate() {
        if levels[levels.count - 1].count > 0 {
            output.append(0x2C)
        }
        levels[levels.count - 1].count += 1
        breakLine()
    }

    private mutating func breakLine() {
        guard let indent else { return }
        output.append(0x0A)
        for _ in levels {
            output.append(contentsOf: indent)
        }
    }

    private mutating func end(isObject: Bool, bracket: UInt8) {
        guard failure == nil else { return }
        guard let level = levels.last, level.isObject == isObject, !level.awaitsValue else {
            return fail("an \(isObject ? "object" : "array") was ended where none can end")
        }
        levels.removeLast()
        if level.count > 0 {
            breakLine()
        }
        output.append(bracket)
        endValue()
    }

    private mutating func fail(_ reason: String) {
        failure = JSONError(.invalidStructure(reason), path: path)
    }

    /// Where the writer is.
    ///
    /// Keys are read back from the output, so that writing need not keep them.
    private var path: JSONPath {
        output.withUnsafeBufferPointer { output in
            JSONPath(
                levels.compactMap { level in
                    guard level.count > 0, let start = output.baseAddress else { return nil }
                    guard level.isObject else { return .index(level.count - 1) }
                    let quote = start + level.keyOffset
                    return .key(TextToken.ofScannedString(at: quote, offset: 0).string())
                }
            )
        }
    }
}
