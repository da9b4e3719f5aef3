import Decoding
import FastJSON
import Foundation

/// What all encoders of one value share.
@safe
final class EncodingContext {
    let fixed: FixedEncodingSettings
    // SAFETY: initialised as long as the context lives, and used by one thread.
    let text: UnsafeMutablePointer<EncodedText>
    /// True if types are written by their parsers.
    let usesParsers: Bool
    /// Where the stack was when the encoding began.
    var stack = StackGuard()
    /// What a type did that cannot be, and that the protocol has no way to refuse.
    private var failure: (any Error)?
    /// Keys that were converted to snake case before.
    private var snakeCaseNames = ConvertedNames()

    private init(
        _ settings: FixedEncodingSettings,
        _ options: JSONWritingOptions,
        usesParsers: Bool
    ) {
        fixed = settings
        self.usesParsers = usesParsers && settings.usesParsers
        unsafe text = .allocate(capacity: 1)
        unsafe text.initialize(
            to: EncodedText(
                options: options,
                capacity: settings.expectedCount.load(ordering: .relaxed)
            )
        )
    }

    deinit {
        unsafe text.deinitialize(count: 1)
        unsafe text.deallocate()
    }

    /// Calls the function with a writer that has the text of what another function encodes.
    ///
    /// If the text is kept, the function must leave it in the writer.
    static func encode<T, Text>(
        _ value: T,
        _ settings: FixedEncodingSettings,
        usesParsers: Bool = true,
        _ encode: (ValueEncoder) throws -> Void,
        text: (inout JSONWriter, _ isKept: Bool) -> Text
    ) throws -> Text {
        let format = settings.values.format
        var options = JSONWritingOptions(
            sortsKeys: false,
            escapesSlashes: !format.contains(.withoutEscapingSlashes)
        )
        return try EncodingContext.encode(
            value,
            settings,
            options,
            usesParsers: usesParsers,
            encode
        ) { compact, isKept in
            guard !format.isDisjoint(with: [.prettyPrinted, .sortedKeys]) else {
                return text(&compact, isKept)
            }
            if format.contains(.prettyPrinted) { options.layout = .pretty() }
            options.followsFoundation = true
            var writer = JSONWriter(options: options, capacity: compact.count + 128)
            do throws(JSONError) {
                let bytes = unsafe Array(compact.text)
                let document = try JSONDocument(parsing: bytes, options: .textOfTree)
                writer.write(document.root, sortingKeys: format.contains(.sortedKeys))
            } catch {
                throw error.asEncodingError(of: value, after: [])
            }
            return text(&writer, false)
        }
    }

    /// Calls the function with a writer of the text, which is written under these options and compact.
    static func encode<T, Text>(
        _ value: T,
        _ settings: FixedEncodingSettings,
        _ options: JSONWritingOptions,
        usesParsers: Bool,
        _ encode: (ValueEncoder) throws -> Void,
        text: (inout JSONWriter, _ isKept: Bool) throws -> Text
    ) throws -> Text {
        var context = EncodingContext(settings, options, usesParsers: usesParsers)
        try context.encode(value, encode)
        // Encoders hold their context. Those that a type keeps may still look at the text.
        let isKept = !isKnownUniquelyReferenced(&context)
        return try context.finish { try text(&$0, isKept) }
    }

    var settings: EncodingSettings { fixed.values }

    /// One large text must not make all later ones claim as much memory.
    private static let mostExpected = 1 << 20

    private func encode<T>(_ value: T, _ encode: (ValueEncoder) throws -> Void) throws {
        _ = stack.isUsedUp()
        let encoder = ValueEncoder(root: self)
        try encode(encoder)
        if let failure { throw failure }
        if encoder.isEmpty {
            throw EncodingError.refusing(value, "Top-level \(T.self) did not encode any values.")
        }
        unsafe text.pointee.close(to: 0)
        if let slot = unsafe encoder.slot { unsafe text.pointee.write(slot) }
        encoder.finish()
        // What joins the text relies on its being valid.
        if unsafe text.pointee.writer.hasFailed {
            throw EncodingError.refusing(
                value,
                "The values of \(T.self) do not form one JSON value."
            )
        }
    }

    /// Calls the function with a writer of the text after the value was encoded.
    private func finish<Text>(_ body: (inout JSONWriter) throws -> Text) rethrows -> Text {
        // Writers reserve room for a key and a number before they write a member.
        let capacity = min(unsafe text.pointee.writer.count, EncodingContext.mostExpected) + 128
        fixed.expectedCount.store(capacity, ordering: .relaxed)
        guard unsafe !text.pointee.parts.isEmpty else {
            return try unsafe body(&text.pointee.writer)
        }
        var joined = unsafe text.pointee.joined()
        return try body(&joined)
    }

    /// Notes what a type did that cannot be; only the first counts, and others are not made.
    func fail(_ error: @autoclosure () -> any Error) {
        if failure == nil { failure = error() }
    }

    // MARK: Keys

    /// The text of a key under the strategy.
    func text(of key: some CodingKey, in encoder: ValueEncoder) -> String {
        switch settings.keys {
        case .convertToSnakeCase:
            snakeCaseNames.name(of: key.stringValue, SnakeCaseKey.convert)
        case .custom(let convert): convert(encoder.codingPath + [key]).stringValue
        default: key.stringValue
        }
    }
}
