import FastJSON
import Foundation
import Synchronization

/// What the decoders of one document share.
///
/// Each decoder that `superDecoder()` returns has another one.
final class DecodingSource {
    /// The document; nil while an ``IdleSource`` stores this.
    private var document: JSONDocument.Storage?
    let fixed: FixedDecodingSettings
    /// The text that was given, if braces were put around it to read it.
    let unwrapped: [UInt8]?
    /// The path of the value at which its decoders begin.
    let path: [any CodingKey]
    /// True if types are read by their parsers.
    var usesParsers: Bool
    /// Where the stack was when the decoding began.
    var stack = StackGuard()
    // SAFETY: used by one thread, and not while it is being changed.
    /// Decoders to use again.
    @exclusivity(unchecked) var spares = SpareDecoders()
    /// The known keys that were checked.
    @exclusivity(unchecked) var checkedKeys = CheckedKeys()
    /// The number of decoders that may outlive their caller.
    let keptCount = Atomic(0)
    /// Keys that were converted from snake case before.
    private var camelCaseNames = ConvertedNames()

    init(
        _ document: JSONDocument.Storage?,
        _ settings: FixedDecodingSettings,
        unwrapped: [UInt8]? = nil,
        at path: [any CodingKey] = []
    ) {
        self.document = document
        fixed = settings
        usesParsers = settings.usesParsers
        self.unwrapped = unwrapped
        self.path = path
    }

    /// Shares the document and the settings of another source, but nothing that changes.
    ///
    /// The document gets its own bytes first: those that were lent are the lender's again at the end of the call,
    /// while another thread may read them by this source.
    convenience init(sharing other: DecodingSource, at path: [any CodingKey]) {
        other.storage.endLoan()
        self.init(other.document, other.fixed, unwrapped: other.unwrapped, at: path)
        usesParsers = other.usesParsers
        stack = other.stack
    }

    /// Reads members that may have no braces around them.
    convenience init(withoutBraces bytes: [UInt8], _ settings: FixedDecodingSettings) throws {
        guard !DecodingSource.hasBrace(bytes) else {
            self.init(try DecodingSource.document(parsing: bytes, settings), settings)
            return
        }
        // On a line of its own, for a comment may stand in front of it.
        let text = Array("{".utf8) + bytes + Array("\n}".utf8)
        let document: JSONDocument.Storage
        do throws(JSONError) {
            document = try JSONDocument(parsing: text, options: settings.options).storage
        } catch {
            throw DecodingError.notJSON(error.moved(by: -1, in: bytes))
        }
        self.init(document, settings, unwrapped: bytes)
    }

    /// Reads a tree, with the settings for trees.
    convenience init(of value: JSONValue, _ settings: FixedDecodingSettings) throws {
        let bytes: [UInt8]
        do {
            bytes = try value.textOfTree()
        } catch {
            throw DecodingError.corrupted(
                "The given value has no JSON form: \(error)",
                because: error
            )
        }
        self.init(try DecodingSource.document(parsing: bytes, settings), settings)
    }

    static func document(
        parsing bytes: [UInt8],
        _ settings: FixedDecodingSettings
    ) throws -> JSONDocument.Storage {
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes, options: settings.options).storage
        } catch {
            throw DecodingError.notJSON(error)
        }
    }

    /// - Precondition: the bytes stay until the loan ends, or nobody holds the document any more.
    static func document(
        lending bytes: UnsafeRawBufferPointer,
        _ settings: FixedDecodingSettings
    ) throws -> JSONDocument.Storage {
        do throws(JSONError) {
            return try unsafe JSONDocument.Storage(lending: bytes, options: settings.options)
        } catch {
            throw DecodingError.notJSON(error)
        }
    }

    /// True if the text begins with a brace, or with a byte order mark or a comment, which nobody
    /// puts in front of members without braces.
    private static func hasBrace(_ bytes: [UInt8]) -> Bool {
        let first = bytes.first { !" \t\n\r".utf8.contains($0) }
        return first == UInt8(ascii: "{") || first == 0xEF || first == UInt8(ascii: "/")
    }

    var settings: DecodingSettings { fixed.values }

    /// The document.
    ///
    /// - Precondition: a value of it is being decoded, or somebody keeps a decoder of one.
    var storage: JSONDocument.Storage {
        guard let document else { preconditionFailure("An idle source has no document.") }
        return document
    }

    /// Takes another document.
    ///
    /// - Precondition: this is new, or ``becomeIdle()`` returned true and nothing was called since.
    func begin(_ document: JSONDocument.Storage) {
        self.document = document
        unsafe spares.begin(document.reader)
    }

    /// Forgets the document, to take another.
    ///
    /// If it returns false, somebody may still use a decoder, or there are too many: call ``close()`` then.
    func becomeIdle() -> Bool {
        guard keptCount.load(ordering: .acquiring) == 0, unwrapped == nil,
            unsafe spares.becomeIdle()
        else { return false }
        document = nil
        usesParsers = fixed.usesParsers
        stack = StackGuard()
        unsafe checkedKeys = CheckedKeys()
        camelCaseNames = ConvertedNames()
        return true
    }

    /// Lets go of the decoders for values to come, which hold this.
    func close() { unsafe spares.close() }

    /// Calls the function with the decoder of a value, and lets go of all others.
    func decodeOnce<T>(_ body: (NodeDecoder) throws -> T) throws -> T {
        defer { close() }
        return try decode(body)
    }

    /// Calls the function with the decoder of a value, from which paths start.
    ///
    /// What is wrong gets its place here. Errors of initialisers of the user get that of the innermost
    /// value on their path.
    func decode<T>(at index: Int = 0, _ body: (NodeDecoder) throws -> T) throws -> T {
        // It remembers where the stack is.
        _ = stack.isUsedUp()
        let root = unsafe takeRoot(index)
        defer { unsafe giveBack(root, of: nil) }
        do {
            return try unsafe root._withUnsafeGuaranteedRef { try body($0) }
        } catch let error as DecodingError {
            throw error.placed { code, key, context in
                if let error = context.underlyingError as? JSONError { return error.placed }
                let index = storage.index(of: context.codingPath, from: index)
                if case .keyNotFound(let key, _) = error,
                    unsafe storage.reader.kind(at: index) == .beginObject
                {
                    return missingKey(key.stringValue, at: index).placed
                }
                return self.error(code, context.debugDescription, key: key, at: index).placed
            }
        }
    }

    /// A value as a tree.
    func value(at index: Int) -> JSONValue { storage.value(at: index) }

    /// A key in snake case as one in camel case.
    func camelCase(_ key: String) -> String {
        camelCaseNames.name(of: key, SnakeCase.camelCase)
    }
}

extension JSONDocument.Storage {
    /// The innermost value on a path that is there.
    fileprivate func index(of path: [any CodingKey], from start: Int) -> Int {
        var index = start
        for key in path {
            guard let next = child(of: index, at: key) else { break }
            index = next
        }
        return index
    }

    private func child(of index: Int, at key: any CodingKey) -> Int? {
        switch unsafe reader.kind(at: index) {
        case .beginObject:
            var search = MemberSearch()
            unsafe search.start(at: index, in: reader)
            let member = unsafe search.valueIndex(of: key.stringValue, in: reader)
            return member > 0 ? member : nil
        case .beginArray:
            guard let position = key.intValue,
                unsafe (0..<reader.count(at: index)).contains(position)
            else { return nil }
            return (0..<position).reduce(index + 1) { next, _ in
                unsafe reader.nextIndex(after: next)
            }
        default:
            return nil
        }
    }
}

extension DecodingError {
    /// The same error, with what a function makes as its underlying error, unless that is another's.
    fileprivate func placed(
        _ error: (JSONError.Code, _ key: String?, Context) -> JSONError
    ) -> DecodingError {
        func placed(_ code: JSONError.Code, _ context: Context, key: String? = nil) -> Context {
            guard context.underlyingError == nil || context.underlyingError is JSONError else {
                return context
            }
            return Context(
                codingPath: context.codingPath,
                debugDescription: context.debugDescription,
                underlyingError: error(code, key, context)
            )
        }
        return switch self {
        case .typeMismatch(let type, let context):
            .typeMismatch(type, placed(.typeMismatch, context))
        case .valueNotFound(let type, let context):
            .valueNotFound(type, placed(.unexpectedNull, context))
        case .keyNotFound(let key, let context):
            .keyNotFound(key, placed(.missingKey, context, key: key.stringValue))
        case .dataCorrupted(let context):
            .dataCorrupted(placed(.conversionFailed, context))
        @unknown default:
            self
        }
    }
}
